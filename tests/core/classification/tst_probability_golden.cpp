// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/log_loss.h"
#include "tests/core/classification_cases.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <vector>

namespace tst_probability_golden {

using core::Binning;
using core::ClassifierSettings;
using core::Outside;
using core::Undefined;
using nlohmann::json;

namespace {

/// Whether each of our numbers agrees with its figure; what differs first, else.
QByteArray difference(const std::vector<double>& ours, const json& figures)
{
    if (ours.size() != figures.size())
        return QByteArray::number(ours.size()) + " numbers, expected " +
               QByteArray::number(figures.size());
    for (std::size_t i = 0; i < ours.size(); ++i)
        if (!agree(ours[i], figures[i]))
            return digits(ours[i]) + " at " + QByteArray::number(i) + ", expected " +
                   digits(figures[i]);
    return {};
}

template <class Member>
std::vector<double> column(const core::CalibrationCurve& curve, Member member)
{
    std::vector<double> numbers;
    for (const core::CalibrationBin& bin : curve.bins)
        numbers.push_back(static_cast<double>(bin.*member));
    return numbers;
}

}  // namespace

// scikit-learn 1.2.1, 64-bit.
class TestProbabilityGolden : public QObject {
    Q_OBJECT
private slots:
    void init();
    void logLoss_data();
    void logLoss();
    void brier_data();
    void brier();
    void calibration_data();
    void calibration();
};

void TestProbabilityGolden::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestProbabilityGolden::logLoss_data()
{
    addClassificationCases();
}

void TestProbabilityGolden::logLoss()
{
    QFETCH(const ClassificationCase, item);
    const json& figures = item.expected["log_loss"];
    const auto check = [&](double clip, const json& figure) {
        // scikit-learn clips scores outside 0 to 1 without a word.
        const auto value = core::logLoss(item.samples(), {.clip = clip, .outside = Outside::Clip});
        QVERIFY2(value && agree(*value, figure), digits(value.valueOr(-1)));
    };
    check(figures["eps_auto"], figures["value_eps_auto_labels_given"]);
    // It refuses a single class unless both labels are named; here both are always known.
    for (const auto& [clip, name] :
         {std::pair<double, const char*>{figures["eps_auto"], "value_eps_auto"},
          {1e-15, "value_eps_1e-15"}})
        if (!isRefusedOrWarned(figures[name]))
            check(clip, figures[name]);

    if (isRefusedOrWarned(item.expected["brier"]))
        QCOMPARE(core::logLoss(item.samples(), {}).reason(), Undefined::NotAProbability);
    else
        QVERIFY(core::logLoss(item.samples(), {}));
}

void TestProbabilityGolden::brier_data()
{
    addClassificationCases();
}

void TestProbabilityGolden::brier()
{
    QFETCH(const ClassificationCase, item);
    const json& figure = item.expected["brier"];
    const core::Value value = core::brierScore(item.samples(), Outside::Undefined);
    const core::ThresholdSweep sweep(item.samples());
    if (isRefusedOrWarned(figure)) {
        QCOMPARE(value.reason(), Undefined::NotAProbability);
        return;
    }
    QVERIFY2(value && agree(*value, figure), digits(value.valueOr(-1)));
    for (const Binning binning : {Binning::Uniform, Binning::Quantile}) {
        const auto byBin = core::brierPartsByBin(sweep, {.binning = binning});
        QVERIFY2(agree(byBin->sum(), figure), digits(byBin->sum()));
    }
}

void TestProbabilityGolden::calibration_data()
{
    addClassificationCases();
}

void TestProbabilityGolden::calibration()
{
    QFETCH(const ClassificationCase, item);
    const core::ThresholdSweep sweep(item.samples());
    for (const auto& [binning, name] : {std::pair{Binning::Uniform, "calibration_uniform_10"},
                                        std::pair{Binning::Quantile, "calibration_quantile_10"}}) {
        const ClassifierSettings settings{.bins = 10, .binning = binning};
        const json& figures = item.expected[name];
        const auto curve = core::calibrationCurve(sweep, settings);
        const auto edges = core::calibrationEdges(sweep, settings);
        if (isRefusedOrWarned(figures)) {
            QCOMPARE(curve.error(), Undefined::NotAProbability);
            QCOMPARE(edges.error(), Undefined::NotAProbability);
            continue;
        }
        const auto none = QByteArray();
        QCOMPARE(difference(*edges, figures["edges_computed_here"]), none);
        QCOMPARE(difference(column(*curve, &core::CalibrationBin::fractionPositive),
                            figures["fraction_positive"]),
                 none);
        QCOMPARE(difference(column(*curve, &core::CalibrationBin::meanPredicted),
                            figures["mean_predicted"]),
                 none);
        QCOMPARE(difference(column(*curve, &core::CalibrationBin::samples),
                            figures["count_computed_here"]),
                 none);
        QVERIFY2(agree(curve->ece, figures["ece_computed_here"]), digits(curve->ece));
        QVERIFY2(agree(curve->mce, figures["mce_computed_here"]), digits(curve->mce));
    }
}

QTEST_APPLESS_MAIN(TestProbabilityGolden)

}  // namespace tst_probability_golden

#include "tst_probability_golden.moc"
