# SPDX-License-Identifier: GPL-3.0-or-later
"""The functions: each puts a command's arguments together, and its answer into a result."""

from __future__ import annotations

import json
import re
import sys
import warnings
from collections.abc import Iterable, Mapping
from typing import Any, Union

from . import _core, _inputs
from ._results import Classification, Comparison, Curve, Evaluation, Explanation, Rules

#: What an option takes: a flag is True, an option that may be given several times a sequence.
Option = Union[str, int, float, bool, None, Iterable[Union[str, int, float]]]
Measures = Union[str, Iterable[Any], None]


class RankscopeWarning(UserWarning):
    """What is odd about an input although it could be read, and what became of it."""


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
    """Those of ir_measures say themselves what they are."""
    if measures is None:
        return []
    return [measures] if isinstance(measures, str) else [str(one) for one in measures]


def _as_keyword(option: re.Match[str]) -> str:
    name = "as_" if option[1] == "as" else option[1].replace("-", "_")
    return f'{name}="{option[2]}"' if option[2] else f"{name}="


def _said(line: str) -> str:
    """A line of the command line, whose options are keywords here."""
    return re.sub(r"(?:-- )?--([a-z][a-z0-9-]+)=?(?: ([a-z-]+)(?=\)))?", _as_keyword, line)


def _check(status: int, said: list[str], found: Any) -> None:
    """Warns of what was said, or raises it."""
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
    """The names of the runs, what those stand for that are no files' own, and whether there is one only."""
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
    """Scores a run, or several, against judgments: ``rankscope-cli eval``.

    :param qrels: judgments, in any form that the module's docstring names
    :param run: a run likewise; a list of runs, or a dictionary of them by name, are several
    :param measures: definitions such as ``nDCG@10``, ``AP(rel=2)@100``, other tools' names of them
        (``ndcg_cut_10``, ``map``) or measures of ir_measures; else nDCG, AP, RR and P at 10
    :param as_: a tool of :data:`rankscope.libraries`, whose rules hold: order of equal scores, bits of
        scores, missing queries, and the parameters of measures
    :param options: further options of the command: ``missing`` ("skip", "zero"), ``no_value`` ("zero",
        "one", "skip"), ``depth``, ``judged_only``, ``order``, ``repeated``, ``threads``, ``groups``, ...
    :returns: an :class:`Evaluation`; of several runs, or a file that holds several, a list of them
    :raises ValueError: an input cannot be read, or an option is wrong

    O(n log n) of the documents of each query; other threads of Python go on meanwhile.
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
    """How low and how high values could go, whatever grades the unjudged documents get that were
    retrieved: ``rankscope-cli eval --bounds``.

    :param top_grade: the highest grade that is given; the highest of the judgments without it
    :returns: as :func:`evaluate`, with ``bounds``, ``open_bounds`` and ``mean_bounds``
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

    :param runs: a list of runs, or a dictionary of them by name; two or more
    :param baseline: the name of the run that is compared with each other one; else every two are
    :param test: whose adjusted p values letters and text have: "t", "wilcoxon", "sign",
        "randomisation" or "bootstrap"; ``pairs`` have all
    :param options: ``letters`` ("tukey", "holm", "ranx", "none"), ``sort``, ``alpha``, ``epsilon``,
        ``rounds``, ``seed``, ``pairs``, ``groups``, ``bounds`` and those of :func:`evaluate`
    :raises ValueError: as :func:`evaluate`, and with fewer than two runs
    """
    file, held = _collection(qrels)
    names, at_hand, _ = _runs(runs)
    chosen: dict[str, Option] = {
        "measure": _measures(measures), "baseline": baseline, "test": test, "as": as_, "format": "json"
    }
    found = _command("compare", {**chosen, **options}, [file, *names], held, at_hand)
    return Comparison(found)


def _list_text(grades: Any) -> str:
    """Grades in rank order, as people type them."""
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
    """Shows how the measures of one list are calculated: ``rankscope-cli explain``.

    :param source: grades in rank order, ``[3, 2, None, 1]`` or ``"3 2 u 1"``, where None and u are
        unjudged; a list of such lists, each a query, has their mean; or, with a run, judgments
    :param query: which query of the run; without it, where there are several, ``mean=True`` has the
        mean written out
    :param options: ``not_retrieved``, ``digits``, ``discounts``, ``bounds``, ``mean`` and those of
        :func:`evaluate`
    :returns: text by ``print()``, tables in a notebook, and every number in ``json``
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
    """Says which rules give the number of another tool: ``rankscope-cli which``.

    :param source: with a run judgments; without one grades in rank order, as :func:`explain` takes
        them, or a pair (labels, scores) of a classifier
    :param numbers: ``{"nDCG@10": "0.7312"}``: what the other tool said, with the digits that it
        printed; of a float those of its ``repr``
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
    """Measures a classifier's scores against labels: ``rankscope-cli classify``.

    AUC, average precision, log loss, Brier score, ECE and more, and the confusion matrix with every
    rate at a threshold.

    :param y_true: labels of two classes, shape (n,); or the path of a table
    :param y_score: scores, shape (n,); or ``{name: scores}`` of several models; none with a path
    :param weights: finite and above 0, shape (n,)
    :param groups: the query or user of each sample, shape (n,), whose mean AUC is added
    :param threshold: from which score on a sample is predicted positive; else 0.5 for scores from 0
        to 1, 0 for scores on both sides of it, or the middle one
    :param options: ``positive``, ``lower_is_positive``, ``clip``, ``clip_outside``, ``bins``, ``binning``,
        ``closed``, ``details``, ``rounds``, ``seed``, ``label``, ``score``, ...
    :raises ValueError: a score is NaN, labels are of more than two classes, ...
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

    The points of scikit-learn's ``roc_curve(drop_intermediate=False)``. Empty where all samples are
    of one class. Arguments as of :func:`classify`; of several models a dictionary of curves.
    """
    return _curve(y_true, y_score, weights, options, True)


def precision_recall(y_true: Any, y_score: Any = None, *, weights: Any = None, **options: Option) -> Any:
    """Precision (y) against recall (x), as :func:`roc`; from recall 0, where precision is 1."""
    return _curve(y_true, y_score, weights, options, False)


def measures(*words: str) -> list[dict[str, Any]]:
    """The measures of rankings: names, parameters with their values, sources; those only that have
    all words, or that another tool calls so: ``rankscope-cli measures``."""
    _, text, _ = _command("measures", {"format": "json"}, words)
    return list(json.loads(text)["measures"])
