// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/classifier_samples.h"
#include "ui/classifier/classifier_tool_bar.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/classifier/settings_panel.h"
#include "ui/classifier/table/auc_panel.h"
#include "ui/classifier/table/costs_view.h"
#include "ui/classifier/table/log_loss_panel.h"
#include "ui/classifier/table/matrix_cell.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/classifier/table/thresholds_panel.h"
#include "ui/classifier/threshold_box.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/popover_button.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/theme/window_style.h"
#include "ui/workspace/rules/rules_button.h"
#include "ui/workspace/rules/rules_form.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <type_traits>

namespace tst_classifier_rates {

using namespace classifier_samples;
using core::Outcome;
using core::ThresholdMetric;
using ui::ClassifierDocument;
using ui::LogLossModel;
using ui::RatesModel;

namespace {

/// A shown workspace with its tool bar.
class OpenWorkspace {
public:
    explicit OpenWorkspace(core::SampleSession session = six(), QSize size = {1440, 860})
    {
        window.resize(size);
        auto* bar = new ui::FittedBar(&window);
        window.addToolBar(bar);
        QObject::connect(bar, &ui::FittedBar::changed, bar,
                         [this, bar] { bar->fit(window.width()); });
        bar->setMovable(false);
        tools = new ui::ClassifierToolBar(document, *bar);
        workspace = new ui::ClassifierWorkspace(document);
        window.setCentralWidget(workspace);
        window.setStyleSheet(ui::windowStyle(ui::Theme::of(window)));
        document.load(std::move(session), QString(), u"Open"_s);
        window.show();
        window.activateWindow();
        isShown = QTest::qWaitForWindowActive(&window);
        settle();
    }

    static void settle()
    {
        for (int round = 0; round < 8; ++round)
            QApplication::processEvents();
    }
    RatesModel& rates() { return workspace->panel<ui::RatesPanel>().view().rates(); }
    QString rate(ThresholdMetric rate)
    {
        return rates().index(rates().rowOf(rate), RatesModel::Number).data().toString();
    }
    QString rateSentence(ThresholdMetric rate) { return rates().sentence(rates().rowOf(rate)); }
    /// The value of a row by its name.
    QString value(const QString& name)
    {
        for (int row = 0; row < rates().rowCount(); ++row)
            if (rates().index(row, RatesModel::Name).data().toString() == name)
                return rates().index(row, RatesModel::Number).data().toString();
        return u"no such row"_s;
    }
    /// "TP 2 FN 1 FP 1 TN 2"
    QString matrix()
    {
        QStringList cells;
        for (const Outcome outcome : {Outcome::TruePositive, Outcome::FalseNegative,
                                      Outcome::FalsePositive, Outcome::TrueNegative})
            cells << workspace->matrix().cell(outcome).text();
        return cells.join(u' ');
    }
    QString ids()
    {
        auto& model = workspace->samples().view().samples();
        QStringList cells;
        for (int row = 0; row < model.rowCount(); ++row)
            cells << model.index(row, 0).data().toString();
        return cells.join(u' ');
    }
    template <class Widget>
    Widget& control(const char* name)
    {
        auto* widget = window.findChild<Widget*>(QString::fromLatin1(name));
        if (!widget)
            qFatal("no widget is named %s", name);
        return *widget;
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.windowHandle(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar character : text)
            QTest::keyClick(window.windowHandle(), character.toLatin1());
    }
    void click(QWidget& widget)
    {
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                          widget.mapTo(&window, widget.rect().center()));
    }
    /// As a person picks an entry of a list by the keyboard.
    void choose(QComboBox& box, const QString& entry)
    {
        box.setFocus();
        const int index = box.findText(entry);
        QVERIFY2(index >= 0, qPrintable(entry));
        while (box.currentIndex() < index)
            press(Qt::Key_Down);
        while (box.currentIndex() > index)
            press(Qt::Key_Up);
    }
    LogLossModel& terms() { return workspace->panel<ui::LogLossPanel>().view().terms(); }
    QString term(int row, LogLossModel::Column column)
    {
        return terms().index(row, column).data().toString();
    }

    ClassifierDocument document;
    QMainWindow window;
    ui::ClassifierToolBar* tools = nullptr;
    ui::ClassifierWorkspace* workspace = nullptr;
    bool isShown = false;
};

core::SampleSession typed(const core::ConfusionMatrix& counts)
{
    core::SampleSession session;
    session.samples.models.push_back({"score", {}});
    session.typed = counts;
    return session;
}

}  // namespace

class TestClassifierRates : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }
    void matrixFollowsTheThreshold();
    void headingsOfTheMatrixStandApart();
    void everyRateWithItsNumbers_data();
    void everyRateWithItsNumbers();
    void undefinedSaysWhy();
    void fBetaShowsItsBeta();
    void probabilities();
    void predictiveValuesAtAPrior();
    void manyProbabilitiesComeLater();
    void scoresBeyondProbabilities();
    void cellsShowTheirSamples();
    void keysWalkTheMatrix();
    void typedCounts();
    void passengers();
    void sentenceOfTheRowUnderAttention();
    void sixRatesAsCounts();
    void numbersAreWhole();
    void copiesTheRates();
    void aucInWords_data();
    void aucInWords();
    void noAuc();
    void belowHalfOffersToReverse();
    void nextStepOfTheThreshold_data();
    void nextStepOfTheThreshold();
    void logLossWorstFirst();
    void logLossHasNoValue();
    void logLossFetchesMore();
    void logLossFollowsAttention();
    void thresholdIsTyped();
    void thresholdStepsFromScoreToScore();
    void sliderMovesTheThreshold();
    void jumps_data();
    void jumps();
    void jumpIsForgotten();
    void readingIsSwitched();
    void modelsAreChosen();
    void settingsAreSteps();
    void costsAreEditedInPlace();
    void thresholdsAreComparedFromDecide();
    void aClipThatIsNoneIsRefused();
    void hiddenPanelsDoNotWork();
    void layoutComesBack();
    void everythingHasAName();
    void pictures_data();
    void pictures();
};

