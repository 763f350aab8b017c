"""Faces of cards at the sizes that the table needs: drawn once, and never so many in one frame that it comes late."""

from collections.abc import Callable
from typing import Final

import pygame

from game.games.loonacy.cards import Card, Deck
from game.tables.loonacy import cards_art

Size = tuple[int, int]

_MOST_A_FRAME: Final = 2
_MOST_SIZES: Final = 4
"""Hands, piles, chosen cards, and the hands' size of a moment ago."""


class Faces:
    """What there is no time for in a frame is shown scaled from another size until it is drawn.

    `word` gives an image's name as players read it.
    """

    def __init__(self, deck: Deck, word: Callable[[str], str]) -> None:
        self._deck = deck
        self._word = word
        self._drawn: dict[Size, dict[Card, pygame.Surface]] = {}
        self._left = _MOST_A_FRAME
        self._rough = 0
        self._listen: Callable[[], None] = lambda: None

    def begin_frame(self, listen: Callable[[], None]) -> None:
        """There is time again for a few faces; each takes long enough to look for presses meanwhile."""
        self._left = _MOST_A_FRAME
        self._listen = listen

    @property
    def has_time(self) -> bool:
        """Whether one more face may be drawn in this frame."""
        return self._left > 0

    def watch(self) -> Callable[[], bool]:
        """What tells later whether something has been shown scaled from now on."""
        before = self._rough
        return lambda: self._rough != before

    def forget(self) -> None:
        """The sizes in use have changed."""
        self._drawn.clear()
        cards_art.forget()

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, card: Card) -> None:
        """A card that lies: sharp as soon as there is time."""
        surface.blit(self._face(rect.size, card), rect)

    def draw_moving(self, surface: pygame.Surface, rect: pygame.Rect, card: Card, size: Size) -> None:
        """A card on its way, scaled from its face at `size`: it has another one in every frame."""
        face = self._face(size, card)
        surface.blit(face if rect.size == size else pygame.transform.smoothscale(face, rect.size), rect)

    def draw_back(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A card's back."""
        cards_art.draw_back(surface, rect)

    def draw_moving_back(self, surface: pygame.Surface, rect: pygame.Rect, size: Size) -> None:
        """A back on its way."""
        whole = pygame.Surface(size, pygame.SRCALPHA)
        cards_art.draw_back(whole, whole.get_rect())
        surface.blit(pygame.transform.smoothscale(whole, rect.size), rect)

    def warm(self, size: Size, card: Card) -> bool:
        """Draw a face that may be needed soon, if there is time; tells whether there was anything to do."""
        if self._left <= 0 or card in self._drawn.get(size, ()):
            return False
        self._make(size, card)
        return True

    def _face(self, size: Size, card: Card) -> pygame.Surface:
        found = self._drawn.get(size, {}).get(card)
        if found is not None:
            return found
        if self._left <= 0:
            for faces in self._drawn.values():
                if card in faces:
                    self._rough += 1
                    return pygame.transform.smoothscale(faces[card], size)
        return self._make(size, card)

    def _make(self, size: Size, card: Card) -> pygame.Surface:
        self._left -= 1
        low, high = self._deck.pairs[card]
        images = (self._deck.images[low], self._deck.images[high])
        names = (self._word(images[0]), self._word(images[1]))
        for image, name in zip(images, names, strict=True):
            cards_art.prepare(size, image, name)
            self._listen()
        face = pygame.Surface(size, pygame.SRCALPHA)
        cards_art.draw_card(face, face.get_rect(), images, names=names)
        self._listen()
        if pygame.display.get_surface():
            face = face.convert_alpha()
        faces = self._drawn.pop(size, {})
        faces[card] = face
        self._drawn[size] = faces  # the last one used is the last to go
        while len(self._drawn) > _MOST_SIZES:
            del self._drawn[next(iter(self._drawn))]
        return face
