# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of the functions: their data, and how they print and show in a notebook."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _core


class Evaluation:
    """The values of one run. Its text is the output of ``rankscope-cli eval``.

    ``measures`` and ``queries`` name the columns and rows of the arrays. An undefined value is NaN in
    ``values``; ``counted`` has what it contributes to the mean: 0, 1 or nothing (NaN).
    """

    def __init__(self, core: _core.Evaluation, name: str, asked: list[str]):
        self._core = core
        #: The name of the run, or its file.
        self.name = name
        #: The measures in their text form.
        self.measures: list[str] = core.measures
        #: Ids of the queries, in byte order; includes missing queries only with missing="zero".
        self.queries: list[str] = core.queries
        #: The mean over the counted queries, by measure; NaN if no query counts.
        self.means: dict[str, float] = dict(zip(self.measures, core.means.tolist()))
        #: Judged queries that are missing from the run.
        self.not_in_run: list[str] = core.not_in_run
        #: Queries of the run without judgments, which are ignored.
        self.not_judged: list[str] = core.not_judged
        self._place = dict(zip(asked, range(len(asked)))) | dict(
            zip(self.measures, range(len(self.measures)))
        )

    @property
    def values(self) -> NDArray[np.float64]:
        """Shape (queries, measures): each query's own value; NaN if undefined."""
        return self._core.values

    @property
    def counted(self) -> NDArray[np.float64]:
        """Shape (queries, measures): the values used for the means; NaN if a query is left out."""
        return self._core.counted

    @property
    def bounds(self) -> NDArray[np.float64]:
        """Shape (queries, measures, 2): the lowest and the highest value over all grades of the
        retrieved but unjudged documents. Only from :func:`rankscope.bounds`, else AttributeError."""
        return self._core.bounds(False)

    @property
    def open_bounds(self) -> NDArray[np.float64]:
        """The same if documents that no run retrieved may be relevant, too; NaN if unknown."""
        return self._core.bounds(True)

    @property
    def mean_bounds(self) -> dict[str, tuple[float, float]]:
        """The bounds of the means, by measure."""
        ends = self._core.mean_bounds(False)[0]
        return {measure: (float(low), float(high)) for measure, (low, high) in zip(self.measures, ends)}

    def __getitem__(self, measure: str) -> float:
        """The mean of a measure, named as requested or by its text form."""
        return self.means[self.measures[self._place[measure]]]

    def per_query(self) -> dict[str, dict[str, float]]:
        """``{query: {measure: value}}`` of the counted values, like pytrec_eval."""
        rows = self.counted.tolist()
        return {query: dict(zip(self.measures, row)) for query, row in zip(self.queries, rows)}

    def reason(self, query: str, measure: str) -> str:
        """Why a query's value is undefined; empty if it is defined."""
        return self._core.reason(self.queries.index(query), self._place[measure])

    def to_frame(self) -> Any:
        """A pandas frame of ``counted``, one row per query."""
        import pandas

        return pandas.DataFrame(
            self.counted, index=pandas.Index(self.queries, name="query"), columns=self.measures
        )

    def __repr__(self) -> str:
        means = ", ".join(f"{measure} {mean:.6f}" for measure, mean in self.means.items())
        return f"<Evaluation of {self.name}: {means}>"

    def __str__(self) -> str:
        return self._core.text()

    def _repr_html_(self) -> str:
        return self._core.html()


class _Found:
    """The result of a command as JSON, text and tables."""

    def __init__(self, found: tuple[str, str, str]):
        json_text, self._text, self._html = found
        #: The fields of the command's ``--format json``.
        self.json: Any = json.loads(json_text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return self._text

    def _repr_html_(self) -> str:
        return self._html or f"<pre>{_escaped(self._text)}</pre>"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Comparison(_Found):
    """A comparison of runs, as printed by ``rankscope-cli compare``."""

    @property
    def pairs(self) -> list[dict[str, Any]]:
        """Every pair of runs under every measure: means, difference, interval and tests. With more
        than eight runs, only if requested (pairs=True)."""
        return list(self.json["comparisons"])

    @property
    def leaderboard(self) -> list[dict[str, Any]]:
        """The runs, best first, with means, intervals, ranks and letters; empty for two runs."""
        return list(self.json["leaderboard"]["runs"]) if "leaderboard" in self.json else []


class Explanation(_Found):
    """The calculation of a list's measures, or of a mean over several."""

    @property
    def measures(self) -> list[dict[str, Any]]:
        """One per measure: its value, numerator and denominator, and its steps."""
        return list(self.json["measures"])

    def value(self, measure: str) -> float | None:
        """The value of a measure; None if undefined."""
        for one in self.measures:
            if one["measure"] == measure:
                value: float | None = one["value"]
                return value
        raise KeyError(measure)

    def _repr_html_(self) -> str:
        tables = self._html.split("<table")[1:]
        if "measures" not in self.json or len(tables) != len(self.measures):
            return super()._repr_html_()
        return "".join(
            f"<p>{_escaped(one['formula'])}</p><table{table}" for one, table in zip(self.measures, tables)
        )


class Rules(_Found):
    """The rules that give another tool's number, from ``rankscope-cli which``."""

    @property
    def hits(self) -> list[dict[str, Any]]:
        """Sets of rules, fewest changes first; empty if none gives the number."""
        return list(self.json["hits"])


class Classification(_Found, Mapping[str, Any]):
    """A classifier's values. Indexing gives the first model's values by name (``["auc"]``)."""

    @property
    def models(self) -> list[dict[str, Any]]:
        """The fields of each model."""
        return self.json if isinstance(self.json, list) else [self.json]

    def __getitem__(self, name: str) -> Any:
        """A value, or a rate or count at the threshold; None if undefined."""
        first = self.models[0]
        return first[name] if name in first else first["threshold"][name]

    def __iter__(self) -> Any:
        return iter([*self.models[0], *self.models[0]["threshold"]])

    def __len__(self) -> int:
        return len(self.models[0]) + len(self.models[0]["threshold"])

    __repr__ = _Found.__repr__


class Curve(NamedTuple):
    """A curve through every distinct threshold, from infinity (nothing predicted positive)."""

    #: False positive rates of a ROC curve, recalls of a precision-recall curve.
    x: NDArray[np.float64]
    #: True positive rates, or precisions.
    y: NDArray[np.float64]
    #: The lowest score that is predicted positive.
    thresholds: NDArray[np.float64]
