// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_rows.h"
#include "core/classification/multiclass/class_table.h"
#include "core/classification/multiclass/class_values.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tst_class_values {

using core::ClassAverage;
using core::ClassMatrix;
using core::ClassSamples;
using core::ErrorCode;
using core::Undefined;

namespace {

using Numbers = std::vector<std::uint32_t>;

ClassSamples predictions(std::size_t classes, Numbers labels, Numbers predicted)
{
    ClassSamples samples;
    samples.classes.resize(classes);
    samples.labels = std::move(labels);
    samples.predicted = std::move(predicted);
    return samples;
}

/// The rows of scikit-learn's example of top_k_accuracy_score.
ClassSamples ofTopK()
{
    ClassSamples samples = predictions(3, {0, 1, 2, 2}, {0, 1, 1, 0});
    samples.scores = {{0.5, 0.3, 0.2, 0.7}, {0.2, 0.4, 0.4, 0.2}, {0.2, 0.2, 0.3, 0.1}};
    return samples;
}

core::Value valueOf(const core::ClassValues& values, const std::string& id)
{
    for (const core::NamedClassValue& each : values.values)
        if (each.id == id)
            return each.value;
    return Undefined::NoPairs;
}

core::Parsed<core::ClassReading> readingOf(const std::string& text,
                                           const core::ClassColumnChoice& choice = {})
{
    return core::proposedClassReading(text, "t.csv", *core::previewTable(text, "t.csv"), choice);
}

}  // namespace

class TestClassValues : public QObject {
    Q_OBJECT
private slots:
    void init();
    void theMatrix();
    void averages();
    void twoMacroF1s();
    void absentClassesAreLeftOut();
    void kappa_data();
    void kappa();
    void matthews();
    void topAccuracy();
    void tiesGoToTheFirst();
    void relabelledAsNotOfAClass();
    void logLoss();
    void aucs();
    void againstTheRest();
    void layouts_data();
    void layouts();
    void refused_data();
    void refused();
    void predictionsAlone();
    void rowsLeftOut();
    void notOfSeveralClasses_data();
    void notOfSeveralClasses();
};

void TestClassValues::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// The example of scikit-learn's confusion_matrix.
void TestClassValues::theMatrix()
{
    const ClassMatrix matrix(predictions(3, {2, 0, 2, 2, 0, 1}, {0, 0, 2, 2, 0, 2}));
    const std::vector<std::vector<double>> expected{{2, 0, 0}, {0, 0, 1}, {1, 0, 2}};
    for (std::size_t label = 0; label < 3; ++label)
        for (std::size_t predicted = 0; predicted < 3; ++predicted)
            QCOMPARE(matrix.at(label, predicted), expected[label][predicted]);
    QVERIFY((matrix.counts(2) == core::ConfusionMatrix{2, 1, 1, 2}));
    QVERIFY(agree(*core::accuracy(matrix), 4 / 6.0));
    QVERIFY(agree(*matrix.share(2, 0), 1 / 3.0));
}

/// The example of scikit-learn's f1_score, precision_score and recall_score: 0.8, 0 and 0; macro
/// 0.22, 0.33 and 0.26; micro 0.33.
void TestClassValues::averages()
{
    const ClassSamples samples = predictions(3, {0, 1, 2, 0, 1, 2}, {0, 2, 1, 0, 0, 1});
    const core::ClassValues values = core::classValues(samples, {});
    QVERIFY(agree(*values.ofClass[0].f1, 0.8));
    QVERIFY(agree(*values.ofClass[1].f1, 0.0));
    QVERIFY(agree(*valueOf(values, "macro_precision"), 2 / 9.0));
    QVERIFY(agree(*valueOf(values, "macro_recall"), 1 / 3.0));
    QVERIFY(agree(*valueOf(values, "macro_f1"), 4 / 15.0));
    QVERIFY(agree(*valueOf(values, "micro_f1"), 1 / 3.0));
    QVERIFY(agree(*valueOf(values, "weighted_precision"), 2 / 9.0));
    QVERIFY(agree(*valueOf(values, "weighted_f1"), 4 / 15.0));
    // The other macro F1: 2·(2/9)·(1/3) / (2/9 + 1/3).
    QVERIFY(agree(*valueOf(values, "macro_f1_of_means"), 4 / 15.0));
}

