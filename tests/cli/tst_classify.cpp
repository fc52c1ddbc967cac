// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/content_of.h"
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/core/classification/three_hundred.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_classify {

namespace {

bool agree(double a, double b)
{
    return a == b || std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

Result classify(const QByteArray& table, const QStringList& options = {})
{
    return run(QStringList{QStringLiteral("classify"), QStringLiteral("-")} + options, table);
}

QJsonDocument json(const Result& result)
{
    return QJsonDocument::fromJson(result.out.toUtf8());
}

QJsonObject classified(const QByteArray& table, const QStringList& options = {})
{
    const Result result =
        classify(table, options + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
    return json(result).object();
}

/// The samples of a file of scikit-learn's figures.
QByteArray tableOf(const QJsonObject& figures)
{
    const QJsonArray labels = figures[QLatin1String("y")].toArray();
    const QJsonArray scores = figures[QLatin1String("score")].toArray();
    QByteArray table = "label,score\n";
    for (qsizetype i = 0; i < labels.size(); ++i)
        table += QByteArray::number(labels[i].toInt()) + ',' +
                 QByteArray::number(scores[i].toDouble(), 'g', 17) + '\n';
    return table;
}

/// Ours is scikit-learn's; where that is refused or warned of, ours is null with a reason.
void compare(const QJsonObject& ours, const QString& key, const QJsonValue& theirs)
{
    QVERIFY2(ours.contains(key), qPrintable(key));
    if (theirs.isDouble()) {
        QVERIFY2(agree(ours[key].toDouble(qQNaN()), theirs.toDouble()),
                 qPrintable(QStringLiteral("%1: %2, expected %3")
                                .arg(key, QString::number(ours[key].toDouble(), 'g', 17),
                                     QString::number(theirs.toDouble(), 'g', 17))));
        return;
    }
    QVERIFY2(ours[key].isNull(), qPrintable(key));
    QVERIFY2(!ours[QLatin1String("undefined")].toObject()[key].toString().isEmpty(),
             qPrintable(key));
}

const QByteArray small = "label,score\n1,0.9\n0,0.8\n1,0.7\n0,0.1\n";

}  // namespace

class TestClassify : public QObject {
    Q_OBJECT
private slots:
    void init();
    void withoutAClip();
    void agreesWithScikitLearn_data();
    void agreesWithScikitLearn();
    void text();
    void typedCounts();
    void readsLatin1WhereToldTo();
    void readsChineseTextWhereToldTo();
    void oneAndTwoNeedToldWhichIsPositive();
    void thresholdIsTheWindowsWithoutOne();
    void severalModels();
    void details();
    void detailsOfTheThreshold();
    void exactIntervalsOnRequest();
    void anotherPrevalence();
    void recalibratedOutOfFold();
    void thresholdsByAnAim();
    void eachModelHasItsOwnThreshold_data();
    void eachModelHasItsOwnThreshold();
    void aSessionsAim();
    void calibrationOfTheDetails();
    void curvesAndDecisionsOfTheDetails();
    void separatedClassesSayHow();
    void calibrationColumns();
    void weightedModelsAreResampledInPairs();
    void modelsAreTestedInPairs();
    void modelsBesideEachOther();
    void slices();
    void slicesByTheGroups();
    void subgroups();
    void clusters();
    void sampleSizes();
    void decimalCommasAreHintedAt();
    void modelsHaveTheirOwnRows();
    void columnsAreNamed();
    void directionAndPositive();
    void groups_data();
    void groups();
    void weightsAndGroups();
    void whatHeadingsSayIsTold();
    void aSessionWithoutItsWeights();
    void oneAgainstTheRest();
    void severalClasses();
    void inWords();
    void severalLabels();
    void severalClassesAsText();
    void closedEdges();
    void severalClassesRefused_data();
    void severalClassesRefused();
    void sessions();
    void refused_data();
    void refused();
    void whatIsReadIsSaid_data();
    void whatIsReadIsSaid();
    void badRowsAreSkipped();
    void whichRuleGivesAFigure_data();
    void whichRuleGivesAFigure();
};

void TestClassify::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

/// scikit-learn's log_loss with eps=0: -ln(0.75) / 2, and infinity.
void TestClassify::withoutAClip()
{
    const QStringList none{QStringLiteral("--clip"), QStringLiteral("0")};
    compare(classified("label,score\n1,1\n0,0.25\n", none), QStringLiteral("log_loss"),
            0.14384103622589042);
    compare(classified("label,score\n1,0\n0,0.25\n", none), QStringLiteral("log_loss"),
            QJsonValue());
}

void TestClassify::agreesWithScikitLearn_data()
{
    QTest::addColumn<QString>("path");
    const QDir directory(QStringLiteral(TEST_DATA "/classification"));
    const QStringList files = directory.entryList({QStringLiteral("*.json")});
    QVERIFY(!files.isEmpty());
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << directory.filePath(file);
}

void TestClassify::agreesWithScikitLearn()
{
    QFETCH(const QString, path);
    const QJsonObject figures = QJsonDocument::fromJson(dataOf(path)).object();
    const QJsonObject expected = figures[QLatin1String("expected")].toObject();
    const QByteArray table = tableOf(figures);
    const QJsonArray thresholds = expected[QLatin1String("at_threshold")].toArray();
    QVERIFY(!thresholds.isEmpty());
    for (const QJsonValue& value : thresholds) {
        const QJsonObject theirs = value.toObject();
        const double threshold = theirs[QLatin1String("threshold")].toDouble();
        const QJsonObject ours =
            classified(table, {QStringLiteral("--threshold"), QString::number(threshold, 'g', 17)});
        const QJsonObject at = ours[QLatin1String("threshold")].toObject();
        QVERIFY(at[QLatin1String("value")].toDouble() == threshold);
        for (const QString& count : {QStringLiteral("tp"), QStringLiteral("fp"),
                                     QStringLiteral("fn"), QStringLiteral("tn")})
            QCOMPARE(at[count], theirs[count]);
        for (const QString& rate :
             {QStringLiteral("accuracy"), QStringLiteral("precision"), QStringLiteral("recall"),
              QStringLiteral("specificity"), QStringLiteral("f1"), QStringLiteral("mcc")})
            if (theirs.contains(rate))
                compare(at, rate, theirs[rate]);
        QCOMPARE(ours[QLatin1String("n")], figures[QLatin1String("n")]);
        QCOMPARE(ours[QLatin1String("positives")], figures[QLatin1String("positives")]);
        compare(ours, QStringLiteral("auc"), expected[QLatin1String("roc_auc")]);
        compare(ours, QStringLiteral("average_precision"),
                expected[QLatin1String("average_precision")]);
        const QJsonValue brier = expected[QLatin1String("brier")];
        compare(ours, QStringLiteral("brier"), brier);
        const QJsonObject uniform = expected[QLatin1String("calibration_uniform_10")].toObject();
        compare(ours, QStringLiteral("ece"), uniform[QLatin1String("ece_computed_here")]);
        // scikit-learn clips scores that are no probabilities without a word.
        const QJsonValue logLoss = expected[QLatin1String("log_loss")]
                                       .toObject()[QLatin1String("value_eps_auto_labels_given")];
        compare(ours, QStringLiteral("log_loss"), brier.isDouble() ? logLoss : QJsonValue());
        const double share =
            figures[QLatin1String("positives")].toDouble() / figures[QLatin1String("n")].toDouble();
        const double entropy = -share * std::log(share) - (1 - share) * std::log(1 - share);
        compare(ours, QStringLiteral("normalised_entropy"),
                brier.isDouble() && entropy > 0 ? logLoss.toDouble() / entropy : QJsonValue());
        if (!brier.isDouble())
            compare(classified(table, {QStringLiteral("--clip-outside")}),
                    QStringLiteral("log_loss"), logLoss);
    }
    if (expected[QLatin1String("calibration_quantile_10")].toObject().contains(
            QLatin1String("ece_computed_here")))
        compare(classified(table, {QStringLiteral("--binning"), QStringLiteral("quantile")}),
                QStringLiteral("ece"),
                expected[QLatin1String("calibration_quantile_10")]
                    .toObject()[QLatin1String("ece_computed_here")]);
}

void TestClassify::text()
{
    const Result result = classify(small, {QStringLiteral("--threshold"), QStringLiteral("0.95")});
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    const QString lines = result.out.simplified();
    for (const char* line :
         {"Positive class: 1, predicted if score >= threshold", "n 4", "positives 2",
          "auc 0.750000", "average_precision 0.833333", "threshold 0.950000", "tp 0", "tn 2",
          "accuracy 0.500000", "precision undefined", "recall 0 "})
        QVERIFY2(lines.contains(QString::fromUtf8(line)), qPrintable(lines));
}

void TestClassify::typedCounts()
{
    // 19 dangerous passengers of 14.4 billion, none found: accuracy 0.9999999987, recall 0.
    const Result result = run({QStringLiteral("classify"), QStringLiteral("--counts"),
                               QStringLiteral("0,0,19,14399999981"), QStringLiteral("--format"),
                               QStringLiteral("json")});
    QCOMPARE(result.status, 0);
    const QJsonObject report = json(result).object();
    QVERIFY(report[QLatin1String("n")].toDouble() == 14.4e9);
    QCOMPARE(report[QLatin1String("positives")].toInt(), 19);
    const QJsonObject at = report[QLatin1String("threshold")].toObject();
    QVERIFY(at[QLatin1String("value")].isNull());
    QVERIFY(agree(at[QLatin1String("accuracy")].toDouble(), 14399999981.0 / 14.4e9));
    QVERIFY(at[QLatin1String("recall")].toDouble(1) == 0);
    QVERIFY(at[QLatin1String("precision")].isNull());
    QVERIFY(!at[QLatin1String("undefined")]
                 .toObject()[QLatin1String("precision")]
                 .toString()
                 .isEmpty());
}

void TestClassify::details()
{
    // Of the nine pairs six are won, one is tied and two are lost. The curve begins with a third
    // of the positives, and its next piece has the slope 1. The errors squared add up to 1.33.
    const QByteArray table = "label,score\n1,0.9\n1,0.7\n0,0.7\n0,0.3\n1,0.2\n0,0.1\n";
    const QJsonObject plain = classified(table);
    QVERIFY(!plain.contains(QLatin1String("pairs_won")));
    const QJsonObject all = classified(table, {QStringLiteral("--details")});
    const auto number = [&all](const char* key) {
        return all[QLatin1String(key)].toDouble(qQNaN());
    };
    QCOMPARE(number("pairs_won"), 6.0);
    QCOMPARE(number("pairs_tied"), 1.0);
    QCOMPARE(number("pairs_lost"), 2.0);
    QVERIFY(agree(number("partial_auc"), 0.1 / 3 + 0.005));
    QVERIFY(agree(number("partial_auc_standardised"), (1 + 0.1 / 3 / 0.095) / 2));
    const double parts = number("brier_reliability") - number("brier_resolution") +
                         number("brier_uncertainty") + number("brier_within_variance") -
                         number("brier_within_covariance");
    QVERIFY(agree(parts, 1.33 / 6));
    QVERIFY(agree(number("brier_uncertainty"), 0.25));
    QVERIFY(number("auc_bootstrap_low") < 13.0 / 18);
    QCOMPARE(number("auc_delong_high"), 1.0);
    const QJsonObject whole =
        classified(table, {QStringLiteral("--details"), QStringLiteral("--max-fpr"),
                           QStringLiteral("1"), QStringLiteral("--seed"), QStringLiteral("2")});
    QVERIFY(agree(whole[QLatin1String("partial_auc")].toDouble(), 13.0 / 18));
    const QJsonObject single = classified("label,score\n1,0.9\n", {QStringLiteral("--details")});
    for (const char* key : {"partial_auc", "auc_delong_low", "auc_bootstrap_high"}) {
        QVERIFY(single[QLatin1String(key)].isNull());
        QVERIFY(single[QLatin1String("undefined")].toObject().contains(QLatin1String(key)));
    }
}

/// 81 of 263 and 15 of 148: Newcombe 1998, table I.
void TestClassify::detailsOfTheThreshold()
{
    const QStringList options{QStringLiteral("classify"), QStringLiteral("--details"),
                              QStringLiteral("--format"), QStringLiteral("json"),
                              QStringLiteral("--counts")};
    const auto at = [&](const char* counts) {
        return json(run(options + QStringList{QLatin1String(counts)}))
            .object()[QLatin1String("threshold")]
            .toObject();
    };
    const QJsonObject precision = at("81,182,5,6");
    QVERIFY(std::abs(precision[QLatin1String("precision_wilson_low")].toDouble() - 0.2553) < 5e-5);
    QVERIFY(std::abs(precision[QLatin1String("precision_wilson_high")].toDouble() - 0.3662) < 5e-5);
    const QJsonObject fpr = at("5,15,6,133");
    QVERIFY(std::abs(fpr[QLatin1String("fpr_wilson_low")].toDouble() - 0.0624) < 5e-5);
    QVERIFY(!fpr.contains(QLatin1String("f1_wilson_low")));
    const QJsonObject none = at("0,0,3,4");
    QVERIFY(none[QLatin1String("precision_wilson_low")].isNull());
    QVERIFY(none[QLatin1String("undefined")].toObject().contains(
        QLatin1String("precision_wilson_low")));
}

/// 81 of 263: Newcombe 1998, table I, method 5; LR+ of epiR's example: see tst_rate_interval.
void TestClassify::exactIntervalsOnRequest()
{
    const auto at = [](const char* counts, const QStringList& more) {
        return json(run(QStringList{QStringLiteral("classify"), QStringLiteral("--details"),
                                    QStringLiteral("--format"), QStringLiteral("json"),
                                    QStringLiteral("--counts"), QLatin1String(counts)} +
                        more))
            .object()[QLatin1String("threshold")]
            .toObject();
    };
    const QJsonObject exact =
        at("81,182,5,6", {QStringLiteral("--rate-intervals"), QStringLiteral("clopper-pearson")});
    QVERIFY(!exact.contains(QLatin1String("precision_wilson_low")));
    QVERIFY(std::abs(exact[QLatin1String("precision_clopper_pearson_low")].toDouble() - 0.2527) <
            5e-5);
    QVERIFY(std::abs(exact[QLatin1String("precision_clopper_pearson_high")].toDouble() - 0.3676) <
            5e-5);
    const QJsonObject ratios = at("670,202,74,640", {});
    QVERIFY(std::abs(ratios[QLatin1String("lr_positive")].toDouble() - 3.75) < 5e-3);
    QVERIFY(std::abs(ratios[QLatin1String("lr_positive_log_low")].toDouble() - 3.32) < 5e-3);
    QVERIFY(std::abs(ratios[QLatin1String("diagnostic_odds_ratio_log_high")].toDouble() - 38.24) <
            5e-3);
    const QJsonObject empty = at("3,0,1,4", {});
    QVERIFY(empty[QLatin1String("lr_positive")].isNull());
    QVERIFY(empty[QLatin1String("undefined")]
                .toObject()[QLatin1String("lr_positive")]
                .toString()
                .contains(QLatin1String("is 0")));
    const Result idle =
        classify(small, {QStringLiteral("--rate-intervals"), QStringLiteral("wilson")});
    QCOMPARE(idle.status, 2);
    QVERIFY2(idle.err.contains(QLatin1String("requires --details")), qPrintable(idle.err));
}

void TestClassify::thresholdsByAnAim()
{
    const QStringList three{QStringLiteral("--threshold"), QStringLiteral("youden"),
                            QStringLiteral("--threshold"), QStringLiteral("0.5"),
                            QStringLiteral("--threshold"), QStringLiteral("recall=1")};
    const QJsonObject found = classified(small, three);
    // Of 0.9+ 0.8− 0.7+ 0.1−: 0.9 finds one of two without a false positive, as good as 0.7, but
    // with fewer predicted positives.
    const QJsonObject first = found[QLatin1String("threshold")].toObject();
    QCOMPARE(first[QLatin1String("chosen")].toString(), QStringLiteral("youden"));
    QCOMPARE(first[QLatin1String("value")].toDouble(), 0.9);
    QCOMPARE(first[QLatin1String("tp")].toInt(), 1);
    const QJsonArray others = found[QLatin1String("other_thresholds")].toArray();
    QCOMPARE(others.size(), 2);
    QCOMPARE(others[0].toObject()[QLatin1String("value")].toDouble(), 0.5);
    QCOMPARE(others[1].toObject()[QLatin1String("value")].toDouble(), 0.7);
    QCOMPARE(others[1].toObject()[QLatin1String("chosen")].toString(), QStringLiteral("recall=1"));
    QVERIFY(!first.contains(QLatin1String("threshold_bootstrap_low")));
    const QString text = classify(small, three).out;
    QVERIFY2(text.contains(QLatin1String("score, youden")) &&
                 text.contains(QLatin1String("score, recall=1")),
             qPrintable(text));
    const QJsonObject details =
        classified(small,
                   three + QStringList{QStringLiteral("--details")})[QLatin1String("threshold")]
            .toObject();
    QVERIFY(details[QLatin1String("threshold_bootstrap_low")].toDouble() <= 0.9);
    QVERIFY(details.contains(QLatin1String("recall_bootstrap_high")));
    // A single number is as it was.
    const QJsonObject usual = classified(small)[QLatin1String("threshold")].toObject();
    QVERIFY(!usual.contains(QLatin1String("chosen")));
    QCOMPARE(usual[QLatin1String("value")].toDouble(), 0.5);
}

/// 0.6 separates a, and 0.3 separates b; at 0.6, b finds nobody.
void TestClassify::eachModelHasItsOwnThreshold_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("texts");
    const QString own = QStringLiteral(
        "Rates are computed at each model’s own threshold: 0.600 for a and 0.300 for b. Each "
        "threshold was chosen on these samples for the highest ");
    QTest::newRow("rates of the models")
        << QStringList{QStringLiteral("--details"), QStringLiteral("--columns"),
                       QStringLiteral("recall,specificity"), QStringLiteral("--threshold"),
                       QStringLiteral("youden")}
        << QStringList{own, QStringLiteral("a 0.600 1.000 "), QStringLiteral("b 0.300 1.000 ")};
    QTest::newRow("slices") << QStringList{QStringLiteral("--slices"), QStringLiteral("site"),
                                           QStringLiteral("--threshold"), QStringLiteral("f1")}
                            << QStringList{own, QStringLiteral("n = 4, 2 positive.")};
    QTest::newRow("subgroups and paired tests of decisions")
        << QStringList{QStringLiteral("--details"), QStringLiteral("--slices"),
                       QStringLiteral("site"), QStringLiteral("--threshold"),
                       QStringLiteral("recall=0.9")}
        << QStringList{QStringLiteral("a b Recall, TPR 0.000 "),
                       QStringLiteral("Rates are computed at threshold 0.600. The threshold was "),
                       QStringLiteral("Rates are computed at threshold 0.300. The threshold was ")};
    QTest::newRow("in words")
        << QStringList{QStringLiteral("--in-words"), QStringLiteral("--threshold"),
                       QStringLiteral("youden")}
        << QStringList{QStringLiteral("At threshold 0.6000 (youden), 500 of 1000 samples"),
                       QStringLiteral("At threshold 0.3000 (youden), 500 of 1000 samples")};
    QTest::newRow("as clinical papers name the rates")
        << QStringList{QStringLiteral("--details"),        QStringLiteral("--columns"),
                       QStringLiteral("recall,precision"), QStringLiteral("--clinical"),
                       QStringLiteral("--threshold"),      QStringLiteral("recall=0.9")}
        << QStringList{QStringLiteral("Model Threshold Sensitivity PPV "),
                       QStringLiteral("for the highest specificity with sensitivity 0.9 or more."),
                       QStringLiteral("a b Sensitivity 0.000 ")};
    QTest::newRow("a number is common to all")
        << QStringList{QStringLiteral("--slices"), QStringLiteral("site"),
                       QStringLiteral("--threshold"), QStringLiteral("0.6")}
        << QStringList{QStringLiteral("Rates are computed at threshold 0.600.")};
}

void TestClassify::eachModelHasItsOwnThreshold()
{
    QFETCH(const QStringList, options);
    QFETCH(const QStringList, texts);
    const Result result =
        classify("label,a,b,site\n1,0.9,0.4,x\n1,0.6,0.3,y\n0,0.4,0.2,x\n0,0.2,0.1,y\n", options);
    QCOMPARE(result.status, 0);
    for (const QString& text : texts)
        QVERIFY2(result.out.simplified().contains(text), qPrintable(text + result.out));
}

/// A session's aim gives each model its own threshold, too. 0.2896 with three decimals would be
/// above the score.
void TestClassify::aSessionsAim()
{
    const QByteArray session =
        R"({"format":"rankscope-classifier","version":1,"threshold":0.2896,"aim":"youden",)"
        R"("labels":[1,1,0,0],"models":[{"name":"a","scores":[0.9,0.2896,0.1,0.2]},)"
        R"({"name":"b","scores":[0.2,0.15,0.1,0.05]}]})";
    const QStringList details{QStringLiteral("--details"), QStringLiteral("--columns"),
                              QStringLiteral("recall")};
    const QString own = classify(session, details).out.simplified();
    QVERIFY2(own.contains(QStringLiteral("own threshold: 0.2896 for a and 0.150 for b. Each "
                                         "threshold was chosen on these samples for the highest "
                                         "Youden index.")),
             qPrintable(own));
    const QStringList typed =
        details + QStringList{QStringLiteral("--threshold"), QStringLiteral("0.5")};
    QVERIFY(classify(session, typed).out.contains(QStringLiteral("at threshold 0.500.")));
}

void TestClassify::recalibratedOutOfFold()
{
    // Each sample is a fold. Without 0.9, the highest step is 1/2 at 0.7 and 0.8; without 0.8,
    // 0.7 and 0.9 are 1; without 0.7, 0.1 to 0.8 are 0; without 0.1, the lowest step is 1/2.
    const QJsonObject found =
        classified(small, {QStringLiteral("--recalibrate"), QStringLiteral("isotonic")});
    // Of four pairs, three are lost and one is tied.
    QCOMPARE(found[QLatin1String("auc")].toDouble(), 0.125);
    QCOMPARE(found[QLatin1String("brier")].toDouble(), (0.25 + 1 + 1 + 0.25) / 4);
    QCOMPARE(found[QLatin1String("threshold")].toObject()[QLatin1String("value")].toDouble(), 0.5);
    const QString told = QStringLiteral(
        "Scores are recalibrated out of fold by isotonic regression: each sample with a model "
        "fitted to the other folds (4 random folds, stratified by class).");
    QCOMPARE(found[QLatin1String("recalibration")].toString(), told);
    const QStringList isotonic{QStringLiteral("--recalibrate"), QStringLiteral("isotonic")};
    QVERIFY(classify(small, isotonic).out.contains(told));
    QVERIFY(!classified(small).contains(QLatin1String("recalibration")));
    QCOMPARE(classified(small)[QLatin1String("auc")].toDouble(), 0.75);
    const QByteArray sites = "label,score,site\n1,0.9,a\n0,0.8,a\n1,0.7,b\n0,0.1,b\n";
    const QJsonObject bySite = classified(
        sites, isotonic + QStringList{QStringLiteral("--group"), QStringLiteral("site"),
                                      QStringLiteral("--folds"), QStringLiteral("group")});
    // Site a by b, whose 0.7 is 1; site b by a, whose lower score is 0.
    QCOMPARE(bySite[QLatin1String("brier")].toDouble(), (0 + 1 + 1 + 0) / 4.0);
    QVERIFY(bySite[QLatin1String("recalibration")].toString().contains(
        QLatin1String("(one fold per group)")));
}

/// Sensitivity and specificity 9/10, one in a hundred: PPV 1/12, NPV 891/892.
void TestClassify::anotherPrevalence()
{
    const QJsonObject at =
        json(run({QStringLiteral("classify"), QStringLiteral("--counts"),
                  QStringLiteral("90,10,10,90"), QStringLiteral("--prevalence"),
                  QStringLiteral("0.01"), QStringLiteral("--format"), QStringLiteral("json")}))
            .object()[QLatin1String("threshold")]
            .toObject();
    QCOMPARE(at[QLatin1String("prevalence")].toDouble(), 0.01);
    QVERIFY(agree(at[QLatin1String("ppv_at_prevalence")].toDouble(), 1 / 12.0));
    QVERIFY(agree(at[QLatin1String("npv_at_prevalence")].toDouble(), 891 / 892.0));
    QVERIFY(at[QLatin1String("ppv_at_prevalence_low")].toDouble() < 1 / 12.0);
    QVERIFY(at[QLatin1String("ppv_at_prevalence_high")].toDouble() > 1 / 12.0);
    // 90 found, 10 false alarms, 10 missed: F is 9/10 for any beta.
    const QJsonObject ofBeta =
        json(run({QStringLiteral("classify"), QStringLiteral("--counts"),
                  QStringLiteral("90,10,10,90"), QStringLiteral("--beta"), QStringLiteral("2"),
                  QStringLiteral("--format"), QStringLiteral("json")}))
            .object()[QLatin1String("threshold")]
            .toObject();
    QVERIFY(agree(ofBeta[QLatin1String("f_beta")].toDouble(), 0.9));
    QVERIFY(ofBeta[QLatin1String("f_beta_logit_low")].toDouble() < 0.9);
    const Result text = classify(small, {QStringLiteral("--prevalence"), QStringLiteral("0.2")});
    QVERIFY2(text.out.contains(QLatin1String("ppv_at_prevalence")), qPrintable(text.out));
    QVERIFY(!classify(small).out.contains(QLatin1String("prevalence")));
}

/// Three of four at 1/2: the log odds are off by ln 3, observed are 3 of 2 expected, and the Brier
/// score of 1/4 is worse than 3/16.
void TestClassify::calibrationOfTheDetails()
{
    const QByteArray table = "label,score\n1,0.5\n1,0.5\n1,0.5\n0,0.5\n";
    QVERIFY(!classified(table).contains(QLatin1String("calibration_slope")));
    const QJsonObject all = classified(table, {QStringLiteral("--details")});
    const auto number = [&all](const char* key) {
        return all[QLatin1String(key)].toDouble(qQNaN());
    };
    QVERIFY(agree(number("calibration_in_the_large"), std::log(3.0)));
    QVERIFY(std::abs(number("calibration_in_the_large_high") -
                     (std::log(3.0) + 1.959963984540054 / std::sqrt(0.75))) < 1e-9);
    QVERIFY(agree(number("observed_to_expected"), 1.5));
    QVERIFY(agree(number("scaled_brier"), -1 / 3.0));
    QVERIFY(number("scaled_brier_low") < -1 / 3.0);
    QVERIFY(number("brier_low") <= 0.25);
    QVERIFY(all[QLatin1String("calibration_slope")].isNull());
    QVERIFY(all[QLatin1String("undefined")]
                .toObject()[QLatin1String("calibration_slope")]
                .toString()
                .contains(QLatin1String("equal")));
}

/// Samples 1 and 3 tell the models apart: A is right about both.
void TestClassify::curvesAndDecisionsOfTheDetails()
{
    const Result result =
        classify("label,A,B\n1,0.9,0.4\n0,0.8,0.7\n1,0.7,0.3\n0,0.1,0.2\n0,0.3,0.1\n1,0.2,0.4\n",
                 {QStringLiteral("--details"), QStringLiteral("--format"), QStringLiteral("json"),
                  QStringLiteral("--rounds"), QStringLiteral("50"), QStringLiteral("--threshold"),
                  QStringLiteral("0.5")});
    const QJsonArray models = QJsonDocument::fromJson(result.out.toUtf8()).array();
    QCOMPARE(models.size(), 2);
    const QJsonObject first = models[0].toObject();
    QVERIFY(first[QLatin1String("ici")].toDouble() > 0);
    QVERIFY(first[QLatin1String("ici_bootstrap_high")].toDouble() <= 1);
    QCOMPARE(first[QLatin1String("smooth_calibration")].toArray().size(), 101);
    QCOMPARE(first[QLatin1String("calibration_bins")].toArray().size(), 6);
    const QJsonObject test = first[QLatin1String("decision_tests")].toArray()[0].toObject();
    QCOMPARE(test[QLatin1String("against")].toString(), QStringLiteral("B"));
    const QJsonObject recall = test[QLatin1String("recall")].toObject();
    QVERIFY(agree(recall[QLatin1String("difference")].toDouble(), 2 / 3.0));
    QVERIFY(agree(recall[QLatin1String("p_exact")].toDouble(), 0.5));
    QVERIFY(agree(recall[QLatin1String("p")].toDouble(), 0.25));
    // At 1/2, a false positive costs a true positive: (2 - 1)/6, and 2/6 more than B.
    QVERIFY(
        agree(test[QLatin1String("net_benefit")].toObject()[QLatin1String("difference")].toDouble(),
              1 / 3.0));
    QVERIFY(
        agree(first[QLatin1String("threshold")].toObject()[QLatin1String("net_benefit")].toDouble(),
              1 / 6.0));
}

void TestClassify::separatedClassesSayHow()
{
    const QByteArray table = "label,score\n1,0.9\n1,0.8\n0,0.3\n0,0.2\n";
    const QJsonObject all = classified(table, {QStringLiteral("--details")});
    QVERIFY(agree(all[QLatin1String("auc_delong_low")].toDouble(), std::sqrt(0.025)));
    QCOMPARE(all[QLatin1String("auc_delong_high")].toDouble(), 1.0);
    QVERIFY(agree(all[QLatin1String("gini_delong_low")].toDouble(), 2 * std::sqrt(0.025) - 1));
    const auto rules = all[QLatin1String("byRule")].toObject();
    QVERIFY(rules[QLatin1String("auc_delong_low")].toString().contains(
        QLatin1String("exact binomial interval")));
    QVERIFY(!classified(small, {QStringLiteral("--details")}).contains(QLatin1String("byRule")));
    QVERIFY(classify(table, {QStringLiteral("--details")})
                .out.contains(QLatin1String("exact binomial interval")));
}

void TestClassify::calibrationColumns()
{
    const Result result =
        classify("label,score\n1,0.9\n0,0.8\n1,0.7\n0,0.1\n0,0.3\n1,0.2\n",
                 {QStringLiteral("--columns"),
                  QStringLiteral("calibration_slope,observed_to_expected,scaled_brier,lr_positive"),
                  QStringLiteral("--details")});
    QCOMPARE(result.err, QString());
    const QStringList lines = result.out.split(QLatin1Char('\n'));
    QCOMPARE(lines[1].simplified(), QStringLiteral("Model Calibration slope O:E Scaled Brier LR+"));
    // 3 of 3 expected; at 0.5, 2 of 3 positives and 1 of 3 negatives are predicted positive.
    QVERIFY2(lines[2].contains(QRegularExpression(
                 QStringLiteral("\\] +1.000 +\\[.*\\] .*\\] +2.000 +\\[0\\.[0-9]+, .*\\]"))),
             qPrintable(lines[2]));
    for (const char* sentence : {"Wald’s", "O:E: log method", "delta method",
                                 "likelihood and odds ratios and lift: log method"})
        QVERIFY2(result.out.contains(QString::fromUtf8(sentence)), qPrintable(result.out));
}

namespace {

/// Of A, B and C DeLong's z by hand is √½, 3/2 and 2/√5 (A–B, A–C, B–C); see tst_model_table.
const QByteArray threeModels =
    "label,A,B,C\n1,0.1,0.3,0.5\n1,0.3,0.3,0.6\n1,0.5,0.5,0.7\n0,0.2,0.2,0.1\n0,0.4,0.4,0.2\n";

}  // namespace

/// DeLong's test is for samples that count alike.
void TestClassify::weightedModelsAreResampledInPairs()
{
    QByteArray table = threeModels;
    table.replace("label,A,B,C", "label,A,B,C,weight")
        .replace("\n", ",2\n")
        .replace("weight,2", "weight");
    const QStringList options{QStringLiteral("--details"), QStringLiteral("--rounds"),
                              QStringLiteral("200")};
    const Result text = classify(table, options);
    QVERIFY2(text.out.contains(QStringLiteral("paired bootstrap of AUC against A (200 rounds")),
             qPrintable(text.out));
    const QJsonObject ofC = json(classify(table, options + QStringList{QStringLiteral("--format"),
                                                                       QStringLiteral("json")}))
                                .array()[2]
                                .toObject();
    QVERIFY(!ofC.contains(QLatin1String("delong_tests")));
    const QJsonObject againstA = ofC[QLatin1String("bootstrap_tests")][0].toObject();
    QVERIFY(agree(againstA[QLatin1String("difference")].toDouble(), 0.5));
    QVERIFY(againstA[QLatin1String("p_holm")].isDouble());
}

void TestClassify::modelsAreTestedInPairs()
{
    const QJsonArray models =
        json(classify(threeModels, {QStringLiteral("--details"), QStringLiteral("--format"),
                                    QStringLiteral("json")}))
            .array();
    QCOMPARE(models.size(), 3);
    const QJsonArray ofC = models[2].toObject()[QLatin1String("delong_tests")].toArray();
    QCOMPARE(ofC.size(), 2);
    const QJsonObject againstA = ofC[0].toObject();
    QCOMPARE(againstA[QLatin1String("against")].toString(), QStringLiteral("A"));
    QVERIFY(agree(againstA[QLatin1String("difference")].toDouble(), 0.5));
    QVERIFY(std::abs(againstA[QLatin1String("z")].toDouble() - 1.5) < 1e-9);
    QVERIFY(std::abs(againstA[QLatin1String("p")].toDouble() - 0.13361440253771617) < 1e-9);
    QVERIFY(std::abs(againstA[QLatin1String("p_holm")].toDouble() - 3 * 0.13361440253771617) <
            1e-9);
    const QJsonObject fromA = models[0].toObject()[QLatin1String("delong_tests")][1].toObject();
    QCOMPARE(fromA[QLatin1String("against")].toString(), QStringLiteral("C"));
    QVERIFY(agree(fromA[QLatin1String("difference")].toDouble(), -0.5));
    QVERIFY(
        agree(fromA[QLatin1String("low")].toDouble(), -againstA[QLatin1String("high")].toDouble()));
    const QJsonObject alone = classified(small, {QStringLiteral("--details")});
    QVERIFY(!alone.contains(QLatin1String("delong_tests")));
    QVERIFY(!againstA.contains(QLatin1String("p_non_inferior")));
    const QJsonArray within =
        json(classify(threeModels,
                      {QStringLiteral("--details"), QStringLiteral("--margin"),
                       QStringLiteral("0.1"), QStringLiteral("--format"), QStringLiteral("json")}))
            .array();
    // The standard error is 1/3: scipy's norm.sf(0.6 * 3) and norm.sf(-0.4 * 3).
    const auto p = [&within](int model, int test) {
        return within[model]
            .toObject()[QLatin1String("delong_tests")][test]
            .toObject()[QLatin1String("p_non_inferior")]
            .toDouble();
    };
    QVERIFY(std::abs(p(2, 0) - 0.03593031911292579) < 1e-9);
    QVERIFY(std::abs(p(0, 1) - 0.8849303297782918) < 1e-9);
}

void TestClassify::modelsBesideEachOther()
{
    const Result result =
        classify(threeModels,
                 {QStringLiteral("--details"), QStringLiteral("--baseline"), QStringLiteral("C"),
                  QStringLiteral("--columns"), QStringLiteral("auc,precision,accuracy"),
                  QStringLiteral("--threshold"), QStringLiteral("0.65")});
    QCOMPARE(result.err, QString());
    const QStringList lines = result.out.split(QLatin1Char('\n'));
    QCOMPARE(lines[1].simplified(), QStringLiteral("Model AUC p Precision Accuracy"));
    // p of A after Holm over two tests; it accepts nothing.
    QVERIFY2(lines[2].contains(
                 QRegularExpression(QStringLiteral("^A +0.500 +\\[.*\\] +0.267 +– +0.400 +\\["))),
             qPrintable(lines[2]));
    QVERIFY2(
        lines[4].contains(QRegularExpression(QStringLiteral("^C +1.000\\* \\[0.158, 1.000\\] +–"))),
        qPrintable(lines[4]));
    QVERIFY(lines[5].contains(QStringLiteral("against C, Holm-adjusted")));
    QVERIFY(lines[5].contains(QStringLiteral("is marked with an asterisk")));
    // C separates 3 positives from 2 negatives: 0.025 to the power of 1/2.
    QVERIFY2(lines[5].contains(QStringLiteral("exact binomial interval")), qPrintable(lines[5]));
}

/// Where nobody is ill there is no AUC; elsewhere it is 3/4 and 1.
void TestClassify::slices()
{
    const QByteArray table = "label,score,site\n1,0.9,a\n0,0.6,a\n1,0.4,a\n0,0.2,a\n"
                             "1,0.8,b\n0,0.1,b\n0,0.6,c\n";
    const QStringList options{QStringLiteral("--slices"), QStringLiteral("site"),
                              QStringLiteral("--threshold"), QStringLiteral("0.5")};
    const QJsonObject report = classified(table, options);
    QVERIFY(!report.contains(QLatin1String("grouped_auc")));
    const QJsonObject slices = report[QLatin1String("slices")].toObject();
    QCOMPARE(slices[QLatin1String("column")].toString(), QStringLiteral("site"));
    const QJsonArray groups = slices[QLatin1String("groups")].toArray();
    QCOMPARE(groups.size(), 3);
    QCOMPARE(groups[0][QLatin1String("slice")].toString(), QStringLiteral("a"));
    QCOMPARE(groups[0][QLatin1String("n")].toInt(), 4);
    QCOMPARE(groups[0][QLatin1String("auc")].toDouble(), 0.75);
    QCOMPARE(groups[0][QLatin1String("recall")].toDouble(), 0.5);
    QVERIFY(agree(groups[0][QLatin1String("minus_all")][QLatin1String("recall")].toDouble(),
                  0.5 - 2 / 3.0));
    QVERIFY(groups[2][QLatin1String("auc")].isNull());
    QVERIFY(!groups[2][QLatin1String("undefined")][QLatin1String("auc")].toString().isEmpty());
    QCOMPARE(slices[QLatin1String("largest_minus_smallest")][QLatin1String("auc")].toDouble(),
             0.25);
    const QString text = classify(table, options).out;
    QVERIFY2(text.contains(QRegularExpression(
                 QStringLiteral("\nc +1 +– +0.000 .* There are no positive samples"))),
             qPrintable(text));
    QVERIFY(text.contains(QRegularExpression(QStringLiteral("\nLargest − smallest +0.250"))));
}

void TestClassify::slicesByTheGroups()
{
    const QByteArray table = "label,score,group,site\n1,0.9,g,a\n0,0.6,h,a\n1,0.4,h,b\n";
    const auto names = [&](const char* column) {
        QStringList found;
        const QJsonObject slices =
            classified(table,
                       {QStringLiteral("--slices"), QLatin1String(column)})[QLatin1String("slices")]
                .toObject();
        for (const QJsonValue& slice : slices[QLatin1String("groups")].toArray())
            found << slice[QLatin1String("slice")].toString();
        return found;
    };
    QCOMPARE(names("group"), (QStringList{QStringLiteral("g"), QStringLiteral("h")}));
    QCOMPARE(names("site"), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

/// By hand: 3 of 4 pairs of a are in order, 2 of 3 of b; all three rows with both give 1/2 and 1/2.
void TestClassify::modelsHaveTheirOwnRows()
{
    const Result result = classify("label,a,b\n1,0.9,0.8\n0,0.1,\n1,0.4,0.3\n0,0.6,0.5\n1,NA,0.7\n",
                                   {QStringLiteral("--digits"), QStringLiteral("6")});
    QCOMPARE(result.status, 0);
    const QString out = result.out.simplified();
    QVERIFY2(out.contains(QLatin1String("n 4 4 ")), qPrintable(out));
    QVERIFY2(out.contains(QLatin1String("auc 0.750000 0.666667 ")), qPrintable(out));
    QVERIFY2(result.err.contains(
                 QLatin1String("Each model is evaluated on its own rows; comparisons use the 3 "
                               "rows with a score of every model.")),
             qPrintable(result.err));
    QVERIFY2(result.err.contains(QStringLiteral("Rows without a score: 1 for “a”, 1 for “b”.")),
             qPrintable(result.err));
    // Other refusals stay.
    QCOMPARE(classify("label,a,b\n1,0.9,0.8\n0,0.1,x\n",
                      {QStringLiteral("--score"), QStringLiteral("a"), QStringLiteral("--score"),
                       QStringLiteral("b")})
                 .status,
             1);
}

namespace {

/// The samples behind the figures that R gives, see three_hundred.h.
QByteArray threeHundredSamples()
{
    const ThreeHundred samples;
    QByteArray table = "label,score,kind,half,patient\n";
    for (std::size_t i = 0; i < samples.labels.size(); ++i)
        table += QByteArray::number(samples.labels[i]) + ',' +
                 QByteArray::number(samples.scores[i], 'g', 17) + ",k" +
                 QByteArray::number(samples.groups[i]) + ',' + (i < 150 ? "first" : "second") +
                 ",p" + QByteArray::number(samples.clusters[i]) + '\n';
    return table;
}

bool isNear(const QJsonValue& value, double expected, double tolerance = 1e-6)
{
    return std::abs(value.toDouble(qQNaN()) - expected) <= tolerance;
}

}  // namespace

/// The figures are R's, as in tst_subgroups.
void TestClassify::subgroups()
{
    const QByteArray table = threeHundredSamples();
    const QStringList options{QStringLiteral("--slices"), QStringLiteral("kind"),
                              QStringLiteral("--slices"), QStringLiteral("half"),
                              QStringLiteral("--leave-one-out")};
    const QJsonArray columns = classified(table, options)[QLatin1String("slices")].toArray();
    QCOMPARE(columns.size(), 2);
    QCOMPARE(columns[1][QLatin1String("column")].toString(), QStringLiteral("half"));
    const QJsonValue group = columns[0][QLatin1String("groups")][1];
    const QJsonValue slope = group[QLatin1String("estimates")][QLatin1String("calibration_slope")];
    QVERIFY(isNear(slope[QLatin1String("value")], 1.34988954968));
    QVERIFY(isNear(slope[QLatin1String("low")], 0.801586060306));
    const QJsonValue ratio =
        group[QLatin1String("against_others")][QLatin1String("observed_to_expected")];
    QVERIFY(isNear(ratio[QLatin1String("high")], 0.887982702195));
    QVERIFY(isNear(group[QLatin1String("without")][QLatin1String("auc")][QLatin1String("value")],
                   0.876485568761 - 0.07088491941));
    QVERIFY(!group[QLatin1String("few_of_a_class")].toBool(true));
    const QJsonValue test = columns[0][QLatin1String("interaction_tests")][QLatin1String("npv")];
    QVERIFY(isNear(test[QLatin1String("chi_squared")], 11.1109019608));
    QVERIFY(isNear(test[QLatin1String("p")], 0.00386632443984));
    const QString text = classify(table, options + QStringList{QStringLiteral("--details")}).out;
    QVERIFY2(text.contains(QRegularExpression(
                 QStringLiteral("\nkind: p for interaction +0.375 +0.398 +<0.001"))),
             qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression(
                 QStringLiteral("\nkind: k0 +100 +48 +0.813 \\[0.730, 0.896\\]"))),
             qPrintable(text));
    QVERIFY(text.contains(QLatin1String("\nwithout kind: k0")));
}

/// R's ends, as in tst_cluster_bootstrap; no interval takes the samples as independent.
void TestClassify::clusters()
{
    const QByteArray table = threeHundredSamples();
    const QStringList options{QStringLiteral("--cluster"), QStringLiteral("patient"),
                              QStringLiteral("--details")};
    const QJsonObject report = classified(table, options);
    QVERIFY(isNear(report[QLatin1String("auc_cluster_low")], 0.77357818, 0.008));
    QVERIFY(isNear(report[QLatin1String("brier_cluster_high")], 0.19617936, 0.004));
    QVERIFY(isNear(report[QLatin1String("calibration_slope_cluster_low")], 0.73366806, 0.05));
    QVERIFY(isNear(report[QLatin1String("threshold")][QLatin1String("recall_cluster_high")],
                   0.78523593, 0.01));
    QVERIFY(!report.contains(QLatin1String("auc_delong_low")));
    QVERIFY(report[QLatin1String("clusters")].toString().contains(QLatin1String("12 clusters")));
    const QString text = classify(table, options).out;
    QVERIFY2(text.contains(QStringLiteral("bootstrap of the 12 clusters in column “patient”")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("fewer than about 20 clusters, these intervals are too "
                                          "narrow")),
             qPrintable(text));
    const Result alone =
        classify("label,score,p\n1,0.9,x\n0,0.2,x\n",
                 {QStringLiteral("--cluster"), QStringLiteral("p"), QStringLiteral("--details")});
    QCOMPARE(alone.status, 2);
    QVERIFY2(alone.err.contains(QLatin1String("one cluster")), qPrintable(alone.err));
    const QString odd =
        classify("label,score,p%4\n1,0.9,x\n0,0.2,x\n1,0.7,y\n0,0.8,y\n",
                 {QStringLiteral("--cluster"), QStringLiteral("p%4"), QStringLiteral("--details")})
            .out;
    QVERIFY2(odd.contains(QStringLiteral("in column “p%4”, each drawn")), qPrintable(odd));
    const Result idle = classify(table, {QStringLiteral("--cluster"), QStringLiteral("patient")});
    QCOMPARE(idle.status, 2);
    // The samples are probabilities, so that these are there.
    for (const char* places : {"calibration_bins", "smooth_calibration"}) {
        const QJsonArray all = report[QLatin1String(places)].toArray();
        QVERIFY(!all.isEmpty());
        QVERIFY(!all.first().toObject().contains(QLatin1String("low")));
    }
    const Result sliced =
        classify(table, options + QStringList{QStringLiteral("--slices"), QStringLiteral("kind")});
    QCOMPARE(sliced.status, 2);
    QVERIFY2(sliced.err.contains(QLatin1String("omit one of them")), qPrintable(sliced.err));
    // f1 is F1, even if a session shows F2.
    const auto upperF1 = [&](const char* beta) {
        QByteArray session = R"({"format":"rankscope-classifier","version":1,"threshold":0.5,)"
                             R"("classes":["0","1"],"labels":[1,0,1,0,1,0],"columns":[{"name":)"
                             R"("patient","names":["p","q","r"],"of":[0,0,1,1,2,2]}],"models":[)"
                             R"({"name":"m","scores":[0.9,0.8,0.7,0.6,0.2,0.1]}],"settings":{)"
                             R"("beta":BETA}})";
        return classified(session.replace("BETA", beta),
                          options.first(3))[QLatin1String("threshold")]
            .toObject()[QLatin1String("f1_cluster_high")]
            .toDouble(qQNaN());
    };
    QVERIFY(upperF1("2") > 0);
    QCOMPARE(upperF1("2"), upperF1("1"));
}

/// Half of the samples are positive: O:E needs 1/SE² samples.
void TestClassify::sampleSizes()
{
    const QByteArray table = threeHundredSamples();
    const QStringList options{QStringLiteral("--sample-size"), QStringLiteral("--widths"),
                              QStringLiteral("0.1,0.4,0.5")};
    const QJsonObject report = classified(table, options);
    const double error = std::asinh(0.25) / 1.959963984540054;
    QCOMPARE(report[QLatin1String("sample_size_observed_to_expected")].toDouble(),
             std::ceil(1 / (error * error)));
    const QString text = classify(table, options).out;
    QVERIFY2(text.contains(QLatin1String("A new validation study needs ")), qPrintable(text));
    const QString narrow =
        classify(table, {QStringLiteral("--sample-size"), QStringLiteral("--widths"),
                         QStringLiteral("1e-12,0.2,0.2")})
            .out;
    QVERIFY2(narrow.contains(QRegularExpression(QStringLiteral("needs [1-9][.0-9]*e\\+?[0-9]"))),
             qPrintable(narrow));
    for (const char* wrong : {"0.1,0.2", "0,0.2,0.2", "0.1,0.2,x", "0.1,0.2,0.2,1"}) {
        const Result refused = classify(table, {QStringLiteral("--sample-size"),
                                                QStringLiteral("--widths"), QLatin1String(wrong)});
        QVERIFY2(refused.status == 2, wrong);
    }
    QCOMPARE(classify(table, {QStringLiteral("--widths"), QStringLiteral("0.1,0.2,0.2")}).status,
             2);
}

void TestClassify::decimalCommasAreHintedAt()
{
    const Result result = classify("label;score\n1;0,9\n0;0,2\n");
    QVERIFY2(result.err.contains(QLatin1String("--decimal-comma")), qPrintable(result.err));
    const Result other = classify("label;score\n1;abc\n0;0,2\n");
    QVERIFY(!other.err.contains(QLatin1String("--decimal-comma")));
    // The score is not taken to be the number that has no comma.
    const Result german = classify("patient;krank;wald\n12;ja;0,76\n7;nein;0,5\n31;ja;0,1\n",
                                   {QStringLiteral("--positive"), QStringLiteral("ja")});
    QCOMPARE(german.status, 1);
    QVERIFY2(german.err.contains(QLatin1String("--decimal-comma")), qPrintable(german.err));
    const Result missing = classify("sick,random forest\n1,0.5\n0,NaN\n0,0.25\n");
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.contains(QLatin1String("--skip-bad-rows")), qPrintable(missing.err));
    QVERIFY2(!missing.err.contains(QLatin1String("--decimal-comma")), qPrintable(missing.err));
}

void TestClassify::readsLatin1WhereToldTo()
{
    const QByteArray table = "name,label,score\nM\xFCller,1,0.9\nJos\xE9,0,0.2\n";
    const Result refused = classify(table);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(QLatin1String(":2: the byte 0xfc")), qPrintable(refused.err));
    QVERIFY2(refused.err.contains(QLatin1String("--latin1")), qPrintable(refused.err));
    QCOMPARE(classified(table, {QStringLiteral("--latin1")})[QLatin1String("auc")].toDouble(), 1.0);
}

/// Headings and labels are words that the reader knows, once it reads them.
void TestClassify::readsChineseTextWhereToldTo()
{
    // 名称,标签,得分 / 查询,是,0.9 / 文档,否,0.2
    const QByteArray table = "\xC3\xFB\xB3\xC6,\xB1\xEA\xC7\xA9,\xB5\xC3\xB7\xD6\n"
                             "\xB2\xE9\xD1\xAF,\xCA\xC7,0.9\n\xCE\xC4\xB5\xB5,\xB7\xF1,0.2\n";
    const Result refused = classify(table);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(QLatin1String("--gb18030")), qPrintable(refused.err));
    QCOMPARE(classified(table, {QStringLiteral("--gb18030")})[QLatin1String("auc")].toDouble(),
             1.0);
}

