// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/grades_reading.h"
#include "ui/ranking/compare/contrast_dialog.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QUndoStack>

namespace tst_contrast_dialog {

using ui::ContrastDialog;
using ui::RankingDocument;

namespace {

core::Session sessionOf(const char* grades)
{
    core::Session session;
    session.list = core::parseGrades(grades, "grades").value();
    session.shown = {core::Measure::Ndcg};
    return session;
}

/// A dialog of a document with one list.
struct Shown {
    RankingDocument document;
    ContrastDialog dialog{document};

    Shown()
    {
        document.load(sessionOf("3 2 1"), {}, QStringLiteral("Open"));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
    }
    template <class Widget>
    Widget& part(const char* name)
    {
        return *dialog.findChild<Widget*>(QString::fromLatin1(name));
    }
    void ask(const char* first, const char* second)
    {
        for (const auto& [name, text] : {std::pair("first", first), std::pair("second", second)}) {
            part<QLineEdit>(name).selectAll();
            QTest::keyClicks(&part<QLineEdit>(name), QString::fromLatin1(text));
        }
    }
    QString cell(int row, int column)
    {
        return dialog.results().model()->index(row, column).data().toString();
    }
    QString about() { return part<QLabel>("about").text(); }
    int rows() { return dialog.results().model()->rowCount(); }
};

QString gradesOf(const core::RankedList& list)
{
    return QString::fromStdString(core::gradesText(list));
}

}  // namespace

class TestContrastDialog : public QObject {
    Q_OBJECT

private slots:
    void findsByKeys();
    void anotherIsTheNextBest();
    void ordersBecomeAAndB();
    void otherDocumentsBecomeQueries();
    void oppositeOrders();
    void oneChange();
    void nothingIsSaidToBeProven();
    void whatIsTypedWrongly_data();
    void whatIsTypedWrongly();
    void everythingHasAName();
};

void TestContrastDialog::findsByKeys()
{
    Shown shown;
    QTest::keyClick(&shown.part<QLineEdit>("first"), Qt::Key_Return);
    QCOMPARE(shown.rows(), 1);
    QCOMPARE(shown.cell(0, 0), QStringLiteral("1 0 0 0 0"));
    QCOMPARE(shown.cell(0, 1), QStringLiteral("0 0 0 0 1"));
    QCOMPARE(shown.cell(0, 2), QStringLiteral("0.2000 = 1/5"));
    QCOMPARE(shown.cell(0, 5), QStringLiteral("0.2000 = 1/5"));
    QCOMPARE(shown.about(), QStringLiteral("B is A with ranks 1 and 5 swapped."));
    QVERIFY(shown.dialog.results().hasFocus());
}

void TestContrastDialog::anotherIsTheNextBest()
{
    Shown shown;
    QVERIFY(!shown.part<QPushButton>("another").isEnabled());
    QTest::mouseClick(&shown.part<QPushButton>("find"), Qt::LeftButton);
    QTest::mouseClick(&shown.part<QPushButton>("another"), Qt::LeftButton);
    QCOMPARE(shown.rows(), 2);
    QCOMPARE(shown.cell(1, 1), QStringLiteral("0 0 0 1 0"));
    QCOMPARE(shown.dialog.results().currentIndex().row(), 1);
}

void TestContrastDialog::ordersBecomeAAndB()
{
    Shown shown;
    QTest::keyClick(&shown.part<QLineEdit>("first"), Qt::Key_Return);
    QTest::keyClick(&shown.dialog.results(), Qt::Key_Return);
    QVERIFY(shown.document.hasTwoLists());
    QCOMPARE(gradesOf(shown.document.list(core::ListName::A)), QStringLiteral("1 0 0 0 0"));
    QCOMPARE(gradesOf(shown.document.list(core::ListName::B)), QStringLiteral("0 0 0 0 1"));
    QCOMPARE(shown.document.session().selected, core::Measure::Ap);
    QCOMPARE(shown.document.session().cutoff, std::size_t{5});
    QVERIFY(*shown.document.valueIn(core::ListName::A, core::Measure::Ap) == 1.0);
    QVERIFY(*shown.document.valueIn(core::ListName::B, core::Measure::Ap) == 0.2);
    shown.document.history().undo();  // one step
    QVERIFY(!shown.document.hasTwoLists());
    QCOMPARE(gradesOf(shown.document.list()), QStringLiteral("3 2 1"));
    shown.document.history().redo();
    QVERIFY(shown.document.hasTwoLists());
}

void TestContrastDialog::otherDocumentsBecomeQueries()
{
    Shown shown;
    shown.ask("P", "Recall");
    QTest::keyClick(&shown.part<QLineEdit>("second"), Qt::Key_Return);
    QCOMPARE(shown.cell(0, 0), QStringLiteral("1 | 0"));
    QTest::mouseClick(&shown.part<QPushButton>("use"), Qt::LeftButton);
    QVERIFY(!shown.document.hasTwoLists());
    QCOMPARE(shown.document.queryCount(), std::size_t{2});
    QCOMPARE(gradesOf(shown.document.queryList(1)), QStringLiteral("1 | 1"));
    shown.document.history().undo();
    QCOMPARE(shown.document.queryCount(), std::size_t{1});
}

void TestContrastDialog::oppositeOrders()
{
    Shown shown;
    shown.part<QComboBox>("relation").setCurrentIndex(1);
    shown.ask("nDCG", "AP");
    shown.part<QLineEdit>("grades").setText(QStringLiteral("0..3"));
    QTest::keyClick(&shown.part<QLineEdit>("grades"), Qt::Key_Return);
    QCOMPARE(shown.cell(0, 0), QStringLiteral("3 0 1"));
    QCOMPARE(shown.cell(0, 1), QStringLiteral("1 3 0"));
}

void TestContrastDialog::oneChange()
{
    Shown shown;
    shown.part<QComboBox>("relation").setCurrentIndex(2);
    shown.ask("nDCG", "AP");
    shown.part<QLineEdit>("grades").setText(QStringLiteral("0..2"));
    QTest::keyClick(&shown.part<QLineEdit>("grades"), Qt::Key_Return);
    QCOMPARE(shown.about(), QStringLiteral("B is A with rank 3 moved to rank 1."));
}

void TestContrastDialog::nothingIsSaidToBeProven()
{
    Shown shown;
    shown.ask("P@1", "Success@1");
    shown.part<QSpinBox>("length").setValue(4);
    QTest::keyClick(&shown.part<QLineEdit>("second"), Qt::Key_Return);
    QCOMPARE(shown.rows(), 0);
    QVERIFY2(shown.about().endsWith(QLatin1String("so none exists.")), qPrintable(shown.about()));
    QVERIFY(!shown.part<QPushButton>("use").isEnabled());
}

void TestContrastDialog::whatIsTypedWrongly_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("a measure") << QByteArray("first") << "nDGC"
                               << "Did you mean nDCG?";
    QTest::newRow("the other one") << QByteArray("second") << "AP@0"
                                   << "0";
    QTest::newRow("grades") << QByteArray("grades") << "good"
                            << "0..1";
}

void TestContrastDialog::whatIsTypedWrongly()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QString, typed);
    QFETCH(const QString, said);
    Shown shown;
    QTest::keyClick(&shown.part<QLineEdit>("first"), Qt::Key_Return);
    auto& line = shown.part<QLineEdit>(field.constData());
    line.setText(typed);
    QTest::keyClick(&line, Qt::Key_Return);
    QVERIFY2(shown.about().contains(said), qPrintable(shown.about()));
    QCOMPARE(shown.rows(), 0);
    QVERIFY(line.hasFocus());
}

void TestContrastDialog::everythingHasAName()
{
    Shown shown;
    for (QWidget* widget : shown.dialog.findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
            !widget->objectName().startsWith(QLatin1String("qt_")) &&
            !qobject_cast<QLabel*>(widget)) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                     qPrintable(widget->objectName()));
        }
}

QTEST_MAIN(TestContrastDialog)

}  // namespace tst_contrast_dialog

#include "tst_contrast_dialog.moc"
