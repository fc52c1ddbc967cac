// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/classifier_samples.h"
#include "tests/ui/painted_texts.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/theme/window_style.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>

namespace tst_classifier_samples {

using namespace classifier_samples;
using core::SampleKey;
using ui::ClassifierDocument;
using ui::SamplesModel;
using ui::SamplesPanel;

namespace {

/// A shown panel, and what a person reads and does in it.
class OpenPanel {
public:
    explicit OpenPanel(core::SampleSession session = six(), QSize size = {360, 500})
        : panel(document)
    {
        document.load(std::move(session), QString(), u"Open"_s);
        panel.resize(size);
        panel.show();
        panel.activateWindow();
        isShown = QTest::qWaitForWindowActive(&panel);
        settle();
    }

    static void settle()
    {
        for (int round = 0; round < 6; ++round)
            QApplication::processEvents();
    }
    SamplesModel& model() { return panel.view().samples(); }
    int section(SampleKey key) { return *model().sectionOf(key); }
    QString text(int row, int section) { return model().index(row, section).data().toString(); }
    /// The cells of a column, from the top.
    QString column(SampleKey key)
    {
        QStringList cells;
        for (int row = 0; row < model().rowCount(); ++row)
            cells << text(row, section(key));
        return cells.join(u' ');
    }
    QString heading(SampleKey key)
    {
        return model().headerData(section(key), Qt::Horizontal, Qt::DisplayRole).toString();
    }
    QString ids() { return column(SampleKey::Id); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(panel.windowHandle(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar character : text)
            QTest::keyClick(panel.windowHandle(), character.toLatin1());
    }
    void click(const QWidget& widget, QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(panel.windowHandle(), Qt::LeftButton, modifiers,
                          widget.mapTo(&panel, at));
    }
    void clickRow(int row, SampleKey key = SampleKey::Score, Qt::KeyboardModifiers modifiers = {})
    {
        const QRect cell = panel.view().visualRect(model().index(row, section(key)));
        click(*panel.view().viewport(), cell.center(), modifiers);
    }
    void clickHeading(SampleKey key)
    {
        QHeaderView& header = *panel.view().horizontalHeader();
        const int left = header.sectionViewportPosition(section(key));
        click(*header.viewport(), {left + 8, header.height() / 2});
    }
    void filter(const QString& text)
    {
        panel.filterLine().setFocus();
        panel.filterLine().selectAll();
        type(text);
        settle();
    }
    QString problem()
    {
        const auto* label = panel.findChild<QLabel*>(u"problem"_s);
        return label && label->isVisible() ? label->text() : QString();
    }

    ClassifierDocument document;
    SamplesPanel panel;
    bool isShown = false;
};

core::SampleSession large(std::size_t size)
{
    std::mt19937 random(7);
    core::SampleSession session;
    session.samples.models.push_back({"score", {}});
    for (std::size_t i = 0; i < size; ++i) {
        session.samples.labels.push_back(static_cast<std::uint8_t>(random() % 2));
        session.samples.models[0].values.push_back(static_cast<double>(random() % 100'000) / 1e5);
    }
    return session;
}

}  // namespace

class TestClassifierSamples : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }
    void showsEverySample();
    void columnsOfTheData();
    void outcomesFollowTheThreshold();
    void thresholdIsALine();
    void bestFirstFollowsTheDocument();
    void sorts_data();
    void sorts();
    void headingsSort();
    void longHeadingsDiffer_data();
    void longHeadingsDiffer();
    void sortMenu();
    void filters_data();
    void filters();
    void filtersThatCannotBeRead();
    void filterFollowsTheThreshold();
    void escapeShowsAll();
    void keysLabel_data();
    void keysLabel();
    void typesScores();
    void refusesWhatIsNoScore();
    void editsMoveTheRow();
    void insertsAndDeletes();
    void insertingShowsWhatIsNew();
    void selectionStaysWithItsSamples();
    void copiesAndPastes();
    void refusesToPaste();
    void currentSampleIsLit();
    void attentionComesFromOutside();
    void emptySaysWhatToDo();
    void manySortBesideTheWindow();
    void editsStopTheSorting();
    void modelKeepsItsWord();
    void everythingHasAName();
    void pairsOfASample();
    void pictures();
};

void TestClassifierSamples::showsEverySample()
{
    OpenPanel open;
    QVERIFY(open.isShown);
    QCOMPARE(open.ids(), u"a b c d e f"_s);
    QCOMPARE(open.column(SampleKey::Label), u"clicked clicked ignored ignored clicked ignored"_s);
    QCOMPARE(open.column(SampleKey::Score), u"0.9000 0.7000 0.7000 0.3000 0.2000 0.1000"_s);
    QCOMPARE(open.column(SampleKey::Outcome), u"TP TP FP TN FN TN"_s);
    QCOMPARE(open.panel.remark(), u"6"_s);
    open.panel.setFormat({2, QLocale::c()});
    QCOMPARE(open.text(0, open.section(SampleKey::Score)), u"0.90"_s);
}

void TestClassifierSamples::columnsOfTheData()
{
    core::SampleSession session = sixByTwo();
    session.samples.weights = {1, 2, 1, 1, 0.5, 1};
    session.samples.groups = {0, 0, 0, 1, 1, 1};
    session.samples.groupNames = {"q1", "q2"};
    OpenPanel open(session, {640, 400});
    QStringList headings;
    for (int section = 0; section < open.model().columnCount(); ++section)
        if (!open.panel.view().isColumnHidden(section))
            headings
                << open.model().headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(headings.join(u' '), u"Id Label score ▾ Outcome perfect Weight Group"_s);
    QCOMPARE(open.column(SampleKey::Weight), u"1 2 1 1 0.5 1"_s);
    QCOMPARE(open.column(SampleKey::Group), u"q1 q1 q1 q2 q2 q2"_s);
    core::ClassifierSettings settings;
    settings.calibration = core::Calibration::Isotonic;
    open.document.setSettings(settings, u"Isotonic"_s);
    // By weight, each without itself, a to f: 2 of 3 at 0.7; 0.5 of 2.5 from 0.2 to 0.7; 1 at 0.7;
    // 2.5 of 3.5 at 0.2 and 0.7; 0 below 0.7; 0.5 of 1.5 at 0.3 and 0.2. The threshold is one of
    // these: the best are first.
    QCOMPARE(open.column(SampleKey::Calibrated), u"1.0000 0.7143 0.6667 0.3333 0.2000 0.0000"_s);
    QCOMPARE(open.ids(), u"c d a f b e"_s);
    open.document.history().undo();
    QVERIFY(!open.model().sectionOf(SampleKey::Calibrated));
}

void TestClassifierSamples::outcomesFollowTheThreshold()
{
    OpenPanel open;
    open.document.setThreshold(0.8);
    QCOMPARE(open.column(SampleKey::Outcome), u"TP FN TN TN FN TN"_s);
    open.document.setThreshold(0.15);
    QCOMPARE(open.column(SampleKey::Outcome), u"TP TP FP FP TP TN"_s);
    // Never by colour alone: what is right and what is wrong has its letters, too.
    const int outcome = open.section(SampleKey::Outcome);
    QCOMPARE(open.model().index(0, outcome).data(ui::VerdictRole), QVariant(true));
    QCOMPARE(open.model().index(2, outcome).data(ui::VerdictRole), QVariant(false));
    open.document.setPositive(0);
    QCOMPARE(open.column(SampleKey::Outcome), u"FP FP TP TP FP FN"_s);
}

/// 0.9, 0.7, 0.7, 0.3, 0.2 and 0.1.
void TestClassifierSamples::thresholdIsALine()
{
    OpenPanel open;
    const auto& view = open.panel.view();
    const auto rowsAbove = [&] {
        int rows = 0;
        while (rows < open.model().rowCount() &&
               view.visualRect(open.model().index(rows, 0)).top() < view.linePlace().top())
            ++rows;
        return rows;
    };
    QCOMPARE(view.lineText(), u"threshold 0.5 … 3 below"_s);
    QCOMPARE(rowsAbove(), 3);
    open.document.setThreshold(0.8);
    QCOMPARE(view.lineText(), u"threshold 0.8 … 5 below"_s);
    QCOMPARE(rowsAbove(), 1);
    open.document.setThreshold(0.95);
    QCOMPARE(view.lineText(), u"threshold 0.95 … 6 below"_s);
    QCOMPARE(rowsAbove(), 0);
    open.document.setThreshold(0.05);
    QCOMPARE(view.lineText(), u"threshold 0.05 … 0 below"_s);
    QCOMPARE(rowsAbove(), 6);
    open.document.setThreshold(0.25);
    open.filter(u"label:ignored"_s);
    QCOMPARE(view.lineText(), u"threshold 0.25 … 1 below"_s);
    open.panel.filterLine().clear();
    open.settle();
    // Only one row is higher than the others.
    const int usual = view.rowHeight(0);
    for (int row = 0; row < 6; ++row)
        QCOMPARE(view.rowHeight(row), row == 4 ? 2 * usual : usual);
    for (const core::SampleSort& other :
         {core::SampleSort{}, core::SampleSort{SampleKey::Score, 0, false}}) {
        open.model().setSort(other);
        QCOMPARE(view.lineText(), QString());
        QCOMPARE(view.rowHeight(4), usual);
    }
}

void TestClassifierSamples::bestFirstFollowsTheDocument()
{
    core::SampleSession session = sixByTwo();
    OpenPanel open(session, {640, 400});
    open.document.setHigherIsPositive(false);
    QCOMPARE(open.ids(), u"f e d b c a"_s);
    QCOMPARE(open.panel.view().lineText(), u"threshold 0.5 … 3 below"_s);
    open.document.setModel(1);
    QCOMPARE(open.model().sorting(), (core::SampleSort{SampleKey::Score, 1, false}));
    // The score of the model in front comes first, next to its outcome.
    const int outcome = open.section(SampleKey::Outcome);
    QCOMPARE(open.model().scoreSection(), outcome - 1);
    QCOMPARE(open.column(SampleKey::Score), u"0.1000 0.2000 0.3000 0.7000 0.8000 0.9000"_s);
    // Another order stays.
    open.model().setSort({});
    open.document.setModel(0);
    QCOMPARE(open.ids(), u"a b c d e f"_s);
}

void TestClassifierSamples::sorts_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("descending");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* name, SampleKey key, bool descending, const char* ids) {
        QTest::newRow(name) << static_cast<int>(key) << descending << QString::fromLatin1(ids);
    };
    row("as in the file", SampleKey::Number, false, "c10 c9 c1 b d");
    row("backwards", SampleKey::Number, true, "d b c1 c9 c10");
    row("ids as people count", SampleKey::Id, false, "b c1 c9 c10 d");
    row("positives first, as in the file", SampleKey::Label, false, "c10 b c9 c1 d");
    row("negatives first, as in the file", SampleKey::Label, true, "c9 c1 d c10 b");
    row("high scores first, ties as in the file", SampleKey::Score, true, "c9 c10 c1 b d");
    row("low scores first, ties as in the file", SampleKey::Score, false, "d b c10 c1 c9");
    // At 0.5: c10 TP, c9 FP, c1 FP, b FN, d TN.
    row("outcomes", SampleKey::Outcome, false, "c10 c9 c1 b d");
    // 1 - 0.9, 0.2, 1 - 0.5, 0.5 and 1 - 0.1 of the own class.
    row("greatest loss first", SampleKey::Loss, true, "c9 b c10 c1 d");
}