void TestClassifierRates::headingsOfTheMatrixStandApart()
{
    const OpenWorkspace open;
    const QLabel* predicted = nullptr;
    const QLabel* total = nullptr;
    for (const auto* label : open.workspace->matrix().findChildren<QLabel*>()) {
        if (label->text() == u"predicted −"_s)
            predicted = label;
        else if (label->text() == u"total"_s && (!total || label->y() < total->y()))
            total = label;
    }
    QVERIFY(predicted && total);
    QCOMPARE(total->y(), predicted->y());
    const QFontMetrics metrics(total->font());
    const int begin = total->x() + total->contentsRect().right() - total->margin() -
                      metrics.horizontalAdvance(total->text());
    const int end = predicted->x() + predicted->contentsRect().right() - predicted->margin();
    QVERIFY(begin - end >= 2 * metrics.horizontalAdvance(u' '));
}

void TestClassifierRates::matrixFollowsTheThreshold()
{
    OpenWorkspace open;
    QVERIFY(open.isShown);
    QCOMPARE(open.matrix(), u"TP 2 FN 1 FP 1 TN 2"_s);
    QCOMPARE(open.workspace->matrix().remark(), u"score ≥ 0.5"_s);
    open.document.setThreshold(0.8);
    QCOMPARE(open.matrix(), u"TP 1 FN 2 FP 0 TN 3"_s);
    open.document.setHigherIsPositive(false);
    QCOMPARE(open.matrix(), u"TP 2 FN 1 FP 3 TN 0"_s);
    QCOMPARE(open.workspace->matrix().remark(), u"score ≤ 0.8"_s);
    open.document.setPositive(0);
    QCOMPARE(open.matrix(), u"TP 3 FN 0 FP 2 TN 1"_s);
}

void TestClassifierRates::everyRateWithItsNumbers_data()
{
    QTest::addColumn<ThresholdMetric>("rate");
    QTest::addColumn<QString>("sentence");
    const auto row = [](ThresholdMetric rate, const char16_t* sentence) {
        QTest::newRow(core::rowOf(rate).id.data()) << rate << QString::fromUtf16(sentence);
    };
    // Of the picture: TP 252, FN 48, FP 171, TN 529.
    row(ThresholdMetric::Accuracy, u"Accuracy = (TP + TN) / N = (252 + 529) / 1000 = 781/1000 = "
                                   u"0.7810 (95% Wilson interval: 0.7543 to 0.8055)");
    row(ThresholdMetric::Precision, u"Precision = TP / (TP + FP) = 252 / (252 + 171) = 28/47 = "
                                    u"0.5957 (95% Wilson interval: 0.5483 to 0.6414)");
    row(ThresholdMetric::Recall, u"Recall, TPR = TP / (TP + FN) = 252 / (252 + 48) = 21/25 = "
                                 u"0.8400 (95% Wilson interval: 0.7943 to 0.8771)");
    row(ThresholdMetric::Specificity, u"Specificity = TN / (TN + FP) = 529 / (529 + 171) = 529/700 "
                                      u"= 0.7557 (95% Wilson interval: 0.7225 to 0.7861)");
    row(ThresholdMetric::Fpr, u"FPR = FP / (FP + TN) = 171 / (171 + 529) = 171/700 = 0.2443 (95% "
                              u"Wilson interval: 0.2139 to 0.2775)");
    row(ThresholdMetric::Fnr, u"FNR = FN / (FN + TP) = 48 / (48 + 252) = 4/25 = 0.1600 (95% Wilson "
                              u"interval: 0.1229 to 0.2057)");
    row(ThresholdMetric::Npv, u"NPV = TN / (TN + FN) = 529 / (529 + 48) = 529/577 = 0.9168 (95% "
                              u"Wilson interval: 0.8914 to 0.9367)");
    row(ThresholdMetric::F,
        u"F1 = 2TP / (2TP + FP + FN) = 2·252 / (2·252 + 171 + 48) = 168/241 = 0.6971 (95% interval "
        u"by the logit method: 0.6576 to 0.7339)");
    row(ThresholdMetric::Mcc,
        u"MCC = (TP·TN − FP·FN) / √((TP+FP)(TP+FN)(TN+FP)(TN+FN)) = (252·529 − 171·48) "
        u"/ √(423·300·700·577) = "
        u"0.5526 (95% interval on Fisher’s z scale: 0.4998 to 0.6013)");
    row(ThresholdMetric::BalancedAccuracy,
        u"Balanced acc. = (TPR + TNR) / 2 = (252/300 + 529/700) / 2 = 1117/1400 = 0.7979 (95% "
        u"interval on Fisher’s z scale: 0.7704 to 0.8227)");
    row(ThresholdMetric::Youden, u"Youden’s J = TPR − FPR = 252/300 − 171/700 = 417/700 = 0.5957 "
                                 u"(95% interval on Fisher’s z scale: 0.5409 to 0.6455)");
    row(ThresholdMetric::Lift, u"Lift = precision / prevalence = (252/423) / (300/1000) = 280/141 "
                               u"= 1.9858 (95% interval by "
                               u"the log method: 1.8533 to 2.1279)");
    row(ThresholdMetric::PredictedPositive,
        u"Predicted + = (TP + FP) / N = (252 + 171) / 1000 = 423/1000 = 0.4230 (95% Wilson "
        u"interval: 0.3927 to 0.4539)");
    row(ThresholdMetric::LrPositive,
        u"LR+ = TPR / FPR = (252/300) / (171/700) = 196/57 = 3.4386 (95% interval by the log "
        u"method: 2.9913 to 3.9527)");
    row(ThresholdMetric::Jaccard,
        u"Jaccard = TP / (TP + FP + FN) = 252 / (252 + 171 + 48) = 84/157 = 0.5350 (95% Wilson "
        u"interval: 0.4899 to 0.5796)");
}

