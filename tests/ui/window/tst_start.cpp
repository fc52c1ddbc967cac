// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/teaching/lessons/guess_answer.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/teaching/guide/guide_dialog.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/lesson_step_view.h"
#include "ui/teaching/lesson/lesson_workspace.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/ranking_page.h"
#include "ui/window/start/callout.h"
#include "ui/window/start/callout_place.h"
#include "ui/window/start/library_dialog.h"
#include "ui/window/start/tour.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>

namespace tst_start {

using namespace ranking_samples;

namespace {

/// The window as a start without files shows it.
class StartedWindow : public OpenWindow {
public:
    StartedWindow()
        : OpenWindow({1366, 768}, Memory::Remembers)
    {
        window.forgetHistory();
        window.welcome();
        settle();
    }
    /// None: it is not there.
    ui::QuestionBar* strip()
    {
        for (auto* bar : window.findChildren<ui::QuestionBar*>())
            if (bar->question().startsWith(u"New here?"_s))
                return bar;
        return nullptr;
    }
    QPushButton& answer(int number) { return strip()->button(number); }
    void settleDeletions()
    {
        settle();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
};

ui::Tour* tourOf(OpenWindow& open)
{
    return open.window.findChild<ui::Tour*>();
}

ui::Callout* calloutOf(OpenWindow& open)
{
    return open.window.findChild<ui::Callout*>();
}

bool isTouring(OpenWindow& open)
{
    const ui::Callout* callout = calloutOf(open);
    return callout && callout->isVisible();
}

ui::LibraryDialog* libraryOf(OpenWindow& open)
{
    return open.window.findChild<ui::LibraryDialog*>();
}

QStringList titles(ui::LibraryDialog& library)
{
    const QAbstractItemModel& model = *library.entries().model();
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row, 0).data().toString();
    return all;
}

void typeIn(QWidget& field, const QString& text)
{
    for (const QChar letter : text)
        QTest::keyClick(&field, letter.toLatin1());
}

}  // namespace

class TestStart : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void stripAppearsOnce();
    void stripStaysSlim();
    void firstKeyIsNotLost();
    void escapeEndsTheStrip();
    void buttonEndsTheStrip();
    void stripIsReachedByTab();
    void lessonsEndTheStrip();
    void nothingElseMovesWithTheStrip();
    void openedFileEndsTheStrip();
    void laterUsersAreNotWelcomed();
    void tourGoesOnByDoing();
    void tourGoesOnByNext();
    void tourGoesOnByKeys_data();
    void tourGoesOnByKeys();
    void tourGoesBySteps();
    void tourWaitsOutOfSight();
    void tourBeginsWithAList();
    void calloutStaysWithin_data();
    void calloutStaysWithin();
    void calloutFindsItsPlace_data();
    void calloutFindsItsPlace();
    void libraryOpensExamples_data();
    void libraryOpensExamples();
    void libraryOpensALesson();
    void lastLessonsLeadToTheGuide_data();
    void lastLessonsLeadToTheGuide();
    void libraryIsFiltered();
    void libraryHasPictures_data();
    void libraryHasPictures();
    void libraryClosesWithoutEffect();
};

void TestStart::initTestCase()
{
    adoptLook();
}

void TestStart::init()
{
    failOnWarnings();
    QSettings().clear();
}

void TestStart::stripAppearsOnce()
{
    {
        StartedWindow first;
        QVERIFY(first.strip() && first.strip()->isVisible());
        QVERIFY(first.workspace().questions().isAncestorOf(first.strip()));
        QVERIFY(first.answer(0).isVisible() && first.answer(1).isVisible());
        QCOMPARE(first.answer(0).text(), u"Two-minute tour"_s);
        QCOMPARE(first.answer(1).text(), u"Lessons"_s);
        const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(first.window.grab().save(folder + u"/strip.png"_s));
    }
    StartedWindow second;  // though nobody answered
    QVERIFY(!second.strip());
}

