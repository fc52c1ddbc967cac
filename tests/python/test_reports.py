# SPDX-License-Identifier: GPL-3.0-or-later
"""Values of lists, judgments that are kept, and what only the command line had: gates, checks, tables, plots."""

import os
import random
import tempfile
import unittest

os.environ["MPLBACKEND"] = "Agg"  # plots without a display

import data
import numpy as np
import rankscope
from data import quietly
from sklearn import metrics

CAKES = data.EXAMPLES / "cake-search"
FILES = [str(CAKES / name) for name in ("judgments.qrels", "keywords.run", "meaning.run")]
LABELS, SCORES = [0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8]


class Lists(unittest.TestCase):
    def test_by_hand(self):
        self.assertEqual(rankscope.score([3, 2, 0, 1], "P@2"), 1)
        self.assertEqual(rankscope.score([0, 1], "RR"), 0.5)
        self.assertEqual(rankscope.score([[1, 0], [0, 1, 1]], "RR").tolist(), [1, 0.5])
        self.assertEqual(rankscope.score([0, 1], ["RR", "P@1"]).tolist(), [0.5, 0])
        self.assertEqual(rankscope.score(np.array([[1, 0], [0, 1]]), ["RR", "P@1"]).tolist(), [[1, 1], [0.5, 0]])
        self.assertTrue(np.isnan(rankscope.score([], "AP")))
        self.assertTrue(np.isnan(rankscope.score([0, 0], "AP")))

    def test_ndcg_score_of_scikit_learn(self):
        numbers = np.random.default_rng(1)
        grades, scores = numbers.integers(0, 4, (7, 12)), numbers.normal(size=(7, 12))
        for k in (1, 5, 12):
            own = rankscope.score(grades, f"nDCG@{k}", scores)
            theirs = [metrics.ndcg_score([g], [s], k=k) for g, s in zip(grades, scores)]
            np.testing.assert_allclose(own, theirs, rtol=1e-14)
        one = rankscope.score(grades[0], "nDCG@5", scores[0])
        self.assertAlmostEqual(one, metrics.ndcg_score(grades[:1], scores[:1], k=5), 14)

    def test_the_value_is_that_of_explain(self):
        chance = random.Random(1)
        measures = ["nDCG@5", "AP", "RR", "bpref", "ERR@3", "P@2"]
        for _ in range(20):
            grades = [chance.choice([0, 1, 2, 3, None]) for _ in range(chance.randint(1, 12))]
            for library in (None, "ranx", "trec_eval 9.0.8", "scikit-learn"):
                steps = rankscope.explain(grades, measures=measures, as_=library)
                own = rankscope.score(grades, measures, as_=library)
                np.testing.assert_array_equal(own, [steps.value(one) for one in measures], f"{grades} {library}")

    def test_mistakes(self):
        with self.assertRaisesRegex(ValueError, r"scores: found the shape \(1, 2\), expected \(1, 3\)"):
            rankscope.score([1, 0, 1], "AP", [1, 2])
        with self.assertRaisesRegex(ValueError, "did you mean AP|Did you mean AP"):
            rankscope.score([1, 0, 1], "APP")


class Kept(unittest.TestCase):
    def test_values_are_those_of_the_source(self):
        pairs = data.judgments("02-graded")
        for source in (FILES[0], pairs):
            kept = rankscope.Qrels(source)
            run = FILES[1] if source == FILES[0] else data.run("02-graded")
            for _ in range(2):  # nothing is used up
                self.assertEqual(quietly(rankscope.evaluate, kept, run, "AP"),
                                 quietly(rankscope.evaluate, source, run, "AP"))
        self.assertEqual(kept.queries, list(pairs))
        self.assertEqual(len(kept), len(pairs))
        ours = quietly(rankscope.compare, rankscope.Qrels(FILES[0]), FILES[1:], "AP")
        self.assertEqual(ours, quietly(rankscope.compare, FILES[0], FILES[1:], "AP"))

    def test_later_changes_have_no_effect(self):
        pairs = {1: {"a": 1}}
        kept = rankscope.Qrels(pairs)
        pairs[1]["a"] = 0
        found = rankscope.evaluate(kept, {1: {"a": 1.0}}, "RR")
        self.assertEqual((found["RR"], found.queries), (1, [1]))

    def test_mistakes(self):
        with self.assertRaises(FileNotFoundError):
            rankscope.Qrels("no.qrels")
        with self.assertRaisesRegex(TypeError, "did you mean 'repeated'"):
            rankscope.Qrels({"q": {"d": 1}}, repeatd="first")
        with self.assertRaisesRegex(ValueError, r"repeated= .* pass it to Qrels\(\)"):
            rankscope.evaluate(rankscope.Qrels({"q": {"d": 1}}), {"q": {"d": 1}}, repeated="first")