/// The rarer class is found seldom but surely, the other one always: P = (1 + 5/9)/2 and R = (1/5 +
/// 1)/2; F1s 1/3 and 5/7.
void TestClassValues::twoMacroF1s()
{
    const ClassMatrix matrix(
        predictions(2, {0, 0, 0, 0, 0, 1, 1, 1, 1, 1}, {0, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    QVERIFY(agree(*core::averagedRates(matrix, ClassAverage::Macro).f1, 11 / 21.0));
    QVERIFY(agree(*core::f1OfMeans(matrix), 2 * (7 / 9.0) * 0.6 / (7 / 9.0 + 0.6)));
}

/// As scikit-learn, whose classes are those that occur: with 3 never met the means are those of 3
/// classes. A class that is never predicted counts 0, one without samples too.
void TestClassValues::absentClassesAreLeftOut()
{
    const core::ClassValues values = core::classValues(predictions(4, {0, 0, 1}, {0, 2, 2}), {});
    QCOMPARE(values.absent, std::size_t{1});
    QCOMPARE(values.countedAsZero, std::size_t{2});
    QCOMPARE(values.ofClass[1].precision.reason(), Undefined::NonePredictedPositive);
    QCOMPARE(values.ofClass[2].recall.reason(), Undefined::NoPositives);
    QVERIFY(agree(*valueOf(values, "macro_precision"), 1 / 3.0));
    QVERIFY(agree(*valueOf(values, "macro_recall"), 1 / 6.0));
    QVERIFY(agree(*valueOf(values, "macro_f1"), 2 / 9.0));
    // Classes with samples have 2, 1 and none: (2·2/3 + 1·0) / 3.
    QVERIFY(agree(*valueOf(values, "weighted_f1"), 4 / 9.0));
    QVERIFY(agree(*valueOf(values, "balanced_accuracy"), 1 / 4.0));
}

void TestClassValues::kappa_data()
{
    QTest::addColumn<Numbers>("labels");
    QTest::addColumn<Numbers>("predicted");
    QTest::addColumn<double>("expected");
    QTest::newRow("scikit-learn's example: negative, neutral, positive")
        << Numbers{0, 2, 0, 1, 2} << Numbers{0, 2, 0, 1, 0} << 0.6875;
    QTest::newRow("by chance") << Numbers{0, 0, 1, 1} << Numbers{0, 1, 0, 1} << 0.0;
    QTest::newRow("all right") << Numbers{0, 1, 2} << Numbers{0, 1, 2} << 1.0;
}

void TestClassValues::kappa()
{
    QFETCH(const Numbers, labels);
    QFETCH(const Numbers, predicted);
    QFETCH(const double, expected);
    const ClassMatrix matrix(predictions(3, labels, predicted));
    QVERIFY(std::abs(*core::cohenKappa(matrix) - expected) < 1e-15);
    QCOMPARE(core::cohenKappa(ClassMatrix(predictions(3, {1, 1}, {1, 1}))).reason(),
             Undefined::ChanceIsCertain);
}

/// 6 samples, 4 right; labels 2, 1, 3, predicted 3, 0, 3: (4·6 - 15) / √((36 - 14)(36 - 18)).
void TestClassValues::matthews()
{
    const ClassMatrix matrix(predictions(3, {2, 0, 2, 2, 0, 1}, {0, 0, 2, 2, 0, 2}));
    QVERIFY(agree(*core::matthews(matrix), 9 / std::sqrt(22.0 * 18)));
    QCOMPARE(*core::matthews(ClassMatrix(predictions(3, {0, 1}, {1, 1}))), 0.0);
}

void TestClassValues::topAccuracy()
{
    const ClassSamples samples = ofTopK();
    QCOMPARE(*core::topAccuracy(samples, 1), 0.5);
    QCOMPARE(*core::topAccuracy(samples, 2), 0.75);
    QCOMPARE(*core::topAccuracy(samples, 3), 1.0);
    QCOMPARE(*valueOf(core::classValues(samples, {}), "top_2_accuracy"), 0.75);
}

/// By its prediction, or else the first of the other classes.
void TestClassValues::relabelledAsNotOfAClass()
{
    const ClassSamples samples = predictions(3, {0, 0, 1, 2}, {0, 2, 1, 2});
    QCOMPARE(core::classInRest(samples, 0, 0), 1u);
    QCOMPARE(core::classInRest(samples, 1, 0), 2u);
    QCOMPARE(core::classInRest(samples, 2, 1), 0u);
    QCOMPARE(core::classInRest(samples, 3, 1), 2u);
}

void TestClassValues::tiesGoToTheFirst()
{
    ClassSamples samples = predictions(3, {1, 0}, {0, 0});
    samples.scores = {{0.4, 0.2}, {0.4, 0.4}, {0.2, 0.4}};
    QCOMPARE(core::highestClass(samples, 0), 0u);
    QCOMPARE(core::highestClass(samples, 1), 1u);
    QCOMPARE(core::tiedSamples(samples), std::size_t{2});
    samples.scores[1][0] = 0.3;  // the second stays
    QCOMPARE(core::tiedSamples(samples), std::size_t{1});
    samples.scores[1][0] = 0.4;
    QCOMPARE(core::predictedOtherwise(samples), std::size_t{1});
    QCOMPARE(*core::topAccuracy(samples, 1), 0.0);
}

/// The example of scikit-learn's log_loss, 0.21616...: ham and spam.
void TestClassValues::logLoss()
{
    ClassSamples samples = predictions(2, {1, 0, 0, 1}, {1, 0, 0, 1});
    samples.scores = {{0.1, 0.9, 0.8, 0.35}, {0.9, 0.1, 0.2, 0.65}};
    QVERIFY(agree(*core::classLogLoss(samples, 1e-15), 0.21616187468057912));
    QVERIFY(agree(*core::classLogLoss(samples, 0), 0.21616187468057912));
    const double kept = std::exchange(samples.scores[1][0], 0);
    QCOMPARE(core::classLogLoss(samples, 0).reason(), Undefined::InfiniteLogarithm);
    samples.scores[1][0] = kept;
    samples.scores[0][0] = 1.5;
    QCOMPARE(core::classLogLoss(samples, 1e-15).reason(), Undefined::NotAProbability);
    QCOMPARE(core::classValues(samples, {}).notSummingToOne, std::size_t{1});
}

/// Pairs in order of ofTopK(): class 0 beats 2 of 3, class 1 three halves... of 3, class 2 two
/// of 4.
void TestClassValues::aucs()
{
    const core::ClassValues values = core::classValues(ofTopK(), {});
    // 0.5 against 0.3, 0.2 and 0.7; 0.4 against 0.2, 0.4 and 0.2; 0.3 and 0.1 against 0.2 and 0.2.
    QVERIFY(agree(*values.ofClass[0].auc, 2 / 3.0));
    QVERIFY(agree(*values.ofClass[1].auc, 2.5 / 3));
    QVERIFY(agree(*values.ofClass[2].auc, 0.5));
    QVERIFY(agree(*valueOf(values, "macro_auc"), 2 / 3.0));
    QVERIFY(agree(*valueOf(values, "weighted_auc"), (2 / 3.0 + 2.5 / 3 + 2 * 0.5) / 4));
    ClassSamples alone = ofTopK();
    alone.labels = {0, 1, 1, 1};
    QCOMPARE(core::classValues(alone, {}).ofClass[2].auc.reason(), Undefined::NoPositives);
    QCOMPARE(core::classValues(alone, {}).aucsLeftOut, std::size_t{1});
}

void TestClassValues::againstTheRest()
{
    ClassSamples samples = ofTopK();
    samples.classes = {"cat", "dog", "bird"};
    const core::Samples binary = core::oneAgainstRest(samples, 2);
    QCOMPARE(binary.classes[0], std::string("not bird"));
    QCOMPARE(binary.classes[1], std::string("bird"));
    QVERIFY((binary.labels == std::vector<std::uint8_t>{0, 0, 1, 1}));
    QVERIFY(binary.models[0].values == samples.scores[2]);
}

void TestClassValues::layouts_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("labels");
    QTest::newRow("prob_cat") << "prob_cat,prob_dog,prob_bird"
                              << "cat dog bird";
    QTest::newRow("p_cat") << "p_cat,p_dog,p_bird"
                           << "cat dog bird";
    QTest::newRow("P(cat)") << "P(cat),P(dog),P(bird)"
                            << "cat dog bird";
    QTest::newRow("cat") << "cat,dog,bird"
                         << "cat dog bird";
    QTest::newRow("cat_prob") << "cat_prob,dog_prob,bird_prob"
                              << "cat dog bird";
    QTest::newRow("other letters") << "Prob Cat,Prob Dog,Prob Bird"
                                   << "cat dog bird";
    QTest::newRow("numbers") << "prob_0,prob_1,prob_2"
                             << "0 1 2";
}

void TestClassValues::layouts()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, labels);
    const QStringList words = labels.split(QLatin1Char(' '));
    std::string text = "id,label,age," + heading.toStdString() + '\n';
    for (int i = 0; i < 9; ++i)
        text += "s" + std::to_string(i) + ',' + words[i % 3].toStdString() + ",5" +
                std::to_string(i * i) + (i % 3 == 0 ? ",0.6,0.3,0.1\n" : ",0.2,0.5,0.3\n");
    const auto reading = readingOf(text);
    QVERIFY(reading);
    QCOMPARE(reading->scoreColumns.size(), std::size_t{3});
    QCOMPARE(reading->scoreColumns[1].column, std::size_t{4});
    const auto recognised = core::classReadingOf(text, {}, *core::previewTable(text, {}));
    QVERIFY(recognised && **recognised == *reading);
    const core::ClassColumn& second = reading->scoreColumns[1];
    QVERIFY(core::classColumnOf(text, *core::previewTable(text, {}), second.name) == second.column);
    const auto table = core::parseClassTable(text, "t.csv", *reading);
    QVERIFY(table);
    QCOMPARE(table->samples.size(), std::size_t{9});
    QCOMPARE(QString::fromStdString(table->samples.classes[0]).toLower(), words[0]);
    QCOMPARE(ClassMatrix(table->samples).at(2, 1), 3.0);
    QCOMPARE(table->samples.ids[8], std::string("s8"));
}

