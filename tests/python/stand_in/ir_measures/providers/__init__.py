# SPDX-License-Identifier: GPL-3.0-or-later
from .. import Metric
from .base import Any, Choices  # noqa: F401

registry = {}


def register(provider):
    registry[provider.NAME] = provider


class Evaluator:
    def __init__(self, measures, qrel_qids):
        self.measures = measures
        self.qrel_qids = qrel_qids

    def iter_calc(self, run):
        left = {(measure, query) for measure in self.measures for query in self.qrel_qids}
        for metric in self._iter_calc(run):
            left.discard((metric.measure, metric.query_id))
            yield metric
        for measure, query in left:
            yield Metric(query, measure, measure.DEFAULT)

    def calc_aggregate(self, run):
        values = {measure: [] for measure in self.measures}
        for metric in self.iter_calc(run):
            values[metric.measure].append(metric.value)
        return {measure: sum(of) / len(of) for measure, of in values.items()}


class Provider:
    def evaluator(self, measures, qrels):
        return self._evaluator(measures, qrels)

    def iter_calc(self, measures, qrels, run):
        return self.evaluator(measures, qrels).iter_calc(run)

    def calc_aggregate(self, measures, qrels, run):
        return self.evaluator(measures, qrels).calc_aggregate(run)
