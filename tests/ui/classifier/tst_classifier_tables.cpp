// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/classifier_samples.h"
#include "ui/classifier/conventions/tools_model.h"
#include "ui/classifier/conventions/tools_panel.h"
#include "ui/classifier/table/groups_panel.h"
#include "ui/classifier/table/models_panel.h"
#include "ui/classifier/table/rates_model.h"
#include "ui/classifier/table/slices_panel.h"
#include "ui/classifier/table/thresholds_panel.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/workspace/rules/rule_finder.h"
#include "ui/workspace/rules/rule_hits_view.h"
#include "ui/workspace/rules/told_numbers.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

namespace tst_classifier_tables {

using namespace classifier_samples;

namespace {

/// A panel of a document, shown.
template <class Shown>
class OpenPanel {
public:
    explicit OpenPanel(core::SampleSession session)
        : panel(document)
    {
        document.load(std::move(session), QString(), u"Open"_s);
        panel.resize(900, 300);
        panel.show();
        isShown = QTest::qWaitForWindowExposed(&panel);
    }

    QStringList row(int row)
    {
        QStringList texts;
        const QAbstractItemModel& model = *panel.view().model();
        for (int column = 0; column < model.columnCount(); ++column)
            texts << model.index(row, column).data().toString();
        return texts;
    }
    QStringList headings()
    {
        QStringList texts;
        for (int column = 0; column < panel.view().model()->columnCount(); ++column)
            texts << panel.view().model()->headerData(column, Qt::Horizontal).toString();
        return texts;
    }
    int rowCount() { return panel.view().model()->rowCount(); }

    ui::ClassifierDocument document;
    Shown panel;
    bool isShown = false;
};

using OpenModels = OpenPanel<ui::ModelsPanel>;
using OpenThresholds = OpenPanel<ui::ThresholdsPanel>;
using OpenSlices = OpenPanel<ui::SlicesPanel>;
using OpenGroups = OpenPanel<ui::GroupsPanel>;

/// What another tool says of a figure, typed.
class OpenTools : public OpenPanel<ui::ToolsPanel> {
public:
    using OpenPanel::OpenPanel;

