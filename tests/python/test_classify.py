# SPDX-License-Identifier: GPL-3.0-or-later
"""Values and curves of classifiers beside scikit-learn's, and lists beside its ndcg_score."""

import itertools
import pathlib
import tempfile
import unittest

import data
import numpy as np
import pandas
import rankscope
import sklearn.metrics as sk
from data import quietly
from sklearn.calibration import _SigmoidCalibration, calibration_curve
from sklearn.linear_model import LogisticRegression


def drawn(seed, ties=False, size=400):
    random = np.random.default_rng(seed)
    labels = (random.random(size) < 0.3).astype(int)
    scores = np.clip(random.normal(0.35 + 0.2 * labels, 0.2), 0, 1)
    weights = random.integers(1, 5, size).astype(float)
    return labels, np.round(scores, 1) if ties else scores, weights


class ScikitLearn(unittest.TestCase):
    def test_values(self):
        for seed, ties, weighted in itertools.product(range(3), (False, True), (False, True)):
            labels, scores, drawn_weights = drawn(seed, ties)
            weights = drawn_weights if weighted else None
            ours = rankscope.classify(labels, scores, weights=weights, threshold=0.5)
            predicted = scores >= 0.5
            theirs = {
                "auc": sk.roc_auc_score(labels, scores, sample_weight=weights),
                "average_precision": sk.average_precision_score(labels, scores, sample_weight=weights),
                "log_loss": sk.log_loss(labels, scores, sample_weight=weights),
                "brier": sk.brier_score_loss(labels, scores, sample_weight=weights),
                "accuracy": sk.accuracy_score(labels, predicted, sample_weight=weights),
                "balanced_accuracy": sk.balanced_accuracy_score(labels, predicted, sample_weight=weights),
                "precision": sk.precision_score(labels, predicted, sample_weight=weights),
                "recall": sk.recall_score(labels, predicted, sample_weight=weights),
                "f1": sk.f1_score(labels, predicted, sample_weight=weights),
                "mcc": sk.matthews_corrcoef(labels, predicted, sample_weight=weights),
                "kappa": sk.cohen_kappa_score(labels, predicted, sample_weight=weights),
                "jaccard": sk.jaccard_score(labels, predicted, sample_weight=weights),
            }
            ratios = sk.class_likelihood_ratios(labels, predicted, sample_weight=weights)
            theirs.update(zip(("lr_positive", "lr_negative"), ratios))
            matrix = sk.confusion_matrix(labels, predicted, sample_weight=weights)
            theirs.update(zip(("tn", "fp", "fn", "tp"), matrix.ravel()))
            for name, value in theirs.items():
                self.assertAlmostEqual(ours[name], value, 12, (name, seed, ties, weighted))

    def test_recalibration(self):
        for seed, weighted in itertools.product(range(3), (False, True)):
            labels, scores, drawn_weights = drawn(seed)
            scores = 0.01 + 0.98 * scores
            weights = drawn_weights if weighted else None
            ours = rankscope.classify(labels, scores, weights=weights, details=True)
            model = LogisticRegression(penalty=None, solver="newton-cholesky", tol=1e-12)
            model.fit(np.log(scores / (1 - scores)).reshape(-1, 1), labels, sample_weight=weights)
            self.assertAlmostEqual(ours["calibration_slope"], model.coef_[0, 0], 8)
            self.assertAlmostEqual(ours["calibration_intercept"], model.intercept_[0], 8)

    def test_recalibrated_out_of_fold(self):
        labels, scores, _ = drawn(3, size=400)
        labels, scores = np.asarray(labels), np.asarray(scores)
        folds = np.arange(len(labels)) % 4
        theirs = np.zeros(len(labels))
        for fold in range(4):
            others = folds != fold
            model = _SigmoidCalibration().fit(scores[others], labels[others])
            theirs[~others] = model.predict(scores[~others])
        ours = rankscope.classify(labels, scores, groups=folds, recalibrate="platt", folds="group")
        self.assertAlmostEqual(ours["brier"], sk.brier_score_loss(labels, theirs), 5)
        self.assertAlmostEqual(ours["auc"], sk.roc_auc_score(labels, theirs), 3)
        self.assertIn("one fold per group", ours["recalibration"])
        with self.assertRaisesRegex(ValueError, "folds"):
            rankscope.classify(labels, scores, folds=5)

    def test_thresholds_by_an_aim(self):
        labels, scores, _ = drawn(11, size=300)
        fpr, tpr, thresholds = sk.roc_curve(labels, scores, drop_intermediate=False)
        ours = rankscope.classify(labels, scores, threshold=["youden", "recall=0.9", 0.5])
        others = [one["value"] for one in ours["other_thresholds"]]
        self.assertAlmostEqual(ours["youden"], max(tpr - fpr), 12)
        self.assertEqual(others, [thresholds[np.argmax(tpr >= 0.9)], 0.5])

    def test_calibration_error(self):
        labels, scores, _ = drawn(5, size=5000)
        positive, predicted = calibration_curve(labels, scores, n_bins=10)
        counts = np.histogram(scores, bins=np.linspace(0, 1, 11))[0]
        ece = np.average(abs(positive - predicted), weights=counts[counts > 0])
        self.assertAlmostEqual(rankscope.classify(labels, scores)["ece"], ece, 12)

    def test_curves(self):
        for ties in (False, True):
            labels, scores, weights = drawn(7, ties)
            fpr, tpr, thresholds = sk.roc_curve(labels, scores, sample_weight=weights, drop_intermediate=False)
            ours = rankscope.roc(labels, scores, weights=weights)
            np.testing.assert_allclose(ours.fpr, fpr, atol=1e-12)
            np.testing.assert_allclose(ours.tpr, tpr, atol=1e-12)
            np.testing.assert_array_equal(ours.thresholds[1:], thresholds[1:])
            self.assertEqual(ours.thresholds[0], np.inf)
            ours = rankscope.precision_recall(labels, scores, sample_weight=weights)
            theirs = sk.precision_recall_curve(labels, scores, sample_weight=weights)
            for mine, its, name in zip(ours, theirs, ("precision", "recall", "thresholds")):
                np.testing.assert_allclose(mine, its, atol=1e-12)
                self.assertIs(mine, getattr(ours, name))

    def test_curves_in_a_notebook(self):
        """All points of a short curve, the first and last five of a long one, and no threshold for the last point."""
        short = rankscope.roc([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8])._repr_html_()
        self.assertEqual(short.count("<tr>"), 1 + 5)
        self.assertIn("<tr><td>0.5</td><td>1</td><td>0.35</td></tr>", short)
        long = rankscope.precision_recall([0, 1] * 20, list(range(40)))._repr_html_()
        self.assertIn("<caption>41 points</caption>", long)
        self.assertEqual(long.count("<tr>"), 1 + 11)
        self.assertIn("<tr><td>1</td><td>0</td><td></td></tr></tbody>", long)

    def test_lists(self):
        """ndcg_score and dcg_score average over ties unless told otherwise; so does as_."""
        for seed, ties, k in itertools.product(range(4), (False, True), (None, 3, 10)):
            random = np.random.default_rng(seed)
            grades = random.integers(0, 4, (20, 12)).astype(float)
            scores = random.random((20, 12)).round(1 if ties else 9)
            cut = "" if k is None else f"@{k}"
            ours = quietly(rankscope.evaluate, grades, scores, [f"nDCG{cut}", f"DCG{cut}"], as_="scikit-learn")
            self.assertAlmostEqual(ours[f"nDCG{cut}"], sk.ndcg_score(grades, scores, k=k), 12, (seed, ties, k))
            self.assertAlmostEqual(ours[f"DCG{cut}"], sk.dcg_score(grades, scores, k=k), 11, (seed, ties, k))


