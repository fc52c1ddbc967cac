# SPDX-License-Identifier: GPL-3.0-or-later
"""Every result of every function can be looked at, compared, copied and pickled, full or empty."""

import concurrent.futures
import copy
import inspect
import multiprocessing
import os
import pickle
import pty
import select
import sys
import tempfile
import time
import unittest

os.environ["MPLBACKEND"] = "Agg"  # plots without a display

import data
import numpy as np
import pandas
import rankscope
from data import quietly

QRELS = {"q1": {"d1": 2, "d2": 0}, "q2": {"d3": 1}, "q3": {"d4": 0}}
RUN = {"q1": {"d2": 2.5, "d1": 1.5}, "q2": {"d3": 0.9}, "q3": {"d4": 1.0}, "q4": {"d1": 1.0}}
OTHER = {"q1": {"d1": 2.5, "d2": 1.5}, "q2": {"d1": 0.9}, "q3": {"d4": 1.0}}
LABELS, SCORES = [0, 1, 1, 0, 1], [0.1, 0.4, 0.35, 0.8, 0.9]
FILES = data.files("02-graded")

#: Arguments and options, by function: whole results, and those of little or nothing.
CALLS = {
    "bounds": [((QRELS, RUN), {}), (FILES, {"measures": "AP"}), ((QRELS, {}), {}), (({}, RUN), {})],
    "check": [((FILES[0],), {}), (FILES, {"decimal_comma": True})],
    "classify": [
        ((LABELS, SCORES), {}),
        ((LABELS, SCORES), {"details": True, "groups": [1, 1, 2, 2, 2]}),
        ((LABELS, {"a": SCORES, "b": SCORES[::-1]}), {}),
        ((["a", "b", "c"], np.eye(3)), {}),
        (([1, 1], [0.2, 3.0]), {}),
        (([1], [0.2]), {}),
    ],
    "compare": [
        ((QRELS, [RUN, OTHER]), {}),
        ((QRELS, {"a": RUN, "b": OTHER, "c": {}}), {"per_query": True, "bounds": True}),
        ((QRELS, [{}, {}]), {}),
    ],
    "discriminate": [
        ((QRELS, {"a": RUN, "b": OTHER, "c": RUN}, ["AP", "RR"]), {"rounds": 20}),
    ],
    "diversity": [
        (({"q1": {"s": {"d1": 1}}}, RUN), {}),
        (({"q1": {"s": {"d1": 1, "d2": 1}, "t": {"d2": 1}}}, RUN, ["StRecall@1", "NRBP(alpha=0.3)"]), {"digits": 2}),
    ],
    "evaluate": [
        ((QRELS, RUN), {}),
        (FILES, {"measures": ["AP", "map", "AP"], "per_query": True}),
        ((QRELS, {"a": RUN, "b": {}}), {"missing": "zero"}),
        ((QRELS, {}), {}),
        (({}, {}), {}),
        ((np.full((2, 3), np.nan), np.full((2, 3), np.nan)), {}),
    ],
    "explain": [
        (([3, None, 1],), {}),
        (([[0, 1], [1, 0]],), {}),
        (([0, 0], "AP"), {}),
        ((QRELS, RUN, "q1"), {}),
        ((QRELS, RUN), {"mean": True}),
    ],
    "exposure": [
        (({"q1": ["d1", "d2"]}, ["d1", "d2", "d3"]), {}),
        (({"q1": ["d1", "d2"]}, {"d1": 1, "d2": 2}), {"interactions": {"q1": ["d3"]}, "cutoff": 1}),
    ],
    "gate": [
        ((QRELS, OTHER, "RR"), {"baseline": RUN}),
        ((QRELS, RUN), {"min": ["P@1 >= 0.9", "RR >= 0.1"], "digits": 2}),
    ],
    "judges": [
        (({"anna": QRELS, "ben": {"q1": {"d1": 0}}}, [RUN, OTHER], "RR"), {}),
        (([QRELS, QRELS],), {"rule": "highest"}),
        (([QRELS, {}],), {}),
    ],
    "measures": [((), {}), (("reciprocal",), {})],
    "plot": [(("metric-vs-k", [3, 2, 0]), {"measures": "nDCG@2"}), (("roc", LABELS, SCORES), {"format": "png"})],
    "precision_recall": [((LABELS, SCORES), {}), ((LABELS, {"a": SCORES, "b": SCORES}), {}), (([0, 0], [1, 2]), {})],
    "report": [((QRELS, [RUN, OTHER]), {"output": os.path.join(tempfile.gettempdir(), "rankscope.html")})],
    "roc": [((LABELS, SCORES), {}), ((LABELS, {"a": SCORES, "b": SCORES}), {}), (([0, 0], [1, 2]), {})],
    "score": [(([3, None, 1], "AP"), {}), (([[0, 1], [], [None]], ["P@1", "AP"]), {}), (([], "AP"), {})],
    "table": [
        (("eval", QRELS, [RUN, OTHER]), {"format": "tsv"}),
        (("thresholds", LABELS, SCORES), {"full": True}),
        (("judges", {"anna": QRELS, "ben": {"q1": {"d1": 0}}}, [RUN, OTHER]), {"measures": "RR"}),
        (("measures",), {"format": "latex"}),
    ],
    "thresholds": [((LABELS, SCORES), {}), (([0, 0], [0.5, 0.5]), {})],
    "which": [(([1, 0], None, {"RR": "0.77"}), {}), (((LABELS, SCORES), None, {"AUC": 0.5}), {})],
}
# plot() and report() find the programs there.
os.environ["PATH"] = os.path.dirname(data.CLI) + os.pathsep + os.environ["PATH"]
PUBLIC = [name for name in rankscope.__all__ if inspect.isfunction(getattr(rankscope, name))]