void TestClassifierSamples::sorts()
{
    QFETCH(const int, key);
    QFETCH(const bool, descending);
    QFETCH(const QString, ids);
    core::SampleSession session = sessionOf({1, 0, 0, 1, 0}, {0.5, 0.9, 0.5, 0.2, 0.1});
    session.samples.ids = {"c10", "c9", "c1", "b", "d"};
    OpenPanel open(session);
    open.model().setSort({static_cast<SampleKey>(key), 0, descending});
    QCOMPARE(open.ids(), ids);
}

void TestClassifierSamples::headingsSort()
{
    OpenPanel open;
    open.clickHeading(SampleKey::Label);
    QCOMPARE(open.ids(), u"a b e c d f"_s);
    open.clickHeading(SampleKey::Score);
    QCOMPARE(open.ids(), u"a b c d e f"_s);
    QCOMPARE(open.heading(SampleKey::Score), u"Score ▾"_s);
    open.clickHeading(SampleKey::Score);
    QCOMPARE(open.ids(), u"f e d b c a"_s);
    QCOMPARE(open.heading(SampleKey::Score), u"Score ▴"_s);
    QCOMPARE(open.heading(SampleKey::Label), u"Label"_s);
    open.clickHeading(SampleKey::Score);
    QCOMPARE(open.model().sorting(), core::SampleSort{});
    QCOMPARE(open.heading(SampleKey::Score), u"Score"_s);
}

