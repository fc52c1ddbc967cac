# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares two systems in PyTerrier, with the values of Rankscope."""

import ir_measures
import pandas
import pyterrier
from ir_measures import RR, nDCG

from rankscope.ir_measures_provider import RankscopeProvider

topics = pandas.DataFrame({"qid": ["1", "2"], "query": ["desk lamp", "garden chair"]})
qrels = pandas.DataFrame(
    [["1", "d1", 2], ["1", "d2", 1], ["2", "d3", 1]], columns=["qid", "docno", "label"]
)
columns = ["qid", "docno", "rank", "score"]
results_a = pandas.DataFrame([["1", "d2", 0, 1.7], ["1", "d1", 1, 1.2], ["2", "d3", 0, 0.8]], columns=columns)
results_b = pandas.DataFrame([["1", "d1", 0, 3.1], ["2", "d1", 0, 2.4], ["2", "d3", 1, 2.0]], columns=columns)


def main() -> None:
    ir_measures.DefaultPipeline.providers.insert(0, RankscopeProvider())
    systems = [pyterrier.Transformer.from_df(results) for results in (results_a, results_b)]
    print(pyterrier.Experiment(systems, topics, qrels, [nDCG @ 10, RR @ 10], names=["A", "B"], baseline=0))


if __name__ == "__main__":
    main()
