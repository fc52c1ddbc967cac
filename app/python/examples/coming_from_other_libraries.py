# SPDX-License-Identifier: GPL-3.0-or-later
"""The first examples in the documentation of ranx, ir_measures and scikit-learn, and the same here."""

import rankscope

# ranx: evaluate(Qrels(qrels), Run(run), ["ndcg@5", "map@5", "mrr"])
qrels = {"q_1": {"d_12": 5, "d_25": 3}, "q_2": {"d_11": 6, "d_22": 1}}
run = {
    "q_1": {"d_12": 0.9, "d_23": 0.8, "d_25": 0.7, "d_36": 0.6, "d_32": 0.5, "d_35": 0.4},
    "q_2": {"d_12": 0.9, "d_11": 0.8, "d_25": 0.7, "d_36": 0.6, "d_22": 0.5, "d_35": 0.4},
}
like_ranx = rankscope.evaluate(rankscope.Qrels(qrels), run, ["ndcg@5", "map@5", "mrr"], as_="ranx").means

# ir_measures: ir_measures.calc_aggregate([AP, RR, P @ 1], qrels, run)
qrels = {"Q0": {"D0": 0, "D1": 1}, "Q1": {"D0": 0, "D3": 2}}
run = {"Q0": {"D0": 1.2, "D1": 1.0}, "Q1": {"D0": 2.4, "D3": 3.6}}
like_ir_measures = rankscope.evaluate(qrels, run, ["AP", "RR", "P@1"], as_="ir_measures").means

# scikit-learn: roc_curve(y, scores, pos_label=2); roc_auc_score(y, scores)
y, scores = [1, 1, 2, 2], [0.1, 0.4, 0.35, 0.8]
fpr, tpr, thresholds = rankscope.roc(y, scores, pos_label=2)
auc = rankscope.classify(y, scores, pos_label=2)["auc"]

# scikit-learn: ndcg_score([relevance], [predicted], k=4)
relevance, predicted = [10, 0, 0, 1, 5], [0.1, 0.2, 0.3, 4, 70]
ndcg = rankscope.score(relevance, "nDCG@4", predicted, as_="scikit-learn")

if __name__ == "__main__":
    print(like_ranx, like_ir_measures, auc, ndcg)
