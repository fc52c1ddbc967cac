# SPDX-License-Identifier: GPL-3.0-or-later
"""The notebook, the examples of other libraries, the package's metadata and its reference in HTML."""

import ast
import contextlib
import html.parser
import importlib.metadata
import io
import json
import os
import runpy
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

os.environ["MPLBACKEND"] = "Agg"  # plots without a display

import numpy as np
import rankscope
from data import quietly
from sklearn import metrics

ROOT = Path(__file__).parents[2] / "app" / "python"


class Notebook(unittest.TestCase):
    def test_first_steps(self):
        """Each cell runs, and its last line is a result that shows something."""
        notebook = json.loads((ROOT / "examples" / "first_steps.ipynb").read_text())
        shown, names = [], {}
        for cell in notebook["cells"]:
            if cell["cell_type"] != "code":
                continue
            self.assertEqual(cell["outputs"], [])
            body = ast.parse("".join(cell["source"])).body
            self.assertIsInstance(body[-1], ast.Expr)
            exec(compile(ast.Module(body[:-1], []), "cell", "exec"), names)
            shown.append(quietly(eval, compile(ast.Expression(body[-1].value), "cell", "eval"), names))
            self.assertTrue(getattr(shown[-1], "_repr_html_", lambda: repr(shown[-1]))())
        self.assertEqual(shown[0].loc["bm25", "RR"], (0.5 + 1 + 0.5) / 3)
        self.assertEqual(shown[1].loc["q1", "RR"], 0.5)
        self.assertEqual(shown[-1], 0.75)


class OtherLibraries(unittest.TestCase):
    def test_they_give_the_same(self):
        with contextlib.redirect_stdout(io.StringIO()):
            ours = runpy.run_path(str(ROOT / "examples" / "coming_from_other_libraries.py"))
        # ranx' documentation prints four decimals, the others cut off.
        for name, printed in {"ndcg@5": 0.7861, "map@5": 0.6416, "mrr": 0.75}.items():
            self.assertAlmostEqual(ours["like_ranx"][name], printed, delta=1e-4)
        # By hand: the relevant documents are at ranks 2 and 1.
        self.assertEqual(ours["like_ir_measures"], {"AP": 0.75, "RR": 0.75, "P@1": 0.5})
        y, scores = ours["y"], ours["scores"]
        fpr, tpr, thresholds = metrics.roc_curve(y, scores, pos_label=2, drop_intermediate=False)
        np.testing.assert_array_equal(ours["fpr"], fpr)
        np.testing.assert_array_equal(ours["tpr"], tpr)
        np.testing.assert_array_equal(ours["thresholds"][1:], thresholds[1:])
        self.assertEqual(ours["auc"], metrics.roc_auc_score(y, scores))
        self.assertAlmostEqual(ours["ndcg"], metrics.ndcg_score([ours["relevance"]], [ours["predicted"]], k=4), 15)


class Package(unittest.TestCase):
    def test_metadata(self):
        self.assertEqual(importlib.metadata.version("rankscope"), rankscope.version)

    def test_wheel(self):
        """It has everything, and Python imports it from there."""
        package = Path(rankscope.__file__).parent
        with tempfile.TemporaryDirectory() as folder:
            made = subprocess.run([sys.executable, "-B", str(ROOT / "packaging" / "wheel"), str(package.parent), folder],
                                  capture_output=True, text=True, check=True)
            (path,) = Path(folder).glob("*.whl")
            self.assertEqual(made.stdout.strip(), str(path))
            python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
            self.assertTrue(path.name.startswith(f"rankscope-{rankscope.version}-{python}-{python}-"), path.name)
            with zipfile.ZipFile(path) as wheel:
                names = wheel.namelist()
                wheel.extractall(Path(folder) / "there")
            self.assertEqual({Path(name).name for name in names if name.endswith(".py")},
                             {one.name for one in package.glob("*.py")})
            record = (Path(folder) / "there" / f"rankscope-{rankscope.version}.dist-info" / "RECORD").read_text()
            self.assertEqual(sorted(line.split(",")[0] for line in record.splitlines()), sorted(names))
            code = "import rankscope; print(rankscope.score([0, 1], 'RR'), rankscope.__file__)"
            told = subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, text=True, check=True,
                                  env={**os.environ, "PYTHONPATH": str(Path(folder) / "there")}).stdout
            self.assertEqual(told.split()[0], "0.5")
            self.assertIn(str(Path(folder) / "there"), told)

    def test_reference(self):
        """It has the docstring of every public name."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "index.html"
            subprocess.run([sys.executable, "-B", str(ROOT / "packaging" / "reference"), str(path)], check=True)
            text = path.read_text(encoding="utf-8")
        ids, shown = [], []

        class Reader(html.parser.HTMLParser):
            def handle_starttag(self, tag, attributes):
                ids.extend(value for name, value in attributes if name == "id")

            def handle_data(self, data):
                shown.append(data)

        Reader().feed(text)
        self.assertEqual(len(ids), len(set(ids)))
        for name in rankscope.__all__:
            one = getattr(rankscope, name)
            if callable(one):
                self.assertIn(name, ids)
                self.assertIn(one.__doc__.strip().splitlines()[0], "".join(shown))


if __name__ == "__main__":
    unittest.main()
