// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/painted_texts.h"

#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/collection/chart/beside_panel.h"
#include "ui/ranking/list/document_list_view.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/page/ranking_page.h"
#include "ui/window/presentation/classifier_presentation.h"
#include "ui/window/presentation/collection_presentation.h"
#include "ui/window/presentation/ranking_presentation.h"
#include "ui/window/presentation/spotlight.h"

#include <QFontMetricsF>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitterHandle>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tst_presentations {

using namespace ranking_samples;

namespace {

/// Type so small that all parts have room beside each other.
constexpr double wholeScreen = 0.68;

/// What a workspace's example looks like in a lecture hall, on a small projector.
class Talk {
public:
    explicit Talk(const QString& workspace)
    {
        for (auto* button : open.window.findChildren<QToolButton*>(u"railButton"_s))
            if (button->text() == workspace)
                open.click(*button);
        OpenWindow::settle();
        if (!QTest::qWaitFor([this] { return !open.window.collectionPage().isLoading(); }))
            qFatal("the collection is not read");
        open.press(Qt::Key_F5);
        OpenWindow::settle();
        for (ui::WorkspacePage* page : std::initializer_list<ui::WorkspacePage*>{
                 &open.window.rankingPage(), &open.window.classifierPage(),
                 &open.window.collectionPage(), &open.window.lessonPage()})
            if (page->presenting().presentation())
                m_shown = page->presenting().presentation();
        if (!m_shown)
            qFatal("nothing is presented");
        m_shown->showNormal();
        resize({1280, 720});
    }

    void resize(QSize screen)
    {
        m_shown->resize(screen);
        OpenWindow::settle();
    }

    ui::Presentation& shown() { return *m_shown; }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_shown->windowHandle(), static_cast<Qt::Key>(key), modifiers);
        OpenWindow::settle();
    }
    void setZoom(double zoom)
    {
        m_shown->setZoom(zoom);
        OpenWindow::settle();
    }
    /// The panels that are seen, but for those within others.
    QList<ui::Panel*> panels()
    {
        QList<ui::Panel*> seen;
        for (auto* panel : m_shown->findChildren<ui::Panel*>())
            if (panel->isVisible())
                seen << panel;
        return seen;
    }
    QRect place(const QWidget& part) { return {part.mapTo(m_shown, QPoint()), part.size()}; }

    OpenWindow open;

private:
    ui::Presentation* m_shown = nullptr;
};

void addWorkspaces()
{
    QTest::addColumn<QString>("workspace");
    for (const QString& name : {u"Ranking"_s, u"Classifier"_s, u"Collection"_s})
        QTest::newRow(qPrintable(name)) << name;
}

void addScreens()
{
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<QSize>("screen");
    for (const QString& name : {u"Ranking"_s, u"Classifier"_s, u"Collection"_s, u"Lessons"_s})
        for (const QSize screen :
             {QSize(1920, 1080), QSize(1280, 720), QSize(1024, 768), QSize(3840, 2160)})
            QTest::addRow("%s, %d x %d", qPrintable(name), screen.width(), screen.height())
                << name << screen;
}

/// The keys that bring other parts of a workspace to the front, one after the other.
QList<int> turnsOf(const QString& workspace)
{
    if (workspace == u"Ranking"_s)
        return {0, Qt::Key_C, Qt::Key_C, Qt::Key_C, Qt::Key_W, Qt::Key_T};
    if (workspace == u"Lessons"_s)
        return {0, Qt::Key_PageDown, Qt::Key_PageDown};
    return {0, Qt::Key_C, Qt::Key_C};
}

/// Names that the person gave may be longer than any column, and long sums leave terms out.
bool mayBeShortened(const PaintedText& text)
{
    for (const QWidget* at = text.widget; at; at = at->parentWidget())
        for (const char* view : {"ui::DocumentListView", "ui::BesideView", "ui::RibbonView",
                                 "ui::DifferenceView", "ui::FormulaView"})
            if (at->inherits(view))
                return true;
    return text.text == u"…"_s || qobject_cast<const QLineEdit*>(text.widget);  // what to type
}

}  // namespace