/// In some files 1 is yes and 2 is no, in others 2 is the case.
void TestClassify::oneAndTwoNeedToldWhichIsPositive()
{
    const QByteArray table = "class,p\n1,0.9\n2,0.2\n";
    const Result refused = classify(table);
    QVERIFY2(refused.err.contains(QLatin1String("name the positive class with --positive")),
             qPrintable(refused.err));
    const QStringList two{QStringLiteral("--positive"), QStringLiteral("2")};
    QVERIFY(classified(table, two)[QLatin1String("auc")].toDouble(1) == 0);
}

/// Of logits 0 is what 0.5 is of probabilities.
void TestClassify::thresholdIsTheWindowsWithoutOne()
{
    const QByteArray logits = "label,logit\n1,2\n1,0.25\n0,-1\n0,-3\n";
    QVERIFY(
        classified(logits)[QLatin1String("threshold")].toObject()[QLatin1String("value")].toDouble(
            1) == 0);
    const Result text = classify(logits);
    QVERIFY2(text.out.simplified().contains(QStringLiteral("accuracy 1 ")), qPrintable(text.out));
    const Result ratings = classify("label,score\n1,7\n1,5\n0,3\n0,2\n");
    QVERIFY2(ratings.out.simplified().contains(QStringLiteral("threshold 5 tp 2")),
             qPrintable(ratings.out));
}