void TestClassValues::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::size_t>("line");
    QTest::newRow("a label without a column") << "label,p_a,p_b\na,0.5,0.5\nb,0.5,0.5\nc,0.1,0.9\n"
                                              << ErrorCode::NoClassColumn << std::size_t{4};
    QTest::newRow("a score that is none")
        << "label,p_a,p_b,p_c\na,0.5,0.3,0.2\nb,0.5,x,0.2\nc,0.1,0.8,0.1\n"
        << ErrorCode::BadScore << std::size_t{3};
    QTest::newRow("a row too short") << "label,p_a,p_b,p_c\na,0.5,0.3,0.2\nb,0.5\nc,0.1,0.8,0.1\n"
                                     << ErrorCode::RaggedRow << std::size_t{3};
    QTest::newRow("an empty label")
        << "label,p_a,p_b,p_c\na,0.5,0.3,0.2\n,0.5,0.3,0.2\nb,0.1,0.8,0.1\nc,0.1,0.8,0.1\n"
        << ErrorCode::NoLabel << std::size_t{3};
    QTest::newRow("amounts, as of a regression") << "y_true,y_pred\n3,2.5\n-0.5,0\n2,2\n7,8\n"
                                                 << ErrorCode::NoLabel << std::size_t{3};
    QTest::newRow("whole amounts, predicted with fractions")
        << "y_true,y_pred\n3,3\n1,1\n2,2.5\n"
        << ErrorCode::NoLabel << std::size_t{4};
    QString eleven = QStringLiteral("y_true,y_pred\n");
    for (int i = 0; i < 11; ++i)
        eleven += QStringLiteral("%1,%1\n").arg(i / 2.0);
    QTest::newRow("eleven amounts, all of them met")
        << eleven << ErrorCode::NoLabel << std::size_t{3};
}