void TestClassifierRates::everyRateWithItsNumbers()
{
    QFETCH(const ThresholdMetric, rate);
    QFETCH(const QString, sentence);
    OpenWorkspace open(typed({252, 171, 48, 529}));
    QCOMPARE(open.rateSentence(rate), sentence);
    QCOMPARE(open.rate(rate), sentence.section(u" (95"_s, 0, 0).section(u' ', -1));
}

void TestClassifierRates::undefinedSaysWhy()
{
    OpenWorkspace open;
    open.document.setPoint(0);
    QCOMPARE(open.rate(ThresholdMetric::Precision), u"–"_s);
    QCOMPARE(
        open.rateSentence(ThresholdMetric::Precision),
        u"Precision = TP / (TP + FP) is undefined: No sample is predicted positive at this threshold, so the denominator is 0."_s);
    QCOMPARE(open.rate(ThresholdMetric::Recall), u"0.0000"_s);
    QCOMPARE(open.rate(ThresholdMetric::Mcc), u"0.0000"_s);
}

void TestClassifierRates::fBetaShowsItsBeta()
{
    OpenWorkspace open(typed({2, 1, 1, 2}));
    core::ClassifierSettings settings;
    settings.beta = 2;
    open.document.setSettings(settings, u"F2"_s);
    // 5·2 / (5·2 + 4·1 + 1) = 10/15.
    QCOMPARE(open.rateSentence(ThresholdMetric::F),
             u"F2 = (1+β²)TP / ((1+β²)TP + β²FN + FP) = (1+2²)·2 / ((1+2²)·2 + 2²·1 + 1) = 2/3 = "
             u"0.6667 (95% interval by the logit method: 0.1922 to 0.9439)"_s);
}

void TestClassifierRates::probabilities()
{
    OpenWorkspace open;
    // −(ln 0.9 + ln 0.7 + ln 0.3 + ln 0.7 + ln 0.2 + ln 0.9) / 6 = 3.737…/6
    QCOMPARE(open.value(u"Log loss"_s), u"0.6229"_s);
    // (0.01 + 0.09 + 0.49 + 0.09 + 0.64 + 0.01) / 6
    QCOMPARE(open.value(u"Brier score"_s), u"0.2217"_s);
    // Bins of 0.1: |1−0.9|, twice |0.5−0.7|, |0−0.3|, |1−0.2|, |0−0.1|, over 6.
    QCOMPARE(open.value(u"ECE, 10 bins"_s), u"0.2833"_s);
    const auto sentence = [&open](int fromBelow) {
        return open.rates().sentence(open.rates().rowCount() - fromBelow);
    };
    // H of 3 positives among 6 is ln 2 = 0.693147; 0.622900 / 0.693147.
    QCOMPARE(sentence(3), u"Normalised entropy = log loss / H(share) = 0.6229 / 0.6931 = 0.8987"_s);
    QCOMPARE(sentence(2), u"Information gain = 1 − log loss / H(share) = 1 − 0.6229 / 0.6931 = "
                          u"0.1013"_s);
    // 0.9 + 0.7 + 0.7 + 0.3 + 0.2 + 0.1 for 3.
    QCOMPARE(sentence(1), u"Predicted / observed = Σ p / positives = 2.900 / 3 = 0.9667"_s);
}

/// Recall and specificity are 2/3: by Bayes 2/11 and 18/19 where a tenth is positive. The logarithm
/// of LR+ = 2 and of LR− = 1/2 has the error √(1/2 − 1/3 + 1 − 1/3).
void TestClassifierRates::predictiveValuesAtAPrior()
{
    OpenWorkspace open;
    const int before = open.rates().rateRows();
    core::ClassifierSettings settings;
    settings.costs.prior = 0.1;
    open.document.setSettings(settings, u"Prior"_s);
    OpenWorkspace::settle();
    QCOMPARE(open.rates().rateRows(), before + 2);
    QCOMPARE(open.value(u"PPV at prior 0.1000"_s), u"0.1818"_s);
    QCOMPARE(open.value(u"NPV at prior 0.1000"_s), u"0.9474"_s);
    QCOMPARE(open.rates().line(before),
             u"PPV at prior 0.1000 = π·TPR / (π·TPR + (1 − π)·FPR) = 0.1818 (95% interval by the "
             u"logit method: 0.0358 to 0.5708)"_s);
    QVERIFY2(open.rates().sentence(before + 1).contains(u"0.7505 to 0.9908"_s),
             qPrintable(open.rates().sentence(before + 1)));
    // The values of the probabilities are behind them, as without a prior.
    QCOMPARE(open.value(u"Log loss"_s), u"0.6229"_s);
    open.document.history().undo();
    OpenWorkspace::settle();
    QCOMPARE(open.rates().rateRows(), before);
    QCOMPARE(open.value(u"Log loss"_s), u"0.6229"_s);
}

void TestClassifierRates::manyProbabilitiesComeLater()
{
    OpenWorkspace open;
    open.workspace->panel<ui::RatesPanel>().work().setMuch(1);
    open.document.setScore(4, 0.8);
    QCOMPARE(open.value(u"Log loss"_s), u"…"_s);
    // What does not take long is there at once.
    QCOMPARE(open.rate(ThresholdMetric::Recall), u"1.0000"_s);
    QTRY_COMPARE(open.value(u"Brier score"_s),
                 u"0.1217"_s);  // (0.01 + 0.09 + 0.49 + 0.09 + 0.04 + 0.01) / 6
    open.document.setScore(4, 0.9);
    open.document.setScore(4, 0.2);
    QTRY_COMPARE(open.value(u"Log loss"_s), u"0.6229"_s);
}

