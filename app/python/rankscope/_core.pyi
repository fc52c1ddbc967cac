# SPDX-License-Identifier: GPL-3.0-or-later
"""The command-line commands, run in this process."""

from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

version: str
libraries: tuple[str, ...]
usual_measures: tuple[str, ...]

class Judgments:
    """Judgments that are read once."""

class Tables:
    """The tables of a result."""

    def html(self) -> str: ...
    def latex(self) -> str: ...

class _Bounds(TypedDict, total=False):
    bounds: Floats
    mean_bounds: Floats
    open_bounds: Floats
    mean_open_bounds: Floats

class EvaluatedRun(_Bounds):
    file: str
    queries: list[str]
    not_in_run: list[str]
    not_judged: list[str]
    means: Floats
    values: Floats
    counted: Floats
    reasons: list[tuple[int, int, str]]
    text: str
    tables: Tables

def judgments(arguments: list[str], held: dict[str, object]) -> tuple[int, list[str], Judgments, list[str]]: ...
def definitions(asked: list[str], library: str) -> list[str]: ...
def options(command: str) -> list[tuple[str, str, str, list[str], bool]]: ...
def columns(headings: list[str]) -> dict[str, int]: ...
def likely_positive(classes: tuple[str, str]) -> int | None: ...
def evaluate(
    arguments: list[str], judgments: dict[str, object], runs: dict[str, object]
) -> tuple[int, list[str], list[str], list[EvaluatedRun]]: ...
def command(
    arguments: list[str], judgments: dict[str, object], runs: dict[str, object], samples: dict[str, object]
) -> tuple[int, list[str], list[str], str, str, Tables]: ...
def curves(
    arguments: list[str], samples: dict[str, object]
) -> tuple[int, list[str], list[tuple[str, Floats, Floats, Floats, float, float]]]: ...