/// In large type in a small window it is still no more than a row.
void TestStart::stripStaysSlim()
{
    StartedWindow open;
    open.window.resize(1024, 640);
    open.window.setZoom(2);
    OpenWindow::settle();
    QVERIFY2(open.strip()->height() <= open.window.height() / 4,
             qPrintable(QString::number(open.strip()->height())));
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(open.window.grab().save(folder + u"/strip-2.png"_s));
    open.window.setZoom(1);
}

void TestStart::firstKeyIsNotLost()
{
    StartedWindow open;
    QVERIFY(open.list().hasFocus());
    const auto rank = open.document().currentRank();
    open.press(Qt::Key_5);
    const auto graded = rank.value_or(1);
    QCOMPARE(open.document().list().ranked[graded - 1].grade.value(), 5.0);
    QVERIFY(open.strip());
    open.press(Qt::Key_Escape);
    open.press(Qt::Key_Down);
    open.press(Qt::Key_3);
    QCOMPARE(open.document().list().ranked[open.document().currentRank().value() - 1].grade.value(),
             3.0);
}

void TestStart::escapeEndsTheStrip()
{
    StartedWindow open;
    open.press(Qt::Key_Escape);
    open.settleDeletions();
    QVERIFY(!open.strip());
    QVERIFY(open.list().hasFocus());
    open.press(Qt::Key_Escape);  // the key is the list's again, and nothing happens
    QVERIFY(open.window.isVisible());
}

void TestStart::buttonEndsTheStrip()
{
    StartedWindow open;
    open.click(open.answer(2));
    open.settleDeletions();
    QVERIFY(!open.strip());
    QVERIFY(!isTouring(open));
    QVERIFY(!libraryOf(open));
}

void TestStart::stripIsReachedByTab()
{
    StartedWindow open;
    for (int presses = 0; presses < 60 && !open.answer(0).hasFocus(); ++presses)
        open.press(Qt::Key_Tab);
    QVERIFY(open.answer(0).hasFocus());
    open.press(Qt::Key_Return);
    QVERIFY(isTouring(open));
    open.settleDeletions();
    QVERIFY(!open.strip());
    QVERIFY(open.list().hasFocus());
}

void TestStart::lessonsEndTheStrip()
{
    StartedWindow open;
    open.click(open.answer(1));
    QVERIFY(libraryOf(open));
    open.settleDeletions();
    QVERIFY(!open.strip());
    libraryOf(open)->reject();
}

/// It is not a bar: what it leaves behind is the questions' own room.
void TestStart::nothingElseMovesWithTheStrip()
{
    StartedWindow open;
    const auto placeOf = [&open](const QWidget& part) {
        return QRect(part.mapTo(&open.window, QPoint(0, 0)), part.size());
    };
    const QRect questions = placeOf(open.workspace().questions());
    const QRect steps = placeOf(open.workspace().steps());
    open.press(Qt::Key_Escape);
    open.settleDeletions();
    OpenWindow::settle();
    QCOMPARE(placeOf(open.workspace().questions()), questions);
    QCOMPARE(placeOf(open.workspace().steps()), steps);
}

void TestStart::openedFileEndsTheStrip()
{
    StartedWindow open;
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"grades.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("3 2 0 1\n") > 0);
    file.close();
    QVERIFY(open.window.open({file.fileName()}));
    open.settleDeletions();
    QVERIFY(!open.strip());
}

void TestStart::laterUsersAreNotWelcomed()
{
    QSettings().setValue(u"window/geometry"_s, QByteArray("as an earlier version left it"));
    StartedWindow open;
    QVERIFY(!open.strip());
}

void TestStart::tourGoesOnByDoing()
{
    OpenWindow open({1366, 768});
    open.action(u"Tour"_s)->trigger();
    QVERIFY(isTouring(open));
    QVERIFY(open.list().hasFocus());
    QCOMPARE(calloutOf(open)->accessibleName(), u"Step 1 of 3"_s);
    open.press(Qt::Key_Down);  // walking is not grading
    QCOMPARE(tourOf(open)->stop(), std::size_t{0});
    open.press(Qt::Key_5);
    QCOMPARE(tourOf(open)->stop(), std::size_t{1});
    const QString value = open.card(core::Measure::Ndcg)->valueShown();
    QVERIFY2(calloutOf(open)->sentences().contains(u"nDCG@10 is now %1"_s.arg(value)),
             qPrintable(calloutOf(open)->sentences()));
    open.click(open.cell(open.steps(), 3, 0));
    QCOMPARE(tourOf(open)->stop(), std::size_t{2});
    open.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(!isTouring(open));
    for (QDialog* dialog : open.window.findChildren<QDialog*>())
        dialog->reject();
}