void TestClassify::severalModels()
{
    const QByteArray table = "y,score_a,score_b\n1,0.9,0.1\n0,0.2,0.8\n";
    const QJsonArray both =
        json(classify(table, {QStringLiteral("--format"), QStringLiteral("json")})).array();
    QCOMPARE(both.size(), 2);
    QCOMPARE(both[0][QLatin1String("model")].toString(), QStringLiteral("score_a"));
    QCOMPARE(both[0][QLatin1String("auc")].toDouble(), 1.0);
    QVERIFY(both[1][QLatin1String("auc")].toDouble(1) == 0);
    const QJsonObject one = classified(table, {QStringLiteral("--score"), QStringLiteral("3")});
    QCOMPARE(one[QLatin1String("model")].toString(), QStringLiteral("score_b"));
    const Result asText = classify(table);
    QVERIFY(asText.out.simplified().contains(QStringLiteral("score_a score_b n 2 2")));
}

void TestClassify::columnsAreNamed()
{
    const QByteArray table = "a;b;c\n0,25;x;1\n0,75;y;2\n";
    const QJsonObject report = classified(
        table, {QStringLiteral("--label"), QStringLiteral("b"), QStringLiteral("--score"),
                QStringLiteral("a"), QStringLiteral("--positive"), QStringLiteral("y"),
                QStringLiteral("--decimal-comma"), QStringLiteral("--delimiter"),
                QStringLiteral("semicolon")});
    QCOMPARE(report[QLatin1String("auc")].toDouble(), 1.0);
    QCOMPARE(report[QLatin1String("positive_class")].toString(), QStringLiteral("y"));
    const QJsonObject rows = classified("1,0.5\n0,0.25\n", {QStringLiteral("--no-header")});
    QCOMPARE(rows[QLatin1String("n")].toInt(), 2);
    QCOMPARE(rows[QLatin1String("model")].toString(), QStringLiteral("2"));
}

