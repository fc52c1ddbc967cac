# SPDX-License-Identifier: GPL-3.0-or-later
"""The public functions. Each builds a command's arguments and wraps its output in a result."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import sys
import tempfile
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Union

import numpy as np
from numpy.typing import NDArray

from . import _core, _inputs
from ._ir_measures import translated
from ._options import (
    TABLES,
    Option,
    arguments,
    keywords_of,
    refuse_of_files,
    refuse_unknown,
    takes,
    with_keywords,
)
from ._results import (
    Agreement,
    Classification,
    Comparison,
    Evaluation,
    Evaluations,
    Explanation,
    PrecisionRecallCurve,
    RocCurve,
    Rules,
    Told,
)

Measures = Union[str, Iterable[Any], None]
#: Commands whose result is a text only; a table has its own format.
WITHOUT_JSON = frozenset({"check", *(f"table {kind}" for kind in TABLES)})
_Floats = NDArray[np.float64]


class RankscopeWarning(UserWarning):
    """A problem in readable input, and how it was handled."""


def _asked(measures: Measures) -> list[str]:
    """The texts of distinct measures; str() of an ir_measures object is its text."""
    if measures is None:
        return list(_core.usual_measures)
    return [measures] if isinstance(measures, str) else list(dict.fromkeys(str(one) for one in measures))


def _definitions(asked: list[str], as_: str | None) -> dict[str, str]:
    """The text form by requested name."""
    return dict(zip(asked, _core.definitions([translated(one) for one in asked], as_ or "")))


def _names(asked: list[str], as_: str | None) -> dict[str, str]:
    """The requested name by text form; the first of several."""
    names: dict[str, str] = {}
    for name, text in _definitions(asked, as_).items():
        names.setdefault(text, name)
    return names


def _check(status: int, said: list[str], found: Any, given: _Collection | None = None) -> None:
    """Raises the messages as an error, or warns of each.

    :param given: data in which ids may have caused the error
    """
    lines = [with_keywords(line) for line in said]
    if status != 0 and not found:
        for held in given.held if given else ():
            held.check_ids()
        lines += [
            f"{path} is a folder; give a file, a folder of BEIR, or one that contains only judgments, runs and texts"
            for path in (given.files if given else ()) if os.path.isdir(path)
        ]
        raise ValueError("\n".join(lines))
    level = 1
    while sys._getframe(level).f_globals.get("__package__") == __package__:
        level += 1
    for line in lines:
        warnings.warn(line, RankscopeWarning, stacklevel=level + 1)


class Qrels:
    """Judgments that are read once, for :func:`evaluate`, :func:`compare` and others.

    Parameters
    ----------
    source : judgments
        In any form listed in the docstring of the module. Later changes to the source have no effect.
    **options
        Options of :func:`evaluate` for reading files, such as ``repeated="highest"`` or ``grade_column="rel"``.

    Raises
    ------
    FileNotFoundError
        If the path does not exist.
    TypeError
        If an id is neither a string nor an integer, or an option is unknown.
    ValueError
        If the judgments cannot be read.
    """

    #: Name in messages: the path, or "qrels".
    name: str

    def __init__(self, source: Any, **options: Option):
        refuse_unknown("Qrels", options, keywords_of("judgments"))
        path = _inputs.path_of(source)
        self.name = path or "qrels"
        held = None if path else _inputs.pairs(source, "qrels", _inputs.GRADE)
        if held:
            refuse_of_files(options)
        line = ["judgments", *arguments(options), "--", self.name]
        status, said, read, ids = _core.judgments(line, {"qrels": held.data} if held else {})
        if status != 0 and held:
            held.check_ids()
        _check(status, said, status == 0)
        own = held.ids if held else {}
        self.held = _inputs.Held(read, lambda: own, held is not None and held.is_matrix)
        self._queries = list(own.values()) if held else ids

    @property
    def queries(self) -> list[Any]:
        """Query ids of the caller's type, in the order given; in byte order for files."""
        return list(self._queries)

    def __len__(self) -> int:
        return len(self._queries)

    def __repr__(self) -> str:
        return f"<Qrels of {self.name}: {len(self)} queries>"