void TestClassifierSamples::sortMenu()
{
    OpenPanel open;
    const auto* button = open.panel.findChild<QToolButton*>(u"order"_s);
    QVERIFY(button);
    QMenu& menu = *button->menu();
    emit menu.aboutToShow();
    QStringList entries;
    for (const QAction* action : menu.actions())
        entries << action->text();
    QCOMPARE(entries,
             (QStringList{u"Sort by order in the file"_s, u"Sort by id"_s, u"Sort by label"_s,
                          u"Sort by score"_s, u"Sort by outcome"_s, u"Sort by log loss"_s}));
    QVERIFY(open.panel.view().isColumnHidden(open.section(SampleKey::Loss)));
    menu.actions()[5]->trigger();
    // −ln of 0.9, 0.7, 0.3, 0.7, 0.2, 0.9.
    QCOMPARE(open.ids(), u"e c b d a f"_s);
    QVERIFY(!open.panel.view().isColumnHidden(open.section(SampleKey::Loss)));
    QCOMPARE(open.text(0, open.section(SampleKey::Loss)), u"1.609"_s);
}

void TestClassifierSamples::filters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* filter, const char* ids) {
        QTest::newRow(filter) << QString::fromLatin1(filter) << QString::fromLatin1(ids);
    };
    row("tp", "a b");
    row("FP", "c");
    row("fp fn", "c e");
    row("score>0.2", "a b c d");
    row("score>=0.2", "a b c d e");
    row("score<0.3", "e f");
    row("score<=0.3", "d e f");
    row("score=0.7", "b c");
    row("score!=0.7", "a d e f");
    row("score>0.2 tn", "d");
    row("label:clicked", "a b e");
    row("label=IGNORED", "c d f");
    row("label:clicked label:ignored", "a b c d e f");
    row("loss>1", "c e");
    row("weight>1", "");
    row("C", "c");
    row("zz", "");
    row("group:q1", "");
}