void TestClassify::directionAndPositive()
{
    QCOMPARE(classified(small)[QLatin1String("auc")].toDouble(), 0.75);
    QCOMPARE(
        classified(small, {QStringLiteral("--lower-is-positive")})[QLatin1String("auc")].toDouble(),
        0.25);
    const QJsonObject other =
        classified(small, {QStringLiteral("--positive"), QStringLiteral("0")});
    QCOMPARE(other[QLatin1String("auc")].toDouble(), 0.25);
    QCOMPARE(other[QLatin1String("threshold")][QLatin1String("tp")].toInt(), 1);
}

/// One of two pairs is in order for a, both for b; c clicked nothing and d everything.
void TestClassify::groups_data()
{
    QTest::addColumn<QString>("weights");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("sumOfWeights");
    QTest::newRow("equal") << QStringLiteral("equal") << 0.75 << 2.0;
    // (2·1/2 + 1·1) / 3 and (3·1/2 + 3·1) / 6.
    QTest::newRow("positives") << QStringLiteral("positives") << 2 / 3.0 << 3.0;
    QTest::newRow("samples") << QStringLiteral("samples") << 0.75 << 6.0;
}

void TestClassify::groups()
{
    QFETCH(const QString, weights);
    QFETCH(const double, mean);
    QFETCH(const double, sumOfWeights);
    const QByteArray table = "label,score,user\n1,0.9,a\n0,0.8,a\n1,0.7,a\n1,0.7,b\n0,0.1,b\n"
                             "0,0.2,b\n0,0.5,c\n1,0.4,d\n";
    const QStringList options{QStringLiteral("--group-weights"), weights};
    const QJsonObject report = classified(table, options);
    QCOMPARE(report[QLatin1String("groups_counted")].toInt(), 2);
    QCOMPARE(report[QLatin1String("groups_without_positives")].toInt(), 1);
    QCOMPARE(report[QLatin1String("groups_without_negatives")].toInt(), 1);
    const QJsonObject groups = report[QLatin1String("groups")].toObject();
    QCOMPARE(groups[QLatin1String("weights")].toString(), weights);
    QVERIFY(agree(groups[QLatin1String("mean")].toDouble(), mean));
    QVERIFY(agree(groups[QLatin1String("sum_of_weights")].toDouble(), sumOfWeights));
    const QJsonArray each = groups[QLatin1String("groups")].toArray();
    QCOMPARE(each.size(), 4);
    QCOMPARE(each[0][QLatin1String("auc")].toDouble(), 0.5);
    QVERIFY(each[2][QLatin1String("term")].isNull());
    QVERIFY(each[2][QLatin1String("undefined")][QLatin1String("auc")].toString().contains(
        QLatin1String("There are no positive samples")));
    const QString text = classify(table, options).out;
    QVERIFY2(text.contains(QLatin1String(
                 "Groups: 2 count; 1 without positives and 1 without negatives are skipped.")),
             qPrintable(text));
}

