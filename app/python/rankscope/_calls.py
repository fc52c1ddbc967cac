# SPDX-License-Identifier: GPL-3.0-or-later
"""The public functions. Each builds a command's arguments and wraps its output in a result."""

from __future__ import annotations

import json
import re
import sys
import warnings
from collections.abc import Iterable, Mapping
from typing import Any, Union

from . import _core, _inputs
from ._results import Classification, Comparison, Curve, Evaluation, Explanation, Rules

#: The value of an option: True for a flag, a sequence for an option that can be repeated.
Option = Union[str, int, float, bool, None, Iterable[Union[str, int, float]]]
Measures = Union[str, Iterable[Any], None]


class RankscopeWarning(UserWarning):
    """A problem in readable input, and how it was handled."""


def _arguments(options: Mapping[str, Option]) -> list[str]:
    arguments = []
    for name, value in options.items():
        option = "--" + name.rstrip("_").replace("_", "-")
        several: Iterable[Any] = [value]
        if isinstance(value, Iterable) and not isinstance(value, str):
            several = value
        for one in several:
            if one is True:
                arguments.append(option)
            elif one == "":
                arguments += [option, one]
            elif one is not None and one is not False:
                arguments.append(f"{option}={one!r}" if isinstance(one, float) else f"{option}={one}")
    return arguments


def _measures(measures: Measures) -> list[str]:
    """The texts of measures; str() of an ir_measures object is its text."""
    if measures is None:
        return []
    return [measures] if isinstance(measures, str) else [str(one) for one in measures]


def _as_keyword(option: re.Match[str]) -> str:
    name = "as_" if option[1] == "as" else option[1].replace("-", "_")
    return f'{name}="{option[2]}"' if option[2] else f"{name}="


def _said(line: str) -> str:
    """A message of the command line, with its options written as keywords."""
    return re.sub(r"(?:-- )?--([a-z][a-z0-9-]+)=?(?: ([a-z-]+)(?=\)))?", _as_keyword, line)


def _check(status: int, said: list[str], found: Any) -> None:
    """Raises the messages as an error, or warns of each."""
    lines = [_said(line) for line in said]
    if status != 0 and not found:
        raise ValueError("\n".join(lines))
    level = 1
    while sys._getframe(level).f_globals.get("__package__") == __package__:
        level += 1
    for line in lines:
        warnings.warn(line, RankscopeWarning, stacklevel=level + 1)


def _collection(qrels: Any) -> tuple[str, dict[str, Any]]:
    path = _inputs.path_of(qrels)
    if path is not None:
        return path, {}
    return "qrels", {"qrels": _inputs.pairs(qrels, "qrels", _inputs.GRADE)}


def _runs(run: Any) -> tuple[list[str], dict[str, Any], bool]:
    """The run names, the data or path of each name that is not a path, and whether there is one run."""
    named, is_one = _inputs.named_runs(run)
    held = {}
    for name, one in named.items():
        path = _inputs.path_of(one)
        if path != name:
            held[name] = _inputs.pairs(one, name, _inputs.SCORE) if path is None else path
    return list(named), held, is_one


def _command(
    name: str,
    options: Mapping[str, Option],
    files: Iterable[str],
    qrels: Mapping[str, Any] = {},
    runs: Mapping[str, Any] = {},
    samples: Mapping[str, Any] = {},
) -> tuple[str, str, str]:
    arguments = [name, *_arguments(options), "--", *files]
    status, said, *found = _core.command(arguments, dict(qrels), dict(runs), dict(samples))
    _check(status, said, found[0])
    return found[0], found[1], found[2]


