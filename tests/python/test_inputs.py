# SPDX-License-Identifier: GPL-3.0-or-later
"""What the caller passes comes back as it went in: order, ids and names; what cannot be meant is refused."""

import contextlib
import inspect
import io
import os
import re
import tempfile
import unittest
import uuid
import warnings

import data
import numpy as np
import pandas
import rankscope
from data import quietly
from sklearn.metrics import ndcg_score

#: Numbers of which byte order and numeric order differ, in neither.
NUMBERS = [2, 10, 1, 9, 100]


def collection(ids):
    """Of which only the first document of each second query is relevant."""
    qrels = {query: {1: 1, 2: 0} for query in ids}
    run = {query: {1: 1.0 + place % 2, 2: 1.5} for place, query in enumerate(ids)}
    return qrels, run


def frame(pairs, name):
    return pandas.DataFrame(
        [(query, document, number) for query, of in pairs.items() for document, number in of.items()],
        columns=["query", "doc", name],
    )


class Order(unittest.TestCase):
    def test_rows_of_a_matrix(self):
        """Beside scikit-learn, row by row."""
        random = np.random.default_rng(3)
        grades, scores = random.integers(0, 4, (12, 5)).astype(float), random.random((12, 5))
        grades[:, 0] = 3
        ours = quietly(rankscope.evaluate, grades, scores, "nDCG")
        self.assertEqual(ours.queries, list(range(12)))
        theirs = [ndcg_score(grades[[row]], scores[[row]]) for row in range(12)]
        np.testing.assert_allclose(ours.values[:, 0], theirs, rtol=1e-12)
        self.assertEqual(ours.to_frame()["nDCG"].tolist(), ours.values[:, 0].tolist())

    def test_rows_without_scores_or_judgments_keep_their_place(self):
        grades, scores = np.ones((3, 2)), np.ones((3, 2))
        scores[0], grades[1] = np.nan, np.nan
        ours = quietly(rankscope.bounds, grades, scores, "AP")
        np.testing.assert_array_equal(ours.values[:, 0], [np.nan, np.nan, 1])
        self.assertEqual(ours.bounds.shape, (3, 1, 2))
        self.assertEqual([ours.reason(row, "AP") for row in range(3)],
                         ["The query is missing from the run.", "The query has no judgments.", ""])
        self.assertEqual((ours["AP"], ours.not_in_run, ours.not_judged), (1, [0], [1]))

    def test_queries_in_the_order_of_the_judgments(self):
        qrels, run = collection(NUMBERS)
        expected = [0.5, 1, 0.5, 1, 0.5]
        backwards = dict(reversed(run.items()))
        for given in (run, backwards, frame(backwards, "score")):
            for judged in (qrels, frame(qrels, "relevance")):
                ours = quietly(rankscope.evaluate, judged, given, "RR")
                self.assertEqual(ours.queries, NUMBERS)
                self.assertEqual(ours.values[:, 0].tolist(), expected)
        words = {str(query): documents for query, documents in qrels.items()}
        of_a_file = quietly(rankscope.evaluate, *data.files("01-tiny"), "AP")
        of_a_run = quietly(rankscope.evaluate, data.files("01-tiny")[0],
                           dict(reversed(data.run("01-tiny").items())), "AP")
        self.assertEqual(quietly(rankscope.evaluate, words, run, "RR").queries, list(words))
        self.assertEqual(of_a_run.queries, [one for one in reversed(data.run("01-tiny")) if one in of_a_file.queries])
        self.assertEqual(of_a_run.per_query(), of_a_file.per_query())


