// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/teaching/lessons/class_guess.h"
#include "core/teaching/lessons/lesson_file.h"
#include "ui/teaching/lesson/bench_view.h"
#include "ui/teaching/lesson/guess/guess_axis.h"
#include "ui/teaching/lesson/guess/guess_view.h"
#include "ui/teaching/lesson/guess/hands_field.h"
#include "ui/teaching/lesson/guess/number_field.h"
#include "ui/teaching/lesson/guess/verdict_box.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/presentation/lesson_presentation.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_lesson_presentation {

using ranking_samples::OpenWindow;
using Stage = ui::LessonPresentation::Stage;

namespace {

/// Two steps: a direction and a number, then nothing to guess.
const char* const twoSteps =
    "---\nid: two\nformat: 1\ntitle: {en: \"Two steps\"}\nquestion: {en: \"Which?\"}\nsource: me\n"
    "---\n```rankscope list A\n2 3 0\n```\n```rankscope list B\n3 2 0\n```\n::: en\n## First\n\n"
    "From A to B?\n\n```rankscope show list,curve of=A,B measure=nDCG@3\n```\n"
    "```rankscope guess id=way measure=nDCG@3 of=A,B kind=direction\nhint: \"Sort.\"\n```\n"
    "```rankscope guess id=much measure=nDCG@3 of=A\nwrong measure=DCG@3: \"Not divided.\"\n```\n"
    "## Second\n\nNothing to guess.\n\n```rankscope show list of=A\n```\n:::\n";

struct Shown {
    explicit Shown(const std::string& text, QSize size = {1366, 768})
    {
        const auto lesson = core::parseLesson(text, "lesson.md");
        source.take(*lesson);
        presentation = std::make_unique<ui::LessonPresentation>(source);
        presentation->setZoom(1);
        presentation->resize(size);
        presentation->show();
        presentation->activateWindow();
        QApplication::processEvents();
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QApplication::processEvents();
    }
    void type(const QString& text) const
    {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }
    ui::GuessView& guess() const { return *presentation->guess(); }

    ui::LessonDocument source;
    std::unique_ptr<ui::LessonPresentation> presentation;
};

}  // namespace

