# SPDX-License-Identifier: GPL-3.0-or-later
"""Values of lists of grades as numbers."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._calls import Measures, RankscopeWarning, evaluate, explain
from ._results import Evaluation


def _padded(lists: Any, what: str) -> NDArray[np.float64]:
    """Shape (lists, documents): grades or scores, NaN where there is none."""
    if isinstance(lists, np.ndarray) and lists.dtype.kind in "biuf":
        return np.atleast_2d(lists.astype(np.float64))
    rows = [np.asarray([np.nan if one is None else one for one in row], dtype=np.float64) for row in lists]
    if any(row.ndim != 1 for row in rows):
        raise ValueError(f"{what}: expected a list of numbers, or a list of such lists")
    padded = np.full((len(rows), max(map(len, rows), default=0)), np.nan)
    for row, numbers in zip(padded, rows):
        row[: len(numbers)] = numbers
    return padded


def _is_flat(grades: Any) -> bool:
    if isinstance(grades, np.ndarray):
        return grades.ndim == 1 and grades.dtype.kind != "O"
    return not any(np.ndim(one) for one in grades)


def score(
    grades: Any, measures: Measures = None, scores: Any = None, *, as_: str | None = None
) -> float | NDArray[np.float64]:
    """Compute the value of a measure for one list of grades, or for each of many.

    Parameters
    ----------
    grades : array_like, shape (documents,) or (lists, documents)
        Grades in rank order; None and NaN are unjudged. Lists may differ in length.
    measures : str or list of str, optional
        As in :func:`evaluate`.
    scores : array_like, shape of `grades`, optional
        Rank the documents by these scores, the highest first, as scikit-learn's ``ndcg_score(grades, scores)``
        does. Documents with the score NaN are not retrieved. Equal scores are ordered by the rules of `as_`.
    as_ : str, optional
        As in :func:`evaluate`.

    Returns
    -------
    float
        For one list and one measure; NaN if undefined.
    ndarray, shape (lists,), (measures,) or (lists, measures)
        For several lists, several measures, or both.

    Raises
    ------
    ValueError
        If the shapes differ, or a grade is infinite.

    Examples
    --------
    >>> rankscope.score([3, 2, 0, 1], "P@2")
    1.0
    >>> rankscope.score([[1, 0], [0, 1]], "RR")
    array([1. , 0.5])

    Notes
    -----
    The value is the one that :func:`explain` shows step by step, and that :func:`evaluate` gives for a run.
    """
    is_flat = _is_flat(grades)
    graded = _padded([grades] if is_flat else grades, "grades")
    if scores is None:
        # NaN past the end of a shorter list; inside a list it is a document without a judgment.
        lengths = [len(grades)] if is_flat else [len(one) for one in grades]
        places = np.arange(graded.shape[1], dtype=np.float64)
        ranked = np.where(places < np.asarray(lengths)[:, None], -places, np.nan)
    else:
        ranked = _padded([scores] if is_flat else scores, "scores")
        if ranked.shape != graded.shape:
            raise ValueError(f"scores: found the shape {ranked.shape}, expected {graded.shape} as of the grades")
    with warnings.catch_warnings():
        # Lists without documents or judgments are NaN, which says it.
        warnings.simplefilter("ignore", RankscopeWarning)
        found = evaluate(graded, ranked, measures, as_=as_)
        assert isinstance(found, Evaluation)
        values = found.values
        # A collection leaves such queries out, but a list without judgments has values, such as P of 0.
        for row in np.flatnonzero(np.isnan(graded).all(axis=1) & ~np.isnan(ranked).all(axis=1)):
            steps = explain("u " * int((~np.isnan(ranked[row])).sum()), measures=found.measures, as_=as_)
            values[row] = [steps.value(measure) for measure in found.measures]
    if isinstance(measures, str):
        values = values[:, 0]
    if not is_flat:
        return values
    return float(values[0]) if isinstance(measures, str) else values[0]
