// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/table_text.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/worksheets/worksheet_key.h"
#include "tests/small_lesson.h"
#include "tests/ui/adopted_look.h"
#include "ui/teaching/marking/marking_dialog.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/table/table_menu.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace tst_marking_dialog {

using namespace Qt::StringLiterals;

namespace {

QString labelIn(const ui::MarkingDialog& dialog, const QString& name)
{
    return dialog.findChild<QLabel*>(name)->text();
}

}  // namespace

class TestMarkingDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { ranking_samples::failOnWarnings(); }
    void nothingCanBeMarkedWithoutAKey();
    void anAnswerIsTypedByKeys();
    void aCodeNamesASheet();
    void aClassIsMarked();
    void aRowIsShownAbove();
    void muchIsMarkedBeside();
    void whatCannotBeReadIsSaid();
    void ownLessonsAreKnown();
    void everyFieldHasAName();

private:
    QString write(const QString& name, const QByteArray& content) const;

    QTemporaryDir m_folder;
    QString m_key;
    core::Worksheets m_sheets;
};

void TestMarkingDialog::initTestCase()
{
    const auto lesson = ui::lessonNamed("which-ideal");
    QVERIFY(lesson);
    const std::vector<core::Student> students{{"s1", "Anna"}, {"s2", "李雷"}};
    auto sheets = core::worksheets(std::vector{*lesson}, students, 2026);
    QVERIFY(sheets);
    m_sheets = *std::move(sheets);
    m_key =
        write(u"key.csv"_s,
              QByteArray::fromStdString(core::tableText(
                  core::keyTable(m_sheets), core::TableFormat::Csv, core::TablePrecision::Full)));
}

QString TestMarkingDialog::write(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
    return file.fileName();
}

void TestMarkingDialog::nothingCanBeMarkedWithoutAKey()
{
    ui::MarkingDialog dialog;
    for (const QGroupBox* box : dialog.findChildren<QGroupBox*>())
        QVERIFY(!box->isEnabled());
    QVERIFY(labelIn(dialog, u"keyName"_s).contains(u"key.csv"_s));
}

