# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands for ir_measures, which Debian does not have: as much of its interface as a provider sees."""

from collections import namedtuple

Metric = namedtuple("Metric", ["query_id", "measure", "value"])
Qrel = namedtuple("Qrel", ["query_id", "doc_id", "relevance", "iteration"], defaults=["0"])
ScoredDoc = namedtuple("ScoredDoc", ["query_id", "doc_id", "score"])

from . import measures, providers, util  # noqa: E402, F401
