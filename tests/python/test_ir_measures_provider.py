# SPDX-License-Identifier: GPL-3.0-or-later
"""The provider of ir_measures, against a stand-in for the package; test_ir_measures_itself.py has the package.

The environment variable IR_MEASURES names the folder of another stand-in.
"""

import csv
import math
import os
import sys
import unittest
import warnings
from pathlib import Path

import data
from data import quietly

STAND_IN = os.environ.get("IR_MEASURES", "")
sys.path.insert(0, str(Path(__file__).parent / "stand_in" / STAND_IN))

import ir_measures  # noqa: E402
import rankscope  # noqa: E402
from ir_measures import Qrel, ScoredDoc  # noqa: E402
from ir_measures.measures import (  # noqa: E402
    _AP,
    _BPM,
    _ERR,
    _INSQ,
    _INST,
    _P,
    _R,
    _RBP,
    _RR,
    _Bpref,
    _Compat,
    _infAP,
    _IPrec,
    _Judged,
    _nDCG,
    _NumRel,
    _NumRet,
    _Rprec,
    _SetAP,
    _SetF,
    _SetP,
    _SetR,
    _Success,
)
from rankscope.ir_measures_provider import RankscopeProvider, definition, register  # noqa: E402

IS_EARLY = bool(STAND_IN)


def rows(pairs, row):
    return [row(query, document, number) for query, of in pairs.items() for document, number in of.items()]


def aggregated(measures, qrels, run):
    return quietly(RankscopeProvider().calc_aggregate, measures, qrels, run)


