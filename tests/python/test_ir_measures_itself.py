# SPDX-License-Identifier: GPL-3.0-or-later
"""The provider and the stand-ins, against ir_measures itself, where it is installed."""

import contextlib
import importlib
import inspect
import io
import json
import math
import random
import runpy
import subprocess
import sys
import unittest
from pathlib import Path

from data import quietly

try:
    import ir_measures
except ImportError:
    ir_measures = None
try:
    import pyterrier
except ImportError:
    pyterrier = None

HERE = Path(__file__).parent
MODULES = ("", ".util", ".measures", ".measures.base", ".providers", ".providers.base")

#: Prints what the stand-in in a folder offers: names, attributes of classes and parameters of measures.
OFFERED = """
import importlib, inspect, json, sys
sys.path.insert(0, sys.argv[1])
offered = []
for module in json.loads(sys.argv[2]):
    for name, one in vars(importlib.import_module("ir_measures" + module)).items():
        is_measure = getattr(one, "NAME", None) and inspect.isclass(one)
        if name.startswith("_") and not is_measure:
            continue
        offered.append([module, name, None])
        if inspect.isclass(one):
            names = one.SUPPORTED_PARAMS if is_measure else [own for own in vars(one) if not own.startswith("_")]
            offered += [[module, name, own] for own in names]
print(json.dumps(offered))
"""


def collection(seed):
    """Judgments with negative grades and gaps, and a run with ties, some of which only 32 bits have."""
    chance = random.Random(seed)
    documents = [f"d{number}" for number in range(30)]
    qrels, run = {}, {}
    for query in map(str, range(101, 107)):
        qrels[query] = {one: chance.randint(-1, 4) for one in chance.sample(documents, chance.randint(1, 20))}
        run[query] = {one: chance.choice([1.0, 1.0 + 1e-9, 2.0, 3.5, 0.25]) for one in chance.sample(documents, 15)}
    del run["103"]
    qrels["105"] = {"d1": 0, "d2": 0}
    return qrels, run


def values(provider, measure, qrels, run):
    return {one.query_id: one.value for one in quietly(lambda: list(provider.iter_calc([measure], qrels, run)))}


