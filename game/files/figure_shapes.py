"""What all figure files share: shapes checked by pydantic, every fault with its line, column and a hint."""

import difflib
import json
from collections.abc import Mapping
from typing import Annotated, Final, TypeVar, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from game.files.finding import Finding, UnusableFile
from game.files.strict_yaml import Document, Way

T = TypeVar("T")


def _distinct(values: list[T]) -> list[T]:
    if len(set(values)) < len(values):
        raise ValueError("a value stands here twice; remove one")
    return values


Choices = Annotated[list[T], Field(min_length=1), AfterValidator(_distinct)]
"""What the lobby offers for an option, the default first."""

MOST_THINKING_MS: Final = 60_000


def _rising(pair: tuple[int, int]) -> tuple[int, int]:
    if pair[0] > pair[1]:
        raise ValueError("the first number must not be above the second")
    return pair


_Millisecond = Annotated[int, Field(ge=0, le=MOST_THINKING_MS)]
Milliseconds = Annotated[tuple[_Millisecond, _Millisecond], AfterValidator(_rising)]
"""The least and the most time that something takes."""


class Shape(BaseModel):
    """What all shapes keep to: no other keys, no value taken for one of another kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


S = TypeVar("S", bound=Shape)


def shaped(document: Document, shape: type[S]) -> S:
    """The document in that shape. Raises UnusableFile with every fault."""
    try:
        # As JSON, so that lists may stand for pairs and words for enums while all else stays strict.
        return shape.model_validate_json(json.dumps(document.value))
    except ValidationError as error:
        raise UnusableFile(*(_finding(document, shape, fault) for fault in error.errors())) from None


def _finding(document: Document, shape: type[BaseModel], fault: ErrorDetails) -> Finding:
    way: Way = fault["loc"]
    name = f'"{".".join(map(str, way))}"' if way else "the file"
    kind = fault["type"]
    if kind == "missing":
        return document.fault(way, f"{name} is missing; add it")
    if kind == "extra_forbidden":
        return document.fault(way, f"{name} is not known here{_meant(document, shape, way) or '; remove it'}")
    if kind == "value_error":
        return document.fault(way, f"{name}: {fault['ctx']['error']}")
    says = fault["msg"].removeprefix("Input ").removeprefix("List ").replace(" after validation", "")
    for pydantic_word, word in (("valid array", "list"), ("an object", "a mapping"), ("valid integer", "whole number")):
        says = says.replace(pydantic_word, word)
    return document.fault(way, f"{name} {says} (got {_shown(fault['input'])})")


def _meant(document: Document, shape: type[BaseModel], way: Way) -> str:
    """Which missing key an unknown one may be meant to be."""
    there: object = document.value
    for step in way[:-1]:
        if isinstance(step, int):  # the shape of a list's items is already found
            there = there[step] if isinstance(there, list) else None
            continue
        field = shape.model_fields.get(step)
        there = there[step] if isinstance(there, Mapping) else None
        hint = None if field is None else field.annotation
        kinds = [kind for kind in get_args(hint) or (hint,) if isinstance(kind, type) and issubclass(kind, BaseModel)]
        if not kinds:
            return ""
        shape = kinds[0]
    wanted = [key for key in shape.model_fields if not (isinstance(there, Mapping) and key in there)]
    near = difflib.get_close_matches(str(way[-1]), wanted, 1)
    return f': did you mean "{near[0]}"?' if near else ""


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else f"{text[:37]}..."
