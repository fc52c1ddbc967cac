# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of the functions: their data, and how they print and show in a notebook."""

from __future__ import annotations

import difflib
import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Callable, List, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _core, _plots

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes

Floats = NDArray[np.float64]


class Told(NamedTuple):
    """What a command prints."""

    json: str
    text: str
    tables: _core.Tables


class _Tables:
    """The tables of a result. A form is written when it is first asked for; copies are written whole."""

    def __init__(self, tables: _core.Tables):
        self._tables: _core.Tables | None = tables
        self._forms: dict[str, str] = {}

    def _form(self, name: str) -> str:
        if name not in self._forms:
            self._forms[name] = getattr(self._tables, name)()
        return self._forms[name]

    @property
    def html(self) -> str:
        return _for_notebooks(self._form("html"))

    @property
    def latex(self) -> str:
        return self._form("latex")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Tables) and self.html == other.html

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> dict[str, str]:
        return {name: self._form(name) for name in ("html", "latex")}

    def __setstate__(self, forms: dict[str, str]) -> None:
        self._tables = None
        self._forms = forms


def _rows(numbers: Floats, rows: list[int]) -> Floats:
    """The rows in this order; NaN for row -1."""
    if rows == list(range(len(numbers))):
        return numbers
    picked = np.full((len(rows), *numbers.shape[1:]), np.nan)
    place = np.asarray(rows, dtype=np.intp)
    picked[place >= 0] = numbers[place[place >= 0]]
    return picked


