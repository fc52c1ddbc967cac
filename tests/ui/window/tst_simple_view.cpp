// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/collection/chart/beside_panel.h"
#include "ui/collection/chart/query_panels.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/table/attribution_panel.h"
#include "ui/collection/table/files_panel.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/collection/table/systems_panel.h"
#include "ui/ranking/compare/what_if_panel.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/view_choice.h"

#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

namespace tst_simple_view {

using namespace ranking_samples;
using Memory = ui::MainWindow::Memory;
using ui::View;

namespace {

/// A window with a view, and what a person sees of its panels.
class Viewed : public OpenWindow {
public:
    explicit Viewed(Memory memory = Memory::Forgets)
        : OpenWindow({1366, 768}, memory)
    {}

    void simple() { press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier); }
    void full() { press(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier); }
    QString sentence() { return window.views().bar().question(); }
    /// The titles of the panels on the screen, from the left and from the top.
    static QStringList panelsOf(const QWidget& workspace)
    {
        std::vector<const ui::Panel*> panels;
        for (const ui::Panel* panel : workspace.findChildren<ui::Panel*>())
            if (panel->isVisible())
                panels.push_back(panel);
        const auto place = [&workspace](const ui::Panel* panel) {
            const QPoint at = panel->mapTo(&workspace, QPoint());
            return std::pair(at.x(), at.y());
        };
        std::ranges::sort(panels, {}, place);
        QStringList titles;
        for (const ui::Panel* panel : panels)
            titles << panel->title();
        return titles;
    }
    QStringList panels()
    {
        settle();
        return panelsOf(window.pageInFront().workspace());
    }
    QStringList cardNames()
    {
        QStringList names;
        for (const ui::ScoreCard* shown : workspace().cards().cards())
            names << shown->text();
        return names;
    }
    bool hasTabs()
    {
        const auto strips = window.pageInFront().workspace().findChildren<QWidget*>(u"tabs"_s);
        return std::ranges::any_of(strips, [](const QWidget* strip) { return strip->isVisible(); });
    }
};

const QStringList simpleRanking{u"Ranked list"_s, u"Judged, not retrieved"_s,
                                u"nDCG@10, step by step"_s, u"Measure against cutoff"_s};

}  // namespace

class TestSimpleView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void ranking();
    void theSelectedMeasureHasACard();
    void classifier();
    void collection();
    void theFullViewComesBackAsItWas();
    void theFirstStartIsSimple();
    void whatWasChosenIsRemembered_data();
    void whatWasChosenIsRemembered();
    void anEarlierProgramsSettingsAreFull();
    void aKeyToAHiddenPanelShowsIt();
    void theFullViewForNowIsNotRemembered();
    void twoListsAreCompared();
    void aSessionOfTwoListsIsCompared();
    void refusedFilesAreShown();
    void stepModeStays();
    void theLayoutIsThatOfTheFullView();
    void resetLayoutStaysSimple();

private:
    QString write(const QString& name, const QByteArray& text);

    QTemporaryDir m_settings;
};

QString TestSimpleView::write(const QString& name, const QByteArray& text)
{
    const QString path = m_settings.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

void TestSimpleView::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    QCoreApplication::setOrganizationName(u"rankscope-tests"_s);
    QCoreApplication::setApplicationName(u"tst_simple_view"_s);
}

void TestSimpleView::init()
{
    failOnWarnings();
    adoptLook();
    QSettings().clear();
}

void TestSimpleView::ranking()
{
    Viewed open;
    QVERIFY(open.isShown);
    QVERIFY(open.panels().size() > simpleRanking.size());
    QCOMPARE(open.cardNames().size(), 8);
    QVERIFY(open.hasTabs());
    open.simple();
    QCOMPARE(open.panels(), simpleRanking);
    QCOMPARE(open.cardNames(), (QStringList{u"nDCG@10"_s, u"AP@10"_s, u"RR@10"_s}));
    QVERIFY(!open.hasTabs());
    QVERIFY(open.formula().isVisible());
    QVERIFY(open.steps().isVisible());
    // The way out is a button with words, large enough to be hit.
    QVERIFY(open.sentence().startsWith(u"Simple view: one list, three measures"_s));
    QPushButton& leave = open.window.views().bar().button(0);
    QVERIFY(leave.isVisible());
    QVERIFY(leave.text().contains(u"Show all panels"_s));
    QVERIFY(leave.width() > 100);
    open.click(leave);
    QCOMPARE(open.window.views().view(), View::Full);
    QCOMPARE(open.sentence(), QString());
    QCOMPARE(open.cardNames().size(), 8);
}

