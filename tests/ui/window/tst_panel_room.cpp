// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/collection_samples.h"
#include "tests/ui/open_window.h"

#include "ui/charts/view/beside_view.h"
#include "ui/charts/view/curve_view.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/sample/samples_view.h"
#include "ui/classifier/table/auc_panel.h"
#include "ui/classifier/table/log_loss_panel.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/collection/chart/query_panels.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/table/bounds_panel.h"
#include "ui/collection/table/queries_view.h"
#include "ui/explain/formula/formula_view.h"
#include "ui/ranking/chart/list_recall_panel.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/question_group.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/window/message_bar.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/ranking_page.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFocusFrame>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace tst_panel_room {

using namespace ranking_samples;

namespace {

/// A window as a person opens it: its size, zoom and type.
struct Sight {
    const char* name;
    QSize size;
    double zoom;
    int pixels;  ///< of the type
};

constexpr Sight sights[]{
    {"1366x768", {1366, 768}, 1, 13},
    {"1366x768 in larger type", {1366, 768}, 1, 15},
    {"1024x640", {1024, 640}, 1, 13},
    {"1024x640 in smaller type", {1024, 640}, 1, 12},
    {"1440x900 at zoom 1.5", {1440, 900}, 1.5, 13},
    {"1440x900 at zoom 2", {1440, 900}, 2, 13},
    {"1920x1080", {1920, 1080}, 1, 13},
};

void adoptType(int pixels)
{
    adoptLook();
    QFont type = QApplication::font();
    type.setPixelSize(pixels);
    QApplication::setFont(type);
}

void addSights()
{
    QTest::addColumn<std::size_t>("sight");
    for (std::size_t i = 0; i < std::size(sights); ++i)
        QTest::newRow(sights[i].name) << i;
}

core::SampleSession models(std::size_t count)
{
    core::SampleSession session;
    session.name = "samples";
    session.samples.labels = {1, 0, 1, 0};
    session.samples.ids = {"a", "b", "c", "d"};
    for (std::size_t model = 0; model < count; ++model)
        session.samples.models.push_back(
            {"a-model-of-some-length-" + std::to_string(model), {0.9, 0.6, 0.5, 0.2}});
    return session;
}

QList<QWidget*> workspacesOf(OpenWindow& open)
{
    return {&open.workspace(), &open.window.classifierPage().classifier(),
            &open.window.collectionPage().collection()};
}

void bringToFront(OpenWindow& open, int workspace)
{
    ui::WorkspacePage* const pages[]{nullptr, &open.window.classifierPage(),
                                     &open.window.collectionPage()};
    if (pages[workspace])
        open.window.bringToFront(*pages[workspace]);
    while (open.window.collectionPage().isLoading() ||
           open.window.collectionPage().document().isBusy())
        QApplication::processEvents();
    OpenWindow::settle();
}

/// Where everything is that has a place: panels, fields, tabs; by the window's coordinates. The
/// ring around the focus goes where the focus goes.
QMap<const QWidget*, QRect> placesIn(const QWidget& window)
{
    QMap<const QWidget*, QRect> places;
    for (const auto* part : window.findChildren<QWidget*>())
        if (part->isVisible() && !qobject_cast<const QFocusFrame*>(part))
            places[part] = QRect(part->mapTo(&window, QPoint(0, 0)), part->size());
    return places;
}

/// Where a part is, as far as the parts around it show it.
QRect seen(const QWidget& part, const QWidget& window)
{
    QRect place(part.mapTo(&window, QPoint(0, 0)), part.size());
    for (const QWidget* around = part.parentWidget(); around != &window;
         around = around->parentWidget())
        place &= QRect(around->mapTo(&window, QPoint(0, 0)), around->size());
    return place;
}

/// What moved outside of `place`, of the parts seen before and after.
QStringList moved(const QMap<const QWidget*, QRect>& before,
                  const QMap<const QWidget*, QRect>& after, const QWidget& place)
{
    QStringList found;
    for (const auto& [part, rect] : before.asKeyValueRange())
        if (part != &place && !place.isAncestorOf(part) && after.contains(part) &&
            after[part] != rect)
            found << u"%1 ‘%2’: %3,%4 %5x%6 to %7,%8 %9x%10"_s
                         .arg(QString::fromLatin1(part->metaObject()->className()),
                              part->accessibleName())
                         .arg(rect.x())
                         .arg(rect.y())
                         .arg(rect.width())
                         .arg(rect.height())
                         .arg(after[part].x())
                         .arg(after[part].y())
                         .arg(after[part].width())
                         .arg(after[part].height());
    return found;
}

QAbstractButton& foldOf(OpenWindow& open)
{
    return *open.workspace().findChild<QAbstractButton*>(u"fold"_s);
}

/// In a low window, brings charts and questions to the place of the steps.
void unfold(OpenWindow& open)
{
    if (foldOf(open).isVisible())
        foldOf(open).setChecked(true);
    OpenWindow::settle();
}

}  // namespace