class Evaluation:
    """The values of one run. Its text is the output of ``rankscope-cli eval``.

    ``measures`` and ``queries`` name the columns and rows of the arrays. An undefined value is NaN in
    ``values``; ``counted`` contains what it contributes to the mean: 0, 1 or nothing (NaN). Evaluations with
    the same content are equal, and can be copied and pickled.
    """

    #: The name of the run, or its file.
    name: str
    #: The measures, named as requested.
    measures: list[str]
    #: The complete text form of each measure, with every parameter that differs from its default.
    definitions: dict[str, str]
    #: Query ids of the caller's type, in the order of the judgments, or of the run if the judgments are
    #: a file; in byte order for files. Missing queries are included only with missing="zero", except
    #: that every row of a matrix of judgments has its row here.
    queries: list[Any]
    #: Shape (queries, measures): each query's own value; NaN if undefined.
    values: Floats
    #: Shape (queries, measures): the values used for the means; NaN if a query is left out.
    counted: Floats
    #: The mean over the counted queries, by measure; NaN if no query counts.
    means: dict[str, float]
    #: Judged queries that are missing from the run.
    not_in_run: list[Any]
    #: Queries of the run without judgments, which are ignored.
    not_judged: list[Any]
    #: Properties of the data that need no attention, such as queries with fewer documents.
    notes: list[str]

    def __init__(
        self,
        data: _core.EvaluatedRun,
        definitions: dict[str, str],
        id_of: Callable[[str], Any],
        order: Iterable[str],
        *,
        is_whole: bool = False,
        notes: Iterable[str] = (),
    ):
        """
        :param data: as the core has it
        :param id_of: gives the caller's query id of a text
        :param order: texts of ids, in the order of the rows; others follow
        :param is_whole: whether all of `order` have rows
        """
        given = {text: row for row, text in enumerate(data["queries"])}
        texts = [text for text in order if is_whole or text in given]
        known = set(texts)
        texts += [text for text in given if text not in known]
        rows = [given.get(text, -1) for text in texts]
        self.name = data["file"]
        self.measures = list(definitions)
        self.definitions = definitions
        self.queries = [id_of(text) for text in texts]
        self.values = _rows(data["values"], rows)
        self.counted = _rows(data["counted"], rows)
        self.means = dict(zip(self.measures, data["means"].tolist()))
        self.not_in_run = [id_of(text) for text in data["not_in_run"]]
        self.not_judged = [id_of(text) for text in data["not_judged"]]
        self.notes = list(notes)
        self._bounds = None
        if "bounds" in data:
            self._bounds = _rows(data["bounds"], rows), _rows(data["open_bounds"], rows), data["mean_bounds"][0]
        place = {row: here for here, row in enumerate(rows)}
        self._reasons = {(place[row], column): why for row, column, why in data["reasons"]}
        missing = set(data["not_in_run"])
        for here, (text, row) in enumerate(zip(texts, rows)):
            if row < 0:
                why = "The query is missing from the run." if text in missing else "The query has no judgments."
                self._reasons.update(((here, column), why) for column in range(len(self.measures)))
        self._text: str = data["text"]
        self._tables = _Tables(data["tables"])

    def _bounded(self) -> tuple[Floats, Floats, Floats]:
        if self._bounds is None:
            raise AttributeError(
                "the bounds were not computed; use rankscope.bounds() or evaluate(..., bounds=True)"
            )
        return self._bounds

    @property
    def bounds(self) -> Floats:
        """Shape (queries, measures, 2): the lowest and the highest value over all grades of the
        retrieved but unjudged documents. Only from :func:`rankscope.bounds`, else AttributeError."""
        return self._bounded()[0]

    @property
    def open_bounds(self) -> Floats:
        """The same if documents that no run retrieved may also be relevant; NaN if unknown."""
        return self._bounded()[1]

    @property
    def mean_bounds(self) -> dict[str, tuple[float, float]]:
        """The bounds of the means, by measure."""
        ends = self._bounded()[2].tolist()
        return {measure: (low, high) for measure, (low, high) in zip(self.measures, ends)}

    def _column(self, measure: Any) -> int:
        for name in _called(measure):
            for names in (self.measures, list(self.definitions.values())):
                if name in names:
                    return names.index(name)
        raise KeyError(_not_found(str(measure), self.measures))

    def __getitem__(self, measure: Any) -> float:
        """The mean of a measure, by any of its names."""
        return self.means[self.measures[self._column(measure)]]

    def per_query(self) -> dict[Any, dict[str, float]]:
        """``{query: {measure: value}}`` of the counted values, like pytrec_eval."""
        rows = self.counted.tolist()
        return {query: dict(zip(self.measures, row)) for query, row in zip(self.queries, rows)}

    def reason(self, query: Any, measure: Any) -> str:
        """Why a query's value is undefined; empty if it is defined."""
        if query not in self.queries:
            raise KeyError(query)
        return self._reasons.get((self.queries.index(query), self._column(measure)), "")

    def to_frame(self) -> pandas.DataFrame:
        """A pandas frame of ``counted``, one row per query."""
        import pandas

        return pandas.DataFrame(
            self.counted.copy(), index=pandas.Index(self.queries, name="query"), columns=self.measures
        )

    def to_latex(self) -> str:
        """The means as a table for a paper, like ``rankscope-cli table eval --format latex``."""
        return self._tables.latex

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the counted values of the queries, the highest first, one line per measure.

        Parameters
        ----------
        ax : matplotlib axes, optional
            Default: new ones.

        Returns
        -------
        matplotlib axes
        """
        return _plots.values([(name, self.counted[:, i]) for i, name in enumerate(self.measures)], ax)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Evaluation):
            return NotImplemented
        mine, theirs = vars(self), vars(other)
        return all(_is_same(mine[name], theirs[name]) for name in mine)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        means = ", ".join(f"{measure} {mean:.6f}" for measure, mean in self.means.items())
        return f"<Evaluation of {self.name}: {means}>"

    def __str__(self) -> str:
        return self._text

    def _repr_html_(self) -> str:
        return self._tables.html


class Evaluations(List[Evaluation]):
    """The evaluations of several runs: a list in which a name selects one: ``evaluations["bm25"]``."""

    def __getitem__(self, place: Any) -> Any:
        if not isinstance(place, str):
            return super().__getitem__(place)
        for one in self:
            if one.name == place:
                return one
        raise KeyError(_not_found(place, (one.name for one in self)))

    def to_frame(self, *, long: bool = False) -> pandas.DataFrame:
        """A pandas frame of the means, one row per run.

        Parameters
        ----------
        long : bool
            Instead one row per run, query and measure, with the counted value: columns ``run``, ``query``,
            ``measure`` and ``value``.
        """
        import pandas

        if not long:
            names = pandas.Index([one.name for one in self], name="run")
            return pandas.DataFrame([one.means for one in self], index=names)
        rows = [
            (one.name, query, measure, value)
            for one in self
            for query, values in zip(one.queries, one.counted.tolist())
            for measure, value in zip(one.measures, values)
        ]
        return pandas.DataFrame(rows, columns=["run", "query", "measure", "value"])

    def to_latex(self) -> str:
        """The table of each run. For one table of all, see :func:`rankscope.table`."""
        return "\n".join(one.to_latex() for one in self)

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the means, one group of bars per measure. See :meth:`Evaluation.plot`."""
        return _plots.bars([(one.name, one.means) for one in self], ax)

    def _repr_html_(self) -> str:
        return "".join(one._repr_html_() for one in self)


