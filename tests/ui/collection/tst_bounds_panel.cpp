// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/query_sample.h"

#include "ui/collection/collection_report.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/document/bounds_survey.h"
#include "ui/collection/table/bounds_panel.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/whisker.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/page/collection_page.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace tst_bounds_panel {

using namespace Qt::StringLiterals;
using namespace query_sample;

namespace {

class BoundsWindow : public PanelWindow<ui::BoundsPanel> {
public:
    using PanelWindow::PanelWindow;

    static QString row(const QAbstractItemView& view, int row)
    {
        QStringList cells;
        for (int column = 0; column < view.model()->columnCount(); ++column)
            cells << view.model()->index(row, column).data().toString();
        return cells.join(u'|');
    }
    QString bounds(int row) { return this->row(panel->view(), row); }
    QString requested()
    {
        QStringList rows;
        for (int row = 0; row < panel->requested().model()->rowCount(); ++row)
            rows << this->row(panel->requested(), row);
        return rows.join(u'\n');
    }
    void press(int key)
    {
        QTest::keyClick(&panel->requested(), static_cast<Qt::Key>(key));
        settle();
    }
};

/// x and y are judged by nobody; q2 is whole.
core::Collection openCollection()
{
    return collection("q1 0 a 1\nq1 0 n 0\nq2 0 a 1\nq2 0 n 0\n",
                      {{"a", "q1 Q0 x 1 3 r\nq1 Q0 a 2 2 r\nq2 Q0 n 1 2 r\nq2 Q0 a 2 1 r\n"},
                       {"b", "q1 Q0 a 1 3 r\nq1 Q0 y 2 2 r\nq2 Q0 a 1 2 r\nq2 Q0 n 2 1 r\n"}});
}

}  // namespace

