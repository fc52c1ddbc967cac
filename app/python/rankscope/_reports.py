# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks, gates, tables and figures: what the command line prints or writes."""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from . import _inputs
from ._calls import (
    Measures,
    _asked,
    _Collection,
    _command,
    _judged,
    _lists,
    _names,
    _Samples,
    _with_weights,
)
from ._options import TABLES, Option, arguments, keywords_of, refuse_unknown, takes, with_keywords
from ._results import Discrimination, Gate, Table, Text, Thresholds

#: Formats of figures in memory.
_FIGURES = {".svg": "svg", ".png": "png", ".pdf": "pdf", ".tif": "tiff", ".tiff": "tiff"}


@takes("check")
def check(*files: Any, **options: Option) -> Text:
    """Show what files contain, and list their warnings, as ``rankscope-cli check`` does.

    Parameters
    ----------
    *files : paths
        Judgments, runs, texts or BEIR folders.

    Returns
    -------
    Text
        The command's output.

    Raises
    ------
    FileNotFoundError
        If a path does not exist.
    ValueError
        If no file can be read.
    """
    paths = [path for path in map(_inputs.path_of, files) if path is not None]
    if len(paths) < len(files):
        raise TypeError("check() requires paths")
    found, _ = _command("check", options, paths)
    return Text(found.text)


@takes("discriminate")
def discriminate(
    qrels: Any, runs: Any, measures: Measures = None, *, as_: str | None = None, **options: Option
) -> Discrimination:
    """Find which measures separate runs best, as ``rankscope-cli discriminate`` does.

    Parameters
    ----------
    qrels, measures, as_
        As in :func:`evaluate`.
    runs : a list of runs, or a dictionary of runs by name
        Three or more.

    Returns
    -------
    Discrimination
    """
    names = _names(_asked(measures), as_)
    given = _Collection(qrels, runs)
    given.check(options)
    with _with_weights(options) as more:
        chosen: dict[str, Option] = {"measure": list(names.values()), "as": as_, "format": "json", **more}
        found, notes = _command("discriminate", chosen, given=given)
    return Discrimination(found, names, given.ids(), notes)


@takes("gate")
def gate(
    qrels: Any,
    run: Any,
    measures: Measures = None,
    *,
    baseline: Any = None,
    as_: str | None = None,
    **options: Option,
) -> Gate:
    """Check a run against release rules, as ``rankscope-cli gate`` does.

    A broken rule is a result, not an error: see ``Gate.passed``.

    Parameters
    ----------
    qrels, run, as_
        As in :func:`evaluate`.
    measures : str or a list, optional
        The mean of each may not drop below that of the baseline by more than ``max_drop``. Default: none; then
        ``min`` or ``rules`` is required.
    baseline : a run, optional
        Required with measures.

    Returns
    -------
    Gate
    """
    names = {} if measures is None else _names(_asked(measures), as_)
    given = _Collection(qrels, {"run": run} if baseline is None else {"run": run, "baseline": baseline})
    given.check(options)
    given.files = given.files[:2]
    with _with_weights(options) as more:
        chosen: dict[str, Option] = {
            "measure": list(names.values()), "as": as_,
            "baseline": None if baseline is None else "baseline", **more,
        }
        found, notes = _command("gate", chosen, given=given)
    return Gate(found, names, given.ids(), notes)


def _table_of_samples(kind: str, given: tuple[Any, ...], options: dict[str, Any]) -> Text:
    y_true, y_score = (*given, None)[:2]
    weights = options.pop("sample_weight", None)
    samples = _Samples("table", y_true, y_score, weights, None, None, options.pop("pos_label", None), options)
    classes = samples.of_classes()
    if classes is not None and kind != "classify":
        raise ValueError("thresholds require two classes; choose the positive one with pos_label=")
    if classes is not None:
        with tempfile.TemporaryDirectory(prefix="rankscope") as folder:
            path = os.path.join(folder, "samples.csv")
            _inputs.write_classes(path, classes)
            return Text(_command(f"table {kind}", options, [path])[0].text)
    return Text(_command(f"table {kind}", options, [samples.file], samples=samples.held)[0].text)


