# SPDX-License-Identifier: GPL-3.0-or-later
"""The stubs and annotations hold: what type checkers see of the package and of its example."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).parents[2] / "app" / "python"


class Types(unittest.TestCase):
    def test_the_package_and_the_example(self):
        """And that a mistake is seen, so that silence says something."""
        with tempfile.TemporaryDirectory() as folder:
            mistake = Path(folder) / "mistake.py"
            mistake.write_text("import rankscope\nrankscope.compare({}, {}, test=5)\n")
            done = subprocess.run(
                [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--cache-dir", folder,
                 "rankscope", "examples/compare_like_ranx.py", str(mistake)],
                cwd=ROOT, capture_output=True, text=True, check=False,
            )
        errors = [line for line in done.stdout.splitlines() if ": error: " in line]
        self.assertEqual(len(errors), 1, done.stdout + done.stderr)
        self.assertIn('mistake.py:2: error: Argument "test" to "compare" has incompatible type "int"', errors[0])


if __name__ == "__main__":
    unittest.main()
