# SPDX-License-Identifier: GPL-3.0-or-later
from typing import NamedTuple


class Qrel(NamedTuple):
    query_id: str
    doc_id: str
    relevance: int
    iteration: str = "0"


class ScoredDoc(NamedTuple):
    query_id: str
    doc_id: str
    score: float


class Metric(NamedTuple):
    query_id: str
    measure: object
    value: float


class _Converter:
    def __init__(self, rows):
        self._rows = rows

    def as_dict_of_dict(self):
        if isinstance(self._rows, dict):
            return self._rows
        pairs = {}
        rows = self._rows.itertuples(index=False) if hasattr(self._rows, "itertuples") else self._rows
        for row in rows:
            pairs.setdefault(row.query_id, {})[row.doc_id] = row[2]
        return pairs


class QrelsConverter(_Converter):
    pass


class RunConverter(_Converter):
    pass
