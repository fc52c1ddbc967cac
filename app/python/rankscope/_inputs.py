# SPDX-License-Identifier: GPL-3.0-or-later
"""Converts Python data to the form that the commands read."""

from __future__ import annotations

import csv
import errno
import functools
import operator
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Callable, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _core

#: The roles of a frame's columns, as files' headings name them; the first one found counts.
QUERY = ("query",)
DOCUMENT = ("document",)
GRADE = ("grade", "score")
SCORE = ("score", "grade")
LABEL = ("label",)
#: Names that every version knows, for errors.
USUAL = {
    "query": "query, qid",
    "document": "doc_id, docno",
    "grade": "relevance, label",
    "score": "score, similarity",
    "label": "label, y_true",
}
MOST_WORDS = 250


class Held:
    """Judgments or a run in memory."""

    def __init__(self, data: Any, ids: Callable[[], dict[str, Any]], is_matrix: bool = False):
        self.data = data
        #: Whether each query is a row of a matrix.
        self.is_matrix = is_matrix
        self._ids = ids

    @functools.cached_property
    def ids(self) -> dict[str, Any]:
        """The caller's query ids by their text, in the order given.

        :raises TypeError: if one is not a text or a whole number
        """
        return self._ids()

    def check_ids(self) -> None:
        """:raises TypeError: for the first id of a query or document that is not a text or a whole number"""
        ids: Iterable[Any] = ()
        if isinstance(self.data, Mapping):
            ids = (one for documents in self.data.values() if isinstance(documents, Mapping) for one in documents)
        elif self.data[1].dtype.kind == "O":
            ids = self.data[1].tolist()
        for one in [*self.ids.values(), *ids]:
            if not _is_missing(one):
                id_text(one)


