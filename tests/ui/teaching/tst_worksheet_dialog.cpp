// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/worksheets/worksheet.h"
#include "tests/ui/adopted_look.h"
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/worksheet/open_set_dialog.h"
#include "ui/teaching/worksheet/quiz_choice.h"
#include "ui/teaching/worksheet/worksheet_dialog.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/toolkit/theme/window_style.h"
#include "ui/window/page/lesson_page.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

namespace tst_worksheet_dialog {

using namespace ranking_samples;

namespace {

/// The field that a screen reader calls so.
template <class Field>
Field& fieldOf(QWidget& dialog, const QString& name)
{
    for (Field* field : dialog.findChildren<Field*>())
        if (field->accessibleName() == name)
            return *field;
    qFatal("there is no field %s", qPrintable(name));
}

void type(QWidget& field, const QString& text)
{
    field.setFocus();
    QTest::keySequence(&field, QKeySequence::SelectAll);
    QTest::keyClicks(&field, text);
}

void press(QWidget& dialog, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(dialog.windowHandle(), key, modifiers);
}

void write(QWidget& dialog)
{
    press(dialog, Qt::Key_W, Qt::AltModifier);
}

/// Writing may be over before it was looked at.
bool isWritten(const ui::WorksheetDialog& dialog)
{
    return !dialog.isWriting() &&
           dialog.message().contains(QStringLiteral("The worksheets and answer key were saved"));
}

bool showDialog(QWidget& dialog)
{
    dialog.show();
    dialog.activateWindow();
    return QTest::qWaitForWindowActive(&dialog);
}

QStringList filesIn(const QString& folder)
{
    QStringList files =
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    files.sort();
    return files;
}

void put(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

}  // namespace

class TestWorksheetDialog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString pathOf(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void init() { failOnWarnings(); }

    void isWrittenByKeys()
    {
        ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        auto& lessons = fieldOf<QListWidget>(dialog, QStringLiteral("Lessons"));
        QVERIFY(lessons.hasFocus());
        QTest::keyClick(&lessons, Qt::Key_Home);
        QTest::keyClick(&lessons, Qt::Key_Space);  // the first one, too
        press(dialog, Qt::Key_N, Qt::AltModifier);
        type(*dialog.focusWidget(), QStringLiteral("3"));
        press(dialog, Qt::Key_O, Qt::AltModifier);
        type(*dialog.focusWidget(), pathOf(QStringLiteral("keys")));
        write(dialog);
        QTRY_VERIFY2(isWritten(dialog), qPrintable(dialog.message()));
        QCOMPARE(filesIn(pathOf(QStringLiteral("keys"))),
                 (QStringList{QStringLiteral("1.pdf"), QStringLiteral("2.pdf"),
                              QStringLiteral("3.pdf"), QStringLiteral("all.pdf"),
                              QStringLiteral("key.csv"), QStringLiteral("key.pdf")}));
        QFile key(pathOf(QStringLiteral("keys/key.csv")));
        QVERIFY(key.open(QIODevice::ReadOnly));
        const QByteArray rows = key.readAll();
        QVERIFY(rows.contains(",which-ideal,b,") && rows.contains(",ranked-list,"));
        QVERIFY(filesIn(m_folder.path()).filter(QStringLiteral("unfinished")).isEmpty());
    }

    void tickedQuestionsAreAsked()
    {
        ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        auto& questions = fieldOf<QListWidget>(dialog, QStringLiteral("Questions"));
        QCOMPARE(questions.count(), 5);
        press(dialog, Qt::Key_Q, Qt::AltModifier);
        for (int i = 0; i < questions.count(); ++i) {
            if (i != 1)  // nDCG@5 for B
                QTest::keyClick(&questions, Qt::Key_Space);
            QTest::keyClick(&questions, Qt::Key_Down);
        }
        press(dialog, Qt::Key_O, Qt::AltModifier);
        type(*dialog.focusWidget(), pathOf(QStringLiteral("ticked")));
        write(dialog);
        QTRY_VERIFY2(isWritten(dialog), qPrintable(dialog.message()));
        QFile key(pathOf(QStringLiteral("ticked/key.csv")));
        QVERIFY(key.open(QIODevice::ReadOnly));
        const QByteArray rows = key.readAll();
        QCOMPARE(rows.count("\n"), 2);
        QVERIFY(rows.contains(",which-ideal,b,"));
        QTest::keyClick(&questions, Qt::Key_Home);
        QTest::keyClick(&questions, Qt::Key_Down);
        QTest::keyClick(&questions, Qt::Key_Space);
        write(dialog);
        QTRY_COMPARE(dialog.message(),
                     QStringLiteral("Select at least one question (press Space)."));
    }

    void lessonsAreNamedAsIsSpoken()
    {
        ui::speak(QStringLiteral("zh_CN"));
        const ui::WorksheetDialog dialog(ui::shippedLessons(), {},
                                         ui::WorksheetDialog::Memory::Forgets);
        ui::speak(QStringLiteral("en"));
        QCOMPARE(dialog.findChild<QListWidget*>()->item(0)->text(),
                 QStringLiteral("1. 读懂一个排序列表"));
    }

    void quizzesAreWrittenBeside()
    {
        ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        auto& variants = fieldOf<QSpinBox>(dialog, QStringLiteral("Variants per question"));
        QVERIFY(!variants.isEnabled());
        press(dialog, Qt::Key_M, Qt::AltModifier);  // Moodle
        press(dialog, Qt::Key_I, Qt::AltModifier);  // GIFT
        QTRY_COMPARE(dialog.findChild<ui::QuizChoice*>()->ids(),
                     (QStringList{QStringLiteral("moodle"), QStringLiteral("gift")}));
        QVERIFY(variants.isEnabled());
        type(variants, QStringLiteral("2"));
        press(dialog, Qt::Key_O, Qt::AltModifier);
        type(*dialog.focusWidget(), pathOf(QStringLiteral("quizzes")));
        write(dialog);
        QTRY_VERIFY2(isWritten(dialog), qPrintable(dialog.message()));
        QCOMPARE(filesIn(pathOf(QStringLiteral("quizzes"))),
                 (QStringList{QStringLiteral("1.pdf"), QStringLiteral("key.csv"),
                              QStringLiteral("key.pdf"), QStringLiteral("quiz-gift.txt"),
                              QStringLiteral("quiz-moodle.xml")}));
        QFile gift(pathOf(QStringLiteral("quizzes/quiz-gift.txt")));
        QVERIFY(gift.open(QIODevice::ReadOnly));
        const QByteArray questions = gift.readAll();
        QVERIFY(questions.contains("q.which-ideal.b.2\n"));
        QVERIFY(!questions.contains("q.which-ideal.b.3\n"));
        QVERIFY2(
            dialog.message().contains(QStringLiteral("Quizzes: quiz-moodle.xml, quiz-gift.txt.")),
            qPrintable(dialog.message()));
    }

    /// Whatever the window speaks.
    void papersSpeakTheLanguageChosen()
    {
        ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        auto& language = fieldOf<QComboBox>(dialog, QStringLiteral("Language"));
        QCOMPARE(language.currentText(), QStringLiteral("English"));
        QTest::keyClick(&language, Qt::Key_End);
        QCOMPARE(language.currentText(), QStringLiteral("简体中文"));
        QTest::keyClick(&fieldOf<QComboBox>(dialog, QStringLiteral("Format")), Qt::Key_End);
        press(dialog, Qt::Key_I, Qt::AltModifier);  // GIFT
        press(dialog, Qt::Key_O, Qt::AltModifier);
        type(*dialog.focusWidget(), pathOf(QStringLiteral("chinese")));
        write(dialog);
        QTRY_VERIFY2(isWritten(dialog), qPrintable(dialog.message()));
        for (const char* name : {"1.html", "key.html", "quiz-gift.txt"}) {
            QFile file(pathOf(QStringLiteral("chinese/") + QLatin1String(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            QVERIFY2(text.contains(QStringLiteral("nDCG@5\u2009是多少？")), name);
            QVERIFY2(!text.contains(QStringLiteral("What is")), name);
        }
    }

    void whatIsMissingIsSaid_data()
    {
        QTest::addColumn<QString>("front");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("told");
        QTest::newRow("is not a lesson")
            << QString() << QStringLiteral("Folder") << pathOf(QStringLiteral("x"))
            << QStringLiteral("Select at least one lesson");
        QTest::newRow("no folder")
            << QStringLiteral("which-ideal") << QStringLiteral("Folder") << QString()
            << QStringLiteral("Choose a folder for the worksheets.");
        QTest::newRow("a seed that is none")
            << QStringLiteral("which-ideal") << QStringLiteral("Random seed")
            << QStringLiteral("autumn") << QStringLiteral("The seed must be a whole number");
    }

    void whatIsMissingIsSaid()
    {
        QFETCH(const QString, front);
        QFETCH(const QString, field);
        QFETCH(const QString, typed);
        QFETCH(const QString, told);
        ui::WorksheetDialog dialog(ui::shippedLessons(), front.toStdString(),
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        type(fieldOf<QLineEdit>(dialog, field), typed);
        write(dialog);
        QTRY_VERIFY2(dialog.message().contains(told), qPrintable(dialog.message()));
        QVERIFY(!dialog.isWriting());
    }

    void aRosterThatIsRefusedNamesTheLine()
    {
        const QString roster = pathOf(QStringLiteral("roster.csv"));
        put(roster, "id,name\ns1,Anna\n\ns1,Ben\n");
        ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        auto& field = fieldOf<QLineEdit>(dialog, QStringLiteral("Students: roster file"));
        type(field, roster);
        QVERIFY(!fieldOf<QSpinBox>(dialog, QStringLiteral("Number of sheets")).isEnabled());
        type(fieldOf<QLineEdit>(dialog, QStringLiteral("Folder")), pathOf(QStringLiteral("none")));
        write(dialog);
        QTRY_VERIFY2(dialog.message().contains(QStringLiteral("roster.csv:4: “s1” appears twice")),
                     qPrintable(dialog.message()));
        QVERIFY(field.hasFocus());
        QVERIFY(!QDir(pathOf(QStringLiteral("none"))).exists());
    }

    void filesAreReplacedOnlyOnceSaid()
    {
        const QString folder = pathOf(QStringLiteral("mine"));
        QVERIFY(QDir().mkpath(folder));
        put(folder + QStringLiteral("/notes.txt"), "mine");
        ui::WorksheetDialog dialog(ui::shippedLessons(), "ranked-list",
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        type(fieldOf<QLineEdit>(dialog, QStringLiteral("Folder")), folder);
        QString asked;
        {
            const WhenAsked<QMessageBox> no([&asked](QMessageBox& box) {
                asked = box.text();
                QTest::keyClick(box.button(QMessageBox::Cancel), Qt::Key_Space);
            });
            write(dialog);
            QTRY_VERIFY(!dialog.message().isEmpty());
        }
        QVERIFY2(asked.contains(QStringLiteral("is not empty")), qPrintable(asked));
        QCOMPARE(filesIn(folder), QStringList{QStringLiteral("notes.txt")});
        const WhenAsked<QMessageBox> yes(
            [](QMessageBox& box) { QTest::keyClick(box.button(QMessageBox::Yes), Qt::Key_Space); });
        QVERIFY(showDialog(dialog));
        write(dialog);
        QTRY_VERIFY2(dialog.message().contains(QStringLiteral("were saved in")),
                     qPrintable(dialog.message()));
        QCOMPARE(filesIn(folder),
                 (QStringList{QStringLiteral("1.pdf"), QStringLiteral("key.csv"),
                              QStringLiteral("key.pdf"), QStringLiteral("notes.txt")}));
    }

    void escapeStopsAndLeavesNothing()
    {
        ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                   ui::WorksheetDialog::Memory::Forgets);
        QVERIFY(showDialog(dialog));
        fieldOf<QSpinBox>(dialog, QStringLiteral("Number of sheets")).setValue(2000);
        const QString folder = pathOf(QStringLiteral("stopped"));
        type(fieldOf<QLineEdit>(dialog, QStringLiteral("Folder")), folder);
        write(dialog);
        QTRY_VERIFY(dialog.isWriting());
        press(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog.isWriting());
        QCOMPARE(dialog.message(), QStringLiteral("Stopped. Nothing was saved."));
        QVERIFY(dialog.isVisible());
        QVERIFY(filesIn(m_folder.path()).filter(QStringLiteral("stopped")).isEmpty());
        press(dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void whatWasChosenIsThereTheNextTime()
    {
        const QString folder = pathOf(QStringLiteral("kept"));
        {
            ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                       ui::WorksheetDialog::Memory::Remembers);
            QVERIFY(showDialog(dialog));
            type(fieldOf<QLineEdit>(dialog, QStringLiteral("Random seed")), QStringLiteral("77"));
            type(fieldOf<QLineEdit>(dialog, QStringLiteral("Folder")), folder);
            fieldOf<QComboBox>(dialog, QStringLiteral("Format")).setCurrentIndex(1);
            write(dialog);
            QTRY_VERIFY(dialog.message().contains(QStringLiteral("were saved in")));
        }
        QCOMPARE(filesIn(folder), (QStringList{QStringLiteral("1.html"), QStringLiteral("key.csv"),
                                               QStringLiteral("key.html")}));
        ui::WorksheetDialog next(ui::shippedLessons(), {}, ui::WorksheetDialog::Memory::Remembers);
        QCOMPARE(fieldOf<QLineEdit>(next, QStringLiteral("Random seed")).text(),
                 QStringLiteral("77"));
        QCOMPARE(fieldOf<QLineEdit>(next, QStringLiteral("Folder")).text(), folder);
        QVERIFY(!fieldOf<QComboBox>(next, QStringLiteral("Paper")).isEnabled());
        const auto& lessons = fieldOf<QListWidget>(next, QStringLiteral("Lessons"));
        QStringList ticked;
        for (int i = 0; i < lessons.count(); ++i)
            if (lessons.item(i)->checkState() == Qt::Checked)
                ticked << lessons.item(i)->data(Qt::UserRole).toString();
        QCOMPARE(ticked, QStringList{QStringLiteral("which-ideal")});
        QSettings().clear();
    }

    /// Whatever was chosen the last time, out of sight.
    void theLessonInFrontIsTickedAloneAndInSight()
    {
        QSettings().setValue(QStringLiteral("worksheet/lessons"),
                             QStringList{QStringLiteral("first-answer")});
        const auto lessons = ui::shippedLessons();
        const std::string last = lessons.back().id;
        ui::WorksheetDialog dialog(lessons, last, ui::WorksheetDialog::Memory::Remembers);
        QSettings().clear();
        QVERIFY(showDialog(dialog));
        auto& list = fieldOf<QListWidget>(dialog, QStringLiteral("Lessons"));
        for (int i = 0; i < list.count(); ++i)
            QCOMPARE(list.item(i)->checkState() == Qt::Checked, i == list.count() - 1);
        QCOMPARE(list.currentRow(), list.count() - 1);
        QVERIFY(list.viewport()->rect().contains(list.visualItemRect(list.currentItem())));
    }

    void fieldsWithoutUseLookSo()
    {
        ui::WorksheetDialog dialog(ui::shippedLessons(), "which-ideal",
                                   ui::WorksheetDialog::Memory::Forgets);
        dialog.setStyleSheet(ui::windowStyle(ui::Theme::make(false, 13)));
        QVERIFY(showDialog(dialog));
        auto& count = fieldOf<QSpinBox>(dialog, QStringLiteral("Number of sheets"));
        const QColor usable = count.palette().color(QPalette::Text);
        type(fieldOf<QLineEdit>(dialog, QStringLiteral("Students: roster file")),
             QStringLiteral("roster.csv"));
        QVERIFY(!count.isEnabled());
        QVERIFY(count.palette().color(QPalette::Text) != usable);
    }

    void aSetIsOpenedByItsCode()
    {
        ui::OpenSetDialog dialog(ui::shippedLessons());
        QVERIFY(showDialog(dialog));
        QSignalSpy chosen(&dialog, &ui::OpenSetDialog::chosen);
        type(fieldOf<QLineEdit>(dialog, QStringLiteral("Set")), QStringLiteral("set 7g3a"));
        press(dialog, Qt::Key_Return);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("message"))
                    ->text()
                    .contains(QStringLiteral("7f3a")));
        type(fieldOf<QLineEdit>(dialog, QStringLiteral("Set")), QStringLiteral("set 7F3A"));
        type(fieldOf<QLineEdit>(dialog, QStringLiteral("Random seed")), QStringLiteral("2026"));
        fieldOf<QComboBox>(dialog, QStringLiteral("Lesson")).setFocus();
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("Which"));
        press(dialog, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front()[1].toULongLong(), core::seedOfSet(2026, "7f3a"));
        QCOMPARE(QString::fromStdString(chosen.front()[0].value<core::Lesson>().id),
                 QStringLiteral("which-ideal"));
        QVERIFY(!dialog.isVisible());
    }

    void aSetIsOpenedFromAKey()
    {
        ui::OpenSetDialog dialog(ui::shippedLessons(), {{"s1", "Anna", "7f3a", "which-ideal", 11},
                                                        {"s1", "Anna", "7f3a", "ranked-list", 11},
                                                        {"s2", "Ben", "0b1c", "which-ideal", 12}});
        QVERIFY(showDialog(dialog));
        QSignalSpy chosen(&dialog, &ui::OpenSetDialog::chosen);
        auto& sheet = fieldOf<QComboBox>(dialog, QStringLiteral("Sheet"));
        QCOMPARE(sheet.count(), 2);
        QCOMPARE(sheet.currentText(), QStringLiteral("set 7f3a: Anna (s1)"));
        auto& lesson = fieldOf<QComboBox>(dialog, QStringLiteral("Lesson"));
        QCOMPARE(lesson.count(), 2);
        sheet.setFocus();
        QTest::keyClick(&sheet, Qt::Key_Down);
        QCOMPARE(lesson.count(), 1);
        press(dialog, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front()[1].toULongLong(), 12U);
    }

    /// From the window to the sheet and back: the student's numbers are on the page.
    void aKeyIsOpenedInTheWindow()
    {
        const core::KeyedLesson asked{"s2", "Ben", "0b1c", "which-ideal", 12};
        const QString key = pathOf(QStringLiteral("key.csv"));
        put(key, "student,name,code,seed,lesson,guess,measure\n"
                 "s1,Anna,7f3a,11,ranked-list,five,P@5\n"
                 "s2,Ben,0b1c,12,which-ideal,b,nDCG@5\n");
        OpenWindow open;
        QVERIFY(open.isShown);
        QVERIFY2(open.window.open({key}), qPrintable(open.window.message()));
        ui::OpenSetDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = open.window.findChild<ui::OpenSetDialog*>()));
        QTRY_VERIFY(dialog->isActiveWindow());
        auto& sheet = fieldOf<QComboBox>(*dialog, QStringLiteral("Sheet"));
        sheet.setFocus();
        QTest::keyClick(&sheet, Qt::Key_Down);
        QCOMPARE(sheet.currentText(), QStringLiteral("set 0b1c: Ben (s2)"));
        press(*dialog, Qt::Key_Return);
        QTRY_VERIFY(!open.window.findChild<ui::OpenSetDialog*>());
        const ui::LessonDocument& taken = open.window.lessonPage().document();
        QCOMPARE(QString::fromStdString(taken.lesson().id), QStringLiteral("which-ideal"));
        QCOMPARE(taken.seed(), asked.seed);
        QCOMPARE(&open.window.pageInFront(), &open.window.lessonPage());
    }

    void theMenuTicksTheLessonInFront()
    {
        OpenWindow open;
        QVERIFY(open.isShown);
        QCOMPARE(open.window.openLesson(QStringLiteral("every-answer"), {}, 0), QString());
        open.action(QStringLiteral("Worksheet"))->trigger();
        auto* dialog = open.window.findChild<ui::WorksheetDialog*>();
        QVERIFY(dialog);
        const auto& lessons = fieldOf<QListWidget>(*dialog, QStringLiteral("Lessons"));
        QStringList ticked;
        for (int i = 0; i < lessons.count(); ++i)
            if (lessons.item(i)->checkState() == Qt::Checked)
                ticked << lessons.item(i)->text();
        QCOMPARE(ticked, QStringList{QStringLiteral("5. Every right answer counts")});
        dialog->close();
    }
};

QTEST_MAIN(TestWorksheetDialog)

}  // namespace tst_worksheet_dialog

#include "tst_worksheet_dialog.moc"