class TestPresentations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void typeReachesTheLastRow_data() { addScreens(); }
    void typeReachesTheLastRow();
    void nothingToHandle_data() { addScreens(); }
    void nothingToHandle();
    void everyTextIsWhole_data() { addScreens(); }
    void everyTextIsWhole();
    void theQueryIsSeen_data();
    void theQueryIsSeen();
    void largeTypeOverprintsNothing_data();
    void largeTypeOverprintsNothing();
    void partsTakeTurns();
    void chartsGiveWayToTheFormula();
    void headsAreAsLargeAsRows_data() { addWorkspaces(); }
    void headsAreAsLargeAsRows();
    void matrixIsLargerThanTheRest();
    void spotlight_data() { addWorkspaces(); }
    void spotlight();
    void saysHowToLeave_data() { addWorkspaces(); }
    void saysHowToLeave();
};

/// A line of text has 1/24 of the screen's height, and of no label less than 1/45.
void TestPresentations::typeReachesTheLastRow()
{
    QFETCH(const QString, workspace);
    QFETCH(const QSize, screen);
    Talk talk(workspace);
    talk.resize(screen);
    const auto lines = [&](const QFont& font) {
        return screen.height() / QFontMetricsF(font).height();
    };
    QVERIFY2(lines(talk.shown().font()) <= 24, qPrintable(talk.shown().font().toString()));
    for (const auto* label : talk.shown().findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(lines(label->font()) <= 45, qPrintable(label->text()));
    for (const int key : turnsOf(workspace)) {
        if (key != 0)
            talk.press(key);
        for (const ui::Panel* panel : talk.panels())
            QVERIFY2(lines(panel->font()) <= 24, qPrintable(panel->title()));
        for (const auto* table : talk.shown().findChildren<QTableView*>())
            if (table->isVisible())
                QVERIFY2(lines(table->font()) <= 24, qPrintable(table->accessibleName()));
    }
}

/// No menus, no handles, no scroll bars.
void TestPresentations::nothingToHandle()
{
    QFETCH(const QString, workspace);
    QFETCH(const QSize, screen);
    Talk talk(workspace);
    talk.resize(screen);
    for (const int key : turnsOf(workspace)) {
        if (key != 0)
            talk.press(key);
        for (const auto* button : talk.shown().findChildren<QToolButton*>())
            QVERIFY2(!button->isVisible() || (!button->menu() && button->objectName() != u"link"_s),
                     qPrintable(button->accessibleName()));
        for (const auto* handle : talk.shown().findChildren<QSplitterHandle*>())
            QVERIFY(!handle->isVisible() || !handle->isEnabled());
        for (const auto* bar : talk.shown().findChildren<QScrollBar*>())
            QVERIFY2(!bar->isVisible(),
                     bar->parentWidget()->parentWidget()->metaObject()->className());
        for (const auto* list : talk.shown().findChildren<ui::DocumentListView*>())
            QVERIFY(list->isColumnHidden(ui::DocumentListModel::Grip));
    }
}

void TestPresentations::everyTextIsWhole()
{
    QFETCH(const QString, workspace);
    QFETCH(const QSize, screen);
    Talk talk(workspace);
    talk.resize(screen);
    QStringList faults;
    for (const int key : turnsOf(workspace)) {
        if (key != 0)
            talk.press(key);
        for (const PaintedText& text : PaintedTexts::of(talk.shown()))
            if (text.text.contains(u'…') && !mayBeShortened(text))
                faults << u"shortened: %1 in %2"_s.arg(
                    text.text, QString::fromLatin1(text.widget->metaObject()->className()));
        for (const ui::Panel* panel : talk.panels())
            if (!talk.shown().rect().contains(talk.place(*panel)))
                faults << u"beyond the screen: %1"_s.arg(panel->title());
        for (const auto* label : talk.shown().findChildren<ui::WrappedLabel*>())
            if (label->isVisible() && !label->text().isEmpty() &&
                label->height() < label->heightForWidth(label->width()))
                faults << u"cut: %1"_s.arg(label->text());
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestPresentations::theQueryIsSeen_data()
{
    QTest::addColumn<QString>("workspace");
    for (const QString& name : {u"Ranking"_s, u"Collection"_s})
        QTest::newRow(qPrintable(name)) << name;
}

void TestPresentations::theQueryIsSeen()
{
    QFETCH(const QString, workspace);
    Talk talk(workspace);
    if (workspace == u"Collection"_s)
        for (int turn = 0; turn < 2; ++turn)  // to the lists
            talk.press(Qt::Key_C);
    const std::vector<PaintedText> texts = PaintedTexts::of(talk.shown());
    QVERIFY(std::ranges::any_of(
        texts, [](const PaintedText& text) { return text.text.startsWith(u'“'); }));
}

void TestPresentations::largeTypeOverprintsNothing_data()
{
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<QList<int>>("keys");
    const auto row = [](const char* name, const QString& workspace, const QList<int>& keys) {
        QTest::newRow(name) << workspace << keys;
    };
    row("ranking", u"Ranking"_s, {});
    row("ranking: a chart", u"Ranking"_s, {Qt::Key_C});
    row("ranking: the table", u"Ranking"_s, {Qt::Key_T});
    row("ranking: what would help", u"Ranking"_s, {Qt::Key_W});
    row("ranking: A and B", u"Ranking"_s, {Qt::Key_A});
    row("ranking: steps", u"Ranking"_s, {Qt::Key_F6, Qt::Key_PageDown, Qt::Key_PageDown});
    row("classifier", u"Classifier"_s, {});
    row("classifier: precision-recall", u"Classifier"_s, {Qt::Key_C});
    row("classifier: distribution", u"Classifier"_s, {Qt::Key_C, Qt::Key_C});
    row("classifier: steps", u"Classifier"_s, {Qt::Key_F6, Qt::Key_PageDown, Qt::Key_PageDown});
    row("collection", u"Collection"_s, {});
    row("collection: lists", u"Collection"_s, {Qt::Key_C, Qt::Key_C});
}

/// Panels stand side by side within the screen, and wrapped texts have the height that they need.
void TestPresentations::largeTypeOverprintsNothing()
{
    QFETCH(const QString, workspace);
    QFETCH(const QList<int>, keys);
    Talk talk(workspace);
    for (const double zoom : {wholeScreen, 1.0}) {
        talk.setZoom(zoom);
        for (const int key : keys)
            talk.press(key);
        const QList<ui::Panel*> panels = talk.panels();
        QVERIFY(!panels.isEmpty());
        for (qsizetype i = 0; i < panels.size(); ++i) {
            const QRect place = talk.place(*panels[i]);
            QVERIFY2(talk.shown().rect().contains(place), qPrintable(panels[i]->title()));
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(!place.intersects(talk.place(*panels[j])),
                         qPrintable(panels[i]->title() + u" over "_s + panels[j]->title()));
        }
        for (auto* text : talk.shown().findChildren<ui::WrappedLabel*>())
            if (text->isVisible() && !text->text().isEmpty())
                QVERIFY2(text->height() >= text->heightForWidth(text->width()),
                         qPrintable(u"zoom %1: %2"_s.arg(zoom).arg(text->text())));
        for (auto* formula : talk.shown().findChildren<ui::FormulaView*>())
            if (formula->isVisible())
                QVERIFY2(formula->height() >= formula->heightForWidth(formula->width()),
                         qPrintable(u"the formula at zoom %1"_s.arg(zoom)));
        if (keys.contains(Qt::Key_F6))
            talk.press(Qt::Key_Escape);
        if (keys.size() == 1 && keys.front() != Qt::Key_C)
            talk.press(keys.front());
    }
}

/// With large type the chart comes in the formula's place, the distribution in the curves', and the
/// lists in the charts'; with usual type they stand beside each other.
void TestPresentations::partsTakeTurns()
{
    Talk ranking(u"Ranking"_s);
    auto& list = *qobject_cast<ui::RankingPresentation*>(&ranking.shown());
    const auto areSeen = [](std::initializer_list<const QWidget*> parts) {
        QString seen;
        for (const QWidget* part : parts)
            seen += part->isVisible() ? u'+' : u'-';
        return seen;
    };
    const auto ofList = [&] {
        return areSeen({&list.steps().formula(), &list.charts(), &list.cards()});
    };
    ranking.setZoom(wholeScreen);
    QCOMPARE(ofList(), u"+++"_s);
    ranking.setZoom(1);
    QCOMPARE(ofList(), u"+--"_s);
    for (int chart = 0; chart < 3; ++chart) {
        ranking.press(Qt::Key_C);
        QCOMPARE(ofList(), u"-+-"_s);
    }
    ranking.press(Qt::Key_C);
    QCOMPARE(ofList(), u"+--"_s);
    ranking.press(Qt::Key_T);
    QVERIFY(list.steps().steps().isVisible());
    ranking.press(Qt::Key_W);
    QCOMPARE(ofList(), u"-+-"_s);
    ranking.press(Qt::Key_W);
    QCOMPARE(ofList(), u"+--"_s);
    ranking.setZoom(wholeScreen);
    QCOMPARE(ofList(), u"+++"_s);

    Talk classifier(u"Classifier"_s);
    auto& curves = *qobject_cast<ui::ClassifierPresentation*>(&classifier.shown());
    const auto ofCurves = [&] { return areSeen({&curves.curves(), &curves.distribution()}); };
    classifier.setZoom(wholeScreen);
    QCOMPARE(ofCurves(), u"++"_s);
    classifier.setZoom(1);
    for (const QString& seen : {u"+-"_s, u"+-"_s, u"-+"_s, u"+-"_s}) {
        QCOMPARE(ofCurves(), seen);
        classifier.press(Qt::Key_C);
    }
}

/// What is said of bounds takes lines, too.
void TestPresentations::chartsGiveWayToTheFormula()
{
    Talk talk(u"Ranking"_s);
    core::Session session = cakes();
    session.list.ranked[2].grade = core::Grade::unjudged();
    talk.open.document().load(session, {}, u"Open"_s);
    talk.resize({1366, 768});
    talk.setZoom(wholeScreen);
    auto& formula = *talk.shown().findChild<ui::FormulaView*>();
    QVERIFY(formula.isVisible());
    for (const auto* words : formula.parentWidget()->findChildren<ui::WrappedLabel*>())
        if (words->isVisible())
            QVERIFY2(!words->geometry().intersects(formula.geometry()), qPrintable(words->text()));
    QVERIFY(talk.shown().findChild<ui::CurvePanel*>()->isVisible());
}

void TestPresentations::headsAreAsLargeAsRows()
{
    QFETCH(const QString, workspace);
    Talk talk(workspace);
    if (workspace == u"Ranking"_s)
        talk.press(Qt::Key_T);
    int heads = 0;
    for (const auto* table : talk.shown().findChildren<QTableView*>()) {
        if (!table->isVisible() || !table->horizontalHeader()->isVisible())
            continue;
        ++heads;
        QVERIFY(table->font().pixelSize() >= talk.shown().font().pixelSize());
        QCOMPARE(table->horizontalHeader()->fontInfo().pixelSize(), table->fontInfo().pixelSize());
    }
    QCOMPARE(heads > 0, workspace != u"Classifier"_s);
}

/// Its counts and the rates are what is read from the back row.
void TestPresentations::matrixIsLargerThanTheRest()
{
    Talk talk(u"Classifier"_s);
    talk.setZoom(wholeScreen);
    auto& shown = *qobject_cast<ui::ClassifierPresentation*>(&talk.shown());
    const int type = talk.shown().font().pixelSize();
    for (const QWidget* part :
         std::initializer_list<const QWidget*>{&shown.matrix(), &shown.rates()})
        QVERIFY2(part->font().pixelSize() * 4 >= type * 5, part->metaObject()->className());
}

void TestPresentations::spotlight()
{
    QFETCH(const QString, workspace);
    Talk talk(workspace);
    const QPoint place(400, 300);
    const QImage bare = talk.shown().grab().toImage();
    talk.press(Qt::Key_L);
    talk.shown().spotlight().pointAt(place);
    const QPoint outside = place + QPoint(0, talk.shown().spotlight().radius() * 2);
    const QImage lit = talk.shown().grab().toImage();
    QCOMPARE(lit.pixelColor(place), bare.pixelColor(place));
    QVERIFY(lit.pixelColor(outside).lightness() < bare.pixelColor(outside).lightness());
    talk.press(Qt::Key_L);
    QVERIFY(!talk.shown().spotlight().isVisible());
}

void TestPresentations::saysHowToLeave()
{
    QFETCH(const QString, workspace);
    Talk talk(workspace);
    const auto labels = talk.shown().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().endsWith(u"Esc: leave"_s);
    }));
}

QTEST_MAIN(TestPresentations)

}  // namespace tst_presentations

#include "tst_presentations.moc"
