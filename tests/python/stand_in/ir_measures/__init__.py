# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands for ir_measures 0.3.5 to 0.4, which Debian does not have: as much of its interface as a provider sees.

test_ir_measures_itself.py compares it with the package, where that is installed.
"""

from . import measures, providers, util  # noqa: F401
from .util import Metric, Qrel, ScoredDoc  # noqa: F401

DefaultPipeline = providers.FallbackProvider([])
calc_aggregate = DefaultPipeline.calc_aggregate