    /// @param figure by its place in the box
    void type(int figure, const QString& number)
    {
        panel.resize(900, 420);
        panel.activateWindow();
        QComboBox& box = panel.finder().numbers().measure(0);
        box.setFocus();
        for (int step = 0; step < figure; ++step)
            QTest::keyClick(&box, Qt::Key_Down);
        panel.finder().line().setFocus();
        QTest::keyClicks(&panel.finder().line(), number);
        QVERIFY(QTest::qWaitFor([this] { return !panel.finder().isSearching(); }));
    }
    ui::RuleHitsView& hits() { return panel.finder().view(); }
    QString hit(int row, ui::RuleHitsModel::Column column)
    {
        return hits().model()->index(row, column).data().toString();
    }
    bool says(const QString& text)
    {
        const auto labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    /// The row of a tool's figure; −1 where there is none.
    int toolRow(const QString& tool, const QString& figure)
    {
        for (int each = 0; each < rowCount(); ++each)
            if (row(each).mid(0, 2) == QStringList{tool, figure})
                return each;
        return -1;
    }
};

/// Three of either site; b, c and d, e share their places.
core::SampleSession inSites()
{
    core::SampleSession session = six();
    session.samples.groupNames = {"Basel", "Bern", "Chur"};
    session.samples.groups = {0, 0, 0, 1, 1, 2};
    return session;
}

bool hasIntervals(OpenModels& open)
{
    return open.row(0)[2].contains(u'[') || open.row(0)[3].contains(u'[');
}

}  // namespace

/// The tables of models, thresholds, slices and groups.
class TestClassifierTables : public QObject {
    Q_OBJECT
private slots:
    void init();
    void modelsBesideEachOther();
    void theFrontIsTheBaseline();
    void enterBringsAModelToTheFront();
    void columnsAreChosen();
    void intervalsOfWholeGroups();
    void modelsAreCopiedAsPapersPrintThem();
    void everyThreshold();
    void aClickPutsAThresholdInForce();
    void enterPutsAThresholdInForce();
    void pinnedThresholdsAreCompared();
    void theRowFollowsTheThreshold();
    void anotherModelsThresholds();
    void weightedThresholdsCountToo();
    void slicesByHand();
    void slicesAreSorted();
    void slicesWithIntervals();
    void slicesLeaveOneOut();
    void slicesByAChosenColumn();
    void groupsAddUpToTheirMean();
    void slicesLessAllSamples();
    void toolsThatDifferComeFirst();
    void enterAdoptsATool();
    void anotherToolsFigure_data();
    void anotherToolsFigure();
    void useIsOneStep();
    void toolsWithoutSamples();
    void withoutGroups();
    void emptyTablesSayWhatToDo();
    void ratesHaveIntervals();
    void weightedRatesHaveWiderIntervals();
};

void TestClassifierTables::init()
{
    ranking_samples::failOnWarnings();
    ranking_samples::adoptLook();
}

void TestClassifierTables::modelsBesideEachOther()
{
    OpenModels open(sixByTwo());
    const QAbstractItemModelTester tester(open.panel.view().model());
    QVERIFY(open.isShown);
    QTRY_VERIFY(hasIntervals(open));
    QCOMPARE(open.headings(), (QStringList{u"Model"_s, u"AUC"_s, u"p"_s, u"AP"_s, u"Log loss"_s,
                                           u"Brier"_s, u"ECE"_s}));
    // DeLong's standard error by hand: see tst_areas_panel. The Brier score is 133/600; the
    // intervals of it and of the log loss are those of means.
    const QStringList score = open.row(0);
    QCOMPARE(score[0], u"score"_s);
    QCOMPARE(score[1], u"0.7222 [0.2353, 1.0000]"_s);
    QCOMPARE(score[2], u"–"_s);
    QCOMPARE(score[4], u"0.6229 [0.1183, 1.1275]"_s);
    QCOMPARE(score[5], u"0.2217 [0.0036, 0.4397]"_s);
    QTRY_VERIFY2(open.row(0)[6].startsWith(u"0.2833 ["_s), qPrintable(open.row(0)[6]));
    // All of three: 0.025 to the power of 1/3. The difference 5/18 over the same standard error, as
    // a perfect model has none: z = 1.118.
    const QStringList perfect = open.row(1);
    QCOMPARE(perfect[0], u"perfect"_s);
    QCOMPARE(perfect[1], u"1.0000 [0.2924, 1.0000]"_s);
    QVERIFY(open.panel.tableCaption().contains(u"exact binomial interval"_s));
    QCOMPARE(perfect[2], u"0.264"_s);
    const QModelIndex best = open.panel.table().index(1, 1);
    QVERIFY(best.data(ui::StrongRole).toBool());
    QVERIFY(best.data(Qt::AccessibleTextRole).toString().endsWith(u", best"_s));
    QVERIFY(!open.panel.table().index(0, 1).data(ui::StrongRole).toBool());
    QVERIFY(open.panel.tableCaption().contains(u"DeLong’s test of AUC against score"_s));
    QTRY_VERIFY(open.panel.tableCaption().contains(u"1000 rounds, seed 1"_s));
    QVERIFY(!open.panel.tableCaption().contains(u"Threshold-dependent"_s));
}

void TestClassifierTables::theFrontIsTheBaseline()
{
    OpenModels open(sixByTwo());
    open.document.setModel(1);
    QTRY_COMPARE(open.row(1)[2], u"–"_s);
    QCOMPARE(open.row(0)[2], u"0.264"_s);
    QVERIFY(open.panel.table().index(1, 0).data(ui::CurrentRole).toBool());
    QVERIFY(!open.panel.table().index(0, 0).data(ui::CurrentRole).toBool());
}

void TestClassifierTables::enterBringsAModelToTheFront()
{
    OpenModels open(sixByTwo());
    QTRY_VERIFY(open.rowCount() == 2);
    open.panel.view().setFocus();
    open.panel.view().setCurrentIndex(open.panel.table().index(1, 0));
    QTest::keyClick(&open.panel.view(), Qt::Key_Return);
    QCOMPARE(open.document.session().model, std::size_t{1});
}

void TestClassifierTables::columnsAreChosen()
{
    OpenModels open(sixByTwo());
    for (QAction* action : open.panel.columnsButton().menu()->actions())
        if (action->text() == u"Recall, TPR"_s || action->text() == u"ECE"_s)
            action->trigger();
    QTRY_VERIFY(open.headings().contains(u"Recall, TPR"_s));
    QVERIFY(!open.headings().contains(u"ECE"_s));
    // Two of three positives, by Wilson: 0.2077 to 0.9385; and it follows the threshold.
    QTRY_COMPARE(open.row(0).last(), u"0.6667 [0.2077, 0.9385]"_s);
    open.document.setThreshold(0.05);
    QTRY_VERIFY(open.row(0).last().startsWith(u"1.0000 ["_s));
}

/// Then every measure has an interval, and nothing is tested.
void TestClassifierTables::intervalsOfWholeGroups()
{
    core::SampleSession session = sixByTwo();
    session.samples.groupNames = {"Basel", "Bern", "Chur"};
    session.samples.groups = {0, 0, 0, 1, 1, 2};
    OpenModels open(session);
    QVERIFY(open.panel.clustersSwitch().isEnabled());
    open.panel.clustersSwitch().trigger();
    QTRY_VERIFY(open.panel.tableCaption().contains(
        u"95% intervals: bootstrap of 3 clusters, each drawn as a whole"_s));
    QCOMPARE(open.headings(),
             (QStringList{u"Model"_s, u"AUC"_s, u"AP"_s, u"Log loss"_s, u"Brier"_s, u"ECE"_s}));
    QVERIFY2(open.row(0)[4].contains(u'['), qPrintable(open.row(0)[4]));
    QVERIFY(!open.panel.tableCaption().contains(u"DeLong"_s));
    OpenModels alone(sixByTwo());
    QVERIFY(!alone.panel.clustersSwitch().isEnabled());
}

void TestClassifierTables::modelsAreCopiedAsPapersPrintThem()
{
    OpenModels open(sixByTwo());
    QTRY_VERIFY(hasIntervals(open));
    open.panel.view().setFocus();
    QTest::keyClick(&open.panel.view(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QApplication::clipboard()->mimeData();
    QVERIFY2(data->html().contains(u"<strong>1.0000</strong> [0.2924, 1.0000]"_s),
             qPrintable(data->html()));
    QVERIFY2(data->text().startsWith(
                 u"Model\tAUC\tAUC, 95% CI: lower end\tAUC, 95% CI: upper end\tp\t"_s),
             qPrintable(data->text()));
    ui::TableMenu::of(open.panel.view()).copyAs(core::TableFormat::Latex);
    QVERIFY(QApplication::clipboard()->text().contains(u"\\textbf{1.0000}"_s));
    QVERIFY(QApplication::clipboard()->text().contains(u"Holm-adjusted."_s));
}

void TestClassifierTables::everyThreshold()
{
    OpenThresholds open(six());
    const QAbstractItemModelTester tester(open.panel.view().model());
    // Five distinct scores, and the point that accepts nothing.
    QCOMPARE(open.rowCount(), 6);
    QCOMPARE(open.panel.remark(), u"5 distinct"_s);
    QCOMPARE(open.row(0).mid(0, 5), (QStringList{u"∞"_s, u"0"_s, u"0"_s, u"3"_s, u"3"_s}));
    QCOMPARE(open.row(0)[open.headings().indexOf(u"Precision"_s)], u"–"_s);
    QCOMPARE(open.row(2).mid(1, 4), (QStringList{u"2"_s, u"1"_s, u"1"_s, u"2"_s}));
    QCOMPARE(open.row(2)[open.headings().indexOf(u"Precision"_s)], u"0.6667"_s);
    QCOMPARE(open.row(5).mid(1, 4), (QStringList{u"3"_s, u"3"_s, u"0"_s, u"0"_s}));
}

void TestClassifierTables::aClickPutsAThresholdInForce()
{
    OpenThresholds open(six());
    QVERIFY(open.isShown);
    const QModelIndex third = open.panel.thresholds().index(3, 0);
    QTest::mouseClick(open.panel.view().viewport(), Qt::LeftButton, {},
                      open.panel.view().visualRect(third).center());
    QCOMPARE(open.document.threshold(), 0.3);
    open.document.history().undo();
    QCOMPARE(open.document.threshold(), 0.5);
}

void TestClassifierTables::enterPutsAThresholdInForce()
{
    OpenThresholds open(six());
    open.panel.view().setFocus();
    QTest::keyClick(&open.panel.view(), Qt::Key_Down);
    QTest::keyClick(&open.panel.view(), Qt::Key_Down);
    QCOMPARE(open.document.threshold(), 0.5);
    QTest::keyClick(&open.panel.view(), Qt::Key_Return);
    QCOMPARE(open.document.threshold(), 0.2);
}

/// At 0.5 there are 2 TP, 1 FP and 1 FN, at 0.2 all 3 positives and 2 negatives. Wilson's interval
/// of 3 of 3 begins at 3 / (3 + 1.96²) = 0.4385, of 3 positives at 1.3.
void TestClassifierTables::pinnedThresholdsAreCompared()
{
    OpenThresholds open(six());
    core::ClassifierSettings settings;
    settings.costs.falseNegative = 10;
    open.document.setSettings(settings, u"Costs"_s);
    QApplication::processEvents();
    const auto row = [&open](int place) {
        QStringList texts;
        const QAbstractItemModel& model = *open.panel.comparison().model();
        for (int column = 0; column < model.columnCount(); ++column)
            texts << model.index(place, column).data().toString().section(u' ', 0, 0);
        return texts.join(u' ');
    };
    const auto rows = [&open] { return open.panel.comparison().model()->rowCount(); };
    QCOMPARE(rows(), 1);
    QCOMPARE(row(0), u"0.5 3 2 1 0.50 11"_s);
    QCOMPARE(open.panel.pinButton().text(), u"Pin 0.5"_s);
    open.panel.pinButton().click();
    QApplication::processEvents();
    QCOMPARE(open.panel.pinButton().text(), u"Unpin 0.5"_s);
    open.document.setThreshold(0.2);
    QApplication::processEvents();
    QCOMPARE(rows(), 2);
    QCOMPARE(row(0), u"0.5 3 2 1 0.50 11"_s);
    QCOMPARE(row(1), u"0.2 5 3 0 0.67 2"_s);
    const QAbstractItemModel& model = *open.panel.comparison().model();
    QCOMPARE(model.index(1, 2).data().toString(), u"3 [1, 3]"_s);
    QVERIFY(model.index(1, 0).data(ui::CurrentRole).toBool());
    // A click uses a pinned one, and it can be removed again.
    QTest::mouseClick(open.panel.comparison().viewport(), Qt::LeftButton, {},
                      open.panel.comparison().visualRect(model.index(0, 0)).center());
    QCOMPARE(open.document.threshold(), 0.5);
    for (const double threshold : {0.9, 0.7, 0.3, 0.1}) {
        open.document.setThreshold(threshold);
        QApplication::processEvents();
        open.panel.pinButton().click();
    }
    QCOMPARE(open.document.pinned(), (std::vector<double>{0.5, 0.9, 0.7, 0.3}));
    QApplication::processEvents();
    QVERIFY(!open.panel.pinButton().isEnabled());
    open.document.setPinned(0.9, false);
    QCOMPARE(open.document.compared(), (std::vector<double>{0.5, 0.7, 0.3, 0.1}));
}

void TestClassifierTables::theRowFollowsTheThreshold()
{
    OpenThresholds open(six());
    const auto current = [&open] {
        int found = -1;
        for (int row = 0; row < open.rowCount(); ++row)
            if (open.panel.thresholds().index(row, 0).data(ui::CurrentRole).toBool())
                found = found < 0 ? row : open.rowCount();
        return found;
    };
    QCOMPARE(current(), 2);
    open.document.setThreshold(0.15);
    QCOMPARE(current(), 4);
    QCOMPARE(open.panel.view().currentIndex().row(), 4);
    open.document.setThreshold(2);
    QCOMPARE(current(), 0);
}

/// Perfect has six distinct scores, and at 0.7 its three positives and nothing else.
void TestClassifierTables::anotherModelsThresholds()
{
    OpenThresholds open(sixByTwo());
    QCOMPARE(open.panel.view().accessibleName(), u"All thresholds of score"_s);
    QToolButton& choice = open.panel.choice();
    QVERIFY(choice.isVisible());
    emit choice.menu()->aboutToShow();
    const auto models = choice.menu()->actions();
    QCOMPARE(models.size(), 2);
    QVERIFY(models[0]->isChecked() && !models[1]->isChecked());
    models[1]->trigger();
    QApplication::processEvents();
    QCOMPARE(open.rowCount(), 7);
    QVERIFY(open.panel.remark().startsWith(u"perfect: 6 distinct"_s));
    QCOMPARE(open.row(3).mid(0, 5), (QStringList{u"0.7000"_s, u"3"_s, u"0"_s, u"0"_s, u"3"_s}));
    QCOMPARE(open.document.session().model, std::size_t{0});
    // A table is saved under its name.
    QCOMPARE(open.panel.view().accessibleName(), u"All thresholds of perfect"_s);
    QVERIFY(open.panel.tableCaption().endsWith(u"Threshold-dependent results are for perfect."_s));
    // What is chosen there holds for its model.
    QTest::mouseClick(open.panel.view().viewport(), Qt::LeftButton, {},
                      open.panel.view().visualRect(open.panel.thresholds().index(3, 0)).center());
    QCOMPARE(open.document.session().model, std::size_t{1});
    QCOMPARE(open.document.threshold(), 0.7);
    open.document.setModel(0);
    QApplication::processEvents();
    QCOMPARE(open.rowCount(), 6);
    QVERIFY(OpenThresholds(six()).panel.choice().isHidden());
}

void TestClassifierTables::weightedThresholdsCountToo()
{
    core::SampleSession session = six();
    session.samples.weights = {0.5, 2, 1, 1, 1, 4};
    OpenThresholds open(std::move(session));
    QCOMPARE(open.row(2).mid(1, 6),
             (QStringList{u"2.5"_s, u"1"_s, u"1"_s, u"5"_s, u"2"_s, u"1"_s}));
    QCOMPARE(open.headings()[5], u"TP count"_s);
}

/// Basel's positives beat its negative, but for a tie: 3/4. In Bern the positive has 0.2 and loses
/// to 0.3. In Chur there is no positive.
void TestClassifierTables::slicesByHand()
{
    OpenSlices open(inSites());
    const QAbstractItemModelTester tester(open.panel.view().model());
    QCOMPARE(open.rowCount(), 5);
    QCOMPARE(open.headings().mid(0, 4),
             (QStringList{u"Slice"_s, u"Samples"_s, u"AUC"_s, u"Share of positives"_s}));
    QCOMPARE(open.row(0).mid(0, 4), (QStringList{u"Basel"_s, u"3"_s, u"0.7500"_s, u"0.6667"_s}));
    QCOMPARE(open.row(1)[2], u"0.0000"_s);
    QCOMPARE(open.row(2)[2], u"–"_s);
    QVERIFY2(open.row(2).last().contains(u"There are no positive samples"_s),
             qPrintable(open.row(2).last()));
    QCOMPARE(open.row(3).mid(0, 3), (QStringList{u"All samples"_s, u"6"_s, u"0.7222"_s}));
    QCOMPARE(open.row(4).mid(0, 3), (QStringList{u"Largest − smallest"_s, QString(), u"0.7500"_s}));
    const auto recall = open.headings().indexOf(u"Recall, TPR"_s);
    QCOMPARE(open.row(0)[recall], u"1.0000"_s);
    open.document.setThreshold(0.8);
    QCOMPARE(open.row(0)[recall], u"0.5000"_s);
}

/// The last two rows are no slices and stay.
void TestClassifierTables::slicesAreSorted()
{
    OpenSlices open(inSites());
    const auto names = [&open] {
        QStringList found;
        for (int row = 0; row < open.rowCount(); ++row)
            found << open.row(row)[0];
        return found;
    };
    const QStringList last{u"All samples"_s, u"Largest − smallest"_s};
    QHeaderView& header = *open.panel.view().horizontalHeader();
    const auto click = [&header](int section) {
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          {header.sectionViewportPosition(section) + 6, header.height() / 2});
    };
    click(2);
    QCOMPARE(names(), (QStringList{u"Bern"_s, u"Basel"_s, u"Chur"_s} + last));
    click(2);
    QCOMPARE(names(), (QStringList{u"Basel"_s, u"Bern"_s, u"Chur"_s} + last));
}

/// Basel finds both of its positives: by Wilson 0.3424 to 1. All find two of three.
void TestClassifierTables::slicesWithIntervals()
{
    OpenSlices open(inSites());
    open.panel.intervals().setFocus();
    QTest::keyClick(&open.panel.intervals(), Qt::Key_Space);
    QCOMPARE(open.headings().mid(0, 6), (QStringList{u"Subgroup"_s, u"Samples"_s, u"Positives"_s,
                                                     u"AUC"_s, u"Slope"_s, u"O:E"_s}));
    QCOMPARE(open.rowCount(), 5);
    QCOMPARE(open.row(0)[0], u"All samples"_s);
    const auto recall = open.headings().indexOf(u"Recall, TPR"_s);
    QCOMPARE(open.row(0)[recall], u"0.6667 [0.2077, 0.9385]"_s);
    QCOMPARE(open.row(1).mid(0, 4), (QStringList{u"group: Basel"_s, u"3"_s, u"2"_s, u"0.7500"_s}));
    QCOMPARE(open.row(1)[recall], u"1.0000 [0.3424, 1.0000]"_s);
    QCOMPARE(open.row(1).last(), u"few samples of a class"_s);
    QCOMPARE(open.row(4)[0], u"group: p for interaction"_s);
    // Two of two and none of one: chi-squared 3 with one degree of freedom.
    QCOMPARE(open.row(4)[recall], u"0.083"_s);
    QVERIFY(open.panel.tableCaption().contains(u"Cochran’s Q"_s));
    open.panel.differences().setFocus();
    QTest::keyClick(&open.panel.differences(), Qt::Key_Space);
    QCOMPARE(open.rowCount(), 4);
    QVERIFY2(open.row(0)[recall].startsWith(u"1.0000 ["_s), qPrintable(open.row(0)[recall]));
}

/// Without Basel, Bern's positive is missed; without Bern, both are found, at one of two negatives.
void TestClassifierTables::slicesLeaveOneOut()
{
    OpenSlices open(inSites());
    open.panel.leaveOneOut().setFocus();
    QTest::keyClick(&open.panel.leaveOneOut(), Qt::Key_Space);
    QCOMPARE(open.rowCount(), 4);
    const auto recall = open.headings().indexOf(u"Recall, TPR"_s);
    QCOMPARE(open.row(0)[recall], u"0.6667 [0.2077, 0.9385]"_s);
    QCOMPARE(open.row(1).mid(0, 3), (QStringList{u"without group: Basel"_s, u"3"_s, u"1"_s}));
    QVERIFY2(open.row(1)[recall].startsWith(u"0.0000 ["_s), qPrintable(open.row(1)[recall]));
    QCOMPARE(open.row(2)[recall], u"1.0000 [0.3424, 1.0000]"_s);
    QVERIFY(open.panel.tableCaption().startsWith(u"Leave one out"_s));
    // These say nothing of all samples without a group.
    QVERIFY(!open.panel.intervals().isEnabled());
    QVERIFY(!open.panel.differences().isEnabled());
    open.panel.work().setMuch(1);
    QTest::keyClick(&open.panel.leaveOneOut(), Qt::Key_Space);
    QTRY_COMPARE(open.row(0)[0], u"Basel"_s);
    QVERIFY(open.panel.intervals().isEnabled());
    // Nothing remains without the only group, so the other switches work again.
    core::SampleSession session = inSites();
    session.samples.columns = {{"country", {0, 0, 0, 0, 0, 0}, {"CH"}}};
    OpenSlices country(session);
    country.panel.leaveOneOut().setFocus();
    QTest::keyClick(&country.panel.leaveOneOut(), Qt::Key_Space);
    country.panel.columns().setFocus();
    QTest::keyClick(&country.panel.columns(), Qt::Key_Down);
    QVERIFY(!country.panel.leaveOneOut().isEnabled());
    QVERIFY(country.panel.intervals().isEnabled());
}

void TestClassifierTables::slicesByAChosenColumn()
{
    OpenSlices alone(inSites());
    QVERIFY(!alone.panel.columns().isVisible());
    core::SampleSession session = inSites();
    session.samples.columns = {{"sex", {0, 1, 0, 1, 0, 1}, {"F", "M"}}};
    OpenSlices open(session);
    QVERIFY(open.panel.columns().isVisible());
    open.panel.columns().setFocus();
    QTest::keyClick(&open.panel.columns(), Qt::Key_Down);
    QCOMPARE(open.panel.columns().currentText(), u"sex"_s);
    QCOMPARE(open.rowCount(), 4);
    QCOMPARE(open.row(0)[0], u"F"_s);
    QCOMPARE(open.row(1)[0], u"M"_s);
}

/// Basel's 3 samples have an AUC of 3/4, Bern's 2 of 0, Chur's one is negative.
void TestClassifierTables::groupsAddUpToTheirMean()
{
    OpenGroups open(inSites());
    const QAbstractItemModelTester tester(open.panel.view().model());
    QCOMPARE(open.headings(), (QStringList{u"Group"_s, u"Samples"_s, u"Positives"_s, u"AUC"_s,
                                           u"w"_s, u"w·AUC"_s, u"Note"_s}));
    QCOMPARE(open.row(0).mid(0, 6),
             (QStringList{u"Basel"_s, u"3"_s, u"2"_s, u"0.7500"_s, u"1"_s, u"0.7500"_s}));
    QCOMPARE(open.row(2).mid(3, 3), (QStringList{u"–"_s, u"–"_s, u"–"_s}));
    QCOMPARE(open.row(2).last(), u"skipped: no positives"_s);
    QCOMPARE(open.row(3), (QStringList{u"Mean"_s, QString(), QString(), u"0.3750"_s, u"2"_s,
                                       u"0.7500"_s, u"skipped: 1 of 3"_s}));
    open.panel.weights().setFocus();
    QTest::keyClick(&open.panel.weights(), Qt::Key_Down);
    QCOMPARE(open.row(3).mid(3, 3), (QStringList{u"0.5000"_s, u"3"_s, u"1.5000"_s}));
    QTest::keyClick(&open.panel.weights(), Qt::Key_Down);
    QCOMPARE(
        open.panel.sentence(),
        u"Grouped AUC = Σ w·AUC / Σ w = 2.2500 / 5 = 0.4500. w is the group’s number of samples, as in the GAUC of Zhu et al. Groups: 2 count; 1 without positives and 0 without negatives are skipped."_s);
}

void TestClassifierTables::slicesLessAllSamples()
{
    OpenSlices open(inSites());
    open.panel.differences().setFocus();
    QTest::keyClick(&open.panel.differences(), Qt::Key_Space);
    QCOMPARE(open.row(0)[2], u"0.0278"_s);
    QCOMPARE(open.row(1)[2], u"−0.7222"_s);
    QCOMPARE(open.row(3)[2], u"0.7222"_s);
    QVERIFY(open.panel.tableCaption().startsWith(
        u"Values are differences: slice minus all samples."_s));
}

/// Trapezoids below (1/3, 1), (2/3, 2/3), (2/3, 1/2) and (1, 3/5) make 143/180.
void TestClassifierTables::toolsThatDifferComeFirst()
{
    OpenTools open(six());
    const QAbstractItemModelTester tester(open.panel.view().model());
    QCOMPARE(open.headings(),
             (QStringList{u"Tool"_s, u"Measure"_s, u"Value"_s, u"Different rules"_s}));
    const int curve = open.toolRow(u"scikit-learn (auc of the curve)"_s, u"AP"_s);
    QCOMPARE(open.row(curve)[2], u"0.7944"_s);
    QCOMPARE(open.row(curve)[3], u"Area under the PR curve: as trapezoids"_s);
    const int same = open.toolRow(u"scikit-learn"_s, u"AUC"_s);
    QVERIFY(curve < same);
    QCOMPARE(open.row(same)[2], u"0.7222"_s);
    QCOMPARE(open.row(same)[3], u"–"_s);
    QCOMPARE(open.toolRow(u"RecBole"_s, u"AUC"_s), -1);
    QVERIFY(open.panel.view().tools().index(same, 0).data(ui::CurrentRole).toBool());
}

/// What of torchmetrics' rules has no setting is told.
void TestClassifierTables::enterAdoptsATool()
{
    OpenTools open(six());
    QSignalSpy refused(&open.panel, &ui::ToolsPanel::refused);
    const int row = open.toolRow(u"torchmetrics"_s, u"ECE"_s);
    open.panel.view().setFocus();
    open.panel.view().setCurrentIndex(open.panel.view().model()->index(row, 0));
    QTest::keyClick(&open.panel.view(), Qt::Key_Return);
    QCOMPARE(open.document.session().settings.bins, std::size_t{15});
    QCOMPARE(open.document.session().settings.closed, core::ClosedEdge::Left);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.front().front().toString(),
             u"These rules have no setting here and will not be applied: Scores: 32-bit."_s);
    open.document.history().undo();
    QCOMPARE(open.document.session().settings, core::ClassifierSettings());
}

void TestClassifierTables::anotherToolsFigure_data()
{
    QTest::addColumn<int>("figure");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("hasSetting");
    const auto row = [](const char* about, int figure, const QString& number, const QString& rules,
                        bool hasSetting) {
        QTest::newRow(about) << figure << number << rules << hasSetting;
    };
    row("AUC 7/9", 0, u"0.7778"_s, u"Tied pairs: count as won (current: count half)"_s, false);
    row("AUC 5/18", 0, u"0.2778"_s,
        u"Positive class: the other label, with the same scores (current: as chosen)"_s, true);
    row("AP 143/180", 1, u"0.79444"_s,
        u"Area under the PR curve: as trapezoids (current: as steps)"_s, false);
    row("ECE 1.5/6 in five bins", 3, u"0.2500"_s, u"Bins: 5 (current: 10)"_s, true);
}

void TestClassifierTables::anotherToolsFigure()
{
    QFETCH(const int, figure);
    QFETCH(const QString, number);
    QFETCH(const QString, rules);
    QFETCH(const bool, hasSetting);
    OpenTools open(six());
    open.type(figure, number);
    QVERIFY2(open.hit(0, ui::RuleHitsModel::Rules).startsWith(rules),
             qPrintable(open.hit(0, ui::RuleHitsModel::Rules)));
    QCOMPARE(open.panel.finder().use().isEnabled(), hasSetting);
    QCOMPARE(open.says(u"These rules have no setting here: "_s), !hasSetting);
}

void TestClassifierTables::useIsOneStep()
{
    OpenTools open(six());
    const int before = open.document.history().count();
    open.type(0, u"0.2778"_s);
    QTest::mouseClick(&open.panel.finder().use(), Qt::LeftButton);
    QCOMPARE(open.document.history().count(), before + 1);
    QCOMPARE(open.document.history().undoText(), u"Rules that give 0.2778"_s);
    QCOMPARE(open.document.session().positive, std::uint8_t{0});
    QVERIFY(std::abs(*open.document.auc(0) - 5.0 / 18) < 1e-12);
    QCOMPARE(stale(open.document), QString());
    QTRY_COMPARE(open.hit(0, ui::RuleHitsModel::Rules), u"current rules"_s);
    open.document.history().undo();
    QCOMPARE(open.document.session().positive, std::uint8_t{1});
    QVERIFY(std::abs(*open.document.auc(0) - 13.0 / 18) < 1e-12);
}

void TestClassifierTables::toolsWithoutSamples()
{
    OpenTools open(core::SampleSession{});
    QCOMPARE(open.rowCount(), 0);
    QVERIFY(!open.panel.view().emptyText().isEmpty());
    open.type(0, u"0.5"_s);
    QVERIFY(open.says(u"There are no samples to try the rules on. Open some first."_s));
}

void TestClassifierTables::withoutGroups()
{
    OpenSlices open(six());
    QCOMPARE(open.rowCount(), 0);
    QVERIFY(open.panel.view().emptyText().contains(u"choose a group column"_s));
}

void TestClassifierTables::emptyTablesSayWhatToDo()
{
    OpenSlices slices({});
    QVERIFY(slices.panel.view().emptyText().startsWith(u"Open a table"_s));
    OpenModels models({});
    QVERIFY(models.panel.view().emptyText().startsWith(u"Open or paste a table"_s));
    QCOMPARE(models.rowCount(), 0);
    OpenThresholds thresholds({});
    QCOMPARE(thresholds.rowCount(), 0);
    QVERIFY(!thresholds.panel.view().emptyText().isEmpty());
}

/// 81 of 263: Newcombe 1998, table I.
void TestClassifierTables::ratesHaveIntervals()
{
    ui::RatesModel model;
    model.setCounts({81, 182, 5, 6}, {81, 182, 5, 6});
    const int precision = model.rowOf(core::ThresholdMetric::Precision);
    QVERIFY2(model.sentence(precision).endsWith(u"(95% Wilson interval: 0.2553 to 0.3662)"_s),
             qPrintable(model.sentence(precision)));
    const auto cells = model.index(precision, ui::RatesModel::Number)
                           .data(ui::ExactRole)
                           .value<std::vector<core::TableCell>>();
    QCOMPARE(cells.size(), std::size_t{1});
    QCOMPARE(cells[0].ends.size(), std::size_t{2});
    QVERIFY(cells[0].ends[0].text == "0.2553" && cells[0].ends[1].text == "0.3662");
    QVERIFY(!model.sentence(model.rowOf(core::ThresholdMetric::F)).contains(u"Wilson"_s));
}

/// Squares of 16/6 effective samples, by hand in tst_rate_interval: 0.2385 to 0.9664.
void TestClassifierTables::weightedRatesHaveWiderIntervals()
{
    ui::RatesModel model;
    model.setCounts({3, 3, 1, 5}, {5, 9, 1, 25});
    const QString sentence = model.sentence(model.rowOf(core::ThresholdMetric::Recall));
    QVERIFY2(sentence.endsWith(u"of the weights: 0.2385 to 0.9664)"_s), qPrintable(sentence));
}

QTEST_MAIN(TestClassifierTables)

}  // namespace tst_classifier_tables

#include "tst_classifier_tables.moc"
