// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/slices.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace tst_slices {

using core::Slices;
using core::Undefined;

namespace {

// Two sites, and one where nobody is ill.
const std::vector<double> scores{0.9, 0.6, 0.4, 0.2, 0.8, 0.3, 0.7, 0.1, 0.6, 0.2};
const std::vector<std::uint8_t> labels{1, 0, 1, 0, 1, 1, 0, 0, 0, 0};
const std::vector<std::uint32_t> sites{0, 0, 0, 0, 1, 1, 1, 1, 2, 2};

Slices slices()
{
    return core::slicesOf({scores, labels}, sites, 3, 0.5, {});
}

const core::SliceMeasure& measureOf(std::string_view id)
{
    const auto measures = core::sliceMeasures();
    return *std::find_if(measures.begin(), measures.end(),
                         [id](const auto& measure) { return measure.id == id; });
}

}  // namespace

class TestSlices : public QObject {
    Q_OBJECT
private slots:
    void init();
    void byHand();
    void allTogether();
    void withoutAClass();
    void gaps();
    void weights();
    void groupWithoutSamples();
};

void TestSlices::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// In the first site 0.9 beats both negatives and 0.4 one: 3 of 4 pairs. At 0.5 it finds one of two
/// positives and accepts one of two negatives. The mean of its scores is 0.525; each falls into a
/// bin of its own, of which the gaps are 0.1, 0.6, 0.6 and 0.2.
void TestSlices::byHand()
{
    const core::Slice first = slices().ofGroup[0];
    QCOMPARE(first.samples, std::size_t{4});
    QVERIFY(*first.auc == 0.75);
    QVERIFY(first.counts == (core::ConfusionMatrix{1, 1, 1, 1}));
    QVERIFY2(agree(*first.meanPredicted, 0.525), digits(*first.meanPredicted));
    QVERIFY2(agree(*first.ece, 1.5 / 4), digits(*first.ece));
    QVERIFY(*measureOf("share_of_positives").of(first) == 0.5);
    QVERIFY(*measureOf("recall").of(first) == 0.5);
    const core::Slice second = slices().ofGroup[1];
    // 0.8 beats 0.7 and 0.1, 0.3 the last alone.
    QVERIFY(*second.auc == 0.75);
    QVERIFY2(agree(*second.meanPredicted, 0.475), digits(*second.meanPredicted));
}

void TestSlices::allTogether()
{
    const core::Slice all = slices().all;
    QCOMPARE(all.samples, std::size_t{10});
    QVERIFY(all.counts == (core::ConfusionMatrix{2, 3, 2, 3}));
    // 0.9 and 0.8 beat six negatives each, 0.4 three and 0.3 three, of 24 pairs.
    QVERIFY2(agree(*all.auc, 18 / 24.0), digits(*all.auc));
}

void TestSlices::withoutAClass()
{
    const core::Slice healthy = slices().ofGroup[2];
    QCOMPARE(healthy.auc.reason(), Undefined::NoPositives);
    QCOMPARE(measureOf("recall").of(healthy).reason(), Undefined::NoPositives);
    QVERIFY(*measureOf("fpr").of(healthy) == 0.5);
    QVERIFY(healthy.ece);
}

void TestSlices::gaps()
{
    const auto of = slices().ofGroup;
    QVERIFY(*core::sliceGap(of, measureOf("share_of_positives")) == 0.5);
    QVERIFY(*core::sliceGap(of, measureOf("auc")) == 0);
    QVERIFY2(agree(*core::sliceGap(of, measureOf("mean_predicted")), 0.525 - 0.4),
             digits(*core::sliceGap(of, measureOf("mean_predicted"))));
    const std::vector last(of.end() - 1, of.end());
    QCOMPARE(core::sliceGap(last, measureOf("auc")).reason(), Undefined::NoPositives);
    const std::vector lastTwo(of.end() - 2, of.end());
    QCOMPARE(core::sliceGap(lastTwo, measureOf("auc")).reason(), Undefined::NoPositives);
}

void TestSlices::weights()
{
    const std::vector<double> weights{1, 3, 1, 1, 1, 1, 1, 1, 1, 1};
    const Slices weighted = core::slicesOf({scores, labels, 1, true, weights}, sites, 3, 0.5, {});
    QVERIFY(weighted.ofGroup[0].counts == (core::ConfusionMatrix{1, 3, 1, 1}));
    // Of the pairs' weights 3 + 1 + 1 of 8 are won.
    QVERIFY2(agree(*weighted.ofGroup[0].auc, 5 / 8.0), digits(*weighted.ofGroup[0].auc));
    QVERIFY2(agree(*weighted.ofGroup[0].meanPredicted, (0.9 + 1.8 + 0.4 + 0.2) / 6),
             digits(*weighted.ofGroup[0].meanPredicted));
    QCOMPARE(weighted.ofGroup[0].samples, std::size_t{4});
}

void TestSlices::groupWithoutSamples()
{
    const core::Slice nobody = core::slicesOf({scores, labels}, sites, 4, 0.5, {}).ofGroup[3];
    for (const core::SliceMeasure& measure : core::sliceMeasures())
        QVERIFY(!measure.of(nobody));
}

QTEST_APPLESS_MAIN(TestSlices)

}  // namespace tst_slices

#include "tst_slices.moc"