void TestClassifierRates::scoresBeyondProbabilities()
{
    core::SampleSession session = six();
    session.samples.models[0].values[0] = 9;
    OpenWorkspace open(session);
    QCOMPARE(open.value(u"Log loss"_s), u"–"_s);
    QCOMPARE(open.value(u"ECE, 10 bins"_s), u"–"_s);
    for (const int fromBelow : {1, 3, 5})
        QVERIFY(open.rates()
                    .sentence(open.rates().rowCount() - fromBelow)
                    .contains(u"not a probability"_s));
    core::ClassifierSettings settings;
    settings.outside = core::Outside::Clip;
    open.document.setSettings(settings, u"Clip"_s);
    QVERIFY(open.value(u"Log loss"_s) != u"–"_s);
}

void TestClassifierRates::cellsShowTheirSamples()
{
    OpenWorkspace open;
    auto& cell = open.workspace->matrix().cell(Outcome::FalsePositive);
    open.click(cell);
    QCOMPARE(open.ids(), u"c"_s);
    QCOMPARE(open.workspace->samples().filterLine().text(), u"fp"_s);
    QVERIFY(cell.isChecked());
    open.click(open.workspace->matrix().cell(Outcome::FalseNegative));
    QCOMPARE(open.ids(), u"e"_s);
    QVERIFY(!cell.isChecked());
    open.click(open.workspace->matrix().cell(Outcome::FalseNegative));
    QCOMPARE(open.ids(), u"a b c d e f"_s);
    // A filter that is typed marks its cell, too.
    open.workspace->samples().filterLine().setFocus();
    open.type(u"tn"_s);
    QVERIFY(open.workspace->matrix().cell(Outcome::TrueNegative).isChecked());
}

void TestClassifierRates::keysWalkTheMatrix()
{
    OpenWorkspace open;
    auto& matrix = open.workspace->matrix();
    matrix.cell(Outcome::TruePositive).setFocus();
    open.press(Qt::Key_Right);
    QVERIFY(matrix.cell(Outcome::FalseNegative).hasFocus());
    open.press(Qt::Key_Down);
    QVERIFY(matrix.cell(Outcome::TrueNegative).hasFocus());
    open.press(Qt::Key_Left);
    QVERIFY(matrix.cell(Outcome::FalsePositive).hasFocus());
    open.press(Qt::Key_Space);
    QCOMPARE(open.ids(), u"c"_s);
    open.press(Qt::Key_Up);
    QVERIFY(matrix.cell(Outcome::TruePositive).hasFocus());
}

void TestClassifierRates::typedCounts()
{
    OpenWorkspace open(typed({19, 5, 0, 100}));
    auto& field = open.workspace->matrix().field(Outcome::FalseNegative);
    QVERIFY(field.isVisible());
    QVERIFY(!open.workspace->matrix().cell(Outcome::FalseNegative).isVisible());
    QVERIFY(open.workspace->matrix().ownKeys().keys.empty());
    QCOMPARE(open.rate(ThresholdMetric::Recall), u"1.0000"_s);
    open.click(field);
    field.selectAll();
    open.type(u"19"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.rate(ThresholdMetric::Recall), u"0.5000"_s);
    QCOMPARE(open.document.history().undoText(), u"Set the false negatives to 19"_s);
    open.document.history().undo();
    QCOMPARE(open.rate(ThresholdMetric::Recall), u"1.0000"_s);
    QCOMPARE(field.text(), u"FN 0"_s);
    // Samples take its place.
    open.document.insert(0);
    QVERIFY(open.workspace->matrix().cell(Outcome::FalseNegative).isVisible());
    QCOMPARE(open.workspace->matrix().ownKeys().keys.size(), 3U);
}