void TestStart::tourGoesOnByNext()
{
    OpenWindow open({1366, 768});
    open.window.takeTour();
    OpenWindow::settle();
    open.press(Qt::Key_N, Qt::AltModifier);
    QTRY_COMPARE(tourOf(open)->stop(), std::size_t{1});
    QVERIFY(open.list().hasFocus());  // a key is no reason to leave it
    open.click(*calloutOf(open)->findChild<QPushButton*>(u"primary"_s));
    QTRY_COMPARE(tourOf(open)->stop(), std::size_t{2});
    open.press(Qt::Key_Escape);
    QVERIFY(!isTouring(open));
    open.window.takeTour();  // and later again
    QVERIFY(isTouring(open));
    QCOMPARE(calloutOf(open)->accessibleName(), u"Step 1 of 3"_s);
}

/// In the list, where Enter would otherwise open the name.
void TestStart::tourGoesOnByKeys_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Enter") << int(Qt::Key_Return);
    QTest::newRow("Right") << int(Qt::Key_Right);
}

void TestStart::tourGoesOnByKeys()
{
    QFETCH(const int, key);
    OpenWindow open({1366, 768});
    open.window.takeTour();
    OpenWindow::settle();
    QVERIFY(open.list().hasFocus());
    open.press(key);
    QCOMPARE(tourOf(open)->stop(), std::size_t{1});
    QVERIFY(open.list().hasFocus());
    tourOf(open)->end();
    open.press(Qt::Key_Return);  // the key is the list's again
    QVERIFY(!open.list().hasFocus());
}

/// In the step table by keys; in the list the same keys are no step.
void TestStart::tourGoesBySteps()
{
    OpenWindow open({1366, 768});
    open.window.takeTour();
    tourOf(open)->next();
    open.list().setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(tourOf(open)->stop(), std::size_t{1});
    open.steps().setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(tourOf(open)->stop(), std::size_t{2});
}

void TestStart::tourWaitsOutOfSight()
{
    OpenWindow open({1366, 768});
    open.window.takeTour();
    open.window.bringToFront(open.window.classifierPage());
    OpenWindow::settle();
    QVERIFY(!isTouring(open));
    open.window.bringToFront(open.window.rankingPage());
    OpenWindow::settle();
    QVERIFY(isTouring(open));
}

void TestStart::tourBeginsWithAList()
{
    OpenWindow open({1366, 768});
    open.window.rankingPage().startNew();
    open.window.bringToFront(open.window.classifierPage());
    open.window.takeTour();
    QVERIFY(!open.document().list().ranked.empty());
    QVERIFY(isTouring(open));
}

void TestStart::calloutStaysWithin_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<bool>("dark");
    QTest::newRow("1366x768") << QSize(1366, 768) << 1.0 << false;
    QTest::newRow("1024x640") << QSize(1024, 640) << 1.0 << true;
    QTest::newRow("1366x768 zoom 2") << QSize(1366, 768) << 2.0 << false;
    QTest::newRow("1024x640 zoom 2") << QSize(1024, 640) << 2.0 << false;
}

/// In full and beside its target; pictures go to RANKSCOPE_SHOTS where it is set.
void TestStart::calloutStaysWithin()
{
    QFETCH(const QSize, size);
    QFETCH(const double, zoom);
    QFETCH(const bool, dark);
    if (dark)
        QApplication::setPalette(ui::paletteFor(true));
    OpenWindow open(size);
    open.window.setZoom(zoom);
    OpenWindow::settle();
    open.window.takeTour();
    for (int stop = 0; stop < 3; ++stop) {
        OpenWindow::settle();
        const ui::Callout& callout = *calloutOf(open);
        QVERIFY(callout.isVisible());
        QVERIFY(open.window.rect().contains(callout.geometry()));
        QVERIFY(callout.height() >= callout.layout()->heightForWidth(callout.width()));
        const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(open.window.grab().save(
                u"%1/tour-%2-%3-%4.png"_s.arg(folder).arg(size.width()).arg(zoom).arg(stop)));
        if (stop == 2) {  // the button itself stays free to be pressed
            const QWidget* button = tourOf(open)->target();
            const QRect area(button->mapTo(&open.window, QPoint()), button->size());
            QVERIFY(!callout.geometry().intersects(area));
        }
        tourOf(open)->next();
    }
    open.window.setZoom(1);
    QApplication::setPalette(ui::paletteFor(false));
}

