# SPDX-License-Identifier: GPL-3.0-or-later
import itertools

from ..measures.base import _NOT_PROVIDED
from ..util import Metric

NOT_PROVIDED = _NOT_PROVIDED


class Any:
    def validate(self, value):
        return True


class Choices:
    def __init__(self, *choices):
        self.choices = choices

    def validate(self, value):
        return value in self.choices


class Evaluator:
    def __init__(self, measures, qrel_qids):
        self.measures = measures
        self.qrel_qids = qrel_qids

    def iter_calc(self, run):
        left = set(itertools.product(self.measures, self.qrel_qids))
        for metric in self._iter_calc(run):
            left.discard((metric.measure, metric.query_id))
            yield metric
        for measure, query in left:
            yield Metric(query, measure, measure.DEFAULT)

    def calc_aggregate(self, run):
        values = {measure: measure.aggregator() for measure in self.measures}
        for metric in self.iter_calc(run):
            values[metric.measure].add(metric.value)
        return {measure: of.result() for measure, of in values.items()}


class Provider:
    SUPPORTED_MEASURES = []

    def evaluator(self, measures, qrels):
        return self._evaluator(measures, qrels)

    def iter_calc(self, measures, qrels, run):
        return self.evaluator(measures, qrels).iter_calc(run)

    def calc_aggregate(self, measures, qrels, run):
        return self.evaluator(measures, qrels).calc_aggregate(run)

    def supports(self, measure):
        measure.validate_params()
        return any(
            one.NAME == measure.NAME
            and all(allowed.validate(measure[name]) for name, allowed in one.params.items())
            for one in self.SUPPORTED_MEASURES
        )