class TestLessonPresentation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void aClickerWalksTheWholeLesson()
    {
        Shown shown(twoSteps);
        ui::LessonPresentation& presentation = *shown.presentation;
        QCOMPARE(presentation.place().text(), QStringLiteral("Two steps · step 1 of 2"));
        QCOMPARE(presentation.stage(), Stage::Question);
        QVERIFY(!shown.guess().isVisible());
        QVERIFY(presentation.bench().isConcealed());
        shown.key(Qt::Key_PageDown);
        QCOMPARE(presentation.stage(), Stage::Guess);
        QVERIFY(shown.guess().isVisible());
        shown.key(Qt::Key_PageDown);
        QCOMPARE(presentation.stage(), Stage::Answer);
        QVERIFY(shown.guess().verdictBox().answer().contains(QStringLiteral("0.9134")));
        QVERIFY(presentation.bench().isConcealed());  // one guess of the step is still to come
        shown.key(Qt::Key_Space);
        QCOMPARE(shown.guess().guess().id, std::string("much"));
        QCOMPARE(presentation.stage(), Stage::Guess);
        shown.key(Qt::Key_Space);
        QCOMPARE(presentation.stage(), Stage::Answer);
        QVERIFY(!presentation.bench().isConcealed());
        shown.key(Qt::Key_PageDown);
        QCOMPARE(presentation.place().text(), QStringLiteral("Two steps · step 2 of 2"));
        QVERIFY(!presentation.guess());
        shown.key(Qt::Key_PageDown);
        QCOMPARE(presentation.place().text(), QStringLiteral("Two steps · step 2 of 2"));
        shown.key(Qt::Key_PageUp);
        QCOMPARE(presentation.place().text(), QStringLiteral("Two steps · step 1 of 2"));
        shown.key(Qt::Key_PageDown);
        QCOMPARE(presentation.stage(), Stage::Answer);
    }

    void whatTheClassGuessesIsNobodysProgress()
    {
        Shown shown(twoSteps);
        shown.key(Qt::Key_PageDown);
        shown.key(Qt::Key_PageDown);
        QVERIFY(shown.presentation->document().given("way"));
        QVERIFY(!shown.source.given("way"));
    }

    /// The variant that is in front, at its step.
    void thePageIsPresented()
    {
        OpenWindow open({1366, 768}, ui::MainWindow::Memory::Forgets);
        ui::LessonPage& page = open.window.lessonPage();
        open.window.bringToFront(page);
        OpenWindow::settle();
        page.takeVariant(*core::parseLesson(*ui::shippedLessonText("which-ideal"), "which-ideal"),
                         7);
        page.document().showStep(1);
        open.press(Qt::Key_F5);
        OpenWindow::settle();
        auto* shown = qobject_cast<ui::LessonPresentation*>(page.presenting().presentation());
        QVERIFY(shown);
        QCOMPARE(shown->document().placeInFront(), std::size_t(1));
        for (const core::LessonData& data : page.document().lesson().data)
            QVERIFY(std::get<std::vector<core::RankedList>>(data.content) ==
                    std::get<std::vector<core::RankedList>>(
                        shown->document().lesson().dataNamed(data.name)->content));
        QTest::keyClick(shown->windowHandle(), Qt::Key_Escape);
        OpenWindow::settle();
        QVERIFY(!page.presenting().presentation());
    }

    void handsAreCounted()
    {
        Shown shown(twoSteps);
        shown.key(Qt::Key_G);
        QCOMPARE(shown.presentation->stage(), Stage::Guess);
        shown.type(QStringLiteral("12 up, 30 down, 3 same"));
        const auto& field = dynamic_cast<ui::HandsField&>(shown.guess().field());
        QCOMPARE(field.line().text(), QStringLiteral("12 up, 30 down, 3 same"));
        QCOMPARE(field.accessibleDescription(), QStringLiteral("▲ Up 12, ▼ Down 30, = The same 3"));
        shown.key(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), shown.presentation.get());
        QCOMPARE(shown.presentation->stage(), Stage::Guess);
        shown.key(Qt::Key_PageDown);
        QCOMPARE(shown.guess().verdictBox().heading(),
                 QStringLiteral("✗ “it goes down” is not right"));
        QCOMPARE(field.accessibleDescription(),
                 QStringLiteral("▲ Up 12 right, ▼ Down 30, = The same 3"));
    }

    void theMedianIsHollow()
    {
        Shown shown(twoSteps);
        for (int i = 0; i < 3; ++i)
            shown.key(Qt::Key_PageDown);
        QCOMPARE(shown.guess().guess().id, std::string("much"));
        shown.type(QStringLiteral("0.5; 4 x 3.89; 0.9"));
        const auto& field = dynamic_cast<ui::NumberField&>(shown.guess().field());
        QCOMPARE(field.line().text(), QStringLiteral("0.5; 4 x 3.89; 0.9"));
        QCOMPARE(field.axis().guess(), std::optional(3.89));
        shown.key(Qt::Key_PageDown);
        QCOMPARE(shown.guess().verdictBox().heading(),
                 QStringLiteral("✗ Not right: 3.89 is DCG@3 for A"));
        QVERIFY(field.axis().right());
        QVERIFY(field.axis().accessibleDescription().contains(
            QStringLiteral("the class’s guess 3.89")));
    }

    void hintsAndBlackScreen()
    {
        Shown shown(twoSteps);
        shown.key(Qt::Key_PageDown);
        shown.key(Qt::Key_H);
        QCOMPARE(shown.guess().hintsShown(), std::size_t(1));
        shown.key(Qt::Key_B);
        QVERIFY(shown.presentation->isBlack());
        shown.key(Qt::Key_B);
        QVERIFY(!shown.presentation->isBlack());
        QSignalSpy left(shown.presentation.get(), &ui::Presentation::left);
        shown.key(Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    void whatTheLecturerTypesIsRead_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("answer");
        const auto row = [](const char* name, const char* kind, const char* text,
                            const char* answer) {
            QTest::newRow(name) << QByteArray(kind) << QByteArray(text) << QByteArray(answer);
        };
        row("words", "way", "12 up, 30 down, 3 same", "down");
        row("words in Chinese", "way", "12 上升，30下降、不变 3", "down");
        row("words before counts", "way", "same 30; up 4", "same");
        row("counts alone", "way", "12 3 3", "up");
        row("the first of equal ones", "way", "5, 5, 1", "up");
        row("no hands", "way", "0 0 0", "");
        row("too few counts", "way", "3", "");
        row("no such word", "way", "3 left", "");
        row("one number", "much", "0.7", "0.7");
        row("the middle one", "much", "0.9; 0.1; 0.3", "0.3");
        row("numbers parted by blanks", "much", "0.9 0.1 0,3 1/3", "0,3");
        row("and by commas", "much", "0.9, 0.1, 0.3", "0.3");
        row("of two in the middle the lower", "much", "0.9; 0.1; 0.3; 0.4", "0.3");
        row("as often as said", "much", "3 x 0.9; 0.1; 1/3", "0.9");
        row("some say there is none", "much", "none; 0.5; 3 × none", "none");
        row("no number", "much", "0.9; many", "");
    }
    void whatTheLecturerTypesIsRead()
    {
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, answer);
        const auto lesson = core::parseLesson(twoSteps, "lesson.md");
        const core::LessonGuess& guess = lesson->steps.front().guesses[kind == "way" ? 0 : 1];
        const auto said = core::readClassGuess(guess, text.toStdString());
        QCOMPARE(said.has_value(), !answer.isEmpty());
        if (said)
            QCOMPARE(core::writtenAnswer(guess, core::answerOf(guess, *said)),
                     answer.toStdString());
    }

    /// The panels are as large as the text when they come, and not only after the first key.
    void panelsComeInTheTypeOfTheHall_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char* id : {"which-ideal", "one-threshold", "better-on-average", "not-judged"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void panelsComeInTheTypeOfTheHall()
    {
        QFETCH(QString, lesson);
        const Shown shown(*ui::shippedLessonText(lesson.toStdString()), {1920, 1080});
        const int type = shown.presentation->font().pixelSize();
        QVERIFY(type > QApplication::font().pixelSize());
        const auto panels = shown.presentation->findChildren<ui::Panel*>();
        QVERIFY(!panels.isEmpty());
        for (const ui::Panel* panel : panels)
            QCOMPARE(panel->font().pixelSize(), type);
    }

    /// Every stage of a shipped lesson, on two screens, light and dark; pictures for the eye.
    void looks_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<double>("zoom");
        QTest::newRow("hall") << QSize(1920, 1080) << false << 1.0;
        QTest::newRow("small-dark") << QSize(1366, 768) << true << 1.0;
        QTest::newRow("large-type") << QSize(1366, 768) << false << 1.5;
    }
    void looks()
    {
        QFETCH(QSize, screen);
        QFETCH(bool, isDark);
        QFETCH(double, zoom);
        ranking_samples::adoptLook(isDark);
        Shown shown(*ui::shippedLessonText("which-ideal"), screen);
        shown.presentation->setZoom(zoom);
        const QDir shots(qEnvironmentVariable("RANKSCOPE_SHOTS"));
        for (int i = 0; i < 6; ++i) {
            if (shown.presentation->stage() == Stage::Guess)
                shown.type(shown.guess().guess().kind == core::GuessKind::Direction
                               ? QStringLiteral("12 30 3")
                               : QStringLiteral("1.0"));
            shown.key(Qt::Key_Return);
            const QPixmap picture = shown.presentation->grab();
            QCOMPARE(picture.size(), screen);
            QVERIFY(picture.save(shots.filePath(QStringLiteral("lesson-%1-%2.png")
                                                    .arg(QLatin1String(QTest::currentDataTag()))
                                                    .arg(i))));
            for (const QLabel* label : shown.guess().findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
            shown.key(Qt::Key_PageDown);
        }
    }
};

QTEST_MAIN(TestLessonPresentation)

}  // namespace tst_lesson_presentation

#include "tst_lesson_presentation.moc"