class _Collection:
    """Judgments and runs, as arguments and as data in memory."""

    def __init__(self, qrels: Any, run: Any):
        path = None if isinstance(qrels, Qrels) else _inputs.path_of(qrels)
        #: The arguments: a path or the name of data.
        self.files = ["qrels" if path is None else path]
        self.judged: _inputs.Held | None = None
        if isinstance(qrels, Qrels):
            self.files, self.judged = [qrels.name], qrels.held
        elif path is None:
            self.judged = _inputs.pairs(qrels, "qrels", _inputs.GRADE)
        #: Whether the judgments were read before, with their own options.
        self.is_read = isinstance(qrels, Qrels)
        #: By name; of the paths only those that have another name.
        self.runs: dict[str, _inputs.Held | str] = {}
        named, self.is_one = _inputs.named_runs(run)
        _inputs.refuse_swapped(qrels, named.values())
        for name, one in named.items():
            path = _inputs.path_of(one)
            self.files.append(name)
            if path is None:
                self.runs[name] = _inputs.pairs(one, name, _inputs.SCORE)
            elif path != name:
                self.runs[name] = path
        runs = [one for one in self.runs.values() if isinstance(one, _inputs.Held)]
        #: The data in memory, judgments first.
        self.held = [one for one in (self.judged, *runs) if one]
        self.is_in_memory = self.judged is not None and len(runs) == len(named)

    def id_of(self, text: str) -> Any:
        """The caller's id of a query."""
        return next((one.ids[text] for one in self.held if text in one.ids), text)

    def ids(self) -> dict[str, Any]:
        """The caller's query ids, by text."""
        return {text: one for held in reversed(self.held) for text, one in held.ids.items()}

    def order_of(self, run: str) -> tuple[Iterable[str], bool]:
        """The order of a run's queries, and whether each has a row."""
        first = self.judged or self.runs.get(run)
        return (first.ids, first.is_matrix) if isinstance(first, _inputs.Held) else ((), False)

    def data(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the core takes: judgments and runs."""
        runs = {name: one.data if isinstance(one, _inputs.Held) else one for name, one in self.runs.items()}
        return {} if self.judged is None else {self.files[0]: self.judged.data}, runs

    def check(self, options: Mapping[str, Option]) -> None:
        """:raises ValueError: without a run, and for options that would change nothing"""
        if len(self.files) == 1:
            raise ValueError("found no run")
        for option in ("groups", "weights"):
            _inputs.table_path_of(options.get(option))  # nothing for weights in memory
        if self.is_read and options.get("repeated") is not None:
            raise ValueError("repeated= is for reading judgments, which have already been read; pass it to Qrels()")
        if self.is_in_memory:
            refuse_of_files(options)


def _command(
    name: str,
    options: Mapping[str, Option],
    files: Iterable[str] = (),
    given: _Collection | None = None,
    samples: Mapping[str, Any] = {},
) -> tuple[Told, list[str]]:
    """JSON, text and tables, and notes."""
    line = [name, *arguments(options), "--", *(given.files if given else ()), *files]
    judgments, runs = given.data() if given else ({}, {})
    status, said, notes, found, text, tables = _core.command(line, judgments, runs, dict(samples))
    _check(status, said, found or (name in WITHOUT_JSON and text), given)
    return Told(found, text, tables), [with_keywords(note) for note in notes]


@contextlib.contextmanager
def _with_weights(options: Mapping[str, Option]) -> Iterator[dict[str, Option]]:
    """The options, where weights in memory have become a file."""
    weights = options.get("weights")
    if not isinstance(weights, Mapping):
        yield dict(options)
        return
    with tempfile.TemporaryDirectory(prefix="rankscope") as folder:
        path = os.path.join(folder, "weights")
        with open(path, "w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file, delimiter="\t")
            rows.writerow(["query", "weight"])
            rows.writerows([_inputs.id_text(query), repr(float(one))] for query, one in weights.items())
        yield {**options, "weights": path}


@takes("eval")
def evaluate(
    qrels: Any, run: Any, measures: Measures = None, *, as_: str | None = None, **options: Option
) -> Evaluation | Evaluations:
    """Score one or more runs against judgments, as ``rankscope-cli eval`` does.

    Parameters
    ----------
    qrels : judgments
        In any form listed in the docstring of the module.
    run : a run, a list of runs, or a dictionary of runs by name
        In any of these forms. Empty judgments and runs are allowed: a run without queries misses every
        judged query, and without judgments no query counts. An empty list of runs gives an empty list of results.
    measures : str or a list, optional
        Definitions such as ``nDCG@10`` or ``AP(rel=2)@100``, other tools' names (``ndcg_cut_10``,
        ``map``), or measures of ir_measures. Default: nDCG@10, AP@10, RR@10 and P@10.
    as_ : str, optional
        Follow the rules of this tool, one of :data:`rankscope.libraries`: its order of equal
        scores, precision of scores, rule for missing queries, and parameters of measures.

    Returns
    -------
    Evaluation, or Evaluations, a list of them, for several runs or a file with several
        Measures have the names that you requested. Queries have your ids, in the order that you gave.

    Raises
    ------
    FileNotFoundError
        If a path does not exist.
    TypeError
        If an id is neither a string nor an integer, or an option is unknown.
    ValueError
        If an input cannot be read, no query of a run is judged, or an option is invalid.

    Notes
    -----
    O(n log n) in the documents of each query. Releases the GIL.
    """
    definitions = _definitions(_asked(measures), as_)
    given = _Collection(qrels, run)
    if len(given.files) == 1:
        return Evaluations()
    given.check(options)
    with _with_weights(options) as chosen:
        line = arguments({"measure": list(definitions), "as": as_, **chosen})
        status, said, notes, found = _core.evaluate(["eval", *line, "--", *given.files], *given.data())
    _check(status, said, found, given)
    evaluations = Evaluations()
    for data in found:
        order, is_whole = given.order_of(data["file"])
        evaluations.append(
            Evaluation(data, definitions, given.id_of, order, is_whole=is_whole, notes=map(with_keywords, notes))
        )
    return evaluations[0] if given.is_one and len(evaluations) == 1 else evaluations


@takes("eval", "bounds")
def bounds(
    qrels: Any,
    run: Any,
    measures: Measures = None,
    *,
    top_grade: float | None = None,
    as_: str | None = None,
    **options: Option,
) -> Evaluation | Evaluations:
    """Find the lowest and highest possible values over all grades of the retrieved but unjudged documents.

    Like ``rankscope-cli eval --bounds``.

    Parameters
    ----------
    qrels, run, measures, as_
        As in :func:`evaluate`.
    top_grade : float, optional
        Top of the grade scale. Default: the highest grade in the judgments.

    Returns
    -------
    Evaluation, or Evaluations, a list of them
        With ``bounds``, ``open_bounds`` and ``mean_bounds``.
    """
    return evaluate(qrels, run, measures, as_=as_, bounds=True, top_grade=top_grade, **options)


def _plain(values: Any) -> Any:
    """Nested dictionaries of numbers as JSON has them: without NaN, and with texts as keys."""
    if isinstance(values, Mapping):
        return {str(key): _plain(one) for key, one in values.items()}
    return None if values is None or values != values else float(values)


def _comparison(found: Told, names: dict[str, str], ids: dict[str, Any], notes: list[str]) -> Comparison:
    """The text names the only option that it has as a keyword."""
    return Comparison(found._replace(text=found.text.replace("--pairs", "pairs=True")), names, ids, notes)


def _compare_values(values: Any, measures: Measures, chosen: Mapping[str, Option]) -> Comparison:
    """Compares systems by values per query, which a file in memory becomes for the command."""
    measure = [] if measures is None else [measures] if isinstance(measures, str) else [str(one) for one in measures]
    listed = values if isinstance(values, (list, tuple)) else [values]
    paths = [_inputs.path_of(one) for one in listed]
    with tempfile.TemporaryDirectory(prefix="rankscope") as folder:
        for i, (one, path) in enumerate(zip(listed, paths)):
            if path is not None:
                continue
            is_frame = hasattr(one, "to_csv")
            paths[i] = written = os.path.join(folder, f"values{i}.csv" if is_frame else f"values{i}.json")
            with open(written, "w", encoding="utf-8") as file:
                if is_frame:
                    one.to_csv(file)
                else:
                    json.dump(_plain(one), file)
        found, notes = _command("compare", {"measure": measure, **chosen}, files=[path for path in paths if path])
    return _comparison(found, {}, {}, notes)


@takes("compare")
def compare(
    qrels: Any,
    runs: Any = None,
    measures: Measures = None,
    *,
    baseline: str | None = None,
    test: str = "t",
    as_: str | None = None,
    **options: Option,
) -> Comparison:
    """Compare runs query by query, as ``rankscope-cli compare`` does.

    Parameters
    ----------
    qrels, measures, as_
        As in :func:`evaluate`. Without runs, values per query instead of judgments: a path to a file that
        ``rankscope-cli compare`` reads, a list of them, a dictionary ``{system: {query: value}}`` or
        ``{system: {measure: {query: value}}}``, or a pandas frame with a column ``query`` and a column per
        system. The measures then have the names that are used there.
    runs : a list of runs, or a dictionary of runs by name, optional
        Two or more.
    baseline : str, optional
        Compare every other run with this one. Default: all pairs.
    test : {"t", "wilcoxon", "sign", "randomisation", "bootstrap"}
        The test whose adjusted p values appear in the letters and the text; ``pairs`` has all tests.

    Returns
    -------
    Comparison
    """
    with _with_weights(options) as more:
        chosen: dict[str, Option] = {"baseline": baseline, "test": test, "as": as_, "format": "json", **more}
        if runs is None:
            return _compare_values(qrels, measures, chosen)
        names = _names(_asked(measures), as_)
        given = _Collection(qrels, runs)
        given.check(more)
        found, notes = _command("compare", {"measure": list(names.values()), **chosen}, given=given)
    return _comparison(found, names, given.ids(), notes)


def _judged(
    command: str, qrels: Any, runs: Any, options: Mapping[str, Option]
) -> tuple[Told, dict[str, Any], list[str]]:
    """The result of a command on several judges, the caller's query ids by text, and notes."""
    several = isinstance(qrels, list) or (isinstance(qrels, Mapping) and not _inputs.is_run(qrels))
    named = _inputs.named_runs(qrels)[0] if several else {str(_inputs.path_of(qrels)): qrels}
    given = _Collection({}, {} if runs is None else runs)
    held: dict[str, _inputs.Held] = {}
    for name, one in named.items():
        path = _inputs.path_of(one)
        if path is None:
            held[name] = _inputs.pairs(one, name, _inputs.GRADE)
        elif path != name:
            raise ValueError(f"{name}: give judges in files as a list of paths; the files name them")
    line = [command, *arguments({"runs": None if runs is None else given.files[1:], **options}), "--", *named]
    data = {name: one.data for name, one in held.items()}
    status, said, notes, found, text, tables = _core.command(line, data, given.data()[1], {})
    _check(status, said, found or (command in WITHOUT_JSON and text))
    ids = {text: own for one in reversed(list(held.values())) for text, own in one.ids.items()}
    return Told(found, text, tables), ids, [with_keywords(note) for note in notes]


