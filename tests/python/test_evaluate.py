# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs scored from files, dictionaries, frames and arrays, beside trec_eval, ranx and the command line."""

import csv
import gzip
import math
import pathlib
import tempfile
import unittest

import data
import numpy as np
import pandas
import rankscope
from data import quietly

MEASURES = ["map", "ndcg", "ndcg_cut_10", "recip_rank", "P_5", "recall_20", "Rprec", "bpref", "success_1"]
FOLDERS = ["01-tiny", "02-graded", "03-ties", "04-coverage", "06-medium", "08-bpref"]


def rows_of(folder, file):
    with (data.TREC / folder / file).open(newline="") as text:
        return [row for row in csv.reader(text, delimiter="\t") if row]


class TrecEval(unittest.TestCase):
    def test_files_have_the_figures_of_trec_eval(self):
        for folder in FOLDERS:
            theirs = {(row[0].strip(), row[1]): row[2] for row in rows_of(folder, "expected.tsv")}
            ours = quietly(rankscope.evaluate, *data.files(folder), MEASURES, as_="trec_eval 9.0.8")
            counted = ours.counted
            self.assertGreater(len(ours.queries), 1)
            for column, name in enumerate(MEASURES):
                self.assertAlmostEqual(ours[name], float(theirs[name, "all"]), 12, (folder, name))
                for row, query in enumerate(ours.queries):
                    self.assertAlmostEqual(
                        counted[row, column], float(theirs[name, query]), 12, (folder, name, query)
                    )

    def test_every_form_of_input_gives_the_same_bits(self):
        for folder in FOLDERS:
            qrels, run = data.judgments(folder), data.run(folder)
            of_files = quietly(rankscope.evaluate, *data.files(folder), MEASURES)
            names = ["query", "doc"]
            frames = [
                pandas.DataFrame(dict(zip([*names, number], data.columns(pairs))))
                for pairs, number in ((qrels, "relevance"), (run, "score"))
            ]
            ir_names = {"query": "query_id", "doc": "doc_id"}
            forms = {
                "dictionaries": (qrels, run),
                "frames": tuple(frames),
                "frames as of ir_measures": tuple(frame.rename(columns=ir_names) for frame in frames),
                "categories": tuple(frame.astype({"query": "category", "doc": "category"}) for frame in frames),
                "arrays": tuple(tuple(map(np.array, data.columns(pairs))) for pairs in (qrels, run)),
                "a file and a dictionary": (data.files(folder)[0], run),
                "paths": tuple(map(pathlib.Path, data.files(folder))),
            }
            for form, (judgments, results) in forms.items():
                ours = quietly(rankscope.evaluate, judgments, results, MEASURES)
                rows = [ours.queries.index(query) for query in of_files.queries]
                self.assertEqual(len(ours.queries), len(rows), form)
                np.testing.assert_array_equal(ours.values[rows], of_files.values, form)
                np.testing.assert_array_equal(ours.counted[rows], of_files.counted, form)
                self.assertEqual(list(ours.means.values()), list(of_files.means.values()), form)

    def test_whole_numbers_are_ids_as_they_are_written(self):
        qrels = (np.array([7, 7, 8]), np.array([1, 2, -3]), np.array([1, 0, 2]))
        run = pandas.DataFrame({"query": [7, 7, 8], "doc": [2, 1, -3], "score": [2.0, 1.0, 1.0]})
        for judgments, ids in (
            (qrels, [7, 8]),
            ({7: {1: 1, 2: 0}, 8: {-3: 2}}, [7, 8]),
            ({"7": {"1": 1, "2": 0}, "8": {"-3": 2}}, ["7", "8"]),
        ):
            self.assertEqual(
                quietly(rankscope.evaluate, judgments, run, "RR").per_query(),
                dict(zip(ids, [{"RR": 0.5}, {"RR": 1.0}])),
            )

    def test_a_compressed_file_is_read(self):
        qrels, run = data.files("01-tiny")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "run.txt.gz"
            path.write_bytes(gzip.compress(pathlib.Path(run).read_bytes()))
            self.assertEqual(
                quietly(rankscope.evaluate, qrels, path, MEASURES).means,
                quietly(rankscope.evaluate, qrels, run, MEASURES).means,
            )

    def test_a_matrix_has_a_query_in_each_row(self):
        grades = np.array([[3, np.nan, 1], [0, 2, 1]])
        scores = np.array([[0.1, 0.9, 0.5], [0.7, np.nan, 0.2]])
        ours = quietly(rankscope.evaluate, grades, scores, ["RR", "nDCG"])
        qrels = {0: {0: 3, 2: 1}, 1: {0: 0, 1: 2, 2: 1}}
        run = {0: {0: 0.1, 1: 0.9, 2: 0.5}, 1: {0: 0.7, 2: 0.2}}
        dictionaries = quietly(rankscope.evaluate, qrels, run, ["RR", "nDCG"])
        np.testing.assert_array_equal(ours.values, dictionaries.values)
        self.assertEqual(ours.values[0, 0], 0.5)


