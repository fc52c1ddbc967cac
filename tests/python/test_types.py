# SPDX-License-Identifier: GPL-3.0-or-later
"""The stubs and annotations hold: what type checkers see of the package and of its example."""

import ast
import importlib.util
import inspect
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import rankscope
from rankscope import _options

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
    'rankscope.evaluate({}, {"q": ["d1", "d2"]})': "Evaluation",
    'rankscope.evaluate((["q"], ["d"], [1]), (["q"], ["d"], [0.5]))': "Evaluation",
    'rankscope.evaluate({"q": {"d": 1}}, [{"q": {"d": 1.0}}, "a"])': "Evaluations",
    'rankscope.explain([3, 2, None], "nDCG@5")': "Explanation",
    'rankscope.explain({1: {1: 1}}, {1: {1: 1.0}}, 1, "AP")': "Explanation",
    'rankscope.which(([0, 1], [0.1, 0.2]), numbers={"AUC": "1"})': "Rules",
    'rankscope.compare({"a": {"q": 0.5}, "b": {"q": 0.25}})': "Comparison",
    'rankscope.judges({"a": {"q": {"d": 1}}, "b": {"q": {"d": 2}}})': "Agreement",
    'rankscope.table("eval", {"q": {"d": 1}}, {"q": {"d": 1.0}}, depth=3)': "Table",
    'rankscope.table("judges", {"a": {"q": {"d": 1}}, "b": {"q": {"d": 2}}}, rule="highest")': "Table",
    'rankscope.diversity({"q": {"s": {"d": 1}}}, {"q": {"d": 1.0}})[0]["value"]': "float | None",
    'rankscope.exposure({"q": ["d"]}, ["d", "e"], features={"d": [1, 2]})["coverage@10"]': "float",
    'rankscope.evaluate({"q": {"d": 1}}, [("q", "d", 1.0)])': "Evaluation",
    'rankscope.evaluate({"q": {"d": 1}}, {"q": [("d", 1.0)]})': "Evaluation",
    'rankscope.measures()[0]["parameters"][0]["values"][0]["means"]': "str",
}
#: Statements, and a part of what is said of them.
MISTAKES = {
    "rankscope.compare({}, {}, test=5)": 'Argument "test" to "compare" has incompatible type "Literal[5]"',
    'rankscope.evaluate({}, {}, missing="zeros")': "No overload variant",
    'rankscope.gate("a", "b", missin="zero")': 'Unexpected keyword argument "missin"',
    'rankscope.thresholds([0, 1], [0.1, 0.2], digit=4)': 'Unexpected keyword argument "digit"',
    'rankscope.table("eval", {}, {}, letters="tukey")': "No overload variant",
    "rankscope.evaluate({}, 5)": "No overload variant",
    'rankscope.compare({1.5: {"d": 1}}, [])': 'Argument 1 to "compare" has incompatible type "Dict[float',
    'rankscope.explain({"q": 1})': "No overload variant",
    "rankscope.explain([1]).nonsense": 'has no attribute "nonsense"',
}


#: Where options are a dictionary, by its name in the stub: the command, and what else is an argument.
DICTIONARIES = {
    "_TableClassify": ("table classify", {"sample_weight", "pos_label"}),
    "_TableCompare": ("table compare", set()),
    "_TableDiscriminate": ("table discriminate", set()),
    "_TableEval": ("table eval", set()),
    "_TableJudges": ("table judges", set()),
    "_TableSteps": ("table steps", set()),
    "_TableThresholds": ("table thresholds", {"sample_weight", "pos_label"}),
}
ORDER = "Literal['score', 'score-id-ascending', 'score-file', 'rank', 'file']"
STUBS = (ROOT / "rankscope" / "__init__.pyi").read_text()


def dictionary(name):
    """The keys and types of a dictionary in the stub, with those of its bases."""
    (found,) = [one for one in ast.parse(STUBS).body if isinstance(one, ast.ClassDef) and one.name == name]
    inherited = [dictionary(base.id) for base in found.bases if base.id != "TypedDict"]
    own = {one.target.id: ast.unparse(one.annotation) for one in found.body if isinstance(one, ast.AnnAssign)}
    return {key: kind for of in [*inherited, own] for key, kind in of.items()}


def written(folder):
    """A file of all expressions and mistakes."""
    path = Path(folder) / "written.py"
    path.write_text("\n".join(["import rankscope", *(f"reveal_type({one})" for one in TYPES), *MISTAKES]) + "\n")
    return path