def _for_notebooks(html: str) -> str:
    """Without ids, which would be there again for the next result."""
    return re.sub(r'<table id="[^"]*"', "<table", html)


def _is_same(one: Any, other: Any) -> bool:
    """Equality in which NaN equals NaN."""
    if isinstance(one, np.ndarray) or isinstance(other, np.ndarray):
        return np.array_equal(one, other, equal_nan=True)
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(map(_is_same, one.values(), other.values()))
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_is_same, one, other))
    return bool(one == other or (one != one and other != other))


def _called(measure: Any) -> list[str]:
    """The name of a measure as it is, and its text form."""
    return [str(measure), *_core.definitions([str(measure)], "")]


def _not_found(name: str, names: Iterable[str]) -> str:
    names = list(names)
    close = [one for one in names if one.casefold() == name.casefold()] or difflib.get_close_matches(name, names, 1)
    return f"{name}; did you mean {close[0]}?" if close else name


def _number(value: Any) -> float:
    return math.nan if value is None else float(value)


class _Found:
    """The result of a command as JSON, text and tables."""

    #: What the fields of ``json`` that hold query ids are called.
    _OF_IDS = frozenset({"query", "onlyA", "onlyB", "withoutValue", "notInRun", "notJudged"})

    def __init__(
        self, found: Told, names: Mapping[str, str] = {}, ids: Mapping[str, Any] = {},
        notes: Iterable[str] = (),
    ):
        """
        :param names: the requested names of measures, by text form
        :param ids: the caller's query ids, by text
        """
        self._text = found.text
        self._tables = _Tables(found.tables)
        #: The fields of the command's ``--format json``.
        self.json: Any = json.loads(found.json)
        #: Properties of the data that need no attention.
        self.notes: list[str] = list(notes)
        self._names = dict(names)
        self._ids = dict(ids)

    def _told(self, json: Any, key: str = "") -> Any:
        """A copy of a part of ``json`` with the caller's names of measures and ids of queries."""
        if isinstance(json, dict):
            return {name: self._told(one, name) for name, one in json.items()}
        if isinstance(json, list):
            return [self._told(one, key) for one in json]
        if key == "measure":
            return self._names.get(json, json)
        return self._ids.get(json, json) if key in self._OF_IDS else json

    def _records(self) -> list[dict[str, Any]]:
        """What :meth:`to_frame` has in rows."""
        raise NotImplementedError

    def to_frame(self) -> pandas.DataFrame:
        """A pandas frame; nested fields have dots in their names, such as ``tests.t.p``."""
        import pandas

        return pandas.json_normalize(self._records())

    def to_latex(self) -> str:
        """The tables for a paper, as ``rankscope-cli table`` prints them with ``--format latex``."""
        return self._tables.latex

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Found) or type(self) is not type(other):
            return NotImplemented
        return (self.json, self._text, self._names, self._ids) == (
            other.json, other._text, other._names, other._ids
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return self._text

    def _repr_html_(self) -> str:
        return self._tables.html or f"<pre>{_escaped(self._text)}</pre>"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Comparison(_Found):
    """A comparison of runs, as printed by ``rankscope-cli compare``."""

    @property
    def pairs(self) -> list[dict[str, Any]]:
        """Every pair of runs under every measure: means, difference, interval and tests. With more
        than eight runs, only if requested (pairs=True)."""
        return list(self._told(self.json["comparisons"]))

    @property
    def leaderboard(self) -> list[dict[str, Any]]:
        """The runs, best first, with means, intervals and ranks, and with letters for three or more runs."""
        return list(self._told(self.json["leaderboard"]["runs"]))

    def _records(self) -> list[dict[str, Any]]:
        return self.pairs

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the difference of each pair with its confidence interval. See :meth:`Evaluation.plot`."""
        return _plots.differences(self.pairs, ax)


class Agreement(_Found):
    """How far judges agree, as printed by ``rankscope-cli judges``."""

    @property
    def coefficients(self) -> list[dict[str, Any]]:
        """Fleiss' kappa and Krippendorff's alpha of all judges, with 95% intervals."""
        return list(self.json["agreement"])

    @property
    def pairs(self) -> list[dict[str, Any]]:
        """Each pair of judges, with Cohen's kappas."""
        return list(self.json["pairs"])

    @property
    def disagreements(self) -> list[dict[str, Any]]:
        """Documents with different grades, the largest difference first, and the grade that counts."""
        return list(self._told(self.json["disagreements"]))

    @property
    def measures(self) -> list[dict[str, Any]]:
        """The means of the runs by judge under each measure; empty without runs. The judge None comes
        last: its values are those under the grades that count."""
        return list(self._told(self.json["measures"]))

    def _records(self) -> list[dict[str, Any]]:
        return self.coefficients

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the coefficients with their intervals. See :meth:`Evaluation.plot`."""
        return _plots.coefficients(self.coefficients, ax)


class Explanation(_Found):
    """The calculation of a list's measures, or of a mean over several."""

    @property
    def measures(self) -> list[dict[str, Any]]:
        """One per measure: its value, numerator and denominator, and its steps (``ranks``). For a mean
        over several lists: its value and the values of the lists."""
        return list(self._told(self.json["measures" if "measures" in self.json else "means"]))

    def _of(self, measure: Any) -> dict[str, Any]:
        names = [self._names.get(name, name) for name in _called(measure)]
        for one in self.measures:
            if one["measure"] in names:
                return one
        raise KeyError(_not_found(names[0], (one["measure"] for one in self.measures)))

    def value(self, measure: Any) -> float:
        """The value of a measure, by any of its names; NaN if undefined."""
        return _number(self._of(measure)["value"])

    __getitem__ = value

    def reason(self, measure: Any) -> str:
        """Why the value of a measure is undefined; empty if it is defined."""
        return str(self._of(measure).get("reason", ""))

    def _records(self) -> list[dict[str, Any]]:
        parts = "ranks" if "measures" in self.json else "terms"
        return [{"measure": one["measure"], **part} for one in self.measures for part in one[parts]]

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the value of each measure if the list ended at each rank; for a mean, the values of the
        lists. See :meth:`Evaluation.plot`."""
        rows = self._records()
        drawn = []
        for one in self.measures:
            numbers = [_number(row["value"]) for row in rows if row["measure"] == one["measure"]]
            drawn.append((one["measure"], range(1, len(numbers) + 1), numbers))
        return _plots.lines(drawn, "rank" if "measures" in self.json else "list", ax)

    def _repr_html_(self) -> str:
        tables = self._tables.html.split("<table")[1:]
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


    def _records(self) -> list[dict[str, Any]]:
        return self.hits


class Discrimination(_Found):
    """How well measures separate runs, as printed by ``rankscope-cli discriminate``."""

    @property
    def measures(self) -> list[dict[str, Any]]:
        """One per measure: the share of pairs of runs that it separates (``discriminativePower``), the
        smallest difference that is significant, and its errors on halves of the queries."""
        return list(self._told(self.json["measures"]))

    def _records(self) -> list[dict[str, Any]]:
        return [{name: value for name, value in one.items() if name != "pairs"} for one in self.measures]

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the discriminative power of each measure. See :meth:`Evaluation.plot`."""
        power = {one["measure"]: _number(one["discriminativePower"]) for one in self.measures}
        return _plots.bars([("discriminative power", power)], ax)


class Gate(_Found):
    """A run checked against rules, as printed by ``rankscope-cli gate``."""

    @property
    def passed(self) -> bool:
        """Whether no rule is broken."""
        return not self.json["broken"]

    @property
    def outcome(self) -> str:
        """"held", "broken", or "unproven" if a drop is neither shown nor excluded."""
        return str(self.json["outcome"])

    @property
    def checks(self) -> list[dict[str, Any]]:
        """One per rule and group: the verdict, the means, the interval and the worst queries."""
        return list(self._told(self.json["checks"]))

    def _records(self) -> list[dict[str, Any]]:
        return self.checks

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the means of run and baseline under each measure. See :meth:`Evaluation.plot`."""
        means = [
            (name, {one["measure"]: _number(one.get(key)) for one in self.checks})
            for name, key in (("run", "mean"), ("baseline", "baseline"))
        ]
        return _plots.bars(means, ax)


class Text(str):
    """A text that prints as it is, also in a notebook."""

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return f"<pre>{_escaped(self)}</pre>"


class Table(Text):
    """A table in the requested format."""

    #: "markdown", "latex", "html", "csv" or "tsv".
    form: str

    def __new__(cls, text: str, form: str) -> Table:
        made = super().__new__(cls, text)
        made.form = form
        return made

    def __reduce__(self) -> Any:
        return Table, (str(self), self.form)

    def _repr_html_(self) -> str:
        return _for_notebooks(self) if self.form == "html" else super()._repr_html_()


class Thresholds(Mapping[str, Floats]):
    """The confusion matrix and every rate at each distinct threshold, from ``rankscope-cli table thresholds``.

    Arrays by name: ``["Precision"]``. In the first row, no sample is predicted positive.
    """

    def __init__(self, columns: dict[str, Floats]):
        self._columns = columns

    def __getitem__(self, name: str) -> Floats:
        if name not in self._columns:
            raise KeyError(_not_found(name, self._columns))
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thresholds) and _is_same(self._columns, other._columns)

    __hash__ = None  # type: ignore[assignment]

    def to_frame(self) -> pandas.DataFrame:
        """A pandas frame, one row per threshold."""
        import pandas

        return pandas.DataFrame(self._columns)

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw precision, recall and F1 by threshold. See :meth:`Evaluation.plot`."""
        names = [name for name in self._columns if name.split(",")[0] in ("Precision", "Recall", "F1")]
        return _plots.lines([(name, self["Threshold"], self[name]) for name in names], "threshold", ax)

    def _repr_html_(self) -> str:
        return _points_table(self._columns, tuple(self._columns.values()))


class Classification(_Found, Mapping[str, Any]):
    """A classifier's values. Indexing gives the first model's values by name (``["auc"]``)."""

    #: Fields that are whole numbers unless samples have weights.
    _COUNTS = frozenset({"n", "positives", "samples", "tp", "fp", "fn", "tn"})

    @property
    def models(self) -> list[dict[str, Any]]:
        """The fields of each model, as in ``json``."""
        return self.json if isinstance(self.json, list) else [self.json]

    def _values(self) -> dict[str, Any]:
        first = self.models[0]
        return {**first.get("threshold", {}), **first}

    def __getitem__(self, name: str) -> Any:
        """A value, or a rate or count at the threshold; NaN if undefined."""
        values = self._values()
        if name not in values:
            raise KeyError(_not_found(name, values))
        value = values[name]
        if value is None or (type(value) is int and name not in self._COUNTS):
            return _number(value)
        return value

    def reason(self, name: str) -> str:
        """Why a value is undefined; empty if it is defined."""
        first = self.models[0]
        self[name]
        at_threshold: dict[str, str] = first.get("threshold", {}).get("undefined", {})
        return {**at_threshold, **first.get("undefined", {})}.get(name, "")

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._values() if name != "undefined")

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _records(self) -> list[dict[str, Any]]:
        return self.models

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the confusion matrix of the first model, or of all classes. See :meth:`Evaluation.plot`."""
        if "threshold" not in self.models[0]:
            return _plots.matrix(self["confusion_matrix"], self["classes"], ax)
        counts = [[self[name] for name in row] for row in (("tp", "fn"), ("fp", "tn"))]
        return _plots.matrix(counts, ["positive", "negative"], ax)

    __repr__ = _Found.__repr__
    __eq__ = _Found.__eq__
    __hash__ = None  # type: ignore[assignment]


class RocCurve(NamedTuple):
    """A ROC curve: the arrays of scikit-learn's ``roc_curve(drop_intermediate=False)``, in its order."""

    #: False positive rates, ascending; NaN without negative samples.
    fpr: Floats
    #: True positive rates, ascending; NaN without positive samples.
    tpr: Floats
    #: The lowest score that is predicted positive, descending from infinity.
    thresholds: Floats

    @property
    def reason(self) -> str:
        """Why rates are undefined; empty if they are defined."""
        return _reason(self.tpr, "positive") or _reason(self.fpr, "negative")

    def to_frame(self) -> pandas.DataFrame:
        """A pandas frame, one row per point; the threshold of a point without one is NaN."""
        import pandas

        return pandas.DataFrame({name: pandas.Series(one) for name, one in zip(self._fields, self)})

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the curve. See :meth:`Evaluation.plot`."""
        return _plots.lines([("TPR", self.fpr, self.tpr)], "FPR", ax)

    def _repr_html_(self) -> str:
        return _points_table(self._fields, self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RocCurve) and _is_same(tuple(self), tuple(other))

    def __ne__(self, other: object) -> bool:
        return not self == other


class PrecisionRecallCurve(NamedTuple):
    """A precision-recall curve: the arrays of scikit-learn's ``precision_recall_curve``, in its order.

    The last point, precision 1 and recall 0, has no threshold: no sample is predicted positive.
    """

    #: Precisions at the thresholds, then 1.
    precision: Floats
    #: Recalls at the thresholds, descending, then 0; NaN without positive samples.
    recall: Floats
    #: The lowest score that is predicted positive, ascending; one fewer than the points.
    thresholds: Floats

    @property
    def reason(self) -> str:
        """Why recall is undefined; empty if it is defined."""
        return _reason(self.recall, "positive")

    def to_frame(self) -> pandas.DataFrame:
        """A pandas frame, one row per point; the threshold of a point without one is NaN."""
        import pandas

        return pandas.DataFrame({name: pandas.Series(one) for name, one in zip(self._fields, self)})

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw the curve. See :meth:`Evaluation.plot`."""
        return _plots.lines([("precision", self.recall, self.precision)], "recall", ax)

    def _repr_html_(self) -> str:
        return _points_table(self._fields, self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PrecisionRecallCurve) and _is_same(tuple(self), tuple(other))

    def __ne__(self, other: object) -> bool:
        return not self == other


#: Points of a curve in a notebook, half of them from its end.
MOST_POINTS = 10


def _points_table(names: Iterable[str], columns: tuple[Floats, ...]) -> str:
    """The first and last points of a curve; a point without a threshold has an empty cell."""
    count = len(columns[0])
    shown: list[int | None] = list(range(count))
    if count > MOST_POINTS:
        shown[MOST_POINTS // 2 : -MOST_POINTS // 2] = [None]
    rows = ""
    for row in shown:
        cells = ["…" if row is None else f"{column[row]:.6g}" if row < len(column) else "" for column in columns]
        rows += "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    heads = "".join(f'<th scope="col">{name}</th>' for name in names)
    caption = f"{count} point{'' if count == 1 else 's'}"
    return f"<table><caption>{caption}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _reason(rates: Floats, which: str) -> str:
    return f"There are no {which} samples, so the denominator is 0." if np.isnan(rates).any() else ""
