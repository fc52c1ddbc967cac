# SPDX-License-Identifier: GPL-3.0-or-later
"""Ranking and classification measures, term by term, as in the command line and the window.

Each function runs a command of ``rankscope-cli`` with the same rules and defaults, and gives the same
numbers bit for bit; see ``help(rankscope.evaluate)`` for the arguments. Problems with the input are
reported as :class:`RankscopeWarning`; unreadable input raises a ``ValueError`` with file and line.

    >>> import rankscope
    >>> qrels = {"q1": {"d1": 2, "d2": 0}, "q2": {"d3": 1}}
    >>> run = {"q1": {"d2": 2.5, "d1": 1.5}, "q2": {"d3": 0.9}}
    >>> rankscope.evaluate(qrels, run, ["nDCG@10", "RR"]).means
    {'nDCG@10': 0.8154648767857288, 'RR': 0.75}

Judgments and runs
    can be a path to a file in any format that ``rankscope-cli eval`` reads, compressed or not; a
    dictionary ``{query: {document: number}}`` (pytrec_eval, ranx' ``to_dict``); a pandas frame with
    the columns ``query``, ``doc`` and ``score`` or ``relevance``, or ir_measures' names
    (``query_id``, ``doc_id``); a tuple of three arrays (queries, documents, numbers); a list of
    ir_measures' ``Qrel`` or ``ScoredDoc``; or an array of shape (queries, documents), where NaN means
    unjudged or not retrieved. Ids in dictionaries, frames and object arrays are not copied.
Options
    of a command become keyword arguments with underscores: ``missing="zero"`` is ``--missing zero``,
    ``judged_only=True`` is ``--judged-only``, and ``as_`` is ``--as``.
"""

from ._core import libraries, version
from ._calls import (
    RankscopeWarning,
    bounds,
    classify,
    compare,
    evaluate,
    explain,
    measures,
    precision_recall,
    roc,
    which,
)
from ._results import (
    Classification,
    Comparison,
    Evaluation,
    Explanation,
    PrecisionRecallCurve,
    RocCurve,
    Rules,
)

__version__ = version
__all__ = [
    "Classification",
    "Comparison",
    "Evaluation",
    "Explanation",
    "PrecisionRecallCurve",
    "RankscopeWarning",
    "RocCurve",
    "Rules",
    "bounds",
    "classify",
    "compare",
    "evaluate",
    "explain",
    "libraries",
    "measures",
    "precision_recall",
    "roc",
    "version",
    "which",
]
