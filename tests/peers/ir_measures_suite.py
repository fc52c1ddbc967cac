#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs ir_measures' own test suite with all its providers answered by Rankscope's.

    PYTHONPATH=build/release/python tests/peers/ir_measures_suite.py FOLDER...

Each FOLDER is a source tree of one release, with its tests. Prints the number of assertions that depend on
a provider: those that pass, that differ, that end in an error, and that ask for a measure that the provider
does not support; then each that differs or ends in an error. Packages that a release imports but the
provider does not need (cwl, pytrec_eval, pyndeval) are replaced by empty ones if they are not installed.

Of 0.3.4 to 0.4.3, 525 pass, 18 differ, none ends in an error, and 96 ask for another measure (0.3.0: 471, 18, 0 and
96). Those that differ:

- 11 ask gdeval for nDCG@k, which has logarithmic gains by its name, and expect exponential ones
- 2 ask ranx for nDCG(dcg='exp-log2')@k, which the provider computes as gdeval does, with 5 decimals
- 4 expect of cwl_eval 0.6000000000000001 for 3/5, two of them with more fields than a value
- 1 expects 0.375 for SetF(beta=2.0), which is 0.3750000000000001 here
"""

import collections
import importlib
import importlib.util
import io
import os
import subprocess
import sys
import types
import unittest
import warnings
from pathlib import Path


class Anything(types.ModuleType):
    """A package with every name."""

    __path__ = []
    __version__ = "0"

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


def stand_in_for_missing():
    for name in ("cwl", "cwl.cwl_eval", "cwl.ruler", "cwl.ruler.cwl_ruler", "pytrec_eval", "pyndeval"):
        if name.split(".")[0] in sys.modules or importlib.util.find_spec(name.split(".")[0]) is None:
            sys.modules[name] = Anything(name)


class Suite:
    """Counts what assertions find out about the answers of the provider."""

    def __init__(self):
        #: How the provider answered before the assertions at hand.
        self.answers = []
        self.is_judged = False
        self.counts = collections.Counter()
        self.told = []

    def record(self, how, what):
        if self.is_judged:
            self.answers, self.is_judged = [], False
        self.answers.append((how, what))

    def answered(self, what, calculate, otherwise):
        try:
            found = calculate()
            self.record("given", what)
            return found
        except Exception as error:  # whatever it is: it is counted
            self.record("error", f"{type(error).__name__}: {error}")
            return otherwise

    def judge(self, test, check):
        """Counts an assertion, if an answer led to it. A failure ends no test."""
        answers = self.answers
        self.is_judged = True
        failure = None
        try:
            check()
        except AssertionError as error:
            failure = " ".join(str(error).split())[:250]
        except Exception as error:
            failure = f"{type(error).__name__}: {error}"
        if not answers:
            return
        kinds = {how for how, _ in answers}
        if "unsupported" in kinds:
            self.counts["unsupported"] += 1
            self.counts.update(f"  unsupported: {what}" for how, what in answers if how == "unsupported")
        elif "error" in kinds:
            self.counts["errors"] += 1
            self.told.append(f"{test}: {answers}")
        elif failure:
            self.counts["differ"] += 1
            self.told.append(f"{test}: {failure}")
        else:
            self.counts["pass"] += 1


class Answering:
    """An evaluator with the interface of the package, whose answers are recorded."""

    def __init__(self, suite, metric, evaluator, measures, qrel_qids):
        self.suite = suite
        self.metric = metric
        self.evaluator = evaluator
        self.measures = measures
        self.qrel_qids = qrel_qids

    def answer(self, name, run, otherwise):
        if self.evaluator is None:
            self.suite.record("unsupported", ", ".join(sorted({str(one.NAME) for one in self.measures})))
            return otherwise
        return self.suite.answered(name, lambda: getattr(self.evaluator, name)(run), otherwise)

    def iter_calc(self, run):
        if self.evaluator is None:
            # A test takes its pick and goes on.
            answers = [self.metric("", one, float("nan")) for one in self.measures] * 9
            return iter(self.answer("iter_calc", run, answers))
        return iter(self.suite.answered("iter_calc", lambda: list(self.evaluator.iter_calc(run)), []))

    def calc_aggregate(self, run):
        return self.answer("calc_aggregate", run, collections.defaultdict(lambda: float("nan")))

    def calc(self, run):
        return self.answer("calc", run, (collections.defaultdict(lambda: float("nan")), []))


def run_suite(folder):
    sys.path.insert(0, str(folder))
    os.chdir(folder)
    stand_in_for_missing()
    warnings.simplefilter("ignore")
    import ir_measures
    from rankscope.ir_measures_provider import RankscopeProvider

    suite = Suite()
    sys.stdout = io.StringIO()  # of the tests
    ours = RankscopeProvider()

    def is_supported(measure):
        try:
            return ours.supports(measure)
        except AssertionError:  # of the package: the parameters are not valid
            return False

    def evaluator(original, asked, measures, qrels):
        wanted = list(getattr(ir_measures.util, "flatten_measures", list)(measures))
        if any(hasattr(one, "runtime_impl") for one in wanted):
            return original(asked, measures, qrels)
        if not all(map(is_supported, wanted)):
            return Answering(suite, ir_measures.Metric, None, wanted, set())
        made = suite.answered("evaluator", lambda: ours._evaluator(wanted, qrels), None)
        return Answering(suite, ir_measures.Metric, made, wanted, getattr(made, "qrel_qids", set()))

    base = ir_measures.providers.base.Provider
    for kind in base.__subclasses__():
        if kind is not RankscopeProvider and kind.__name__ != "RuntimeProvider":
            kind._evaluator = lambda *given, original=kind._evaluator: evaluator(original, *given)
            kind.is_available = lambda self: True
            if "initialize" in vars(kind):
                kind.initialize = lambda self: None

    def judged(name):
        original = getattr(unittest.TestCase, name)

        def assertion(self, *arguments, **options):
            suite.judge(self.id(), lambda: original(self, *arguments, **options))

        return assertion

    counted = {name: judged(name) for name in ("assertEqual", "assertAlmostEqual", "assertTrue", "assertNotAlmostEqual")}
    import numpy.testing

    plainly_equal = numpy.testing.assert_equal
    numpy.testing.assert_equal = lambda *given: suite.judge("numpy.testing", lambda: plainly_equal(*given))

    tests = Path(folder) / "tests" if (Path(folder) / "tests").is_dir() else Path(folder) / "test"
    loaded = unittest.defaultTestLoader.discover(str(tests), top_level_dir=str(folder))

    def each(of):
        for one in of:
            if isinstance(one, unittest.TestSuite):
                yield from each(one)
            else:
                yield one

    of_providers = 0
    ended = []
    for test in each(loaded):
        kind = type(test)
        metrics = getattr(kind, "assertMetrics", None)
        plain = {name: getattr(unittest.TestCase, name) for name in counted}
        before = sum(suite.counts[name] for name in ("pass", "differ", "errors", "unsupported"))
        for name, assertion in counted.items():
            setattr(test, name, types.MethodType(assertion, test))
        if metrics is not None:

            def of_metrics(self, *arguments, _metrics=metrics, **options):
                def check():
                    for name, original in plain.items():
                        setattr(self, name, types.MethodType(original, self))
                    try:
                        _metrics(self, *arguments, **options)
                    finally:
                        for name, assertion in counted.items():
                            setattr(self, name, types.MethodType(assertion, self))

                suite.judge(self.id(), check)

            test.assertMetrics = types.MethodType(of_metrics, test)
        suite.answers = []
        result = unittest.TestResult()
        test.run(result)
        after = sum(suite.counts[name] for name in ("pass", "differ", "errors", "unsupported"))
        failed = result.errors + result.failures
        if failed and any(how == "unsupported" for how, _ in suite.answers):
            suite.judge(test.id(), lambda: None)
            after += 1
        elif after > before:
            ended += failed
        of_providers += after > before
    sys.stdout = sys.__stdout__
    print(f"ir_measures {ir_measures.__version__}: {loaded.countTestCases()} tests, {of_providers} ask a provider")
    for name in ("pass", "differ", "errors", "unsupported"):
        print(f"  {suite.counts[name]:4} {name}")
    for name, count in sorted(suite.counts.items()):
        if name.startswith("  "):
            print(f"  {count:4} {name.strip()}")
    for line in suite.told:
        print("    " + line)
    for test, trace in ended:
        print(f"    ended early: {test.id()}: {trace.strip().splitlines()[-1]}")


def main():
    if len(sys.argv) == 2:
        run_suite(Path(sys.argv[1]).resolve())
        return 0
    return max(subprocess.call([sys.executable, __file__, folder]) for folder in sys.argv[1:]) if sys.argv[1:] else 2


if __name__ == "__main__":
    sys.exit(main())
