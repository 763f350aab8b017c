"""A progress bar for long work, where there is a terminal to show it on."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[float], None]]:
    """A bar on standard error that is told the share done, 0 to 1, and leaves nothing behind."""
    from tqdm import tqdm

    with tqdm(total=100, desc=title, unit="%", leave=False, disable=not sys.stderr.isatty()) as bar:

        def tell(share: float) -> None:
            bar.update(round(share * 100) - bar.n)

        yield tell
