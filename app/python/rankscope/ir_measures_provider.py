# SPDX-License-Identifier: GPL-3.0-or-later
"""Rankscope as a provider for ir_measures 0.3.0 to 0.4. Only this module imports ir_measures.

    >>> from ir_measures import AP, nDCG
    >>> from rankscope.ir_measures_provider import RankscopeProvider
    >>> RankscopeProvider().calc_aggregate([nDCG @ 10, AP(rel=2)], qrels, run)

Each measure follows the provider that ir_measures uses for it by default, with its order of equal scores,
precision of scores and rounding. Values are equal, except for the last digits of SetF, RBP, INST and INSQ:

- Judged: ``judged``, in which a negative grade also counts as a judgment
- RR with a cutoff: ``msmarco``
- ERR, and nDCG(dcg='exp-log2') with a cutoff: ``gdeval``, with 5 decimals and a highest grade of 4
- RBP: ``cwl_eval``, but read to the end of the list instead of 1000 documents
- INST, INSQ, BPM: ``cwl_eval``
- all other measures, and all measures with judged_only: ``pytrec_eval``

A judged query that is missing from the run has the default value of ir_measures, 0. Query ids are those
of the judgments, unchanged.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from numbers import Integral
from typing import Any as AnyType
from typing import Literal, NamedTuple, Union

import ir_measures
from ir_measures import Metric, measures, providers
from ir_measures.providers.base import NOT_PROVIDED, Any, Choices

from . import _ir_measures, evaluate

_Pairs = Mapping[AnyType, Mapping[AnyType, float]]


class _Rules(NamedTuple):
    """What measures have in common that one call of evaluate() scores."""

    library: Literal["ir_measures", "ir_measures gdeval", "ir_measures judged", "ir_measures msmarco"]
    is_judged_only: bool = False
    #: None: that of the library.
    order: Union[Literal["score-file"], None] = None
    #: Pairs of a grade and what replaces it.
    gains: tuple[tuple[AnyType, AnyType], ...] = ()
    #: Higher grades count as this one.
    highest: Union[float, None] = None


def _given(measure: AnyType) -> dict[str, AnyType]:
    """The parameters of a measure that have a value."""
    values = {name: measure[name] for name in measure.SUPPORTED_PARAMS}
    return {name: value for name, value in values.items() if value is not NOT_PROVIDED}


def _rules(measure: AnyType) -> _Rules:
    given = _given(measure)
    is_cut = "cutoff" in given and not given.get("judged_only", False)
    if measure.NAME == "Judged":
        return _Rules("ir_measures judged")
    if measure.NAME == "RR" and is_cut:
        return _Rules("ir_measures msmarco")
    if measure.NAME == "ERR" or (given.get("dcg") == "exp-log2" and is_cut):
        return _Rules("ir_measures gdeval")
    if measure.NAME in ("RBP", "INST", "INSQ", "BPM"):
        return _Rules("ir_measures judged", order="score-file", highest=given.get("max_rel"))
    gains = tuple(sorted(given.get("gains", {}).items()))
    return _Rules("ir_measures", given.get("judged_only", False), gains=gains)


def definition(measure: AnyType) -> str:
    """Rankscope's text form of an ir_measures measure, such as ``AP(rel=2)@100``.

    The gains of nDCG and judged_only are not part of it: they are options of the evaluation.

    :raises ValueError: if Rankscope does not have the measure
    """
    given = _given(measure)
    for option in ("gains", "judged_only"):
        given.pop(option, None)
    return _ir_measures.definition(measure.NAME, given)


def _text(query: AnyType) -> str:
    if isinstance(query, str):
        return query
    if isinstance(query, Integral) and not isinstance(query, bool):
        return str(int(query))
    raise TypeError(f"found the query id {query!r}, a {type(query).__name__}; use a string or an integer")


def _by_text(pairs: _Pairs) -> dict[str, AnyType]:
    """The query ids by their text; queries without documents are left out.

    :raises ValueError: if two ids have the same text
    """
    ids: dict[str, AnyType] = {}
    for query, documents in pairs.items():
        text = _text(query)
        if text in ids:
            raise ValueError(f"found the query ids {ids[text]!r} and {query!r}; use one of them for both")
        if documents:
            ids[text] = query
    return ids


class RankscopeEvaluator(providers.Evaluator):  # type: ignore[misc]
    """Scores runs against the same judgments."""

    def __init__(self, wanted: Iterable[AnyType], qrels: _Pairs):
        wanted = list(dict.fromkeys(wanted))
        super().__init__(wanted, set(qrels))
        self._qrels = qrels
        self._ids = _by_text(qrels)
        self._groups: dict[_Rules, dict[AnyType, str]] = {}
        for measure in wanted:
            self._groups.setdefault(_rules(measure), {})[measure] = definition(measure)

    def _grades(self, text: str, rules: _Rules) -> Mapping[AnyType, float]:
        of = self._qrels[self._ids[text]]
        if rules.gains:
            gains = dict(rules.gains)
            return {document: gains.get(grade, grade) for document, grade in of.items()}
        if rules.highest is not None:
            return {document: min(grade, rules.highest) for document, grade in of.items()}
        return of

    def _iter_calc(self, run: AnyType) -> Iterator[AnyType]:
        results = ir_measures.util.RunConverter(run).as_dict_of_dict()
        ids = _by_text(results)
        common = [text for text in self._ids if text in ids]
        # The base class adds the default value of each measure for the other judged queries.
        if not common:
            return
        results = {text: results[ids[text]] for text in common}
        for rules, wanted in self._groups.items():
            found = evaluate(
                {text: self._grades(text, rules) for text in common},
                results,
                list(dict.fromkeys(wanted.values())),
                as_=rules.library,
                missing="skip",
                judged_only=rules.is_judged_only,
                order=rules.order,
            )
            columns = {text: column for column, text in enumerate(dict.fromkeys(wanted.values()))}
            for query, values in zip(found.queries, found.counted.tolist()):
                for measure, text in wanted.items():
                    value = values[columns[text]]
                    if math.isnan(value):  # which would be the mean, too
                        raise ValueError(f"{measure}: query {self._ids[query]!r} has a grade above 4, gdeval's highest")
                    yield Metric(query_id=self._ids[query], measure=measure, value=value)


class _Within:
    """A parameter from the lowest to the highest value; `is_open`: between them."""

    def __init__(self, lowest: float, highest: float, *, is_open: bool = False, is_required: bool = False):
        self._lowest = lowest
        self._highest = highest
        self._is_open = is_open
        self._is_required = is_required

    def validate(self, value: AnyType) -> bool:
        if value is NOT_PROVIDED:
            return not self._is_required
        is_end = value in (self._lowest, self._highest)
        return bool(self._lowest <= value <= self._highest) and not (self._is_open and is_end)

    def __repr__(self) -> str:
        return f"{self._lowest:g} to {self._highest:g}"


_CUTOFF = _Within(1, 1e9)
_REL = _Within(0, 1e6)
_READER = {"T": _Within(0.5, 1e3), "min_rel": Choices(0), "max_rel": _Within(0, 1e3, is_open=True, is_required=True)}


def _supported(name: str, **specifications: AnyType) -> AnyType:
    """A measure with those of the parameters that this release of ir_measures has."""
    kind = getattr(measures, "_" + name)
    return kind(**{name: one for name, one in specifications.items() if name in kind.SUPPORTED_PARAMS})


class RankscopeProvider(providers.Provider):  # type: ignore[misc]
    """The provider; ``rankscope.explain()`` shows how each value is calculated."""

    NAME = "rankscope"
    SUPPORTED_MEASURES = [
        _supported("AP", cutoff=_CUTOFF, rel=_REL, judged_only=Any()),
        _supported("BPM", cutoff=_CUTOFF, **_READER),
        _supported("Bpref", rel=_REL),
        _supported("ERR", cutoff=_CUTOFF),
        _supported("INSQ", **_READER),
        _supported("INST", **_READER),
        _supported("IPrec", recall=_Within(0, 1), rel=_REL, judged_only=Any()),
        _supported("Judged", cutoff=_CUTOFF),
        _supported("NumRel", rel=_REL),
        _supported("NumRet", rel=_REL),
        _supported("P", cutoff=_CUTOFF, rel=_REL, judged_only=Any()),
        _supported("R", cutoff=_CUTOFF, rel=_REL, judged_only=Any()),
        _supported(
            "RBP", cutoff=_CUTOFF, p=_Within(0, 1, is_open=True), rel=_Within(0, 1e6, is_required=True)
        ),
        _supported("RR", cutoff=_CUTOFF, rel=_REL, judged_only=Any()),
        _supported("Rprec", rel=_REL, judged_only=Any()),
        _supported("SetAP", rel=_REL, judged_only=Any()),
        _supported("SetF", rel=_REL, beta=_Within(0, 1e6, is_open=True), judged_only=Any()),
        _supported("SetP", rel=_REL, relative=Any(), judged_only=Any()),
        _supported("SetR", rel=_REL),
        _supported("Success", cutoff=_CUTOFF, rel=_REL, judged_only=Any()),
        _supported("infAP", rel=_REL),
        _supported("nDCG", cutoff=_CUTOFF, dcg=Choices("log2"), gains=Any(), judged_only=Any()),
        _supported(
            "nDCG", cutoff=_CUTOFF, dcg=Choices("exp-log2"), gains=Choices(NOT_PROVIDED), judged_only=Any()
        ),
    ]

    def _evaluator(self, wanted: AnyType, qrels: AnyType) -> RankscopeEvaluator:
        # Before 0.3.5, AP @ [10, 20] was several measures.
        flattened = getattr(ir_measures.util, "flatten_measures", list)
        pairs = ir_measures.util.QrelsConverter(qrels).as_dict_of_dict()
        return RankscopeEvaluator(flattened(wanted), pairs)


def register(*, first: bool = False) -> RankscopeProvider:
    """Registers the provider with ir_measures under its name, "rankscope".

    :param first: also make it the first provider of ir_measures' default pipeline, so that
        ``ir_measures.calc_aggregate`` and PyTerrier's ``Experiment`` use it for its measures
    """
    provider = RankscopeProvider()
    providers.register(provider)
    if first:
        pipeline = ir_measures.DefaultPipeline.providers
        pipeline[:] = [provider, *(one for one in pipeline if one.NAME != provider.NAME)]
    return provider