void TestClassifierSamples::filters()
{
    QFETCH(const QString, filter);
    QFETCH(const QString, ids);
    OpenPanel open;
    open.filter(filter);
    QCOMPARE(open.panel.filterLine().text(), filter);
    QCOMPARE(open.ids(), ids);
    const auto shown = ids.isEmpty() ? 0 : ids.split(u' ').size();
    QCOMPARE(open.panel.remark(),
             open.model().filter().acceptsAll() ? u"6"_s : u"%1 of 6"_s.arg(shown));
    QCOMPARE(open.problem(), QString());
}

void TestClassifierSamples::filtersThatCannotBeRead()
{
    OpenPanel open;
    open.filter(u"fp"_s);
    open.panel.filterLine().setText(u"fp score>"_s);
    QCOMPARE(open.problem(),
             u"“>” needs something after it to compare with: a number such as 0.5."_s);
    // The filter that could be read last stays.
    QCOMPARE(open.ids(), u"c"_s);
    open.filter(u"label<x"_s);
    QVERIFY(open.problem().contains(u"can only be compared with a word"_s));
    open.filter(u"label:"_s);
    QVERIFY(open.problem().contains(u"needs a word after it"_s));
    open.filter(u"label:clicked"_s);
    QCOMPARE(open.problem(), QString());
    QCOMPARE(open.ids(), u"a b e"_s);
}

void TestClassifierSamples::filterFollowsTheThreshold()
{
    OpenPanel open;
    open.filter(u"fn"_s);
    QCOMPARE(open.ids(), u"e"_s);
    open.document.setThreshold(0.8);
    QCOMPARE(open.ids(), u"b e"_s);
    QCOMPARE(open.panel.shownOutcome(), core::Outcome::FalseNegative);
}

