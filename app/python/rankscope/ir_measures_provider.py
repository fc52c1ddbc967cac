# SPDX-License-Identifier: GPL-3.0-or-later
"""Rankscope as a provider for ir_measures. Only this module imports ir_measures.

    >>> from ir_measures import AP, nDCG
    >>> from rankscope.ir_measures_provider import RankscopeProvider
    >>> RankscopeProvider().calc_aggregate([nDCG @ 10, AP(rel=2)], qrels, run)

Values equal those of ``rankscope.evaluate(..., as_="ir_measures")``, which follows ir_measures with
pytrec_eval. Implements the interface of ir_measures 0.4.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any as AnyType

import ir_measures
from ir_measures import Metric, measures, providers
from ir_measures.providers.base import NOT_PROVIDED, Any, Choices

from . import evaluate

#: Rankscope's names of the measures; parameters have the same names unless handled below.
NAMES = {
    "P": "P",
    "RR": "RR",
    "Rprec": "Rprec",
    "AP": "AP",
    "nDCG": "nDCG",
    "R": "Recall",
    "Bpref": "Bpref",
    "Success": "Success",
    "Judged": "Judged",
    "SetP": "P",
    "SetR": "Recall",
    "IPrec": "iprec",
}


def definition(measure: AnyType) -> str:
    """The text form of an ir_measures measure, such as ``AP(rel=2)@100``.

    :raises ValueError: if it is not one of :data:`NAMES`
    """
    if measure.NAME not in NAMES:
        raise ValueError(f"{measure}: expected one of {', '.join(NAMES)}")
    given = {
        name: measure[name]
        for name in measure.SUPPORTED_PARAMS
        if measure[name] is not NOT_PROVIDED
    }
    parameters = []
    if given.get("rel", 1) != 1:
        parameters.append(f"rel={given['rel']}")
    if measure.NAME == "nDCG" and given.get("gains"):
        gains = ",".join(f"{grade}:{gain}" for grade, gain in sorted(given["gains"].items()))
        parameters.append(f"gain=table,gains={gains}")
    elif given.get("dcg") == "exp-log2":
        parameters.append("gain=exp")
    if "recall" in given:
        parameters.append(f"at={given['recall']}")
    text = NAMES[measure.NAME]
    if parameters:
        text += f"({','.join(parameters)})"
    return f"{text}@{given['cutoff']}" if "cutoff" in given else text


class RankscopeEvaluator(providers.Evaluator):  # type: ignore[misc]
    """Scores runs against the same judgments. Query ids come back as they are in the judgments."""

    def __init__(self, wanted: list[AnyType], qrels: dict[str, dict[str, int]]):
        super().__init__(wanted, set(qrels))
        self._qrels = qrels

    def _iter_calc(self, run: AnyType) -> Iterator[AnyType]:
        results = ir_measures.util.RunConverter(run).as_dict_of_dict()
        # The base class adds the default of a measure for each judged query that has no value.
        common = set(map(str, self._qrels)) & {str(query) for query, documents in results.items() if documents}
        if not common:
            return
        qrels = {query: documents for query, documents in self._qrels.items() if str(query) in common}
        results = {query: documents for query, documents in results.items() if str(query) in common}
        for judged_only in (False, True):
            wanted = [one for one in self.measures if _is_judged_only(one) == judged_only]
            if not wanted:
                continue
            found = evaluate(
                qrels,
                results,
                [definition(one) for one in wanted],
                as_="ir_measures",
                missing="skip",
                judged_only=judged_only,
            )
            for query, values in zip(found.queries, found.counted.tolist()):
                for measure, value in zip(wanted, values):
                    yield Metric(query_id=query, measure=measure, value=value)


def _is_judged_only(measure: AnyType) -> bool:
    return "judged_only" in measure.SUPPORTED_PARAMS and measure["judged_only"] is True


class RankscopeProvider(providers.Provider):  # type: ignore[misc]
    """The provider; ``rankscope.explain()`` shows how each value is calculated."""

    NAME = "rankscope"
    SUPPORTED_MEASURES = [
        measures._P(cutoff=Any(), rel=Any(), judged_only=Any()),
        measures._RR(cutoff=Any(), rel=Any(), judged_only=Any()),
        measures._Rprec(rel=Any(), judged_only=Any()),
        measures._AP(cutoff=Any(), rel=Any(), judged_only=Any()),
        measures._nDCG(cutoff=Any(), dcg=Choices("log2", "exp-log2"), gains=Any(), judged_only=Any()),
        measures._R(cutoff=Any(), rel=Any(), judged_only=Any()),
        measures._Bpref(rel=Any()),
        measures._Success(cutoff=Any(), rel=Any(), judged_only=Any()),
        measures._Judged(cutoff=Any()),
        measures._SetP(rel=Any(), relative=Choices(NOT_PROVIDED, False), judged_only=Any()),
        measures._SetR(rel=Any()),
        measures._IPrec(recall=Any(), rel=Any(), judged_only=Any()),
    ]

    def _evaluator(self, wanted: AnyType, qrels: AnyType) -> RankscopeEvaluator:
        return RankscopeEvaluator(
            list(wanted), ir_measures.util.QrelsConverter(qrels).as_dict_of_dict()
        )


def register() -> None:
    """Registers the provider with ir_measures under its name."""
    providers.register(RankscopeProvider())