def results():
    for name in PUBLIC:
        for arguments, options in CALLS[name]:
            yield name, quietly(getattr(rankscope, name), *arguments, **options)


def parts(result):
    """The results that are in a result, and what holds them."""
    if isinstance(result, list) or type(result) is dict or type(result).__module__.startswith("rankscope"):
        yield result
    if isinstance(result, list):
        for one in result:
            yield from parts(one)
    elif type(result) is dict:
        for one in result.values():
            yield from parts(one)


def of_a_pool(number):
    """In another process."""
    return quietly(rankscope.evaluate, {number: {1: 1}}, {number: {1: 1.0, 2: 2.0}}, "RR")


class Looking(unittest.TestCase):
    def test_every_function_has_results_here(self):
        self.assertEqual(PUBLIC, list(CALLS))

    def looked_at(self, result):
        """Reads every attribute and calls every method without arguments; nothing ends Python but Python."""
        for name in dir(result):
            try:
                value = getattr(result, name)
            except AttributeError as error:
                self.assertIn("bounds=True", str(error), (result, name))
                continue
            if name.startswith("__") or not callable(value) or name in {*dir(list), *dir(dict), *dir(str)}:
                continue
            try:
                needs = [one for one in inspect.signature(value).parameters.values() if one.default is one.empty
                         and one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)]
            except ValueError:  # of builtins without a signature
                continue
            if not needs:
                try:
                    value()
                except AttributeError as error:
                    self.assertIn("bounds=True", str(error), (result, name))
        if "matplotlib" in sys.modules:
            sys.modules["matplotlib.pyplot"].close("all")
        inspect.getmembers(result)
        for text in (repr(result), str(result), getattr(result, "_repr_html_", lambda: "html")()):
            self.assertTrue(text)
            self.assertNotIn(' id="', text)

    def test_attributes_methods_and_texts(self):
        for name, result in results():
            with self.subTest(name):
                for part in parts(result):
                    self.looked_at(part)

    def test_copies_and_pickles_are_equal(self):
        for name, result in results():
            with self.subTest(name):
                for other in (copy.copy(result), copy.deepcopy(result), pickle.loads(pickle.dumps(result))):
                    if isinstance(result, (float, np.ndarray)):
                        np.testing.assert_array_equal(result, other)
                        continue
                    self.assertTrue(result == other)
                    self.assertFalse(result != other)
                for part in parts(result):
                    self.assertFalse(part == object())

    def test_different_evaluations_differ(self):
        one = quietly(rankscope.evaluate, QRELS, RUN, "AP")
        self.assertEqual(one, quietly(rankscope.evaluate, QRELS, RUN, "AP"))
        for other in (
            quietly(rankscope.evaluate, QRELS, OTHER, "AP"),
            quietly(rankscope.evaluate, QRELS, RUN, "map"),
            quietly(rankscope.evaluate, QRELS, RUN, "AP", bounds=True),
        ):
            self.assertNotEqual(one, other)

    def test_tables_are_written_when_asked_for(self):
        for result in (quietly(rankscope.evaluate, QRELS, RUN, "AP"), rankscope.explain([3, 2, 0], "AP")):
            self.assertEqual(result._tables._forms, {})
            result._repr_html_()
            self.assertEqual(list(result._tables._forms), ["html"])
            self.assertIn("tabular", pickle.loads(pickle.dumps(result)).to_latex())

    def test_bounds_that_were_not_asked_for(self):
        without = quietly(rankscope.evaluate, QRELS, RUN, "AP")
        for name in ("bounds", "open_bounds", "mean_bounds"):
            self.assertFalse(hasattr(without, name))
            with self.assertRaisesRegex(AttributeError, "bounds=True"):
                getattr(without, name)
            self.assertTrue(hasattr(quietly(rankscope.bounds, QRELS, RUN, "AP"), name))

    def test_process_pools(self):
        for method in ("fork", "spawn"):
            with self.subTest(method), concurrent.futures.ProcessPoolExecutor(
                2, mp_context=multiprocessing.get_context(method)
            ) as pool:
                self.assertEqual(list(pool.map(of_a_pool, [7, 8])), [of_a_pool(7), of_a_pool(8)])

    def test_completion_in_a_terminal(self):
        """TAB after a result, in IPython where it is installed, otherwise in Python."""
        try:
            import IPython  # noqa: F401

            command = [sys.executable, "-m", "IPython", "--no-banner", "--no-confirm-exit", "--colors=NoColor"]
        except ImportError:
            command = [sys.executable, "-i", "-q"]
        process, terminal = pty.fork()
        if process == 0:
            os.environ["TERM"] = "xterm"
            os.execvp(command[0], command)
        shown = b""

        def wait_for(text):
            nonlocal shown
            end = time.monotonic() + 60
            while text not in shown and time.monotonic() < end:
                if select.select([terminal], [], [], 0.1)[0]:
                    try:
                        shown += os.read(terminal, 65536)
                    except OSError:  # the other end is closed
                        break
            self.assertIn(text, shown, shown)
            shown = b""

        os.write(terminal, b"import rankscope; e = rankscope.evaluate({1: {1: 1}}, {1: {1: 1.0}}, 'RR'); print(6 * 7)\n")
        wait_for(b"42")
        for typed in (b"e.", b"e.boun"):
            os.write(terminal, typed + b"\t\t")
            wait_for(b"bounds")
            os.write(terminal, b"\x15")
        os.write(terminal, b"print(7 * 9)\n")
        wait_for(b"63")
        os.write(terminal, b"exit()\n")
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), 0)
        os.close(terminal)