def evaluate(
    qrels: Any, run: Any, measures: Measures = None, *, as_: str | None = None, **options: Option
) -> Any:
    """Scores one or more runs against judgments: ``rankscope-cli eval``.

    :param qrels: judgments, in any form listed in the module's docstring
    :param run: a run in any of these forms, a list of runs, or a dictionary of runs by name
    :param measures: definitions such as ``nDCG@10`` or ``AP(rel=2)@100``, other tools' names
        (``ndcg_cut_10``, ``map``) or measures of ir_measures; default: nDCG, AP, RR and P at 10
    :param as_: one of :data:`rankscope.libraries`, which sets the order of equal scores, the precision
        of scores, the rule for missing queries, and the parameters of measures
    :param options: other options of the command: ``missing`` ("skip", "zero"), ``no_value`` ("zero",
        "one", "skip"), ``depth``, ``judged_only``, ``order``, ``repeated``, ``threads``, ``groups``, ...
    :returns: an :class:`Evaluation`, or a list of them for several runs or a file with several
    :raises ValueError: if an input cannot be read or an option is invalid

    O(n log n) in the documents of each query. Other Python threads keep running meanwhile.
    """
    asked = _measures(measures)
    file, held = _collection(qrels)
    names, runs, is_one = _runs(run)
    arguments = _arguments({"measure": asked, "as": as_, **options})
    status, said, found = _core.evaluate(
        ["eval", *arguments, "--", file, *names], held, runs
    )
    _check(status, said, found)
    evaluations = [Evaluation(one, one.file, asked) for one in found]
    return evaluations[0] if is_one and len(evaluations) == 1 else evaluations


def bounds(
    qrels: Any,
    run: Any,
    measures: Measures = None,
    *,
    top_grade: float | None = None,
    as_: str | None = None,
    **options: Option,
) -> Any:
    """Computes the lowest and highest possible values over all grades of the retrieved but unjudged
    documents: ``rankscope-cli eval --bounds``.

    :param top_grade: the highest possible grade; default: the highest of the judgments
    :returns: like :func:`evaluate`, with ``bounds``, ``open_bounds`` and ``mean_bounds``
    """
    return evaluate(qrels, run, measures, as_=as_, bounds=True, top_grade=top_grade, **options)


def compare(
    qrels: Any,
    runs: Any,
    measures: Measures = None,
    *,
    baseline: str | None = None,
    test: str = "t",
    as_: str | None = None,
    **options: Option,
) -> Comparison:
    """Compares runs query by query: ``rankscope-cli compare``.

    :param runs: two or more runs, as a list or a dictionary by name
    :param baseline: the name of a run to compare with every other; default: compare every pair
    :param test: the test whose adjusted p values the letters and the text use: "t", "wilcoxon",
        "sign", "randomisation" or "bootstrap"; ``pairs`` has all of them
    :param options: ``letters`` ("tukey", "holm", "ranx", "none"), ``sort``, ``alpha``, ``epsilon``,
        ``margin``, ``rounds``, ``seed``, ``pairs``, ``groups``, ``bounds`` and those of :func:`evaluate`
    :raises ValueError: like :func:`evaluate`, and for fewer than two runs
    """
    file, held = _collection(qrels)
    names, at_hand, _ = _runs(runs)
    chosen: dict[str, Option] = {
        "measure": _measures(measures), "baseline": baseline, "test": test, "as": as_, "format": "json"
    }
    found = _command("compare", {**chosen, **options}, [file, *names], held, at_hand)
    return Comparison(found)


def _list_text(grades: Any) -> str:
    """Grades in rank order, as typed text."""
    if isinstance(grades, str):
        return grades
    return " ".join("u" if one is None or one != one else repr(float(one)) for one in grades)


def explain(
    source: Any,
    run: Any = None,
    query: str | None = None,
    measures: Measures = None,
    *,
    as_: str | None = None,
    **options: Option,
) -> Explanation:
    """Shows how the measures of a list are calculated: ``rankscope-cli explain``.

    :param source: grades in rank order, ``[3, 2, None, 1]`` or ``"3 2 u 1"``, where None and u mean
        unjudged; a list of such lists, one per query, for their mean; or, with a run, judgments
    :param query: the query of the run to explain; to explain the mean over several queries, leave it
        out and pass ``mean=True``
    :param options: ``not_retrieved``, ``digits``, ``discounts``, ``bounds``, ``mean`` and those of
        :func:`evaluate`
    :returns: an :class:`Explanation`: text in ``print()``, tables in a notebook, all numbers in ``json``
    """
    chosen: dict[str, Option] = {"measure": _measures(measures), "query": query, "as": as_}
    if run is None:
        lists = [source]
        if not isinstance(source, str) and any(isinstance(one, (str, list, tuple)) for one in source):
            lists = list(source)
        chosen["grades"] = [_list_text(one) for one in lists]
        return Explanation(_command("explain", {**chosen, **options}, []))
    file, held = _collection(source)
    names, at_hand, _ = _runs(run)
    return Explanation(_command("explain", {**chosen, **options}, [file, *names], held, at_hand))


