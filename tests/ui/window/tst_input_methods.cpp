// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/window/page/collection_page.h"

#include <QInputMethodEvent>

namespace tst_input_methods {

using namespace ranking_samples;

namespace {

bool composesIn(QWidget& widget)
{
    QInputMethodQueryEvent query(Qt::ImEnabled);
    QApplication::sendEvent(&widget, &query);
    return query.value(Qt::ImEnabled).toBool();
}

/// Letters that an input method shows while a word is being made of them.
void compose(QWidget& widget, const QString& letters)
{
    QInputMethodEvent event(letters, {});
    QApplication::sendEvent(&widget, &event);
    OpenWindow::settle();
}

void commit(QWidget& widget, const QString& word)
{
    QInputMethodEvent event;
    event.setCommitString(word);
    QApplication::sendEvent(&widget, &event);
    OpenWindow::settle();
}

}  // namespace

/// Chinese is typed as with fcitx and ibus: letters and digits are composed first, then a word is
/// committed.
class TestInputMethods : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }
    void keysOfATableAreNotComposed();
    void digitsOfACompositionDoNotGrade();
    void aNameIsComposedInItsCell();
    void theQuickLineWaitsForTheWord();
    void aCompositionThatIsGivenUpLeavesTheList();
    void fullWidthGradesAreRead_data();
    void fullWidthGradesAreRead();
    void aFilterWaitsForTheWord();
    void aDefinitionHasFullWidthSigns();
};

void TestInputMethods::keysOfATableAreNotComposed()
{
    OpenWindow open;
    open.clickRow(open.list(), 2);
    QVERIFY(open.list().hasFocus());
    QVERIFY(!composesIn(open.list()));
    QVERIFY(!composesIn(open.steps()));
    QVERIFY(composesIn(open.quickLine()));
    open.press(Qt::Key_U);
    QVERIFY(!open.document().list().ranked[2].grade.hasValue());
}

void TestInputMethods::digitsOfACompositionDoNotGrade()
{
    OpenWindow open;
    const QString before = open.chips();
    const int steps = open.document().history().index();
    open.clickRow(open.list(), 2);
    compose(open.list(), u"cao3"_s);
    compose(open.list(), {});
    commit(open.list(), u"3"_s);
    QCOMPARE(open.chips(), before);
    QVERIFY(open.list().hasFocus());
    QCOMPARE(open.document().history().index(), steps);
}

void TestInputMethods::aNameIsComposedInItsCell()
{
    OpenWindow open;
    const QString before = open.chips();
    open.clickRow(open.list(), 2);
    open.press(Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor && editor != &open.quickLine());
    QVERIFY(composesIn(*editor));
    compose(*editor, u"cao3 mei2"_s);
    QCOMPARE(open.chips(), before);
    commit(*editor, u"草莓蛋糕"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.document().list().ranked[2].name(), std::string("草莓蛋糕"));
    QCOMPARE(open.chips(), before);
}

void TestInputMethods::theQuickLineWaitsForTheWord()
{
    OpenWindow open;
    const core::RankedList before = open.document().list();
    open.press(Qt::Key_L, Qt::ControlModifier);  // all of it is selected
    compose(open.quickLine(), u"3"_s);
    compose(open.quickLine(), u"32"_s);
    QVERIFY(open.document().list() == before);
    commit(open.quickLine(), u"３"_s);
    QCOMPARE(open.chips(), u"3"_s);
    open.undo();
    QVERIFY(open.document().list() == before);
}

void TestInputMethods::aCompositionThatIsGivenUpLeavesTheList()
{
    OpenWindow open;
    const core::RankedList before = open.document().list();
    const QString line = open.quickLine().text();
    const int steps = open.document().history().index();
    open.press(Qt::Key_L, Qt::ControlModifier);
    compose(open.quickLine(), u"dan"_s);
    compose(open.quickLine(), {});
    QVERIFY(open.document().list() == before);
    QCOMPARE(open.quickLine().text(), line);
    QCOMPARE(open.document().history().index(), steps);
}

void TestInputMethods::fullWidthGradesAreRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("chips");
    QTest::newRow("digits and commas") << u"３，２，０"_s << u"3 2 0"_s;
    QTest::newRow("an enumeration") << u"3、2、0"_s << u"3 2 0"_s;
    QTest::newRow("names") << u"草莓蛋糕：3，面包：0"_s << u"3 0"_s;
}

void TestInputMethods::fullWidthGradesAreRead()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, chips);
    OpenWindow open;
    open.press(Qt::Key_L, Qt::ControlModifier);
    for (const QChar letter : typed) {
        compose(open.quickLine(), u"x"_s);
        commit(open.quickLine(), letter);
    }
    QCOMPARE(open.chips(), chips);
}

void TestInputMethods::aFilterWaitsForTheWord()
{
    OpenWindow open;
    open.window.bringToFront(open.window.collectionPage());
    while (open.window.collectionPage().isLoading())
        QApplication::processEvents();
    ui::QueriesPanel& queries = open.window.collectionPage().collection().queries();
    const QAbstractItemModel& model = *queries.view().model();
    const int all = model.rowCount();
    QLineEdit& filter = queries.filterLine();
    filter.setFocus();
    compose(filter, u"judged@10<0"_s);
    QCOMPARE(model.rowCount(), all);
    commit(filter, u"judged@10＜0"_s);
    QTRY_COMPARE(model.rowCount(), 0);
}

void TestInputMethods::aDefinitionHasFullWidthSigns()
{
    OpenWindow open;
    QLineEdit& text = open.definitionText();
    text.setFocus();
    text.selectAll();
    compose(text, u"nDCG"_s);
    commit(text, u"nDCG（gain＝exp）@5"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.document().session().settings.gain, core::Gain::Exponential);
    QCOMPARE(open.document().session().cutoff, std::size_t{5});
}

QTEST_MAIN(TestInputMethods)

}  // namespace tst_input_methods

#include "tst_input_methods.moc"
