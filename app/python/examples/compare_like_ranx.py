# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares two runs the way ranx does, with the same numbers."""

import sys

import rankscope

qrels = {"q_1": {"d_12": 5, "d_25": 3}, "q_2": {"d_11": 6, "d_22": 1}}
model_1 = {
    "q_1": {"d_12": 0.9, "d_23": 0.8, "d_25": 0.7, "d_36": 0.6, "d_32": 0.5, "d_35": 0.4},
    "q_2": {"d_12": 0.9, "d_11": 0.8, "d_25": 0.7, "d_36": 0.6, "d_22": 0.5, "d_35": 0.4},
}
model_2 = {
    "q_1": {"d_25": 0.9, "d_23": 0.8, "d_12": 0.7, "d_36": 0.6},
    "q_2": {"d_11": 0.9, "d_22": 0.8, "d_25": 0.7, "d_36": 0.6},
}


def main(measures: list[str]) -> None:
    runs = {"model 1": model_1, "model 2": model_2}
    for run in rankscope.evaluate(qrels, runs, measures, as_="ranx"):
        print(run.name, run.means)
    print(rankscope.compare(qrels, runs, measures, as_="ranx", letters="none"))


if __name__ == "__main__":
    main(sys.argv[1:] or ["ndcg@5", "map@100", "mrr"])