@takes("judges")
def judges(
    qrels: Any, runs: Any = None, measures: Measures = None, *, as_: str | None = None, **options: Option
) -> Agreement:
    """Find how well several judges agree, and how their differences affect runs, as ``rankscope-cli judges`` does.

    Parameters
    ----------
    qrels : a dictionary of judgments by judge, or a list
        Two or more, each in any form listed in the docstring of the module. A list of paths names the judges
        after the files. A single path is a table with ``judge_column=`` or several columns in ``grade_column=``.
    runs : a list of runs, or a dictionary of runs by name, optional
        Their means are compared between the judges.
    measures, as_
        As in :func:`evaluate`.

    Returns
    -------
    Agreement
    """
    asked = _asked(measures)
    found, ids, notes = _judged("judges", qrels, runs, {"measure": asked, "as": as_, "format": "json", **options})
    return Agreement(found, _names(asked, as_), ids, notes)


def _words(*ids: Any) -> str:
    """Ids as columns of a line.

    :raises ValueError: if one contains white space
    """
    texts = [_inputs.id_text(one) for one in ids]
    for text in texts:
        if len(text.split()) != 1:
            raise ValueError(f"found the id {text!r}; this function needs ids without white space")
    return " ".join(texts)


def _run_lines(run: Any) -> Iterator[str]:
    """The lines of a run in memory, in TREC's format."""
    held = _inputs.pairs(run, "run", _inputs.SCORE).data
    rows: Iterable[tuple[Any, Any, Any]] = (
        ((query, document, score) for query, of in held.items() for document, score in of.items())
        if isinstance(held, Mapping)
        else zip(*(column.tolist() for column in held[:3]))
    )
    for query, document, score in rows:
        yield _words(query, "Q0", document) + f" 0 {float(score)!r} run"


