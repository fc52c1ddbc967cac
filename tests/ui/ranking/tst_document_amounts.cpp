// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/ranking/compare/judging_panel.h"
#include "ui/ranking/compare/misplaced_panel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QToolButton>

namespace tst_document_amounts {

using namespace Qt::StringLiterals;
using core::Measure;
using ranking_samples::OpenWindow;
using ranking_samples::sessionOf;
using ui::DocumentAmountsModel;

namespace {

core::Session asking(core::Session session, Measure measure, std::size_t cutoff,
                     const std::vector<std::size_t>& unjudged)
{
    session.shown = {measure};
    session.selected = measure;
    session.cutoff = cutoff;
    for (const std::size_t row : unjudged)
        session.list.ranked[row].grade = core::Grade::unjudged();
    return session;
}

/// The window with one of the two answers open.
class AnswerWindow : public OpenWindow {
public:
    using OpenWindow::OpenWindow;

    ui::MisplacedPanel& misplaced() { return opened(workspace().misplaced()); }
    ui::JudgingPanel& judging() { return opened(workspace().judging()); }
    /// "1 | Bread Only | 9 | −0.2366"
    static QStringList rowsOf(ui::DocumentAmountsPanel& panel)
    {
        QStringList rows;
        const QAbstractItemModel& model = *panel.view().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells << text(panel.view(), row, column);
            rows << cells.join(u" | "_s);
        }
        return rows;
    }
    void clickRowOf(ui::DocumentAmountsPanel& panel, int row)
    {
        click(cell(panel.view(), row, DocumentAmountsModel::Name));
    }

private:
    template <class Made>
    Made& opened(Made& panel)
    {
        workspace().questions().panels().bringToFront(panel);
        settle();
        return panel;
    }
};

}  // namespace

class TestDocumentAmounts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }
    void whatHurts();
    void whatHurtsFollowsEdits();
    void nothingHurts_data();
    void nothingHurts();
    void aRowSelectsItsDocument();
    void theOrderIsOneClickAway();
    void whatMatters_data();
    void whatMatters();
    void everythingIsJudged();
    void aGradeNarrowsTheBounds();
    void copiesTheTable();
    void modelKeepsItsWord();
};

/// By hand for 0 4 0 5 0 3 3 0 5 4: for each rank, the grade below that earns most in its place.
/// Rank 1: 5 · (1 − 0.3010) / 14.773 = 0.2366.
void TestDocumentAmounts::whatHurts()
{
    AnswerWindow open;
    ui::MisplacedPanel& panel = open.misplaced();
    QCOMPARE(AnswerWindow::rowsOf(panel),
             (QStringList{
                 u"1 | Bread Only | 9 | −0.2366"_s, u"3 | Corner Café | 9 | −0.0673"_s,
                 u"5 | Cookie Jar | 9 | −0.0290"_s, u"2 | French Patisserie | 9 | −0.0223"_s,
                 u"6 | Instagram Sweets | 9 | −0.0075"_s, u"8 | Ice Cream Parlour | 10 | −0.0071"_s,
                 u"7 | Village Bakery | 9 | −0.0044"_s}));
    QCOMPARE(panel.remark(), u"7 documents above better ones"_s);
    QCOMPARE(panel.sentence(), u"“Bread Only” at rank 1 is above “High-End Bakehouse” at rank 9. "
                               "Swapping them changes nDCG@10 from 0.6368 to 0.8733."_s);
    const auto bar = [&panel](int row) {
        return panel.view()
            .model()
            ->index(row, DocumentAmountsModel::Amount)
            .data(ui::BarRole)
            .toDouble();
    };
    QCOMPARE(bar(0), 1.0);
    QVERIFY(bar(1) > 0.28 && bar(1) < 0.29);  // 0.0673 / 0.2366
    // The short answer says the same.
    QCOMPARE(open.workspace().questions().answer(2), u"Bread Only at 1, then Corner Café at 3"_s);
}

