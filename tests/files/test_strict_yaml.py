"""YAML without surprises."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.files.finding import UnusableFile
from game.files.strict_yaml import MOST_BYTES, read_yaml


def refused(text: str | bytes) -> str:
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(UnusableFile) as fault:
        read_yaml(data, "a.yaml")
    return str(fault.value)


def test_plain_values_are_what_they_look_like() -> None:
    text = "a: 1\nb: [true, false, null, -2, 1.5, word, \"on\", '012']\nc:\n  d: two words\n"
    assert read_yaml(text.encode(), "a.yaml").value == {
        "a": 1,
        "b": [True, False, None, -2, 1.5, "word", "on", "012"],
        "c": {"d": "two words"},
    }


@pytest.mark.parametrize("text", ["", "# only a comment\n", "\ufeff"])
def test_nothing_is_nothing(text: str) -> None:
    assert read_yaml(text.encode(), "a.yaml").value is None


@pytest.mark.parametrize(
    "word", ["on", "Yes", "NO", "True", "1:30", "012", "0x1f", "1_000", "+1", ".inf", "2020-01-01", "=", "Null"]
)
def test_what_yaml_1_1_reads_in_a_second_way_is_refused_with_its_place(word: str) -> None:
    message = refused(f"x: 1\na: {word}")
    assert message.startswith("a.yaml: line 2, column 4: ")
    assert f'"{word}"' in message


def test_a_key_twice_is_refused_at_the_second() -> None:
    assert refused("a: 1\nb: 2\na: 3") == 'a.yaml: line 3, column 1: "a" stands here twice; remove one'


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("a: &x 1\nb: *x", "anchors"),
        ("a: *x", "aliases"),
        ("a: !!python/object/apply:os.system [x]", "tags"),
        ("<<: {a: 1}", "merging"),
        ("? [a]\n: b", "a key must be"),
        ("1: a", "a key must be a word"),
        ("true: a", "a key must be a word"),
        ("a\n---\nb", "one document"),
        ("a: 1e999", "too large"),
        ("a: " + "9" * 16, "digits"),
        ("a: b: c", "cannot be read as YAML"),
        ("[" * 10_000, "nested more than"),
        ('a: "\\ud800"', "half a character"),
        ("a: \x00", "a character"),
    ],
)
def test_what_figures_never_need_is_refused(text: str, word: str) -> None:
    assert word in refused(text)


def test_another_encoding_is_refused_with_its_line() -> None:
    assert refused(b"a: 1\nb: \xff") == "a.yaml: line 2, column 1: is not UTF-8 text; save it as UTF-8"


def test_a_large_file_is_refused_unread() -> None:
    assert "larger than" in refused(b"#" * (MOST_BYTES + 1))


def test_a_fault_is_placed_at_its_value_or_the_nearest_around() -> None:
    document = read_yaml(b"a:\n  b: [1,\n    2]\n", "a.yaml")
    assert document.fault(("a", "b", 1), "no").at == (3, 5)
    assert document.fault(("a", "missing", 7), "no").at == (2, 3)
    assert document.fault((), "no").at == (1, 1)


@given(st.text(st.sampled_from("ab:-[]{}&*!?|>'\"#%@, \n\t01.~=<"), max_size=60))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        read_yaml(text.encode(), "a.yaml")
    except UnusableFile as fault:
        assert str(fault).startswith("a.yaml: ")
        assert "\n" not in str(fault)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        read_yaml(data, "a.yaml")
    except UnusableFile as fault:
        assert str(fault).startswith("a.yaml: ")
