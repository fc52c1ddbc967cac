# SPDX-License-Identifier: GPL-3.0-or-later
"""Ranking and classification measures, term by term, as in the command line and the window.

Each function runs a command of ``rankscope-cli`` with the same rules and defaults, and gives the same
numbers bit for bit; see ``help(rankscope.evaluate)`` for the arguments.

    >>> import rankscope
    >>> qrels = {"q1": {"d1": 2, "d2": 0}, "q2": {"d3": 1}}
    >>> run = {"q1": {"d2": 2.5, "d1": 1.5}, "q2": {"d3": 0.9}}
    >>> rankscope.evaluate(qrels, run, ["nDCG@10", "RR"]).means
    {'nDCG@10': 0.8154648767857288, 'RR': 0.75}

Judgments and runs
    can be a path to a file in any format that ``rankscope-cli eval`` reads, compressed or not; a
    dictionary ``{query: {document: number}}`` (pytrec_eval, ranx' ``to_dict``); a pandas frame with
    the columns or index levels ``query``, ``doc`` and ``score`` or ``relevance``, or ir_measures' names
    (``query_id``, ``doc_id``); a pandas series with the index (query, document); a tuple of three arrays
    (queries, documents, numbers); a list of tuples (query, document, number), or of ir_measures' ``Qrel``
    or ``ScoredDoc``; or an array of shape (queries, documents), where NaN means unjudged or not retrieved.
Ids
    are strings or integers; 7 and "7" are the same id. Results contain the ids as they are in the
    judgments, or else in the run, and in the same order. Ids that are strings are not copied: do not
    change the input during a call.
Measures
    keep the names that you request in every key and table of a result, also with ``as_=``. Undefined
    values are NaN, and ``reason()`` says why.
Options
    of a command become keyword arguments with underscores: ``missing="zero"`` is ``--missing zero``,
    ``judged_only=True`` is ``--judged-only``, and ``as_`` is ``--as``.
Problems
    with readable input, such as a score that is NaN, cause a :class:`RankscopeWarning`.
    Unreadable input raises ``ValueError`` with file and line, a missing file ``FileNotFoundError``, and an
    unknown option or an id of another type ``TypeError``.
"""

from ._core import libraries, version
from ._calls import (
    Qrels,
    RankscopeWarning,
    bounds,
    classify,
    compare,
    diversity,
    evaluate,
    explain,
    exposure,
    judges,
    measures,
    precision_recall,
    roc,
    which,
)
from ._lists import score
from ._reports import Figure, check, discriminate, gate, plot, report, table, thresholds
from ._results import (
    Agreement,
    Classification,
    Comparison,
    Discrimination,
    Evaluation,
    Evaluations,
    Explanation,
    Gate,
    PrecisionRecallCurve,
    RocCurve,
    Rules,
    Table,
    Text,
    Thresholds,
)

__version__ = version
__all__ = [
    "Agreement",
    "Classification",
    "Comparison",
    "Discrimination",
    "Evaluation",
    "Evaluations",
    "Explanation",
    "Figure",
    "Gate",
    "PrecisionRecallCurve",
    "Qrels",
    "RankscopeWarning",
    "RocCurve",
    "Rules",
    "Table",
    "Text",
    "Thresholds",
    "bounds",
    "check",
    "classify",
    "compare",
    "discriminate",
    "diversity",
    "evaluate",
    "explain",
    "exposure",
    "gate",
    "judges",
    "libraries",
    "measures",
    "plot",
    "precision_recall",
    "report",
    "roc",
    "score",
    "table",
    "thresholds",
    "version",
    "which",
]
