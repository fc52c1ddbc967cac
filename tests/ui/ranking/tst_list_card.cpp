// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "ui/ranking/list/quick_line.h"
#include "ui/toolkit/table/row_roles.h"

#include <QHeaderView>
#include <QScrollBar>

namespace tst_list_card {

using namespace Qt::StringLiterals;
using ranking_samples::OpenWindow;
using ranking_samples::sessionOf;
using ui::DocumentListModel;

namespace {

/// The card at the left: the list, the line that types it, and what was not retrieved.
class CardWindow : public OpenWindow {
public:
    using OpenWindow::OpenWindow;

    QRect placeOf(const QWidget& part) const
    {
        return {part.mapTo(&window, QPoint(0, 0)), part.size()};
    }
    QList<QRect> places()
    {
        const ui::RankedListPanel& card = workspace().rankedList();
        return {placeOf(card), placeOf(list()), placeOf(lineBelow()), placeOf(others()),
                placeOf(workspace().notRetrieved())};
    }
    ui::QuickLine& lineBelow() { return workspace().rankedList().quickLine(); }
    /// The ranks whose rows show a handle.
    QString handles()
    {
        QStringList ranks;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            if (const QModelIndex grip = list().model()->index(row, DocumentListModel::Grip);
                grip.data(ui::HandleRole).toBool() && grip.data(ui::CurrentRole).toBool())
                ranks << QString::number(row + 1);
        return ranks.join(u' ');
    }
};

}  // namespace

class TestListCard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }
    void theLineIsBelowTheLastRow_data();
    void theLineIsBelowTheLastRow();
    void aLongListScrolls();
    void aClickMovesNothing();
    void aPreviewMovesNoRow();
    void onlyTheCurrentRowHasAHandle();
    void saysWhetherTheyCount();
};

void TestListCard::theLineIsBelowTheLastRow_data()
{
    QTest::addColumn<std::size_t>("documents");
    for (const std::size_t documents : {1, 3, 10})
        QTest::addRow("%zu documents", documents) << documents;
}

void TestListCard::theLineIsBelowTheLastRow()
{
    QFETCH(const std::size_t, documents);
    CardWindow open(sessionOf(std::vector<double>(documents, 1.0), {2}));
    const QRect list = open.placeOf(open.list());
    const QRect line = open.placeOf(open.lineBelow());
    QCOMPARE(line.top(), list.bottom() + 1);
    QCOMPARE(open.list().verticalScrollBar()->maximum(), 0);
    const auto last = open.list().model()->index(static_cast<int>(documents) - 1, 0);
    QVERIFY(list.height() - open.list().horizontalHeader()->height() -
                open.list().visualRect(last).bottom() <
            5);
    QVERIFY(open.placeOf(open.others()).top() > line.bottom());
    QVERIFY(open.workspace().rankedList().isAncestorOf(&open.others()));
}

void TestListCard::aLongListScrolls()
{
    CardWindow open(sessionOf(std::vector<double>(1000, 1.0), {2, 1}));
    QVERIFY(open.list().verticalScrollBar()->maximum() > 0);
    const QRect card = open.placeOf(open.workspace().rankedList());
    QVERIFY(card.contains(open.placeOf(open.lineBelow())));
    QVERIFY(card.contains(open.placeOf(open.others())));
    QCOMPARE(open.others().verticalScrollBar()->maximum(), 0);
}

void TestListCard::aClickMovesNothing()
{
    for (const QSize size : {QSize(1024, 640), QSize(1366, 768), QSize(1920, 1080)}) {
        CardWindow open(size);
        const QList<QRect> places = open.places();
        for (const int row : {0, 4, 9}) {
            open.clickRow(open.list(), row);
            QCOMPARE(open.places(), places);
        }
        open.clickRow(open.others(), 0);
        QCOMPARE(open.places(), places);
        open.click(open.quickLine());
        QCOMPARE(open.places(), places);
    }
}

/// What a preview would do is written where no row has to give way.
void TestListCard::aPreviewMovesNoRow()
{
    CardWindow open;
    const QList<QRect> places = open.places();
    core::RankedList other = open.document().list();
    std::swap(other.ranked[0], other.ranked[1]);
    open.document().preview(other, u"swap ranks 1 and 2"_s);
    OpenWindow::settle();
    QCOMPARE(open.places(), places);
    open.document().endPreview();
}

void TestListCard::onlyTheCurrentRowHasAHandle()
{
    CardWindow open;
    open.clickRow(open.list(), 3);
    QCOMPARE(open.handles(), u"4"_s);
    open.press(Qt::Key_Down);
    QCOMPARE(open.handles(), u"5"_s);
    open.point(open.cell(open.list(), 7, DocumentListModel::Name));
    QCOMPARE(open.handles(), u"8"_s);
    QCOMPARE(OpenWindow::column(open.others(), DocumentListModel::Grip), QString());
}

void TestListCard::saysWhetherTheyCount()
{
    CardWindow open;
    ui::NotRetrievedSection& others = open.workspace().notRetrieved();
    QCOMPARE(others.remark(), u"Counts in the ideal ranking."_s);
    core::Session session = open.document().session();
    session.settings.ideal = core::IdealPool::RetrievedOnly;
    open.document().load(session, QString(), u"Open"_s);
    QCOMPARE(others.remark(), u"Does not count in the ideal ranking."_s);
    open.document().remove(ui::Section::NotRetrieved, {0});
    QCOMPARE(others.remark(), QString());
}

QTEST_MAIN(TestListCard)

}  // namespace tst_list_card

#include "tst_list_card.moc"
