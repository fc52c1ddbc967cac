# SPDX-License-Identifier: GPL-3.0-or-later
"""The example that compares as ranx does, against ranx' own figures."""

import collections
import contextlib
import csv
import io
import math
import runpy
import unittest
from pathlib import Path

import data
import rankscope
from data import quietly

EXAMPLE = Path(__file__).parents[2] / "app" / "python" / "examples" / "compare_like_ranx.py"


class LikeRanx(unittest.TestCase):
    def test_figures_of_ranx(self):
        """ranx 0.3.20, query by query and in the mean."""
        compared = 0
        for folder in ("01-tiny", "02-graded", "03-ties"):
            figures = collections.defaultdict(dict)
            with (data.TREC / folder / "libraries.tsv").open(newline="") as text:
                for library, version, measure, query, value in csv.reader(text, delimiter="\t"):
                    if library == "ranx" and not measure.endswith("-l2") and not measure.startswith("hits"):
                        self.assertEqual(version, "0.3.20")
                        figures[measure][query] = float(value)
            measures = list(figures)
            ours = quietly(rankscope.evaluate, data.judgments(folder), data.run(folder), measures, as_="ranx")
            for column, measure in enumerate(measures):
                for query, value in figures[measure].items():
                    if math.isnan(value):  # bpref of negative grades, of which ranx has no value
                        self.assertEqual((folder, measure), ("02-graded", "bpref"))
                        continue
                    mine = ours[measure] if query == "all" else ours.counted[ours.queries.index(query), column]
                    self.assertAlmostEqual(mine, value, 12, (folder, measure, query))
                    compared += 1
        self.assertGreater(compared, 250)

    def test_the_example_runs(self):
        example = runpy.run_path(str(EXAMPLE))
        ours = rankscope.evaluate(example["qrels"], example["model_1"], "mrr", as_="ranx")
        self.assertEqual(ours["mrr"], 0.75)
        with contextlib.redirect_stdout(io.StringIO()) as out:
            quietly(example["main"], ["ndcg@5", "map@100", "mrr"])
        self.assertIn("won by B", out.getvalue())


if __name__ == "__main__":
    unittest.main()