void TestClassifierSamples::escapeShowsAll()
{
    OpenPanel open;
    open.panel.showOutcome(core::Outcome::FalsePositive);
    QCOMPARE(open.panel.filterLine().text(), u"fp"_s);
    QCOMPARE(open.ids(), u"c"_s);
    open.panel.filterLine().setFocus();
    open.press(Qt::Key_Escape);
    QCOMPARE(open.ids(), u"a b c d e f"_s);
    QVERIFY(!open.panel.shownOutcome());
    open.press(Qt::Key_Down);
    QVERIFY(open.panel.view().hasFocus());
}

void TestClassifierSamples::keysLabel_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("labels");
    QTest::addColumn<QString>("step");
    QTest::newRow("space changes") << u" "_s << u"0 0 0 0 1 0"_s << u"Label 2 samples as ignored"_s;
    QTest::newRow("space twice") << u"  "_s << u"1 1 0 0 1 0"_s << u"Label 2 samples as clicked"_s;
    QTest::newRow("0 is the negative class")
        << u"0"_s << u"0 0 0 0 1 0"_s << u"Label 2 samples as ignored"_s;
    QTest::newRow("1 changes none that are positive") << u"1"_s << u"1 1 0 0 1 0"_s << u"Open"_s;
}

void TestClassifierSamples::keysLabel()
{
    QFETCH(const QString, keys);
    QFETCH(const QString, labels);
    QFETCH(const QString, step);
    OpenPanel open;
    open.clickRow(0, SampleKey::Id);
    open.clickRow(1, SampleKey::Id, Qt::ShiftModifier);
    open.type(keys);
    QStringList found;
    for (const std::uint8_t label : open.document.samples().labels)
        found << QString::number(label);
    QCOMPARE(found.join(u' '), labels);
    QCOMPARE(open.document.history().undoText(), step);
}

void TestClassifierSamples::typesScores()
{
    OpenPanel open;
    open.model().setSort({});  // an edit would move its row
    // F2 from any column but the id's.
    open.clickRow(1, SampleKey::Outcome);
    open.press(Qt::Key_F2);
    open.press(Qt::Key_A, Qt::ControlModifier);
    open.type(u"0.25"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.document.samples().models[0].values[1], 0.25);
    QCOMPARE(open.document.history().undoText(), u"Set the score of “b” to 0.25"_s);
    // A digit in the score's column begins a new one; so does a point anywhere.
    open.clickRow(2, SampleKey::Score);
    open.type(u"1"_s);
    open.type(u".5"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.document.samples().models[0].values[2], 1.5);
    QCOMPARE(open.document.samples().labels[2], std::uint8_t{0});
    open.clickRow(3, SampleKey::Id);
    open.type(u".875"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.document.samples().models[0].values[3], 0.875);
    open.clickRow(4, SampleKey::Id);
    open.press(Qt::Key_F2);
    open.press(Qt::Key_A, Qt::ControlModifier);
    open.type(u"new"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.ids(), u"a b c d new f"_s);
}

void TestClassifierSamples::refusesWhatIsNoScore()
{
    OpenPanel open;
    const QSignalSpy refused(&open.panel, &SamplesPanel::refused);
    open.clickRow(1, SampleKey::Score);
    open.type(u"1,500"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.front().front().toString(),
             u"“1,500” is not a score. Enter a number such as 0.42."_s);
    QCOMPARE(open.document.history().count(), 1);
}

void TestClassifierSamples::editsMoveTheRow()
{
    OpenPanel open;
    open.model().setSort({SampleKey::Score, 0, true});
    open.clickRow(5, SampleKey::Score);
    open.type(u"0.8"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.ids(), u"a f b c d e"_s);
    QCOMPARE(open.panel.view().currentIndex().row(), 1);
    QCOMPARE(open.document.currentSample(), std::size_t{5});
    open.document.history().undo();
    QCOMPARE(open.ids(), u"a b c d e f"_s);
}

