"""Findings in words and as JSON."""

from game.files.finding import Finding, Severity, has_errors


def test_a_finding_names_file_layer_object_and_class() -> None:
    message = 'property "order" must be a whole number from 1 (got "a")'
    finding = Finding("oval.tmx", Severity.ERROR, message, layer="gates", object=12, name="cp2", kind="Checkpoint")
    assert finding.line() == f'oval.tmx: layer "gates", object 12 "cp2" (Checkpoint): {message}'


def test_a_finding_names_the_cell() -> None:
    finding = Finding("oval.tmx", Severity.WARNING, "two walls meet at a corner only", layer="road", cell=(3, 4))
    assert finding.line() == 'oval.tmx: layer "road", cell (3, 4): warning: two walls meet at a corner only'


def test_a_finding_names_line_and_column() -> None:
    assert Finding("a.yaml", Severity.ERROR, "no", at=(3, 7)).line() == "a.yaml: line 3, column 7: no"


def test_a_finding_about_the_whole_file_names_only_that() -> None:
    assert Finding("a.tmx", Severity.ERROR, "is empty").line() == "a.tmx: is empty"


def test_whatever_it_quotes_a_finding_is_one_line() -> None:
    assert Finding("a.tmx", Severity.ERROR, 'no "x\ny\x1b"', layer="l\n").line() == 'a.tmx: layer "l ": no "x y "'


def test_json_has_the_promised_keys() -> None:
    finding = Finding("oval.tmx", Severity.WARNING, "no", layer="road", object=3, name="a", cell=(3, 4), kind="Start")
    assert finding.as_json() == {
        "file": "oval.tmx",
        "severity": "warning",
        "layer": "road",
        "object": 3,
        "name": "a",
        "class": "Start",
        "cell": [3, 4],
        "message": "no",
    }


def test_warnings_alone_are_no_errors() -> None:
    warning, error = Finding("a", Severity.WARNING, "w"), Finding("a", Severity.ERROR, "e")
    assert not has_errors([warning])
    assert has_errors([warning, error])