void TestDocumentAmounts::whatHurtsFollowsEdits()
{
    AnswerWindow open;
    ui::MisplacedPanel& panel = open.misplaced();
    open.document().select(Measure::Rr);
    OpenWindow::settle();
    // The first relevant document is at rank 2.
    QCOMPARE(AnswerWindow::rowsOf(panel), QStringList{u"1 | Bread Only | 2 | −0.5000"_s});
    open.document().rename(ui::Section::Ranked, 0, u"Bread"_s);
    QCOMPARE(AnswerWindow::rowsOf(panel), QStringList{u"1 | Bread | 2 | −0.5000"_s});
    open.action(u"Fewer digits"_s)->trigger();
    QCOMPARE(AnswerWindow::rowsOf(panel), QStringList{u"1 | Bread | 2 | −0.500"_s});
    open.action(u"More digits"_s)->trigger();
}

void TestDocumentAmounts::nothingHurts_data()
{
    QTest::addColumn<core::Session>("session");
    QTest::addColumn<QString>("says");
    QTest::newRow("best order") << sessionOf({3, 2, 1})
                                << u"No document is above a better one: no swap raises nDCG@10."_s;
    QTest::newRow("order is nothing to P@10")
        << asking(sessionOf({0, 1, 0}), Measure::P, 10, {})
        << u"No document is above a better one: no swap raises P@10."_s;
    QTest::newRow("no documents") << sessionOf({})
                                  << u"Add documents to see which of them cost the most."_s;
}

void TestDocumentAmounts::nothingHurts()
{
    QFETCH(const core::Session, session);
    QFETCH(const QString, says);
    AnswerWindow open(session);
    ui::MisplacedPanel& panel = open.misplaced();
    QCOMPARE(AnswerWindow::rowsOf(panel), QStringList());
    QCOMPARE(panel.view().emptyText(), says);
    QCOMPARE(panel.sentence(), QString());
}

void TestDocumentAmounts::aRowSelectsItsDocument()
{
    AnswerWindow open;
    ui::MisplacedPanel& panel = open.misplaced();
    open.clickRowOf(panel, 1);
    QCOMPARE(open.list().selectedRowNumbers(), std::vector<std::size_t>{2});
    QCOMPARE(open.litRank(), std::optional<std::size_t>(3));
    QVERIFY(panel.view().hasFocus());
    open.press(Qt::Key_Down);
    QCOMPARE(open.list().selectedRowNumbers(), std::vector<std::size_t>{4});
    open.press(Qt::Key_Return);
    QVERIFY(open.list().hasFocus());
    open.press(Qt::Key_5);
    QCOMPARE(open.document().list().ranked[4].grade, core::Grade(5));
    open.undo();
}

void TestDocumentAmounts::theOrderIsOneClickAway()
{
    AnswerWindow open({1440, 900});
    ui::MisplacedPanel& panel = open.misplaced();
    QVERIFY(open.workspace().charts().front() != &open.workspace().ribbons());
    panel.orderButton().click();
    QCOMPARE(open.workspace().charts().front(), &open.workspace().ribbons());
    QVERIFY(open.workspace().questions().isOpen());
}

