// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/explain/catalogue/measure_list.h"
#include "ui/explain/catalogue/self_test_dialog.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/toolkit/shortcuts/key_tool_tips.h"
#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/shortcuts/shortcut_sheet.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <QClipboard>
#include <QDir>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include <array>
#include <map>

namespace tst_shortcut_sheet {

using namespace ranking_samples;

namespace {

ui::ShortcutSheet* sheetOf(OpenWindow& open)
{
    return open.window.findChild<ui::ShortcutSheet*>();
}

/// "Undo | Ctrl+Z" for every entry that is shown.
QStringList rows(ui::ShortcutSheet& sheet)
{
    const QAbstractItemModel& model = *sheet.list().model();
    QStringList texts;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex parent = model.index(group, 0);
        for (int row = 0; row < model.rowCount(parent); ++row)
            texts << u"%1: %2 | %3"_s.arg(parent.data().toString(),
                                          model.index(row, 0, parent).data().toString(),
                                          model.index(row, 1, parent).data().toString());
    }
    return texts;
}

void typeInto(QWidget& widget, const QString& text)
{
    for (const QChar character : text)
        QTest::keyClick(widget.window()->windowHandle(), character.toLatin1());
}

QString shownToolTip(QWidget& widget)
{
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, widget.rect().center(),
                     widget.mapToGlobal(widget.rect().center()));
    QApplication::sendEvent(&widget, &event);
    return QToolTip::text();
}

}  // namespace

class TestShortcutSheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void opens_data();
    void opens();
    void questionMarkIsTyped();
    void listsEveryAction();
    void listsTheKeysOfEveryView();
    void filters_data();
    void filters();
    void wordsAreFoundByTheirBeginning();
    void enterDoesIt();
    void enterGoesToThePlace();
    void closes();
    void isReadAloud();
    void keysAreNotAmbiguous();
    void lettersAreNotAmbiguous_data();
    void lettersAreNotAmbiguous();
    void toolTipsNameTheKeys();
    void formulaIsCopiedFromAnywhere();
    void measuresAreFound();
    void anotherProgramsNameIsAdded();
    void dialogsFitTheirWindow_data();
    void dialogsFitTheirWindow();
    void referencesAreChecked();
    void checkIsStopped();
    void pictures_data();
    void pictures();
};

void TestShortcutSheet::initTestCase()
{
    adoptLook();
}

void TestShortcutSheet::init()
{
    failOnWarnings();
}

void TestShortcutSheet::opens_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("F1") << int(Qt::Key_F1);
    QTest::newRow("?") << int(Qt::Key_Question);
}

void TestShortcutSheet::opens()
{
    QFETCH(const int, key);
    OpenWindow open;
    open.list().setFocus();
    open.press(key);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(sheet);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    QVERIFY(sheet->search().hasFocus());
}

void TestShortcutSheet::questionMarkIsTyped()
{
    OpenWindow open;
    open.quickLine().setFocus();
    open.type(u"?"_s);
    QVERIFY(!sheetOf(open));
    QVERIFY(open.quickLine().text().contains(u'?'));
}

void TestShortcutSheet::listsEveryAction()
{
    OpenWindow open;
    open.press(Qt::Key_F1);
    const QString all = rows(*sheetOf(open)).join(u'\n');
    QVERIFY(all.contains(u"File: Open… | Ctrl+O"_s));
    QVERIFY(all.contains(u"View: Present | F5"_s));
    QVERIFY(all.contains(u"Help: Keyboard shortcuts | F1, ?"_s));
    QVERIFY(all.contains(u"View: Larger | Ctrl++, Ctrl+="_s));
    QVERIFY(all.contains(u"View: Appearance: Dark | "_s));
    QVERIFY(all.contains(u"Toolbar: Cutoff k | Alt+K"_s));
    QVERIFY(all.contains(u"Presentation: Next rank | PgDown, Space"_s));
    for (const QAction* action : open.window.findChildren<QAction*>()) {
        if (action->shortcut().isEmpty() || action->text().isEmpty() || !action->isVisible())
            continue;
        // A view's own context menu repeats what stands among its keys.
        const bool isOfAView = action->shortcutContext() == Qt::WidgetShortcut &&
                               qobject_cast<QWidget*>(action->parent());
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        QVERIFY2(all.contains(keys), qPrintable(action->text()));
        if (!isOfAView)
            QVERIFY2(all.contains(ui::withoutMarks(action->text())), qPrintable(action->text()));
    }
}