void TestClassify::weightsAndGroups()
{
    const QByteArray table =
        "label,score,weight,user\n1,0.9,1,a\n0,0.8,3,a\n1,0.7,2,b\n0,0.1,1,b\n";
    const QJsonObject unweighted =
        classified(table, {QStringLiteral("--weight"), QStringLiteral("none"),
                           QStringLiteral("--group"), QStringLiteral("none")});
    QCOMPARE(unweighted[QLatin1String("auc")].toDouble(), 0.75);
    QVERIFY(!unweighted.contains(QLatin1String("grouped_auc")));
    // Pairs won weigh 1·3 + 1·1 + 2·1 of 12, 2·3 are lost. Headings say as much as options.
    for (const QStringList& options :
         {QStringList{QStringLiteral("--weight"), QStringLiteral("weight"),
                      QStringLiteral("--group"), QStringLiteral("user")},
          QStringList()}) {
        const QJsonObject weighted = classified(table, options + QStringList{"--details"});
        QVERIFY(agree(weighted[QLatin1String("auc")].toDouble(), 0.5));
        QCOMPARE(weighted[QLatin1String("pairs_won")].toDouble(), 6.0);
        QCOMPARE(weighted[QLatin1String("grouped_auc")].toDouble(), 1.0);
        QCOMPARE(weighted[QLatin1String("groups_counted")].toInt(), 2);
        QCOMPARE(weighted[QLatin1String("n")].toInt(), 4);
        QVERIFY(weighted[QLatin1String("auc_bootstrap_high")].isDouble());
    }
}