void TestClassifierSamples::insertsAndDeletes()
{
    OpenPanel open;
    open.clickRow(1);
    open.press(Qt::Key_Insert);
    QCOMPARE(open.ids(), u"a b 7 c d e f"_s);
    QCOMPARE(open.panel.view().currentIndex().row(), 2);
    QCOMPARE(open.panel.remark(), u"7"_s);
    open.press(Qt::Key_Delete);
    QCOMPARE(open.ids(), u"a b c d e f"_s);
    QCOMPARE(open.document.history().undoText(), u"Delete “7”"_s);
    open.clickRow(1);
    open.clickRow(4, SampleKey::Score, Qt::ControlModifier);
    open.press(Qt::Key_Backspace);
    QCOMPARE(open.ids(), u"a c d f"_s);
    QCOMPARE(open.document.history().undoText(), u"Delete 2 samples"_s);
    open.document.history().undo();
    QCOMPARE(open.ids(), u"a b c d e f"_s);
    // Sorted otherwise, the same samples go.
    open.model().setSort({SampleKey::Label, 0, false});
    open.clickRow(2);
    open.press(Qt::Key_Delete);
    QCOMPARE(open.ids(), u"a b c d f"_s);
}

void TestClassifierSamples::insertingShowsWhatIsNew()
{
    OpenPanel open;
    open.filter(u"tp"_s);
    open.press(Qt::Key_Return);
    open.press(Qt::Key_Insert);
    QCOMPARE(open.panel.filterLine().text(), QString());
    QCOMPARE(open.model().rowCount(), 7);
    QCOMPARE(open.document.nameOf(*open.document.currentSample()), u"7"_s);
}

void TestClassifierSamples::selectionStaysWithItsSamples()
{
    OpenPanel open;
    open.clickRow(1);
    open.clickRow(4, SampleKey::Score, Qt::ControlModifier);
    QCOMPARE(open.panel.view().selectedSamples(), (std::vector<std::size_t>{1, 4}));
    open.model().setSort({SampleKey::Score, 0, false});
    QCOMPARE(open.panel.view().selectedSamples(), (std::vector<std::size_t>{1, 4}));
    QVERIFY(open.panel.view().selectionModel()->isRowSelected(1));  // f e d b c a
    QVERIFY(open.panel.view().selectionModel()->isRowSelected(3));
}

void TestClassifierSamples::copiesAndPastes()
{
    OpenPanel open;
    open.clickRow(1);
    open.clickRow(2, SampleKey::Score, Qt::ShiftModifier);
    open.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             u"id\tlabel\tscore\nb\tclicked\t0.7\nc\tignored\t0.7\n"_s);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.ids(), u"b c"_s);
    QCOMPARE(open.column(SampleKey::Outcome), u"TP FP"_s);
    QCOMPARE(open.document.history().undoText(), u"Paste 2 samples"_s);
    open.document.history().undo();
    QVERIFY(open.document.session() == six());
    QApplication::clipboard()->setText(u"label,score\nyes,0.9\nno,0.2\nyes,0.4\n"_s);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.ids(), u"1 3 2"_s);
    QCOMPARE(open.document.positiveWord(), u"yes"_s);
    QCOMPARE(open.column(SampleKey::Outcome), u"TP FN TN"_s);
}

void TestClassifierSamples::refusesToPaste()
{
    OpenPanel open;
    const QSignalSpy refused(&open.panel, &SamplesPanel::refused);
    open.clickRow(1);
    QApplication::clipboard()->setText(u"one word"_s);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.front().front().toString().isEmpty());
    QApplication::clipboard()->setText(u"label,score\n1,0.9\n0,high\n1,0.4\n0,0.1\n"_s);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(refused.count(), 2);
    QVERIFY2(refused.last().front().toString().contains(u":3"_s),
             qPrintable(refused.last().front().toString()));
    QVERIFY(open.document.session() == six());
}

void TestClassifierSamples::currentSampleIsLit()
{
    OpenPanel open;
    open.clickRow(3);
    QCOMPARE(open.document.currentSample(), std::size_t{3});
    const auto lit = [&open](int row) {
        return open.model().index(row, 0).data(ui::CurrentRole).toBool();
    };
    QVERIFY(lit(3) && !lit(2));
    open.press(Qt::Key_Down);
    QVERIFY(lit(4) && !lit(3));
}

void TestClassifierSamples::attentionComesFromOutside()
{
    OpenPanel open(large(2000), {360, 300});
    QTest::mouseMove(open.panel.windowHandle(), {5, 5});
    open.document.setCurrentSample(1500);
    const QRect place =
        open.panel.view().visualRect(open.model().index(*open.model().rowOf(1500), 0));
    QVERIFY(open.panel.view().viewport()->rect().contains(place));
}