void TestClassifierRates::passengers()
{
    // 19 positives among 14.4 billion: saying "no" to all is right but for 19.
    OpenWorkspace open(typed({0, 0, 19, 14'399'999'981}));
    QCOMPARE(open.rate(ThresholdMetric::Accuracy), u"0.9999…"_s);
    QCOMPARE(
        open.rateSentence(ThresholdMetric::Accuracy),
        u"Accuracy = (TP + TN) / N = (0 + 14\u202F399\u202F999\u202F981) / 14\u202F400\u202F000\u202F000 = 14\u202F399\u202F999\u202F981/14\u202F400\u202F000\u202F000 = 0.9999… (95% Wilson interval: 0.9999… to 0.9999…)"_s);
    QCOMPARE(open.rate(ThresholdMetric::Recall), u"0.0000"_s);
    QCOMPARE(open.rate(ThresholdMetric::Precision), u"–"_s);
    QCOMPARE(open.rate(ThresholdMetric::BalancedAccuracy), u"0.5000"_s);
    open.workspace->setFormat({10, QLocale::c()});
    QCOMPARE(open.rate(ThresholdMetric::Accuracy), u"0.9999999987"_s);
}

void TestClassifierRates::sentenceOfTheRowUnderAttention()
{
    OpenWorkspace open;
    auto& view = open.workspace->panel<ui::RatesPanel>().view();
    QVERIFY(open.workspace->panel<ui::RatesPanel>().sentence().startsWith(u"Accuracy = "_s));
    view.setFocus();
    view.setCurrentIndex(open.rates().index(0, 0));
    open.press(Qt::Key_Down);
    QVERIFY(open.workspace->panel<ui::RatesPanel>().sentence().startsWith(u"Precision = "_s));
    const QRect row =
        view.visualRect(open.rates().index(open.rates().rowOf(ThresholdMetric::Recall), 0));
    QTest::mouseMove(open.window.windowHandle(),
                     view.viewport()->mapTo(&open.window, row.center()));
    QVERIFY(open.workspace->panel<ui::RatesPanel>().sentence().startsWith(u"Recall, TPR = "_s));
    open.document.setThreshold(0.15);
    QVERIFY(open.workspace->panel<ui::RatesPanel>().sentence().endsWith(
        u"= 3 / (3 + 0) = 1.0000. 95% CI 0.439–1.000 (Wilson)."_s));
}

/// TP 2, FP 1, FN 1 and TN 2; the rest is one click away, and copied in any case.
void TestClassifierRates::sixRatesAsCounts()
{
    OpenWorkspace open;
    auto& panel = open.workspace->panel<ui::RatesPanel>();
    const auto shown = [&open](const ui::RatesView& view) {
        QStringList rows;
        for (int row = 0; row < open.rates().rowCount(); ++row)
            if (!view.isRowHidden(row))
                rows << open.rates().index(row, RatesModel::Name).data().toString() + u": "_s +
                            open.rates().index(row, RatesModel::Formula).data().toString();
        return rows;
    };
    QCOMPARE(shown(panel.view()),
             (QStringList{u"Accuracy: 4 / 6"_s, u"Precision: 2 / 3"_s, u"Recall, TPR: 2 / 3"_s,
                          u"Specificity: 2 / 3"_s, u"F1: 4 / 6"_s, u"MCC: "_s}));
    QCOMPARE(shown(panel.probabilities()),
             (QStringList{u"Log loss: "_s, u"Brier score: "_s, u"ECE, 10 bins: "_s}));
    QCOMPARE(panel.moreRates().text(), u"Show 12 more rates"_s);
    QCOMPARE(panel.moreProbabilities().text(), u"Show 3 more"_s);
    panel.moreRates().click();
    QCOMPARE(shown(panel.view()).size(), 18);
    QCOMPARE(shown(panel.probabilities()).size(), 3);
    panel.moreRates().click();
    panel.moreProbabilities().click();
    QCOMPARE(shown(panel.view()).size(), 6);
    QCOMPARE(shown(panel.probabilities()).size(), 6);
}

/// However narrow the panel: 0.820 in the place of 0.8200 would look whole.
void TestClassifierRates::numbersAreWhole()
{
    OpenWorkspace open;
    auto& panel = open.workspace->panel<ui::RatesPanel>();
    for (const int width : {400, 300, 220, 190}) {
        panel.setFixedWidth(width);
        open.settle();
        for (const ui::RatesView* view : {&panel.view(), &panel.probabilities()}) {
            const int end = view->columnViewportPosition(RatesModel::Number) +
                            view->columnWidth(RatesModel::Number);
            QVERIFY2(end <= view->viewport()->width(), qPrintable(QString::number(width)));
        }
    }
}

void TestClassifierRates::copiesTheRates()
{
    OpenWorkspace open;
    open.workspace->panel<ui::RatesPanel>().view().setFocus();
    open.press(Qt::Key_C, Qt::ControlModifier);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(u"Rate\tFormula\tValue\t95% CI: lower end\t95% CI: upper end\n"
                               u"Accuracy\t(TP+TN)/N\t0.6667\t0.3000\t0.9032\n"_s),
             qPrintable(copied));
}

void TestClassifierRates::aucInWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("higher");
    QTest::newRow("high scores positive")
        << u"A random “clicked” sample outscores a random “ignored” one <b>72.2%</b> of the time (6.5 of 9 pairs, ties count half). Pairs won: 6; tied: 1; lost: 2."_s
        << true;
    QTest::newRow("low scores positive")
        << u"A random “clicked” sample scores below a random “ignored” one <b>27.8%</b> of the time (2.5 of 9 pairs, ties count half). Pairs won: 2; tied: 1; lost: 6."_s
        << false;
}

void TestClassifierRates::aucInWords()
{
    QFETCH(const QString, words);
    QFETCH(const bool, higher);
    OpenWorkspace open;
    open.document.setHigherIsPositive(higher);
    QCOMPARE(open.workspace->auc().sentence(), words);
}

void TestClassifierRates::noAuc()
{
    OpenWorkspace open(sessionOf({1, 1}, {0.2, 0.4}));
    QCOMPARE(open.workspace->auc().sentence(),
             u"AUC is undefined. There are no negative samples, so the denominator is 0."_s);
    QVERIFY(!open.workspace->auc().reverseButton().isVisible());
}

void TestClassifierRates::belowHalfOffersToReverse()
{
    OpenWorkspace open(sessionOf({1, 0, 0}, {0.1, 0.2, 0.3}));
    auto& button = open.workspace->auc().reverseButton();
    QVERIFY(button.isVisible());
    QVERIFY(open.workspace->auc().sentence().contains(u"<b>0.0%</b>"_s));
    open.click(button);
    QVERIFY(!button.isVisible());
    QVERIFY(!open.document.session().higherIsPositive);
    QVERIFY(open.workspace->auc().sentence().contains(u"<b>100.0%</b>"_s));
    QCOMPARE(open.document.history().undoText(), u"Treat low scores as positive"_s);
    open.document.history().undo();
    QVERIFY(button.isVisible());
}

void TestClassifierRates::nextStepOfTheThreshold_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<QString>("words");
    QTest::newRow("a positive more")
        << 1.0 << u"Lowering the threshold to 0.9 finds 1 more positive (the point moves up)."_s;
    QTest::newRow("a tie")
        << 0.8
        << u"Lowering the threshold to 0.7 finds 1 more positive and adds 1 false positive (the point climbs the curve)."_s;
    QTest::newRow("a negative more")
        << 0.5 << u"Lowering the threshold to 0.3 adds 1 false positive (the point moves right)."_s;
    QTest::newRow("the end")
        << 0.0 << u"Every sample is predicted positive: the point is at the end of the curve."_s;
}

void TestClassifierRates::nextStepOfTheThreshold()
{
    QFETCH(const double, threshold);
    QFETCH(const QString, words);
    OpenWorkspace open;
    open.document.setThreshold(threshold);
    QCOMPARE(open.workspace->auc().thresholdText(), words);
}

