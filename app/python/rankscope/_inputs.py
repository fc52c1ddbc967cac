# SPDX-License-Identifier: GPL-3.0-or-later
"""Converts Python data to the form that the commands read."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

QUERY = ("query", "query_id", "qid", "q_id", "topic")
DOCUMENT = ("doc", "doc_id", "document", "docno", "docid", "document_id")
GRADE = ("relevance", "grade", "rel", "label", "score")
SCORE = ("score", "sim", "relevance")
MOST_WORDS = 250


def path_of(data: Any) -> str | None:
    """The path, or None if `data` is not a path but the data themselves."""
    return os.fspath(data) if isinstance(data, (str, os.PathLike)) else None


def _column(frame: Any, names: Sequence[str], what: str) -> Any:
    for name in names:
        if name in frame.columns:
            return frame[name]
    raise ValueError(
        f"{what}: found the columns {', '.join(map(str, frame.columns))}, expected one of {', '.join(names)}"
    )


def _ids(column: Any) -> NDArray[Any]:
    ids: NDArray[Any] = column.to_numpy() if hasattr(column, "to_numpy") else np.asarray(column)
    if ids.dtype.kind == "O":
        return ids
    if ids.dtype.kind in "iu":
        return np.asarray(ids, dtype=np.int64)
    if ids.dtype.kind == "S":
        ids = np.char.decode(ids, "utf-8")
    return np.asarray(ids.astype(str), dtype=object)


def _numbers(column: Any, what: str) -> NDArray[np.float64]:
    try:
        return np.ascontiguousarray(column, dtype=np.float64)
    except OverflowError:
        raise ValueError(f"{what}: found a whole number of more than 308 digits, expected a smaller one") from None


def _columns(columns: Sequence[Any], name: str) -> tuple[NDArray[Any], ...]:
    if not 3 <= len(columns) <= 4:
        raise ValueError(
            f"{name}: found {len(columns)} arrays, expected those of queries, documents and numbers"
        )
    made: tuple[NDArray[Any], ...] = (_ids(columns[0]), _ids(columns[1]), _numbers(columns[2], name))
    if len(columns) == 4:
        made += (np.asarray(columns[3], dtype=np.int64),)
    if any(one.ndim != 1 or len(one) != len(made[0]) for one in made):
        shapes = ", ".join(str(one.shape) for one in made)
        raise ValueError(f"{name}: found arrays of the shapes {shapes}, expected one length")
    return made


def _matrix(numbers: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    queries, documents = np.indices(numbers.shape)
    told = ~np.isnan(numbers)
    return queries[told], documents[told], numbers[told].astype(np.float64)


def pairs(data: Any, name: str, numbers: Sequence[str]) -> Any:
    """Judgments or a run as the core takes them: a dictionary or columns.

    :param numbers: possible names of a frame's column of numbers
    """
    if hasattr(data, "columns") and hasattr(data, "__getitem__"):
        columns = [_column(data, QUERY, name), _column(data, DOCUMENT, name), _column(data, numbers, name)]
        if numbers is SCORE and "rank" in data.columns:
            columns.append(data["rank"])
        return _columns(columns, name)
    if not isinstance(data, Mapping) and hasattr(data, "to_dict"):
        data = data.to_dict()
    if isinstance(data, Mapping):
        plain = type(data) is dict and all(type(one) is dict for one in data.values())
        return data if plain else {query: dict(documents) for query, documents in data.items()}
    if isinstance(data, np.ndarray) and data.ndim == 2:
        return _matrix(data.astype(np.float64, copy=False))
    if isinstance(data, tuple):
        return _columns(data, name)
    listed: dict[str, dict[str, float]] = {}
    try:
        for one in data:
            number = one.relevance if numbers is GRADE else one.score
            listed.setdefault(one.query_id, {})[one.doc_id] = number
    except (AttributeError, TypeError) as reason:
        raise ValueError(
            f"{name}: found {type(data).__name__}, expected a path, a dictionary, a frame, a tuple of arrays, "
            "an array of queries and documents, or a list of ir_measures"
        ) from reason
    return listed


def _is_run(data: Mapping[Any, Any]) -> bool:
    """Whether it is one run, not several by name."""
    first: Any = next(iter(data.values()), {})
    return isinstance(first, Mapping) and not isinstance(next(iter(first.values()), 0), Mapping)


def named_runs(run: Any) -> tuple[dict[str, Any], bool]:
    """The runs by name, and whether it is a single run."""
    runs: dict[str, Any] = {}
    if isinstance(run, list) and not (run and hasattr(run[0], "query_id")):
        for number, one in enumerate(run, 1):
            name = path_of(one) or str(getattr(one, "name", None) or f"run {number}")
            runs[f"{name} {number}" if name in runs else name] = one
        return runs, False
    if isinstance(run, Mapping) and not _is_run(run):
        return {str(name): one for name, one in run.items()}, False
    return {path_of(run) or str(getattr(run, "name", None) or "run"): run}, True


def _labels(y_true: Any) -> tuple[list[str], NDArray[np.uint8]]:
    labels = np.asarray(y_true)
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
        raise ValueError(f"labels: found {len(words)} different ones, expected two")
    return [str(word) for word in words], codes.astype(np.uint8)


def _of_samples(column: Any, count: int, what: str) -> NDArray[np.float64]:
    numbers = _numbers(column, what)
    if numbers.shape != (count,):
        raise ValueError(f"{what}: found the shape {numbers.shape}, expected ({count},): one for each label")
    if np.isnan(numbers).any():
        raise ValueError(f"{what}: found NaN in sample {int(np.isnan(numbers).argmax())}, expected a number")
    return numbers


def samples(y_true: Any, y_score: Any, weights: Any = None, groups: Any = None) -> tuple[Any, ...]:
    """Labels and scores, as the core takes them."""
    words, labels = _labels(y_true)
    models = y_score if isinstance(y_score, Mapping) else {"score": y_score}
    scores = {str(name): _of_samples(one, len(labels), f"scores {name}") for name, one in models.items()}
    if weights is not None:
        weights = _of_samples(weights, len(labels), "weights")
        if not (np.isfinite(weights).all() and (weights > 0).all()):
            raise ValueError("weights: found one that is not finite and above 0")
    if groups is None:
        return words, labels, scores, weights, None, []
    names, first, numbers = np.unique(np.asarray(groups).astype(str), return_index=True, return_inverse=True)
    if len(numbers) != len(labels):
        raise ValueError(f"groups: found {len(numbers)}, expected {len(labels)}: one for each label")
    place = np.empty(len(names), dtype=np.uint32)
    order = np.argsort(first)
    place[order] = np.arange(len(names), dtype=np.uint32)
    return words, labels, scores, weights, place[numbers], [str(names[one]) for one in order]
