"""Records on disk: nothing that was played is lost, and nothing strange is believed."""

import errno
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.match import Entry, Played, SeatChanged, Undone
from game.core.record import Header, Record, SeatLine, write_entry, write_header
from game.files import record_shelf, records
from game.files.finding import UnusableFile
from game.files.paths import assets
from game.files.record_shelf import newest_unfinished, shelf_of
from game.files.records import Recorder, read_record
from game.games.catalogue import find_game

HEADER = Header(
    "racetrack", 1, 7, (SeatLine("Zoë", "human"), SeatLine("Bo", "hard")), {"laps": 2}, "the board", "oval.tmx"
)
ENTRIES: tuple[Entry, ...] = (
    Played(0, 0, "steer dx=1 dy=0", "0011223344556677"),
    SeatChanged(1, "Mö", "human"),
    Played(9, 1, "steer dx=0 dy=0", "8899aabbccddeeff"),
    Undone("0011223344556677"),
)


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def begun(saves: Path, entries: tuple[Entry, ...] = ENTRIES) -> Path:
    recorder = Recorder.begin(saves, HEADER)
    recorder.append(entries)
    recorder.close()
    return recorder.path


def test_every_entry_is_on_disk_before_the_next(saves: Path) -> None:
    recorder = Recorder.begin(saves, HEADER)
    for number, entry in enumerate(ENTRIES, 1):
        recorder.append([entry])
        assert read_record(recorder.path) == Record(HEADER, ENTRIES[:number])


def test_two_matches_begun_in_one_second_have_two_records(saves: Path) -> None:
    assert begun(saves) != begun(saves)


@pytest.mark.parametrize("kept", range(1, 81))
def test_cut_anywhere_in_the_last_line_at_most_that_is_lost_and_writing_goes_on(saves: Path, kept: int) -> None:
    path = begun(saves)
    data = path.read_bytes()
    cut = data[: len(data) - kept]
    path.write_bytes(cut)
    whole = ENTRIES[: cut.count(b"\n") - 1]
    if kept == 1:
        whole = ENTRIES  # only the line's end is gone
    record, recorder = Recorder.resume(path)
    assert record.entries[: len(whole)] == whole
    assert len(record.entries) <= len(whole) + 1
    recorder.append([ENTRIES[0]])
    assert read_record(path) == Record(HEADER, (*record.entries, ENTRIES[0]))


def test_a_record_cut_within_a_letter_is_read(saves: Path) -> None:
    path = begun(saves, ENTRIES[:2])
    data = path.read_bytes()
    path.write_bytes(data[: data.rfind("ö".encode()) + 1])
    assert read_record(path) == Record(HEADER, ENTRIES[:1])


def test_empty_lines_at_the_end_do_not_stand_between_entries(saves: Path) -> None:
    path = begun(saves)
    path.write_bytes(path.read_bytes() + b"\n\n")
    _, recorder = Recorder.resume(path)
    recorder.append([ENTRIES[0]])
    assert read_record(path).entries == (*ENTRIES, ENTRIES[0])


def test_a_finished_match_moves_away_and_is_not_resumed(saves: Path) -> None:
    recorder = Recorder.begin(saves, HEADER)
    recorder.append(ENTRIES)
    path = recorder.finish()
    assert path.parent == saves / records.FINISHED
    assert newest_unfinished(saves) is None
    [saved] = shelf_of(saves).part(0, 10)
    assert (saved.is_finished, saved.header, saved.entries) == (True, HEADER, len(ENTRIES))


def test_a_finished_match_never_replaces_another(saves: Path) -> None:
    recorder = Recorder.begin(saves, HEADER)
    other = saves / records.FINISHED / recorder.path.name
    other.parent.mkdir()
    other.write_bytes(b"other")
    assert recorder.finish() != other
    assert other.read_bytes() == b"other"


def test_a_record_that_was_removed_does_not_begin_in_the_middle(saves: Path) -> None:
    recorder = Recorder.begin(saves, HEADER)
    recorder.path.unlink()
    with pytest.raises(FileNotFoundError):
        recorder.append(ENTRIES)
    assert not recorder.path.exists()


def test_a_record_that_is_being_played_is_not_played_by_another_window_too(saves: Path) -> None:
    recorder = Recorder.begin(saves, HEADER)
    with pytest.raises(UnusableFile, match="is being played in another window"):
        Recorder.resume(recorder.path)
    recorder.append(ENTRIES[:1])
    recorder.close()
    read, second = Recorder.resume(recorder.path)
    assert read.entries == ENTRIES[:1]
    with pytest.raises(UnusableFile, match="is being played in another window"):
        Recorder.resume(recorder.path)
    second.append(ENTRIES[1:])
    assert read_record(second.finish()).entries == ENTRIES


@pytest.mark.parametrize("other", [b"", b"more\n"])
def test_a_record_that_somebody_else_wrote_to_is_left_alone(saves: Path, other: bytes) -> None:
    recorder = Recorder.begin(saves, HEADER)
    recorder.append(ENTRIES)
    strange = recorder.path.read_bytes() + other if other else other
    recorder.path.write_bytes(strange)
    with pytest.raises(OSError, match="somebody else has written"):
        recorder.append(ENTRIES)
    assert recorder.path.read_bytes() == strange


