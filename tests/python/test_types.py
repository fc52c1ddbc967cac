# SPDX-License-Identifier: GPL-3.0-or-later
"""The stubs and annotations hold: what type checkers see of the package and of its example."""

import ast
import inspect
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import rankscope

ROOT = Path(__file__).parents[2] / "app" / "python"

#: Expressions and their types.
TYPES = {
    'rankscope.evaluate({"q": {"d": 1}}, {"q": {"d": 1.0}})': "Evaluation",
    'rankscope.evaluate({"q": {"d": 1}}, {"a": {"q": {"d": 1.0}}})': "Evaluations",
    'rankscope.evaluate({"q": {"d": 1}}, [{"q": {"d": 1.0}}])': "Evaluations",
    'rankscope.bounds({1: {1: 1}}, {1: {1: 1.0}}, top_grade=3)': "Evaluation",
    'rankscope.evaluate("a", "b")': "Evaluation | Evaluations",
    'rankscope.evaluate(rankscope.Qrels("a"), {"q": {"d": 1.0}})': "Evaluation",
    'rankscope.score([1, 0], "AP")': "float",
    'rankscope.gate("a", "b", min="AP >= 0.3").passed': "bool",
    "rankscope.roc([0, 1], [0.1, 0.2])": "RocCurve",
    'rankscope.roc([0, 1], {"a": [0.1, 0.2]})': "RocCurve | dict[str, RocCurve]",
    "rankscope.precision_recall([0, 1], [0.1, 0.2])": "PrecisionRecallCurve",
    "rankscope.classify([0, 1], [0.1, 0.2]).reason('auc')": "str",
    "rankscope.explain([1, 0]).value('AP')": "float",
}
#: Statements, and a part of what is said of them.
MISTAKES = {
    "rankscope.compare({}, {}, test=5)": 'Argument "test" to "compare" has incompatible type "Literal[5]"',
    'rankscope.evaluate({}, {}, missing="zeros")': "No overload variant",
    'rankscope.explain([1], missin="zero")': 'Unexpected keyword argument "missin"',
    "rankscope.explain([1]).nonsense": 'has no attribute "nonsense"',
}


class Types(unittest.TestCase):
    def test_the_package_and_the_example(self):
        """And that mistakes are seen, so that silence says something."""
        with tempfile.TemporaryDirectory() as folder:
            written = Path(folder) / "written.py"
            lines = ["import rankscope", *(f"reveal_type({one})" for one in TYPES), *MISTAKES]
            written.write_text("\n".join(lines) + "\n")
            done = subprocess.run(
                [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--cache-dir", folder,
                 "rankscope", "examples/compare_like_ranx.py", str(written)],
                cwd=ROOT, capture_output=True, text=True, check=False,
            )
        told = done.stdout.splitlines()
        revealed = [line for line in told if "Revealed type" in line]
        self.assertEqual(len(revealed), len(TYPES), done.stdout + done.stderr)
        for line, (expression, kind) in zip(revealed, TYPES.items()):
            shown = re.sub(r"Tuple\[.*?, fallback=(\w+)\]", r"\1", re.sub(r"(\w+\.)+(?=\w)", "", line))
            union = f"Union[{kind.replace(' | ', ', ')}]" if " | " in kind else kind
            self.assertTrue(shown.endswith(f'is "{union}"'), (expression, line))
        errors = [line for line in told if ": error: " in line]
        self.assertEqual(len(errors), len(MISTAKES), done.stdout + done.stderr)
        for line, (statement, said) in zip(errors, MISTAKES.items()):
            self.assertIn("written.py", line)
            self.assertIn(said, line, statement)

    def test_stubs_have_the_parameters_of_the_functions(self):
        stubs = ast.parse((ROOT / "rankscope" / "__init__.pyi").read_text())
        functions = [one for one in stubs.body if isinstance(one, ast.FunctionDef)]
        self.assertEqual(
            {one.name for one in functions},
            {one for one in rankscope.__all__ if inspect.isfunction(getattr(rankscope, one))},
        )
        for function in functions:
            parameters = inspect.signature(getattr(rankscope, function.name)).parameters
            named = [one.arg for one in function.args.args + function.args.kwonlyargs]
            named += [one.arg for one in (function.args.vararg, function.args.kwarg) if one]
            self.assertEqual(sorted(named), sorted(parameters), function.name)

    def test_stubs_have_the_words_of_options(self):
        stubs = (ROOT / "rankscope" / "__init__.pyi").read_text()
        (libraries,) = re.findall(r"Library = Literal\[(.*?)\]", stubs, re.DOTALL)
        self.assertEqual(re.findall(r'"([^"]*)"', libraries), list(rankscope.libraries))
        for command in ("eval", "compare", "discriminate", "explain", "gate", "judges", "which", "classify", "curves", "judgments"):
            for option, _, _, words, _ in rankscope._core.options(command):
                if option not in ("as", "format", "columns") and words:
                    literal = ", ".join(f'"{word}"' for word in words)
                    self.assertIn(f"{option.replace('-', '_')}: Literal[{literal}]", stubs)


if __name__ == "__main__":
    unittest.main()