void TestClassifierSamples::emptySaysWhatToDo()
{
    ClassifierDocument document;
    SamplesPanel panel(document);
    panel.resize(300, 400);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QCOMPARE(panel.remark(), QString());
    QTest::keyClick(&panel.view(), Qt::Key_Insert);
    QCOMPARE(panel.view().samples().rowCount(), 1);
    QCOMPARE(document.size(), std::size_t{1});
    document.history().undo();
    QCOMPARE(panel.view().samples().rowCount(), 0);
}

void TestClassifierSamples::manySortBesideTheWindow()
{
    OpenPanel open(large(3000));
    open.model().setSort({});
    open.model().work().setMuch(1000);
    open.model().setSort({SampleKey::Score, 0, true});
    QVERIFY(open.model().isArranging());
    QCOMPARE(open.panel.view().lineText(), QString());
    QCOMPARE(open.model().sampleAt(0), std::size_t{0});  // the order before
    QTRY_VERIFY(!open.model().isArranging());
    const auto& scores = open.document.samples().models[0].values;
    for (int row = 1; row < open.model().rowCount(); ++row)
        QVERIFY(scores[open.model().sampleAt(row - 1)] >= scores[open.model().sampleAt(row)]);
    QCOMPARE(open.panel.remark(), u"3000"_s);
}