def full_disk(number: int, data: bytes) -> int:
    """Half of it still fits."""
    if len(data) > 1:
        return real_write(number, data[: len(data) // 2])
    raise OSError(errno.ENOSPC, "No space left on device")


real_write = os.write


def test_a_full_disk_leaves_no_record_that_never_began(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", full_disk)
    with pytest.raises(OSError, match="No space"):
        Recorder.begin(saves, HEADER)
    assert list(saves.iterdir()) == []


def test_a_full_disk_leaves_whole_lines(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder.begin(saves, HEADER)
    recorder.append(ENTRIES[:2])
    before = recorder.path.read_bytes()
    monkeypatch.setattr(os, "write", full_disk)
    with pytest.raises(OSError, match="No space"):
        recorder.append(ENTRIES[2:])
    assert recorder.path.read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [write_header(replace(HEADER, seats=(SeatLine("A", "wizard"),))), write_entry(SeatChanged(0, "A", "wizard"))],
)
def test_a_player_that_the_game_does_not_know_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("\n".join([line] if "format" in line else [write_header(HEADER), line]) + "\n", "utf-8")
    with pytest.raises(UnusableFile, match=r'line [12]: "player" must be one of human, .*\(got "wizard"\)'):
        read_record(path)


def test_only_those_records_are_read_that_a_list_shows(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(30):
        begun(saves, ENTRIES[:1])
    read: list[Path] = []

    def noted(path: Path) -> bytes:
        read.append(path)
        return path.read_bytes()

    monkeypatch.setattr(record_shelf, "record_bytes", noted)
    shelf = shelf_of(saves)
    assert (len(shelf), read) == (30, [])
    assert [saved.path for saved in shelf.part(10, 5)] == read == list(shelf.unfinished[10:15])
    assert shelf.part(30, 5) == ()
    assert newest_unfinished(saves) is not None
    assert len(read) == 6


def test_records_are_listed_newest_first_and_strangers_say_why(saves: Path) -> None:
    older, newer = begun(saves), begun(saves)
    os.utime(older, (1, 1))
    os.utime(newer, (2, 2))
    (saves / "stranger.jsonl").write_text("hello\n")
    os.utime(saves / "stranger.jsonl", (3, 3))
    listed = shelf_of(saves).part(0, 10)
    assert [saved.path.name for saved in listed] == ["stranger.jsonl", newer.name, older.name]
    assert listed[0].header is None
    assert listed[0].finding is not None
    assert "not a record" in listed[0].finding.line()
    newest = newest_unfinished(saves)
    assert newest is not None
    assert newest.path == newer


def test_without_a_folder_nothing_is_listed(saves: Path) -> None:
    assert len(shelf_of(saves)) == 0
    assert newest_unfinished(saves) is None


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "the file is empty"),
        (b"{}\n", "format 1"),
        (b"\xff\n\n", "line 1: is not UTF-8"),
        (b"[" * 500_000 + b"\n", "not a line of a record"),
        (b'{"format":' + b"9" * 5000 + b"}\n", "not a line of a record"),
        (write_header(HEADER).encode() + b'\n{"move":1}\n', "line 2"),
        (write_header(HEADER).encode() + b"\n\n" + write_entry(ENTRIES[0]).encode() + b"\n", "line 2"),
        (b"\n" * 1_000_001, "no match is that long"),
        (b" " * (records.MOST_BYTES + 1), "no match is that long"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(data)
    with pytest.raises(UnusableFile) as fault:
        read_record(path)
    [finding] = fault.value.findings
    assert finding.line().startswith("a.jsonl: ")
    assert "\n" not in finding.line()
    assert message in finding.line()


def test_killed_while_writing_all_that_was_appended_is_there(saves: Path) -> None:
    program = (
        "import os, signal, sys; from pathlib import Path;"
        "from tests.files.test_records import ENTRIES, HEADER; from game.files.records import Recorder;"
        "recorder = Recorder.begin(Path(sys.argv[1]), HEADER);"
        "[recorder.append([entry]) for entry in ENTRIES];"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", program, str(saves)], cwd=assets().parent, check=False)
    [saved] = shelf_of(saves).part(0, 10)
    assert read_record(saved.path) == Record(HEADER, ENTRIES)


TEXT = st.text(st.characters(codec="utf-8"), max_size=12).filter(str.isprintable)
PLAYER = st.sampled_from(find_game("racetrack").players)
WHOLE = st.integers(-(2**63), 2**63)
ENTRY = (
    st.builds(Played, WHOLE, WHOLE, TEXT, TEXT)
    | st.builds(Undone, TEXT)
    | st.builds(SeatChanged, WHOLE, TEXT.filter(bool), PLAYER)
)


@given(st.lists(ENTRY, max_size=5))
def test_any_entries_survive_their_text(entries: list[Entry]) -> None:
    data = "".join(f"{line}\n" for line in [write_header(HEADER), *map(write_entry, entries)]).encode()
    assert records.parse_record(Path("a.jsonl"), data) == Record(HEADER, tuple(entries))
