"""Who sits where: which device drives which seat, also when devices go and come back."""

from collections.abc import Collection
from dataclasses import dataclass

from game.ui.press import Device


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat taken by a device; `is_lost` while that device is unplugged."""

    device: Device
    is_lost: bool = False


class Chairs:
    """The seats 0..places-1 and the devices on them. One device may hold several (hot seat)."""

    def __init__(self, places: int = 6) -> None:
        self.places = places
        self._chairs: dict[int, Chair] = {}

    def device_of(self, seat: int) -> Device | None:
        """The device on a seat, also when it is unplugged; None for an empty seat."""
        chair = self._chairs.get(seat)
        return chair.device if chair else None

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """The seats that a device drives, in rising order."""
        return tuple(seat for seat, chair in sorted(self._chairs.items()) if chair.device == device)

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats with a device, in rising order."""
        return tuple(sorted(self._chairs))

    @property
    def lost(self) -> tuple[int, ...]:
        """The seats whose device is unplugged, in rising order."""
        return tuple(seat for seat, chair in sorted(self._chairs.items()) if chair.is_lost)

    @property
    def devices(self) -> tuple[Device, ...]:
        """The devices that are seated, each once, in the order of their first seats."""
        return tuple(dict.fromkeys(chair.device for _, chair in sorted(self._chairs.items())))

    def join(self, device: Device, reserved: Collection[int] = ()) -> int | None:
        """Seat a device that has no seat on the first free one that is not reserved; None when it has or none is."""
        return None if self.seats_of(device) else self.add(device, reserved)

    def add(self, device: Device, reserved: Collection[int] = ()) -> int | None:
        """Seat one more person on a device (hot seat); None when no seat is free."""
        for seat in range(self.places):
            if seat not in self._chairs and seat not in reserved:
                self._chairs[seat] = Chair(device)
                return seat
        return None

    def give(self, seat: int, device: Device) -> None:
        """Let a device drive a seat, whoever drove it before."""
        if not 0 <= seat < self.places:
            raise ValueError(f"there is no seat {seat} among {self.places}")
        self._chairs[seat] = Chair(device)

    def leave(self, seat: int) -> None:
        """Free a seat; a free one stays free."""
        self._chairs.pop(seat, None)

    def swap(self, a: int, b: int) -> None:
        """Exchange what sits on two seats, empty ones too."""
        chair_a, chair_b = self._chairs.pop(a, None), self._chairs.pop(b, None)
        if chair_b:
            self._chairs[a] = chair_b
        if chair_a:
            self._chairs[b] = chair_a

    def lose(self, device: Device) -> tuple[int, ...]:
        """A device was unplugged: its seats wait for it. Returns them."""
        seats = self.seats_of(device)
        for seat in seats:
            self._chairs[seat] = Chair(device, is_lost=True)
        return seats

    def find(self, device: Device) -> tuple[int, ...]:
        """A device was plugged in: the same make gets back the seats of the first lost device of its kind.

        Returns those seats; empty when it has none waiting (somebody may then `take_over`).
        """
        waiting = [seat for seat in self.lost if self._chairs[seat].device.kind == device.kind]
        return self._reseat(waiting, device)

    def take_over(self, device: Device) -> tuple[int, ...]:
        """Any device takes the seats of the first lost device. Returns them."""
        return self._reseat(self.lost, device)

    def _reseat(self, waiting: Collection[int], device: Device) -> tuple[int, ...]:
        if not waiting:
            return ()
        seats = self.seats_of(self._chairs[min(waiting)].device)
        for seat in seats:
            self._chairs[seat] = Chair(device)
        return seats
