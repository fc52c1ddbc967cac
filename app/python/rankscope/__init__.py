# SPDX-License-Identifier: GPL-3.0-or-later
"""Ranking and classification metrics, term by term, as the command line and the window have them.

Each function is a command of ``rankscope-cli`` and gives the same numbers, bit for bit, by the same
rules and with the same defaults; ``help(rankscope.evaluate)`` says what it takes. What is odd about
the input is a :class:`RankscopeWarning`, what cannot be read a ``ValueError`` that names the file
and the line.

    >>> import rankscope
    >>> qrels = {"q1": {"d1": 2, "d2": 0}, "q2": {"d3": 1}}
    >>> run = {"q1": {"d2": 2.5, "d1": 1.5}, "q2": {"d3": 0.9}}
    >>> rankscope.evaluate(qrels, run, ["nDCG@10", "RR"]).means
    {'nDCG@10': 0.8154648767857288, 'RR': 0.75}

Judgments and runs
    a path, of any format that ``rankscope-cli eval`` reads, compressed or not; a dictionary
    ``{query: {document: number}}`` (pytrec_eval, ranx' ``to_dict``); a pandas frame with the columns
    ``query``, ``doc`` and ``score`` or ``relevance``, or as ir_measures calls them (``query_id``,
    ``doc_id``); a tuple of three arrays (queries, documents, numbers); a list of ir_measures'
    ``Qrel`` or ``ScoredDoc``; or an array of shape (queries, documents), of which a NaN is unjudged,
    or not retrieved. Ids of dictionaries, frames and arrays of objects are not copied.
Options
    of a command are keyword arguments with underscores: ``missing="zero"`` is ``--missing zero``,
    ``judged_only=True`` is ``--judged-only``; ``as_`` is ``--as``.
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
from ._results import Classification, Comparison, Curve, Evaluation, Explanation, Rules

__version__ = version
__all__ = [
    "Classification",
    "Comparison",
    "Curve",
    "Evaluation",
    "Explanation",
    "RankscopeWarning",
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