def which(
    source: Any, run: Any = None, numbers: Any = None, *, as_: str | None = None, **options: Option
) -> Rules:
    """Finds the rules that give another tool's number: ``rankscope-cli which``.

    :param source: with a run, judgments; otherwise grades in rank order as in :func:`explain`, or a
        classifier's pair (labels, scores)
    :param numbers: what the other tool reported, ``{"nDCG@10": "0.7312"}``, with the digits that it
        printed; for a float, those of its ``repr``
    :param options: ``changes``, ``query``, ``not_retrieved``, ``positive``, ``threshold``, ...
    """
    told = [f"{measure}={number}" for measure, number in dict(numbers or {}).items()]
    chosen: dict[str, Option] = {"as": as_, **options}
    if run is not None:
        file, held = _collection(source)
        names, at_hand, _ = _runs(run)
        return Rules(_command("which", chosen, [file, *names, *told], held, at_hand))
    if isinstance(source, tuple) and len(source) == 2:
        held = {"samples": _inputs.samples(source[0], source[1])}
        return Rules(_command("which", chosen, ["samples", *told], samples=held))
    return Rules(_command("which", {"grades": [_list_text(source)], **chosen}, told))


def _samples(y_true: Any, y_score: Any, weights: Any, groups: Any) -> tuple[str, dict[str, Any]]:
    path = _inputs.path_of(y_true)
    if path is not None and y_score is None:
        return path, {}
    return "samples", {"samples": _inputs.samples(y_true, y_score, weights, groups)}


def classify(
    y_true: Any,
    y_score: Any = None,
    *,
    weights: Any = None,
    groups: Any = None,
    threshold: float | None = None,
    **options: Option,
) -> Classification:
    """Evaluates a classifier's scores against labels: ``rankscope-cli classify``.

    Computes AUC, average precision, log loss, Brier score, ECE and more, and the confusion matrix with
    every rate at a threshold.

    :param y_true: labels of two classes, shape (n,); or the path of a table
    :param y_score: scores, shape (n,), or ``{name: scores}`` for several models; omit with a path
    :param weights: finite and above 0, shape (n,)
    :param groups: the query or user of each sample, shape (n,); adds the mean AUC over groups
    :param threshold: the lowest score predicted positive; default: 0.5 for scores from 0 to 1, 0 for
        scores on both sides of 0, otherwise the middle one
    :param options: ``positive``, ``lower_is_positive``, ``clip``, ``clip_outside``, ``bins``, ``binning``,
        ``closed``, ``details``, ``rate_intervals``, ``prevalence``, ``rounds``, ``seed``, ``label``,
        ``score``, ...
    :raises ValueError: if a score is NaN, labels have more than two classes, ...
    """
    file, held = _samples(y_true, y_score, weights, groups)
    chosen: dict[str, Option] = {"threshold": threshold, "format": "json", **options}
    return Classification(_command("classify", chosen, [file], samples=held))


def _curve(y_true: Any, y_score: Any, weights: Any, options: Mapping[str, Option], is_roc: bool) -> Any:
    file, held = _samples(y_true, y_score, weights, None)
    arguments = ["curves", *_arguments(options), "--", file]
    status, said, found = _core.curves(arguments, held, is_roc)
    _check(status, said, found)
    curves = {name: Curve(x, y, thresholds) for name, x, y, thresholds in found}
    return next(iter(curves.values())) if len(curves) == 1 else curves


def roc(y_true: Any, y_score: Any = None, *, weights: Any = None, **options: Option) -> Any:
    """The ROC curve: x is the false positive rate, y the true positive rate.

    Has the points of scikit-learn's ``roc_curve(drop_intermediate=False)``; empty if all samples are
    of one class. Takes the arguments of :func:`classify`; several models give a dictionary of curves.
    """
    return _curve(y_true, y_score, weights, options, True)


def precision_recall(y_true: Any, y_score: Any = None, *, weights: Any = None, **options: Option) -> Any:
    """Precision (y) against recall (x), starting at recall 0 with precision 1. Otherwise like :func:`roc`."""
    return _curve(y_true, y_score, weights, options, False)


def measures(*words: str) -> list[dict[str, Any]]:
    """Lists ranking measures with names, parameters and their values, and sources. Words select the
    measures that have them all, or that another tool calls so: ``rankscope-cli measures``."""
    _, text, _ = _command("measures", {"format": "json"}, words)
    return list(json.loads(text)["measures"])
