// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"

#include "core/foundation/json/json_writer.h"
#include "core/teaching/lessons/lesson_file.h"
#include "tests/small_lesson.h"
#include "ui/charts/view/chart_view.h"
#include "ui/charts/view/curve_view.h"
#include "ui/charts/view/histogram_view.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/lesson/guess/blanks_field.h"
#include "ui/teaching/lesson/guess/guess_axis.h"
#include "ui/teaching/lesson/guess/guess_marks.h"
#include "ui/teaching/lesson/guess/guess_view.h"
#include "ui/teaching/lesson/guess/number_field.h"
#include "ui/teaching/lesson/guess/order_field.h"
#include "ui/teaching/lesson/guess/pick_field.h"
#include "ui/teaching/lesson/guess/verdict_box.h"
#include "ui/teaching/lesson/lesson_curve_panel.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/page/page_request.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/toolkit/theme/window_style.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <memory>

namespace tst_lesson_guess_view {

namespace {

/// Lists A 2 3 0, B 3 2 0, C 3 2 0 and D 0 2 3: nDCG@3 of A is 3.893/4.262 = 0.9134, of D 0.6481.
core::Lesson lessonAsking(const std::string& words, const std::string& lines = {})
{
    return smallLesson("```rankscope list A\n2 3 0\n```\n```rankscope list B\n3 2 0\n```\n"
                       "```rankscope list C\n3 2 0\n```\n```rankscope list D\n0 2 3\n```\n",
                       words, lines);
}

/// A guess as a student sees it, in a window of its own.
struct Shown {
    explicit Shown(core::Lesson one, QSize size = {460, 420})
        : lesson(std::move(one))
        , view(ui::makeGuessView(lesson, lesson.steps.front().guesses.front(), "en"))
        , committed(view.get(), &ui::GuessView::committed)
        , opened(view.get(), &ui::GuessView::opened)
    {
        view->resize(size);
        view->show();
        view->activateWindow();
        view->setFocus();
        QApplication::processEvents();
    }

    template <class Field>
    Field& field() const
    {
        return dynamic_cast<Field&>(view->field());
    }
    ui::VerdictBox& box() const { return view->verdictBox(); }
    QPushButton* button(const QString& begin) const
    {
        for (QPushButton* one : view->findChildren<QPushButton*>())
            if (one->isVisible() && one->text().startsWith(begin))
                return one;
        return nullptr;
    }
    QString hints() const { return view->findChild<QLabel*>(QStringLiteral("guessHints"))->text(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const QString& text) const
    {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }

    core::Lesson lesson;
    std::unique_ptr<ui::GuessView> view;
    QSignalSpy committed;
    QSignalSpy opened;
};

core::Lesson shipped(const std::string& id)
{
    const auto lesson = core::parseLesson(ui::shippedLessonText(id).value_or(""), id);
    return lesson ? *lesson : core::Lesson();
}

/// The lesson with the guess as its only one.
core::Lesson onlyAsking(core::Lesson lesson, const std::string& id)
{
    for (core::LessonStep& step : lesson.steps)
        for (core::LessonGuess& guess : step.guesses)
            if (guess.id == id) {
                core::LessonStep only = step;
                only.guesses = {guess};
                lesson.steps = {only};
                return lesson;
            }
    return lesson;
}

const char* const rightNumber = "measure=nDCG@3 of=A";
const char* const wrongLine = "wrong measure=DCG@3: \"Not divided yet.\"\nhint: \"One.\"\n"
                              "hint: \"Two.\"\nright: \"Almost the ideal order.\"\n";

}  // namespace

class TestLessonGuessView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void aNumberIsTypedAndRight()
    {
        Shown shown(lessonAsking(rightNumber, wrongLine));
        shown.type(QStringLiteral("0.91"));
        QCOMPARE(shown.committed.size(), 0);
        QVERIFY(!shown.box().isVisible());
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.committed.size(), 1);
        QCOMPARE(shown.opened.size(), 1);
        QVERIFY(shown.box().isVisible());
        QCOMPARE(shown.box().heading(), QStringLiteral("✓ Right: 0.9134"));
        QVERIFY(shown.box().answer().endsWith(QStringLiteral("Almost the ideal order.")));
        QVERIFY(!shown.button(QStringLiteral("Check")));
        QVERIFY(shown.field<ui::NumberField>().axis().right());
    }