class Ids(unittest.TestCase):
    def test_types_of_ids(self):
        for what, kind in (("int", int), ("str", str), ("float of ints", float), ("numpy int", np.int32),
                           ("numpy str", np.str_)):
            with self.subTest(what):
                ids = [kind(one) for one in NUMBERS]
                qrels, run = collection(ids)
                del run[ids[1]]
                run[kind(77)] = {1: 1.0}
                ours = quietly(rankscope.evaluate, qrels, run, "RR")
                self.assertEqual(ours.queries, [ids[0], *ids[2:]])
                self.assertEqual([type(one) for one in ours.queries], 4 * [kind])
                self.assertEqual((ours.not_in_run, ours.not_judged), ([ids[1]], [kind(77)]))
                self.assertEqual(list(ours.per_query()), ours.queries)
                self.assertEqual(ours.reason(ids[0], "RR"), "")

    def test_frames_join(self):
        """Of ints, strings and categories, whether they are columns or index levels."""
        qrels, run = collection(NUMBERS)
        for kind in ("int64", "int32", "str", "category"):
            judged, given = (frame(pairs, name).astype({"query": kind})
                             for pairs, name in ((qrels, "relevance"), (run, "score")))
            about = pandas.DataFrame({"query": judged["query"].unique(), "topic": list("abcde")}).set_index("query")
            for form in (judged, judged.set_index(["query", "doc"]), judged.set_index(["query", "doc"])["relevance"]):
                joined = about.join(quietly(rankscope.evaluate, form, given, "RR").to_frame())
                self.assertEqual(joined["RR"].tolist(), [0.5, 1, 0.5, 1, 0.5], (kind, type(form)))

    def test_comparisons_have_the_ids(self):
        qrels, run = collection(NUMBERS)
        other = {query: {1: 1.0} for query in NUMBERS}
        found = quietly(rankscope.compare, qrels, {"a": run, "b": other}, "RR", per_query=True)
        self.assertEqual({one["query"] for one in found.pairs[0]["perQuery"]}, set(NUMBERS))
        explained = quietly(rankscope.explain, qrels, run, 10, "RR")
        self.assertEqual(explained["RR"], 1)

    def test_numbers_that_no_signed_integer_holds(self):
        """Such as hashes of words."""
        ids = np.array([2**63 + 5, 3], dtype=np.uint64)
        ours = quietly(rankscope.evaluate, (ids, [1, 1], [1, 1]), {2**63 + 5: {1: 1.0}, 3: {1: 1.0}}, "RR")
        self.assertEqual((ours.queries, ours["RR"]), ([2**63 + 5, 3], 1))

    def test_a_run_of_ranks(self):
        run = pandas.DataFrame({"query": [1, 1], "doc": ["a", "b"], "rank": [2, 1]})
        self.assertEqual(quietly(rankscope.evaluate, {1: {"a": 1}}, run, "RR")["RR"], 0.5)

    def test_cells_without_an_id(self):
        for nothing in (None, float("nan"), pandas.NA):
            for column in ("query", "doc"):
                judged = pandas.DataFrame({"query": ["q", "r"], "doc": ["d", "e"], "relevance": [1, 1]}, dtype=object)
                judged.loc[1, column] = nothing
                with self.assertRaisesRegex(ValueError, "qrels"):
                    quietly(rankscope.evaluate, judged, {"q": {"d": 1.0}}, "AP")

    def test_what_is_neither_is_named(self):
        for what, qrels in (("found set, expected a dictionary", {"q": {"d"}}), ("found int", {"q": 5}),
                            ("expected numbers", pandas.DataFrame({"query": ["q"], "doc": ["d"], "relevance": ["one"]}))):
            with self.assertRaisesRegex(ValueError, what):
                rankscope.evaluate(qrels, {"q": {"d": 1.0}}, "AP")

    def test_lists_are_rankings_and_relevant_documents(self):
        run = {"q": ["e", "d"], "r": ["f"]}
        found = quietly(rankscope.evaluate, {"q": ["d"], "r": ["f"]}, run, "RR")
        self.assertEqual(found["RR"], 0.75)
        several = quietly(rankscope.evaluate, {"q": ["d"]}, {"a": {"q": ["e", "d"]}, "b": {"q": ["d"]}}, "RR")
        self.assertIn("0.5", str(several))
        with self.assertRaisesRegex(ValueError, "found a document twice"):
            rankscope.evaluate({"q": ["d"]}, {"q": ["d", "e", "d"]}, "RR")

    def test_lists_of_tuples(self):
        qrels, run = collection(NUMBERS)
        expected = quietly(rankscope.evaluate, qrels, run, "AP")
        rows = [(query, document, score) for query, of in run.items() for document, score in of.items()]
        for what, judged, listed in (
            ("rows", [(query, document, grade) for query, of in qrels.items() for document, grade in of.items()], rows),
            ("rows as lists", qrels, [list(row) for row in rows]),
            ("pairs by query", qrels, {query: list(of.items()) for query, of in run.items()}),
        ):
            with self.subTest(what):
                self.assertEqual(quietly(rankscope.evaluate, judged, listed, "AP"), expected)
        with self.assertRaisesRegex(ValueError, r"run: found \(7, 0.5\) in row 0, expected \(query, document, number\)"):
            rankscope.evaluate(qrels, [(7, 0.5), (8, 0.25)])

    def test_a_folder_of_other_files(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "note.txt"), "w", encoding="utf-8") as file:
                file.write("hello world\n")
            with self.assertRaisesRegex(ValueError, f"{re.escape(folder)} is a folder; give a file, "):
                rankscope.evaluate(folder, {"q": {"d": 1.0}})

    def test_frames_in_the_wrong_order_are_refused(self):
        qrels = pandas.DataFrame({"query": ["q"], "doc": ["d"], "relevance": [1]})
        run = pandas.DataFrame({"query": ["q"], "doc": ["d"], "score": [0.5]})
        self.assertEqual(rankscope.evaluate(qrels, run, "AP")["AP"], 1)
        with self.assertRaisesRegex(ValueError, "judgments come first"):
            rankscope.evaluate(run, qrels, "AP")
        # One alone may be meant so.
        self.assertEqual(quietly(rankscope.evaluate, run, run, "Judged@1")["Judged@1"], 1)
        self.assertEqual(rankscope.evaluate(qrels, {"other": qrels}, "AP")["other"]["AP"], 1)

    def test_ids_are_preferred_to_texts(self):
        judged = pandas.DataFrame({"qid": ["1", "1"], "docno": ["a", "b"], "label": [1, 0]})
        run = pandas.DataFrame({"query": ["desk", "desk"], "qid": ["1", "1"], "docid": [5, 6], "docno": ["b", "a"],
                                "rank": [0, 1], "score": [2.0, 1.0]})
        self.assertEqual(quietly(rankscope.evaluate, judged, run, "RR")["RR"], 0.5)

    def test_frames_have_the_headings_of_files(self):
        judged = pandas.DataFrame({"userId": [1, 1], "movieId": ["a", "b"], "rating": [1, 0], "timestamp": [5, 6]})
        run = pandas.DataFrame({"user_id": [1, 1], "item_id": ["b", "a"], "prediction": [2.0, 1.0], "position": [1, 2]})
        self.assertEqual(quietly(rankscope.evaluate, judged, run, "RR")["RR"], 0.5)
        samples = pandas.DataFrame({"ground_truth": [1, 0, 1], "p": [0.9, 0.4, 0.3]})
        self.assertEqual(quietly(rankscope.classify, samples)["auc"], 0.5)

    def test_words_of_grades_as_a_dictionary(self):
        with tempfile.TemporaryDirectory() as folder:
            judged = os.path.join(folder, "judged.csv")
            with open(judged, "w") as file:
                file.write("query,doc,label\nq,d,Exact\nq,e,Irrelevant\n")
            words = {"Exact": 1, "Irrelevant": 0}
            found = quietly(rankscope.evaluate, judged, {"q": ["e", "d"]}, "RR", grades=words)
            self.assertEqual(found["RR"], 0.5)

    def test_ids_of_other_types_are_refused(self):
        for one in (b"q", ("q", 1), 1.5, uuid.UUID(int=5)):
            for qrels, run in (({one: {"d": 1}}, {one: {"d": 1.0}}), ({"q": {one: 1}}, {"q": {"d": 1.0}}),
                               ({"q": {"d": 1}}, {"q": {one: 1.0}})):
                with self.assertRaisesRegex(TypeError, "expected str or int"):
                    quietly(rankscope.evaluate, qrels, run, "AP")
        with self.assertRaisesRegex(ValueError, "found no id in row 1"):
            rankscope.evaluate(pandas.DataFrame({"query": [1, None], "doc": [1, 2], "relevance": [1, 1]}), {}, "AP")