void TestSimpleView::theSelectedMeasureHasACard()
{
    Viewed open;
    open.simple();
    open.document().select(core::Measure::Success);
    QCOMPARE(open.cardNames(), (QStringList{u"nDCG@10"_s, u"AP@10"_s, u"Success@10"_s}));
    QVERIFY(open.card(core::Measure::Success)->isChecked());
    QCOMPARE(open.document().session().shown.size(), std::size_t{8});
}

void TestSimpleView::classifier()
{
    Viewed open;
    open.simple();
    open.window.bringToFront(open.window.classifierPage());
    QCOMPARE(open.panels(), (QStringList{u"Samples"_s, u"ROC curve"_s, u"Confusion matrix"_s,
                                         u"At this threshold"_s}));
    QVERIFY(open.sentence().contains(u"ROC"_s));
    const ui::RatesView& rates =
        open.window.classifierPage().classifier().panel<ui::RatesPanel>().view();
    QCOMPARE(OpenWindow::column(rates, ui::RatesModel::Name),
             u"Accuracy Precision Recall, TPR F1"_s);
    open.full();
    QCOMPARE(rates.model()->rowCount(), 20);
    QVERIFY(open.panels().contains(
        open.window.classifierPage().classifier().panel<ui::PrecisionRecallPanel>().title()));
}

void TestSimpleView::collection()
{
    Viewed open;
    open.simple();
    open.window.bringToFront(open.window.collectionPage());
    QTRY_VERIFY(!open.window.collectionPage().document().isBusy());
    const QStringList panels = open.panels();
    QCOMPARE(panels.size(), 4);
    ui::CollectionWorkspace& workspace = open.window.collectionPage().collection();
    for (const ui::Panel* shown : std::initializer_list<const ui::Panel*>{
             &workspace.queries(), &workspace.panel<ui::SystemsPanel>(),
             &workspace.panel<ui::DifferencePanel>(), &workspace.panel<ui::BesidePanel>()})
        QVERIFY2(panels.contains(shown->title()), qPrintable(shown->title()));
    QVERIFY(!open.hasTabs());
    open.full();
    QVERIFY(open.hasTabs());
    QVERIFY(open.panels().contains(workspace.attribution().title()));
}

void TestSimpleView::theFullViewComesBackAsItWas()
{
    Viewed open;
    open.workspace().charts().setCurrentIndex(2);
    open.workspace().advice().setCurrentIndex(1);
    OpenWindow::settle();
    const QStringList before = open.panels();
    const QByteArray layout = open.workspace().layoutState();
    open.simple();
    QCOMPARE(open.panels(), simpleRanking);
    open.full();
    QCOMPARE(open.panels(), before);
    QCOMPARE(open.workspace().layoutState(), layout);
}

void TestSimpleView::theFirstStartIsSimple()
{
    Viewed open(Memory::Remembers);
    QCOMPARE(open.panels(), simpleRanking);
    QVERIFY(open.window.views().bar().isVisible());
}

void TestSimpleView::whatWasChosenIsRemembered_data()
{
    QTest::addColumn<View>("view");
    QTest::newRow("full") << View::Full;
    QTest::newRow("simple") << View::Simple;
}

void TestSimpleView::whatWasChosenIsRemembered()
{
    QFETCH(const View, view);
    {
        Viewed first(Memory::Remembers);
        view == View::Full ? first.full() : first.simple();
    }
    const Viewed next(Memory::Remembers);
    QCOMPARE(next.window.findChild<ui::ViewChoice*>()->view(), view);
}

void TestSimpleView::anEarlierProgramsSettingsAreFull()
{
    {
        const Viewed first(Memory::Remembers);
    }
    QSettings().remove(u"window/view"_s);
    const Viewed next(Memory::Remembers);
    QCOMPARE(next.window.findChild<ui::ViewChoice*>()->view(), View::Full);
}