class Types(unittest.TestCase):
    @unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed")
    def test_mypy(self):
        """The package and its examples have no errors; mistakes are seen, so that silence says something."""
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports",
                 "--enable-incomplete-feature=Unpack", "--cache-dir", folder, "rankscope",
                 "examples/coming_from_other_libraries.py", "examples/compare_like_ranx.py", str(written(folder))],
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

    @unittest.skipUnless(shutil.which("pyright"), "pyright is not installed")
    def test_pyright(self):
        """The same types and mistakes in the checker of many editors."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "pyrightconfig.json").write_text(json.dumps({"extraPaths": [str(ROOT)]}))
            done = subprocess.run(
                ["pyright", "--outputjson", "--pythonpath", sys.executable, str(ROOT / "rankscope" / "__init__.pyi"),
                 str(written(folder))],
                cwd=ROOT, capture_output=True, text=True, check=False,
            )
        told = json.loads(done.stdout)["generalDiagnostics"]
        revealed = [one["message"] for one in told if one["severity"] == "information"]
        self.assertEqual(len(revealed), len(TYPES), done.stdout)
        for message, kind in zip(revealed, TYPES.values()):
            self.assertTrue(message.endswith(f'is "{kind}"'), message)
        wrong = {(Path(one["file"]).name, one["range"]["start"]["line"]) for one in told if one["severity"] == "error"}
        first = len(TYPES) + 1
        self.assertEqual(wrong, {("written.py", line) for line in range(first, first + len(MISTAKES))}, done.stdout)

    def test_stubs_have_no_any(self):
        for stub in (ROOT / "rankscope").glob("*.pyi"):
            self.assertNotRegex(stub.read_text(), r"\bAny\b", stub.name)

    def test_dictionaries_have_the_options_of_commands(self):
        for name, (command, more) in DICTIONARIES.items():
            keys = dictionary(name)
            given = {"full", "as", "as_"}
            known = _options.keywords_of(command, "runs")  # an argument
            self.assertEqual(set(keys), {*known, *more} - given, name)
            for option, (value, _, words) in known.items():
                if option not in given | {"columns", "label"} and words:
                    literal = ", ".join(f"'{word}'" for word in words)
                    self.assertIn(f"Literal[{literal}]", keys[option].replace("_Order", ORDER), (name, option))
                if not value and option not in given:
                    self.assertEqual(keys[option], "bool", (name, option))

    def test_measures_have_the_fields_of_their_types(self):
        for measure in rankscope.measures():
            self.assertEqual(set(measure), set(dictionary("_Measure")))
            for one in measure["otherNames"]:
                self.assertEqual(set(one), set(dictionary("_OtherName")))
            for parameter in measure["parameters"]:
                self.assertEqual(set(parameter), set(dictionary("_Parameter")))
                for value in parameter["values"]:
                    self.assertEqual(set(value), set(dictionary("_MeaningOfValue")))

    def test_stubs_have_the_parameters_of_the_functions(self):
        stubs = ast.parse(STUBS)
        functions = [one for one in stubs.body if isinstance(one, ast.FunctionDef)]
        self.assertEqual(
            {one.name for one in functions},
            {one for one in rankscope.__all__ if inspect.isfunction(getattr(rankscope, one))},
        )
        for function in functions:
            given = [*function.args.args, *function.args.kwonlyargs, function.args.vararg, function.args.kwarg]
            named = {one.arg for one in given if one}
            parameters = set(inspect.signature(getattr(rankscope, function.name)).parameters)
            # An overload may take less than *given and **options.
            self.assertEqual(named | {"given", "options"} & parameters, parameters, function.name)

    def test_stubs_have_the_words_of_options(self):
        (libraries,) = re.findall(r"Library = Literal\[(.*?)\]", STUBS, re.DOTALL)
        self.assertEqual(re.findall(r'"([^"]*)"', libraries), list(rankscope.libraries))
        for command in ("eval", "compare", "discriminate", "explain", "exposure", "gate", "judges", "which", "classify", "curves", "judgments"):
            for option, _, _, words, _ in rankscope._core.options(command):
                if option not in ("as", "format", "columns") and words:
                    literal = ", ".join(f'"{word}"' for word in words)
                    self.assertIn(f"{option.replace('-', '_')}: Literal[{literal}]", STUBS)


if __name__ == "__main__":
    unittest.main()