void TestStart::calloutFindsItsPlace_data()
{
    using enum ui::CalloutPlace::Side;
    QTest::addColumn<QRect>("target");
    QTest::addColumn<ui::CalloutPlace>("place");
    const auto row = [](const char* name, QRect target, ui::CalloutPlace::Side side, QRect rect) {
        QTest::newRow(name) << target << ui::CalloutPlace{side, rect};
    };
    row("room at the right", {0, 100, 300, 400}, Right, {310, 400, 200, 100});
    row("moved up where the window ends", {0, 300, 300, 400}, Right, {310, 500, 200, 100});
    row("else at the left", {600, 100, 400, 400}, Left, {390, 400, 200, 100});
    row("else below", {100, 0, 850, 300}, Below, {100, 310, 200, 100});
    row("else above", {100, 200, 850, 400}, Above, {100, 90, 200, 100});
    row("else in its corner", {0, 0, 1000, 600}, Inside, {790, 490, 200, 100});
    row("a button at the upper right", {900, 0, 90, 30}, Left, {690, 0, 200, 100});
}

void TestStart::calloutFindsItsPlace()
{
    QFETCH(const QRect, target);
    QFETCH(const ui::CalloutPlace, place);
    const ui::CalloutPlace found = ui::calloutPlace(target, {200, 100}, QRect(0, 0, 1000, 600), 10);
    QCOMPARE(found.side, place.side);
    QCOMPARE(found.rect, place.rect);
}

void TestStart::libraryOpensExamples_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("page");
    QTest::newRow("a list") << u"cake shops"_s << 0;
    QTest::newRow("samples") << u"clicks classifier"_s << 1;
    QTest::newRow("two runs") << u"two systems"_s << 2;
}

void TestStart::libraryOpensExamples()
{
    QFETCH(const QString, words);
    QFETCH(const int, page);
    OpenWindow open;
    open.window.rankingPage().startNew();
    open.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ui::LibraryDialog& library = *libraryOf(open);
    library.search().setFocus();
    typeIn(library.search(), words);
    QCOMPARE(titles(library).size(), 1);
    QTest::keyClick(&library.search(), Qt::Key_Return);
    QVERIFY(library.entries().hasFocus());
    QTest::keyClick(&library.entries(), Qt::Key_Return);
    QVERIFY(!library.isVisible());
    QCOMPARE(&open.window.pageInFront(), open.window.pages()[static_cast<std::size_t>(page)]);
    if (page == 0)
        QVERIFY(!open.document().list().ranked.empty());
    if (page == 1)
        QVERIFY(open.window.classifierPage().document().hasSamples());
    if (page == 2)
        QVERIFY(open.window.collectionPage().document().hasRuns());
}

void TestStart::libraryOpensALesson()
{
    OpenWindow open;
    open.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ui::LibraryDialog& library = *libraryOf(open);
    library.search().setFocus();
    typeIn(library.search(), u"is B as good as A"_s);
    QCOMPARE(titles(library), QStringList{u"Which ideal?"_s});
    QTest::keyClick(&library.search(), Qt::Key_Return);
    QTest::keyClick(&library.entries(), Qt::Key_Return);
    QCOMPARE(&open.window.pageInFront(),
             static_cast<ui::WorkspacePage*>(&open.window.lessonPage()));
    QCOMPARE(open.window.lessonPage().document().lesson().id, std::string("which-ideal"));
}

void TestStart::lastLessonsLeadToTheGuide_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<bool>("leads");
    QTest::newRow("the last of lists") << u"not-judged"_s << true;
    QTest::newRow("the one of differences") << u"better-on-average"_s << true;
    QTest::newRow("one among others") << u"which-ideal"_s << false;
}