@unittest.skipIf(ir_measures is None, "ir_measures is not installed")
class Itself(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from rankscope.ir_measures_provider import RankscopeProvider

        cls.ours = RankscopeProvider()

    def test_the_stand_in_offers_nothing_more(self):
        folder = "before_0_3_5" if hasattr(ir_measures.util, "flatten_measures") else "."
        found = subprocess.run(
            [sys.executable, "-c", OFFERED, str(HERE / "stand_in" / folder), json.dumps(MODULES)],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        offered = json.loads(found.stdout)
        self.assertGreater(len(offered), 80)
        for module, name, own in offered:
            there = importlib.import_module("ir_measures" + module)
            self.assertTrue(hasattr(there, name), (module, name))
            if own is not None:
                one = getattr(there, name)
                parameters = getattr(one, "SUPPORTED_PARAMS", {})
                fields = inspect.signature(one).parameters if inspect.isclass(one) else {}
                self.assertTrue(own in parameters or hasattr(one, own) or own in fields, (module, name, own))

    def compared(self, name, measures, delta=0.0):
        """With one of its own providers."""
        theirs = ir_measures.providers.registry[name]
        if not theirs.is_available():
            self.skipTest(f"{name} is not installed")
        for measure in measures:
            self.assertTrue(theirs.supports(measure) and self.ours.supports(measure), measure)
            for seed in range(20):
                qrels, run = collection(seed)
                expected, found = (values(one, measure, qrels, run) for one in (theirs, self.ours))
                self.assertEqual(set(found), set(expected))
                for query, value in expected.items():
                    self.assertLessEqual(abs(found[query] - value), delta, (measure, seed, query))

    def test_judged(self):
        Judged = ir_measures.Judged
        if ir_measures.judged.calc_aggregate([Judged @ 2], {"1": {"a": 1}}, {"1": {"a": 1.0}}) == {Judged @ 2: 0.5}:
            self.skipTest("ir_measures 0.3.0 divides by k even if fewer are retrieved")
        self.compared("judged", [Judged @ 1, Judged @ 5, Judged @ 100])

    def test_msmarco(self):
        RR = ir_measures.RR
        self.compared("msmarco", [RR @ 1, RR @ 5, RR @ 100, RR(rel=3) @ 10])

    def test_gdeval(self):
        """To the five decimals that it prints."""
        nDCG, ERR = ir_measures.nDCG(dcg="exp-log2"), ir_measures.ERR
        self.compared("gdeval", [nDCG @ 1, nDCG @ 5, nDCG @ 100, ERR @ 1, ERR @ 5, ERR @ 100])

    def test_cwl_eval(self):
        RBP = ir_measures.RBP
        self.compared("cwl_eval", [RBP(rel=1), RBP(rel=2, p=0.5)], delta=1e-12)

    def test_pytrec_eval(self):
        of = ir_measures
        measures = [
            of.AP, of.AP(rel=2), of.AP @ 5, of.Bpref, of.IPrec @ 0.5, of.NumRel, of.NumRet, of.NumRet(rel=2),
            of.P @ 5, of.R @ 5, of.RR, of.Rprec, of.SetAP, of.SetF, of.SetP, of.SetP(relative=True), of.SetR,
            of.Success @ 5, of.infAP, of.nDCG, of.nDCG @ 5, of.nDCG(gains={0: 1, 2: 7}) @ 5,
        ]  # fmt: skip
        self.compared("pytrec_eval", measures)
        self.compared("pytrec_eval", [of.SetF(beta=2.0)], delta=1e-12)
        if "judged_only" in of.P.SUPPORTED_PARAMS:
            self.compared("pytrec_eval", [one(judged_only=True) for one in (of.AP, of.P @ 5, of.RR, of.nDCG @ 5)])

    def test_nothing_retrieved_or_judged(self):
        Judged = ir_measures.Judged @ 1
        judged = {"1": {"a": 1}, "2": {"b": 1}}
        for qrels in (judged, {}):
            for run in ({}, {"3": {"a": 1.0}}, {"1": {"a": 1.0}}):
                expected, found = (values(one, Judged, qrels, run) for one in (ir_measures.judged, self.ours))
                self.assertEqual(found, expected)
                of_both = [one.calc_aggregate([Judged], qrels, run)[Judged] for one in (ir_measures.judged, self.ours)]
                self.assertTrue(of_both[0] == of_both[1] or all(map(math.isnan, of_both)), of_both)

    def registered_first(self):
        from rankscope.ir_measures_provider import register

        pipeline = ir_measures.DefaultPipeline.providers
        before = list(pipeline)
        self.addCleanup(lambda: pipeline.__setitem__(slice(None), before))
        return register(first=True)

    def test_the_default_pipeline_asks_it_first(self):
        from rankscope.ir_measures_provider import RankscopeEvaluator

        qrels, run = collection(1)
        measures = [ir_measures.nDCG @ 10, ir_measures.RR @ 10]
        provider = self.registered_first()
        self.assertIs(ir_measures.DefaultPipeline.providers[0], provider)
        self.assertIsInstance(ir_measures.evaluator(measures, qrels), RankscopeEvaluator)
        found = quietly(ir_measures.calc_aggregate, [*measures, ir_measures.Compat], qrels, run)
        self.assertEqual(found, {**quietly(provider.calc_aggregate, measures, qrels, run),
                                 **ir_measures.compat.calc_aggregate([ir_measures.Compat], qrels, run)})  # fmt: skip

    def test_every_name_of_a_measure_is_read_or_refused_by_name(self):
        import rankscope

        qrels, run = collection(2)
        for name, measure in ir_measures.measures.registry.items():
            needed = {"cutoff": 5, "recall": 0.5, "rel": 1, "max_rel": 4}
            given = {key: value for key, value in needed.items() if key in measure.SUPPORTED_PARAMS}
            at = given.pop(measure.AT_PARAM, None)
            inner = ",".join(f"{key}={value}" for key, value in given.items())
            text = name + (f"({inner})" if inner else "") + (f"@{at}" if at else "")
            try:
                quietly(rankscope.evaluate, qrels, run, [text])
            except ValueError as error:
                self.assertIn("Rankscope does not have this measure of ir_measures", str(error))

    @unittest.skipIf(pyterrier is None, "PyTerrier is not installed")
    def test_an_experiment_of_pyterrier(self):
        import pandas

        self.registered_first()
        topics = pandas.DataFrame({"qid": ["1", "2"], "query": ["lamp", "desk"]})
        qrels = pandas.DataFrame([["1", "a", 1], ["1", "b", 2], ["3", "c", 1]], columns=["qid", "docno", "label"])
        results = pandas.DataFrame(
            [["1", "x", 0, 2.0], ["1", "a", 1, 1.0], ["2", "c", 0, 1.0]], columns=["qid", "docno", "rank", "score"]
        )
        measures = [ir_measures.RR @ 10, ir_measures.P @ 2]
        system = pyterrier.Transformer.from_df(results)
        for options, means in [({}, [0.5, 0.5]), ({"batch_size": 1, "filter_by_topics": False}, [0.25, 0.25])]:
            table = pyterrier.Experiment([system], topics, qrels, measures, **options)
            self.assertEqual([float(table[str(one)][0]) for one in measures], means)

    @unittest.skipIf(pyterrier is None, "PyTerrier is not installed")
    def test_the_example_with_pyterrier(self):
        self.registered_first()  # which is undone
        example = runpy.run_path(str(HERE.parents[1] / "app" / "python" / "examples" / "experiment_with_pyterrier.py"))
        with contextlib.redirect_stdout(io.StringIO()) as out:
            example["main"]()
        self.assertIn("0.75", out.getvalue())


if __name__ == "__main__":
    unittest.main(verbosity=2)