void TestShortcutSheet::listsTheKeysOfEveryView()
{
    OpenWindow open;
    open.press(Qt::Key_F1);
    const QString all = rows(*sheetOf(open)).join(u'\n');
    int views = 0;
    for (const QWidget* widget : open.window.findChildren<QWidget*>()) {
        const auto* owner = dynamic_cast<const ui::HasOwnKeys*>(widget);
        if (!owner || widget->window() != &open.window)
            continue;
        ++views;
        const ui::OwnKeys own = owner->ownKeys();
        QVERIFY(!own.place.isEmpty());
        for (const auto& key : own.keys)
            QVERIFY2(all.contains(u"%1: %2 | %3"_s.arg(own.place, key.does, key.keys)),
                     qPrintable(key.does));
    }
    QVERIFY(views >= 6);
    QVERIFY(all.contains(u"Ranked list: Mark the selected documents as unjudged | U"_s));
}

void TestShortcutSheet::filters_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("a word") << u"unjudged"_s
                            << u"Ranked list: Mark the selected documents as unjudged | U"_s;
    QTest::newRow("two words") << u"latex copy"_s
                               << u"Edit: Copy formula as LaTeX | Ctrl+Shift+L"_s;
    QTest::newRow("a key") << u"ctrl+z"_s << u"Edit: Undo | Ctrl+Z"_s;
    QTest::newRow("the inside of a word, where none begins so")
        << u"njudge"_s << u"Ranked list: Mark the selected documents as unjudged | U"_s;
    QTest::newRow("nothing") << u"xyzzy"_s << QString();
}

/// "rec" is Recall, not Precision.
void TestShortcutSheet::wordsAreFoundByTheirBeginning()
{
    OpenWindow open;
    open.press(Qt::Key_F1);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    const auto hasRow = [&](const QString& text) {
        return !rows(*sheet).filter(text, Qt::CaseInsensitive).isEmpty();
    };
    QVERIFY(hasRow(u"precision"_s));
    typeInto(*sheet, u"rec"_s);
    QVERIFY(hasRow(u"recall"_s));
    for (const QString& row : rows(*sheet))
        QVERIFY2(row.contains(
                     QRegularExpression(u"\\brec"_s, QRegularExpression::CaseInsensitiveOption)),
                 qPrintable(row));
}

void TestShortcutSheet::filters()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, found);
    OpenWindow open;
    open.document().history().clear();
    open.press(Qt::Key_F1);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    const auto everything = rows(*sheet).size();
    typeInto(*sheet, typed);
    const QStringList left = rows(*sheet);
    QVERIFY(left.size() < everything / 4);
    if (found.isEmpty())
        QVERIFY(left.isEmpty());
    else
        QVERIFY2(left.contains(found), qPrintable(left.join(u'\n')));
    sheet->search().clear();
    QCOMPARE(rows(*sheet).size(), everything);
}

void TestShortcutSheet::enterDoesIt()
{
    OpenWindow open;
    open.press(Qt::Key_F1);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    typeInto(*sheet, u"more digits"_s);
    QTest::keyClick(sheet->windowHandle(), Qt::Key_Return);
    QTRY_COMPARE(open.score(core::Measure::Ndcg).section(u' ', 0, 0), u"0.63677"_s);
    QVERIFY(!sheetOf(open));
}

void TestShortcutSheet::enterGoesToThePlace()
{
    OpenWindow open;
    open.list().setFocus();
    open.press(Qt::Key_F1);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    typeInto(*sheet, u"toolbar cutoff"_s);
    QTest::keyClick(sheet->windowHandle(), Qt::Key_Down);
    QVERIFY(sheet->list().hasFocus());
    QTest::keyClick(sheet->windowHandle(), Qt::Key_Up);
    QTest::keyClick(sheet->windowHandle(), Qt::Key_Return);
    QTRY_VERIFY(open.control<QSpinBox>("cutoff").hasFocus());
}

