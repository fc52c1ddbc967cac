#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints how long Python takes for a large run, beside the command line, pandas with numpy, a loop over
dictionaries and scikit-learn, as seconds of wall clock and processor and as ratios.

    PYTHONPATH=build/release/python RANKSCOPE_CLI=build/release/app/rankscope-cli \\
        /usr/bin/python3 tests/benchmarks/bench_python.py [QUERIES [DOCUMENTS]]
"""

import math
import os
import resource
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

import numpy as np
import pandas
import rankscope
import sklearn.metrics

QUERIES = int(sys.argv[1]) if len(sys.argv) > 1 else 7000
DOCUMENTS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
JUDGED = 50
MEASURES = ["nDCG@10", "AP", "RR"]


def processor():
    """Seconds of this process and its children, on all cores."""
    return sum(
        use.ru_utime + use.ru_stime
        for use in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def measured(name, function, beside=None):
    """The best of three."""
    best = None
    for _ in range(3):
        start, used = time.perf_counter(), processor()
        found = function()
        times = time.perf_counter() - start, processor() - used
        best = min(best, times) if best else times
    ratio = "" if beside is None else f"{best[0] / beside[0]:8.2f} x"
    print(f"{name:52} {best[0]:8.3f} s {best[1]:8.3f} s of processor {ratio}", flush=True)
    return best, found


def collection():
    random = np.random.default_rng(1)
    qrels, run = {}, {}
    for query in range(QUERIES):
        documents = random.choice(10_000_000, DOCUMENTS, replace=False)
        scores = np.sort(random.random(DOCUMENTS))[::-1] * 30
        ids = [f"D{document}" for document in documents.tolist()]
        run[f"q{query}"] = dict(zip(ids, scores.tolist()))
        judged = random.choice(DOCUMENTS, min(JUDGED, DOCUMENTS), replace=False)
        qrels[f"q{query}"] = {ids[place]: int(place) % 4 for place in judged.tolist()}
    return qrels, run


def loop(qrels, run):
    """nDCG@10, AP and RR as one would write them."""
    sums = [0.0, 0.0, 0.0]
    for query, judged in qrels.items():
        ranked = sorted(run[query].items(), key=lambda item: (-item[1], item[0]))
        grades = [judged.get(document, 0) for document, _ in ranked]
        ideal = sorted(judged.values(), reverse=True)[:10]
        best = sum(grade / math.log2(rank + 1) for rank, grade in enumerate(ideal, 1))
        sums[0] += sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:10], 1)) / best
        hits, precisions, first = 0, 0.0, 0.0
        for rank, grade in enumerate(grades, 1):
            if grade > 0:
                hits += 1
                precisions += hits / rank
                first = first or 1 / rank
        sums[1] += precisions / sum(grade > 0 for grade in judged.values())
        sums[2] += first
    return [one / len(qrels) for one in sums]


def with_pandas(qrels, run):
    """The same over frames."""
    both = run.merge(qrels, on=["query", "doc"], how="left").fillna({"relevance": 0})
    both = both.sort_values(["query", "score"], ascending=[True, False])
    both["rank"] = both.groupby("query").cumcount() + 1
    top = both[both["rank"] <= 10]
    gained = (top["relevance"] / np.log2(top["rank"] + 1)).groupby(top["query"]).sum()
    ideal = qrels.sort_values(["query", "relevance"], ascending=[True, False])
    ideal = ideal.assign(rank=ideal.groupby("query").cumcount() + 1)
    ideal = ideal[ideal["rank"] <= 10]
    best = (ideal["relevance"] / np.log2(ideal["rank"] + 1)).groupby(ideal["query"]).sum()
    relevant = both[both["relevance"] > 0]
    precisions = (relevant.groupby("query").cumcount() + 1) / relevant["rank"]
    found = precisions.groupby(relevant["query"]).sum() / (qrels["relevance"] > 0).groupby(qrels["query"]).sum()
    return [(gained / best).mean(), found.mean(), (1 / relevant.groupby("query")["rank"].min()).mean()]


def frame(pairs, name):
    rows = ((query, document, number) for query, of in pairs.items() for document, number in of.items())
    return pandas.DataFrame.from_records(list(rows), columns=["query", "doc", name])


def main():
    warnings.simplefilter("ignore")
    print(f"{QUERIES:,} queries of {DOCUMENTS:,} documents, {JUDGED} judged; {', '.join(MEASURES)}")
    qrels, run = collection()
    with tempfile.TemporaryDirectory() as folder:
        paths = [str(Path(folder) / name) for name in ("qrels.txt", "run.txt")]
        with open(paths[0], "w", encoding="utf-8") as out:
            out.writelines(f"{q} 0 {d} {n}\n" for q, of in qrels.items() for d, n in of.items())
        with open(paths[1], "w", encoding="utf-8") as out:
            for q, of in run.items():
                out.writelines(f"{q} Q0 {d} {rank} {n:.6f} x\n" for rank, (d, n) in enumerate(of.items(), 1))
        options = [option for measure in MEASURES for option in ("-m", measure)]
        line = [os.environ["RANKSCOPE_CLI"], "eval", *paths, *options]
        of_eval, _ = measured("rankscope-cli eval", lambda: subprocess.run(line, capture_output=True, check=True))
        measured("rankscope.evaluate of files, beside eval",
                 lambda: rankscope.evaluate(*paths, MEASURES), of_eval)
    of_ours, ours = measured("rankscope.evaluate of dictionaries", lambda: rankscope.evaluate(qrels, run, MEASURES))
    _, theirs = measured("a loop over the dictionaries, beside that", lambda: loop(qrels, run), of_ours)
    np.testing.assert_allclose(list(ours.means.values()), theirs, atol=1e-9)
    frames = frame(qrels, "relevance"), frame(run, "score")
    of_frames, ours = measured("rankscope.evaluate of frames", lambda: rankscope.evaluate(*frames, MEASURES))
    _, theirs = measured("pandas and numpy, beside that", lambda: with_pandas(*frames), of_frames)
    np.testing.assert_allclose(list(ours.means.values()), theirs, atol=1e-9)

    random = np.random.default_rng(2)
    labels = random.integers(0, 2, QUERIES * DOCUMENTS // 7)
    scores = np.clip(random.normal(0.4 + 0.2 * labels, 0.2), 0, 1)
    print(f"{len(labels):,} samples; AUC, average precision, log loss, Brier score")
    of_ours, _ = measured("rankscope.classify", lambda: rankscope.classify(labels, scores))
    measured("scikit-learn, beside that", lambda: (
        sklearn.metrics.roc_auc_score(labels, scores), sklearn.metrics.average_precision_score(labels, scores),
        sklearn.metrics.log_loss(labels, scores), sklearn.metrics.brier_score_loss(labels, scores)), of_ours)


if __name__ == "__main__":
    main()