void TestClassifierRates::logLossWorstFirst()
{
    OpenWorkspace open;
    open.workspace->bringToFront(open.workspace->panel<ui::LogLossPanel>());
    QCOMPARE(
        open.workspace->panel<ui::LogLossPanel>().sentence(),
        u"Log loss = Σ −ln p / n = 3.737 / 6 = 0.6229 nats; p is the probability that the model gives to a sample’s true class. Normalised entropy = log loss / H(share of positives) = 0.6229 / H(0.5000) = 0.6229 / 0.6931 = 0.8987, a relative information gain of 1 − 0.8987 = 0.1013."_s);
    QCOMPARE(open.terms().rowCount(), 6);
    // −ln 0.2 = 1.6094, −ln 0.3 = 1.2040, together 2.8134; of 3.7373 in all.
    QCOMPARE(open.term(0, LogLossModel::Name), u"e"_s);
    QCOMPARE(open.term(0, LogLossModel::Probability), u"0.2000"_s);
    QCOMPARE(open.term(0, LogLossModel::Term), u"1.609"_s);
    QCOMPARE(open.term(0, LogLossModel::Share), u"43.06%"_s);
    QCOMPARE(open.term(0, LogLossModel::Remark), u"wrong"_s);
    QCOMPARE(open.term(1, LogLossModel::Name), u"c"_s);
    QCOMPARE(open.term(1, LogLossModel::Sum), u"2.813"_s);
    QCOMPARE(open.term(2, LogLossModel::Remark), QString());
    QCOMPARE(open.term(5, LogLossModel::Sum), u"3.737"_s);
    open.document.setScore(4, 0.01);
    QCOMPARE(open.term(0, LogLossModel::Remark), u"confidently wrong"_s);
}

void TestClassifierRates::logLossHasNoValue()
{
    core::SampleSession session = six();
    session.samples.models[0].values[0] = -3;
    OpenWorkspace open(session);
    open.workspace->bringToFront(open.workspace->panel<ui::LogLossPanel>());
    QCOMPARE(open.terms().rowCount(), 0);
    QCOMPARE(open.workspace->panel<ui::LogLossPanel>().sentence(),
             u"Log loss is undefined. A score is outside 0 to 1, so it is not a probability."_s);
}

