// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "ui/ranking/compare/loss_panel.h"
#include "ui/ranking/compare/loss_view.h"

#include <QAbstractItemModelTester>
#include <QClipboard>

namespace tst_loss_breakdown_panel {

using namespace Qt::StringLiterals;
using core::Measure;
using ranking_samples::OpenWindow;
using ranking_samples::sessionOf;
using ui::LossModel;

namespace {

/// The window with the breakdown in front.
class BreakdownWindow : public OpenWindow {
public:
    template <class... Arguments>
    explicit BreakdownWindow(Arguments&&... arguments)
        : OpenWindow(std::forward<Arguments>(arguments)...)
    {
        workspace().questions().panels().bringToFront(workspace().loss());
        settle();
    }

    ui::LossView& breakdown() { return workspace().loss().view(); }
    /// "order in the top 10 | 3 documents | 0.2363 | 65%"
    QString row(int row)
    {
        QStringList cells;
        for (int column = 0; column < breakdown().model()->columnCount(); ++column)
            cells << text(breakdown(), row, column);
        return cells.join(u" | "_s);
    }
    QStringList rows()
    {
        QStringList all;
        for (int one = 0; one < breakdown().model()->rowCount(); ++one)
            all << row(one);
        return all;
    }
    /// "2 4 9": the ranks or places selected in a list, 1-based.
    static QString selectedIn(const ui::DocumentListView& view)
    {
        QStringList places;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            if (view.selectionModel()->isRowSelected(row))
                places << QString::number(row + 1);
        return places.join(u' ');
    }
    void clickLoss(int row) { click(cell(breakdown(), row, LossModel::Cause)); }
};

}  // namespace

class TestLossBreakdownPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cakes_data();
    void cakes();
    void followsEditsAndDigits();
    void clickSelectsTheDocuments();
    void keysSelectTheDocuments();
    void sumSelectsAllOfThem();
    void noBreakdown_data();
    void noBreakdown();
    void nothingLost();
    void worksOnlyWhileShown();
    void copiesTheTable();
    void modelKeepsItsWord();
    void longList();
    void pictures();
};

void TestLossBreakdownPanel::initTestCase()
{
    ranking_samples::adoptLook();
}

void TestLossBreakdownPanel::init()
{
    ranking_samples::failOnWarnings();
}

void TestLossBreakdownPanel::cakes_data()
{
    QTest::addColumn<Measure>("measure");
    QTest::addColumn<int>("cutoff");
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("sentence");
    // The list 0 4 0 5 0 3 3 0 5 4, and a 2 that was not retrieved.
    QTest::newRow("AP@10 = 2033/4410, of 6/7 in the best order")
        << Measure::Ap << 10
        << QStringList{u"order in the top 10 | 6 documents | 0.3961 | 73%"_s,
                       u"retrieved below rank 10 | – | 0.0000 | 0%"_s,
                       u"never retrieved | 1 document | 0.1429 | 27%"_s,
                       u"out of reach | – | 0.0000 | 0%"_s,
                       u"1 − AP@10 | 7 documents | 0.5390 | 100%"_s}
        << u"Order costs the most: in the best order, the same documents would score AP@10 = "
           "0.8571."_s;
    QTest::newRow("Recall@5 = 2/7; five places hold no more than 5/7")
        << Measure::Recall << 5
        << QStringList{u"order in the top 5 | – | 0.0000 | 0%"_s,
                       u"retrieved below rank 5 | 3 documents | 0.4286 | 60%"_s,
                       u"never retrieved | – | 0.0000 | 0%"_s, u"out of reach | – | 0.2857 | 40%"_s,
                       u"1 − Recall@5 | 3 documents | 0.7143 | 100%"_s}
        << u"Late documents cost the most: moving 3 documents from below rank 5 into the top 5 would add 0.4286."_s;
    QTest::newRow("P@10 = 6/10 with 7 relevant documents")
        << Measure::P << 10
        << QStringList{u"order in the top 10 | – | 0.0000 | 0%"_s,
                       u"retrieved below rank 10 | – | 0.0000 | 0%"_s,
                       u"never retrieved | 1 document | 0.1000 | 25%"_s,
                       u"out of reach | – | 0.3000 | 75%"_s,
                       u"1 − P@10 | 1 document | 0.4000 | 100%"_s}
        << u"The largest loss can’t be avoided: with these judgments, no list scores more than "
           "0.7000."_s;
    QTest::newRow("RC = 22/45")
        << Measure::Rc << 10
        << QStringList{u"order in the top 10 | 8 documents | 0.5111 | 100%"_s,
                       u"retrieved below rank 10 | – | 0.0000 | 0%"_s,
                       u"never retrieved | – | 0.0000 | 0%"_s, u"out of reach | – | 0.0000 | 0%"_s,
                       u"1 − RC@10 | 8 documents | 0.5111 | 100%"_s}
        << u"Order costs the most: in the best order, the same documents would score RC@10 = "
           "1.0000."_s;
}