class Names(unittest.TestCase):
    def test_measures_have_the_requested_names(self):
        qrels, run = data.judgments("02-graded"), data.run("02-graded")
        asked = ["nDCG@10", "map", "ndcg_cut_5", "P(rel=2)@5", "AP"]
        for library in (None, *rankscope.libraries):
            with self.subTest(library):
                ours = quietly(rankscope.evaluate, qrels, run, asked, as_=library)
                for names in (ours.measures, ours.means, ours.to_frame().columns, next(iter(ours.per_query().values()))):
                    self.assertEqual(list(names), asked)
                for name, text in ours.definitions.items():
                    self.assertEqual(ours[text], ours.means[name])
        ours = quietly(rankscope.evaluate, qrels, run, asked, as_="scikit-learn")
        self.assertEqual(ours.definitions["nDCG@10"], "nDCG(earners=given,ideal=retrieved)@10")
        self.assertEqual((ours["ndcg@10"], ours.reason("59", "MAP")), (ours.means["nDCG@10"], ""))
        compared = quietly(rankscope.compare, qrels, [run, run, run], ["ndcg@5", "map"], as_="ranx")
        self.assertEqual({one["measure"] for one in compared.pairs}, {"ndcg@5", "map"})
        self.assertEqual({one["measure"] for run in compared.leaderboard for one in run["values"]}, {"ndcg@5", "map"})
        self.assertEqual(quietly(rankscope.evaluate, qrels, run, as_="ranx").measures, ["nDCG@10", "AP@10", "RR@10", "P@10"])

    def test_a_measure_given_twice_is_one_column(self):
        ours = quietly(rankscope.evaluate, *data.files("01-tiny"), ["AP", "AP", "P@5"])
        self.assertEqual(ours.to_frame().shape[1], 2)
        self.assertEqual(ours["P@5"], ours.means["P@5"])

    def test_explanations(self):
        ours = rankscope.explain([3, 2, 0], "nDCG@5")
        self.assertEqual(ours.value("nDCG@5"), ours["nDCG@5"])
        self.assertEqual(rankscope.explain(np.array([[3, 2], [0, 1]]), ["ndcg@2"])["ndcg@2"], ours["nDCG@5"] / 2 + 0.5 * 0.6309297535714575)
        with self.assertRaisesRegex(KeyError, "did you mean nDCG@5"):
            ours.value("nDGC@5")
        self.assertEqual(ours.value("ndcg_cut_5"), ours["nDCG@5"])
        nothing = rankscope.explain([0, 0], "AP")
        self.assertTrue(np.isnan(nothing["AP"]))
        self.assertIn("No judged document is relevant", nothing.reason("AP"))


