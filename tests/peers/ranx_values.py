#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares values of random collections with those of ranx's own code, at each level of relevance.

    PYTHONPATH=build/release/python tests/peers/ranx_values.py FOLDER [ROUNDS]

FOLDER is ranx's source tree; python3-numba must be there. What it imports only to read and print files
is replaced. Prints "differ:" with the first difference, if there is one.
"""

import importlib.abc
import importlib.machinery
import itertools
import math
import random
import sys
import types
import warnings

import rankscope

LEFT_OUT = "cbor2 fastparquet ir_datasets lz4 matplotlib orjson requests rich seaborn statsmodels tabulate tqdm".split()
MEASURES = "map precision recall hit_rate hits mrr f1 ndcg ndcg_burges dcg dcg_burges".split()
WITHOUT_CUTOFF = ["r-precision", "rbp.95"]


class Replaced(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        return importlib.machinery.ModuleSpec(name, self, is_package=True) if name.split(".")[0] in LEFT_OUT else None

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        module.__getattr__ = lambda name: lambda *given, **options: given[0] if given else None
        module.__path__ = []
        return module

    def exec_module(self, module):
        pass


def main():
    sys.meta_path.append(Replaced())
    sys.path.insert(0, sys.argv[1])
    warnings.simplefilter("ignore")
    from ranx import Qrels, Run, evaluate

    names = ["".join(parts) for parts in itertools.product(MEASURES, ("", "@5"), ("", "-l2", "-l3"))]
    names += ["".join(parts) for parts in itertools.product(WITHOUT_CUTOFF, ("", "-l2", "-l3"))]
    same, differ = 0, []
    for seed in range(int(sys.argv[2]) if len(sys.argv) > 2 else 12):
        draw = random.Random(seed)
        ids = [f"d{number}" for number in range(20)]
        qrels = {f"q{query}": {one: draw.choice([0, 1, 2, 3]) for one in draw.sample(ids, 12)} for query in range(3)}
        run = {query: {one: float(score) for score, one in enumerate(draw.sample(ids, draw.choice([6, 15])))}
               for query in qrels}
        for name in names:
            theirs = float(evaluate(Qrels(qrels), Run(run), name))
            ours = float(rankscope.evaluate(qrels, run, [name], as_="ranx")[name])
            if math.isclose(theirs, ours, rel_tol=0, abs_tol=1e-12):
                same += 1
            else:
                differ.append(f"seed {seed} {name}: {theirs} and {ours}")
    print(f"{same} of {same + len(differ)} values the same" + (f"; differ: {differ[0]}" if differ else ""))


main()
