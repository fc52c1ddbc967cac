// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_file.h"
#include "tests/ui/adopted_look.h"
#include "tests/ui/when_asked.h"
#include "ui/teaching/lesson/lesson_step_view.h"
#include "ui/teaching/making/lesson_dialog.h"
#include "ui/toolkit/panel/wrapped_label.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_lesson_dialog {

using namespace Qt::StringLiterals;
using ranking_samples::WhenAsked;

namespace {

ui::LessonDraft draft(const char* grades = "3 2 3 0 1 | 3 2")
{
    core::RankedList list = core::parseGrades(grades, "grades").value();
    list.query = "birthday cake";
    return ui::LessonDraft::ofLists(std::move(list), {}, core::parseMeasureSpec("nDCG@5").value());
}

/// The dialog, used like a person does.
struct Making {
    explicit Making(ui::LessonDraft lesson = draft())
        : dialog(std::move(lesson))
    {
        dialog.show();
        if (!QTest::qWaitForWindowActive(&dialog))
            qWarning("the dialog is not active");
    }
    template <class Widget>
    Widget& part(const char* name) const
    {
        return *dialog.findChild<Widget*>(QString::fromLatin1(name));
    }
    void write(const char* field, const QString& text) const
    {
        auto& line = part<QLineEdit>(field);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
    }
    /// Moves to the row by keys, and ticks or unticks it.
    void tick(const char* list, int row) const
    {
        auto& rows = part<QListWidget>(list);
        rows.setFocus();
        QTest::keyClick(&rows, Qt::Key_Home);
        for (int down = 0; down < row; ++down)
            QTest::keyClick(&rows, Qt::Key_Down);
        QTest::keyClick(&rows, Qt::Key_Space);
    }
    void undo() const { QTest::keyClick(dialog.focusWidget(), Qt::Key_Z, Qt::ControlModifier); }
    QString shownTitle() { return dialog.step().stepTitle().text(); }

    mutable ui::LessonDialog dialog;
};

}  // namespace

class TestLessonDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    /// Nothing but choices: the lesson asks, replies to 2^grade − 1 and is ready.
    void itIsReadyAtOnce()
    {
        const Making making;
        const core::Lesson lesson = making.dialog.lesson();
        QCOMPARE(lesson.title.at("en"), std::string("birthday cake"));
        QCOMPARE(lesson.steps.size(), 2U);
        const core::LessonGuess& guess = lesson.steps.front().guesses.front();
        QCOMPARE(guess.wrong.front().number.rules.front(),
                 (std::pair<std::string, std::string>("gain", "exp")));
        QVERIFY(core::checkLesson(lesson).empty());
        QVERIFY(making.part<QPushButton>("save").isEnabled());
    }

    void theStudentsViewFollows()
    {
        Making making;
        QCOMPARE(making.shownTitle(), u"Guess first"_s);
        making.write("heading", u"How good is it?"_s);
        QTRY_COMPARE(making.shownTitle(), u"How good is it?"_s);
        making.tick("questions", 2);
        QTRY_COMPARE(making.shownTitle(), u"Numerator and denominator"_s);
        QCOMPARE(making.dialog.lesson().steps.size(), 3U);
        QCOMPARE(making.part<QListWidget>("wrongAnswers").count(), 0);
        QVERIFY(!making.part<QLineEdit>("reply").isEnabled());
    }

    void everythingIsUndone()
    {
        const Making making;
        const core::Lesson before = making.dialog.lesson();
        making.write("title", u"Two ideals"_s);
        making.part<QPlainTextEdit>("text").setFocus();
        QTest::keyClicks(&making.part<QPlainTextEdit>("text"), u"Five cakes, and two missed. "_s);
        making.tick("wrongAnswers", 1);
        making.write("reply", u"That is the ideal of B only."_s);
        auto& measure = making.part<QComboBox>("measure");
        measure.setFocus();
        QTest::keyClick(&measure, Qt::Key_Down);
        QCOMPARE(making.dialog.lesson().measures, std::string("DCG@5"));
        QCOMPARE(making.dialog.lesson().title.at("en"), std::string("Two ideals"));
        QCOMPARE(making.dialog.lesson().steps.front().text.at("en"),
                 std::string("Five cakes, and two missed."));
        making.undo();
        QCOMPARE(measure.currentText(), u"nDCG@5"_s);
        const core::LessonGuess guess = making.dialog.lesson().steps.front().guesses.front();
        QCOMPARE(guess.wrong.size(), 2U);
        for (int steps = 0; steps < 4; ++steps)
            making.undo();
        QCOMPARE(making.dialog.lesson(), before);
        QVERIFY(!making.part<QPushButton>("undo").isEnabled());
        QCOMPARE(making.part<QLineEdit>("title").text(), u"birthday cake"_s);
        QTest::mouseClick(&making.part<QPushButton>("redo"), Qt::LeftButton);
        QCOMPARE(making.part<QLineEdit>("title").text(), u"Two ideals"_s);
    }

    void whatCannotBeSavedIsSaid_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("no title") << u"title"_s << u" "_s;
        QTest::newRow("a brace that begins no number") << u"heading"_s << u"The set {a}"_s;
        QTest::newRow("no source") << u"source"_s << u" "_s;
    }
    void whatCannotBeSavedIsSaid()
    {
        QFETCH(const QString, field);
        QFETCH(const QString, text);
        const Making making;
        making.write(field.toLatin1(), text);
        QTRY_VERIFY(!making.part<QPushButton>("save").isEnabled());
        making.undo();
        QTRY_VERIFY(making.part<QPushButton>("save").isEnabled());
        making.tick("questions", 0);
        making.tick("questions", 1);
        QTRY_VERIFY(!making.part<QPushButton>("save").isEnabled());
    }

    void itIsSaved()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"my cakes.md"_s);
        Making making;
        making.write("title", u"Cakes"_s);
        const QSignalSpy saved(&making.dialog, &ui::LessonDialog::saved);
        QString proposed;
        const WhenAsked<QFileDialog> naming([&](QFileDialog& dialog) {
            proposed = dialog.findChild<QLineEdit*>()->text();
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTest::mouseClick(&making.part<QPushButton>("save"), Qt::LeftButton);
        QCOMPARE(proposed, u"cakes-ndcg-5.md"_s);
        QCOMPARE(saved.size(), 1);
        QVERIFY(!making.dialog.isVisible());
        const auto lesson = core::parseLesson(core::readText(path.toStdString()).value(), "cakes");
        QVERIFY(lesson);
        QCOMPARE(lesson->id, std::string("my-cakes"));
        QCOMPARE(lesson->title.at("en"), std::string("Cakes"));
        QVERIFY(core::checkLesson(*lesson).empty());
    }

    void changesAreNotLostUnasked()
    {
        Making making;
        QTest::keyClick(&making.dialog, Qt::Key_Return);  // presses nothing
        QVERIFY(making.dialog.isVisible());
        making.write("title", u"Cakes"_s);
        {
            const WhenAsked<QMessageBox> keeping([](QMessageBox& box) { box.reject(); });
            QTest::keyClick(&making.dialog, Qt::Key_Escape);
            QVERIFY(making.dialog.isVisible());
        }
        making.undo();
        QTest::keyClick(&making.dialog, Qt::Key_Escape);
        QVERIFY(!making.dialog.isVisible());
    }

    /// Samples have no list of measures; what is asked about them is chosen all the same.
    void samplesHaveTheirOwnQuestions()
    {
        const Making making(ui::LessonDraft::ofCounts({1, 2, 3, 4}, u"clicked"_s));
        QVERIFY(!making.part<QComboBox>("measure").isVisible());
        making.tick("questions", 3);
        const core::Lesson lesson = making.dialog.lesson();
        QCOMPARE(lesson.steps.size(), 3U);
        QCOMPARE(lesson.steps.back().guesses.front().numbers.front().measure, std::string("F1"));
        QVERIFY(core::checkLesson(lesson).empty());
    }

    void saysWhereItsDataAreFrom()
    {
        const ui::LessonDialog dialog(ui::LessonDraft::ofCounts({1, 2, 3, 4}, u"clicked"_s),
                                      u"birthday cake (Ranking)"_s);
        QCOMPARE(dialog.findChild<QLabel*>(u"origin"_s)->text(), u"birthday cake (Ranking)"_s);
        for (const QString& name : {u"title"_s, u"lessonQuestion"_s, u"heading"_s})
            QCOMPARE(dialog.findChild<QLineEdit*>(name)->cursorPosition(), 0);
    }

    void everyFieldHasAName()
    {
        const Making making;
        for (const QWidget* widget : making.dialog.findChildren<QWidget*>()) {
            const bool isField = qobject_cast<const QLineEdit*>(widget) ||
                                 qobject_cast<const QPlainTextEdit*>(widget) ||
                                 qobject_cast<const QListWidget*>(widget) ||
                                 qobject_cast<const QComboBox*>(widget);
            if (isField && widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
    }
};

QTEST_MAIN(TestLessonDialog)

}  // namespace tst_lesson_dialog

#include "tst_lesson_dialog.moc"