class Options(unittest.TestCase):
    QRELS, RUN = {"q": {"d": 1}}, {"q": {"d": 1.0}}

    def test_unknown_and_repeated_options(self):
        for name, hint, options in (
            ("missin", "did you mean 'missing'", {"missin": "zero"}),
            ("measure", "did you mean 'measures'", {"measure": "P@5"}),
            ("metrics", "", {"metrics": "P@5"}),
            ("format", "", {"format": "json"}),
            ("help", "", {"help": True}),
            ("missing_", "did you mean 'missing'", {"missing_": "zero"}),
        ):
            with self.assertRaisesRegex(TypeError, f"evaluate\\(\\) got an unexpected keyword argument '{name}'.*{hint}"):
                rankscope.evaluate(self.QRELS, self.RUN, "AP", **options)
        with self.assertRaisesRegex(TypeError, "not both"):
            rankscope.classify([0, 1], [0.1, 0.2], weights=[1, 1], sample_weight=[1, 1])
        with self.assertRaisesRegex(TypeError, "not both"):
            rankscope.roc([0, 1], [0.1, 0.2], pos_label=1, positive=1)

    def test_options_about_files_are_refused_for_data_in_memory(self):
        for call, options in (
            (lambda **more: rankscope.classify([0, 1], [0.1, 0.2], **more), {"label": "zzz", "score": "yyy"}),
            (lambda **more: rankscope.evaluate(self.QRELS, self.RUN, "AP", **more), {"latin1": True}),
            (lambda **more: rankscope.compare(self.QRELS, [self.RUN, self.RUN], "AP", **more), {"sheet": "a"}),
        ):
            with self.assertRaisesRegex(ValueError, "in memory"):
                call(**options)

    def test_missing_files(self):
        for call in (
            lambda: rankscope.evaluate("no such file", self.RUN),
            lambda: rankscope.evaluate(self.QRELS, "no such file"),
            lambda: rankscope.evaluate(self.QRELS, {"a": "no such file"}),
            lambda: rankscope.compare(self.QRELS, [self.RUN, "no such file"]),
            lambda: rankscope.classify("no such file"),
            lambda: rankscope.roc("no such file"),
        ):
            with self.assertRaises(FileNotFoundError) as caught:
                call()
            self.assertEqual(caught.exception.filename, "no such file")

    def test_help_and_signatures_have_every_option(self):
        for name, command in (("evaluate", "eval"), ("bounds", "eval"), ("compare", "compare"), ("explain", "explain"),
                              ("which", "which"), ("classify", "classify"), ("roc", "curves")):
            function = getattr(rankscope, name)
            parameters = inspect.signature(function).parameters
            self.assertNotIn("options", parameters)
            for option in parameters:
                self.assertIn(option, function.__doc__, (name, option))
            options = {one[0].replace("-", "_") for one in rankscope._core.options(command)}
            self.assertEqual(
                {one for one in options if one not in parameters and one + "_" not in parameters and one + "s" not in parameters}
                - {"help", "watch", "format", "counts", "take", "id", "grades", "bounds", "in_words", "unit"}, set(), name)