def _values(
    command: str, line: list[str], options: Mapping[str, Option], **files: tuple[Any, Iterable[str]]
) -> list[dict[str, Any]]:
    """The values that a command calculates from files.

    :param files: by argument, or by option if ``line`` has its name in place of a path: a path or data, and the
        lines of the data
    """
    with tempfile.TemporaryDirectory(prefix="rankscope") as folder:
        paths = {}
        for name, (data, lines) in files.items():
            path = _inputs.path_of(data)
            if path is None:
                path = os.path.join(folder, name)
                with open(path, "w", encoding="utf-8", newline="\n") as file:
                    file.writelines(one + "\n" for one in lines)
            paths[name] = path
        digits = 17 if options.get("digits") is None else options["digits"]
        chosen = [f"{one}={paths.pop(one[2:])}" if one[2:] in paths else one for one in line]
        written = [command, *chosen, *arguments({"digits": digits, "format": "json"}), "--", *paths.values()]
        status, said, _, _, text, _ = _core.command(written, {}, {}, {})
        _check(status, [one.replace(folder + os.sep, "") for one in said], text)
    return list(json.loads(text)["values"])


@takes("diversity", "steps", "per_query")
def diversity(
    qrels: Any, run: Any, measures: str | Iterable[Any] | None = None, **options: Option
) -> list[dict[str, Any]]:
    """Evaluate how well a run covers the subtopics of queries, as ``rankscope-cli diversity`` does.

    Parameters
    ----------
    qrels : a path, or a dictionary ``{query: {subtopic: {document: grade}}}``
        Grades above 0 are relevant.
    run : a run
        In any form listed in the docstring of the module.
    measures : str or several, optional
        Such as ``"alpha_nDCG@10"``, ``"NRBP(alpha=0.3,beta=0.8)"``, ``"ERR_IA@20"`` or ``"StRecall@5"``.

    Returns
    -------
    list of dictionaries
        ``measure``, ``query`` and ``value`` for each query, then the mean, whose query is None.

    Raises
    ------
    FileNotFoundError
        If a path does not exist.
    ValueError
        If an input cannot be read, or no query is in both.
    """
    asked = [measures] if isinstance(measures, str) else list(measures or ())
    judged = (
        _words(query, subtopic, document) + f" {float(grade)!r}"
        for query, subtopics in (qrels.items() if isinstance(qrels, Mapping) else ())
        for subtopic, documents in subtopics.items()
        for document, grade in documents.items()
    )
    line = [*arguments({**options, "digits": None, "per_query": True}), *(f"--measure={one}" for one in asked)]
    values = _values("diversity", line, options, qrels=(qrels, judged), run=(run, _run_lines(run)))
    ids = {_inputs.id_text(one): one for one in (qrels if isinstance(qrels, Mapping) else ())}
    means = {one["measure"]: row for row, one in enumerate(values)}
    return [
        {
            "measure": one["measure"],
            "query": None if means[one["measure"]] == row else ids.get(one["query"], one["query"]),
            "value": one["value"],
        }
        for row, one in enumerate(values)
    ]