class Labels(unittest.TestCase):
    def test_every_form_of_labels(self):
        labels, scores, _ = drawn(1)
        auc = rankscope.classify(labels, scores)["auc"]
        forms = [labels == 1, labels.astype(float), np.where(labels == 1, "yes", "no"), labels.tolist(),
                 pandas.Series(labels == 1), 2 * labels - 1]
        for form in forms:
            self.assertEqual(rankscope.classify(form, scores)["auc"], auc)
        other = rankscope.classify(np.where(labels == 1, "cat", "dog"), scores, positive="cat")
        self.assertEqual(other["auc"], auc)

    def test_several_models_and_groups(self):
        labels, scores, _ = drawn(2)
        groups = np.arange(len(labels)) % 7
        ours = rankscope.classify(labels, {"a": scores, "b": 1 - scores}, groups=groups)
        self.assertEqual([one["model"] for one in ours.models], ["a", "b"])
        means = [sk.roc_auc_score(labels[groups == one], scores[groups == one]) for one in range(7)]
        self.assertAlmostEqual(ours["grouped_auc"], np.mean(means), 12)
        curves = rankscope.roc(labels, {"a": scores, "b": 1 - scores})
        self.assertEqual(list(curves), ["a", "b"])

    def test_a_file_and_arrays_are_as_the_command_line(self):
        labels, scores, weights = drawn(3, ties=True)
        with tempfile.TemporaryDirectory() as folder:
            path = str(pathlib.Path(folder) / "scores.csv")
            pandas.DataFrame({"label": labels, "score": scores, "weight": weights}).to_csv(path, index=False)
            printed = data.command_line("classify", path, "--details", "--format", "json")
            text = data.command_line("classify", path, is_json=False)
            self.assertEqual(quietly(rankscope.classify, path, details=True).json, printed)
            self.assertEqual(str(quietly(rankscope.classify, path)), text)
            curve = quietly(rankscope.roc, path)
        held = rankscope.classify(labels, scores, weights=weights, details=True)
        self.assertEqual(held.json, printed)
        self.assertEqual(curve, rankscope.roc(labels, scores, weights=weights))

    def test_what_is_refused(self):
        labels, scores, _ = drawn(4)
        refused = [
            ("found NaN in sample 0", labels, np.full(len(labels), np.nan), {}),
            ("one for each label", labels, scores[1:], {}),
            ("more than 308 digits", [0, 1], [1, 10**400], {}),
            ("not all 0", labels, scores, {"weights": np.zeros(len(labels))}),
            ("at least 0", labels, scores, {"weights": np.full(len(labels), -1)}),
            ("positive=", np.where(labels == 1, "cat", "dog"), scores, {}),
            ("pos_label=", np.arange(len(labels)) % 3, scores, {}),
            ("different labels, expected two", [f"l{number}" for number in range(len(labels))], scores, {}),
            ("one label for each sample", [], [], {}),
        ]
        for text, truth, given, options in refused:
            with self.assertRaises(ValueError) as caught:
                quietly(rankscope.classify, truth, given, **options)
            self.assertIn(text, str(caught.exception))

    def test_one_class_has_no_auc(self):
        ours = rankscope.classify([1, 1], [0.2, 0.9])
        self.assertTrue(np.isnan(ours["auc"]))
        self.assertIn("no negative samples", ours.reason("auc"))
        self.assertEqual((ours["precision"], type(ours["precision"]), ours.reason("precision")), (1.0, float, ""))
        self.assertIn("no negative samples", ours.reason("fpr"))
        self.assertTrue(np.isnan(rankscope.classify([0, 1], [-1, 2.0])["log_loss"]))
        curve = rankscope.roc([1, 1], [0.2, 0.9])
        self.assertTrue(np.isnan(curve.fpr).all())
        self.assertEqual(curve.tpr.tolist(), [0, 0.5, 1])
        self.assertIn("no negative samples", curve.reason)
        curve = rankscope.precision_recall([0, 0], [0.2, 0.9])
        self.assertTrue(np.isnan(curve.recall).all())
        self.assertEqual(curve.precision.tolist(), [0, 0, 1])
        self.assertIn("no positive samples", curve.reason)
        self.assertEqual(rankscope.precision_recall([1, 1], [0.2, 0.9]).reason, "")

    def test_names_that_are_not_there(self):
        ours = rankscope.classify([0, 1], [0.1, 0.2])
        with self.assertRaisesRegex(KeyError, "did you mean auc"):
            ours["roc_auc"]
        self.assertNotIn("undefined", list(rankscope.classify([1, 1], [0.1, 0.2])))

    def test_probabilities_of_both_classes(self):
        """As of predict_proba, with classes in sorted order."""
        labels, scores, _ = drawn(11)
        both = np.column_stack([1 - scores, scores])
        auc = sk.roc_auc_score(labels, scores)
        self.assertAlmostEqual(rankscope.classify(labels, both)["auc"], auc, 12)
        self.assertEqual(rankscope.classify(labels, both[:, [1]])["auc"], rankscope.classify(labels, both)["auc"])
        self.assertAlmostEqual(rankscope.classify(labels, both, pos_label=0)["auc"], auc, 12)
        self.assertAlmostEqual(rankscope.classify(labels == 1, both, pos_label=True)["auc"], auc, 12)
        self.assertAlmostEqual(rankscope.classify(labels + 1, both, pos_label=1)["auc"], auc, 12)
        words = np.where(labels == 1, "cat", "dog")
        self.assertAlmostEqual(rankscope.classify(words, both[:, ::-1], pos_label="cat")["auc"], auc, 12)
        self.assertEqual(rankscope.roc(labels, both), rankscope.roc(labels, scores))
        self.assertEqual(rankscope.roc([1, 1], [[0.3, 0.7], [0.1, 0.9]]), rankscope.roc([1, 1], [0.7, 0.9]))

    def test_several_classes(self):
        random = np.random.default_rng(12)
        labels = random.integers(0, 3, 300)
        scores = random.dirichlet([1, 1, 1], 300) + 0.5 * np.eye(3)[labels]
        scores /= scores.sum(axis=1, keepdims=True)
        weights = random.integers(0, 3, 300).astype(float)
        for names, sample_weight in (([0, 1, 2], None), (["a, b", 'c"', "d"], None), ([0, 1, 2], weights)):
            ours = quietly(rankscope.classify, np.array(names)[labels], scores, sample_weight=sample_weight)
            self.assertAlmostEqual(ours["log_loss"], sk.log_loss(labels, scores, sample_weight=sample_weight), 12)
            predicted = scores.argmax(axis=1)
            self.assertAlmostEqual(ours["accuracy"], sk.accuracy_score(labels, predicted, sample_weight=sample_weight), 12)
            self.assertAlmostEqual(
                ours["macro_f1"], sk.f1_score(labels, predicted, average="macro", sample_weight=sample_weight), 12
            )
            one_hot = np.eye(3)[labels]
            for average in ("macro", "micro", "weighted"):
                self.assertAlmostEqual(
                    ours[f"{average}_average_precision"],
                    sk.average_precision_score(one_hot, scores, average=average, sample_weight=sample_weight), 12,
                )
            for kind in ("linear", "quadratic"):
                self.assertAlmostEqual(
                    ours[f"{kind}_kappa"],
                    sk.cohen_kappa_score(labels, predicted, weights=kind, sample_weight=sample_weight), 12,
                )
        plain = quietly(rankscope.classify, labels, scores, details=True, rounds=50)
        for average, name in (("macro", "hand_till_m"), ("weighted", "weighted_pair_auc")):
            expected = sk.roc_auc_score(labels, scores, multi_class="ovo", average=average)
            self.assertAlmostEqual(plain[name], expected, 12)
        low, high = plain["intervals"]["hand_till_m"]
        self.assertTrue(low < plain["hand_till_m"] < high)
        self.assertEqual([text.get_text() for text in plain.plot().texts][:3], [f"{n:g}" for n in plain["confusion_matrix"][0]])
        self.assertIn("Hand and Till", rankscope.table("classify", labels, scores))
        with self.assertRaises(KeyError):
            ours["auc"]
        one = rankscope.classify(labels, scores, pos_label=1)
        self.assertAlmostEqual(one["auc"], sk.roc_auc_score(labels == 1, scores[:, 1]), 12)
        with self.assertRaisesRegex(ValueError, "pos_label="):
            rankscope.roc(labels, scores)
        with self.assertRaisesRegex(ValueError, "a column for each"):
            rankscope.classify(labels, scores[:, :2])

    def test_frames(self):
        labels, scores, weights = drawn(13)
        groups = np.arange(len(labels)) % 7
        frame = pandas.DataFrame({"y": labels, "s": scores, "t": 1 - scores, "w": weights, "g": groups})
        plain = rankscope.classify(labels, scores, weights=weights, groups=groups)
        ours = rankscope.classify(frame, label="y", score="s", weight="w", group="g")
        self.assertEqual({**ours, "model": ""}, {**plain, "model": ""})
        models = quietly(rankscope.classify, labels, frame[["s", "t"]])
        self.assertEqual([one["model"] for one in models.models], ["s", "t"])
        self.assertEqual(list(rankscope.roc(frame, label="y", score=["s", "t"])), ["s", "t"])
        with self.assertRaisesRegex(ValueError, "no column 'z'"):
            rankscope.classify(frame, label="y", score="z")
        with self.assertRaisesRegex(TypeError, "requires scores"):
            rankscope.classify(labels)

    def test_weights_of_zero_leave_samples_out(self):
        """scikit-learn has 1.0."""
        self.assertEqual(rankscope.classify([0, 1, 1], [0.1, 0.4, 0.8], sample_weight=[1, 0, 1])["auc"], 1.0)
        labels, scores, weights = drawn(14)
        weights[::3] = 0
        ours = rankscope.classify(labels, scores, sample_weight=weights, groups=np.arange(len(labels)) % 5)
        self.assertAlmostEqual(ours["auc"], sk.roc_auc_score(labels, scores, sample_weight=weights), 12)


if __name__ == "__main__":
    unittest.main()
