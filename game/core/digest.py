"""A short fingerprint of a state, the same in every process on every machine."""

from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any


def digest(state: Any) -> str:
    """16 hex digits for a value made of whole numbers, truths, None, texts, enums, tuples and dataclasses.

    The fingerprint runs over a canonical text that names the classes. Raises TypeError for anything
    else (floats, sets, dicts): these have no place in a state.
    """
    parts: list[str] = []
    _write(state, parts)
    return blake2b("".join(parts).encode(), digest_size=8).hexdigest()


def _write(value: Any, parts: list[str]) -> None:
    kind = type(value)
    if kind is int or value is None or kind is bool:
        parts.append(f"{value},")
    elif kind is str:
        parts.append(f"{value!r},")
    elif isinstance(value, Enum):
        parts.append(f"{kind.__name__}.{value.name},")
    elif isinstance(value, tuple):
        parts.append("(" if kind is tuple else f"{kind.__name__}(")
        for item in value:
            _write(item, parts)
        parts.append(")")
    elif is_dataclass(value):
        parts.append(f"{kind.__name__}(")
        for field in fields(value):
            _write(getattr(value, field.name), parts)
        parts.append(")")
    else:
        raise TypeError(f"a state may not hold a {kind.__name__}")