@takes("exposure")
def exposure(
    run: Any, catalogue: Any, *, interactions: Any = None, features: Any = None, **options: Option
) -> dict[str, float]:
    """Measure how much of a catalogue a run shows, and how equally, as ``rankscope-cli exposure`` does.

    Parameters
    ----------
    run : a run
        In any form listed in the docstring of the module.
    catalogue : a path, the ids of all documents, or a dictionary ``{document: number of earlier uses}``
    interactions : a path, pairs of users and documents, or a dictionary ``{user: documents}``, optional
        Earlier uses: pairs of a user and a document. Users are the queries of the run. Adds ``diversity`` and ``serendipity``.
    features : a path, or a dictionary ``{document: numbers}``, optional
        Compare documents by these numbers. Adds ``diversity``.

    Returns
    -------
    dictionary
        The values by name and cutoff, such as ``coverage@10`` and ``gini@10``.

    Raises
    ------
    FileNotFoundError
        If a path does not exist.
    ValueError
        If an input cannot be read, or the catalogue lacks a document of the run.
    """

    def uses() -> Iterator[str]:
        if isinstance(catalogue, Mapping):
            for document, number in catalogue.items():
                yield _words(document) + f" {float(number)!r}"
        else:
            yield from map(_words, catalogue)

    def used() -> Iterator[str]:
        if isinstance(interactions, Mapping):
            for user, documents in interactions.items():
                yield from (_words(user, document) for document in documents)
        else:
            yield from (_words(user, document) for user, document in interactions)

    def described() -> Iterator[str]:
        for document, numbers in features.items():
            yield _words(document) + "".join(f" {float(one)!r}" for one in numbers)

    files = {"interactions": (interactions, used()), "features": (features, described())}
    given = {name: one for name, one in files.items() if one[0] is not None}
    line = [*arguments({**options, "digits": None}), *(f"--{name}" for name in given)]
    values = _values("exposure", line, options, run=(run, _run_lines(run)), catalogue=(catalogue, uses()), **given)
    return {one["measure"]: one["value"] for one in values}