class Provider(unittest.TestCase):
    def test_definitions(self):
        for measure, text in [
            (_AP(rel=2) @ 100, "AP(rel=2)@100"),
            (_nDCG() @ 10, "nDCG@10"),
            (_nDCG(dcg="exp-log2"), "nDCG(gain=exp)"),
            (_R() @ 5, "Recall@5"),
            (_SetP(rel=2), "P(rel=2)"),
            (_SetP(relative=True), "set_relative_P"),
            (_SetAP(rel=2), "set_map(rel=2)"),
            (_SetF(beta=4.0), "F1(beta=2.0)"),
            (_IPrec() @ 0.3, "iprec(at=0.3)"),
            (_NumRet(), "num_ret"),
            (_NumRet(rel=1), "num_rel_ret"),
            (_NumRel(rel=2), "num_rel(rel=2)"),
            (_RBP(rel=1, p=0.9), "RBP(p=0.9)"),
            (_INST(T=2.0, max_rel=3), "INST(T=2.0,max=3)"),
            (_INSQ(max_rel=1), "INSQ(max=1)"),
            (_BPM(max_rel=4) @ 10, "BPM(max=4)@10"),
        ]:
            self.assertEqual(definition(measure), text)
        with self.assertRaisesRegex(ValueError, "Compat: Rankscope does not have this measure"):
            definition(_Compat())

    def test_what_it_supports_it_computes(self):
        provider = RankscopeProvider()
        wanted = [
            _AP(), _AP() @ 3, _Bpref(), _ERR() @ 5, _IPrec() @ 0.5, _Judged(), _Judged() @ 5, _NumRel(), _NumRet(),
            _NumRet(rel=1), _P() @ 5, _R() @ 5, _RBP(rel=1), _RR(), _RR() @ 5, _Rprec(), _SetAP(), _SetF(beta=2.0),
            _SetP(), _SetP(relative=True), _SetR(), _Success() @ 5, _infAP(), _nDCG(), _nDCG(gains={0: 1, 1: 4}),
            _nDCG(dcg="exp-log2") @ 5, _AP(rel=0), _INST(max_rel=1), _INSQ(max_rel=3), _BPM(max_rel=1) @ 5,
        ]  # fmt: skip
        self.assertTrue(all(map(provider.supports, wanted)))
        found = aggregated(wanted, {"1": {"a": 2, "b": 0}}, {"1": {"b": 2.0, "a": 1.0}})
        self.assertEqual([one for one in wanted if not math.isfinite(found[one])], [])
        for measure in (_Compat(), _AP(rel=-1), _P() @ 0, _RBP(), _RBP(rel=1, p=1.0), _IPrec() @ 1.5, _SetF(beta=0.0),
                        _nDCG(dcg="exp-log2", gains={1: 2}), _INST(), _INST(max_rel=3, min_rel=1),
                        _INST(max_rel=3, T=0.4)):  # fmt: skip
            self.assertFalse(provider.supports(measure), measure)

    def test_grades_above_the_scale_count_as_its_top(self):
        """As in ir_measures' cwl_eval, whose figure this is, with the gains 1 and 0.5."""
        found = aggregated([_INST(max_rel=2)], {"1": {"a": 5, "b": 1}}, {"1": {"a": 2.0, "b": 1.0}})
        self.assertAlmostEqual(found[_INST(max_rel=2)], 0.7375773592987851, 12)

    def compared(self, folder, named, theirs):
        """@param theirs by measure and query."""
        qrels = rows(data.judgments(folder), Qrel)
        run = rows(data.run(folder), ScoredDoc)
        by_measure = {measure: name for name, measure in named.items()}
        found = quietly(lambda: list(RankscopeProvider().iter_calc(list(by_measure), qrels, run)))
        compared = 0
        for metric in found:
            value = theirs.get((by_measure[metric.measure], metric.query_id))
            if value is not None:
                self.assertAlmostEqual(metric.value, float(value), 12, (folder, metric))
                compared += 1
        return compared

    def test_figures_of_trec_eval(self):
        """Which is what ir_measures asks, as pytrec_eval, for these."""
        named = {
            "map": _AP(), "map_cut_10": _AP() @ 10, "ndcg": _nDCG(), "ndcg_cut_10": _nDCG() @ 10, "P_5": _P() @ 5,
            "recall_20": _R() @ 20, "recip_rank": _RR(), "Rprec": _Rprec(), "bpref": _Bpref(), "infAP": _infAP(),
            "success_5": _Success() @ 5, "iprec_at_recall_0.50": _IPrec() @ 0.5, "num_ret": _NumRet(),
            "num_rel": _NumRel(), "num_rel_ret": _NumRet(rel=1), "set_P": _SetP(), "set_recall": _SetR(),
            "set_F": _SetF(), "set_map": _SetAP(), "set_relative_P": _SetP(relative=True),
        }  # fmt: skip
        for folder in ("01-tiny", "02-graded", "03-ties", "04-coverage"):
            with (data.TREC / folder / "expected.tsv").open(newline="") as text:
                theirs = {
                    (row[0].strip(), row[1]): row[2] for row in csv.reader(text, delimiter="\t") if row
                }
            self.assertGreaterEqual(self.compared(folder, named, theirs), 2 * len(named), folder)

    def test_figures_of_ir_measures(self):
        """Its own providers, by version 0.4.3: their orders of equal scores, and gdeval's 5 decimals."""
        named = {f"Judged@{k} [judged]": _Judged() @ k for k in (1, 3, 5, 10)}
        named["Judged [judged]"] = _Judged()
        named |= {f"RR@{k} [msmarco]": _RR() @ k for k in (1, 3, 5, 10)}
        for k in (5, 10, 20):
            named[f"nDCG(dcg='exp-log2')@{k} [gdeval, 5 decimals]"] = _nDCG(dcg="exp-log2") @ k
            named[f"ERR@{k} [gdeval, 5 decimals]"] = _ERR() @ k
        for folder, least in (("01-tiny", 27), ("02-graded", 150), ("03-ties", 72)):
            with (data.TREC / folder / "libraries.tsv").open(newline="") as text:
                theirs = {
                    (measure, query): value
                    for library, _, measure, query, value in csv.reader(text, delimiter="\t")
                    if library == "ir_measures"
                }
            self.assertGreaterEqual(self.compared(folder, named, theirs), least - 9, folder)

    def test_a_negative_grade_is_a_judgment(self):
        """As in ir_measures.judged, 0.4.3."""
        self.assertEqual(aggregated([_Judged() @ 2], {"1": {"a": 1, "b": -1}}, {"1": {"a": 2.0, "b": 1.0}}), {_Judged() @ 2: 1.0})

    def test_gains_replace_grades(self):
        """A grade that is not listed has itself as gain: 1, 5 and 2 of the ideal's 5, 2 and 1."""
        measure = _nDCG(gains={2: 5, 3: 2})
        found = aggregated([measure], {"1": {"a": 1, "b": 2, "c": 3}}, {"1": {"a": 3.0, "b": 2.0, "c": 1.0}})
        second, third = 1 / math.log2(3), 1 / 2
        self.assertAlmostEqual(found[measure], (1 + 5 * second + 2 * third) / (5 + 2 * second + 1 * third), 12)
        found = aggregated([_nDCG(gains={0: 1, 1: 4})], {"1": {"a": 0, "b": 1}}, {"1": {"a": 2.0, "b": 1.0}})
        self.assertAlmostEqual(*found.values(), (1 + 4 * second) / (4 + second), 12)

    @unittest.skipIf(IS_EARLY, "judged_only came later")
    def test_judged_only_and_missing_queries(self):
        qrels = [Qrel("1", "a", 1), Qrel("1", "b", 0), Qrel("2", "c", 1)]
        run = [ScoredDoc("1", "x", 2.0), ScoredDoc("1", "a", 1.0)]
        measures = [_RR(), _RR(judged_only=True), _Judged() @ 2]
        self.assertEqual(aggregated(measures, qrels, run), {measures[0]: 0.25, measures[1]: 0.5, measures[2]: 0.25})

    @unittest.skipUnless(IS_EARLY, "no longer possible")
    def test_several_cutoffs_at_once(self):
        found = aggregated([_P() @ [1, 2]], {"1": {"a": 1}}, {"1": {"a": 1.0}})
        self.assertEqual(found, {_P() @ 1: 1.0, _P() @ 2: 0.5})

    def test_measures_may_come_from_a_generator_and_twice(self):
        found = aggregated((one for one in (_NumRet(), _NumRet())), {"1": {"a": 1}}, {"1": {"a": 1.0}})
        self.assertEqual(found, {_NumRet(): 1.0})

    def test_query_ids_come_back_as_they_are_in_the_judgments(self):
        import numpy

        for of_qrels, of_run in [(1, 1), ("1", "1"), (1, "1"), (numpy.int64(1), 1)]:
            qrels, run = {of_qrels: {"a": 1}}, {of_run: {"a": 3.0}}
            (found,) = RankscopeProvider().iter_calc([_AP()], qrels, run)
            self.assertEqual((found.query_id, type(found.query_id), found.value), (of_qrels, type(of_qrels), 1.0))
            self.assertEqual(aggregated([_AP()], qrels, run), {_AP(): 1.0})

    def test_query_ids_that_could_change_a_mean_are_refused(self):
        for query in (1.0, None, True):
            with self.assertRaisesRegex(TypeError, "use a string or an integer"):
                aggregated([_AP()], {query: {"a": 1}}, {query: {"a": 3.0}})
        with self.assertRaisesRegex(ValueError, "found the query ids 1 and '1'"):
            aggregated([_AP()], {1: {"a": 1}, "1": {"a": 1}}, {1: {"a": 3.0}})

    def test_frames(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed")
        qrels = pandas.DataFrame({"query_id": [1, 2], "doc_id": ["a", "b"], "relevance": [1, 1]})
        run = pandas.DataFrame({"query_id": [1, 2], "doc_id": ["a", "b"], "score": [0.5, 0.5]})
        self.assertEqual(aggregated([_nDCG() @ 5], qrels, run), {_nDCG() @ 5: 1.0})

    def test_nothing_retrieved_or_judged(self):
        """Each judged query without results counts as 0; without judged queries, there is no mean."""
        judged = {"1": {"a": 1}, "2": {"b": 1}}
        for qrels, run, mean in [
            (judged, {}, 0.0),
            (judged, {"1": {}}, 0.0),
            (judged, {"3": {"a": 1.0}}, 0.0),
            (judged, {"1": {"a": 1.0}, "3": {"a": 1.0}}, 0.5),
            ({"1": {}}, {"1": {"a": 1.0}}, 0.0),
            ({}, {"1": {"a": 1.0}}, math.nan),
            ({}, {}, math.nan),
        ]:
            found = RankscopeProvider().calc_aggregate([_AP(), _NumRet()], qrels, run)
            self.assertEqual(str(found[_AP()]), str(mean), (qrels, run))
            self.assertEqual(found[_NumRet()], 1.0 if mean == 0.5 else 0.0)

    def test_nan_scores_come_last(self):
        run = {"1": {"a": math.nan, "b": 1.0}}
        self.assertEqual(aggregated([_RR()], {"1": {"a": 1}}, run), {_RR(): 0.5})

    def test_a_grade_above_the_scale_of_gdeval_is_refused(self):
        """gdeval itself ends with an error; a NaN would be the mean of all queries."""
        with self.assertRaisesRegex(ValueError, "ERR@5: query '1' has a grade above 4"):
            aggregated([_ERR() @ 5], {"1": {"a": 5}}, {"1": {"a": 1.0}})

    def test_an_evaluator_scores_several_runs(self):
        evaluator = RankscopeProvider().evaluator([_RR()], {"1": {"a": 1}})
        for run, value in [({"1": {"a": 1.0}}, 1.0), ({"1": {"b": 2.0, "a": 1.0}}, 0.5)]:
            self.assertEqual(evaluator.calc_aggregate(run), {_RR(): value})

    def test_it_registers(self):
        register()
        self.assertIn("rankscope", ir_measures.providers.registry)
        self.assertEqual(ir_measures.DefaultPipeline.providers, [])
        with self.assertRaisesRegex(ValueError, "Unsupported"):
            ir_measures.calc_aggregate([_RR()], {"1": {"a": 1}}, {"1": {"a": 1.0}})
        register(first=True)
        provider = register(first=True)
        self.assertEqual(ir_measures.DefaultPipeline.providers, [provider])
        self.assertEqual(ir_measures.calc_aggregate([_RR()], {"1": {"a": 1}}, {"1": {"a": 1.0}}), {_RR(): 1.0})
        ir_measures.DefaultPipeline.providers.clear()


class TextForms(unittest.TestCase):
    """rankscope.evaluate() reads measures of ir_measures, as objects or as text."""

    QRELS = {"1": {"a": 2, "b": 1, "c": 0, "d": 1}}
    RUN = {"1": {"x": 5.0, "a": 4.0, "c": 3.0, "b": 2.0}}

    def test_forms_that_only_ir_measures_has(self):
        for theirs, ours in [
            (_IPrec() @ 0.5, "iprec(at=0.5)"),
            (_nDCG(dcg="exp-log2") @ 3, "nDCG(gain=exp)@3"),
            (_nDCG(dcg="log2") @ 3, "nDCG@3"),
            (_SetP(), "P"),
            (_SetP(relative=True), "set_relative_P"),
            (_SetR(rel=2), "Recall(rel=2)"),
            (_SetF(beta=4.0), "F1(beta=2)"),
            (_SetAP(), "set_map"),
            (_NumRet(), "num_ret"),
            ("NumRelRet", "num_rel_ret"),
            ("SetRelP(rel=2)", "set_relative_P(rel=2)"),
            ("NumRel(rel=2)", "num_rel(rel=2)"),
            ("P(judged_only=False)@3", "P@3"),
        ]:
            found = quietly(rankscope.evaluate, self.QRELS, self.RUN, [theirs])
            expected = quietly(rankscope.evaluate, self.QRELS, self.RUN, [ours])
            self.assertEqual(found.counted.tolist(), expected.counted.tolist(), theirs)
            self.assertEqual(found[str(theirs)], found.counted[0, 0], theirs)

    def test_other_forms_stay(self):
        for text in ("nDCG@3", "AP(rel=2)@3", "R@2", "nDCG(gain=exp)", "RBP(p=0.9)", "ndcg_cut.10", "set_F.2", "P_5", "Compat(p=0.9)"):
            quietly(rankscope.evaluate, self.QRELS, self.RUN, [text])

    def test_what_rankscope_does_not_have_is_refused_by_name(self):
        for text in ("Accuracy", "alpha_nDCG@10", "ERR_IA@5", "NumQ", "NERR10(max_rel=3)", "SDCG(max_rel=3)@5"):
            with self.assertRaisesRegex(ValueError, f"^{text.split('(')[0]}.*: Rankscope does not have this measure"):
                rankscope.evaluate(self.QRELS, self.RUN, [text])
        for text, advice in [
            ("P(judged_only=True)@5", "use P@5 with judged_only=True"),
            ("nDCG(gains={1:3,2:7})", "gain=table,gains=1:3,2:7"),
            ("SetR(judged_onli=True)", "does not have this parameter"),
        ]:
            with self.assertRaisesRegex(ValueError, advice):
                rankscope.evaluate(self.QRELS, self.RUN, [text])


if __name__ == "__main__":
    unittest.main()