void TestShortcutSheet::closes()
{
    OpenWindow open;
    open.list().setFocus();
    open.press(Qt::Key_F1);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    QTest::keyClick(sheet->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(!sheetOf(open));
    QTRY_VERIFY(open.list().hasFocus());
}

void TestShortcutSheet::isReadAloud()
{
    OpenWindow open;
    open.press(Qt::Key_F1);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    typeInto(*sheet, u"present f5"_s);
    QCOMPARE(sheet->list().currentIndex().data(Qt::AccessibleTextRole).toString(),
             u"View: Present, F5"_s);
}

void TestShortcutSheet::keysAreNotAmbiguous()
{
    OpenWindow open;
    // Where keys work: a window's everywhere, a widget's own in it; both at once are ambiguous.
    std::map<QString, const QAction*> ofTheWindow;
    std::map<std::pair<QObject*, QString>, const QAction*> ofAWidget;
    for (const QAction* action : open.window.findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts()) {
            const QString text = keys.toString();
            const bool isOwn = action->shortcutContext() == Qt::WidgetShortcut ||
                               action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
            const QString what = u"%1: ‘%2’"_s.arg(text, action->text());
            if (!isOwn) {
                const auto [place, isNew] = ofTheWindow.emplace(text, action);
                QVERIFY2(isNew || place->second == action, qPrintable(what));
                continue;
            }
            for (QObject* widget : action->associatedObjects()) {
                const auto [place, isNew] = ofAWidget.emplace(std::pair(widget, text), action);
                QVERIFY2(isNew || place->second == action, qPrintable(what));
            }
        }
    for (const auto& [place, action] : ofAWidget)
        QVERIFY2(!ofTheWindow.contains(place.second), qPrintable(place.second));
    QVERIFY(ofTheWindow.size() > 20);
}

void TestShortcutSheet::lettersAreNotAmbiguous_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("page");
    const std::array names{"Ranking", "Classifier", "Collection", "Lessons"};
    for (const ui::Language& language : ui::languages())
        for (int page = 0; page < static_cast<int>(names.size()); ++page)
            QTest::addRow("%s in %s", names[static_cast<std::size_t>(page)],
                          qPrintable(language.code))
                << language.code << page;
}

void TestShortcutSheet::lettersAreNotAmbiguous()
{
    QFETCH(const QString, language);
    QFETCH(const int, page);
    ui::speak(language);
    const auto english = qScopeGuard([] { ui::speak(QStringLiteral("en")); });
    OpenWindow open;
    open.window.bringToFront(*open.window.pages()[static_cast<std::size_t>(page)]);
    OpenWindow::settle();
    std::map<QString, QString> ofTheWindow;
    const auto claim = [&ofTheWindow](const QString& caption) {
        const QString letter = QKeySequence::mnemonic(caption).toString();
        return letter.isEmpty() || ofTheWindow.emplace(letter, caption).second;
    };
    QVERIFY(open.window.menuBar()->actions().size() > 4);
    for (const QAction* action : open.window.menuBar()->actions())
        if (action->isVisible())
            QVERIFY2(claim(action->text()), qPrintable(action->text()));
    for (const QLabel* label : open.window.findChildren<QLabel*>())
        if (label->buddy() && label->isVisible())
            QVERIFY2(claim(label->text()), qPrintable(label->text()));
    for (const QAbstractButton* button : open.window.findChildren<QAbstractButton*>())
        if (button->isVisible())
            QVERIFY2(claim(button->text()), qPrintable(button->text()));
    for (const QAction* action : open.window.menuBar()->actions()) {
        if (!action->isVisible())
            continue;
        std::map<QString, QString> ofTheMenu;
        for (const QAction* entry : action->menu()->actions()) {
            const QString letter = QKeySequence::mnemonic(entry->text()).toString();
            QVERIFY2(letter.isEmpty() || ofTheMenu.emplace(letter, entry->text()).second,
                     qPrintable(u"%1: %2"_s.arg(action->text(), entry->text())));
        }
    }
}