class CommandLine(unittest.TestCase):
    def beside(self, options, **keywords):
        files = data.files("04-coverage")
        printed = data.command_line("eval", *files, "-q", "-m", "AP", "-m", "nDCG@10", "--format", "json", "--digits", "17", *options)
        ours = quietly(rankscope.evaluate, *files, ["AP", "nDCG@10"], **keywords)
        held = quietly(
            rankscope.evaluate, data.judgments("04-coverage"), data.run("04-coverage"), ["AP", "nDCG@10"], **keywords
        )
        values = {(one["measure"], one["query"]): one["value"] for one in printed["runs"][0]["values"]}
        for evaluation in (ours, held):
            mine = {
                (evaluation.definitions[measure], query): None if math.isnan(value) else value
                for query, row in [*evaluation.per_query().items(), ("all", evaluation.means)]
                for measure, value in row.items()
            }
            self.assertEqual(mine, values, options)

    def test_values_and_rules_are_those_of_eval(self):
        self.beside([])
        self.beside(["--missing", "zero"], missing="zero")
        self.beside(["--no-value", "skip", "--depth", "7"], no_value="skip", depth=7)
        self.beside(["--judged-only"], judged_only=True)
        for library in rankscope.libraries:
            self.beside(["--as", library], as_=library)

    def test_text_is_that_of_eval(self):
        files = data.files("01-tiny")
        ours = quietly(rankscope.evaluate, *files, ["AP", "nDCG@10"])
        self.assertEqual(
            str(ours), data.command_line("eval", *files, "-m", "AP", "-m", "nDCG@10", is_json=False)
        )
        self.assertIn("<table", ours._repr_html_())

    def test_remarks_are_warnings(self):
        qrels = {"q1": {"d1": 1}, "q2": {"d2": 1}, "q3": {"d3": 0}}
        run = {"q1": {"d1": 1.0, "d2": 1.0}, "q3": {"d3": float("nan")}, "q4": {"d1": 1.0}}
        with self.assertWarns(rankscope.RankscopeWarning) as caught:
            rankscope.evaluate(qrels, run, "AP")
        said = [str(one.message) for one in caught.warnings]
        self.assertTrue(any('skipped in the mean (missing="skip"): q2' in line for line in said), said)
        self.assertTrue(any("no judgments and is ignored: q4" in line for line in said), said)
        self.assertTrue(any(line.startswith("run: 1 score that is not a number (“d3”)") for line in said), said)
        self.assertTrue(any("AP: undefined for 1 query" in line for line in said), said)
        self.assertEqual(caught.filename, __file__)

    def test_bounds_are_those_of_eval(self):
        files = data.files("02-graded")
        printed = data.command_line("eval", *files, "-q", "-m", "nDCG@10", "--bounds", "--format", "json", "--digits", "17")
        rows = printed["runs"][0]["values"]
        for qrels, run in (files, (data.judgments("02-graded"), data.run("02-graded"))):
            ours = quietly(rankscope.bounds, qrels, run, "nDCG@10")
            self.assertEqual(len(rows), len(ours.queries) + 1)
            for row in rows[:-1]:
                place = ours.queries.index(row["query"])
                self.assertEqual(ours.bounds[place, 0].tolist(), [row["bounds"]["min"], row["bounds"]["max"]])
            ends = rows[-1]["bounds"]
            self.assertEqual(ours.mean_bounds["nDCG@10"], (ends["min"], ends["max"]))


