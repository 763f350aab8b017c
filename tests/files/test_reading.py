"""Whatever lies where a file should be, reading never waits."""

import os
import socket
from pathlib import Path

import pytest

from game.files.reading import holds, read_bytes


def test_one_byte_more_than_allowed_shows_that_a_file_is_too_long(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    assert read_bytes(path, 3) == b"1234"


@pytest.mark.skipif(os.name == "nt", reason="such files are of POSIX")
def test_pipes_sockets_and_devices_are_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the path of a socket must be short
    os.mkfifo("pipe")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket")
        for path in ("pipe", "socket", "/dev/zero"):
            with pytest.raises(OSError, match="not a file that can be read"):
                read_bytes(Path(path), 10)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"\S"):
        read_bytes(tmp_path, 10)


@pytest.mark.parametrize("name", ["a\0b", "\ud83d\0"])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match="no file can have that name"):
        read_bytes(tmp_path / name, 10)


def test_only_a_file_holds_anything(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert holds(path, b"12345")
    assert not holds(path, b"1234")
    assert not holds(path, b"123456")
    assert not holds(tmp_path, b"")
