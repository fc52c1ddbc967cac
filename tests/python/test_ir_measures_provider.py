# SPDX-License-Identifier: GPL-3.0-or-later
"""The provider of ir_measures, against a stand-in for it: it was not run against the package itself."""

import csv
import sys
import unittest
import warnings
from pathlib import Path

import data
from data import quietly

sys.path.insert(0, str(Path(__file__).parent / "stand_in"))

import ir_measures  # noqa: E402
from ir_measures.measures import _AP, _P, _R, _RR, _IPrec, _Judged, _nDCG, _SetP  # noqa: E402
from rankscope.ir_measures_provider import RankscopeProvider, definition, register  # noqa: E402


def rows(pairs, row):
    return [row(query, document, number) for query, of in pairs.items() for document, number in of.items()]


class Provider(unittest.TestCase):
    def test_definitions(self):
        for measure, text in [
            (_AP(rel=2) @ 100, "AP(rel=2)@100"),
            (_nDCG() @ 10, "nDCG@10"),
            (_nDCG(dcg="exp-log2"), "nDCG(gain=exp)"),
            (_nDCG(gains={1: 1, 2: 3}), "nDCG(gain=table,gains=1:1,2:3)"),
            (_R() @ 5, "Recall@5"),
            (_SetP(rel=2), "P(rel=2)"),
            (_IPrec(recall=0.3), "iprec(at=0.3)"),
        ]:
            self.assertEqual(definition(measure), text)
        with self.assertRaisesRegex(ValueError, "expected one of P"):
            definition(type("_NumQ", (_AP,), {"NAME": "NumQ"})())

    def compared(self, folder, named, theirs, places=12):
        """@param theirs by measure and query."""
        qrels = rows(data.judgments(folder), ir_measures.Qrel)
        run = rows(data.run(folder), ir_measures.ScoredDoc)
        by_measure = {measure: name for name, measure in named.items()}
        found = quietly(lambda: list(RankscopeProvider().iter_calc(list(by_measure), qrels, run)))
        for metric in found:
            value = theirs.get((by_measure[metric.measure], metric.query_id))
            if value is not None:
                self.assertAlmostEqual(metric.value, float(value), places, (folder, metric))
        return len(found)

    def test_figures_of_trec_eval(self):
        """Which is what ir_measures asks, as pytrec_eval, for these."""
        named = {
            "map": _AP(), "ndcg": _nDCG(), "ndcg_cut_10": _nDCG() @ 10, "P_5": _P() @ 5,
            "recall_20": _R() @ 20, "recip_rank": _RR(), "set_P": _SetP(),
        }
        for folder in ("01-tiny", "02-graded", "03-ties", "04-coverage"):
            with (data.TREC / folder / "expected.tsv").open(newline="") as text:
                theirs = {
                    (row[0].strip(), row[1]): row[2] for row in csv.reader(text, delimiter="\t") if row
                }
            self.assertGreater(self.compared(folder, named, theirs), 20)

    def test_figures_of_ir_measures(self):
        """Its own providers, by version 0.4.3."""
        named = {f"Judged@{k} [judged]": _Judged() @ k for k in (1, 3, 5, 10)}
        rounded = {f"nDCG(dcg='exp-log2')@{k} [gdeval, 5 decimals]": _nDCG(dcg="exp-log2") @ k for k in (5, 10, 20)}
        for folder in ("01-tiny", "02-graded"):
            with (data.TREC / folder / "libraries.tsv").open(newline="") as text:
                theirs = {
                    (measure, query): value
                    for library, _, measure, query, value in csv.reader(text, delimiter="\t")
                    if library == "ir_measures"
                }
            self.assertTrue(any(measure in named for measure, _ in theirs))
            self.assertGreater(self.compared(folder, named, theirs), 8)
            self.assertGreater(self.compared(folder, rounded, theirs, places=4), 8)

    def test_judged_only_and_missing_queries(self):
        qrels = [ir_measures.Qrel("1", "a", 1), ir_measures.Qrel("1", "b", 0), ir_measures.Qrel("2", "c", 1)]
        run = [ir_measures.ScoredDoc("1", "x", 2.0), ir_measures.ScoredDoc("1", "a", 1.0)]
        measures = [_RR(), _RR(judged_only=True), _Judged() @ 2]
        found = quietly(RankscopeProvider().calc_aggregate, measures, qrels, run)
        self.assertEqual(found, {measures[0]: 0.25, measures[1]: 0.5, measures[2]: 0.25})

    def test_query_ids_are_those_that_came_in(self):
        for query in (1, "1"):
            qrels, run = [ir_measures.Qrel(query, "a", 1)], [ir_measures.ScoredDoc(1, "a", 3.0)]
            found = list(RankscopeProvider().iter_calc([_AP()], qrels, run))
            self.assertEqual([(one.query_id, one.value) for one in found], [(query, 1.0)])

    def test_nothing_retrieved_or_judged(self):
        """The default of a measure for each judged query, as ir_measures has it."""
        qrels = [ir_measures.Qrel("1", "a", 1), ir_measures.Qrel("2", "b", 1)]
        for run in ([], [ir_measures.ScoredDoc("3", "a", 1.0)]):
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                self.assertEqual(RankscopeProvider().calc_aggregate([_AP()], qrels, run), {_AP(): 0.0})
        self.assertEqual(list(RankscopeProvider().iter_calc([_AP()], [], [ir_measures.ScoredDoc("3", "a", 1.0)])), [])

    def test_it_registers(self):
        register()
        self.assertIn("rankscope", ir_measures.providers.registry)


if __name__ == "__main__":
    unittest.main()