void TestClassifierRates::logLossFetchesMore()
{
    core::SampleSession session;
    session.samples.models.push_back({"score", {}});
    for (int i = 0; i < 3000; ++i) {
        session.samples.labels.push_back(static_cast<std::uint8_t>(i % 2));
        session.samples.models[0].values.push_back((i % 997 + 1) / 1000.0);
    }
    OpenWorkspace open(session);
    open.workspace->bringToFront(open.workspace->panel<ui::LogLossPanel>());
    QCOMPARE(open.terms().rowCount(), 500);
    const QAbstractItemModelTester tester(&open.terms(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    open.workspace->panel<ui::LogLossPanel>().work().setMuch(1000);
    open.workspace->panel<ui::LogLossPanel>().view().scrollToBottom();
    QTRY_VERIFY(open.terms().rowCount() > 500);
    for (int row = 1; row < open.terms().rowCount(); ++row)
        QVERIFY(open.terms().worst().worst[static_cast<std::size_t>(row) - 1].term.term >=
                open.terms().worst().worst[static_cast<std::size_t>(row)].term.term);
}

void TestClassifierRates::logLossFollowsAttention()
{
    OpenWorkspace open;
    open.workspace->bringToFront(open.workspace->panel<ui::LogLossPanel>());
    open.document.setCurrentSample(4);
    QVERIFY(open.terms().index(0, 0).data(ui::CurrentRole).toBool());
    auto& view = open.workspace->panel<ui::LogLossPanel>().view();
    view.setFocus();
    view.setCurrentIndex(open.terms().index(0, 0));
    open.press(Qt::Key_Down);
    QCOMPARE(open.document.currentSample(), std::size_t{2});
}

void TestClassifierRates::thresholdIsTyped()
{
    OpenWorkspace open;
    auto& box = open.control<ui::ThresholdBox>("classifierThreshold");
    QCOMPARE(box.text(), u"0.5"_s);
    open.click(box);
    box.selectAll();
    open.type(u"0.8"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.document.threshold(), 0.8);
    QCOMPARE(open.matrix(), u"TP 1 FN 2 FP 0 TN 3"_s);
    open.document.setPoint(0);
    QCOMPARE(box.text(), u"∞"_s);
    open.document.history().undo();
    QCOMPARE(box.text(), u"0.8"_s);  // what is typed is a step of its own
    open.document.history().undo();
    QCOMPARE(box.text(), u"0.5"_s);
}

void TestClassifierRates::thresholdStepsFromScoreToScore()
{
    OpenWorkspace open;
    auto& box = open.control<ui::ThresholdBox>("classifierThreshold");
    box.setFocus();
    QStringList seen;
    for (int step = 0; step < 4; ++step) {
        open.press(Qt::Key_Down);
        seen << box.text();
    }
    QCOMPARE(seen.join(u' '), u"0.3 0.2 0.1 0.1"_s);
    open.press(Qt::Key_Up);
    QCOMPARE(open.document.threshold(), 0.2);
    open.document.setHigherIsPositive(false);
    open.press(Qt::Key_Up);
    QCOMPARE(open.document.threshold(), 0.3);
}

void TestClassifierRates::sliderMovesTheThreshold()
{
    OpenWorkspace open;
    auto& slider = open.control<QSlider>("thresholdSlider");
    // 0.5 is the middle of 0.1 to 0.9.
    QCOMPARE(slider.value(), slider.maximum() / 2);
    slider.setFocus();
    open.press(Qt::Key_End);
    QCOMPARE(open.document.threshold(), 0.9);
    open.press(Qt::Key_Home);
    QCOMPARE(open.document.threshold(), 0.1);
    QCOMPARE(open.matrix(), u"TP 3 FN 0 FP 3 TN 0"_s);
    open.document.history().undo();
    QCOMPARE(open.document.threshold(), 0.9);  // a key is a step
}

void TestClassifierRates::jumps_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<double>("threshold");
    // Points: 0.9 (1, 0), 0.7 (2, 1), 0.3 (2, 2), 0.2 (3, 2), 0.1 (3, 3) as TP and FP.
    // F1: 2/4, 4/6, 4/7, 6/8, 6/9.
    QTest::newRow("F1") << u"best F1"_s << 0.2;
    // TPR − FPR: 1/3 at 0.9, 0.7 and 0.2; of equally good ones the one that accepts the fewest.
    QTest::newRow("Youden") << u"best Youden’s J"_s << 0.9;
    // FP + FN: 2 at 0.9, 0.7 and 0.2.
    QTest::newRow("cost") << u"lowest cost"_s << 0.9;
    QTest::newRow("FPR") << u"FPR ≤ 0.1"_s << 0.9;
    QTest::newRow("recall") << u"recall ≥ 0.9"_s << 0.2;
    // Precision: 1/1, 2/3, 2/4, 3/5, 3/6, all of which are enough. No sample may be flagged.
    QTest::newRow("precision") << u"precision ≥ 0.5"_s << 0.2;
}

void TestClassifierRates::jumps()
{
    QFETCH(const QString, entry);
    QFETCH(const double, threshold);
    OpenWorkspace open;
    auto& jump = open.control<QComboBox>("jumpTo");
    QCOMPARE(jump.currentIndex(), -1);
    const int index = jump.findText(entry);
    QVERIFY(index >= 0);
    QVERIFY(open.tools->jumpTo(static_cast<ui::ClassifierToolBar::Optimum>(index)));
    QCOMPARE(open.document.threshold(), threshold);
    QCOMPARE(jump.currentText(), entry);
}

void TestClassifierRates::jumpIsForgotten()
{
    OpenWorkspace open;
    auto& jump = open.control<QComboBox>("jumpTo");
    jump.setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(jump.currentText(), u"best F1"_s);
    QCOMPARE(open.document.threshold(), 0.2);
    open.document.setThreshold(0.25);
    QCOMPARE(jump.currentIndex(), -1);
}

void TestClassifierRates::readingIsSwitched()
{
    OpenWorkspace open;
    open.choose(open.control<QComboBox>("positiveClass"), u"ignored"_s);
    QCOMPARE(open.document.session().positive, std::uint8_t{0});
    open.choose(open.control<QComboBox>("scoreDirection"), u"low"_s);
    QVERIFY(!open.document.session().higherIsPositive);
    QCOMPARE(open.matrix(), u"TP 2 FN 1 FP 1 TN 2"_s);
    QVERIFY(!open.control<QComboBox>("classifierModel").isVisible());
}

void TestClassifierRates::modelsAreChosen()
{
    OpenWorkspace open(sixByTwo());
    auto& model = open.control<QComboBox>("classifierModel");
    QVERIFY(model.isVisible());
    open.choose(model, u"perfect"_s);
    QCOMPARE(open.document.session().model, std::size_t{1});
    QCOMPARE(open.matrix(), u"TP 3 FN 0 FP 0 TN 3"_s);
    QVERIFY(open.workspace->auc().sentence().contains(u"<b>100.0%</b>"_s));
}

void TestClassifierRates::settingsAreSteps()
{
    OpenWorkspace open;
    QTest::mouseClick(&open.workspace->settings(), Qt::LeftButton);
    open.settle();
    auto& panel = open.workspace->panel<ui::ClassifierSettingsPanel>();
    QVERIFY(panel.isVisible());
    const auto named = [&panel](auto* kind, const QString& name) {
        const auto fields = panel.findChildren<std::remove_pointer_t<decltype(kind)>*>();
        const auto found = std::find_if(fields.begin(), fields.end(), [&](const QWidget* field) {
            return field->accessibleName() == name;
        });
        return found == fields.end() ? nullptr : *found;
    };
    auto* calibration = named(static_cast<QComboBox*>(nullptr), u"Calibration"_s);
    QVERIFY(calibration);
    open.choose(*calibration, u"isotonic"_s);
    QCOMPARE(open.document.session().settings.calibration, core::Calibration::Isotonic);
    QCOMPARE(open.document.history().undoText(), u"Calibration: isotonic"_s);
    // Each by a fit to the other five, a to f: 1/2, 1/3, 1, 2/3, 0, 1/2; the threshold is 1/2.
    QCOMPARE(open.matrix(), u"TP 1 FN 2 FP 3 TN 0"_s);
    open.document.history().undo();
    QCOMPARE(calibration->currentIndex(), 0);
    auto* prior = named(static_cast<QDoubleSpinBox*>(nullptr), u"Prior"_s);
    QVERIFY(prior);
    prior->setFocus();
    prior->selectAll();
    QTest::keyClicks(prior, u"0.1"_s);
    QTest::keyClick(prior, Qt::Key_Return);
    QCOMPARE(open.document.session().settings.costs.prior, std::optional(0.1));
}

/// TP 2, FP 1, FN 1 and TN 2 at 0.5; at 0.2 all three are found, with two false alarms.
void TestClassifierRates::costsAreEditedInPlace()
{
    OpenWorkspace open;
    ui::CostsView& costs = open.workspace->panel<ui::RatesPanel>().costs();
    QCOMPARE(costs.total().text(), u"Total cost: 2 (333.3 per 1000 samples)."_s);
    costs.miss().setFocus();
    costs.miss().selectAll();
    QTest::keyClicks(&costs.miss(), u"10"_s);
    QTest::keyClick(&costs.miss(), Qt::Key_Return);
    QCOMPARE(open.document.session().settings.costs.falseNegative, 10.0);
    QCOMPARE(open.document.history().undoText(), u"Cost of a miss: 10"_s);
    open.settle();
    QCOMPARE(costs.total().text(), u"Total cost: 11 (1833.3 per 1000 samples)."_s);
    QCOMPARE(costs.lowest().text(), u"Lowest: 2, at threshold 0.2."_s);
    QCOMPARE(costs.use().text(), u"Use 0.2"_s);
    costs.use().click();
    open.settle();
    QCOMPARE(open.document.threshold(), 0.2);
    QVERIFY(open.document.aim().has_value());
    QCOMPARE(costs.lowest().text(), u"No threshold costs less."_s);
    QVERIFY(!costs.use().isVisible());
    open.document.history().undo();
    open.document.history().undo();
    open.settle();
    QCOMPARE(costs.miss().value(), 1.0);
}

void TestClassifierRates::thresholdsAreComparedFromDecide()
{
    OpenWorkspace open;
    QCOMPARE(open.workspace->lenses().currentIndex(), 0);
    QTest::mouseClick(&open.workspace->compare(), Qt::LeftButton);
    open.settle();
    auto& thresholds = open.workspace->panel<ui::ThresholdsPanel>();
    QVERIFY(thresholds.isVisible());
    const auto& comparison = thresholds.comparison();
    QVERIFY(comparison.hasFocus());
    QCOMPARE(comparison.visibleRegion().boundingRect().height(), comparison.height());
}

void TestClassifierRates::aClipThatIsNoneIsRefused()
{
    OpenWorkspace open;
    auto& rules = open.control<ui::RulesButton>("rules");
    rules.open();
    open.settle();
    auto* clip = qobject_cast<QLineEdit*>(rules.form().field(u"Probability clipping"_s));
    QVERIFY(clip);
    const auto typed = [&](const QString& text) {
        clip->setFocus();
        clip->selectAll();
        QTest::keyClicks(clip, text);
        QTest::keyClick(clip, Qt::Key_Return);
    };
    typed(u"1e-15"_s);
    QCOMPARE(open.document.session().settings.clip, 1e-15);
    QCOMPARE(open.document.history().undoText(), u"Probability clipping: 1e-15"_s);
    typed(u"2"_s);
    QCOMPARE(open.document.session().settings.clip, 1e-15);
    QCOMPARE(clip->text(), u"1e-15"_s);
}

void TestClassifierRates::hiddenPanelsDoNotWork()
{
    OpenWorkspace open;
    open.workspace->lenses().setCurrentIndex(1);
    const auto before = open.term(0, LogLossModel::Term);
    open.document.setScore(4, 0.01);
    QCOMPARE(open.term(0, LogLossModel::Term), before);
    open.workspace->bringToFront(open.workspace->panel<ui::LogLossPanel>());
    QVERIFY(open.term(0, LogLossModel::Term) != before);
}

void TestClassifierRates::layoutComesBack()
{
    OpenWorkspace open;
    const QByteArray first = open.workspace->layoutState();
    open.workspace->lenses().setCurrentIndex(1);
    const QByteArray second = open.workspace->layoutState();
    QVERIFY(first != second);
    QVERIFY(open.workspace->restoreLayout(first));
    QCOMPARE(open.workspace->lenses().currentIndex(), 0);
    QVERIFY(open.workspace->restoreLayout(second));
    QVERIFY(!open.workspace->restoreLayout("nonsense"));
    open.workspace->resetLayout();
    QCOMPARE(open.workspace->lenses().currentIndex(), 0);
}

void TestClassifierRates::everythingHasAName()
{
    OpenWorkspace open(sixByTwo());
    for (QWidget* widget : open.window.findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
            !qobject_cast<const QLineEdit*>(widget))
            QVERIFY2(
                !QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).isEmpty(),
                qPrintable(QString::fromLatin1(widget->metaObject()->className()) +
                           widget->objectName()));
}