void TestShortcutSheet::toolTipsNameTheKeys()
{
    OpenWindow open;
    int named = 0;
    for (const auto* bar : open.window.findChildren<QToolBar*>(u"toolBar"_s))
        for (QAction* action : bar->actions()) {
            auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
            if (!button || action->shortcut().isEmpty() || !button->isVisible())
                continue;
            ++named;
            const QString keys = action->shortcut().toString(QKeySequence::NativeText);
            QVERIFY2(shownToolTip(*button).endsWith(u"(%1)"_s.arg(keys)),
                     qPrintable(action->text()));
        }
    QVERIFY(named >= 4);
    QCOMPARE(shownToolTip(open.control<QSpinBox>("cutoff")),
             u"Only the first k ranks count (Alt+K)"_s);
    QToolTip::hideText();
}

void TestShortcutSheet::formulaIsCopiedFromAnywhere()
{
    OpenWindow open;
    open.list().setFocus();
    open.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), ui::toLatex(open.formula().formula()));
    open.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), ui::toPlainText(open.formula().formula()));
}

void TestShortcutSheet::measuresAreFound()
{
    OpenWindow open;
    open.action(u"List of measures"_s)->trigger();
    auto* list = open.window.findChild<ui::MeasureList*>();
    QVERIFY(list && QTest::qWaitForWindowActive(list));
    const QAbstractItemModel& model = *list->list().model();
    QCOMPARE(model.rowCount(), static_cast<int>(core::measureCount));
    typeInto(*list, u"zobel"_s);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"RBP"_s);
    QVERIFY(list->findChild<QLabel*>(u"about"_s)->text().contains(u"p (RBP persistence p)"_s));
    QTest::keyClick(list->windowHandle(), Qt::Key_Return);  // into the table
    QVERIFY(list->list().hasFocus());
    QTest::keyClick(list->windowHandle(), Qt::Key_Return);
    QTRY_VERIFY(open.card(core::Measure::Rbp) && open.card(core::Measure::Rbp)->isChecked());
    QVERIFY(!open.window.findChild<ui::MeasureList*>() || !list->isVisible());
}

void TestShortcutSheet::anotherProgramsNameIsAdded()
{
    OpenWindow open;
    open.action(u"List of measures"_s)->trigger();
    auto* list = open.window.findChild<ui::MeasureList*>();
    QVERIFY(list && QTest::qWaitForWindowActive(list));
    list->search().setText(u"ndcg_burges_5"_s);
    QCOMPARE(list->list().model()->rowCount(), 1);
    QTest::keyClick(list->windowHandle(), Qt::Key_Down);
    QTest::keyClick(list->windowHandle(), Qt::Key_Return);
    QTRY_COMPARE(open.document().session().settings.gain, core::Gain::Exponential);
    QCOMPARE(open.document().session().cutoff, std::size_t{5});
    open.action(u"List of measures"_s)->trigger();
    QTRY_VERIFY(open.window.findChild<ui::MeasureList*>());
    list = open.window.findChildren<ui::MeasureList*>().last();
    list->search().setText(u"velocity"_s);
    QCOMPARE(list->list().model()->rowCount(), 0);
    QTest::keyClick(list, Qt::Key_Escape);
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!list->isVisible());
}

void TestShortcutSheet::dialogsFitTheirWindow_data()
{
    QTest::addColumn<QString>("action");
    QTest::newRow("keys") << u"Keyboard shortcuts"_s;
    QTest::newRow("measures") << u"List of measures"_s;
    QTest::newRow("references") << u"Verify against"_s;
    QTest::newRow("which measure") << u"Choose a measure"_s;
    QTest::newRow("library") << u"Examples and lessons"_s;
    QTest::newRow("contrasts") << u"Find contrasting lists"_s;
    QTest::newRow("worksheet") << u"Worksheet"_s;
}

