#include "core/classifier/rate.h"
#include "core/classifier/threshold_sweep.h"
#include "tests/core/classification_cases.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <string>
#include <utility>

using core::Rate;
using nlohmann::json;

// Figures of tests/data/classification that follow from thresholds; those that follow from scores
// as probabilities are in tst_probability_golden.

namespace {

QByteArray compared(const std::string& name, core::Value ours, const json& theirs)
{
    return QByteArray::fromStdString(name + " " + theirs.dump()) + ", ours " +
           (ours ? digits(*ours) : QByteArray("undefined"));
}

/// Ours agrees where theirs is a plain number, and is undefined where it is not.
bool agrees(core::Value ours, const json& theirs)
{
    if (isRefusedOrWarned(theirs))
        return !ours.isDefined();
    return ours.isDefined() && agree(*ours, theirs.get<double>());
}

}  // namespace

class TestClassificationGolden : public QObject {
    Q_OBJECT
private slots:
    void init();
    void atThreshold_data();
    void atThreshold();
};

void TestClassificationGolden::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestClassificationGolden::atThreshold_data()
{
    addClassificationCases();
}

void TestClassificationGolden::atThreshold()
{
    QFETCH(const ClassificationCase, item);
    const core::ThresholdSweep sweep(item.samples());
    QVERIFY(!item.expected["at_threshold"].empty());
    for (const json& expected : item.expected["at_threshold"]) {
        const core::Counts counts =
            sweep.counts(sweep.pointAt(expected["threshold"].get<double>()));
        QVERIFY((counts ==
                 core::Counts{expected["tp"], expected["fp"], expected["fn"], expected["tn"]}));
        const auto check = [&](const char* name, Rate rate, double beta = 1) {
            const core::Value ours = core::rateOf(rate, counts, beta);
            QVERIFY2(agrees(ours, expected[name]), compared(name, ours, expected[name]));
        };
        for (const Rate rate : {Rate::Accuracy, Rate::BalancedAccuracy, Rate::Precision,
                                Rate::Recall, Rate::Specificity, Rate::F, Rate::Mcc})
            check(std::string(core::rowOf(rate).id).c_str(), rate);
        check("f0.5", Rate::F, 0.5);
        check("f2", Rate::F, 2);
    }
}

QTEST_APPLESS_MAIN(TestClassificationGolden)
#include "tst_classification_golden.moc"
