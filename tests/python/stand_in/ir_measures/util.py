# SPDX-License-Identifier: GPL-3.0-or-later
class _Converter:
    def __init__(self, rows):
        self.rows = rows

    def as_dict_of_dict(self):
        pairs = {}
        for row in self.rows:
            pairs.setdefault(row.query_id, {})[row.doc_id] = row[2]
        return pairs


QrelsConverter = RunConverter = _Converter