/// What unjudged documents leave of a comparison, figures by hand.
class TestBoundsPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    // P@1: q1 is 1 - x, q2 is 1 - 0. P@2: q1 is (1 + y - x - 1) / 2, q2 is 0.
    void tellsHowFarADifferenceCanGo()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"P@1", "P@2"});
        const QAbstractItemModelTester tester(window.panel->view().model());
        QCOMPARE(window.panel->title(), u"Could unjudged documents change the winner?"_s);
        QCOMPARE(window.bounds(0), u"P@1|0.0000|1.0000|+1.0000|+0.5000 to +1.0000|B always wins"_s);
        QCOMPARE(
            window.bounds(1),
            u"P@2|0.5000|0.5000|0.0000|−0.2500 to +0.2500|undecided: depends on 2 documents"_s);
        const auto colour = [&](int row) {
            return window.panel->view()
                .model()
                ->index(row, ui::BoundsModel::Verdict)
                .data(ui::DifferenceRole)
                .toDouble();
        };
        QCOMPARE(colour(0), 1.0);
        QCOMPARE(colour(1), 0.0);
        const QModelIndex difference =
            window.panel->view().model()->index(1, ui::BoundsModel::Difference);
        QVERIFY(
            difference.data(Qt::ToolTipRole)
                .toString()
                .startsWith(
                    u"B minus A in P@2, with unjudged documents graded anywhere from 0 to 1"_s));
    }

    void verdictsAreWholeBesideTheDocuments()
    {
        BoundsWindow window(openCollection(), {1040, 300}, {"nDCG@10", "P@2"});
        const ui::BoundsView& view = window.panel->view();
        const int last = ui::BoundsModel::Verdict;
        QVERIFY(view.columnViewportPosition(last) + view.columnWidth(last) <=
                view.viewport()->width());
    }

    // Either document moves Δ P@2 of q1 by a half, which is a quarter of the mean.
    void aDigitJudgesAndGoesOn()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"P@2"});
        const QAbstractItemModelTester tester(window.panel->requested().model());
        QCOMPARE(window.requested(), u"q1|x|1 · —|−0.2500\nq1|y|— · 2|−0.2500"_s);
        window.panel->requested().setFocus();
        QCOMPARE(window.panel->requested().currentIndex().row(), 0);
        window.press(Qt::Key_1);
        QCOMPARE(window.document.history().undoText(), u"Judge “x” for query “q1”"_s);
        QCOMPARE(window.bounds(0),
                 u"P@2|0.7500|0.5000|−0.2500|−0.2500 to 0.0000|undecided: depends on 1 document"_s);
        QCOMPARE(window.requested(), u"q1|y|— · 2|−0.2500"_s);
        QCOMPARE(window.panel->requested().currentIndex().row(), 0);
        QCOMPARE(window.document.currentDocument(), u"y"_s);
        window.press(Qt::Key_0);
        QCOMPARE(window.bounds(0), u"P@2|0.7500|0.5000|−0.2500|always −0.2500|A always wins"_s);
        QCOMPARE(window.panel->requested().emptyText(),
                 u"Judging more documents would not narrow the bounds of Δ P@2."_s);
        window.document.history().undo();
        window.document.history().undo();
        PanelWindow<ui::BoundsPanel>::settle();
        QCOMPARE(window.requested(), u"q1|x|1 · —|−0.2500\nq1|y|— · 2|−0.2500"_s);
    }

    void buttonsJudgeToo()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"P@2"});
        window.panel->requested().setCurrentIndex(window.panel->requested().model()->index(1, 0));
        QToolButton* zero = nullptr;
        for (auto* button : window.panel->findChildren<QToolButton*>())
            if (button->accessibleName() == u"Judge the current document: 0"_s)
                zero = button;
        QVERIFY(zero && zero->isVisible());
        QTest::mouseClick(zero, Qt::LeftButton);
        PanelWindow<ui::BoundsPanel>::settle();
        QCOMPARE(window.document.history().undoText(), u"Judge “y” for query “q1”"_s);
        QCOMPARE(window.requested(), u"q1|x|1 · —|−0.2500"_s);
    }

    void aGradeAboveTheScaleIsNone()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"P@2"});
        window.panel->requested().setFocus();
        window.press(Qt::Key_2);
        QVERIFY(window.document.history().undoText() != u"Judge “x” for query “q1”"_s);
        window.panel->topGrade().setValue(2);
        window.press(Qt::Key_2);
        QCOMPARE(window.document.history().undoText(), u"Judge “x” for query “q1”"_s);
    }

    // DCG@1 of q1: from x to 1; up to 1 - 0 or down to 1 - top.
    void theTopOfTheScaleIsSet()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"DCG@1"});
        QCOMPARE(window.panel->topGrade().value(), 1);
        QCOMPARE(window.bounds(0).section(u'|', 4, 4), u"+0.5000 to +1.0000"_s);
        window.panel->topGrade().setValue(3);
        PanelWindow<ui::BoundsPanel>::settle();
        QCOMPARE(window.bounds(0).section(u'|', 4, 4), u"−0.5000 to +1.0000"_s);
        QCOMPARE(window.document.history().undoText(), u"Set the highest grade"_s);
        const auto session = std::get<core::CollectionSession>(window.document.snapshot());
        QCOMPARE(session.topGrade, std::optional(3.0));
        window.panel->topGrade().setValue(4);
        window.document.history().undo();
        PanelWindow<ui::BoundsPanel>::settle();
        QCOMPARE(window.panel->topGrade().value(), 1);
        QCOMPARE(window.bounds(0).section(u'|', 4, 4), u"+0.5000 to +1.0000"_s);
        QVERIFY(window.document.history().undoText() != u"Set the highest grade"_s);
    }

    // B less A in P@1 is 1 now; x makes it 0.5. P@2 may go either way.
    void whiskersShowHowFar()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"P@1", "P@2", "nDCG@2"});
        const auto whisker = [&](int row) {
            return window.panel->view()
                .model()
                ->index(row, ui::BoundsModel::Bounds)
                .data(ui::WhiskerRole)
                .value<ui::Whisker>();
        };
        QCOMPARE(whisker(0).closed, (core::Extent{0.5, 1}));
        QCOMPARE(whisker(0).axis, (core::Extent{0, 1}));
        QCOMPARE(*whisker(0).value, 1.0);
        QCOMPARE(*whisker(1).zero, 0.0);
        // Documents that nobody retrieved draw q2 to (1 - 0.6309) / 1.6309, and not q1, below 0.
        QVERIFY(std::abs(whisker(2).closed.min - (0.3691 - 0.3869) / 2) < 1e-4);
        QVERIFY(std::abs(whisker(2).open.min - (0.2263 - 0.3869) / 2) < 1e-4);
        // It is painted below the text: in colours that a row without one does not have.
        const QModelIndex cell = window.panel->view().model()->index(1, ui::BoundsModel::Bounds);
        const QRect place = window.panel->view().visualRect(cell);
        const QImage image = window.panel->view().viewport()->grab(place).toImage();
        const QColor accent = ui::Theme::of(*window.panel).accent;
        int lit = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 2 * image.height() / 3; y < image.height(); ++y)
                lit += image.pixelColor(x, y) == accent ? 1 : 0;
        QVERIFY(lit > image.width() / 4);
    }

    // As far as the window shows them.
    void reportsHaveThem()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"P@2"});
        const ui::Report report = ui::collectionReport(window.document, {}, {});
        QCOMPARE(report.sections.front().title, u"Verdict"_s);
        const QString verdict = std::get<QString>(report.sections.front().items.front().content);
        QVERIFY2(verdict.startsWith(u"Not enough data to compare “b” with “a” in P@2. "_s) &&
                     verdict.contains(u"grades of 2 unjudged documents could change"_s),
                 qPrintable(verdict));
        QStringList captions;
        for (const ui::ReportSection& section : report.sections)
            for (const ui::ReportItem& item : section.items)
                if (const auto* table = std::get_if<core::Table>(&item.content))
                    for (const auto& row : table->rows)
                        for (const core::TableCell& cell : row)
                            captions << QString::fromStdString(cell.text);
        QVERIFY(captions.contains(u"−0.2500 to +0.2500"_s));
        QVERIFY(captions.contains(u"undecided: depends on 2 documents"_s));
    }

    // One run has values: P@1 of q1 is x, q2 is 0.
    void oneRunAlone()
    {
        BoundsWindow window(collection("q1 0 a 1\nq2 0 n 0\nq2 0 a 1\n",
                                       {{"a", "q1 Q0 x 1 3 r\nq1 Q0 a 2 2 r\nq2 Q0 n 1 2 r\n"}}),
                            {640, 400}, {"P@1"});
        QCOMPARE(window.bounds(0), u"P@1|0.0000|0.0000 to 0.5000"_s);
        QCOMPARE(window.requested(), u"q1|x|1|−0.5000"_s);
    }

    void choosingARowShowsTheDocument()
    {
        BoundsWindow window(openCollection(), {640, 400}, {"P@2"});
        window.panel->requested().setFocus();
        window.press(Qt::Key_Down);
        QCOMPARE(window.document.currentDocument(), u"y"_s);
        QCOMPARE(window.document.queryId(*window.document.chosenQuery()), u"q1"_s);
    }

    // By the width of what they could be; q2 is whole.
    void queriesTellBoundsToo()
    {
        PanelWindow<ui::QueriesPanel> window(openCollection(), {640, 400}, {"P@2"});
        auto* bounds = window.panel->findChild<QAction*>(u"bounds"_s);
        bounds->trigger();
        PanelWindow<ui::QueriesPanel>::settle();
        ui::QueriesModel& queries = window.panel->view().queries();
        const int column = *queries.sectionOf({core::QueryKey::Width});
        const auto shown = [&] {
            QStringList cells;
            for (int row = 0; row < queries.rowCount(); ++row)
                cells << queries.index(row, column).data().toString();
            return cells.join(u'|');
        };
        QCOMPARE(queries.headerData(column, Qt::Horizontal).toString(), u"Δ range"_s);
        queries.setSort({core::QueryKey::Width, 0, true});
        PanelWindow<ui::QueriesPanel>::settle();
        QCOMPARE(shown(), u"−0.5000 to +0.5000|always 0.0000"_s);
        window.document.judge(window.query("q1"), u"x"_s, core::Grade(0));
        PanelWindow<ui::QueriesPanel>::settle();
        QCOMPARE(shown(), u"0.0000 to +0.5000|always 0.0000"_s);
        bounds->trigger();
        QVERIFY(!queries.sectionOf({core::QueryKey::Width}));
    }

    // Many documents: beside the window's own work, and an edit meanwhile is not lost.
    void aLongRunIsWorkedOutBeside()
    {
        std::string judgments;
        std::string a;
        std::string b;
        for (int query = 100; query < 140; ++query) {
            const std::string id = std::to_string(query);
            judgments += id + " 0 d0 1\n";
            for (int rank = 0; rank < 200; ++rank) {
                const std::string line = id + " Q0 d" + std::to_string(rank) + " 1 ";
                a += line + std::to_string(1000 - rank) + " r\n";
                b += line + std::to_string(rank) + " r\n";
            }
        }
        BoundsWindow window(collection(judgments, {{"a", a}, {"b", b}}), {640, 400}, {"P@1"});
        window.document.judge(0, u"d199"_s, core::Grade(1));
        QTRY_VERIFY(!window.document.bounds().isBusy());
        // One of 40 queries is settled: 1 - 1; the others are -1 to 0.
        QCOMPARE(window.bounds(0).section(u'|', 4, 5),
                 u"−0.9750 to 0.0000|undecided: depends on 39 documents"_s);
        QCOMPARE(window.panel->requested().model()->rowCount(), 39);
    }

    void pictures()
    {
        const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
        if (folder.isEmpty())
            QSKIP("RANKSCOPE_SHOTS names no folder");
        for (const bool dark : {false, true})
            for (const QSize size : {QSize(1366, 768), QSize(1024, 640), QSize(1440, 900)}) {
                ranking_samples::adoptLook(dark);
                ranking_samples::OpenWindow open;
                open.window.resize(size);
                open.window.collectionPage().openExample();
                QTRY_VERIFY(!open.window.collectionPage().isLoading());
                open.window.bringToFront(open.window.collectionPage());
                open.window.findChild<QAction*>(u"bounds"_s)->setChecked(true);
                auto& panels = open.window.collectionPage().collection();
                panels.bringToFront(panels.panel<ui::BoundsPanel>());
                QTRY_VERIFY(!open.window.collectionPage().document().bounds().isBusy());
                ranking_samples::OpenWindow::settle();
                open.window.grab().save(u"%1/bounds-%2-%3.png"_s.arg(folder)
                                            .arg(size.width())
                                            .arg(dark ? u"dark"_s : u"light"_s));
            }
        ranking_samples::adoptLook();
    }
};

QTEST_MAIN(TestBoundsPanel)

}  // namespace tst_bounds_panel

#include "tst_bounds_panel.moc"