void TestClassValues::refused()
{
    QFETCH(const QString, text);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::size_t, line);
    const std::string bytes = text.toStdString();
    const auto reading =
        readingOf(bytes, {text.startsWith(QLatin1String("label")) ? "label" : "y_true"});
    if (!reading) {
        QCOMPARE(reading.error().problem, problem);
        QCOMPARE(reading.error().line, line);
        return;
    }
    const auto table = core::parseClassTable(bytes, "t.csv", *reading);
    QVERIFY(!table);
    QCOMPARE(table.error().first.front().problem, problem);
    QCOMPARE(table.error().first.front().line, line);
    core::ClassReading lenient = *reading;
    lenient.leavesOutBadRows = true;
    QCOMPARE(core::parseClassTable(bytes, "t.csv", lenient)->leftOut.count, std::size_t{1});
}

void TestClassValues::predictionsAlone()
{
    const std::string text = "y_true,y_pred\nb,a\na,a\nc,b\nc,c\nb,b\na,a\n";
    const auto table = core::parseClassTable(text, "t.csv", *readingOf(text));
    QVERIFY(table);
    QVERIFY((table->samples.classes == std::vector<std::string>{"a", "b", "c"}));
    const core::ClassValues values = core::classValues(table->samples, {});
    QVERIFY(agree(*valueOf(values, "accuracy"), 4 / 6.0));
    QCOMPARE(valueOf(values, "macro_auc").reason(), Undefined::NoPairs);  // there is none
    // Half stars are classes: few, and nothing else is predicted.
    QVERIFY(readingOf("y_true,y_pred\n0.5,1\n1,1\n1.5,0.5\n"));
    QVERIFY(readingOf("y_true,y_pred\n1.0,2.0\n2.0,2.0\n3.0,4.0\n"));
}

