# SPDX-License-Identifier: GPL-3.0-or-later
"""Options of commands as keyword arguments."""

from __future__ import annotations

import difflib
import functools
import inspect
import re
import textwrap
from collections.abc import Iterable, Mapping
from typing import Any, Callable, TypeVar, Union

import numpy as np

from . import _core
from ._ir_measures import translated

#: The value of an option: True for a flag, a sequence for an option that can be repeated.
Option = Union[str, int, float, bool, None, Iterable[Union[str, int, float]]]
Function = TypeVar("Function", bound=Callable[..., Any])

#: The kinds of tables.
TABLES = ("classify", "compare", "discriminate", "eval", "judges", "measures", "steps", "thresholds")
#: Options that have no keyword: what they do is done otherwise here, or makes no sense.
WITHOUT = frozenset({"help", "watch", "format", "measure", "counts", "take"})
#: Options about how files are read.
OF_FILES = frozenset(
    "query_column document_column grade_column score_column grades raters skip_bad_lines latin1 gb18030 feature "
    "split max_expansion sheet decimal_comma label score predicted weight group id delimiter leave_out no_header "
    "skip_bad_rows truth".split()
)


def arguments(options: Mapping[str, Option]) -> list[str]:
    """Options as a command line has them."""
    made = []
    for name, value in options.items():
        option = "--" + name.rstrip("_").replace("_", "-")
        several: Iterable[Any] = [value]
        if isinstance(value, Mapping):
            several = [",".join(f"{word}={number}" for word, number in value.items())]
        elif isinstance(value, Iterable) and not isinstance(value, str):
            several = value
        if name == "measure":
            several = map(translated, several)
        for one in several:
            if isinstance(one, (bool, np.bool_)):
                made += [option] if one else []
            elif one == "":
                made += [option, one]
            elif one is not None:
                made.append(f"{option}={float(one)!r}" if isinstance(one, float) else f"{option}={one}")
    return made


def _as_keyword(option: re.Match[str]) -> str:
    name = "as_" if option[1] == "as" else option[1].replace("-", "_")
    return f'{name}="{option[2]}"' if option[2] else f"{name}="


def with_keywords(text: str) -> str:
    """A message of the command line, with its options written as keywords."""
    return re.sub(r"(?<![\w-])(?:-- )?--([a-z][a-z0-9-]+)=?(?: ([a-z-]+)(?=\)))?", _as_keyword, text)


def refuse_of_files(options: Mapping[str, Option]) -> None:
    """:raises ValueError: for an option about files, which are not read"""
    for name, value in options.items():
        if name in OF_FILES and value is not None and value is not False:
            raise ValueError(f"{name}= is for files, but all data is in memory; omit it")


#: The types of values, by what the help calls them; others are texts.
TYPES = {
    "": "bool", "N": "int", "FILE": "path", "ALPHA": "float", "D": "float", "EPS": "float", "RATE": "float", "T": "float"
}
#: Most words to be listed as a type.
MOST_WORDS = 12


def _paragraph(name: str, value: str, about: str, words: list[str]) -> str:
    kind = TYPES.get(value, "str")
    if 0 < len(words) <= MOST_WORDS:
        kind = "{" + ", ".join(f'"{word}"' for word in words) + "}"
    text = textwrap.fill(with_keywords(about), 95, initial_indent=8 * " ", subsequent_indent=8 * " ")
    return f"    {name} : {kind}\n{text}\n"


def keywords_of(command: str, *without: str) -> dict[str, tuple[str, str, list[str]]]:
    """By keyword of a command's options: the name of the value, the description and the words."""
    keywords = {
        option.replace("-", "_"): (value, text, words) for option, value, text, words, _ in _core.options(command)
    }
    return {name: of for name, of in keywords.items() if name not in WITHOUT and name not in without}


def refuse_unknown(function: str, options: Iterable[str], known: Iterable[str]) -> None:
    """:raises TypeError: for an option that the function does not have"""
    known = list(known)
    for name in options:
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean '{close[0]}'?" if close else ""
            raise TypeError(f"{function}() got an unexpected keyword argument '{name}'{hint}")


def takes(command: str, *without: str) -> Callable[[Function], Function]:
    """Gives a function the options of a command as keywords, in its signature and its docstring.

    :param without: further options of the command that have no keyword
    """

    def taking(function: Function) -> Function:
        own = inspect.signature(function)
        named = [one for one in own.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
        about = {
            name: of for name, of in keywords_of(command, *without).items()
            if name not in own.parameters and name + "_" not in own.parameters
        }
        known = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None if value else False)
            for name, (value, *_) in about.items()
        ]

        @functools.wraps(function)
        def call(*given: Any, **options: Any) -> Any:
            refuse_unknown(function.__name__, options, [*(one.name for one in named), *about])
            return function(*given, **options)

        call.__signature__ = own.replace(parameters=[*named, *known])  # type: ignore[attr-defined]
        call.__doc__ = (function.__doc__ or "").rstrip() + "\n\n    Other Parameters\n    ----------------\n"
        call.__doc__ += "".join(_paragraph(name, *of) for name, of in about.items())
        return call  # type: ignore[return-value]

    return taking
