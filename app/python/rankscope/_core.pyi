# SPDX-License-Identifier: GPL-3.0-or-later
"""The command-line commands, run in this process."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

version: str
libraries: tuple[str, ...]
usual_measures: tuple[str, ...]

class Judgments:
    """Judgments that are read once."""

def judgments(arguments: list[str], held: dict[str, Any]) -> tuple[int, list[str], Judgments, list[str]]: ...
def definitions(asked: list[str], library: str) -> list[str]: ...
def options(command: str) -> list[tuple[str, str, str, list[str], bool]]: ...
def columns(headings: list[str]) -> dict[str, int]: ...
def likely_positive(classes: tuple[str, str]) -> int | None: ...
def evaluate(
    arguments: list[str], judgments: dict[str, Any], runs: dict[str, Any]
) -> tuple[int, list[str], list[str], list[dict[str, Any]]]: ...
def command(
    arguments: list[str], judgments: dict[str, Any], runs: dict[str, Any], samples: dict[str, Any]
) -> tuple[int, list[str], list[str], str, str, str, str]: ...
def curves(
    arguments: list[str], samples: dict[str, Any]
) -> tuple[int, list[str], list[tuple[str, Floats, Floats, Floats, float, float]]]: ...