class Several(unittest.TestCase):
    def test_runs_have_their_names(self):
        qrels, run = data.judgments("01-tiny"), data.run("01-tiny")
        file = data.files("01-tiny")[1]
        named = quietly(rankscope.evaluate, qrels, {"a": run, "b": file}, "AP")
        self.assertEqual([one.name for one in named], ["a", "b"])
        self.assertEqual(named[0].means, named[1].means)
        listed = quietly(rankscope.evaluate, qrels, [run, run, file], "AP")
        self.assertEqual([one.name for one in listed], ["run 1", "run 2", file])

    def test_seeds_are_one_system(self):
        qrels, run = data.judgments("01-tiny"), data.run("01-tiny")
        backwards = {query: {document: -score for document, score in of.items()} for query, of in run.items()}
        pooled = quietly(rankscope.evaluate, qrels, {"ours-seed1": run, "ours-seed2": backwards}, "AP", seeds="-seed*")
        single = quietly(rankscope.evaluate, qrels, [run, backwards], "AP")
        self.assertEqual(len(pooled), 1)
        self.assertAlmostEqual(pooled[0]["AP"], (single[0]["AP"] + single[1]["AP"]) / 2, 14)

    def test_a_frame_of_values(self):
        ours = quietly(rankscope.evaluate, *data.files("01-tiny"), ["AP", "P@5"])
        frame = ours.to_frame()
        self.assertEqual(list(frame.columns), ["AP", "P@5"])
        self.assertEqual(frame.loc[ours.queries[1], "P@5"], ours.counted[1, 1])


class Refused(unittest.TestCase):
    def refused(self, text, *arguments, **options):
        with self.assertRaises(ValueError) as caught:
            quietly(rankscope.evaluate, *arguments, **options)
        self.assertIn(text, str(caught.exception))

    def test_a_file_with_its_line(self):
        qrels = data.files("01-tiny")[0]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "bad.run"
            path.write_text("1 Q0 d1 1 0.5 x\n1 Q0 d2 2 high x\n")
            self.refused(f"{path}:2: “high” is not a score", qrels, path)

    def test_data_at_hand(self):
        qrels, run = {"q": {"d": 1}}, {"q": {"d": 1.0}}
        self.refused("run: query “q”: “\"d\": 'high'” is not a number", qrels, {"q": {"d": "high"}})
        self.refused("qrels:", {"q": {"d": float("inf")}}, run)
        self.refused("run:", qrels, (["q", "q"], ["d", "d"], [1.0, 2.0]))
        self.refused("expected one length", qrels, (["q"], ["d", "e"], [1.0]))
        self.refused("run:", qrels, {"q": {"": 1.0}})
        self.refused("run:", qrels, {"q": {"\ud800": 1.0}})
        self.refused("run:", qrels, pandas.DataFrame({"query": ["q"], "doc": [None], "score": [1.0]}))
        self.refused("expected one of query", qrels, pandas.DataFrame({"a": [1]}))
        self.refused("found int, expected a path", qrels, 7)
        self.refused("no query", {"other": {"d": 1}}, run)

    def test_options(self):
        qrels, run = {"q": {"d": 1}}, {"q": {"d": 1.0}}
        self.refused("Did you mean nDCG", qrels, run, "nDGC@10")
        self.refused("ranx", qrels, run, as_="rnx")
        self.refused("zero", qrels, run, missing="zeo")

    def test_a_repeated_document_counts_as_said(self):
        qrels = {"q": {"d": 1}}
        run = (["q", "q", "q"], ["e", "d", "d"], [2.0, 1.0, 3.0])
        self.assertEqual(quietly(rankscope.evaluate, qrels, run, "RR", repeated_document="best")["RR"], 1.0)
        self.assertEqual(quietly(rankscope.evaluate, qrels, run, "RR", repeated_document="first")["RR"], 0.5)