def _list_text(grades: Any) -> str:
    """Grades in rank order, as typed text."""
    if isinstance(grades, str):
        return grades
    return " ".join("u" if one is None or one != one else repr(float(one)) for one in grades)


def _lists(source: Any) -> list[str]:
    """The texts of a list or of several."""
    is_several = not isinstance(source, str) and any(isinstance(one, (str, list, tuple, np.ndarray)) for one in source)
    return [_list_text(one) for one in (source if is_several else [source])]


def _are_measures(run: Any) -> bool:
    """Whether what was given for a run are measures, as after a list."""
    return isinstance(run, str) or (
        isinstance(run, (list, tuple)) and bool(run) and all(isinstance(one, str) for one in run)
    )


def _is_list(source: Any) -> bool:
    """Whether it is a list of grades or of such lists, not judgments."""
    if isinstance(source, list):
        return not hasattr(source[0] if source else None, "query_id")
    return isinstance(source, np.ndarray)


@takes("explain", "grades")
def explain(
    source: Any,
    run: Any = None,
    query: Any = None,
    measures: Measures = None,
    *,
    as_: str | None = None,
    **options: Option,
) -> Explanation:
    """Show step by step how each measure of a list is computed, as ``rankscope-cli explain`` does.

    Parameters
    ----------
    source : grades or judgments
        Grades in rank order, ``[3, 2, None, 1]`` or ``"3 2 u 1"``, where None and u mean unjudged; a list
        of lists, one per query, for their mean; or judgments, with a run.
    run : a run, optional
        With a list of grades, this can also be the measures: ``explain([3, 2, 0], "nDCG@5")``.
    query : the id of a query of the run, optional
        Omit it with ``mean=True``, which explains the mean over several queries.
    measures, as_
        As in :func:`evaluate`.

    Returns
    -------
    Explanation
        Text in ``print()``, tables in a notebook, all numbers in ``json``.
    """
    if run is not None and measures is None and _is_list(source) and _are_measures(run):
        run, measures = None, run
    asked = _asked(measures)
    chosen: dict[str, Option] = {
        "measure": asked, "query": None if query is None else _inputs.id_text(query), "as": as_
    }
    if run is None:
        refuse_of_files(options)
        chosen["grades"] = _lists(source)
        found, notes = _command("explain", {**chosen, **options})
        return Explanation(found, _names(asked, as_), notes=notes)
    given = _Collection(source, run)
    given.check(options)
    found, notes = _command("explain", {**chosen, **options}, given=given)
    return Explanation(found, _names(asked, as_), given.ids(), notes)


@takes("which", "grades")
def which(
    source: Any, run: Any = None, numbers: Any = None, *, as_: str | None = None, **options: Option
) -> Rules:
    """Find the rules that give another tool's number, as ``rankscope-cli which`` does.

    Parameters
    ----------
    source : judgments, grades or (labels, scores)
        With a run, judgments; otherwise grades in rank order as in :func:`explain`, or a classifier's pair
        of labels and scores.
    run : a run, optional
    numbers : dict
        What the other tool reported, ``{"nDCG@10": "0.7312"}``. Pass strings to keep trailing zeros; floats
        use ``repr()``.
    as_ : str, optional
        The tool whose rules the search starts from.

    Returns
    -------
    Rules
    """
    told = [f"{measure}={number}" for measure, number in dict(numbers or {}).items()]
    chosen: dict[str, Option] = {"as": as_, **options}
    if run is not None:
        given = _Collection(source, run)
        given.check(options)
        return Rules(_command("which", chosen, told, given)[0])
    if isinstance(source, tuple) and len(source) == 2:
        refuse_of_files(options)
        held = {"samples": _inputs.samples(source[0], source[1])}
        return Rules(_command("which", chosen, ["samples", *told], samples=held)[0])
    return Rules(_command("which", {"grades": _lists(source), **chosen}, told)[0])