/// Tab goes from the student to the question and to the answer; what is typed is judged as it
/// stands.
void TestMarkingDialog::anAnswerIsTypedByKeys()
{
    ui::MarkingDialog dialog;
    dialog.openKey(m_key);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QCOMPARE(labelIn(dialog, u"keyName"_s), u"key.csv: 2 students"_s);
    auto* const student = dialog.findChild<QComboBox*>(u"student"_s);
    QVERIFY(student->hasFocus());
    student->lineEdit()->selectAll();
    QTest::keyClicks(student->lineEdit(), u"s2"_s);
    auto* const question = dialog.findChild<QComboBox*>(u"question"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(question->hasFocus());
    QTest::keyClicks(question, u"2"_s);  // its number on the sheet
    QCOMPARE(question->currentText(), u"2. which-ideal/b"_s);
    QTest::keyClick(question, Qt::Key_Tab);
    auto* const answer = dialog.findChild<QLineEdit*>(u"answer"_s);
    QVERIFY(answer->hasFocus());
    QTest::keyClicks(answer, u"1,0"_s);
    QVERIFY2(labelIn(dialog, u"verdict"_s).startsWith(u"1,0 is nDCG@5 for B (Ideal"_s),
             qPrintable(labelIn(dialog, u"verdict"_s)));
    const core::Value right = m_sheets.sheets[1].lessons[0].questions[1].values[0].value;
    QVERIFY(labelIn(dialog, u"verdict"_s)
                .contains(u"The right answer is "_s + QString::number(*right, 'f', 4)));
    answer->selectAll();
    QTest::keyClicks(answer, QString::number(*right, 'f', 4));
    QVERIFY(labelIn(dialog, u"verdict"_s).startsWith(u"Right: "_s));
    answer->selectAll();
    QTest::keyClick(answer, Qt::Key_Delete);
    QCOMPARE(labelIn(dialog, u"verdict"_s), QString());
    QTest::keyClick(answer, Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QTest::keyClick(answer, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestMarkingDialog::aCodeNamesASheet()
{
    ui::MarkingDialog dialog;
    dialog.openKey(m_key);
    dialog.findChild<QLineEdit*>(u"answer"_s)->setText(u"same"_s);
    dialog.findChild<QComboBox*>(u"question"_s)->setCurrentText(u"1. which-ideal/rr"_s);
    auto* const student = dialog.findChild<QComboBox*>(u"student"_s);
    student->setEditText(u"set "_s + QString::fromStdString(m_sheets.sheets[0].code).toUpper());
    QCOMPARE(labelIn(dialog, u"verdict"_s), u"Right: it stays the same."_s);
    student->setEditText(u"s9"_s);
    QCOMPARE(labelIn(dialog, u"verdict"_s), u"“s9” is not a student or a set in the answer key."_s);
}

void TestMarkingDialog::aClassIsMarked()
{
    ui::MarkingDialog dialog;
    dialog.openKey(m_key);
    dialog.openAnswers(write(u"answers.csv"_s,
                             "student;which-ideal/b;which-ideal/rr;mail\ns1;1,0;same;x\n"
                             "s2;1;up;x\ns9;1;up;x\n"));
    QCOMPARE(labelIn(dialog, u"state"_s), u"answers.csv: 4 answers, 1 right"_s);
    auto* const remarks = dialog.findChild<QPlainTextEdit*>(u"remarks"_s);
    QVERIFY(remarks->isVisibleTo(&dialog));
    QCOMPARE(
        remarks->toPlainText(),
        u"Column “mail” was ignored.\nLine 4: “s9” is not a student or a set in the answer key."_s);
    const auto table = [&dialog](const QString& name) -> ui::TableMenu& {
        return ui::TableMenu::of(*dialog.findChild<ui::PlainTableView*>(name));
    };
    table(u"marks"_s).copyWhole();
    const QString marks = QGuiApplication::clipboard()->text();
    QVERIFY2(marks.contains(u"s1\tAnna\twhich-ideal\tb\t1,0\tknown mistake\tideal=retrieved"_s),
             qPrintable(marks));
    table(u"counts"_s).copyWhole();
    QVERIFY(QGuiApplication::clipboard()->text().contains(
        u"which-ideal\tb\tknown mistake\tideal=retrieved\t2\t2"_s));
    const QString csv = m_folder.filePath(u"marks.csv"_s);
    QVERIFY(!table(u"marks"_s).save(csv, core::TableFormat::Csv));
    QVERIFY(QFile::exists(csv));
}

/// Enter on a row shows the answer above, with what is told of it.
void TestMarkingDialog::aRowIsShownAbove()
{
    ui::MarkingDialog dialog;
    dialog.openKey(m_key);
    dialog.openAnswers(write(u"two.csv"_s, "student,which-ideal/rr,which-ideal/b\ns2,up,1\n"));
    auto* const marks = dialog.findChild<ui::PlainTableView*>(u"marks"_s);
    marks->setCurrentIndex(marks->model()->index(1, 0));
    QTest::keyClick(marks, Qt::Key_Return);
    QCOMPARE(dialog.findChild<QComboBox*>(u"student"_s)->currentText(), u"s2, 李雷"_s);
    QCOMPARE(dialog.findChild<QComboBox*>(u"question"_s)->currentText(), u"2. which-ideal/b"_s);
    QVERIFY(labelIn(dialog, u"verdict"_s).startsWith(u"1 is nDCG@5 for B"_s));
}

/// More answers than are marked while one waits.
void TestMarkingDialog::muchIsMarkedBeside()
{
    QByteArray answers = "student,guess,answer\n";
    for (int i = 0; i < 300; ++i)
        answers += "s1,which-ideal/rr,up\n";
    ui::MarkingDialog dialog;
    dialog.openKey(m_key);
    dialog.openAnswers(write(u"many.csv"_s, answers));
    QTRY_VERIFY(!dialog.isRunning());
    QCOMPARE(labelIn(dialog, u"state"_s), u"many.csv: 1 answer, 0 right"_s);
}

void TestMarkingDialog::whatCannotBeReadIsSaid()
{
    ui::MarkingDialog dialog;
    dialog.openKey(m_folder.filePath(u"none.csv"_s));
    QVERIFY(labelIn(dialog, u"keyName"_s).contains(u"none.csv"_s) ||
            labelIn(dialog, u"keyName"_s).contains(u"cannot be opened"_s));
    dialog.openKey(m_key);
    dialog.openAnswers(write(u"ragged.csv"_s, "student,which-ideal/b\ns1,1\ns2,1,2,3\n"));
    QVERIFY2(labelIn(dialog, u"state"_s).contains(u"3"_s), qPrintable(labelIn(dialog, u"state"_s)));
}

/// A key of a lesson that is not the program's, without that lesson and with it.
void TestMarkingDialog::ownLessonsAreKnown()
{
    const core::Lesson lesson =
        smallLesson("```rankscope list A\n1 0 1\n```\n", "measure=P@3 of=A", {}, "mine");
    const QString key =
        write(u"mine.csv"_s, "student,name,code,seed,lesson,guess\ns1,Anna,7f3a,1,mine,g\n");
    ui::MarkingDialog stranger;
    stranger.openKey(key);
    QCOMPARE(labelIn(stranger, u"keyName"_s),
             u"This key is for the lesson “mine”. Open that lesson’s file first."_s);
    ui::MarkingDialog dialog({lesson});
    dialog.openKey(key);
    dialog.findChild<QLineEdit*>(u"answer"_s)->setText(u"2/3"_s);
    QVERIFY(labelIn(dialog, u"verdict"_s).startsWith(u"Right: 0.6667"_s));
}

void TestMarkingDialog::everyFieldHasAName()
{
    ui::MarkingDialog dialog;
    dialog.openKey(m_key);
    for (const char* name : {"student", "question", "answer"}) {
        const auto* const field = dialog.findChild<QWidget*>(QString::fromLatin1(name));
        QAccessibleInterface* const access =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(field));
        QVERIFY2(access && !access->text(QAccessible::Name).isEmpty(), name);
    }
}

QTEST_MAIN(TestMarkingDialog)

}  // namespace tst_marking_dialog

#include "tst_marking_dialog.moc"