void TestDocumentAmounts::whatMatters_data()
{
    QTest::addColumn<core::Session>("session");
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("bounds");
    QTest::addColumn<QString>("sentence");
    // 1, or 1/2, or 1/3. Judging rank 1 leaves 1/3 to 1/2 or only 1: narrower by 1/2 or 2/3, 7/12
    // in the mean. Judging rank 2 leaves all of it, or 1/2 to 1: 0 or 1/6. Rank 4 moves nothing.
    QTest::newRow("RR of u u 1 u")
        << asking(sessionOf({0, 0, 1, 0}), Measure::Rr, 10, {0, 1, 3})
        << QStringList{u"1 | d1 | 0.5000 | 0.5833"_s, u"2 | d2 | 0.0000 | 0.0833"_s}
        << u"1/3 to 1"_s
        << u"If the 3 unjudged documents are graded anywhere from 0 to 1, RR@10 is between 1/3 = "
           "0.3333 and 1.0000."_s;
    QTest::newRow("P@5 of 3 u 3 0 1")
        << asking(sessionOf({3, 0, 3, 0, 1}), Measure::P, 5, {1})
        << QStringList{u"2 | d2 | 0.2000 | 0.2000"_s} << u"3/5 to 4/5"_s
        << u"If the unjudged document is graded anywhere from 0 to 3, P@5 is between 3/5 = 0.6000 "
           u"and 4/5 = 0.8000."_s;
    QTest::newRow("below the cutoff") << asking(sessionOf({3, 0}), Measure::P, 1, {1})
                                      << QStringList() << u"always 1"_s << QString();
}

void TestDocumentAmounts::whatMatters()
{
    QFETCH(const core::Session, session);
    QFETCH(const QStringList, rows);
    QFETCH(const QString, bounds);
    QFETCH(const QString, sentence);
    AnswerWindow open(session);
    ui::JudgingPanel& panel = open.judging();
    QCOMPARE(AnswerWindow::rowsOf(panel), rows);
    QCOMPARE(panel.remark(), bounds);
    if (!sentence.isEmpty())
        QCOMPARE(panel.sentence(), sentence);
    if (rows.isEmpty())
        QCOMPARE(panel.view().emptyText(),
                 u"Judging more documents would not narrow the bounds of P@1."_s);
}

void TestDocumentAmounts::everythingIsJudged()
{
    AnswerWindow open;
    ui::JudgingPanel& panel = open.judging();
    QCOMPARE(AnswerWindow::rowsOf(panel), QStringList());
    QVERIFY(panel.view().emptyText().startsWith(u"Every retrieved document is judged"_s));
}

void TestDocumentAmounts::aGradeNarrowsTheBounds()
{
    AnswerWindow open(asking(sessionOf({0, 0, 1, 0}), Measure::Rr, 10, {0, 1, 3}));
    ui::JudgingPanel& panel = open.judging();
    open.clickRowOf(panel, 0);
    QCOMPARE(open.list().selectedRowNumbers(), std::vector<std::size_t>{0});
    open.press(Qt::Key_Return);
    open.press(Qt::Key_0);
    OpenWindow::settle();
    // 1/2 or 1/3, by the one at rank 2.
    QCOMPARE(AnswerWindow::rowsOf(panel), QStringList{u"2 | d2 | 0.1667 | 0.1667"_s});
    QCOMPARE(panel.remark(), u"1/3 to 1/2"_s);
}

void TestDocumentAmounts::copiesTheTable()
{
    AnswerWindow open;
    open.clickRowOf(open.misplaced(), 0);
    open.press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines[0], u"Rank\tDocument\tSwap with rank\tCosts"_s);
    QCOMPARE(lines[1], u"1\tBread Only\t9\t-0.2366"_s);
}

void TestDocumentAmounts::modelKeepsItsWord()
{
    AnswerWindow open;
    const QAbstractItemModelTester costs(&open.misplaced().view().amounts());
    const QAbstractItemModelTester judgments(&open.judging().view().amounts());
    ranking_samples::RandomEditor editor(open.document(), 7);
    for (int round = 0; round < 60; ++round) {
        open.document().select(static_cast<Measure>(editor.below(core::measureCount)));
        editor.edit();
        ui::DocumentAmountsPanel* panel = &open.judging();
        if (round % 2 == 0)
            panel = &open.misplaced();
        for (int row = 0; row < panel->view().amounts().rowCount(); ++row) {
            const std::size_t rank = panel->view().amounts().amountAt(row).rank;
            QVERIFY(rank >= 1 && rank <= open.document().list().ranked.size());
        }
    }
}

QTEST_MAIN(TestDocumentAmounts)

}  // namespace tst_document_amounts

#include "tst_document_amounts.moc"