def _one_of(function: str, names: tuple[str, str], values: tuple[Any, Any]) -> Any:
    """The value of an argument that has two names."""
    if all(one is not None for one in values):
        raise TypeError(f"{function}() takes {names[0]}= or {names[1]}=, not both: they mean the same")
    return values[0] if values[0] is not None else values[1]


class _Samples:
    """Samples as an argument and as data in memory, with the options that concern them."""

    def __init__(
        self, function: str, y_true: Any, y_score: Any, weights: Any, sample_weight: Any, groups: Any,
        pos_label: Any, options: dict[str, Any],
    ):
        self.held: dict[str, Any] = {}
        self.options = options
        weights = _one_of(function, ("weights", "sample_weight"), (weights, sample_weight))
        positive = _one_of(function, ("positive", "pos_label"), (options.get("positive"), pos_label))
        if positive is not None:
            options["positive"] = _inputs.label_word(positive)
        if y_score is None and isinstance(y_true, (str, os.PathLike)):
            path = _inputs.path_of(y_true)
            assert path is not None
            self.file = path
            for name, column in (("weights", weights), ("groups", groups)):
                if column is not None:
                    raise ValueError(f"{name}= is for data in memory; for a file, name the column instead")
            return
        self.file = "samples"
        if y_score is None and hasattr(y_true, "columns"):
            frame = y_true
            y_true, y_score = _inputs.columns_of_frame(frame, options.pop("label", None), options.pop("score", None))
            for name in ("weight", "group"):
                column = options.pop(name, None)
                if column is not None and name == "weight":
                    weights = frame[column]
                elif column is not None:
                    groups = frame[column]
        elif y_score is None:
            raise TypeError(f"{function}() requires scores unless the labels come with them in a file or a frame")
        refuse_of_files(options)
        self.held["samples"] = _inputs.samples(y_true, y_score, weights, groups, options.get("positive"))

    def of_classes(self) -> _inputs.Samples | None:
        """The samples if they have more than two classes, each with scores."""
        samples = self.held.get("samples")
        if samples is None or not _inputs.are_of_classes(samples):
            return None
        if len(samples.scores) > 1 or samples.groups is not None:
            raise ValueError("with several classes, give one model and no groups, or choose one class with pos_label=")
        return samples  # type: ignore[no-any-return]


@takes("classify", "id", "in_words", "unit")
def classify(
    y_true: Any,
    y_score: Any = None,
    *,
    weights: Any = None,
    groups: Any = None,
    threshold: float | str | Sequence[float | str] | None = None,
    sample_weight: Any = None,
    pos_label: Any = None,
    **options: Option,
) -> Classification:
    """Evaluate a classifier's scores against labels, as ``rankscope-cli classify`` does.

    Computes AUC, average precision, log loss, Brier score, ECE and more, and the confusion matrix with
    every rate at a threshold.

    Parameters
    ----------
    y_true : labels, shape (n,)
        Or the path of a table; or a frame, in which ``label=``, ``score=``, ``weight=`` and ``group=`` name
        the columns.
    y_score : scores, shape (n,), optional
        Or the array of shape (n, classes) from ``predict_proba``, with the classes in sorted order. If there
        are two classes, the column of the positive one counts. More classes are evaluated together, or one of
        them against the rest with ``pos_label``. A dictionary or frame of scores contains several models.
        Omit it with a path or a frame.
    weights, sample_weight : shape (n,), optional
        Finite and not negative; samples of weight 0 are left out.
    groups : shape (n,), optional
        The query or user of each sample; adds the mean AUC over groups.
    threshold : float, str or several, optional
        Samples with at least this score are predicted positive. Or an aim on these samples: ``"youden"``,
        ``"f1"``, ``"cost=10:1"`` (of a false negative and a false positive), ``"recall=0.9"``,
        ``"specificity=0.95"``, ``"fpr=0.1"``, ``"precision=0.5"`` or ``"flagged=5%"``. For an aim, each model
        has its own threshold. The results at further thresholds are in ``["other_thresholds"]``. Default: 0.5 if all
        scores are in [0, 1], 0 if signs differ, otherwise the middle score.
    pos_label : optional
        The positive class, like ``positive=``. Required unless it is 1, true, yes or similar.

    Returns
    -------
    Classification
        Undefined values are NaN; ``reason()`` says why.

    Raises
    ------
    FileNotFoundError
        If the path does not exist.
    ValueError
        If a score is NaN, lengths differ, or the positive class is not clear.
    """
    chosen: dict[str, Any] = {"threshold": threshold, **options}
    given = _Samples("classify", y_true, y_score, weights, sample_weight, groups, pos_label, chosen)
    chosen["format"] = "json"
    classes = given.of_classes()
    if classes is None:
        return Classification(*_without_ids(_command("classify", chosen, [given.file], samples=given.held)))
    with tempfile.TemporaryDirectory(prefix="rankscope") as folder:
        path = os.path.join(folder, "samples.csv")
        _inputs.write_classes(path, classes)
        return Classification(*_without_ids(_command("classify", chosen, [path])))