void TestClassValues::rowsLeftOut()
{
    const std::string text = "y_true,y_pred,weight\nb,a,1\na,a,2\nc,b,0\n?,c,1\nc,c,1\n";
    const auto count = [&](const core::ClassReading& reading) {
        const auto table = core::parseClassTable(text, "t.csv", reading);
        return std::array{table->samples.size(), table->withoutWeight, table->ofUnknownLabel};
    };
    core::ClassReading reading = *readingOf(text);
    QCOMPARE(count(reading), (std::array<std::size_t, 3>{4, 1, 0}));
    reading.unknownLabels = {"?"};
    QCOMPARE(count(reading), (std::array<std::size_t, 3>{3, 1, 1}));
}

void TestClassValues::notOfSeveralClasses_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("two labels, two models") << "label,prob_0,prob_1\n0,0.2,0.8\n1,0.4,0.6\n";
    QTest::newRow("two labels, numbers predicted") << "y_true,y_pred\n0,1\n1,1\n0,0\n";
    QTest::newRow("three labels, one score")
        << "label,score\na,0.1\nb,0.2\nc,0.3\na,0.4\nb,0.5\nc,0.6\n";
}

void TestClassValues::notOfSeveralClasses()
{
    QFETCH(const QString, text);
    const std::string bytes = text.toStdString();
    QVERIFY(!core::classReadingOf(bytes, {}, *core::previewTable(bytes, {})));
}

QTEST_APPLESS_MAIN(TestClassValues)

}  // namespace tst_class_values

#include "tst_class_values.moc"