class Commands(unittest.TestCase):
    def test_gate(self):
        for baseline, run, status in ((FILES[1], FILES[2], 0), (FILES[2], FILES[1], 3)):
            ours = quietly(rankscope.gate, FILES[0], run, "nDCG@10", baseline=baseline)
            printed = data.command_line("gate", FILES[0], run, "--baseline", baseline, "-m", "nDCG@10", "--format",
                                        "json", status=status)
            self.assertEqual(ours.passed, status == 0)
            self.assertEqual(ours.outcome, printed["outcome"])
            self.assertEqual(ours.checks[0]["mean"], printed["checks"][0]["mean"])
        self.assertFalse(quietly(rankscope.gate, *FILES[:2], min="nDCG@10 >= 0.99").passed)
        with self.assertRaisesRegex(ValueError, "no rule given"):
            quietly(rankscope.gate, *FILES[:2])

    def test_discriminate(self):
        runs = {"a": FILES[1], "b": FILES[2], "c": FILES[1]}
        ours = quietly(rankscope.discriminate, FILES[0], runs, ["AP", "RR"], rounds=50)
        self.assertEqual([one["measure"] for one in ours.measures], ["AP", "RR"])
        self.assertEqual(len(ours.to_frame()), 2)
        self.assertIn("Discriminative power", str(ours))

    def test_check(self):
        self.assertEqual(rankscope.check(*FILES), data.command_line("check", *FILES, is_json=False))
        with self.assertRaises(FileNotFoundError):
            rankscope.check("no.qrels")

    def test_tables(self):
        for kind in ("eval", "compare"):
            for form in ("markdown", "latex", "html", "csv", "tsv"):
                ours = quietly(rankscope.table, kind, FILES[0], FILES[1:], measures=["AP", "RR"], format=form)
                printed = data.command_line("table", kind, *FILES, "-m", "AP", "-m", "RR", "--format", form,
                                            is_json=False)
                self.assertEqual(ours, printed)
        shown = quietly(rankscope.table, "eval", FILES[0], FILES[1:], format="html")._repr_html_()
        self.assertIn("<table>", shown)  # an id would be there twice in a notebook
        steps = data.command_line("table", "steps", "--grades", "3 2 u", "-m", "AP", is_json=False)
        self.assertEqual(rankscope.table("steps", [3, 2, None], measures="AP"), steps)
        with tempfile.TemporaryDirectory() as folder:
            other = os.path.join(folder, "ben.qrels")
            with open(FILES[0], encoding="utf-8") as read, open(other, "w", encoding="utf-8") as written:
                written.write(read.read().replace(" 2\n", " 1\n"))
            judged = data.command_line("table", "judges", FILES[0], other, "--runs", *FILES[1:], "-m", "AP",
                                       is_json=False)
            ours = quietly(rankscope.table, "judges", [FILES[0], other], FILES[1:], measures="AP")
        self.assertEqual(ours, judged)
        ours = rankscope.table("judges", {"anna": {1: {"a": 1, "b": 0}}, "ben": {1: {"a": 0, "b": 1}}}, format="csv")
        self.assertIn("anna and ben", ours)
        with self.assertRaisesRegex(TypeError, r"table\('judges'\) takes"):
            rankscope.table("judges")
        with self.assertRaisesRegex(TypeError, "did you mean 'digits'"):
            rankscope.table("thresholds", LABELS, SCORES, digit=3)
        with self.assertRaisesRegex(ValueError, "expected one of classify"):
            rankscope.table("threshold", LABELS, SCORES)  # type: ignore[arg-type]

    def test_latex_of_results(self):
        for result in (
            quietly(rankscope.evaluate, *FILES[:2], "AP"),
            quietly(rankscope.compare, FILES[0], FILES[1:], "AP"),
            rankscope.classify(LABELS, SCORES),
            rankscope.explain([3, 2], "AP"),
        ):
            latex = result.to_latex()
            self.assertEqual(latex.count("\\begin{tabular}"), latex.count("\\end{tabular}"))
            self.assertIn("\\toprule", latex)

    def test_thresholds(self):
        table = rankscope.thresholds(LABELS, SCORES)
        precision, recall, thresholds = metrics.precision_recall_curve(LABELS, SCORES)
        np.testing.assert_allclose(table["Threshold"][:0:-1], thresholds)
        np.testing.assert_allclose(table["Precision"][:0:-1], precision[:-1])
        np.testing.assert_allclose(table["Recall, TPR"][::-1], recall)
        self.assertTrue(np.isnan(table["Precision"][0]))

    def test_runs_by_name_and_frames(self):
        runs = quietly(rankscope.evaluate, FILES[0], {"a": FILES[1], "b": FILES[2]}, ["AP", "RR"])
        self.assertEqual(runs["b"], runs[1])
        with self.assertRaises(KeyError):
            runs["c"]
        frame = runs.to_frame()
        self.assertEqual(frame.loc["a", "AP"], runs[0]["AP"])
        long = runs.to_frame(long=True)
        self.assertEqual(len(long), 2 * 2 * len(runs[0].queries))
        self.assertAlmostEqual(long.groupby(["run", "measure"])["value"].mean()["b", "RR"], runs[1]["RR"], 14)

    def test_frames_of_results(self):
        pairs = quietly(rankscope.compare, FILES[0], FILES[1:], ["AP", "RR"])
        self.assertEqual(pairs.to_frame()["tests.t.p"].tolist(), [one["tests"]["t"]["p"] for one in pairs.pairs])
        steps = rankscope.explain([3, 0, 2], ["AP", "RR"]).to_frame()
        self.assertEqual(steps[steps["measure"] == "AP"]["rank"].tolist(), [1, 2, 3])
        models = rankscope.classify(LABELS, {"a": SCORES, "b": SCORES[::-1]}).to_frame()
        self.assertEqual(models["auc"].tolist(), [0.75, 0.25])
        roc = rankscope.roc(LABELS, SCORES)
        self.assertEqual(roc.to_frame().columns.tolist(), ["fpr", "tpr", "thresholds"])

    def test_plots_have_the_values(self):
        roc = rankscope.roc(LABELS, SCORES)
        (line,) = roc.plot().lines
        np.testing.assert_array_equal(line.get_xydata(), np.column_stack([roc.fpr, roc.tpr]))
        (line,) = rankscope.explain([3, 0, 2], "AP").plot().lines
        np.testing.assert_allclose(line.get_ydata(), [0.5, 0.5, 5 / 6])
        found = quietly(rankscope.evaluate, *FILES[:2], "AP")
        (line,) = found.plot().lines
        np.testing.assert_array_equal(line.get_ydata(), sorted(found.counted[:, 0], reverse=True))

    def test_figures_of_the_program(self):
        self.addCleanup(os.environ.__setitem__, "PATH", os.environ["PATH"])
        os.environ["PATH"] = os.path.dirname(data.CLI) + os.pathsep + os.environ["PATH"]
        for given in ((LABELS, SCORES), ()):
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "samples.csv")
                with open(path, "w", encoding="utf-8") as file:
                    file.writelines(["label,score\n", *(f"{one},{score}\n" for one, score in zip(LABELS, SCORES))])
                figure = rankscope.plot("roc", *(given or (path,)), title="Four samples")
            self.assertTrue(figure._repr_svg_().lstrip().startswith("<?xml"))
            self.assertIn("Four samples", figure.content.decode())
        of_three = ([0, 1, 2, 1], [[0.6, 0.3, 0.1], [0.2, 0.5, 0.3], [0.1, 0.2, 0.7], [0.5, 0.3, 0.2]])
        self.assertIn("Predicted class", rankscope.plot("confusion", *of_three).content.decode())
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "report.html")
            rankscope.report(FILES[0], FILES[1:], output=path, measures="AP")
            with open(path, encoding="utf-8") as file:
                self.assertIn("keywords", file.read())
        with self.assertRaisesRegex(ValueError, "is not one of"):
            rankscope.plot("rock", LABELS, SCORES)
        os.environ["PATH"] = ""
        with self.assertRaisesRegex(FileNotFoundError, "install the package rankscope"):
            rankscope.plot("roc", LABELS, SCORES)


if __name__ == "__main__":
    unittest.main()
