# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparisons, explanations and the search for rules are those of the command line."""

import collections.abc
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
import warnings

import data
import rankscope
from data import quietly

FILES = [str(data.EXAMPLES / "cake-search" / name) for name in ("judgments.qrels", "keywords.run", "meaning.run")]


def held(path, number):
    pairs = {}
    with open(path, encoding="utf-8") as text:
        for line in text:
            fields = line.split()
            if fields and not line.startswith("#"):
                pairs.setdefault(fields[0], {})[fields[2]] = float(fields[number])
    return pairs


class Answers(unittest.TestCase):
    def setUp(self):
        self.qrels = held(FILES[0], 3)
        self.runs = {path: held(path, 4) for path in FILES[1:]}

    def test_comparison(self):
        printed = data.command_line("compare", *FILES, "-m", "AP", "-m", "nDCG@10", "--format", "json")
        text = data.command_line("compare", *FILES, "-m", "AP", "-m", "nDCG@10", is_json=False)
        ours = quietly(rankscope.compare, FILES[0], FILES[1:], ["AP", "nDCG@10"])
        self.assertEqual(ours.json, printed)
        self.assertEqual(str(ours), text)
        self.assertIn("<table", ours._repr_html_())
        at_hand = quietly(rankscope.compare, self.qrels, self.runs, ["AP", "nDCG@10"])
        self.assertEqual(at_hand.pairs, ours.pairs)
        self.assertEqual([one["file"] for one in at_hand.leaderboard], FILES[:0:-1])
        self.assertEqual([one["rank"] for one in at_hand.leaderboard[0]["values"]], [1, 1])

    def test_names_that_were_given(self):
        files = self.runs
        first, second = files
        ap = {path: quietly(rankscope.evaluate, FILES[0], path, "AP")["AP"] for path in files}
        for what, runs in (
            ("names for files", {"base": first, "new": second}),
            ("names that are the other file's", {first: second, second: first}),
            ("one file under two names", {"base": first, "again": first}),
            ("a name for a file beside a run at hand", {"base": first, "new": files[second]}),
        ):
            with self.subTest(what):
                ours = quietly(rankscope.compare, FILES[0], runs, "AP", baseline=list(runs)[1])
                self.assertEqual([(one["a"], one["b"]) for one in ours.pairs], [tuple(runs)[::-1]])
                self.assertTrue(all(name in str(ours) for name in runs), str(ours))
                self.assertTrue(all(name in ours._repr_html_() for name in runs), ours._repr_html_())
                scored = quietly(rankscope.evaluate, FILES[0], runs, "AP")
                self.assertEqual([one.name for one in scored], list(runs))
                self.assertEqual(scored[0]["AP"], ap[first if runs[list(runs)[0]] == first else second])
        twice = quietly(rankscope.evaluate, FILES[0], [first, first], "AP")
        self.assertEqual([one.name for one in twice], [first, f"{first} 2"])

    def test_leaderboard(self):
        third = {query: dict.fromkeys(of, 1.0) for query, of in self.runs[FILES[1]].items()}
        runs = {"keywords": self.runs[FILES[1]], "meaning": self.runs[FILES[2]], "chance": third}
        ours = quietly(rankscope.compare, self.qrels, runs, "nDCG@10", letters="holm", test="randomisation", rounds=500)
        self.assertEqual({one["file"] for one in ours.leaderboard}, set(runs))
        self.assertEqual(len(ours.pairs), 3)
        self.assertIn("letters", ours.leaderboard[0]["values"][0])
        based = quietly(rankscope.compare, self.qrels, runs, "nDCG@10", baseline="meaning", test="wilcoxon")
        self.assertEqual(based.json["leaderboard"]["baseline"], "meaning")
        with self.assertRaisesRegex(ValueError, "two or more are required"):
            quietly(rankscope.compare, self.qrels, [third], "AP")

    def test_values_of_other_programs(self):
        # Student's ten patients (Biometrika 6, 1908); p as in tests/data/statistics.
        first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
        second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
        values = {"dextro": dict(enumerate(first)), "laevo": dict(enumerate(second))}
        rows = ["query,dextro,laevo", *(f"{i},{a},{b}" for i, (a, b) in enumerate(zip(first, second)))]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "values.csv")
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(rows) + "\n")
            for given in (values, path):
                with self.subTest(given=type(given).__name__):
                    pair = quietly(rankscope.compare, given, measures="hours").pairs[0]
                    self.assertEqual(pair["measure"], "hours")
                    self.assertAlmostEqual(pair["difference"], 1.58, places=12)
                    self.assertAlmostEqual(pair["tests"]["t"]["p"], 0.00283289019738427, places=13)
                    self.assertAlmostEqual(pair["tests"]["wilcoxon"]["p"], 2 / 512, places=15)
        values["laevo"][9] = float("nan")
        self.assertEqual(quietly(rankscope.compare, values).pairs[0]["queries"], 9)

    def test_weights(self):
        queries = list(self.qrels)
        weights = {query: 10.0 ** (place % 3) for place, query in enumerate(queries)}
        run = self.runs[FILES[1]]
        ours = quietly(rankscope.evaluate, self.qrels, run, "AP", weights=weights)
        plain = quietly(rankscope.evaluate, self.qrels, run, "AP")
        counted = [(weights[query], one) for query, one in zip(plain.queries, plain.counted[:, 0])]
        expected = sum(weight * one for weight, one in counted) / sum(weight for weight, _ in counted)
        self.assertAlmostEqual(ours["AP"], expected, places=12)
        other = self.runs[FILES[2]]
        pair = quietly(rankscope.compare, self.qrels, {"a": run, "b": other}, "AP", weights=weights).pairs[0]
        self.assertAlmostEqual(pair["meanA"], expected, places=12)
        self.assertIsNone(pair["tests"]["wilcoxon"]["p"])
        with self.assertRaisesRegex(ValueError, "no weight"):
            quietly(rankscope.evaluate, self.qrels, run, "AP", weights={queries[0]: 1})

    def test_text_of_a_leaderboard(self):
        with tempfile.TemporaryDirectory() as folder:
            files = [*FILES, shutil.copy(FILES[1], folder)]
            for options in ({}, {"pairs": True}, {"per_query": True}, {"bounds": True}, {"baseline": FILES[1]}):
                with self.subTest(options=options):
                    ours = quietly(rankscope.compare, files[0], files[1:], "AP", **options)
                    given = [f"--{name.replace('_', '-')}" for name in options] + [
                        one for one in options.values() if one is not True]
                    text = data.command_line("compare", *files, "-m", "AP", *given, is_json=False)
                    self.assertEqual(str(ours), text.replace("use --pairs to", "use pairs=True to"))

    def test_explanation_of_grades(self):
        arguments = ["--grades", "3 2 u 0 1", "-m", "nDCG@3", "-m", "AP"]
        printed = data.command_line("explain", *arguments, "--format", "json")
        text = data.command_line("explain", *arguments, is_json=False)
        for grades in ("3 2 u 0 1", [3, 2, None, 0, 1], [3, 2, float("nan"), 0.0, 1]):
            ours = rankscope.explain(grades, measures=["nDCG@3", "AP"])
            self.assertEqual(ours.json, printed)
            self.assertEqual(str(ours), text)
        html = ours._repr_html_()
        self.assertEqual(html.count("<table"), 2)
        self.assertEqual(ours.value("AP"), printed["measures"][1]["value"])

    def test_lists_without_grades(self):
        with self.assertRaisesRegex(ValueError, "no data found"):
            quietly(rankscope.explain, [], measures="P@2")
        outside = quietly(rankscope.explain, [], not_retrieved=[1], measures="AP")
        self.assertEqual(outside.value("AP"), 0)

    def test_explanation_of_a_query_and_a_mean(self):
        query = next(iter(self.qrels))
        for arguments, options in ((["--query", query], {"query": query}), (["--mean"], {"mean": True})):
            printed = data.command_line("explain", *FILES[:2], *arguments, "-m", "AP", "--format", "json")
            for qrels, run in ((FILES[0], FILES[1]), (self.qrels, self.runs[FILES[1]])):
                self.assertEqual(quietly(rankscope.explain, qrels, run, measures="AP", **options).json, printed)
        several = rankscope.explain([[0, 1], "1 0"], measures="RR")
        self.assertEqual(several.json["means"][0]["value"], 0.75)

    def test_which_rules(self):
        value = quietly(rankscope.evaluate, *FILES[:2], "nDCG(gain=exp)@10")["nDCG(gain=exp)@10"]
        arguments = ["which", *FILES[:2], f"nDCG@10={value:.4f}"]
        printed = data.command_line(*arguments, "--format", "json")
        text = data.command_line(*arguments, is_json=False)
        for qrels, run in ((FILES[0], FILES[1]), (self.qrels, self.runs[FILES[1]])):
            ours = quietly(rankscope.which, qrels, run, {"nDCG@10": f"{value:.4f}"})
            self.assertEqual(ours.json, printed)
            self.assertEqual(str(ours), text)
            self.assertTrue(ours.hits)
        labels, scores = [0, 1, 1, 0], [0.1, 0.4, 0.35, 0.8]
        self.assertTrue(rankscope.which((labels, scores), numbers={"AUC": 0.5}).hits)
        self.assertEqual(rankscope.which([1, 0], numbers={"RR": "0.77"}).hits, [])

    def test_list_of_measures(self):
        self.assertEqual(rankscope.measures(), data.command_line("measures", "--format", "json")["measures"])
        self.assertEqual(rankscope.measures("ndcg_cut_10")[0]["name"], "nDCG")


