# SPDX-License-Identifier: GPL-3.0-or-later
"""PyQt and PySide in the same process, imported before and after the module."""

import importlib.util
import os
import subprocess
import sys
import unittest

import data

CAKES = data.EXAMPLES / "cake-search"

#: Uses both, in turns; the window is never shown.
BOTH = """
import os, sys
os.environ["MPLBACKEND"] = "Agg"
names, qrels, run = sys.argv[1].split(), *sys.argv[2:4]
modules = {name: __import__(name, fromlist=["_"]) for name in names}
rankscope = modules.pop("rankscope")
(widgets,) = modules.values()
program = widgets.QApplication(["test"])
before = rankscope.evaluate(qrels, run, ["nDCG@10", "AP"])
label = widgets.QLabel("a < b")
label.resize(label.sizeHint())
assert not label.grab().isNull()
after = rankscope.evaluate(qrels, run, ["nDCG@10", "AP"])
assert before == after and "<table" in after._repr_html_()
assert len(after.plot().patches + after.plot().lines) > 0
assert b"<svg" in rankscope.plot("roc", [0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8]).content
program.processEvents()
print("both")
"""


class BesideQt(unittest.TestCase):
    def check(self, binding: str):
        if importlib.util.find_spec(binding) is None:
            self.skipTest(f"{binding} is not installed")
        widgets = f"{binding}.QtWidgets"
        path = os.path.dirname(data.CLI) + os.pathsep + os.environ["PATH"]
        for order in (f"{widgets} rankscope", f"rankscope {widgets}"):
            with self.subTest(order=order):
                line = [sys.executable, "-c", BOTH, order, str(CAKES / "judgments.qrels"), str(CAKES / "keywords.run")]
                done = subprocess.run(
                    line, capture_output=True, text=True, timeout=120,
                    env={**os.environ, "PATH": path, "QT_QPA_PLATFORM": "offscreen"},
                )  # fmt: skip
                self.assertEqual((done.returncode, done.stdout.strip()), (0, "both"), done.stderr)

    def test_pyqt5(self):
        self.check("PyQt5")

    def test_pyqt6(self):
        self.check("PyQt6")

    def test_pyside2(self):
        self.check("PySide2")

    def test_pyside6(self):
        self.check("PySide6")


if __name__ == "__main__":
    unittest.main()
