"""Settings survive, and bad ones are told, kept aside and replaced by the defaults."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.files.settings import BotSpeed, Paper, SeatMemory, Settings, load_settings, save_settings

FULL = Settings(
    master=1,
    music=2,
    effects=3,
    mute=True,
    full_screen=True,
    text_size=150,
    high_contrast=True,
    reduced_motion=True,
    language="nl",
    bot_speed=BotSpeed.SLOW,
    paper=Paper.GRAPH,
    window_size=(1280, 720),
    window_place=(-5, 10),
    seats=(SeatMemory("Zoë", "human", "keys:wasd"), SeatMemory("Bo", "hard")),
    game="lucky-loop",
    options={"lucky-loop": {"hands": "private", "short": True}, "racetrack": {"laps": 3}},
    bindings={"keys:wasd": {26: "up"}},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "settings.json"


@pytest.mark.parametrize("settings", [Settings(), FULL])
def test_settings_survive(path: Path, settings: Settings) -> None:
    save_settings(path, settings)
    loaded = load_settings(path)
    assert loaded.settings == settings
    assert loaded.findings == ()
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_defaults_hold_and_nothing_is_made(path: Path) -> None:
    assert load_settings(path).settings == Settings()
    assert not path.parent.exists()


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"master": 101}, '"master" must be a whole number from 0 to 100 (got 101)'),
        ({"master": True}, '"master" must be a whole number from 0 to 100 (got true)'),
        ({"mute": 1}, '"mute" must be true or false (got 1)'),
        ({"bot_speed": "quick"}, '"bot_speed" must be one of slow, normal, fast, instant (got "quick")'),
        ({"language": 5}, '"language" must be a text of at most 20 letters (got 5)'),
        ({"window_size": [1]}, '"window_size" must be two whole numbers, or null (got [1])'),
        ({"window_size": [0, 1]}, '"window_size" must be a whole number from 1 to 32767 (got [0, 1])'),
        ({"seats": [{}]}, '"seats" must be a list of seats, each with "name", "player" and "device" (got [{}])'),
        ({"bindings": {"a": {"x": "up"}}}, '"bindings" must be for each kind of device, codes (whole numbers)'),
        (
            {"options": {"lunatix": {"laps": 1.5}}},
            '"options" must be for each game, options with truths, whole numbers or',
        ),
    ],
)
def test_a_wrong_value_is_told_kept_aside_and_replaced_alone(
    path: Path, values: dict[str, object], message: str
) -> None:
    data = json.dumps({"music": 7, **values}).encode()
    write(path, data)
    loaded = load_settings(path)
    assert loaded.settings == Settings(music=7)
    [finding] = loaded.findings
    assert finding.is_error
    assert finding.message.startswith(message)
    assert path.with_name("settings.json.bad").read_bytes() == data


def test_an_unknown_setting_is_a_warning_with_a_hint(path: Path) -> None:
    write(path, b'{"musik": 3}')
    loaded = load_settings(path)
    assert [finding.line() for finding in loaded.findings] == [
        'settings.json: warning: "musik" is not a setting: did you mean "music"?'
    ]
    assert not path.with_name("settings.json.bad").exists()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"mute": true, "mute": false}',
        b"[" * 100_000,
        b'{"a":' + b"9" * 5000 + b"}",
        b" " * 300_000,
    ],
)
def test_a_broken_file_gives_the_defaults_one_finding_and_is_kept(path: Path, data: bytes) -> None:
    write(path, data)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert [finding.is_error for finding in loaded.findings] == [True]
    assert path.with_name("settings.json.bad").exists()


def test_a_fault_of_form_has_its_place(path: Path) -> None:
    write(path, b'{\n "mute": yes}')
    assert load_settings(path).findings[0].line().startswith("settings.json: line 2, column 10: ")


def test_a_folder_in_its_place_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    assert load_settings(path).findings[0].line() == "settings.json: cannot be read: Is a directory"


def test_a_write_that_fails_leaves_the_old_settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(path, FULL)

    def fail(self: Path, target: Path) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        with pytest.raises(OSError, match="disk full"):
            save_settings(path, Settings())
    assert load_settings(path).settings == FULL
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*Settings.__dataclass_fields__, "x", "\n"]), JSON, max_size=4))
def test_any_values_give_settings_or_findings(values: dict[str, object]) -> None:
    from game.files.settings import _parsed

    loaded = _parsed(Path("s.json"), json.dumps(values).encode())
    assert isinstance(loaded.settings, Settings)
    assert all("\n" not in finding.line() for finding in loaded.findings)