void TestClassifierSamples::editsStopTheSorting()
{
    OpenPanel open(large(60'000));
    open.model().setSort({});
    open.model().work().setMuch(1000);
    for (int edit = 0; edit < 20; ++edit) {
        open.model().setSort({SampleKey::Score, 0, edit % 2 == 0});
        QVERIFY(open.model().isArranging());
        open.document.remove({static_cast<std::size_t>(edit)});
    }
    QTRY_VERIFY(!open.model().isArranging());
    QCOMPARE(open.model().rowCount(), 59'980);
    const auto& scores = open.document.samples().models[0].values;
    for (int row = 1; row < open.model().rowCount(); ++row)
        QVERIFY(scores[open.model().sampleAt(row - 1)] <= scores[open.model().sampleAt(row)]);
}

void TestClassifierSamples::modelKeepsItsWord()
{
    ClassifierDocument document;
    SamplesModel model(document);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    document.load(six(), QString(), u"Open"_s);
    model.setSort({SampleKey::Score, 0, false});
    std::mt19937 random(3);
    for (int edit = 0; edit < 200; ++edit) {
        const std::size_t size = document.size();
        switch (size == 0 ? 0 : random() % 9) {
        case 0:
        case 1:
        case 2:
            document.insert(random() % (size + 1));
            break;
        case 3:
            document.remove({random() % size, random() % size});
            break;
        case 4: {
            const std::vector<std::size_t> samples{random() % size, random() % size};
            document.setLabel(samples, static_cast<std::uint8_t>(random() % 2));
            break;
        }
        case 5:
            document.setScore(random() % size, static_cast<double>(random() % 9) / 8);
            break;
        case 6:
            model.setSort({static_cast<SampleKey>(random() % 9), 0, random() % 2 == 0});
            break;
        case 7:
            model.setFilter(*core::parseSampleFilter(random() % 2 == 0 ? "" : "tp fn"));
            break;
        default:
            if (random() % 2 == 0)
                document.history().undo();
            else
                document.history().redo();
        }
        std::size_t expected = 0;
        for (std::size_t sample = 0; sample < document.size(); ++sample)
            expected += core::accepts(model.filter(), document.view(), sample) ? 1 : 0;
        QCOMPARE(static_cast<std::size_t>(model.rowCount()), expected);
    }
    document.load(sixByTwo(), QString(), u"Open"_s);
    model.setFilter({});
    QCOMPARE(model.rowCount(), 6);
}

void TestClassifierSamples::longHeadingsDiffer_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("at the end") << u"random-forest-of-200-trees-and-depth-%1"_s;
    QTest::newRow("in the middle") << u"random-forest-of-%100-trees-and-depth-12"_s;
    QTest::newRow("at the beginning") << u"%1-random-forest-of-200-trees-and-depth"_s;
    QTest::newRow("nearly at the end") << u"random-forest-of-200-trees-%1-deep-calibrated"_s;
}

void TestClassifierSamples::longHeadingsDiffer()
{
    QFETCH(const QString, pattern);
    core::SampleSession session = six();
    const core::ModelScores scores = session.samples.models.front();
    session.samples.models.clear();
    for (int model = 0; model < 9; ++model) {
        session.samples.models.push_back(scores);
        session.samples.models.back().name =
            QString(pattern).replace(u"%1"_s, QString::number(model + 1)).toStdString();
    }
    OpenPanel open(session, {1600, 400});
    OpenPanel::settle();
    QHeaderView& header = *open.panel.view().horizontalHeader();
    QStringList shown;
    for (const auto& text : ranking_samples::PaintedTexts::of(open.panel))
        if (text.widget == header.viewport() && text.text.contains(u'…')) {
            QVERIFY2(text.place.width() <= header.sectionSize(open.model().scoreSection()),
                     qPrintable(text.text));
            shown << text.text;
        }
    QCOMPARE(shown.size(), 9);
    shown.removeDuplicates();
    QVERIFY2(shown.size() == 9, qPrintable(shown.join(u'\n')));
    QVERIFY2(shown.front().endsWith(u" ▾"), qPrintable(shown.front()));

    const int front = open.model().scoreSection();
    const QPoint at(header.sectionViewportPosition(front) + 8, header.height() / 2);
    QHelpEvent rests(QEvent::ToolTip, at, header.viewport()->mapToGlobal(at));
    QApplication::sendEvent(header.viewport(), &rests);
    const QString whole = QString(pattern).replace(u"%1"_s, u"1"_s);
    QCOMPARE(QToolTip::text(), whole + u"\nClick to sort by score"_s);
    QToolTip::hideText();
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&open.panel.view());
    QCOMPARE(table->tableInterface()->columnDescription(front), whole + u" ▾"_s);
}

void TestClassifierSamples::everythingHasAName()
{
    OpenPanel open;
    for (const QWidget* widget : open.panel.findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible())
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    QCOMPARE(open.model().index(2, 0).data(Qt::AccessibleTextRole).toString(),
             u"c: labelled ignored, score 0.7000, false positive"_s);
    for (int column = 1; column < open.model().columnCount(); ++column) {
        const QModelIndex other = open.model().index(2, column);
        QCOMPARE(other.data(Qt::AccessibleTextRole).toString(), other.data().toString());
    }
}

void TestClassifierSamples::pairsOfASample()
{
    OpenPanel open;
    const auto tip = [&open](int row) {
        return open.model()
            .index(row, open.section(SampleKey::Id))
            .data(Qt::ToolTipRole)
            .toString();
    };
    // b at 0.7 ties with c and beats d and f; c loses to a alone and beats e.
    QCOMPARE(tip(1), u"b\nIts pairs with the negatives: 2 won, 1 tied, 0 lost."_s);
    QCOMPARE(tip(2), u"c\nIts pairs with the positives: 1 won by the positive, 1 tied, 1 lost."_s);
    OpenPanel single(sessionOf({1, 1}, {0.5, 0.25}));
    QCOMPARE(single.model().index(0, 0).data(Qt::ToolTipRole).toString(), u"a"_s);
}

void TestClassifierSamples::pictures()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    for (const bool isDark : {false, true}) {
        ranking_samples::adoptLook(isDark);
        core::SampleSession session = large(1000);
        session.samples.ids.clear();
        for (std::size_t i = 0; i < 1000; ++i)
            session.samples.ids.push_back("c" + std::to_string(i + 1));
        OpenPanel open(session, {250, 700});
        open.panel.setStyleSheet(ui::windowStyle(ui::Theme::of(open.panel)));
        open.model().setSort({SampleKey::Score, 0, true});
        open.clickRow(5);
        open.settle();
        QVERIFY(open.panel.grab().save(
            folder + (isDark ? u"/samples-dark.png"_s : u"/samples-light.png"_s)));
    }
    ranking_samples::adoptLook();
}

QTEST_MAIN(TestClassifierSamples)

}  // namespace tst_classifier_samples

#include "tst_classifier_samples.moc"