def table(
    kind: str,
    *given: Any,
    measures: Measures = None,
    format: str = "markdown",
    full: bool = False,
    as_: str | None = None,
    **options: Option,
) -> Table:
    """Make a table for a paper, a web page or a spreadsheet, as ``rankscope-cli table`` does.

    Parameters
    ----------
    kind : {"classify", "compare", "discriminate", "eval", "judges", "measures", "steps", "thresholds"}
        What the table shows; "steps" are those of :func:`explain`.
    *given
        What the function of that name takes: judgments and runs, judgments of several judges (and runs),
        grades, or labels and scores.
    measures, as_
        As in :func:`evaluate`.
    format : {"markdown", "latex", "html", "csv", "tsv"}
        LaTeX needs the package booktabs.
    full : bool
        All digits.
    **options
        Those of the command.

    Returns
    -------
    Table
        A text; a notebook shows HTML as a table.
    """
    if kind not in TABLES:
        raise ValueError(f"found the table {kind!r}, expected one of {', '.join(TABLES)}")
    command = f"table {kind}"
    of_samples = kind in ("classify", "thresholds")
    known = [*keywords_of(command, "runs"), *(("sample_weight", "pos_label") if of_samples else ())]
    refuse_unknown("table", options, known)
    chosen: dict[str, Any] = {"format": format, "full": full, "as": as_, **options}
    if kind == "measures":
        return Table(_command(command, chosen)[0].text, format)
    if of_samples:
        return Table(_table_of_samples(kind, given, chosen), format)
    chosen["measure"] = list(_names(_asked(measures), as_).values())
    if kind == "steps" and len(given) == 1:
        return Table(_command(command, {**chosen, "grades": _lists(given[0])})[0].text, format)
    if kind == "judges" and len(given) in (1, 2):
        return Table(_judged(command, given[0], given[1] if given[1:] else None, chosen)[0].text, format)
    if len(given) != 2:
        raise TypeError(f"table({kind!r}) takes judgments and runs")
    collection = _Collection(*given)
    collection.check(options)
    with _with_weights(chosen) as more:
        return Table(_command(command, more, given=collection)[0].text, format)


def thresholds(
    y_true: Any, y_score: Any = None, *, sample_weight: Any = None, pos_label: Any = None, **options: Option
) -> Thresholds:
    """List the confusion matrix and every rate at each distinct threshold.

    Like ``rankscope-cli table thresholds``.

    Parameters
    ----------
    y_true, y_score, sample_weight, pos_label
        As in :func:`classify`, with one model.
    **options
        Options of the command for reading tables.

    Returns
    -------
    Thresholds
        Arrays by the headings of the table; NaN where a rate is undefined.
    """
    refuse_unknown("thresholds", options, keywords_of("table thresholds"))
    chosen = {"format": "csv", "full": True, "sample_weight": sample_weight, "pos_label": pos_label, **options}
    text = _table_of_samples("thresholds", (y_true, y_score), chosen)
    heads, *rows = csv.reader(text.splitlines())
    if not heads[0] == "Threshold":
        raise ValueError("found several models, expected one")
    numbers = np.array([[float(cell) if cell else np.nan for cell in row] for row in rows])
    return Thresholds({head: numbers[:, place].copy() for place, head in enumerate(heads)})