class Interpreter(unittest.TestCase):
    def test_other_threads_go_on(self):
        """Evaluations on several threads are what they are on one."""
        files = data.files("06-medium")
        alone = quietly(rankscope.evaluate, *files, ["AP", "nDCG"]).means
        found = []
        threads = [
            threading.Thread(target=lambda: found.append(rankscope.evaluate(*files, ["AP", "nDCG"]).means))
            for _ in range(6)
        ]
        with warnings.catch_warnings():  # which is of all threads
            warnings.simplefilter("ignore")
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(found, 6 * [alone])

    def test_ctrl_c_ends_a_search(self):
        code = (
            "import rankscope, signal, threading\n"
            "lists = 4000 * ['3 2 u 1 0 2 1 u 3 0 1 2']\n"
            "threading.Timer(1.0, lambda: signal.raise_signal(signal.SIGINT)).start()\n"
            "rankscope.which(lists, numbers={'nDCG@10': '0.12345', 'AP': '0.1234'}, changes=4)\n"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        self.assertIn("KeyboardInterrupt", done.stderr)
        self.assertIn("in which", done.stderr)

    def test_no_qt_is_loaded(self):
        """The process may hold another Qt, such as that of PyQt6."""
        code = (
            "import rankscope\n"
            "rankscope.evaluate({'q': {'d': 1}}, {'q': {'d': 1.0}})\n"
            "rankscope.explain([1, 0]), rankscope.classify([0, 1], [0.1, 0.2]), rankscope.measures()\n"
            "libraries = open('/proc/self/maps').read()\n"
            "assert 'rankscope' in libraries and 'libQt' not in libraries and 'libglib' not in libraries, libraries\n"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_sentences_are_those_of_the_command_line(self):
        """Singular and plural, and characters beyond sixteen bits."""
        with tempfile.TemporaryDirectory() as folder:
            qrels, run = (os.path.join(folder, name) for name in ("gr\u00f6\u00dfe.qrels", "\U0001f600.run"))
            for count in (1, 2):
                rows = range(count)
                with open(qrels, "w", encoding="utf-8") as file:
                    file.writelines(f"\U0001f600{row} 0 d\u00e9 1.5\n" for row in rows)
                    file.writelines(f"q{row} 0 d 0\nq{row} 0 d 0\n" for row in rows)
                with open(run, "w", encoding="utf-8") as file:
                    file.writelines(f"\U0001f600{row} Q0 d\u00e9 1 nan t\nq{row} Q0 d 1 2 t\n" for row in rows)
                with warnings.catch_warnings(record=True) as caught:
                    warnings.simplefilter("always")
                    ours = rankscope.evaluate(qrels, run)
                line = [data.CLI, "eval", qrels, run]
                printed = subprocess.run(line, capture_output=True, text=True, check=True)
                with self.subTest(count=count):
                    self.assertEqual(str(ours), printed.stdout)
                    said = {str(one.message) for one in caught} | set(ours.notes)
                    self.assertGreater(len(said), 3)
                    self.assertLessEqual(said, set(printed.stderr.splitlines()))

    def test_the_locale_stays(self):
        code = (
            "import locale, rankscope\n"
            "before = locale.setlocale(locale.LC_ALL)\n"
            "rankscope.explain([1, 0], measures='AP')\n"
            "assert locale.setlocale(locale.LC_ALL) == before\n"
        )
        done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_version_and_words(self):
        self.assertRegex(rankscope.version, r"^\d+\.\d+\.\d+$")
        self.assertIn("ranx", rankscope.libraries)
        for name in rankscope.__all__:
            one = getattr(rankscope, name)
            if callable(one):
                self.assertTrue(one.__doc__, name)
        self.assertIsInstance(rankscope.classify([0, 1], [0.1, 0.2]), collections.abc.Mapping)
        json.dumps(rankscope.explain([1, 0], measures="AP").json)


if __name__ == "__main__":
    unittest.main()