void TestClassify::whatHeadingsSayIsTold()
{
    const QByteArray table = "label,score,w,site\n1,0.9,1,a\n0,0.8,3,a\n";
    const Result result = classify(QByteArray(table).replace("site", "group"));
    QVERIFY2(result.err.contains(
                 QStringLiteral("Columns used: label “label” (positive = 1), score "
                                "“score”, weight “w”, group “group”. Use --weight none")),
             qPrintable(result.err));
    QVERIFY(result.err.contains(QStringLiteral("--group none")));
    QVERIFY(classify(table, {QStringLiteral("--weight"), QStringLiteral("w")}).err.isEmpty());
    QVERIFY(classify(table, {QStringLiteral("--weight"), QStringLiteral("none")}).err.isEmpty());
    const Result other = classify("y,score,model_b\n0,0.1,0.2\n1,0.9,0.8\n");
    QVERIFY2(other.err.contains(QStringLiteral("1 numeric column was ignored: “model_b”.")),
             qPrintable(other.err));
    const Result bad = classify("label,score,w\n1,0.9,-1\n0,0.8,3\n");
    QCOMPARE(bad.status, 1);
    QVERIFY2(bad.err.contains(QStringLiteral("--weight none")), qPrintable(bad.err));
}

void TestClassify::aSessionWithoutItsWeights()
{
    const QByteArray session =
        R"({"format":"rankscope-classifier","version":1,"classes":["0","1"],"labels":[1,0,1,0],)"
        R"("weights":[1,3,2,1],"models":[{"name":"m","scores":[0.9,0.8,0.7,0.1]}]})";
    QCOMPARE(classified(session)[QLatin1String("auc")].toDouble(), 0.5);
    QCOMPARE(classified(session,
                        {QStringLiteral("--weight"), QStringLiteral("none")})[QLatin1String("auc")]
                 .toDouble(),
             0.75);
}

void TestClassify::oneAgainstTheRest()
{
    const QByteArray iris = "species,p\nvirginica,0.9\nsetosa,0.2\nversicolor,0.8\n"
                            "virginica,0.7\nsetosa,0.1\nversicolor,0.3\n";
    const Result open = classify(iris);
    QCOMPARE(open.status, 1);
    QVERIFY2(open.err.contains(QStringLiteral("the labels are “setosa”, “versicolor”, “virginica”; "
                                              "use --positive to compare one")),
             qPrintable(open.err));
    const QStringList options{QStringLiteral("--positive"), QStringLiteral("virginica"),
                              QStringLiteral("--format"), QStringLiteral("json")};
    const Result result = classify(iris, options);
    QVERIFY2(result.err.contains(QStringLiteral(
                 "the labels “setosa”, “versicolor” are treated as “not virginica”")),
             qPrintable(result.err));
    const QJsonObject report = json(result).object();
    QCOMPARE(report[QLatin1String("positives")].toInt(), 2);
    QCOMPARE(report[QLatin1String("auc")].toDouble(), 0.875);  // 7 of 8 pairs
    QByteArray digits = "digit,p\n";
    for (int i = 0; i < 20; ++i)
        digits += QByteArray::number(i % 10) + (i % 10 == 8 ? ",0.75\n" : ",0.25\n");
    QCOMPARE(classified(digits,
                        {QStringLiteral("--positive"), QStringLiteral("8")})[QLatin1String("auc")]
                 .toDouble(),
             1.0);
}

/// The rows of scikit-learn's example of top_k_accuracy_score, with a class called b for 1.
void TestClassify::severalClasses()
{
    const QByteArray table = "animal,label,p_a,p_b,p_c\n1,a,0.5,0.2,0.2\n2,b,0.3,0.4,0.2\n"
                             "3,c,0.2,0.4,0.3\n4,c,0.7,0.2,0.1\n";
    const QJsonObject report = classified(table);
    QCOMPARE(report[QLatin1String("classes")].toArray(), (QJsonArray{"a", "b", "c"}));
    QCOMPARE(report[QLatin1String("n")].toInt(), 4);
    QCOMPARE(report[QLatin1String("accuracy")].toDouble(), 0.5);
    QCOMPARE(report[QLatin1String("top_2_accuracy")].toDouble(), 0.75);
    QVERIFY(
        agree(report[QLatin1String("weighted_auc")].toDouble(), (2 / 3.0 + 2.5 / 3 + 2 * 0.5) / 4));
    QCOMPARE(report[QLatin1String("not_summing_to_1")].toInt(), 3);
    QCOMPARE(report[QLatin1String("confusion_matrix")][2].toArray(), (QJsonArray{1, 1, 0}));
    const QJsonObject last = report[QLatin1String("per_class")][2].toObject();
    QVERIFY(last[QLatin1String("precision")].isNull());
    QVERIFY(!last[QLatin1String("undefined")][QLatin1String("precision")].toString().isEmpty());
    QCOMPARE(report[QLatin1String("counted_as_0")].toInt(), 1);
    // Of classes b and c, b's scores win 1.5 of 2 pairs, and c's 1 of 2.
    const QJsonObject pair = report[QLatin1String("pairs")][2].toObject();
    QCOMPARE(pair[QLatin1String("classes")].toArray(), (QJsonArray{"b", "c"}));
    QCOMPARE(pair[QLatin1String("auc")].toDouble(), 0.625);
    QVERIFY(!report.contains(QLatin1String("intervals")));
    const QJsonObject detailed = classified(
        table, {QStringLiteral("--details"), QStringLiteral("--rounds"), QStringLiteral("50")});
    const QJsonArray ends =
        detailed[QLatin1String("intervals")][QLatin1String("accuracy")].toArray();
    // a and b are right and both c's wrong, whichever are drawn.
    QCOMPARE(ends, (QJsonArray{0.5, 0.5}));
    // One against the rest has its own scores.
    const QJsonObject alone =
        classified(table, {QStringLiteral("--positive"), QStringLiteral("b")});
    QCOMPARE(alone[QLatin1String("model")].toString(), QStringLiteral("p_b"));
    QVERIFY(agree(alone[QLatin1String("auc")].toDouble(), 2.5 / 3));
}

/// Both scores are edges: |1 - 0.5| and |0 - 0.25| in bins of their own, or 1/2 - 3/8 in one.
void TestClassify::closedEdges()
{
    const QByteArray table = "label,score\n1,0.5\n0,0.25\n";
    const QStringList bins{QStringLiteral("--bins"), QStringLiteral("2")};
    QVERIFY(agree(classified(table, bins)[QLatin1String("ece")].toDouble(), 0.125));
    QVERIFY(
        agree(classified(table, bins + QStringList{QStringLiteral("--closed"),
                                                   QStringLiteral("left")})[QLatin1String("ece")]
                  .toDouble(),
              0.375));
}