class Empty(unittest.TestCase):
    def test_a_run_that_found_nothing(self):
        for nothing in ({}, {"q1": {}}, pandas.DataFrame({"query": [], "doc": [], "score": []}), [np.array([])] * 3):
            nothing = tuple(nothing) if isinstance(nothing, list) else nothing
            skipped = quietly(rankscope.evaluate, QRELS, nothing, "AP")
            self.assertEqual((skipped.queries, skipped.not_in_run), ([], ["q1", "q2", "q3"]))
            self.assertTrue(np.isnan(skipped["AP"]))
            self.assertEqual(skipped.values.shape, (0, 1))
            zero = quietly(rankscope.evaluate, QRELS, nothing, "AP", missing="zero")
            self.assertEqual(zero["AP"], 0)
            self.assertEqual(zero.counted.tolist(), [[0], [0], [0]])

    def test_nothing_judged(self):
        found = quietly(rankscope.evaluate, {}, RUN, "AP", missing="zero")
        self.assertEqual((found.queries, found.not_judged), ([], list(RUN)))
        self.assertTrue(np.isnan(found["AP"]))

    def test_no_run(self):
        self.assertEqual(rankscope.evaluate(QRELS, [], "AP"), [])
        for call in (lambda: rankscope.compare(QRELS, []), lambda: rankscope.which(QRELS, [], {"AP": "0.5"}),
                     lambda: rankscope.explain(QRELS, [], "q1")):
            with self.assertRaisesRegex(ValueError, "found no run"):
                call()

    def test_one_of_several_runs(self):
        found = quietly(rankscope.evaluate, QRELS, {"A": {}, "B": RUN}, "RR", missing="zero")
        self.assertEqual([(one.name, one["RR"]) for one in found], [("A", 0), ("B", 0.5)])
        self.assertEqual(quietly(rankscope.compare, QRELS, {"A": {}, "B": RUN}, "RR", missing="zero").pairs[0]["won"], 2)


if __name__ == "__main__":
    unittest.main()