    void aKnownWrongNumberIsNamedAndCanBeSeen()
    {
        Shown shown(lessonAsking(rightNumber, wrongLine));
        QSignalSpy seen(shown.view.get(), &ui::GuessView::seeRequested);
        shown.type(QStringLiteral("3.89"));
        QTest::mouseClick(shown.button(QStringLiteral("Check")), Qt::LeftButton);
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ Not right: 3.89 is DCG@3 for A"));
        QCOMPARE(shown.box().text(), QStringLiteral("Not divided yet."));
        QVERIFY(shown.view->isOpen());
        QTest::mouseClick(shown.button(QStringLiteral("See it")), Qt::LeftButton);
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen.front().front().value<core::LessonNumber>().measure, std::string("DCG@3"));
    }

    void anotherRuleIsNamedWithItsLibraries()
    {
        // (3 + 7/1.585)/(7 + 3/1.585) = 0.8340
        Shown shown(lessonAsking(rightNumber));
        shown.type(QStringLiteral("0.834"));
        shown.key(Qt::Key_Return);
        QVERIFY2(shown.box().heading().contains(QStringLiteral("2^grade − 1")),
                 qPrintable(shown.box().heading()));
        QVERIFY2(shown.box().text().contains(QStringLiteral("the grade")),
                 qPrintable(shown.box().text()));
        QVERIFY(shown.box().text().contains(QStringLiteral("LightGBM")));
        QVERIFY(shown.button(QStringLiteral("See it")));
    }

    /// Two measures have a rule of that name.
    void theRuleIsThatOfTheMeasure()
    {
        Shown shown(onlyAsking(shipped("divided-by-what"), "three"));
        shown.type(QStringLiteral("2/3"));
        shown.key(Qt::Key_Return);
        QVERIFY2(shown.box().heading().contains(QStringLiteral("(AP divides by: ")),
                 qPrintable(shown.box().heading()));
    }

    void whatIsTooLowIsTriedAgainAndThenShown()
    {
        Shown shown(lessonAsking(rightNumber, wrongLine));
        shown.type(QStringLiteral("0.3"));
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ Not right: 0.3 is too low"));
        QVERIFY(shown.box().answer().isEmpty());
        QVERIFY(!shown.view->isOpen());
        QVERIFY(!shown.field<ui::NumberField>().axis().right());
        QVERIFY(!shown.box().text().contains(QStringLiteral("0.91")));
        shown.key(Qt::Key_A, Qt::ControlModifier);
        shown.type(QStringLiteral("0.99"));
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.committed.size(), 2);
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ Not right: 0.99 is too high"));
        QTest::mouseClick(shown.button(QStringLiteral("Show the answer")), Qt::LeftButton);
        QCOMPARE(shown.opened.size(), 1);
        QVERIFY(shown.box().answer().contains(QStringLiteral("0.9134")));
        const ui::GuessAxis& axis = shown.field<ui::NumberField>().axis();
        QCOMPARE(axis.guess(), std::optional(0.99));
        QVERIFY(std::fabs(*axis.right() - 0.9134) < 1e-4);
        QVERIFY(axis.accessibleDescription().contains(QStringLiteral("your guess 0.99")));
        QVERIFY(axis.accessibleDescription().contains(QStringLiteral("0.9134")));
    }

    void nonsenseIsNoAnswer_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing") << QString()
                                 << QStringLiteral(
                                        "Enter a guess first: click the axis or type a number.");
        QTest::newRow("a word")
            << QStringLiteral("half")
            << QStringLiteral(
                   "“alf” is not a number. Enter a number such as 0.5326, 17/40 or 53.26%.");
    }
    void nonsenseIsNoAnswer()
    {
        QFETCH(QString, typed);
        QFETCH(QString, said);
        Shown shown(lessonAsking(rightNumber));
        shown.type(typed);
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.committed.size(), 0);
        QCOMPARE(shown.box().heading(), said);
    }

    void theMarkIsDraggedClickedAndMovedByKeys()
    {
        Shown shown(lessonAsking(rightNumber));
        auto& field = shown.field<ui::NumberField>();
        ui::GuessAxis& axis = field.axis();
        const auto at = [&axis](double number) {
            return QPoint(static_cast<int>(std::lround(axis.xOf(number))), axis.height() / 2);
        };
        QTest::mouseClick(&axis, Qt::LeftButton, {}, at(0.25));
        QCOMPARE(axis.guess(), std::optional(0.25));
        QCOMPARE(field.line().text(), QStringLiteral("0.25"));
        QTest::mousePress(&axis, Qt::LeftButton, {}, at(0.25));
        QMouseEvent move(QEvent::MouseMove, QPointF(at(0.9)), axis.mapToGlobal(QPointF(at(0.9))),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&axis, &move);
        QTest::mouseRelease(&axis, Qt::LeftButton, {}, at(0.9));
        QCOMPARE(field.line().text(), QStringLiteral("0.90"));
        axis.setFocus();
        shown.key(Qt::Key_Right);
        QCOMPARE(field.line().text(), QStringLiteral("0.91"));
        shown.key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(field.line().text(), QStringLiteral("0.81"));
        shown.key(Qt::Key_End);
        QCOMPARE(field.line().text(), QStringLiteral("1.00"));
        shown.type(QStringLiteral("0.91"));
        QCOMPARE(field.line().text(), QStringLiteral("0.91"));
        QVERIFY(field.line().hasFocus());
        shown.key(Qt::Key_Return);
        QVERIFY(shown.view->isOpen());
        QTest::mouseClick(&axis, Qt::LeftButton, {}, at(0.1));
        QCOMPARE(field.line().text(), QStringLiteral("0.91"));
    }

    /// A sign, a word and a colour, in the verdict and at the mark on the axis.
    void rightAndWrongLookDifferent_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("label");
        QTest::newRow("right") << QStringLiteral("0.91") << QStringLiteral("✓ Right: ")
                               << QStringLiteral("rightAnswer")
                               << QStringLiteral("your guess 0.91 ✓");
        QTest::newRow("known wrong")
            << QStringLiteral("3.89") << QStringLiteral("✗ Not right: ")
            << QStringLiteral("wrongAnswer") << QStringLiteral("your guess 3.89 (off scale) ✗");
        QTest::newRow("too low") << QStringLiteral("0.3") << QStringLiteral("✗ Not right: ")
                                 << QStringLiteral("wrongAnswer")
                                 << QStringLiteral("your guess 0.3 ✗");
    }
    void rightAndWrongLookDifferent()
    {
        QFETCH(QString, typed);
        QFETCH(QString, heading);
        QFETCH(QString, name);
        QFETCH(QString, label);
        Shown shown(lessonAsking(rightNumber, wrongLine));
        const ui::GuessAxis& axis = shown.field<ui::NumberField>().axis();
        shown.type(typed);
        QVERIFY(!axis.verdict());
        QVERIFY(!axis.guessLabel().contains(QStringLiteral("✗")));
        shown.key(Qt::Key_Return);
        QVERIFY2(shown.box().heading().startsWith(heading), qPrintable(shown.box().heading()));
        QVERIFY(shown.box().findChild<QLabel*>(name));
        QCOMPARE(axis.guessLabel(), label);
        const ui::Theme theme = ui::Theme::of(shown.box());
        const QImage picture = shown.box().grab().toImage();
        QCOMPARE(picture.pixelColor(1, picture.height() / 2),
                 name == QStringLiteral("rightAnswer") ? theme.better : theme.worse);
    }

    /// The question has 15 pixels where other text has 13.
    void theQuestionIsLarge()
    {
        Shown shown(lessonAsking(rightNumber));
        QFont usual = shown.view->font();
        usual.setPixelSize(13);
        shown.view->setFont(usual);
        const auto* question = shown.view->findChild<QLabel*>(QStringLiteral("fact"));
        QVERIFY(question);
        QCOMPARE(question->font().pixelSize(), 15);
        QCOMPARE(question->font().weight(), QFont::DemiBold);
    }

    void hintsComeOneByOne()
    {
        Shown shown(lessonAsking(rightNumber, wrongLine));
        QSignalSpy hinted(shown.view.get(), &ui::GuessView::hintShown);
        QVERIFY(shown.hints().isEmpty());
        shown.key(Qt::Key_H);
        QCOMPARE(shown.hints(), QStringLiteral("Hint: One."));
        QTest::mouseClick(shown.button(QStringLiteral("Hint 2 of 2")), Qt::LeftButton);
        QCOMPARE(shown.hints(), QStringLiteral("Hint: One.\nHint: Two."));
        QCOMPARE(hinted.size(), 2);
        QVERIFY(!shown.button(QStringLiteral("Hint")));
        shown.view->setFocus();
        shown.key(Qt::Key_H);
        QCOMPARE(hinted.size(), 2);
    }

    void aValueMayBeNone()
    {
        Shown shown(onlyAsking(shipped("accuracy-deceives"), "precision"));
        auto* none = shown.view->findChild<QToolButton*>();
        QVERIFY(none && none->isVisible());
        QTest::mouseClick(none, Qt::LeftButton);
        shown.view->setFocus();
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.box().heading(), QStringLiteral("✓ Right: undefined"));
    }

    void aDirectionIsChosen_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("heading");
        QTest::newRow("right") << static_cast<int>(Qt::Key_U)
                               << QStringLiteral("✓ Right: it goes up");
        QTest::newRow("wrong") << static_cast<int>(Qt::Key_S)
                               << QStringLiteral("✗ “it stays the same” is not right");
        QTest::newRow("by a digit")
            << static_cast<int>(Qt::Key_1) << QStringLiteral("✓ Right: it goes up");
    }
    void aDirectionIsChosen()
    {
        QFETCH(int, key);
        QFETCH(QString, heading);
        Shown shown(lessonAsking("measure=nDCG@3 of=A,B kind=direction"));
        shown.key(static_cast<Qt::Key>(key));
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.committed.size(), 1);
        QCOMPARE(shown.box().heading(), heading);
        QVERIFY(shown.box().answer().contains(QStringLiteral("0.9134")));
        const auto& field = shown.field<ui::PickField>();
        QCOMPARE(field.button(0).text(), QStringLiteral("▲ Up ✓"));
        QCOMPARE(field.button(1).text(), QStringLiteral("▼ Down"));
    }

    /// An answer is pressed by Space only where the student went with the keyboard.
    void noAnswerHasTheFocusBefore()
    {
        Shown shown(lessonAsking("measure=nDCG@3 of=A,B kind=direction"));
        const auto& field = shown.field<ui::PickField>();
        QVERIFY(field.hasFocus());
        for (const std::size_t place : {0, 1, 2})
            QVERIFY(!field.button(place).hasFocus());
        shown.key(Qt::Key_Space);
        QVERIFY(!field.answer());
        shown.key(Qt::Key_Tab);
        QVERIFY(field.button(0).hasFocus());
        QVERIFY(!field.answer());
        shown.key(Qt::Key_Space);
        QVERIFY(field.answer());
        QVERIFY(field.button(0).isChecked());
    }

    void oneOfTheDataIsChosenByMouse()
    {
        Shown shown(lessonAsking("measure=nDCG@3 of=A,B kind=choice"));
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.box().heading(), QStringLiteral("Choose one of these first."));
        QTest::mouseClick(&shown.field<ui::PickField>().button(0), Qt::LeftButton);
        QTest::mouseClick(shown.button(QStringLiteral("Check")), Qt::LeftButton);
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ “A is higher” is not right"));
        QCOMPARE(shown.field<ui::PickField>().button(0).text(), QStringLiteral("A ✗"));
        QCOMPARE(shown.field<ui::PickField>().button(1).text(), QStringLiteral("B ✓"));
    }

    void theHighestOfSeveral()
    {
        Shown shown(lessonAsking("measure=nDCG@3 of=A,B,D kind=choice"));
        QTest::mouseClick(&shown.field<ui::PickField>().button(0), Qt::LeftButton);
        QTest::mouseClick(shown.button(QStringLiteral("Check")), Qt::LeftButton);
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ “A is the highest” is not right"));
    }

    void anOrderIsMadeByKeys()
    {
        Shown shown(lessonAsking("measure=nDCG@3 of=D,A,B kind=order"));
        const auto& list = shown.field<ui::OrderField>().list();
        QCOMPARE(list.item(0)->text(), QStringLiteral("1.  D"));
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ 3 pairs are in the wrong order"));
        QVERIFY(!shown.view->isOpen());
        QVERIFY(list.item(0)->text().endsWith(QStringLiteral("✗")));
        shown.key(Qt::Key_Down, Qt::ControlModifier);
        shown.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(list.item(2)->text(), QStringLiteral("3.  D"));
        shown.key(Qt::Key_Home);
        shown.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(list.item(0)->text(), QStringLiteral("1.  B"));
        shown.key(Qt::Key_Return);
        QVERIFY2(shown.view->isOpen(), qPrintable(shown.box().heading()));
        QCOMPARE(list.item(1)->text(), QStringLiteral("2.  A — 0.9134 ✓"));
        shown.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(list.item(1)->text(), QStringLiteral("2.  A — 0.9134 ✓"));
    }

    /// As a drop inside the list moves a row.
    void anOrderIsMadeByDragging()
    {
        Shown shown(lessonAsking("measure=nDCG@3 of=A,B kind=order"));
        auto& list = shown.field<ui::OrderField>().list();
        QVERIFY(list.dragDropMode() == QAbstractItemView::InternalMove);
        QVERIFY(list.item(0)->flags().testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(list.model()->moveRow({}, 1, {}, 0));
        QCOMPARE(list.item(0)->text(), QStringLiteral("1.  B"));
        QCOMPARE(list.item(1)->text(), QStringLiteral("2.  A"));
        QTest::mouseClick(shown.button(QStringLiteral("Check")), Qt::LeftButton);
        QVERIFY(shown.view->isOpen());
        QVERIFY(list.dragDropMode() == QAbstractItemView::NoDragDrop);
    }

    /// Also with the sign of its verdict.
    void numbersAreSeenWhole()
    {
        const Shown shown(
            lessonAsking("measure=nDCG@3 of=A kind=blanks", "formula: \"nDCG@3 = 3.893 / _\"\n"));
        shown.view->setStyleSheet(ui::windowStyle(ui::Theme::of(*shown.view)));
        QApplication::processEvents();
        const QLineEdit& blank = shown.field<ui::BlanksField>().blank(0);
        QStyleOptionFrame frame;
        frame.initFrom(&blank);
        frame.lineWidth = blank.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &frame, &blank);
        const QRect inside =
            blank.style()->subElementRect(QStyle::SE_LineEditContents, &frame, &blank);
        const int margins = blank.textMargins().left() + blank.textMargins().right();
        const QString longest = QStringLiteral("11.2105");
        QVERIFY2(inside.width() - margins - 4 >= blank.fontMetrics().horizontalAdvance(longest),
                 qPrintable(QStringLiteral("%1 - %2 for %3")
                                .arg(inside.width())
                                .arg(margins)
                                .arg(blank.fontMetrics().horizontalAdvance(longest))));
    }

    void blanksStandInTheFormula()
    {
        Shown shown(lessonAsking("measure=DCG@3,IDCG@3,nDCG@3 of=A kind=blanks",
                                 "formula: \"nDCG@3 = _/_ = _\"\n"));
        const auto& field = shown.field<ui::BlanksField>();
        QCOMPARE(field.accessibleName(), QStringLiteral("nDCG@3 = ____/____ = ____"));
        QVERIFY(field.blank(0).hasFocus());
        QVERIFY(field.blank(0).geometry().bottom() < field.blank(1).geometry().top());
        QVERIFY(field.blank(2).geometry().left() > field.blank(0).geometry().right());
        shown.type(QStringLiteral("3.893"));
        shown.key(Qt::Key_Tab);
        QVERIFY(field.blank(1).hasFocus());
        shown.type(QStringLiteral("5"));
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.committed.size(), 1);
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ 1 of 3 blanks are right"));
        QVERIFY(field.blank(0).isReadOnly());
        QVERIFY(!field.blank(1).isReadOnly());
        QCOMPARE(field.blank(0).accessibleDescription(), QStringLiteral("Right."));
        QVERIFY(shown.box().text().startsWith(QStringLiteral("Blank 2: 5 is")));
        QVERIFY(!shown.view->isOpen());
        shown.key(Qt::Key_A, Qt::ControlModifier);
        shown.type(QStringLiteral("4.262"));
        shown.key(Qt::Key_Tab);
        shown.type(QStringLiteral("3.893/4.262"));
        shown.key(Qt::Key_Return);
        QVERIFY2(shown.view->isOpen(), qPrintable(shown.box().text()));
        QCOMPARE(shown.box().heading(), QStringLiteral("✓ Right"));
    }

    void aNumberThatIsShownIsNotCrossedOut()
    {
        Shown shown(lessonAsking("measure=DCG@3,IDCG@3,nDCG@3 of=A kind=blanks",
                                 "formula: \"nDCG@3 = _/_ = _\"\n"));
        const auto& field = shown.field<ui::BlanksField>();
        shown.type(QStringLiteral("5"));
        shown.key(Qt::Key_Return);
        const auto signs = [&field] {
            QStringList texts;
            for (const QLabel* sign : field.findChildren<QLabel*>())
                texts << sign->text();
            return texts;
        };
        QVERIFY(signs().contains(QStringLiteral("✗")));
        QTest::mouseClick(shown.button(QStringLiteral("Show the answer")), Qt::LeftButton);
        QCOMPARE(field.blank(0).text(), QStringLiteral("3.8928"));
        QVERIFY(!signs().contains(QStringLiteral("✗")));
        QCOMPARE(field.blank(0).toolTip(), QStringLiteral("5 is not right. 3.8928 is right."));
    }

    /// A page gives the lesson's data the names that its texts give them.
    void aPageNamesTheDataAsTheLessonDoes()
    {
        core::JsonWriter request;
        request.beginObject();
        request.key("do").text("judge");
        request.key("lesson").text(ui::shippedLessonText("two-gains").value_or(""));
        request.key("language").text("en");
        request.key("guess").text("published");
        request.key("text").text("0.9575");
        request.endObject();
        const QString answer = QString::fromStdString(ui::page::answered(request.take()));
        QVERIFY2(answer.contains(QStringLiteral("for this list")), qPrintable(answer));
        QVERIFY(!answer.contains(QStringLiteral("for published")));
    }

    void anAnswerIsRestored()
    {
        const core::Lesson lesson = lessonAsking(rightNumber, wrongLine);
        const core::LessonGuess& guess = lesson.steps.front().guesses.front();
        Shown shown(lesson);
        const auto answer = core::readAnswer(guess, "3.89");
        shown.view->setAnswer(*answer);
        shown.view->showHints(1);
        shown.view->reveal(core::judged(lesson, guess, *answer));
        QCOMPARE(shown.box().heading(), QStringLiteral("✗ Not right: 3.89 is DCG@3 for A"));
        QCOMPARE(shown.hints(), QStringLiteral("Hint: One."));
        QVERIFY(shown.view->isOpen());
        QCOMPARE(shown.committed.size(), 0);
    }

    /// In the charts themselves, once the answer is open.
    void theGuessIsHollowInTheCurve()
    {
        ui::LessonDocument document;
        document.take(shipped("which-ideal"));
        document.showStep(1);
        const core::LessonGuess& guess = document.step().guesses.front();
        document.commit(guess.id, *core::readAnswer(guess, "0.9"));
        QVERIFY(ui::guessMarks(document, "B", core::Measure::Ndcg).empty());
        document.open(guess.id);
        const auto marks = ui::guessMarks(document, "B", core::Measure::Ndcg);
        QCOMPARE(marks.size(), 1U);
        QCOMPARE(marks.front().x, 5.0);
        QCOMPARE(marks.front().guessed, 0.9);
        QVERIFY(std::fabs(marks.front().right - 4 / 7.5095) < 1e-4);
        QVERIFY(ui::guessMarks(document, "A", core::Measure::Ndcg).empty());
        QVERIFY(ui::guessMarks(document, "B", core::Measure::P).empty());
        ui::LessonCurvePanel panel(document,
                                   {{"B", QStringLiteral("B"), document.bench().list("B")}});
        panel.resize(500, 320);
        panel.show();
        QApplication::processEvents();
        const ui::Theme theme = ui::Theme::of(panel.chart());
        const QImage picture = panel.chart().grab().toImage();
        const auto colourAt = [&](double y, double aside) {
            return picture.pixelColor(
                (panel.chart().positionOf(5, y) + QPointF(aside, 0)).toPoint());
        };
        QCOMPARE(colourAt(0.9, 0), theme.panel);
        QCOMPARE(colourAt(0.7, 0), theme.worse);
        QCOMPARE(colourAt(marks.front().right, 0), ui::seriesColour(0, false));
        QVERIFY(panel.chart().accessibleDescription().contains(
            QStringLiteral("At cutoff k 5, the guess is 0.9000; the right value is 0.5326.")));
    }

    void aGuessedPrecisionIsOnTheCurve()
    {
        ui::LessonDocument document;
        document.take(shipped("rare-clicks"));
        for (; !document.isLast() && document.step().guesses.front().id != "after";)
            document.next();
        const core::LessonGuess& guess = document.step().guesses.front();
        document.commit(guess.id, *core::readAnswer(guess, "0.75"));
        document.open(guess.id);
        const auto marks = ui::guessedPrecisions(document, "H");
        QCOMPARE(marks.size(), 1U);
        QCOMPARE(marks.front().guessed, 0.75);
        ui::PrecisionRecallPanel panel(*document.bench().samples("H"));
        panel.setGuesses(marks);
        panel.resize(500, 320);
        panel.show();
        QApplication::processEvents();
        QCOMPARE(panel.view().chart().guesses, marks);
        QVERIFY(panel.grab().save(
            QDir(qEnvironmentVariable("RANKSCOPE_SHOTS")).filePath(QStringLiteral("mark-pr.png"))));
    }

    void aGuessedThresholdIsAmongTheScores()
    {
        ui::LessonDocument document;
        document.take(shipped("one-threshold"));
        for (; !document.isLast() && document.step().guesses.front().id != "where";)
            document.next();
        const core::LessonGuess& guess = document.step().guesses.front();
        document.commit(guess.id, *core::readAnswer(guess, "0.5"));
        document.open(guess.id);
        const auto score = ui::guessedThreshold(document, "S");
        QCOMPARE(score, (std::optional(ui::GuessedScore{0.5, 0.35})));
        ui::DistributionPanel panel(*document.bench().samples("S"));
        panel.setGuess(score);
        panel.resize(500, 320);
        panel.show();
        QApplication::processEvents();
        QCOMPARE(panel.view().histogram().guess, score);
        QVERIFY(panel.grab().save(QDir(qEnvironmentVariable("RANKSCOPE_SHOTS"))
                                      .filePath(QStringLiteral("mark-scores.png"))));
    }

    /// Every guess of every lesson, right and wrong.
    void everyShippedGuessIsJudged_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const std::string& id : ui::shippedLessonIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void everyShippedGuessIsJudged()
    {
        QFETCH(QString, lesson);
        const core::Lesson whole = shipped(lesson.toStdString());
        QVERIFY(!whole.steps.empty());
        for (const core::LessonStep& step : whole.steps)
            for (const core::LessonGuess& guess : step.guesses) {
                Shown shown(onlyAsking(whole, guess.id));
                shown.view->setAnswer(core::rightAnswer(whole, guess));
                shown.view->commit();
                QVERIFY2(shown.view->isOpen(), guess.id.c_str());
                QVERIFY2(shown.box().heading().startsWith(QStringLiteral("✓")), guess.id.c_str());
                for (const core::WrongNumber& wrong : guess.wrong) {
                    core::LessonGuess other = guess;
                    other.numbers = {wrong.number};
                    Shown misled(onlyAsking(whole, guess.id));
                    misled.view->setAnswer(core::rightAnswer(whole, other));
                    misled.view->commit();
                    QVERIFY2(misled.view->isOpen(), guess.id.c_str());
                    QVERIFY2(misled.box().heading().startsWith(QStringLiteral("✗")),
                             guess.id.c_str());
                    QVERIFY2(misled.box().text().size() > 10, guess.id.c_str());
                }
            }
    }

    /// Text of every size fits, light and dark; pictures for the eye.
    void looks_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("number") << QByteArray(rightNumber) << QByteArray(wrongLine)
                                << QByteArray("0.834");
        QTest::newRow("number beyond")
            << QByteArray(rightNumber) << QByteArray(wrongLine) << QByteArray("3.89");
        QTest::newRow("number tried")
            << QByteArray(rightNumber) << QByteArray(wrongLine) << QByteArray("0.4");
        QTest::newRow("direction") << QByteArray("measure=nDCG@3 of=A,B kind=direction")
                                   << QByteArray() << QByteArray("down");
        QTest::newRow("order") << QByteArray("measure=nDCG@3 of=D,A,B kind=order") << QByteArray()
                               << QByteArray("A > D > B");
        QTest::newRow("blanks") << QByteArray("measure=DCG@3,IDCG@3,nDCG@3 of=A kind=blanks")
                                << QByteArray("formula: \"nDCG@3 = _/_ = _\"\n")
                                << QByteArray("3.893; 5; ");
    }
    void looks()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, lines);
        QFETCH(QByteArray, answer);
        for (const bool isDark : {false, true})
            for (const double zoom : {1.0, 2.0}) {
                Shown shown(lessonAsking(words.toStdString(), lines.toStdString()));
                QApplication::setPalette(ui::paletteFor(isDark));
                QFont font = QApplication::font();
                font.setPixelSize(static_cast<int>(14 * zoom));
                shown.view->setFont(font);
                const ui::Theme theme = ui::Theme::make(isDark, QFontMetricsF(font).height());
                shown.view->setStyleSheet(ui::windowStyle(theme));
                shown.view->setAutoFillBackground(true);
                shown.view->showHints(1);
                shown.view->setAnswer(*core::readAnswer(shown.view->guess(), answer.toStdString()));
                shown.view->commit();
                shown.view->resize(static_cast<int>(430 * zoom),
                                   shown.view->heightForWidth(static_cast<int>(430 * zoom)));
                QApplication::processEvents();
                for (const QLabel* label : shown.view->findChildren<QLabel*>())
                    if (label->isVisible() && label->wordWrap())
                        QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                                 qPrintable(label->text()));
                const QString shots = qEnvironmentVariable("RANKSCOPE_SHOTS");
                QVERIFY(shown.view->grab().save(
                    QDir(shots).filePath(QStringLiteral("guess-%1-%2-%3.png")
                                             .arg(QLatin1String(QTest::currentDataTag()))
                                             .arg(isDark ? 1 : 0)
                                             .arg(zoom))));
            }
    }
};

QTEST_MAIN(TestLessonGuessView)

}  // namespace tst_lesson_guess_view

#include "tst_lesson_guess_view.moc"
