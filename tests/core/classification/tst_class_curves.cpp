// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_curves.h"

#include <QTest>

#include <cstdint>
#include <vector>

namespace tst_class_curves {

using core::CurvePoint;
using core::ThresholdSweep;
using Points = std::vector<CurvePoint>;

namespace {

/// One class against the rest: the scores fall, and 1 is of the class.
ThresholdSweep sweepOf(const std::vector<double>& scores, const std::vector<std::uint8_t>& labels)
{
    return ThresholdSweep({scores, labels});
}

/// The highest score is of the class; each of so many others has its own.
ThresholdSweep perfectSweep(std::size_t others)
{
    std::vector<double> scores;
    for (std::size_t i = 0; i <= others; ++i)
        scores.push_back(-static_cast<double>(i));
    std::vector<std::uint8_t> labels(scores.size(), 0);
    labels.front() = 1;
    return sweepOf(scores, labels);
}

}  // namespace

class TestClassCurves : public QObject {
    Q_OBJECT
private slots:
    void vertical();
    void interpolated();
    void steps();
    void noClasses();
    void manyPoints_data();
    void manyPoints();
};

/// Both rise vertically at a half, and the first at 0, too.
void TestClassCurves::vertical()
{
    const std::vector<ThresholdSweep> sweeps{sweepOf({9, 8, 7, 6}, {1, 0, 1, 0}),
                                             sweepOf({9, 8, 7}, {0, 1, 0})};
    QVERIFY((core::macroRoc(sweeps) == Points{{0, 0}, {0, 0.25}, {0.5, 0.25}, {0.5, 1}, {1, 1}}));
}

/// A tie draws the first through (0.25, 0.25), where the second rises.
void TestClassCurves::interpolated()
{
    const std::vector<ThresholdSweep> sweeps{sweepOf({9, 9, 5, 4}, {1, 0, 1, 0}),
                                             sweepOf({9, 8, 7, 6, 5}, {0, 1, 0, 0, 0})};
    QVERIFY(
        (core::macroRoc(sweeps) ==
         Points{{0, 0}, {0.25, 0.125}, {0.25, 0.625}, {0.5, 0.75}, {0.5, 1}, {0.75, 1}, {1, 1}}));
}

/// Precisions of 1 and 2/3 at the recalls of a half and 1, and of 1/2 at 1.
void TestClassCurves::steps()
{
    const std::vector<ThresholdSweep> sweeps{sweepOf({9, 8, 7, 6}, {1, 0, 1, 0}),
                                             sweepOf({9, 8, 7}, {0, 1, 0})};
    const double last = (2.0 / 3 + 0.5) / 2;
    QVERIFY((core::macroPrecisionRecall(sweeps) ==
             Points{{0, 0.75}, {0.5, 0.75}, {0.5, last}, {1, last}}));
}

void TestClassCurves::noClasses()
{
    QVERIFY(core::macroRoc({}).empty());
    QVERIFY(core::macroPrecisionRecall({}).empty());
}

void TestClassCurves::manyPoints_data()
{
    QTest::addColumn<std::size_t>("others");
    QTest::addColumn<std::size_t>("points");
    // One point at every false positive rate that is kept, and one more at 0.
    QTest::newRow("20,000 rates: all") << std::size_t{19'999} << std::size_t{20'001};
    QTest::newRow("20,001: every other") << std::size_t{20'000} << std::size_t{10'002};
    QTest::newRow("20,002: every other, and the last")
        << std::size_t{20'001} << std::size_t{10'003};
    QTest::newRow("40,000: every third") << std::size_t{39'999} << std::size_t{13'335};
}

void TestClassCurves::manyPoints()
{
    QFETCH(const std::size_t, others);
    QFETCH(const std::size_t, points);
    const std::vector<ThresholdSweep> sweeps{perfectSweep(others)};
    const Points curve = core::macroRoc(sweeps);
    QCOMPARE(curve.size(), points);
    QVERIFY((curve.front() == CurvePoint{0, 0}));
    QVERIFY((curve[1] == CurvePoint{0, 1}));
    QVERIFY((curve.back() == CurvePoint{1, 1}));
}

QTEST_APPLESS_MAIN(TestClassCurves)

}  // namespace tst_class_curves

#include "tst_class_curves.moc"