void TestSimpleView::aKeyToAHiddenPanelShowsIt()
{
    Viewed open;
    open.simple();
    open.press(Qt::Key_D, Qt::ControlModifier);
    OpenWindow::settle();
    QCOMPARE(open.window.views().view(), View::Full);
    QVERIFY(open.workspace().definition().isVisible());
    QCOMPARE(QApplication::focusWidget(), &open.workspace().definition().textForm());
    const QString title = open.workspace().definition().title();
    QVERIFY2(open.sentence().contains(title), qPrintable(open.sentence()));
    open.click(open.window.views().bar().button(0));
    QCOMPARE(open.panels(), simpleRanking);
}

void TestSimpleView::theFullViewForNowIsNotRemembered()
{
    {
        Viewed first(Memory::Remembers);
        first.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(first.window.views().view(), View::Full);
    }
    {
        Viewed next(Memory::Remembers);
        QCOMPARE(next.window.views().view(), View::Simple);
        next.press(Qt::Key_D, Qt::ControlModifier);
        next.click(next.window.views().bar().button(1));  // stays in it
        QCOMPARE(next.sentence(), QString());
    }
    const Viewed last(Memory::Remembers);
    QCOMPARE(last.window.findChild<ui::ViewChoice*>()->view(), View::Full);
}

void TestSimpleView::twoListsAreCompared()
{
    Viewed open;
    open.simple();
    open.document().duplicateAsB();
    QCOMPARE(open.window.views().view(), View::Full);
    QVERIFY(!open.sentence().isEmpty());
    // Who goes back all the same stays there.
    open.simple();
    open.document().setCutoff(5);
    QCOMPARE(open.window.views().view(), View::Simple);
}

void TestSimpleView::aSessionOfTwoListsIsCompared()
{
    Viewed open;
    open.simple();
    core::Session session = cakes();
    session.other = session.list;
    open.document().load(session, QString(), u"Open"_s);
    QCOMPARE(open.window.views().view(), View::Full);
}

void TestSimpleView::refusedFilesAreShown()
{
    Viewed open;
    open.simple();
    // Which of two judgments of one document counts is to be said in the Files panel.
    open.window.open({write(u"judged.qrels"_s, "q1 0 a 1\nq1 0 a 2\n"),
                      write(u"bm25.run"_s, "q1 Q0 a 1 2.5 bm25\n")});
    QTRY_VERIFY(!open.window.collectionPage().isLoading());
    ui::FilesPanel& files = open.window.collectionPage().collection().panel<ui::FilesPanel>();
    QTRY_VERIFY(files.isVisible());
    QCOMPARE(open.window.views().view(), View::Full);
    QVERIFY2(open.sentence().contains(files.title()), qPrintable(open.sentence()));
    QVERIFY(!open.window.message().isEmpty());
}

void TestSimpleView::stepModeStays()
{
    Viewed open;
    open.simple();
    open.press(Qt::Key_F6);
    OpenWindow::settle();
    QCOMPARE(open.panels(), simpleRanking);
    QCOMPARE(open.card(core::Measure::Ndcg)->valueShown(), u"…"_s);
    open.press(Qt::Key_End);
    QCOMPARE(open.card(core::Measure::Ndcg)->valueShown(), u"0.6368"_s);
    open.press(Qt::Key_Escape);
}

void TestSimpleView::theLayoutIsThatOfTheFullView()
{
    QByteArray layout;
    {
        Viewed first(Memory::Remembers);
        first.full();
        first.workspace().charts().setCurrentIndex(1);
        first.settle();
        layout = first.workspace().layoutState();
        first.simple();
        QCOMPARE(first.workspace().layoutState(), layout);
    }
    Viewed next(Memory::Remembers);
    QCOMPARE(next.panels(), simpleRanking);
    next.full();
    QCOMPARE(next.workspace().charts().currentIndex(), 1);
}

void TestSimpleView::resetLayoutStaysSimple()
{
    Viewed open;
    open.simple();
    open.action(u"Reset layout"_s)->trigger();
    QCOMPARE(open.panels(), simpleRanking);
}

QTEST_MAIN(TestSimpleView)

}  // namespace tst_simple_view

#include "tst_simple_view.moc"