class Diversity(unittest.TestCase):
    FOLDER = data.TREC.parent / "diversity"

    def test_figures_of_ndeval(self):
        with (self.FOLDER / "ndeval.csv").open(newline="") as text:
            theirs = {row["topic"]: float(row["alpha-nDCG@10"]) for row in csv.DictReader(text)}
        theirs[None] = theirs.pop("amean")
        files = self.FOLDER / "qrels.txt", self.FOLDER / "run.txt"
        found = quietly(rankscope.diversity, *files, "alpha_nDCG@10", order="rank")
        self.assertEqual([one["query"] for one in found], list(theirs))
        for one in found:
            self.assertAlmostEqual(one["value"], theirs[one["query"]], 12, one)

    def test_dictionaries(self):
        """The second document is the first for t: 1/2, then both."""
        qrels = {1: {"s": {"a": 1, "b": 1}, "t": {"b": 1, "c": 0}}}
        found = quietly(rankscope.diversity, qrels, {1: {"a": 2.0, "b": 1.0}}, ["StRecall@1", "StRecall@2"])
        self.assertEqual([(one["query"], one["value"]) for one in found], [(1, 0.5), (None, 0.5), (1, 1), (None, 1)])
        with self.assertRaisesRegex(ValueError, "found the id 'a b'"):
            rankscope.diversity({1: {"s": {"a b": 1}}}, {1: {"a": 1.0}})
        with self.assertRaisesRegex(ValueError, "nDCG"):
            rankscope.diversity(qrels, {1: {"a": 1.0}}, "nDCG@10")
        ranked = quietly(rankscope.diversity, qrels, {1: ["a", "b"]}, ["StRecall@1", "StRecall@2"])
        self.assertEqual(ranked, found)


class Exposure(unittest.TestCase):
    """The values are those of RecBole and recommenders; see tests/data/exposure."""

    FOLDER = data.TREC.parent / "exposure"

    def rows(self, name):
        return [line.split() for line in (self.FOLDER / name).read_text().splitlines()]

    def test_figures_of_others(self):
        expected = {f"{name}@{cutoff}": float(value) for cutoff, name, value in self.rows("expected.tsv") if cutoff == "3"}
        for cutoff, of, name, value in self.rows("diversity.tsv"):
            if (cutoff, of) == ("3", "features"):
                expected[f"{name}@3"] = float(value)
        run = {}
        for user, _, item, _, score, _ in self.rows("run.txt"):
            run.setdefault(user, {})[item] = float(score)
        catalogue = {item: int(uses) for item, uses in self.rows("catalogue.txt")}
        used = [(user, item) for user, item, *_ in self.rows("interactions.txt")]
        by_user = {}
        for user, item in used:
            by_user.setdefault(user, []).append(item)
        features = {item: list(map(float, numbers)) for item, *numbers in self.rows("features.txt")}
        files = {name: self.FOLDER / f"{name}.txt" for name in ("interactions", "features")}
        for what, arguments, options in (
            ("files", (self.FOLDER / "run.txt", self.FOLDER / "catalogue.txt"), files),
            ("dictionaries", (run, catalogue), {"interactions": by_user, "features": features}),
            ("pairs", ([(user, item, one) for user, of in run.items() for item, one in of.items()], catalogue),
             {"interactions": used, "features": features}),
        ):
            with self.subTest(what):
                found = quietly(rankscope.exposure, *arguments, cutoff=3, **options)
                self.assertEqual(set(found), set(expected))
                for name, value in expected.items():
                    self.assertAlmostEqual(found[name], value, 12, name)

    def test_ids_alone(self):
        found = quietly(rankscope.exposure, {1: [7, 8]}, [7, 8, 9, 10], cutoff=1)
        self.assertEqual((found["documents@1"], found["coverage@1"]), (1, 0.25))
        with self.assertRaisesRegex(ValueError, "“8” is not in catalogue"):
            rankscope.exposure({1: [7, 8]}, [7])


if __name__ == "__main__":
    unittest.main()