/// Whether panels get the room that they need, in windows of every size.
class TestPanelRoom : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void nothingMovesOnAClick_data() { addSights(); }
    void nothingMovesOnAClick();
    void everyQuestionShowsAnAnswer_data();
    void everyQuestionShowsAnAnswer();
    void aLowWindowShowsTheSteps();
    void chartsOfAListHaveRoom_data() { addSights(); }
    void chartsOfAListHaveRoom();
    void chartsFoldToABar();
    void aLowClassifierShowsItsCurves();
    void namesOfFieldsStay();
    void oneRowOfToolsInEveryWorkspace();
    void tablesDoNotScrollSideways();
    void messagesMoveNothing_data() { addSights(); }
    void messagesMoveNothing();
    void aCollectionShowsTenRowsOfLists();
    void aLowCollectionShowsItsVerdictAndLists();
    void theStepTableComesBeforeTheMatrix();
    void exportAndPresentStayInSight_data() { addSights(); }
    void exportAndPresentStayInSight();
    void measuresKeepTheirNames();
    void fieldsGetARowOfTheirOwnAndComeBack();
    void theKeyboardReachesTheFieldsOfTheSecondRow();
};

/// A click on a tab, a lens or a question changes its own place only.
void TestPanelRoom::nothingMovesOnAClick()
{
    QFETCH(const std::size_t, sight);
    const auto& [name, size, zoom, pixels] = sights[sight];
    adoptType(pixels);
    OpenWindow open(size);
    open.workspace().complete();
    open.window.setZoom(zoom);
    open.window.resize(size);
    for (int i = 0; i < 3; ++i) {
        bringToFront(open, i);
        const QWidget& workspace = *workspacesOf(open)[i];
        if (i == 0) {
            const auto before = placesIn(open.window);
            unfold(open);
            const QStringList found =
                moved(before, placesIn(open.window), *foldOf(open).parentWidget());
            QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        }
        for (ui::PanelGroup* group : workspace.findChildren<ui::PanelGroup*>())
            for (int tab = 0; group->tabs().isVisible() && tab < group->count(); ++tab) {
                if (!group->isTabShown(tab))
                    continue;
                const auto before = placesIn(open.window);
                QTest::mouseClick(&group->tabs(), Qt::LeftButton, {},
                                  group->tabs().tabRect(tab).center());
                OpenWindow::settle();
                QCOMPARE(group->currentIndex(), tab);
                const QStringList found = moved(before, placesIn(open.window), *group);
                QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
                QVERIFY(group->tabs().tabRect(tab).width() > 0);
            }
    }
    bringToFront(open, 0);
    ui::QuestionGroup& questions = open.workspace().questions();
    for (int question = 0; question < questions.count(); ++question) {
        const auto before = placesIn(open.window);
        questions.close();
        questions.row(question).click();
        OpenWindow::settle();
        QVERIFY(questions.isOpen() && questions.panels().currentIndex() == question);
        const QStringList found = moved(before, placesIn(open.window), questions);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
}

void TestPanelRoom::everyQuestionShowsAnAnswer_data()
{
    QTest::addColumn<std::size_t>("sight");
    for (std::size_t i = 0; i < std::size(sights); ++i)
        if (sights[i].zoom == 1)
            QTest::newRow(sights[i].name) << i;
}

/// In a narrow window a shorter form or the first words, never nothing.
void TestPanelRoom::everyQuestionShowsAnAnswer()
{
    QFETCH(const std::size_t, sight);
    adoptType(sights[sight].pixels);
    OpenWindow open(sights[sight].size);
    open.workspace().complete();
    unfold(open);
    ui::QuestionGroup& questions = open.workspace().questions();
    questions.close();
    OpenWindow::settle();
    int answered = 0;
    for (int question = 0; question < questions.count(); ++question) {
        const QAbstractButton& row = questions.row(question);
        QVERIFY2(row.isVisible() && row.height() >= row.fontMetrics().height(),
                 qPrintable(row.text()));
        if (questions.answer(question).isEmpty())
            continue;
        ++answered;
        QVERIFY2(!questions.shownAnswer(question).isEmpty(), qPrintable(row.text()));
    }
    QCOMPARE(answered, 6);
}

/// The formula has one line, and all ranks of the example are in sight.
void TestPanelRoom::aLowWindowShowsTheSteps()
{
    adoptLook();
    OpenWindow open({1024, 640});
    OpenWindow::settle();
    const ui::StepsView& steps = open.workspace().steps().steps();
    const int last = steps.model()->rowCount() - 1;
    QCOMPARE(last, 9);
    QVERIFY(steps.viewport()->rect().contains(
        steps.visualRect(steps.model()->index(last, 0)).center()));
    QCOMPARE(open.workspace().steps().formula().formulaLayout().lineCount(), std::size_t{1});
    QStringList heads;
    for (int column = 0; column < steps.model()->columnCount(); ++column)
        if (!steps.isColumnHidden(column))
            heads << steps.model()->headerData(column, Qt::Horizontal).toString();
    QVERIFY2(!heads.contains(u"DCG so far"_s) && !heads.contains(u"Ideal so far"_s),
             qPrintable(heads.join(u", "_s)));
}

/// All tabs of the charts are in sight, and the curve is high enough to be read, whatever is said.
void TestPanelRoom::chartsOfAListHaveRoom()
{
    QFETCH(const std::size_t, sight);
    const auto& [name, size, zoom, pixels] = sights[sight];
    adoptType(pixels);
    OpenWindow open(size);
    open.workspace().complete();
    open.window.setZoom(zoom);
    open.window.resize(size);
    unfold(open);
    open.window.note(u"Read 24 queries and 2 runs."_s);
    OpenWindow::settle();
    const ui::PanelGroup& charts = open.workspace().charts();
    if (zoom == 1)
        for (int tab = 0; tab < charts.count(); ++tab)
            QVERIFY2(charts.tabs().rect().contains(charts.tabs().tabRect(tab)),
                     qPrintable(charts.tabs().tabText(tab)));
    auto& panel = open.workspace().panel<ui::ListRecallPanel>();
    open.workspace().bringToFront(panel);
    OpenWindow::settle();
    const int height = panel.findChild<ui::CurveView*>()->height();
    QVERIFY2(height >= ui::Theme::of(panel).px(160), qPrintable(QString::number(height)));
    if (QString::fromLatin1(name) == u"1366x768"_s)
        for (const auto* scroll : charts.findChildren<QScrollArea*>(u"panelScroll"_s))
            if (scroll->isAncestorOf(&panel))
                QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

void TestPanelRoom::chartsFoldToABar()
{
    adoptLook();
    OpenWindow open({1024, 640});
    OpenWindow::settle();
    ui::RankingWorkspace& ranking = open.workspace();
    const auto areSeen = [&] {
        return QStringList{ranking.steps().isVisible() ? u"steps"_s : u""_s,
                           ranking.charts().isVisible() ? u"charts"_s : u""_s,
                           foldOf(open).isVisible() ? u"bar"_s : u""_s}
            .join(u' ')
            .simplified();
    };
    QCOMPARE(areSeen(), u"steps bar"_s);
    open.click(foldOf(open));
    QCOMPARE(areSeen(), u"charts bar"_s);
    open.click(foldOf(open));
    QCOMPARE(areSeen(), u"steps bar"_s);
    ranking.bringToFront(ranking.ribbons());
    QCOMPARE(areSeen(), u"charts bar"_s);
    open.press(Qt::Key_F6);  // steps are in sight while stepping
    QCOMPARE(areSeen(), u"steps bar"_s);
    open.window.resize(1366, 768);
    OpenWindow::settle();
    QCOMPARE(areSeen(), u"steps charts"_s);
}

/// ROC and PR next to the matrix, at a size that can be read; nothing scrolls sideways.
void TestPanelRoom::aLowClassifierShowsItsCurves()
{
    adoptLook();
    OpenWindow open({1024, 640});
    open.window.classifierPage().load(models(1), {}, u"Open"_s);
    bringToFront(open, 1);
    ui::ClassifierWorkspace& classifier = open.window.classifierPage().classifier();
    auto& bar = *classifier.findChild<QAbstractButton*>(u"fold"_s);
    const QWidget& roc = classifier.panel<ui::RocPanel>();
    const QWidget& scores = classifier.panel<ui::DistributionPanel>();
    QVERIFY(bar.isVisible() && roc.isVisible() && !scores.isVisible());
    QVERIFY2(roc.height() >= 250, qPrintable(QString::number(roc.height())));
    for (const QWidget* part : std::initializer_list<const QWidget*>{
             &roc, &classifier.panel<ui::PrecisionRecallPanel>(), &classifier.matrix()})
        QVERIFY(open.window.rect().contains(
            QRect(part->mapTo(&open.window, QPoint(0, 0)), part->size())));
    for (const auto* scroll : classifier.findChildren<QScrollArea*>(u"panelScroll"_s))
        if (scroll->isVisible() && scroll->isAncestorOf(&roc))
            QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    open.click(bar);
    QVERIFY(bar.isVisible() && !roc.isVisible() && scores.isVisible());
    QVERIFY(classifier.auc().isVisible());
    open.press(Qt::Key_F6);
    QVERIFY(!bar.isVisible() && roc.isVisible() && !scores.isVisible());
    open.press(Qt::Key_F6);
    open.window.resize(1366, 768);
    OpenWindow::settle();
    QVERIFY(!bar.isVisible() && roc.isVisible() && scores.isVisible());
}

/// Below the verdict and a whole chart.
void TestPanelRoom::aCollectionShowsTenRowsOfLists()
{
    adoptLook();
    OpenWindow open({1366, 768});
    bringToFront(open, 2);
    open.window.findChild<ui::MessageBar*>()->dismiss();
    OpenWindow::settle();
    ui::CollectionWorkspace& collection = open.window.collectionPage().collection();
    const auto& lists = *collection.findChild<ui::BesideView*>();
    QTRY_VERIFY(lists.rows().count() >= 10);
    for (const auto side : {ui::Side::A, ui::Side::B}) {
        const QRect tenth = lists.placeOf(side, 9);
        QVERIFY(!tenth.isNull());
        QVERIFY2(tenth.bottom() <= lists.viewport()->height(),
                 qPrintable(u"%1 of %2"_s.arg(tenth.bottom()).arg(lists.viewport()->height())));
    }
    const QWidget& difference = collection.panel<ui::DifferencePanel>();
    for (const auto* scroll : collection.findChildren<QScrollArea*>(u"panelScroll"_s))
        if (scroll->isAncestorOf(&difference))
            QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

/// The verdict is whole, also with long names; charts come in the place of the lists.
void TestPanelRoom::aLowCollectionShowsItsVerdictAndLists()
{
    adoptLook();
    OpenWindow open({1024, 640});
    bringToFront(open, 2);
    open.window.findChild<ui::MessageBar*>()->dismiss();
    ui::CollectionDocument& document = open.window.collectionPage().document();
    const auto named = std::make_shared<core::Collection>(document.collection());
    for (core::NamedRun& run : named->runs)
        run.name += "-reranked-with-monot5-large-2026-11-english-analyzer";
    collection_samples::load(document, named);
    bringToFront(open, 2);
    ui::CollectionWorkspace& collection = open.window.collectionPage().collection();
    auto& bar = *collection.findChild<QAbstractButton*>(u"fold"_s);
    const auto& lists = *collection.findChild<ui::BesideView*>();
    const QWidget& charts = collection.charts();
    QVERIFY(bar.isVisible() && lists.isVisible() && !charts.isVisible());
    QTRY_VERIFY(lists.rows().count() >= 7);
    QVERIFY(!lists.placeOf(ui::Side::A, 4).isNull());
    const auto labels = collection.findChildren<ui::WrappedLabel*>();
    const auto verdict = std::ranges::find_if(labels, [](const ui::WrappedLabel* label) {
        return label->isVisible() && label->text().contains(u"2026-11"_s);
    });
    QVERIFY(verdict != labels.end());
    QVERIFY((*verdict)->height() >= (*verdict)->heightForWidth((*verdict)->width()));
    open.click(bar);
    QVERIFY(bar.isVisible() && !lists.isVisible() && charts.isVisible());
    open.window.resize(1366, 768);
    OpenWindow::settle();
    QVERIFY(!bar.isVisible() && lists.isVisible() && charts.isVisible());
}

void TestPanelRoom::namesOfFieldsStay()
{
    adoptLook();
    OpenWindow open({1024, 640});
    for (const std::size_t count : {1, 3}) {
        open.window.classifierPage().load(models(count), {}, u"Open"_s);
        bringToFront(open, 1);
        QStringList names;
        for (const QToolBar* bar : open.window.findChildren<QToolBar*>(u"fields"_s))
            for (const QLabel* label : bar->findChildren<QLabel*>())
                if (label->isVisible())
                    names << label->text().remove(u'&');
        // The field of goals names itself; with several models, so does that of directions.
        const auto& goals = open.control<QComboBox>("jumpTo");
        QCOMPARE(goals.placeholderText(), u"Jump to…"_s);
        const auto& direction = open.control<QComboBox>("scoreDirection");
        names.replaceInStrings(u"when the score is"_s, u"score"_s);
        if (count == 1)
            QCOMPARE(names, (QStringList{u"Threshold"_s, u"Positive"_s, u"score"_s}));
        else
            QCOMPARE(direction.currentText(),
                     names.contains(u"score"_s) ? u"high"_s : u"high scores"_s);
    }
}

/// A step to another workspace moves nothing but the page: all have one row of tools.
void TestPanelRoom::oneRowOfToolsInEveryWorkspace()
{
    adoptLook();
    OpenWindow open({1024, 640});
    const auto page = [&open] {
        const auto& pages = *open.window.findChild<QWidget*>(u"workspaces"_s);
        return QRect(pages.mapTo(&open.window, QPoint(0, 0)), pages.size());
    };
    const QRect place = page();
    for (const std::size_t count : {1, 3}) {
        open.window.classifierPage().load(models(count), {}, u"Open"_s);
        for (const int workspace : {1, 2}) {
            bringToFront(open, workspace);
            QCOMPARE(page(), place);
        }
    }
    open.window.bringToFront(open.window.lessonPage());
    OpenWindow::settle();
    QCOMPARE(page(), place);
}

/// Tables of a small window give up space, columns and lines before anything is scrolled to.
void TestPanelRoom::tablesDoNotScrollSideways()
{
    adoptLook();
    OpenWindow open({1024, 640});
    const auto sideways = [](const QAbstractScrollArea& table) {
        return table.horizontalScrollBar()->maximum();
    };
    open.window.classifierPage().load(models(3), {}, u"Open"_s);
    bringToFront(open, 1);
    ui::ClassifierWorkspace& classifier = open.window.classifierPage().classifier();
    QCOMPARE(sideways(*classifier.findChild<ui::SamplesView*>()), 0);
    auto& loss = classifier.panel<ui::LogLossPanel>();
    classifier.bringToFront(loss);
    QTRY_COMPARE(loss.view().terms().rowCount(), 4);
    OpenWindow::settle();
    QCOMPARE(sideways(loss.view()), 0);
    bringToFront(open, 2);
    ui::CollectionWorkspace& collection = open.window.collectionPage().collection();
    const auto& queries = *collection.findChild<ui::QueriesView*>();
    QVERIFY(queries.model()->rowCount() > 0);
    QCOMPARE(sideways(queries), 0);
    auto& judging = collection.panel<ui::BoundsPanel>();
    collection.bringToFront(judging);
    OpenWindow::settle();
    for (const auto* each : judging.findChildren<QTableView*>())
        QCOMPARE(sideways(*each), 0);
}

/// A message lies above the status bar and moves nothing; it hides no control, and goes with its
/// workspace.
void TestPanelRoom::messagesMoveNothing()
{
    QFETCH(const std::size_t, sight);
    const auto& [name, size, zoom, pixels] = sights[sight];
    adoptType(pixels);
    OpenWindow open(size);
    open.window.setZoom(zoom);
    open.window.resize(size);
    const auto& bar = *open.window.findChild<ui::MessageBar*>();
    for (int i = 0; i < 3; ++i) {
        bringToFront(open, i);
        open.window.say({});
        OpenWindow::settle();
        QVERIFY(!bar.isVisible());
        const auto before = placesIn(open.window);
        open.window.note(u"Read 24 queries and 2 runs."_s);
        OpenWindow::settle();
        QVERIFY(bar.isVisible());
        const QWidget& place = *bar.parentWidget()->parentWidget();
        const QStringList found = moved(before, placesIn(open.window), place);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        QVERIFY(open.window.rect().contains(place.geometry()));
        for (const auto* button : open.window.findChildren<QAbstractButton*>()) {
            if (button->isVisible() && !place.isAncestorOf(button))
                QVERIFY2(!seen(*button, open.window).intersects(place.geometry()),
                         qPrintable(button->text()));
        }
    }
    open.window.bringToFront(open.window.rankingPage());
    OpenWindow::settle();
    QVERIFY(!bar.isVisible());
    QCOMPARE(open.window.message(), QString());
}

/// Where both find room the matrix is whole; where not, it is what scrolls.
void TestPanelRoom::theStepTableComesBeforeTheMatrix()
{
    adoptLook();
    OpenWindow open({1366, 768});
    open.document().select(core::Measure::Rc);
    OpenWindow::settle();
    const auto* terms = open.window.findChild<QSplitter*>(u"terms"_s);
    const QList<int> sizes = terms->sizes();
    QVERIFY2(open.steps().horizontalScrollBar()->maximum() == 0 || sizes[1] * 7 <= sizes[0] * 3,
             qPrintable(u"%1 beside %2"_s.arg(sizes[0]).arg(sizes[1])));
    QVERIFY(sizes[1] > 0);
}

/// In every workspace, with what makes the bars longest: several models, and a query of a
/// collection. Nothing is behind the arrow of a bar.
void TestPanelRoom::exportAndPresentStayInSight()
{
    QFETCH(const std::size_t, sight);
    const auto& [name, size, zoom, pixels] = sights[sight];
    adoptType(pixels);
    OpenWindow open(size);
    open.window.setZoom(zoom);
    open.window.resize(size);
    for (const bool isLong : {false, true}) {
        if (isLong) {
            open.window.classifierPage().load(models(3), {}, u"Open"_s);
            bringToFront(open, 2);
            open.action(u"Open the query in Ranking"_s)->trigger();
            OpenWindow::settle();
            QVERIFY(open.control<QComboBox>("query").isVisible());
        }
        for (int i = 0; i < 3; ++i) {
            bringToFront(open, i);
            const QList<QToolBar*> fields = open.window.findChildren<QToolBar*>(u"fields"_s);
            QCOMPARE(std::ranges::count_if(fields, &QToolBar::isVisible), 1);
            QList<QWidget*> buttons{&open.control<QToolButton>("primary")};
            for (const auto* bar : open.window.findChildren<QToolBar*>(u"toolBar"_s))
                if (QWidget* button = bar->widgetForAction(open.action(u"Present"_s)))
                    buttons << button;
            // A narrow window has it in the menu only.
            QCOMPARE(buttons.size() == 2, size.width() >= ui::Theme::of(open.window).px(1100));
            for (const QWidget* button : std::as_const(buttons)) {
                const QRect place(button->mapTo(&open.window, QPoint(0, 0)), button->size());
                QVERIFY(button->isVisible() && open.window.rect().contains(place));
                QVERIFY(button->width() >= button->sizeHint().width());
            }
            for (const auto* more :
                 open.window.findChildren<QToolButton*>(u"qt_toolbar_ext_button"_s))
                QVERIFY2(!more->isVisible(),
                         qPrintable(u"%1 %2: %3 of %4"_s.arg(i)
                                        .arg(more->parentWidget()->objectName())
                                        .arg(more->parentWidget()->sizeHint().width())
                                        .arg(more->parentWidget()->width())));
        }
    }
}

/// Commands that are in the menu, too, go before the names of measures and runs.
void TestPanelRoom::measuresKeepTheirNames()
{
    adoptLook();
    OpenWindow open({1024, 640});
    bringToFront(open, 1);
    bringToFront(open, 2);
    QCOMPARE(open.control<QToolButton>("measures").text(), u"nDCG@10 AP RR@10"_s);
}

void TestPanelRoom::fieldsGetARowOfTheirOwnAndComeBack()
{
    adoptLook();
    OpenWindow open;
    const auto& cutoff = open.control<QSpinBox>("cutoff");
    const auto& exporting = open.control<QToolButton>("primary");
    const auto isOneRow = [&] {
        return std::abs(cutoff.mapTo(&open.window, cutoff.rect().center()).y() -
                        exporting.mapTo(&open.window, exporting.rect().center()).y()) < 4;
    };
    QVERIFY(isOneRow());
    for (int turn = 0; turn < 2; ++turn) {
        open.window.setZoom(2);
        OpenWindow::settle();
        QVERIFY(!isOneRow() && cutoff.isVisible());
        open.window.setZoom(1);
        OpenWindow::settle();
        QVERIFY(isOneRow() && cutoff.isVisible());
    }
}

void TestPanelRoom::theKeyboardReachesTheFieldsOfTheSecondRow()
{
    adoptLook();
    OpenWindow open;
    open.window.setZoom(2);
    OpenWindow::settle();
    open.press(Qt::Key_K, Qt::AltModifier);
    QCOMPARE(open.window.focusWidget(), &open.control<QSpinBox>("cutoff"));
    QStringList reached;
    for (int i = 0; i < 5; ++i) {
        reached << open.window.focusWidget()->objectName();
        open.press(Qt::Key_Tab);
    }
    QCOMPARE(reached,
             (QStringList{u"cutoff"_s, u"threshold"_s, u"segment"_s, u"rules"_s, u"primary"_s}));
}

QTEST_MAIN(TestPanelRoom)

}  // namespace tst_panel_room

#include "tst_panel_room.moc"