void TestClassifierRates::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::newRow("large-light") << false << QSize(1440, 860);
    QTest::newRow("large-dark") << true << QSize(1440, 860);
    QTest::newRow("small-light") << false << QSize(1024, 600);
    QTest::newRow("small-dark") << true << QSize(1024, 600);
    QTest::newRow("typed") << false << QSize(1024, 600);
    QTest::newRow("log-loss") << false << QSize(1440, 860);
    QTest::newRow("settings") << false << QSize(1024, 600);
}

void TestClassifierRates::pictures()
{
    QFETCH(const bool, dark);
    QFETCH(const QSize, size);
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    ranking_samples::adoptLook(dark);
    core::SampleSession session = typed({0, 0, 19, 14'399'999'981});
    if (QLatin1String(QTest::currentDataTag()) != QLatin1String("typed")) {
        std::mt19937 random(5);
        std::normal_distribution<double> noise(0, 0.18);
        session = six();
        session.samples.classes = {"0", "1"};
        session.samples.ids.clear();
        session.samples.labels.clear();
        session.samples.models[0].values.clear();
        for (int i = 0; i < 1000; ++i) {
            const bool positive = random() % 10 < 3;
            const double score = (positive ? 0.66 : 0.34) + noise(random);
            session.samples.ids.push_back("c" + std::to_string(i + 1));
            session.samples.labels.push_back(positive ? 1 : 0);
            session.samples.models[0].values.push_back(
                std::clamp(std::round(score * 1e4) / 1e4, 0.0, 1.0));
        }
    }
    OpenWorkspace open(session, size);
    open.workspace->samples().view().samples().setSort({core::SampleKey::Score, 0, true});
    open.document.setCurrentSample(open.document.hasSamples() ? std::optional<std::size_t>(3)
                                                              : std::nullopt);
    if (QLatin1String(QTest::currentDataTag()) == QLatin1String("log-loss"))
        open.workspace->bringToFront(open.workspace->panel<ui::LogLossPanel>());
    if (QLatin1String(QTest::currentDataTag()) == QLatin1String("settings"))
        open.workspace->settings().open();
    open.settle();
    QVERIFY(open.window.grab().save(
        folder + u"/classifier-%1.png"_s.arg(QString::fromLatin1(QTest::currentDataTag()))));
    ranking_samples::adoptLook();
}

QTEST_MAIN(TestClassifierRates)

}  // namespace tst_classifier_rates

#include "tst_classifier_rates.moc"