/// In large type they would be larger than a small screen.
void TestShortcutSheet::dialogsFitTheirWindow()
{
    QFETCH(const QString, action);
    adoptLook();
    const auto back = qScopeGuard([] { adoptLook(); });
    OpenWindow open({1024, 640});
    open.window.setZoom(2);
    open.action(action)->trigger();
    OpenWindow::settle();
    const auto* dialog = qobject_cast<QDialog*>(QApplication::activeWindow());
    QVERIFY(dialog);
    QVERIFY2(dialog->width() <= 1024 && dialog->height() <= 640,
             qPrintable(u"%1 × %2"_s.arg(dialog->width()).arg(dialog->height())));
    if (const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS"); !folder.isEmpty())
        QVERIFY(const_cast<QDialog*>(dialog)->grab().save(
            QDir(folder).filePath(u"large-%1.png"_s.arg(QLatin1String(QTest::currentDataTag())))));
}

void TestShortcutSheet::referencesAreChecked()
{
    OpenWindow open;
    open.action(u"Verify against"_s)->trigger();
    auto* check = open.window.findChild<ui::SelfTestDialog*>();
    QVERIFY(check && QTest::qWaitForWindowActive(check));
    QTRY_VERIFY_WITH_TIMEOUT(!check->isRunning(), 30'000);
    const QAbstractItemModel& references = *check->references().model();
    QCOMPARE(references.rowCount(), static_cast<int>(core::referenceTable().size()));
    for (int row = 0; row < references.rowCount(); ++row)
        QCOMPARE(references.index(row, 1).data().toString(), u"all agree"_s);
    QVERIFY(check->findChild<QLabel*>(u"state"_s)->text().startsWith(u"All "_s));
    check->references().setFocus();
    QTest::keyClick(check->windowHandle(), Qt::Key_Down);
    QVERIFY(check->findChild<QLabel*>(u"heading"_s)->text().contains(u"trec_eval 10.0"_s));
    QCOMPARE(check->values().model()->rowCount(), 69);
    QTest::keyClick(check->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(!open.window.findChild<ui::SelfTestDialog*>());
}

void TestShortcutSheet::checkIsStopped()
{
    OpenWindow open;
    open.action(u"Verify against"_s)->trigger();
    auto* check = open.window.findChild<ui::SelfTestDialog*>();
    QVERIFY(check && check->isRunning());
    auto* button = check->findChild<QPushButton*>(u"run"_s);
    button->click();
    QVERIFY(!check->isRunning());
    QVERIFY(check->findChild<QLabel*>(u"state"_s)->text().startsWith(u"Stopped after "_s));
    QCOMPARE(button->text(), u"Run again"_s);
    button->click();
    QVERIFY(check->isRunning());
    check->close();  // while it runs
    QTRY_VERIFY(!open.window.findChild<ui::SelfTestDialog*>());
}

void TestShortcutSheet::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("typed");
    QTest::newRow("light") << false << QString();
    QTest::newRow("dark") << true << u"list"_s;
}

void TestShortcutSheet::pictures()
{
    QFETCH(const bool, dark);
    QFETCH(const QString, typed);
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    adoptLook(dark);
    OpenWindow open;
    open.press(Qt::Key_F1);
    ui::ShortcutSheet* sheet = sheetOf(open);
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    typeInto(*sheet, typed);
    OpenWindow::settle();
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(sheet->grab().save(QDir(folder).filePath(u"shortcut-sheet-%1.png"_s.arg(name))));
    sheet->close();
    open.action(u"List of measures"_s)->trigger();
    auto* list = open.window.findChildren<ui::MeasureList*>().last();
    QVERIFY(QTest::qWaitForWindowActive(list));
    QVERIFY(list->grab().save(QDir(folder).filePath(u"measures-%1.png"_s.arg(name))));
    list->close();
    open.action(u"Verify against"_s)->trigger();
    auto* check = open.window.findChild<ui::SelfTestDialog*>();
    QTRY_VERIFY_WITH_TIMEOUT(!check->isRunning(), 30'000);
    QVERIFY(check->grab().save(QDir(folder).filePath(u"self-test-%1.png"_s.arg(name))));
    check->close();
    adoptLook();
}

QTEST_MAIN(TestShortcutSheet)

}  // namespace tst_shortcut_sheet

#include "tst_shortcut_sheet.moc"