def path_of(data: Any) -> str | None:
    """The path, or None if `data` is not a path but the data themselves.

    :raises FileNotFoundError: if there is no such file
    """
    if not isinstance(data, (str, os.PathLike)):
        return None
    path = os.fspath(data)
    if path != "-" and not os.path.exists(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
    return path


def table_path_of(data: Any) -> str | None:
    """The path of a table whose column may be named after it, ``path:column``."""
    text = os.fspath(data) if isinstance(data, (str, os.PathLike)) else ""
    path, colon, _ = text.rpartition(":")
    return path_of(path if colon and not os.path.exists(text) and os.path.exists(path) else data)


def id_text(one: Any) -> str:
    """An id as text.

    :raises TypeError: if it is not a text or a whole number
    """
    if isinstance(one, str):
        return one
    try:
        return str(operator.index(one))
    except TypeError:
        if isinstance(one, float) and one.is_integer():
            return str(int(one))
    raise TypeError(f"found the id {one!r} of type {type(one).__name__}, expected str or int")


def _is_missing(one: Any) -> bool:
    """Whether a cell has no id: None, NaN, or pandas' NA and NaT."""
    return one is None or (isinstance(one, float) and one != one) or type(one).__name__ in ("NAType", "NaTType")


def _named_columns(frame: Any) -> dict[str, Any]:
    """The columns, or levels of the index, of a frame by role."""
    names = [*frame.columns, *(one for one in getattr(getattr(frame, "index", None), "names", ()) if one is not None)]
    places = _core.columns([str(name) for name in names])
    width = len(frame.columns)
    return {
        role: frame[names[place]] if place < width else frame.index.get_level_values(names[place])
        for role, place in places.items()
    }


def refuse_swapped(qrels: Any, runs: Iterable[Any]) -> None:
    """:raises ValueError: for frames of judgments that have only scores, and of runs that have only grades"""
    held = [one for one in (qrels, *runs) if hasattr(one, "columns") and hasattr(one, "__getitem__")]
    has = [("grade" in named, "score" in named) for named in map(_named_columns, held)]
    if len(has) > 1 and has[0] == (False, True) and (True, False) in has[1:]:
        raise ValueError("found judgments with scores and a run with grades; judgments come first")


def _column(frame: Any, roles: Sequence[str], what: str) -> Any:
    named = _named_columns(frame)
    for role in roles:
        if role in named:
            return named[role]
    raise ValueError(
        f"{what}: found the columns {', '.join(map(str, frame.columns))}, expected one of {USUAL[roles[0]]} or a "
        "similar name"
    )


def _array(column: Any) -> NDArray[Any]:
    array: NDArray[Any] = column.to_numpy() if hasattr(column, "to_numpy") else np.asarray(column)
    return array


def _ids(column: Any, what: str) -> NDArray[Any]:
    ids = _array(column)
    if ids.dtype.kind == "f" and ids.ndim == 1:
        if np.isnan(ids).any():
            raise ValueError(f"{what}: found no id in row {int(np.isnan(ids).argmax())}")
        if np.all(ids == np.trunc(ids)):
            ids = ids.astype(np.int64)
    if ids.dtype.kind == "O":
        return ids
    if ids.dtype.kind == "u" and ids.size and int(ids.max()) > np.iinfo(np.int64).max:
        return np.array(ids.tolist(), dtype=object)
    if ids.dtype.kind in "iu":
        return np.asarray(ids, dtype=np.int64)
    if ids.dtype.kind == "S":
        ids = np.char.decode(ids, "utf-8")
    if ids.dtype.kind != "U":
        raise TypeError(f"{what}: found ids of type {ids.dtype}, expected str or int")
    return np.asarray(ids, dtype=object)


def _met(column: Any, ids: NDArray[Any]) -> dict[str, Any]:
    """The ids by text, in order of appearance, as they are in the column.

    :param ids: the same column by :func:`_ids`
    """
    given = _array(column)
    if given.dtype.kind == "O":
        return {id_text(one): one for one in dict.fromkeys(given.tolist()) if not _is_missing(one)}
    starts = np.flatnonzero(np.concatenate(([True], given[1:] != given[:-1])))[: len(given)]
    found: dict[str, Any] = {}
    for text, one in zip(ids[starts].tolist(), given[starts].tolist()):
        found.setdefault(str(text), one)
    return found


def _numbers(column: Any, what: str) -> NDArray[np.float64]:
    try:
        return np.ascontiguousarray(column, dtype=np.float64)
    except OverflowError:
        raise ValueError(f"{what}: found a whole number of more than 308 digits, expected a smaller one") from None
    except (TypeError, ValueError) as reason:
        raise ValueError(
            f"{what}: {reason}, expected numbers; replace words by numbers, as in .map({{'good': 1, 'bad': 0}})"
        ) from reason


def _columns(columns: Sequence[Any], name: str) -> Held:
    if not 3 <= len(columns) <= 4:
        raise ValueError(
            f"{name}: found {len(columns)} arrays, expected those of queries, documents and numbers"
        )
    queries = _ids(columns[0], name)
    made: tuple[NDArray[Any], ...] = (queries, _ids(columns[1], name), _numbers(columns[2], name))
    if len(columns) == 4:
        made += (np.asarray(columns[3], dtype=np.int64),)
    if any(one.ndim != 1 or len(one) != len(queries) for one in made):
        shapes = ", ".join(str(one.shape) for one in made)
        raise ValueError(f"{name}: found arrays of the shapes {shapes}, expected one length")
    return Held(made, lambda: _met(columns[0], queries))


def _is_pair(one: Any) -> bool:
    """Whether it is a document with its number."""
    return isinstance(one, (tuple, list)) and len(one) == 2 and np.isscalar(one[0])


def _are_rows(data: Any) -> bool:
    """Whether it is a list of rows, not of runs or arrays."""
    first = data[0] if isinstance(data, list) and data else None
    return bool(isinstance(first, (tuple, list)) and first and np.isscalar(first[0])) and not hasattr(first, "query_id")


def _rows(rows: list[Any], name: str) -> Held:
    for number, one in enumerate(rows):
        if not isinstance(one, (tuple, list)) or len(one) != 3:
            raise ValueError(f"{name}: found {one!r} in row {number}, expected (query, document, number)")
    queries, documents, numbers = zip(*rows)
    return _columns([np.array(queries, dtype=object), np.array(documents, dtype=object), numbers], name)


def _documents(documents: Any, query: Any, name: str, is_run: bool) -> dict[Any, Any]:
    """Documents with numbers; a list is a ranking, or relevant documents."""
    if isinstance(documents, Mapping) or hasattr(documents, "keys"):
        return dict(documents)
    if isinstance(documents, (list, tuple)):
        if documents and all(map(_is_pair, documents)):
            documents, numbers = zip(*documents)
            listed = dict(zip(documents, numbers))
        else:
            listed = {one: -float(rank) if is_run else 1 for rank, one in enumerate(documents)}
        if len(listed) < len(documents):
            raise ValueError(f"{name}: query {query!r}: found a document twice in its list, expected each once")
        return listed
    raise ValueError(
        f"{name}: query {query!r}: found {type(documents).__name__}, expected a dictionary of documents with numbers"
    )


def _matrix(numbers: NDArray[Any]) -> Held:
    queries, documents = np.indices(numbers.shape)
    told = ~np.isnan(numbers)
    columns = queries[told], documents[told], numbers[told].astype(np.float64)
    return Held(columns, lambda: {str(row): row for row in range(len(numbers))}, is_matrix=True)


def pairs(data: Any, name: str, numbers: Sequence[str]) -> Held:
    """Judgments or a run as the core takes them: a dictionary or columns.

    :param numbers: possible names of a frame's column of numbers
    """
    if hasattr(data, "columns") and hasattr(data, "__getitem__"):
        columns = [_column(data, QUERY, name), _column(data, DOCUMENT, name)]
        named = _named_columns(data)
        if numbers is SCORE and "rank" in named and ("rank" in data.columns or "score" not in named):
            has_scores = any(role in named for role in SCORE)
            score = _column(data, SCORE, name) if has_scores else -named["rank"]
            return _columns([*columns, score, named["rank"]], name)
        return _columns([*columns, _column(data, numbers, name)], name)
    if getattr(getattr(data, "index", None), "nlevels", 1) == 2:
        return _columns([*map(data.index.get_level_values, range(2)), data.to_numpy()], name)
    if not isinstance(data, Mapping) and hasattr(data, "to_dict") and not hasattr(data, "index"):
        data = data.to_dict()
    if isinstance(data, Mapping):
        plain = type(data) is dict and all(type(one) is dict for one in data.values())
        is_run = numbers is SCORE
        held = data if plain else {query: _documents(one, query, name, is_run) for query, one in data.items()}
        return Held(held, lambda: {id_text(one): one for one in held})
    if isinstance(data, np.ndarray) and data.ndim == 2:
        return _matrix(data.astype(np.float64, copy=False))
    if isinstance(data, tuple):
        return _columns(data, name)
    if _are_rows(data):
        return _rows(data, name)
    listed: dict[Any, dict[Any, float]] = {}
    try:
        for one in data:
            number = one.relevance if numbers is GRADE else one.score
            listed.setdefault(one.query_id, {})[one.doc_id] = number
    except (AttributeError, TypeError) as reason:
        raise ValueError(
            f"{name}: found {type(data).__name__}, expected a path, a dictionary, a frame, a tuple of arrays, "
            "an array of queries and documents, or a list of tuples (query, document, number) or of ir_measures"
        ) from reason
    return Held(listed, lambda: {id_text(one): one for one in listed})


def is_run(data: Mapping[Any, Any]) -> bool:
    """Whether it is one run, not several by name."""
    for documents in data.values():
        if isinstance(documents, (list, tuple)):
            return all(isinstance(one, (str, int, np.integer)) or _is_pair(one) for one in documents)
        if not isinstance(documents, Mapping):
            return False
        for number in documents.values():
            return not isinstance(number, (Mapping, list, tuple))
    return True


def named_runs(run: Any) -> tuple[dict[str, Any], bool]:
    """The runs by name, and whether it is a single run."""
    runs: dict[str, Any] = {}
    if isinstance(run, list) and not (run and hasattr(run[0], "query_id")) and not _are_rows(run):
        for number, one in enumerate(run, 1):
            name = path_of(one) or str(getattr(one, "name", None) or f"run {number}")
            runs[f"{name} {number}" if name in runs else name] = one
        return runs, False
    if isinstance(run, Mapping) and not is_run(run):
        return {str(name): one for name, one in run.items()}, False
    return {path_of(run) or str(getattr(run, "name", None) or "run"): run}, True


class Samples(NamedTuple):
    """Samples in memory."""

    words: list[str]
    labels: NDArray[np.uint8]
    #: By model: shape (n,), or for more than two classes (n, classes).
    scores: dict[str, NDArray[np.float64]]
    weights: NDArray[np.float64] | None
    groups: NDArray[np.uint32] | None
    names: list[str]


def _labels(y_true: Any) -> tuple[list[str], NDArray[np.uint8]]:
    labels = np.asarray(y_true)
    if labels.ndim == 2 and labels.shape[1] == 1:
        labels = labels.ravel()
    if labels.ndim != 1 or labels.size == 0:
        raise ValueError(f"labels: found the shape {labels.shape}, expected one label for each sample")
    if labels.dtype.kind == "b":
        labels = labels.astype(np.uint8)
    elif labels.dtype.kind == "f" and np.all(labels == np.trunc(labels)):
        labels = labels.astype(np.int64)
    if labels.dtype.kind in "iu" and int(labels.max()) - int(labels.min()) < MOST_WORDS:
        low = int(labels.min())
        codes = (labels - low).astype(np.uint8)
        met = np.flatnonzero(np.bincount(codes))
        renumbered = np.zeros(MOST_WORDS, dtype=np.uint8)
        renumbered[met] = np.arange(len(met), dtype=np.uint8)
        return [str(low + int(code)) for code in met], renumbered[codes]
    words, codes = np.unique(labels.astype(str), return_inverse=True)
    if len(words) > MOST_WORDS:
        raise ValueError(f"found {len(words)} different labels, expected two")
    return [str(word) for word in words], codes.astype(np.uint8)


def label_word(label: Any) -> str:
    """A label as :func:`samples` names it."""
    if isinstance(label, (bool, np.bool_)) or (isinstance(label, float) and label.is_integer()):
        return str(int(label))
    return str(label)


def _of_samples(column: Any, count: int, what: str) -> NDArray[np.float64]:
    numbers = _numbers(column, what)
    if numbers.ndim == 2 and numbers.shape[1] == 1:
        numbers = numbers.ravel()
    if numbers.ndim == 0 or numbers.shape[0] != count or numbers.ndim > 2:
        raise ValueError(f"{what}: found the shape {numbers.shape}, expected ({count},): one for each label")
    if np.isnan(numbers).any():
        raise ValueError(f"{what}: found NaN in sample {int(np.isnan(numbers).argmax())}, expected a number")
    return numbers


def _positive_column(words: list[str], columns: int, positive: str | None) -> int | None:
    """Which column of ``predict_proba`` has the positive class; None if it has no single one."""
    if positive in words and len(words) == columns:
        return words.index(positive)
    if columns != 2 or len(words) > 2:
        return None
    likely = _core.likely_positive((words[0], words[1])) if len(words) == 2 else 1
    return 1 if likely is None else likely


def _scores(y_score: Any, words: list[str], count: int, positive: str | None) -> dict[str, NDArray[np.float64]]:
    models: Any = {"score": y_score}
    if isinstance(y_score, Mapping):
        models = y_score
    elif hasattr(y_score, "columns") and hasattr(y_score, "__getitem__"):
        models = {name: y_score[name] for name in y_score.columns}
    scores = {}
    for name, one in models.items():
        numbers = _of_samples(one, count, f"scores {name}")
        if numbers.ndim == 2:
            column = _positive_column(words, numbers.shape[1], positive)
            if column is not None:
                numbers = numbers[:, column]
            elif numbers.shape[1] != len(words):
                raise ValueError(
                    f"scores {name}: found the shape {numbers.shape}, expected a column for each of the "
                    f"{len(words)} labels"
                )
        scores[str(name)] = numbers
    return scores


def samples(
    y_true: Any, y_score: Any, weights: Any = None, groups: Any = None, positive: str | None = None
) -> Samples:
    """Labels and scores, as the core takes them. Samples of weight 0 are left out."""
    words, labels = _labels(y_true)
    scores = _scores(y_score, words, len(labels), positive)
    if len(words) > 2 and positive is None and all(one.ndim == 1 for one in scores.values()):
        raise ValueError(
            f"found the labels {', '.join(words)}; choose one with pos_label= to compare it with the rest, or pass an "
            "array with a column of scores for each"
        )
    names: list[str] = []
    codes = None
    if groups is not None:
        groups = np.asarray(groups).astype(str)
        if groups.shape != labels.shape:
            raise ValueError(f"groups: found the shape {groups.shape}, expected {labels.shape}: one for each label")
    if weights is not None:
        weights = _of_samples(weights, len(labels), "weights")
        if not (np.isfinite(weights).all() and (weights >= 0).all() and weights.any()):
            raise ValueError("weights: expected finite numbers of at least 0, not all 0")
        used = weights > 0
        if not used.all():
            labels, weights = labels[used], weights[used]
            scores = {name: one[used] for name, one in scores.items()}
            groups = None if groups is None else groups[used]
    if groups is not None:
        met, first, numbers = np.unique(groups, return_index=True, return_inverse=True)
        place = np.empty(len(met), dtype=np.uint32)
        order = np.argsort(first)
        place[order] = np.arange(len(met), dtype=np.uint32)
        codes, names = place[numbers], [str(met[one]) for one in order]
    return Samples(words, labels, scores, weights, codes, names)


def columns_of_frame(frame: Any, label: str | None, score: str | Sequence[str] | None) -> tuple[Any, Any]:
    """Labels and scores of a frame, as :func:`samples` takes them.

    :param score: by default all other columns of numbers
    """
    labels = frame[label] if label is not None else _column(frame, LABEL, "labels")
    if isinstance(score, str):
        score = [score]
    if score is None:
        if not hasattr(frame, "select_dtypes"):
            raise ValueError("name the columns of scores with score=")
        numbers = frame.select_dtypes("number").columns
        score = [name for name in numbers if name != getattr(labels, "name", None)]
    for name in score:
        if name not in frame.columns:
            raise ValueError(f"found no column {name!r} for scores")
    if not score:
        raise ValueError("found no column of scores; name one with score=")
    return labels, {str(name): frame[name] for name in score}


def write_samples(path: str, held: Samples) -> None:
    """Writes samples of two classes as a table, one column of scores per model."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["label", *held.scores])
        columns = [one.tolist() for one in held.scores.values()]
        for label, *scores in zip(held.labels.tolist(), *columns):
            table.writerow([held.words[label], *map(repr, scores)])


def are_of_classes(held: Samples) -> bool:
    """Whether the samples have more than two classes, each with scores."""
    return any(one.ndim != 1 for one in held.scores.values())


def write_classes(path: str, held: Samples) -> None:
    """Writes samples of several classes as the table that ``classify`` reads."""
    (numbers,) = held.scores.values()
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        weight = [] if held.weights is None else ["weight"]
        table.writerow(["label", *(f"prob_{word}" for word in held.words), *weight])
        for row, (label, scores) in enumerate(zip(held.labels.tolist(), numbers.tolist())):
            own = [] if held.weights is None else [repr(float(held.weights[row]))]
            table.writerow([held.words[label], *map(repr, scores), *own])