class Figure:
    """A chart in memory. A notebook shows it; ``save(path)`` writes it."""

    def __init__(self, content: bytes, format: str):
        self.content = content
        #: "svg", "png", "pdf" or "tiff".
        self.format = format

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file."""
        with open(path, "wb") as file:
            file.write(self.content)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figure) and (self.content, self.format) == (other.content, other.format)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Figure: {self.format}, {len(self.content)} bytes>"

    def _repr_svg_(self) -> str | None:
        return self.content.decode() if self.format == "svg" else None

    def _repr_png_(self) -> bytes | None:
        return self.content if self.format == "png" else None


def _program() -> str:
    path = shutil.which("rankscope-cli")
    if path is None:
        raise FileNotFoundError(
            "cannot find rankscope-cli, which draws; install the package rankscope, or add its folder to PATH"
        )
    return path


def _written(data: Any, path: str, numbers: Any) -> str:
    """The path of data, which are written there if they are in memory."""
    own = _inputs.path_of(data)
    if own is not None:
        return own
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, delimiter="\t")
        held = _inputs.pairs(data, os.path.basename(path), numbers)
        rows.writerow(["query", "document", "relevance" if numbers is _inputs.GRADE else "score"])
        if isinstance(held.data, Mapping):
            triples: Iterable[Any] = ((q, d, one) for q, of in held.data.items() for d, one in of.items())
        else:
            triples = zip(*held.data[:3])
        rows.writerows([_inputs.id_text(q), _inputs.id_text(d), repr(float(one))] for q, d, one in triples)
    return path


def _drawing_inputs(given: tuple[Any, ...], folder: str) -> list[str]:
    """Arguments of what a chart is of: files, grades, labels and scores, or judgments and runs."""
    if all(isinstance(one, (str, os.PathLike)) for one in given):
        return [str(_inputs.path_of(one)) for one in given]
    if len(given) == 1:
        path = os.path.join(folder, "grades.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f"{text}\n" for text in _lists(given[0]))
        return [path]
    if isinstance(given[0], (list, np.ndarray)) or getattr(given[0], "ndim", 0) == 1:
        path = os.path.join(folder, "samples.csv")
        held = _inputs.samples(given[0], given[1])
        write = _inputs.write_classes if _inputs.are_of_classes(held) else _inputs.write_samples
        write(path, held)
        return [path]
    judgments = _written(given[0], os.path.join(folder, "judgments"), _inputs.GRADE)
    runs = _inputs.named_runs(given[1])[0]
    return [judgments, *(_written(one, os.path.join(folder, name), _inputs.SCORE) for name, one in runs.items())]


def _drawn(command: list[str], given: tuple[Any, ...], path: str, options: Mapping[str, Option]) -> None:
    with tempfile.TemporaryDirectory(prefix="rankscope") as folder:
        inputs = _drawing_inputs(given, folder)
        line = [_program(), *command, f"--output={path}", *arguments(options), *inputs]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ValueError(with_keywords(done.stderr.partition("\nTry “")[0].strip()))


def plot(chart: str, *given: Any, format: str = "svg", measures: Measures = None, **options: Option) -> Figure:
    """Draw a chart as the window does, with ``rankscope-cli plot``.

    Parameters
    ----------
    chart : str
        A name that the command lists, such as "roc", "pr", "calibration", "confusion", "metric-vs-k", "values"
        or "roc+pr".
    *given
        Paths; or grades, labels and scores (also of ``predict_proba`` for several classes), or judgments and
        runs.
    format : {"svg", "png", "pdf", "tiff"}
    measures
        As in :func:`evaluate`.
    **options
        Those of the command, such as ``width="85mm"``, ``grey=True`` or ``title="BM25"``.

    Returns
    -------
    Figure

    Raises
    ------
    FileNotFoundError
        If a path does not exist, or the program is not installed.
    ValueError
        If the program refuses an input or an option.
    """
    if format not in _FIGURES.values():
        raise ValueError(f"found the format {format!r}, expected one of svg, png, pdf, tiff")
    chosen: dict[str, Option] = {"measure": [] if measures is None else _asked(measures), **options}
    with tempfile.TemporaryDirectory(prefix="rankscope") as folder:
        path = os.path.join(folder, f"figure.{format}")
        _drawn(["plot", chart], given, path, chosen)
        with open(path, "rb") as file:
            return Figure(file.read(), format)


def report(*given: Any, output: str | os.PathLike[str], measures: Measures = None, **options: Option) -> None:
    """Write a report with tables, formulas and charts, with ``rankscope-cli report``.

    Parameters
    ----------
    *given
        As in :func:`plot`.
    output : path
        Ends in .pdf or .html.
    measures
        As in :func:`evaluate`.
    **options
        Those of the command, such as ``title="BM25 against dense"`` or ``paper="a4"``.

    Raises
    ------
    FileNotFoundError
        If a path does not exist, or the program is not installed.
    ValueError
        If the program refuses an input or an option.
    """
    chosen: dict[str, Option] = {"measure": [] if measures is None else _asked(measures), **options}
    _drawn(["report"], given, os.fspath(output), chosen)