void TestStart::lastLessonsLeadToTheGuide()
{
    QFETCH(const QString, lesson);
    QFETCH(const bool, leads);
    OpenWindow open;
    QVERIFY(open.window.openLesson(lesson, std::size_t{1}).isEmpty());
    ui::LessonPage& page = open.window.lessonPage();
    QPushButton& button = page.lessons().step().guideButton();
    QVERIFY(!button.isVisible());
    while (!page.document().isLast())
        page.document().next();
    OpenWindow::settle();
    QCOMPARE(button.isVisible(), leads);
    if (!leads)
        return;
    open.click(button);
    const auto* guide = open.window.findChild<ui::GuideDialog*>();
    QVERIFY(guide);
    // The list of the lesson is not shown while a guess of it is open.
    QVERIFY(!page.document().isRevealed());
    const auto* heading = guide->findChild<QLabel*>(u"heading"_s);
    QVERIFY(heading->text().contains(u"birthday cake"_s));
    const core::LessonStep step = page.document().step();
    for (const core::LessonGuess& guess : step.guesses) {
        page.document().commit(guess.id, core::rightAnswer(page.document().lesson(), guess));
        page.document().open(guess.id);
    }
    OpenWindow::settle();
    open.click(button);
    const bool isOfList = page.document().bench().current() != nullptr;
    QCOMPARE(heading->text().contains(u"birthday cake"_s), !isOfList);
}

void TestStart::libraryIsFiltered()
{
    OpenWindow open;
    open.window.showLibrary();
    ui::LibraryDialog& library = *libraryOf(open);
    const QStringList all = titles(library);
    QVERIFY(all.contains(u"Which ideal?"_s));
    QVERIFY(all.size() >= 23);
    typeIn(library.search(), u"lessons rr ndcg"_s);
    QVERIFY(titles(library).contains(u"Which ideal?"_s));
    QVERIFY(titles(library).size() < all.size());
    typeIn(library.search(), u" zebra"_s);
    QVERIFY(titles(library).isEmpty());
    QVERIFY(library.findChild<QLabel*>(u"problem"_s)->isVisible());
    QTest::keyClick(&library.search(), Qt::Key_Escape);
    QCOMPARE(titles(library), all);
}

void TestStart::libraryHasPictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// Every entry has one with something on it.
void TestStart::libraryHasPictures()
{
    QFETCH(const bool, dark);
    const auto back = qScopeGuard([] { QApplication::setPalette(ui::paletteFor(false)); });
    QApplication::setPalette(ui::paletteFor(dark));
    OpenWindow open;
    open.window.showLibrary();
    ui::LibraryDialog& library = *libraryOf(open);
    library.complete();
    const QAbstractItemModel& model = *library.entries().model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto pixmap = model.index(row, 0).data(Qt::DecorationRole).value<QPixmap>();
        QVERIFY2(!pixmap.isNull(), qPrintable(model.index(row, 0).data().toString()));
        QImage blank(pixmap.size(), QImage::Format_RGB32);
        blank.fill(pixmap.toImage().pixelColor(0, 0));
        QVERIFY2(pixmap.toImage().convertToFormat(QImage::Format_RGB32) != blank,
                 qPrintable(model.index(row, 0).data().toString()));
    }
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (!folder.isEmpty()) {
        OpenWindow::settle();
        QVERIFY(library.grab().save(
            u"%1/library-%2.png"_s.arg(folder, QLatin1String(QTest::currentDataTag()))));
    }
}

void TestStart::libraryClosesWithoutEffect()
{
    OpenWindow open;
    const QString before = open.chips();
    open.window.showLibrary(true);
    ui::LibraryDialog& library = *libraryOf(open);
    QCOMPARE(library.entries().currentIndex().row(), 3);  // the first lesson
    QTest::keyClick(&library.entries(), Qt::Key_Escape);
    QVERIFY(!library.isVisible());
    QCOMPARE(open.chips(), before);
}

QTEST_MAIN(TestStart)

}  // namespace tst_start

#include "tst_start.moc"
