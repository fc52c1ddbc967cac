// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/label_sets.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <string>
#include <vector>

namespace tst_label_sets {

using core::LabelSets;

namespace {

/// Samples in rows, labels in columns.
LabelSets setsOf(const std::vector<std::vector<std::uint8_t>>& truth,
                 const std::vector<std::vector<double>>& scores)
{
    LabelSets sets;
    sets.labels.resize(truth.front().size());
    for (std::size_t label = 0; label < sets.labels.size(); ++label)
        for (std::size_t sample = 0; sample < truth.size(); ++sample) {
            sets.labels[label].truth.push_back(truth[sample][label]);
            sets.labels[label].scores.push_back(scores[sample][label]);
        }
    return sets;
}

/// Ties, a sample without labels and one with all of them.
LabelSets six()
{
    return setsOf(
        {{1, 0, 1}, {0, 1, 0}, {1, 1, 0}, {0, 0, 0}, {1, 1, 1}, {0, 0, 1}},
        {{.8, .3, .6}, {.4, .5, .5}, {.6, .2, .7}, {.1, .6, .2}, {.9, .4, .6}, {.3, .3, .3}});
}

double valueOf(const std::vector<core::NamedClassValue>& values, const std::string& id)
{
    for (const core::NamedClassValue& each : values)
        if (each.id == id)
            return each.value.valueOr(-1);
    return -2;
}

}  // namespace

class TestLabelSets : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void documentedExamples();
    void asScikitLearn_data();
    void asScikitLearn();
    void weighted();
    void eachLabel();
};

/// The examples in scikit-learn's documentation of label_ranking_average_precision_score,
/// coverage_error and label_ranking_loss.
void TestLabelSets::documentedExamples()
{
    const LabelSets sets = setsOf({{1, 0, 0}, {0, 0, 1}}, {{.75, .5, 1}, {1, .2, .1}});
    QVERIFY(agree(*core::labelRankingPrecision(sets), 0.41666666666666663));
    QVERIFY(agree(*core::coverageError(sets), 2.5));
    QVERIFY(agree(*core::rankingLoss(sets), 0.75));
    const LabelSets right = setsOf({{1, 0, 0}, {0, 0, 1}}, {{1.0, 0.1, 0.2}, {0.1, 0.2, 0.9}});
    QCOMPARE(*core::rankingLoss(right), 0.0);
    QCOMPARE(*core::labelRankingPrecision(right), 1.0);
}

/// scikit-learn 1.2.1, with zero_division=0.
void TestLabelSets::asScikitLearn_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* id, double expected) {
        QTest::newRow(id) << QString::fromLatin1(id) << expected;
    };
    row("label_ranking_average_precision", 0.736111111111111);
    row("coverage_error", 2.1666666666666665);
    row("ranking_loss", 0.4166666666666667);
    row("micro_precision", 0.6666666666666666);
    row("micro_f1", 0.6666666666666666);
    row("macro_precision", 0.6666666666666666);
    row("macro_f1", 0.6571428571428571);
    row("samples_precision", 0.5);
    row("samples_recall", 0.5277777777777778);
    row("samples_f1", 0.49444444444444446);
    row("hamming_loss", 0.3333333333333333);
    row("subset_accuracy", 0.16666666666666666);
    row("macro_auc", 0.6666666666666666);
    row("micro_auc", 0.7098765432098765);
    row("macro_average_precision", 0.7333333333333334);
    row("micro_average_precision", 0.723181393769629);
}

void TestLabelSets::asScikitLearn()
{
    QFETCH(const QString, id);
    QFETCH(const double, expected);
    const double value = valueOf(core::labelSetValues(six(), 0.5), id.toStdString());
    QVERIFY2(agree(value, expected), digits(value));
}

/// scikit-learn 1.2.1 with sample_weight.
void TestLabelSets::weighted()
{
    LabelSets sets = six();
    sets.weights = {1, 2, 1, 3, 1, 2};
    QVERIFY(agree(*core::labelRankingPrecision(sets), 0.725));
    QVERIFY(agree(*core::coverageError(sets), 1.8));
    QVERIFY(agree(*core::rankingLoss(sets), 0.4));
    const auto values = core::labelSetValues(sets, 0.5);
    QVERIFY(agree(valueOf(values, "samples_f1"), 0.3633333333333333));
    QVERIFY(agree(valueOf(values, "hamming_loss"), 0.3333333333333333));
}

/// The second label: true in three samples, predicted in two, of which one is right.
void TestLabelSets::eachLabel()
{
    const auto values = core::valuesOfLabels(six(), 0.5);
    QCOMPARE(values[1].samples, 3.0);
    QCOMPARE(values[1].predicted, 2.0);
    QVERIFY(agree(*values[1].precision, 1 / 2.0));
    QVERIFY(agree(*values[1].recall, 1 / 3.0));
}

QTEST_APPLESS_MAIN(TestLabelSets)

}  // namespace tst_label_sets

#include "tst_label_sets.moc"