/// By hand: 43 of 79 found with 34 false alarms at 0.5, 55 with 60 at 0.3.
void TestClassify::inWords()
{
    QByteArray table = "label,score\n";
    const auto add = [&table](int count, const char* row) {
        for (int i = 0; i < count; ++i)
            table += row;
    };
    add(43, "1,0.6\n");
    add(34, "0,0.6\n");
    add(12, "1,0.4\n");
    add(26, "0,0.4\n");
    add(24, "1,0.1\n");
    add(161, "0,0.1\n");
    const QStringList options{QStringLiteral("--threshold"), QStringLiteral("0.5"),
                              QStringLiteral("--threshold"), QStringLiteral("0.3"),
                              QStringLiteral("--in-words"),  QStringLiteral("--unit"),
                              QStringLiteral("patients")};
    const Result told = classify(table, options);
    QCOMPARE(told.status, 0);
    QVERIFY2(
        told.out.startsWith(QLatin1String("At threshold 0.5000, 257 of 1000 patients are "
                                          "flagged, 143 of them correctly; 120 are missed.\n")),
        qPrintable(told.out));
    QVERIFY2(told.out.endsWith(QLatin1String("Moving the threshold from 0.5000 to 0.3000 finds 12 "
                                             "more and adds 26 false alarms among these 300.\n")),
             qPrintable(told.out));
    QCOMPARE(classify(table, {QStringLiteral("--unit"), QStringLiteral("patients")}).status, 2);
}

/// The example in scikit-learn's documentation of the three measures that rank labels.
void TestClassify::severalLabels()
{
    const ExampleFolder folder;
    folder.write(QStringLiteral("photos.csv"),
                 "cat,dog,bird,p1,p2,p3\n1,0,0,0.75,0.5,1\n0,0,1,1,0.2,0.1\n");
    QStringList words{QStringLiteral("classify"), folder.path(QStringLiteral("photos.csv"))};
    const QStringList pairs{
        QStringLiteral("--truth"), QStringLiteral("cat"),     QStringLiteral("--score"),
        QStringLiteral("p1"),      QStringLiteral("--truth"), QStringLiteral("dog"),
        QStringLiteral("--score"), QStringLiteral("p2"),      QStringLiteral("--truth"),
        QStringLiteral("bird"),    QStringLiteral("--score"), QStringLiteral("p3")};
    const Result result =
        run(words + pairs + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    const QJsonObject report = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QVERIFY(agree(report[QLatin1String("label_ranking_average_precision")].toDouble(),
                  0.41666666666666663));
    QCOMPARE(report[QLatin1String("coverage_error")].toDouble(), 2.5);
    QCOMPARE(report[QLatin1String("ranking_loss")].toDouble(), 0.75);
    QCOMPARE(report[QLatin1String("labels")].toArray(), (QJsonArray{"cat", "dog", "bird"}));
    QCOMPARE(run(words + pairs.mid(2)).status, 2);
    QCOMPARE(run(words + pairs + QStringList{QStringLiteral("--details")}).status, 2);
    for (const char* option : {"--lower-is-positive", "--sample-size"})
        QCOMPARE(run(words + pairs + QStringList{QLatin1String(option)}).status, 2);
    QCOMPARE(
        run(words + pairs + QStringList{QStringLiteral("--leave-out"), QStringLiteral("unknown")})
            .status,
        2);
}

void TestClassify::severalClassesAsText()
{
    const QByteArray table = "y_true,y_pred\nred,red\nred,blue\nblue,blue\ngreen,blue\n";
    const Result text = classify(table);
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.startsWith(QLatin1String("Predicted classes come from the table.")),
             qPrintable(text.out));
    QVERIFY(text.out.contains(
        QRegularExpression(QStringLiteral("blue +1 +0 +0 +1\n *green +1 +0 +0 +1"))));
    QVERIFY(text.out.contains(QRegularExpression(QStringLiteral("Accuracy +0\\.500000"))));
    QVERIFY(!text.out.contains(QLatin1String("AUC")));
}

void TestClassify::severalClassesRefused_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("message");
    QTest::newRow("a label without scores")
        << QByteArray("label,p_a,p_b\na,0.5,0.5\nb,0.5,0.5\nc,0.1,0.9\n")
        << QStringLiteral("standard input:4: column “label”: the class “c” has no score column; "
                          "add one such as prob_c, p_c or c");
    QTest::newRow("a score that is none")
        << QByteArray("label,p_a,p_b,p_c\na,0.5,0.3,0.2\nb,x,0.4,0.2\nc,0.1,0.8,0.1\n")
        << QStringLiteral("standard input:3: column “");
    QTest::newRow("a prediction of no class")
        << QByteArray("label,predicted,p_a,p_b,p_c\na,a,0.5,0.3,0.2\nb,d,0.1,0.4,0.2\n"
                      "c,a,0.1,0.8,0.1\n")
        << QStringLiteral("standard input:3: column “");
}

void TestClassify::severalClassesRefused()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QString, message);
    const Result result = classify(table);
    QVERIFY(result.status != 0);
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
}

void TestClassify::sessions()
{
    const QByteArray session =
        R"({"format":"rankscope-classifier","version":1,"threshold":0.75,"classes":["bad","good"],)"
        R"("labels":[1,0,1],"models":[{"name":"m","scores":[0.9,0.8,0.7]}]})";
    const QJsonObject report = classified(session);
    QCOMPARE(report[QLatin1String("positive_class")].toString(), QStringLiteral("good"));
    QCOMPARE(report[QLatin1String("threshold")][QLatin1String("value")].toDouble(), 0.75);
    QCOMPARE(report[QLatin1String("threshold")][QLatin1String("fp")].toInt(), 1);
    QCOMPARE(classified(session, {QStringLiteral("--positive"),
                                  QStringLiteral("bad")})[QLatin1String("positives")]
                 .toInt(),
             1);
}

void TestClassify::refused_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("err");
    const auto row = [](const char* name, const QByteArray& table, const QStringList& options,
                        int status, const char* err) {
        QTest::newRow(name) << table << options << status << QString::fromUtf8(err);
    };
    row("third label", "label,score\n1,1\n0,1\n2,1\n", {}, 1,
        "standard input:4: column “label”: “2” is a third label");
    row("bad score", "label,score\n1,1\n0,0;5\n", {}, 1,
        "standard input:3: column “score”: “0;5” is not a score");
    row("many bad rows", "label,score\n1,x\n1\n", {}, 1,
        "2 rows could not be read; use --skip-bad-rows");
    row("undecided classes", "label,score\ncat,1\ndog,2\n", {}, 2,
        "the labels are “cat” and “dog”; name the positive class with --positive cat or "
        "--positive dog.");
    row("unknown positive", "label,score\ncat,1\ndog,2\n", {"--positive", "bird"}, 1, "“bird”");
    row("unknown column", small, {"--label", "truth"}, 1, "no column “truth”");
    row("two columns that may be the labels", "label,target,score\n1,0,0.5\n0,0,0.7\n1,1,0.2\n", {},
        2, "choose the column: --label label, --label target.");
    row("two columns that may be the scores", "won,a,b\n1,-2.5,3.5\n0,1.5,2.5\n1,4,1\n", {}, 2,
        "the scores could be in “a”, “b”; choose the column: --score a, --score b.");
    row("labels that a pipeline predicted",
        "label,score\nneg,.9\nneg,.6\npos,.8\npos,.7\nneg,.9\npos,.6\npos,.8\nneg,.7\npos,.5\n"
        "neg,.95\n",
        {}, 2, "add a column of true labels, or use --label label if they are true.");
    row("JSON without rows", R"({"label": 1, "score": 2})", {}, 1, "this JSON has no rows");
    row("a negative weight", "label,score,weight\n1,1,-1\n0,0,1\n", {}, 1,
        "“-1” is not a weight; use a number of 0 or more");
    row("a predicted class that is no label",
        "y,predicted,score\nno,A,0.9\nyes,A,0.6\nyes,B,0.8\nno,B,0.7\n", {}, 1,
        "the scores belong to the predicted class “A”");
    row("columns between spaces", "1 a 0.5\n0 b 0.7\n", {}, 1, "use --delimiter space.");
    row("ids of one file", small, {"--id", "x"}, 2, "--id requires two files.");
    row("no scores", "label,name\n1,a\n0,b\n", {}, 1, "no score column found");
    row("columns of no scores", "label,name\n1,a\n0,b\n", {}, 1,
        "the columns are “label”, “name”; name the scores with --score.");
    row("a diagnosis beside a flag",
        "flag,diagnosis,p\n0,sick,.5\n1,well,.25\n1,sick,.75\n0,well,.5\n", {}, 2,
        "the labels are “sick” and “well”");
    row("0 and 1 beside two words", "flag,state,p\n0,sick,.5\n1,well,.25\n1,sick,.75\n0,well,.5\n",
        {}, 2,
        "the labels could be in “flag”, “state”; choose the column: --label flag, --label state.");
    row("a sex alone", "sex,p\n0,.5\n1,.25\n", {}, 2,
        "“sex” seems to describe the samples, and no other column may hold the labels; add a "
        "column of true labels, or use --label sex if they are true.");
    row("shares below no heading", "1,0.000,0.857,0.9\n0,0.25,0.5,0.125\n", {}, 2,
        "the scores could be in “2”, “3”, “4”; choose the column: --score 2, --score 3, --score "
        "4.");
    row("what a run took", "correctness,execution_time\n1,0.5\n0,2.5\n1,1.5\n", {}, 1,
        "name the scores with --score.");
    row("predicted classes without a truth",
        ".pred_class,.pred_no,.pred_yes,habit\nno,.75,.25,former\nyes,.25,.75,never\n"
        "no,.75,.25,former\n",
        {}, 2,
        "“habit” contains none of the predicted classes, so it may not be the truth; add a column "
        "of true labels, or use --label habit if they are true.");
    row("Prodigy's answers",
        "text,label,score,answer\na,SPAM,.75,accept\nb,SPAM,.5,reject\nc,SPAM,.25,accept\n", {}, 2,
        "the labels could be in “label”, “answer”");
    row("a regression", "y_true,y_pred\n3,2.5\n-0.5,0\n2,2\n7,8\n", {}, 1,
        "these labels are amounts, not classes; turn them into classes first");
    row("a regression without a common number", "y_true,y_pred\n3.5,2.5\n-0.5,0\n2,3\n", {}, 1,
        "these labels are amounts, not classes; turn them into classes first");
    row("a confusion matrix", ",pred_no,pred_yes\nno,50,10\nyes,5,35\n", {}, 2,
        "this is a confusion matrix, and samples need a row each; for two classes, use --counts");
    row("a confusion matrix of words with blanks",
        "actual,Predicted: not yet,Predicted: now\nnot yet,50,10\nnow,5,35\n", {}, 2,
        "this is a confusion matrix");
    row("Weka's margin, asked for",
        "@relation r\n@attribute 'prediction margin' numeric\n@attribute class {no,yes}\n@data\n"
        "0.5,yes\n-0.5,no\n",
        {"--score", "prediction margin"}, 1,
        "“prediction margin” is not a score: it is the margin of the true class");
    row("Weka's margin alone", "prediction margin,class\n0.5,yes\n-0.5,no\n", {}, 1,
        "“prediction margin” is not a score: it is the margin of the true class");
    row("a log of training", "epoch,loss\n1,0.5\n2,0.25\n", {}, 1,
        "the columns are “epoch”, “loss”; name the labels with --label.");
    row("nothing", "", {}, 1, "no data found");
    row("threshold that is no number", small, {"--threshold", "high"}, 2, "--threshold");
    row("NaN as threshold", small, {"--threshold", "nan"}, 2, "--threshold: “nan” is not a number");
    row("an aim that does not exist", small, {"--threshold", "recall=2"}, 2,
        "--threshold: “recall=2” is not a number; use one, or an aim: youden, f1");
    row("an aim that is not reached", "label,score\n0,0.9\n1,0.5\n0,0.1\n",
        {"--threshold", "precision=0.9"}, 1,
        "“score” has no threshold for precision=0.9. No threshold reaches this aim.");
    row("an empty threshold", small, {"--threshold", ""}, 2, "--threshold: “” is not a number");
    row("an empty clip", small, {"--clip", ""}, 2, "--clip: “” is not a number of at least 0");
    row("an empty seed", small, {"--seed", ""}, 2, "--seed: “” is not");
    row("clip of a half", small, {"--clip", "0.5"}, 2,
        "--clip: “0.5” is not a number of at least 0");
    row("no bins", small, {"--bins", "0"}, 2, "--bins");
    row("unknown delimiter", small, {"--delimiter", "comm"}, 2, "did you mean comma?");
    row("a threshold for three classes", "label,a,b,c\na,.7,.2,.1\nb,.3,.5,.2\nc,.1,.1,.8\n",
        {"--threshold", "0.4"}, 2,
        "--threshold requires one class to compare with the rest; name it");
    row("intervals of the rates of three classes", "label,predicted\na,a\nb,c\nc,c\n",
        {"--details", "--rate-intervals", "wilson"}, 2,
        "--rate-intervals requires one class to compare with the rest");
    row("a prevalence for three classes", "label,predicted\na,a\nb,c\nc,c\n",
        {"--prevalence", "0.2"}, 2, "--prevalence requires one class to compare with the rest");
    row("a prevalence of 1", small, {"--prevalence", "1"}, 2,
        "--prevalence: “1” is not a number above 0 and below 1");
    row("folds without a recalibration", small, {"--folds", "5"}, 2,
        "--folds requires --recalibrate isotonic or platt.");
    row("one fold", small, {"--recalibrate", "platt", "--folds", "1"}, 2,
        "--folds: “1” is not a number from 2 to 1000; use one, or group.");
    row("folds of no groups", small, {"--recalibrate", "platt", "--folds", "group"}, 2,
        "--folds group requires groups; name their column with --group.");
    row("a recalibration of three classes", "label,predicted\na,a\nb,c\nc,c\n",
        {"--recalibrate", "platt"}, 2, "--recalibrate requires one class to compare with the rest");
    row("a fold without whose samples one class is left",
        "label,score,site\n1,0.9,a\n0,0.8,a\n1,0.7,b\n1,0.1,b\n",
        {"--group", "site", "--recalibrate", "isotonic", "--folds", "group"}, 1,
        "“score” cannot be recalibrated. The samples outside one fold are all of one class");
    row("a margin without tests", small, {"--margin", "0.05"}, 2,
        "--margin requires the table of models; add --details.");
    row("a negative margin", small, {"--details", "--margin", "-1"}, 2,
        "--margin: “-1” is not a number from 0 to 1");
    row("unknown intervals", small, {"--details", "--rate-intervals", "wald"}, 2,
        "--rate-intervals");
    row("counts beside a file", small, {"--counts", "1,2,3,4"}, 2,
        "--counts and a file cannot be combined");
}