void TestLossBreakdownPanel::cakes()
{
    QFETCH(const Measure, measure);
    QFETCH(const int, cutoff);
    QFETCH(const QStringList, rows);
    QFETCH(const QString, sentence);
    BreakdownWindow open;
    open.document().select(measure);
    open.document().setCutoff(static_cast<std::size_t>(cutoff));
    QCOMPARE(open.rows(), rows);
    QCOMPARE(open.workspace().loss().sentence(), sentence);
}

void TestLossBreakdownPanel::followsEditsAndDigits()
{
    BreakdownWindow open;
    open.click(*open.card(Measure::Rr));
    // The first hit stands at rank 2.
    QCOMPARE(open.row(0), u"order in the top 10 | 6 documents | 0.5000 | 100%"_s);
    open.clickRow(open.list(), 0);
    open.press(Qt::Key_3);
    QCOMPARE(open.row(4), u"1 − RR@10 | – | 0.0000 | –"_s);
    open.undo();
    open.action(u"Fewer digits"_s)->trigger();
    QCOMPARE(open.row(0), u"order in the top 10 | 6 documents | 0.500 | 100%"_s);
}

void TestLossBreakdownPanel::clickSelectsTheDocuments()
{
    BreakdownWindow open;
    open.click(*open.card(Measure::Recall));
    open.document().setCutoff(5);
    open.clickLoss(1);
    // The five best are at ranks 4, 9, 2, 10 and 6; three of them stand past rank 5.
    QCOMPARE(open.selectedIn(open.list()), u"6 9 10"_s);
    QCOMPARE(open.selectedIn(open.others()), QString());
    QCOMPARE(open.litRank(), std::optional<std::size_t>(6));
    open.document().setCutoff(10);
    open.clickLoss(2);
    QCOMPARE(open.selectedIn(open.list()), QString());
    QCOMPARE(open.selectedIn(open.others()), u"1"_s);
    open.clickLoss(3);
    QCOMPARE(open.selectedIn(open.list()) + open.selectedIn(open.others()), QString());
}

void TestLossBreakdownPanel::keysSelectTheDocuments()
{
    BreakdownWindow open;
    open.click(*open.card(Measure::Ap));
    open.clickLoss(1);
    QCOMPARE(open.selectedIn(open.list()), QString());
    open.press(Qt::Key_Up);
    QCOMPARE(open.selectedIn(open.list()), QString());
    open.press(Qt::Key_Return);
    QCOMPARE(open.selectedIn(open.list()), u"1 3 5 7 9 10"_s);
    QVERIFY(open.breakdown().hasFocus());
    open.press(Qt::Key_Down);
    open.press(Qt::Key_Down);
    open.press(Qt::Key_Space);
    QCOMPARE(open.selectedIn(open.list()), QString());
    QCOMPARE(open.selectedIn(open.others()), u"1"_s);
}

void TestLossBreakdownPanel::sumSelectsAllOfThem()
{
    BreakdownWindow open;
    open.click(*open.card(Measure::Ap));
    open.clickLoss(0);
    open.press(Qt::Key_End, Qt::ControlModifier);
    open.press(Qt::Key_Return);
    QCOMPARE(open.selectedIn(open.list()), u"1 3 5 7 9 10"_s);
    QCOMPARE(open.selectedIn(open.others()), u"1"_s);
}