def _without_ids(found: tuple[Told, list[str]]) -> tuple[Any, ...]:
    return found[0], {}, {}, found[1]


def _counts(
    function: str, y_true: Any, y_score: Any, weights: Any, sample_weight: Any, pos_label: Any,
    options: Mapping[str, Option],
) -> list[tuple[str, _Floats, _Floats, _Floats, float, float]]:
    """Of each model: its name, true and false positives by threshold, thresholds, positives and negatives."""
    chosen = dict(options)
    given = _Samples(function, y_true, y_score, weights, sample_weight, None, pos_label, chosen)
    if given.of_classes() is not None:
        raise ValueError("a curve requires one positive class; choose it with pos_label=")
    status, said, found = _core.curves(["curves", *arguments(chosen), "--", given.file], given.held)
    _check(status, said, found)
    return found


def _shares(counts: _Floats, whole: float) -> _Floats:
    with np.errstate(invalid="ignore"):
        return np.divide(counts, whole)


@takes("curves")
def roc(
    y_true: Any,
    y_score: Any = None,
    *,
    weights: Any = None,
    sample_weight: Any = None,
    pos_label: Any = None,
    **options: Option,
) -> RocCurve | dict[str, RocCurve]:
    """The ROC curve: ``fpr, tpr, thresholds``.

    The arrays of scikit-learn's ``roc_curve(drop_intermediate=False)``.

    Parameters
    ----------
    y_true, y_score, weights, sample_weight, pos_label
        As in :func:`classify`.

    Returns
    -------
    RocCurve, or a dictionary of them for several models
        If a class has no samples, its rate is NaN and ``reason`` says why.
    """
    curves = {}
    for name, tp, fp, thresholds, positives, negatives in _counts(
        "roc", y_true, y_score, weights, sample_weight, pos_label, options
    ):
        curves[name] = RocCurve(_shares(fp, negatives), _shares(tp, positives), thresholds)
    return next(iter(curves.values())) if len(curves) == 1 else curves


@takes("curves")
def precision_recall(
    y_true: Any,
    y_score: Any = None,
    *,
    weights: Any = None,
    sample_weight: Any = None,
    pos_label: Any = None,
    **options: Option,
) -> PrecisionRecallCurve | dict[str, PrecisionRecallCurve]:
    """The precision-recall curve: ``precision, recall, thresholds``.

    The arrays of scikit-learn's ``precision_recall_curve``: thresholds ascend, and the last point, precision 1
    and recall 0, has none.

    Parameters
    ----------
    y_true, y_score, weights, sample_weight, pos_label
        As in :func:`classify`.

    Returns
    -------
    PrecisionRecallCurve, or a dictionary of them for several models
        Without positive samples, recall is NaN and ``reason`` says why.
    """
    curves = {}
    for name, tp, fp, thresholds, positives, _ in _counts(
        "precision_recall", y_true, y_score, weights, sample_weight, pos_label, options
    ):
        precision = np.append((tp[1:] / (tp[1:] + fp[1:]))[::-1], 1.0)
        recall = _shares(tp[::-1], positives)
        curves[name] = PrecisionRecallCurve(precision, recall, thresholds[:0:-1].copy())
    return next(iter(curves.values())) if len(curves) == 1 else curves


def measures(*words: str) -> list[dict[str, Any]]:
    """List ranking measures with names, parameters and their values, and sources.

    If you give words, the list contains only measures whose entries contain all of them. A word can also be
    another tool's name for a measure. Like
    ``rankscope-cli measures``.
    """
    found, _ = _command("measures", {"format": "json"}, words)
    return list(json.loads(found[1])["measures"])