void TestClassify::refused()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QString, err);
    const Result result = classify(table, options);
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
    QVERIFY(result.out.isEmpty());
    for (const QString& counts : {QStringLiteral("1,2,3"), QStringLiteral("1,2,3,4,5"),
                                  QStringLiteral("1,2,3,-4"), QStringLiteral("1,2,3,0.5")})
        QCOMPARE(run({QStringLiteral("classify"), QStringLiteral("--counts"), counts}).status, 2);
}

void TestClassify::whatIsReadIsSaid_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<double>("auc");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QByteArray& table, const QStringList& options,
                        double auc, const char* said) {
        QTest::newRow(name) << table << options << auc << QString::fromUtf8(said);
    };
    row("a predicted class beside the truth",
        "Class,Label,Probability\n0,0,0.25\n1,0,0.6\n1,1,0.9\n0,1,0.3\n1,1,0.55\n0,0,0.2\n", {},
        7.0 / 9, "label “Label” (positive = 1), score “Probability”, predicted class");
    row("how sure a model is",
        "gold,label,score\nneg,neg,0.9\npos,neg,0.6\npos,pos,0.8\nneg,pos,0.7\n", {}, 0.75,
        "1 − score is used.");
    row("percentages", "y,p\n1,81.5%\n1,35.6%\n0,40.2%\n0,12.0%\n", {}, 0.75,
        "81.5% is read as 0.815.");
    row("weights of 0", "y,p,w\n1,0.5,1\n0,0.75,1\n0,0.25,2\n1,0.1,0\n", {}, 2.0 / 3,
        "1 row with weight 0 was skipped.");
    row("a label left out", "y,p\nyes,0.5\nunknown,0.9\nno,0.75\nno,0.25\n",
        {"--leave-out", "unknown"}, 0.5, "1 row labelled “unknown” was skipped.");
    row("predictions alone", "y_true,y_pred\n1,1\n1,0\n0,0\n0,0\n", {}, 0.75,
        "These are predictions, not scores");
    row("labels that a threshold divides",
        "y,p\n0,0\n0,.1\n0,.2\n0,.3\n0,.4\n1,.5\n1,.6\n1,.7\n1,.8\n1,.9\n", {}, 1,
        "separates the labels perfectly");
    row("spaces", "1 a 0.5\n0 b 0.7\n", {"--delimiter", "space"}, 0,
        "Columns used: label “1” (positive = 1), score “3”.");
    row("labels without a usual heading", "won,score\n1,0.5\n0,0.25\n", {}, 1,
        "Columns used: label “won” (positive = 1), score “score”.");
    row("shares beside usual labels", "y,GBM\n1,0.5\n0,0.25\n", {}, 1, "");
    row("other numbers beside usual labels", "y,GBM\n1,2.5\n0,-1.25\n", {}, 1,
        "Columns used: label “y” (positive = 1), score “GBM”.");
    row("labels that were named", "won,GBM\n1,0.5\n0,0.25\n", {"--label", "won"}, 1, "");
    row("scores that were named", "y,GBM\n1,2.5\n0,-1.25\n", {"--score", "GBM"}, 1, "");
    // Scores of spam: 0.25 and 0.9 against 0.5 and 0.6; 2 of 4 pairs are won.
    row("Argilla's responses in lists",
        R"([{"id":"1","label.responses":["spam"],"label.suggestion":"ham",)"
        R"("label.suggestion.score":0.75},)"
        R"({"id":"2","label.responses":["ham"],"label.suggestion":"ham",)"
        R"("label.suggestion.score":0.5},)"
        R"({"id":"3","label.responses":["spam"],"label.suggestion":"spam",)"
        R"("label.suggestion.score":0.9},)"
        R"({"id":"4","label.responses":["ham"],"label.suggestion":"spam",)"
        R"("label.suggestion.score":0.6}])",
        {}, 0.5,
        "label “label.responses” (positive = spam), score “label.suggestion.score”, predicted "
        "class "
        "“label.suggestion”");
    row("JSON", R"({"y_true": [1, 0, 0], "y_score": [0.5, 0.25, 0.75]})", {}, 0.5, "");
}

void TestClassify::whatIsReadIsSaid()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QStringList, options);
    QFETCH(const double, auc);
    QFETCH(const QString, said);
    const Result result =
        classify(table, options + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    QVERIFY(std::abs(json(result)[QLatin1String("auc")].toDouble() - auc) < 1e-12);
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
    QCOMPARE(result.err.isEmpty(), said.isEmpty());
}

void TestClassify::badRowsAreSkipped()
{
    const Result result = classify(
        "label,score\n1,0.5\n1,x\n0,0.25\n",
        {QStringLiteral("--skip-bad-rows"), QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(result.status, 0);
    QCOMPARE(json(result)[QLatin1String("n")].toInt(), 2);
    QVERIFY(result.err.contains(QStringLiteral(":3: column “score”")));
    QVERIFY(result.err.contains(QStringLiteral("skipped 1 bad row")));
}

/// A table is told by its content, and standard input by --label or --score.
void TestClassify::whichRuleGivesAFigure_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QStringList>("asked");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
    const auto row = [](const char* name, const QStringList& asked, int status, const char* out,
                        const char* err, const QByteArray& table) {
        QTest::newRow(name) << table << asked << status << QString::fromUtf8(out)
                            << QString::fromUtf8(err);
    };
    // Two of four pairs won, and a tied one.
    const QByteArray tied = "label,score\n1,0.9\n0,0.8\n1,0.3\n0,0.3\n";
    row("rules in force", {"AUC=0.6250"}, 0, "current rules", "", tied);
    row("a tied pair lost", {"AUC=0.500"}, 0, "Tied pairs: count as lost (current: count half)", "",
        tied);
    row("JSON", {"roc_auc=0.500", "--changes", "1", "--format", "json"}, 0,
        R"("dimension": "ties",
          "from": "half",
          "to": "lost")",
        "", tied);
    row("a threshold", {"recall=0.5", "--threshold", "0.5"}, 0, "current rules", "", tied);
    row("no rule", {"AUC=0.9123"}, 1, "No combination of up to", "", tied);
    row("a column", {"AUC=0.6250", "--score", "score"}, 0, "current rules", "", tied);
    row("an unknown figure", {"nDCG@5=0.5"}, 2, "", "“nDCG@5” is not a classifier measure", tied);
    row("a library of rankings", {"AUC=0.5", "--as", "ranx"}, 2, "", "apply to rankings", tied);
    row("several models", {"AUC=0.5"}, 2, "", "choose one with --score: a, b",
        "label,a,b\n1,0.9,0.5\n0,0.8,0.25\n");
    row("one of several models", {"AUC=1.0", "--score", "b"}, 0, "current rules", "",
        "label,a,b\n1,0.7,0.5\n0,0.8,0.25\n");
    row("which class", {"AUC=0.5"}, 2, "", "name the positive class with --positive",
        "label,score\ncat,0.1\ndog,0.2\n");
}

void TestClassify::whichRuleGivesAFigure()
{
    QFETCH(const QByteArray, table);
    QFETCH(const QStringList, asked);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("scores.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(table);
    file.close();
    const Result result = run(QStringList{QStringLiteral("which"), file.fileName()} + asked);
    QTEST(result.status, "status");
    QFETCH(const QString, out);
    QFETCH(const QString, err);
    QVERIFY2(result.out.contains(out), qPrintable(result.out));
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
    const Result piped = run(QStringList{QStringLiteral("which"), QStringLiteral("-"),
                                         QStringLiteral("--label"), QStringLiteral("label")} +
                                 asked,
                             table);
    QCOMPARE(piped.out, result.out);
}

QTEST_APPLESS_MAIN(TestClassify)

}  // namespace tst_classify

#include "tst_classify.moc"