void TestLossBreakdownPanel::noBreakdown_data()
{
    QTest::addColumn<Measure>("measure");
    QTest::addColumn<bool>("withRelevant");
    QTest::addColumn<QString>("says");
    QTest::newRow("DCG has no upper end")
        << Measure::Dcg << true << u"The maximum of DCG@10 is not 1"_s;
    QTest::newRow("nor has CG") << Measure::Cg << true << u"The maximum of CG@10 is not 1"_s;
    QTest::newRow("nor has IDCG") << Measure::Idcg << true << u"The maximum of IDCG@10 is not 1"_s;
    QTest::newRow("undefined values say why") << Measure::Ap << false << u"relevant"_s;
}

void TestLossBreakdownPanel::noBreakdown()
{
    QFETCH(const Measure, measure);
    QFETCH(const bool, withRelevant);
    QFETCH(const QString, says);
    BreakdownWindow open(sessionOf({0, withRelevant ? 1.0 : 0.0}));
    open.document().select(measure);
    QCOMPARE(open.rows(), QStringList());
    const QString sentence = open.workspace().loss().sentence();
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
}

void TestLossBreakdownPanel::nothingLost()
{
    BreakdownWindow open(sessionOf({3, 2, 1}));
    QCOMPARE(open.row(4), u"1 − nDCG@10 | – | 0.0000 | –"_s);
    QCOMPARE(open.workspace().loss().sentence(), u"nDCG@10 is 1: nothing is lost."_s);
}

void TestLossBreakdownPanel::worksOnlyWhileShown()
{
    BreakdownWindow open;
    open.click(*open.card(Measure::Rr));
    open.workspace().questions().hide();
    OpenWindow::settle();
    open.click(*open.card(Measure::Ap));
    QVERIFY(open.row(4).startsWith(u"1 − RR@10"_s));
    open.workspace().questions().show();
    QVERIFY(open.row(4).startsWith(u"1 − AP@10"_s));
}

void TestLossBreakdownPanel::copiesTheTable()
{
    BreakdownWindow open;
    open.click(*open.card(Measure::P));
    open.clickLoss(0);
    open.press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines[0], u"Cause\tDocuments\tLoss\tShare"_s);
    QCOMPARE(lines[3], u"never retrieved\t1 document\t0.1000\t25%"_s);
    QCOMPARE(lines[5], u"1 − P@10\t1 document\t0.4000\t100%"_s);
}

void TestLossBreakdownPanel::modelKeepsItsWord()
{
    BreakdownWindow open;
    const QAbstractItemModelTester tester(&open.breakdown().breakdown());
    ranking_samples::RandomEditor editor(open.document(), 5);
    for (int round = 0; round < 60; ++round) {
        open.document().select(static_cast<Measure>(editor.below(core::measureCount)));
        editor.edit();
        const int rows = open.breakdown().model()->rowCount();
        if (rows == 0) {
            QVERIFY(!open.workspace().loss().sentence().isEmpty());
            continue;
        }
        // What is shown adds up as it is shown.
        double sum = 0;
        for (int row = 0; row < rows; ++row) {
            QString shown = open.text(open.breakdown(), row, LossModel::Amount);
            sum += (row + 1 < rows ? 1 : -1) * shown.replace(QChar(0x2212), u'-').toDouble();
        }
        QVERIFY(std::abs(sum) < 1e-9);
    }
}

void TestLossBreakdownPanel::longList()
{
    std::vector<double> grades;
    for (int i = 0; i < 100000; ++i)
        grades.push_back((i * 7919) % 6);
    BreakdownWindow open(sessionOf(grades, {5, 5}));
    QVERIFY(open.row(1).startsWith(u"retrieved below rank 10 |"_s));
    // Every sixth document is a 5: two stand in the top ten, which could hold ten.
    open.clickLoss(1);
    QCOMPARE(open.list().selectionModel()->selectedRows().size(), qsizetype{8});
}

void TestLossBreakdownPanel::pictures()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    for (const bool dark : {false, true}) {
        ranking_samples::adoptLook(dark);
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            BreakdownWindow open(size);
            open.document().setCutoff(5);
            open.clickLoss(1);
            const QString name = u"%1/loss-%2-%3.png"_s.arg(folder).arg(size.width());
            QVERIFY(open.window.grab().save(name.arg(dark ? u"dark"_s : u"light"_s)));
        }
    }
    ranking_samples::adoptLook();
}

QTEST_MAIN(TestLossBreakdownPanel)

}  // namespace tst_loss_breakdown_panel

#include "tst_loss_breakdown_panel.moc"
