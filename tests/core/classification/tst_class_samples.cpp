// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_samples.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_class_samples {

namespace {

/// Five samples; the last two have ties of the highest scores, and the fourth of the lowest, too.
core::ClassSamples fiveSamples()
{
    core::ClassSamples samples;
    samples.classes = {"a", "b", "c"};
    samples.labels = {0, 1, 2, 1, 2};
    samples.scores = {{0.5, 0.25, 0.125, 0.375, 0.25},
                      {0.25, 0.5, 0.125, 0.375, 0.375},
                      {0.25, 0.25, 0.75, 0.25, 0.375}};
    samples.predicted = {0, 1, 2, 1, 1};
    samples.hasPredictions = true;
    samples.ids = {"v", "w", "x", "y", "z"};
    samples.weights = {1, 2, 3, 4, 5};
    return samples;
}

}  // namespace

class TestClassSamples : public QObject {
    Q_OBJECT
private slots:
    void highest_data();
    void highest();
    void counts();
    void againstRest();
};

void TestClassSamples::highest_data()
{
    QTest::addColumn<std::size_t>("sample");
    QTest::addColumn<std::uint32_t>("expected");
    QTest::newRow("the first class") << std::size_t{0} << std::uint32_t{0};
    QTest::newRow("the second class") << std::size_t{1} << std::uint32_t{1};
    QTest::newRow("the last class") << std::size_t{2} << std::uint32_t{2};
    QTest::newRow("the first two alike") << std::size_t{3} << std::uint32_t{0};
    QTest::newRow("the last two alike") << std::size_t{4} << std::uint32_t{1};
}

void TestClassSamples::highest()
{
    QFETCH(const std::size_t, sample);
    QTEST(core::highestClass(fiveSamples(), sample), "expected");
}

void TestClassSamples::counts()
{
    core::ClassSamples samples = fiveSamples();
    QCOMPARE(core::tiedSamples(samples), std::size_t{2});
    // Only of the fourth does the file say another class than the first of the highest.
    QCOMPARE(core::predictedOtherwise(samples), std::size_t{1});
    samples.scores.clear();
    QCOMPARE(core::tiedSamples(samples), std::size_t{0});
    QCOMPARE(core::predictedOtherwise(samples), std::size_t{0});
    QVERIFY(samples.weight(4) == 5);
    samples.weights.clear();
    QVERIFY(samples.weight(4) == 1);
}

void TestClassSamples::againstRest()
{
    core::ClassSamples samples = fiveSamples();
    const core::Samples one = core::oneAgainstRest(samples, 1);
    QVERIFY(one.classes[0] == "not b" && one.classes[1] == "b");
    QVERIFY((one.labels == std::vector<std::uint8_t>{0, 1, 0, 1, 0}));
    QCOMPARE(one.models.size(), std::size_t{1});
    QCOMPARE(one.models.front().name, std::string("b"));
    QVERIFY(one.models.front().values == samples.scores[1]);
    QVERIFY(one.ids == samples.ids && one.weights == samples.weights);
    samples.scores.clear();
    QVERIFY((core::oneAgainstRest(samples, 1).models.front().values ==
             std::vector<double>{0, 1, 0, 1, 1}));
}

QTEST_APPLESS_MAIN(TestClassSamples)

}  // namespace tst_class_samples

#include "tst_class_samples.moc"
