// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/query_sample.h"
#include "ui/charts/view/beside_view.h"
#include "ui/collection/chart/beside_panel.h"
#include "ui/toolkit/panel/elided_label.h"

#include <QAction>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace tst_beside_panel {

using namespace Qt::StringLiterals;
using namespace query_sample;
using ui::Side;

namespace {

/// The label of a query's values and unjudged documents; its tip has the overlap.
constexpr const char* figures = "Values and unjudged documents";

class Window : public PanelWindow<ui::BesidePanel> {
public:
    using PanelWindow::PanelWindow;
    ui::BesideView& view() { return panel->view(); }
    QString spoken() { return view().accessibleDescription(); }
    /// The ids that a list shows.
    QString ids(Side side)
    {
        QStringList found;
        for (std::size_t row = 0; row < view().rows().count(side); ++row)
            found << QString::fromStdString(
                view().lists().document(view().rows().document(side, row)).id);
        return found.join(u' ');
    }
    QString lit()
    {
        const auto index = view().litDocument();
        return index ? QString::fromStdString(view().lists().document(*index).id) : QString();
    }
    core::Grade grade(const char* id)
    {
        for (std::size_t i = 0; i < view().lists().documents.size(); ++i)
            if (view().lists().document(i).id == id)
                return view().lists().document(i).grade;
        return core::Grade(-99);
    }
    QPoint chip(Side side, std::size_t row)
    {
        return inWindow(*view().viewport(), view().placeOf(side, row).center());
    }
    /// Of the menu behind the dots.
    void pick(const QString& entry)
    {
        for (QAction* action : panel->findChild<QToolButton*>(u"more"_s)->menu()->actions())
            if (action->text() == entry)
                action->trigger();
        settle();
    }
    QTextEdit& text() { return *panel->findChild<QTextEdit*>(u"documentText"_s); }
    /// What the label says of that name where there is room, which a screen reader hears, too.
    QString shown(const char* name)
    {
        for (auto* label : panel->findChildren<ui::ElidedLabel*>())
            if (label->accessibleName() == QLatin1String(name) && label->isVisible() &&
                label->accessibleDescription().startsWith(label->whole()))
                return label->whole();
        return {};
    }
    QString tip(const char* name)
    {
        for (auto* label : panel->findChildren<ui::ElidedLabel*>())
            if (label->accessibleName() == QLatin1String(name))
                return label->toolTip();
        return {};
    }
    double mean(std::size_t run) { return *document.evaluation().runs[run].means[0]; }
};

}  // namespace

class TestBesidePanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void listsSideBySide()
    {
        Window window(twoRuns());
        QVERIFY(window.isShown);
        window.choose("373");
        QCOMPARE(window.panel->title(), u"“373”"_s);
        QCOMPARE(window.view().accessibleName(), u"Query 373: A vs B"_s);
        QCOMPARE(window.ids(Side::A), u"D31 D07 D88 D12 D54 D19 D63 D41 D25 D77"_s);
        QCOMPARE(window.ids(Side::B), u"D07 D12 D31 D63 D02 D88 D25 D90 D54 D19"_s);
    }

    void idsAreTakenAsTheyAre()
    {
        Window window(collection("7%2%3 0 D1 1\n", {{"a", lines("7%2%3", {"D1", "D2"})},
                                                    {"b", lines("7%2%3", {"D1"})}}));
        window.choose("7%2%3");
        QVERIFY2(window.spoken().startsWith(u"Query 7%2%3: A vs B. Documents: 2 and 1."_s),
                 qPrintable(window.spoken()));
    }

    /// D41 and D77 of A and D90 of B are unjudged; eight of twelve documents are in both.
    void figuresOfTheQuery()
    {
        Window window(twoRuns(), {900, 400});
        window.choose("373");
        QVERIFY2(window.shown(figures).endsWith(u" · 2 of A’s and 1 of B’s top 10 are unjudged"_s),
                 qPrintable(window.shown(figures)));
        QVERIFY2(window.tip(figures).startsWith(u"overlap@10 0.80 · Jaccard@10 0.67 · RBO "_s),
                 qPrintable(window.tip(figures)));
    }

    /// D1 and D2 are tied in A: of two orders one is B's, so A_1 is 1/2, and RBO 1 less a tenth of
    /// that; B has no ties.
    void tiesAreTold()
    {
        const std::string tied = "1 Q0 D1 1 2 a\n1 Q0 D2 2 2 a\n";
        Window window(collection("1 0 D1 1\n", {{"a", tied}, {"b", lines("1", {"D2", "D1"})}}),
                      {900, 400});
        window.choose("1");
        const QString tip = window.tip(figures);
        for (const QString& part :
             {u"RBO-a 0.95"_s, u"documents with equal scores are tied (2 in A, 0 in B)"_s,
              u"tied documents: 0.9500"_s, u"due to ties: 0.9707"_s, u"the same rank: 0.9667"_s})
            QVERIFY2(tip.contains(part), qPrintable(tip));
    }

    void figuresFollowTheCutoff()
    {
        Window window(twoRuns(), {900, 400});
        window.document.setMeasure(2);  // P@5: D31 D07 D12 of five in both, seven in all
        window.choose("373");
        // D07 D88 D12 are relevant in A, D07 D12 D63 D02 in B.
        QCOMPARE(window.shown(figures), u"0.6000 → 0.8000 · the top 5 are all judged"_s);
        QVERIFY(window.tip(figures).startsWith(u"overlap@5 0.60 · Jaccard@5 0.43 · RBO "_s));
        // B has the three as D07 D12 D31: D31 is turned round with both others.
        QVERIFY(window.tip(figures).endsWith(
            u"down to rank 5, tau-b is −0.3333, and tau-AP of B’s order against A’s "
            u"is 0.0000."_s));
        QCOMPARE(window.view().rows().withinCutoff(Side::A), std::optional<std::size_t>(5));
        window.document.setMeasure(1);  // AP
        // 767/1512 and 2201/2520
        QCOMPARE(window.shown(figures),
                 u"0.5073 → 0.8734 · 2 of A’s and 1 of B’s documents are unjudged"_s);
        QCOMPARE(window.view().rows().withinCutoff(Side::A), std::nullopt);
    }

    void saysOfADocument_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("up") << QByteArray("D63")
                            << u"D63: rank 7 in A, rank 4 in B, 3 ranks up; grade 2."_s;
        QTest::newRow("down") << QByteArray("D31")
                              << u"D31: rank 1 in A, rank 3 in B, 2 ranks down; grade 0."_s;
        QTest::newRow("new") << QByteArray("D02")
                             << u"D02: not ranked in A, rank 5 in B; grade 2."_s;
        QTest::newRow("gone, unjudged")
            << QByteArray("D41") << u"D41: rank 8 in A, not ranked in B; unjudged."_s;
    }
    void saysOfADocument()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const QString, sentence);
        Window window(twoRuns());
        window.choose("373");
        window.document.chooseDocument(QString::fromLatin1(id));
        QVERIFY2(window.spoken().endsWith(sentence), qPrintable(window.spoken()));
    }

    void onlyJudgedOrUnjudged()
    {
        Window window(twoRuns());
        window.choose("373");
        window.pick(u"Unjudged documents"_s);
        QCOMPARE(window.ids(Side::A), u"D41 D77"_s);
        QCOMPARE(window.ids(Side::B), u"D90"_s);
        window.pick(u"Judged documents"_s);
        QCOMPARE(window.ids(Side::A), u"D31 D07 D88 D12 D54 D19 D63 D25"_s);
        window.pick(u"All documents"_s);
        QCOMPARE(window.ids(Side::B), u"D07 D12 D31 D63 D02 D88 D25 D90 D54 D19"_s);
    }

    void depthLimitsRanks()
    {
        std::vector<std::string> documents;
        for (int i = 0; i < 60; ++i)
            documents.push_back("d" + std::to_string(i));
        Window window(collection("7 0 d55 1\n",
                                 {{"a", lines("7", documents)}, {"b", lines("7", {"d1", "d55"})}}));
        window.choose("7");
        QCOMPARE(window.view().rows().count(Side::A), std::size_t{20});
        QCOMPARE(window.view().rows().count(Side::B), std::size_t{2});
        window.pick(u"All ranks"_s);
        QCOMPARE(window.view().rows().count(Side::A), std::size_t{60});
    }

    void mouseAndKeysChooseDocuments()
    {
        Window window(twoRuns());
        window.choose("373");
        window.point(window.chip(Side::B, 4));
        QCOMPARE(window.document.currentDocument(), u"D02"_s);
        QCOMPARE(window.lit(), u"D02"_s);
        window.click(window.chip(Side::A, 1));
        QCOMPARE(window.document.currentDocument(), u"D07"_s);
        window.press(Qt::Key_Down);
        QCOMPARE(window.lit(), u"D88"_s);
        window.press(Qt::Key_Right);
        QCOMPARE(window.view().side(), Side::B);
        QCOMPARE(window.lit(), u"D88"_s);
        window.press(Qt::Key_Up);
        QCOMPARE(window.lit(), u"D02"_s);
        window.press(Qt::Key_Left);  // not in A: the same row there
        QCOMPARE(window.view().side(), Side::A);
        QCOMPARE(window.lit(), u"D54"_s);
        window.press(Qt::Key_End);
        QCOMPARE(window.lit(), u"D77"_s);
        window.press(Qt::Key_Home);
        QCOMPARE(window.lit(), u"D31"_s);
    }

    void ribbonIsPointedAt()
    {
        Window window(twoRuns());
        window.choose("373");
        // At the end of the ribbon of D88, which leads to row 6.
        const QRect b = window.view().placeOf(Side::B, 5);
        window.point(window.inWindow(*window.view().viewport(), {b.left() - 4, b.center().y()}));
        QCOMPARE(window.document.currentDocument(), u"D88"_s);
    }

    /// The mean of A is over its three queries: five, one and none of ten are relevant.
    void judgesByKeys()
    {
        Window window(twoRuns(), {620, 380}, {"P@10"});
        window.choose("373");
        QCOMPARE(window.mean(0), (5.0 + 1 + 0) / 10 / 3);
        window.click(window.chip(Side::A, 7));
        QCOMPARE(window.lit(), u"D41"_s);
        window.press(Qt::Key_2);
        QCOMPARE(window.grade("D41"), core::Grade(2));
        QCOMPARE(window.mean(0), (6.0 + 1 + 0) / 10 / 3);
        QVERIFY2(window.spoken().endsWith(u"D41: rank 8 in A, not ranked in B; grade 2, edited."_s),
                 qPrintable(window.spoken()));
        window.press(Qt::Key_Period);
        window.press(Qt::Key_5);
        QCOMPARE(window.grade("D41"), core::Grade(2.5));
        window.press(Qt::Key_U);
        QCOMPARE(window.grade("D41"), core::Grade::unjudged());
        QCOMPARE(window.mean(0), (5.0 + 1 + 0) / 10 / 3);
        window.press(Qt::Key_3);
        window.press(Qt::Key_Delete);
        QCOMPARE(window.grade("D41"), core::Grade::unjudged());
        window.document.history().undo();
        QCOMPARE(window.grade("D41"), core::Grade(3));
        while (window.document.isEdited(window.query("373")))
            window.document.history().undo();
        QCOMPARE(window.grade("D41"), core::Grade::unjudged());
        QVERIFY(window.spoken().endsWith(u"unjudged."_s));
    }

    void nextUnjudged()
    {
        Window window(twoRuns());
        window.choose("373");
        window.click(window.chip(Side::A, 0));
        window.press(Qt::Key_N);
        QCOMPARE(window.lit(), u"D41"_s);
        window.press(Qt::Key_0);
        window.press(Qt::Key_N);
        QCOMPARE(window.lit(), u"D77"_s);
        window.press(Qt::Key_0);
        window.press(Qt::Key_N);
        QCOMPARE(window.lit(), u"D90"_s);
        QCOMPARE(window.view().side(), Side::B);
        window.press(Qt::Key_1);
        QSignalSpy all(&window.view(), &ui::BesideView::allJudged);
        window.press(Qt::Key_N);
        QCOMPARE(all.size(), 1);
        QVERIFY(window.shown(figures).endsWith(u"the top 10 are all judged"_s));
    }

    /// The unjudged documents after the cutoff are not asked for.
    void nextUnjudgedStaysWithinTheCutoff()
    {
        Window window(twoRuns(), {620, 380}, {"P@5"});
        window.choose("373");
        window.click(window.chip(Side::A, 0));
        QSignalSpy all(&window.view(), &ui::BesideView::allJudged);
        window.press(Qt::Key_N);
        QCOMPARE(all.size(), 1);
        QCOMPARE(window.lit(), u"D31"_s);
    }

    void judgedDocumentLeavesTheUnjudged()
    {
        Window window(twoRuns());
        window.choose("373");
        window.pick(u"Unjudged documents"_s);
        window.click(window.chip(Side::A, 0));
        QCOMPARE(window.lit(), u"D41"_s);
        window.press(Qt::Key_1);
        QCOMPARE(window.ids(Side::A), u"D77"_s);
        QCOMPARE(window.lit(), u"D77"_s);
        QCOMPARE(window.document.currentDocument(), u"D77"_s);
    }

    void oneRun()
    {
        Window window(collection(qrels, {{"bm25", runA()}}));
        window.choose("373");
        QCOMPARE(window.panel->title(), u"“373” in bm25"_s);
        QVERIFY(window.shown(figures).endsWith(u" · 2 of the top 10 are unjudged"_s));
        QCOMPARE(window.ids(Side::B), QString());
        window.click(window.chip(Side::A, 2));
        window.press(Qt::Key_Right);
        QCOMPARE(window.view().side(), Side::A);
        QVERIFY(window.spoken().endsWith(u"D88: rank 3; grade 1."_s));
        window.press(Qt::Key_3);
        QCOMPARE(window.grade("D88"), core::Grade(3));
    }

    void aQueryThatOneRunLacks()
    {
        Window window(twoRuns());
        window.choose("400");
        QCOMPARE(window.ids(Side::A), u"D01 D02"_s);
        QCOMPARE(window.ids(Side::B), QString());
        QVERIFY(!window.panel->grab().isNull());
    }

    void texts()
    {
        core::Collection texted = twoRuns();
        texted.queryTexts = std::make_shared<Texts>(
            std::map<std::string, core::ItemText, std::less<>>{{"373", {"", "encryption"}}});
        texted.documentTexts =
            std::make_shared<Texts>(std::map<std::string, core::ItemText, std::less<>>{
                {"D07", {"Keys for export", "A long text about keys."}}});
        Window window(texted);
        window.choose("373");
        QCOMPARE(window.panel->title(), u"“encryption”"_s);
        QVERIFY(window.text().isVisible());
        window.document.chooseDocument(u"D07"_s);
        QCOMPARE(window.text().toPlainText(), u"Keys for export\nA long text about keys."_s);
        QVERIFY(window.spoken().contains(u"Keys for export: rank 2 in A"_s));
        window.document.chooseDocument(u"D12"_s);
        QCOMPARE(window.text().toPlainText(), u"“D12” has no text."_s);
        window.choose("400");
        QCOMPARE(window.panel->title(), u"“400”"_s);
    }

    void aLowPanelKeepsItsRoomForTheLists()
    {
        core::Collection texted = twoRuns();
        texted.documentTexts = std::make_shared<Texts>(
            std::map<std::string, core::ItemText, std::less<>>{{"D07", {"", "Keys"}}});
        Window window(texted);
        window.choose("373");
        QVERIFY(window.text().isVisible());
        window.window.resize(620, 260);
        PanelWindow<ui::BesidePanel>::settle();
        QVERIFY(!window.text().isVisible());
    }

    /// Where the window is 1366 by 768, the panel is 282 high.
    void tenRowsFitIntoALowPanel()
    {
        Window window(twoRuns(), {900, 282 + 22});
        window.choose("373");
        QVERIFY(!window.view().placeOf(Side::B, 9).isNull());
        QVERIFY2(window.view().placeOf(Side::A, 9).bottom() <= window.view().viewport()->height(),
                 qPrintable(QString::number(window.view().placeOf(Side::A, 9).bottom())));
    }

    void withoutTextsThereIsNoRoomForThem()
    {
        Window window(twoRuns());
        window.choose("373");
        QVERIFY(!window.text().isVisible());
    }

    void opensTheListInRanking()
    {
        Window window(twoRuns());
        window.choose("373");
        QSignalSpy opened(window.panel, &ui::BesidePanel::openRequested);
        window.click(window.chip(Side::B, 0));
        window.press(Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][1].toULongLong(), 1ULL);
        window.press(Qt::Key_Left);
        window.press(Qt::Key_Return);
        QCOMPARE(opened[1][1].toULongLong(), 0ULL);
    }

    void longListsScroll()
    {
        std::vector<std::string> documents;
        for (int i = 0; i < 60'000; ++i)
            documents.push_back("d" + std::to_string(i));
        const std::string a = lines("7", documents);
        std::reverse(documents.begin(), documents.end());
        Window window(collection("7 0 d0 1\n", {{"a", a}, {"b", lines("7", documents)}}));
        window.choose("7");
        window.pick(u"All ranks"_s);
        QTRY_COMPARE(window.view().rows().count(Side::A), std::size_t{60'000});
        window.click(window.chip(Side::B, 0));
        QCOMPARE(window.lit(), u"d59999"_s);
        window.press(Qt::Key_Left);
        QCOMPARE(window.view().side(), Side::A);
        QVERIFY(!window.view().placeOf(Side::A, 59'999).isNull());
        QVERIFY(window.view().placeOf(Side::A, 0).isNull());
    }

    void paper()
    {
        Window window(twoRuns());
        QVERIFY(!window.panel->paperFigure().paint);
        window.choose("373");
        const ui::PaperFigure figure = window.panel->paperFigure();
        QCOMPARE(figure.title, u"Query 373: A vs B"_s);
        QImage page(400, 300, QImage::Format_RGB32);
        page.fill(Qt::red);
        figure.paint(page, QSizeF(400.0, 300.0) * 72 / page.logicalDpiX(), ui::FigureStyle{});
        QVERIFY(page.pixelColor(399, 299) != QColor(Qt::red));
    }

    void pictures()
    {
        const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
        if (folder.isEmpty())
            QSKIP("RANKSCOPE_SHOTS names no folder");
        for (const bool dark : {false, true}) {
            ranking_samples::adoptLook(dark);
            const QString look = dark ? u"dark"_s : u"light"_s;
            Window window(twoRuns(), {608, 372});
            window.choose("373");
            window.document.chooseDocument(u"D63"_s);
            window.document.judge(window.query("373"), u"D54"_s, core::Grade(1));
            PanelWindow<ui::BesidePanel>::settle();
            window.window.grab().save(u"%1/beside-%2.png"_s.arg(folder, look));
            window.window.resize(330, 260);
            window.document.setMeasure(2);
            PanelWindow<ui::BesidePanel>::settle();
            window.window.grab().save(u"%1/beside-small-%2.png"_s.arg(folder, look));
        }
        ranking_samples::adoptLook();
        core::Collection texted = twoRuns();
        texted.queryTexts =
            std::make_shared<Texts>(std::map<std::string, core::ItemText, std::less<>>{
                {"373", {"", "which rules hold for the export of encryption equipment"}}});
        std::map<std::string, core::ItemText, std::less<>> documents;
        for (const char* id : {"D07", "D12", "D31", "D63", "D88"})
            documents[id] = {std::string("Export of encryption, part ") + id,
                             "The export of encryption equipment was allowed for the first time "
                             "to banks and to companies with branches abroad. "};
        texted.documentTexts = std::make_shared<Texts>(documents);
        QFont font = QApplication::font();
        font.setPixelSize(20);
        QApplication::setFont(font);
        Window window(texted, {900, 640});
        window.choose("373");
        window.click(window.chip(Side::A, 1));
        PanelWindow<ui::BesidePanel>::settle();
        window.window.grab().save(u"%1/beside-zoomed.png"_s.arg(folder));
        ranking_samples::adoptLook();
        Window one(collection(qrels, {{"bm25", runA()}}), {608, 372});
        one.choose("373");
        one.window.grab().save(u"%1/beside-one.png"_s.arg(folder));
    }
};

QTEST_MAIN(TestBesidePanel)

}  // namespace tst_beside_panel

#include "tst_beside_panel.moc"