class Warned(unittest.TestCase):
    def test_usual_data_warn_of_nothing(self):
        """The example of the README, uneven and tied runs, binary judgments."""
        qrels = {"q1": {"d1": 1}, "q2": {"d3": 1}}
        run = {"q1": {"d2": 2.5, "d1": 2.5}, "q2": {"d3": 0.9}}
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            found = rankscope.evaluate(qrels, run, ["nDCG@10", "RR"])
            rankscope.compare(qrels, {"a": run, "b": run}, "RR")
            rankscope.classify([0, 1], [-0.5, 3.0])
        self.assertTrue(any("shorter result lists" in one or "shorter result list" in one for one in found.notes), found.notes)

    def test_examples_warn_of_nothing(self):
        """Those of the README and the handbook, in both languages, beside the files that they read."""
        root = data.EXAMPLES.parent.parent
        for path in ("README.md", "README.zh_CN.md", "resources/handbook/python.md", "resources/handbook/zh_CN/python.md"):
            blocks = re.findall(r"```python\n(.*?)```", (root / path).read_text(encoding="utf-8"), re.DOTALL)
            self.assertTrue(blocks, path)
            names = {}
            before = os.getcwd()
            os.chdir(data.EXAMPLES / "cake-search")
            try:
                with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()) as out:
                    warnings.simplefilter("error")
                    for block in blocks:
                        exec(block, names)  # noqa: S102
            finally:
                os.chdir(before)
            self.assertIn("0.75", out.getvalue())

    def test_the_rest_is_warned_of(self):
        for what, qrels, run in (
            ("not a number", {"q": {"d": 1}}, {"q": {"d": float("nan")}}),
            ("missing from the run", {"q": {"d": 1}, "r": {"d": 1}}, {"q": {"d": 1.0}}),
            ("none of its documents are judged", {"q": {"d": 1}}, {"q": {"e": 1.0}}),
        ):
            with self.assertWarnsRegex(rankscope.RankscopeWarning, what):
                rankscope.evaluate(qrels, run, "AP")


if __name__ == "__main__":
    unittest.main()
