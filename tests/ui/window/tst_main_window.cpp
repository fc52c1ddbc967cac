// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/read_files.h"
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"

#include "ui/ranking/compare/conventions_panel.h"
#include "ui/ranking/definition_panel.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/opened.h"
#include "ui/window/recent_files.h"
#include "ui/window/window_memory.h"

#include <QClipboard>
#include <QComboBox>
#include <QDataStream>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QSettings>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace tst_main_window {

using namespace ranking_samples;
using core::Measure;
using Memory = ui::MainWindow::Memory;

namespace {

const auto cakeGrades = u"0 4 0 5 0 3 3 0 5 4"_s;

/// @return whether the window took it
bool drop(const QMimeData& what, QWidget& window)
{
    const QPoint middle = window.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &what, Qt::LeftButton, {});
    enter.ignore();
    QApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent event(middle, Qt::CopyAction, &what, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
    return true;
}

}  // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyKindOfSessionHasItsPage();
    void everyPageOpensWhatItSaved();
    void opensASession();
    void opensGrades();
    void refuses_data();
    void refuses();
    void messageGoesAway();
    void savesAndOpensAgain();
    void savesUnderANewName();
    void saysWhySavingFailed();
    void titleAndMark();
    void closingAsks_data();
    void closingAsks();
    void recentFiles();
    void zooms();
    void zoomIsRemembered();
    void digitsAreRemembered();
    void discountsAsWeights();
    void discountsAsWeightsBesideTheDefinition();
    void windowsCloseOneAfterTheOther();
    void whatWasNotShownHasNoLayout();
    void startsOnAScreen_data();
    void startsOnAScreen();
    void theFirstStartLeavesRoomForAFrame();
    void takesNoDamagedMemory_data();
    void takesNoDamagedMemory();
    void digits();
    void refusesLayouts_data();
    void refusesLayouts();
    void restoresALayout();
    void startsWithDamagedSettings();
    void opensDroppedFiles();
    void ignoresOtherDrops();
    void newListCanBeUndone();
    void copiesTheSteps();
    void measuresMenu();
    void openedGradesAreExplainedByAShownMeasure();
    void undoTextsShowNamesAsTheyAre();
    void endsWhileSomebodyTypes();

private:
    QString write(const QString& name, const QByteArray& text);
    QString sessionFile(const QString& name = u"cakes.rankscope.json"_s);
    static QString data(const char* name);

    QTemporaryDir m_settings;
    QTemporaryDir m_files;
};

void TestMainWindow::initTestCase()
{
    QVERIFY(m_settings.isValid() && m_files.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    QCoreApplication::setOrganizationName(u"rankscope-tests"_s);
    QCoreApplication::setApplicationName(u"tst_main_window"_s);
}

void TestMainWindow::init()
{
    failOnWarnings();
    adoptLook();
    QSettings().clear();
    QSettings().setValue(u"window/view"_s, u"full"_s);  // a first start shows less
}

QString TestMainWindow::write(const QString& name, const QByteArray& text)
{
    const QString path = m_files.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

QString TestMainWindow::sessionFile(const QString& name)
{
    core::Session session = cakes();
    session.cutoff = 5;
    session.list.query = "cakes at five";
    return write(name, QByteArray::fromStdString(core::toJson(session)));
}

QString TestMainWindow::data(const char* name)
{
    return QStringLiteral(TEST_DATA) + u"/trec/01-tiny/"_s + QString::fromLatin1(name);
}

/// A kind that core learns to read and no page shows would be found here first.
void TestMainWindow::everyKindOfSessionHasItsPage()
{
    const ui::MainWindow window(Memory::Forgets);
    const auto takers = [&](const ui::Opened& opened) {
        return std::ranges::count_if(window.pages(),
                                     [&](ui::WorkspacePage* page) { return page->takes(opened); });
    };
    const auto holding = [](core::AnySession session) {
        ui::Opened opened;
        opened.session = std::move(session);
        return opened;
    };
    const auto takersOf = [&]<std::size_t... kind>(std::index_sequence<kind...>)
    {
        return std::vector{takers(holding(core::AnySession(std::in_place_index<kind>)))...};
    };
    const auto kinds = std::make_index_sequence<std::variant_size_v<core::AnySession>>();
    for (const auto count : takersOf(kinds))
        QCOMPARE(count, 1);
    QCOMPARE(takers({}), 0);  // which is said, and nothing opened
}

void TestMainWindow::everyPageOpensWhatItSaved()
{
    const ui::MainWindow first(Memory::Forgets);
    QSet<QString> keys;
    for (std::size_t i = 0; i < first.pages().size(); ++i) {
        ui::WorkspacePage& saved = *first.pages()[i];
        keys << saved.row().layoutKey;
        saved.openExample();
        const QString path =
            write(saved.row().name + u".rankscope.json"_s,
                  QByteArray::fromStdString(core::toJson(saved.document().snapshot())));
        ui::MainWindow next(Memory::Forgets);
        QVERIFY2(next.open({path}), qPrintable(next.message()));
        // What a lesson saves is a copy of its data, which another workspace shows.
        const bool isOwn = saved.document().canHold(saved.document().snapshot());
        ui::WorkspacePage& opened = isOwn ? *next.pages()[i] : next.pageInFront();
        QTRY_COMPARE(opened.document().path(), path);
        QCOMPARE(&next.pageInFront(), &opened);
        QCOMPARE(core::toJson(opened.document().snapshot()),
                 core::toJson(saved.document().snapshot()));
    }
    QCOMPARE(static_cast<std::size_t>(keys.size()), first.pages().size());
}

void TestMainWindow::opensASession()
{
    OpenWindow open;
    const QString path = sessionFile();
    QVERIFY(open.window.open({path}));
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(open.score(Measure::Ndcg), u"0.3587 4.677 / 13.038"_s);
    QCOMPARE(open.document().path(), path);
    QCOMPARE(open.window.message(), QString());
    QCOMPARE(open.document().history().undoText(), u"Open “cakes.rankscope.json”"_s);
    QVERIFY(!open.control<QComboBox>("query").isVisible());
    open.undo();
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
}

void TestMainWindow::opensGrades()
{
    OpenWindow open;
    QVERIFY(open.window.open({write(u"cafes.txt"_s, "# grades\n3 2 3\n0 1 | 2\n")}));
    // Lines of several grades are never joined in silence.
    QCOMPARE(open.chips(), u"0 4 0 5 0 3 3 0 5 4"_s);
    OpenWindow::settle();
    ui::GradesQuestion& question = open.workspace().rankedList().question();
    QCOMPARE(question.button(3).text(), u"One list: 3 2 3 0 1"_s);
    open.click(question.button(3));
    QCOMPARE(open.chips(), u"3 2 3 0 1"_s);
    QCOMPARE(OpenWindow::column(open.others(), ui::DocumentListModel::Grade), u"2"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.8610 6.149 / 7.141"_s);
    QCOMPARE(open.document().path(), QString());
    QVERIFY(open.window.windowTitle().startsWith(u"cafes"_s));
}

void TestMainWindow::refuses_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QStringList>("said");  // parts of the message
    const QString badGrades = write(u"bad.txt"_s, "3 2\n# a comment\n1 x 0\n");
    const QString badSession = write(u"bad.rankscope.json"_s, "{\n \"format\": oops\n}\n");
    const QString missing = m_files.filePath(u"missing.txt"_s);
    const auto row = [](const char* name, const QStringList& files, const QStringList& said) {
        QTest::newRow(name) << files << said;
    };
    row("missing", {missing}, {missing + u": cannot be opened: "_s});
    row("empty", {write(u"empty.txt"_s, "")}, {u"empty.txt: no data found"_s});
    row("a word among grades", {badGrades}, {badGrades + u":3: “x” is not a grade"_s});
    row("a session that is no JSON", {badSession}, {badSession + u":2: "_s});
    row("JSON of something else", {write(u"other.json"_s, "{\"format\": \"other\"}")},
        {u"other.json:1: the format is"_s, u"this is not a Rankscope session"_s});
}

void TestMainWindow::refuses()
{
    QFETCH(const QStringList, files);
    QFETCH(const QStringList, said);
    OpenWindow open;
    const QString kept = sessionFile();
    QVERIFY(open.window.open({kept}));
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    const core::Session before = open.document().session();
    const int steps = open.document().history().count();
    const QString title = open.window.windowTitle();

    QVERIFY(!open.window.open(files));
    for (const QString& part : said)
        QVERIFY2(open.window.message().contains(part), qPrintable(open.window.message()));
    QVERIFY(open.control<QLabel>("message").isVisible());
    QCOMPARE(open.control<QLabel>("message").text(), open.window.message());
    QVERIFY(open.document().session() == before);
    QCOMPARE(open.document().history().count(), steps);
    QCOMPARE(open.document().path(), kept);
    QCOMPARE(open.window.windowTitle(), title);
    QVERIFY(open.window.isWindowModified());
    QCOMPARE(QApplication::overrideCursor(), nullptr);
}

void TestMainWindow::messageGoesAway()
{
    OpenWindow open;
    QVERIFY(!open.window.open({m_files.filePath(u"missing.txt"_s)}));
    auto& label = open.control<QLabel>("message");
    QVERIFY(label.isVisible());
    OpenWindow::settle();
    auto* dismiss = label.parentWidget()->findChild<QToolButton*>();
    QVERIFY(dismiss);
    open.click(*dismiss);
    QVERIFY(!label.isVisible());
    QCOMPARE(open.window.message(), QString());

    QVERIFY(!open.window.open({m_files.filePath(u"missing.txt"_s)}));
    QVERIFY(open.window.open({sessionFile()}));
    QVERIFY(!label.isVisible());
}

void TestMainWindow::savesAndOpensAgain()
{
    const QString path = sessionFile();
    core::Session saved;
    {
        OpenWindow open;
        QVERIFY(open.window.open({path}));
        open.clickRow(open.list(), 0);
        open.type(u"3.5"_s);
        open.press(Qt::Key_Insert);
        open.click(*open.card(Measure::Ap));
        QVERIFY(open.window.isWindowModified());
        open.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(open.window.message(), QString());
        QVERIFY(!open.window.isWindowModified());
        saved = open.document().session();
    }
    OpenWindow again;
    QVERIFY(again.window.open({path}));
    QVERIFY(again.document().session() == saved);
    QCOMPARE(again.chips(), u"3.5 u 4 0 5 0 3 3 0 5 4"_s);
    QVERIFY(again.card(Measure::Ap)->isChecked());
}

void TestMainWindow::savesUnderANewName()
{
    OpenWindow open;
    const QString path = m_files.filePath(u"new name.rankscope.json"_s);
    open.clickRow(open.list(), 0);
    open.type(u"2"_s);
    QString suggestion;
    const WhenAsked<QFileDialog> saving([&](QFileDialog& dialog) {
        suggestion = QFileInfo(dialog.selectedFiles().value(0)).fileName();
        dialog.findChild<QLineEdit*>()->setText(path);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    open.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(suggestion, u"birthday cake.rankscope.json"_s);
    QCOMPARE(open.document().path(), path);
    QVERIFY(!open.window.isWindowModified());
    QVERIFY(open.window.windowTitle().startsWith(u"new name.rankscope.json"_s));
    const auto session = readSession(path.toStdString());
    QVERIFY(session);
    QVERIFY(*session == open.document().session());

    const core::Session before = open.document().session();
    const WhenAsked<QFileDialog> cancelling([](QFileDialog& dialog) { dialog.reject(); });
    open.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(open.document().path(), path);
    QVERIFY(open.document().session() == before);
}

void TestMainWindow::saysWhySavingFailed()
{
    OpenWindow open;
    QDir folder(m_files.path());
    QVERIFY(folder.mkdir(u"gone"_s));
    const QString path = sessionFile(u"gone/cakes.rankscope.json"_s);
    QVERIFY(open.window.open({path}));
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    QVERIFY(QDir(m_files.filePath(u"gone"_s)).removeRecursively());
    const core::Session before = open.document().session();
    open.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY2(open.window.message().startsWith(path + u": cannot be written: "_s),
             qPrintable(open.window.message()));
    QVERIFY(open.control<QLabel>("message").isVisible());
    QVERIFY(open.window.isWindowModified());
    QVERIFY(open.document().session() == before);

    QVERIFY(folder.mkdir(u"gone"_s));
    open.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(open.window.message(), QString());
    QVERIFY(!open.window.isWindowModified());
    QVERIFY(QFileInfo::exists(path));
}

void TestMainWindow::titleAndMark()
{
    OpenWindow open;
    QCOMPARE(open.window.windowTitle(), u"birthday cake[*] — Rankscope"_s);
    QVERIFY(!open.window.isWindowModified());
    QVERIFY(open.window.open({sessionFile()}));
    QCOMPARE(open.window.windowTitle(), u"cakes.rankscope.json[*] — Rankscope"_s);
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    QVERIFY(open.window.isWindowModified());
    open.undo();
    QVERIFY(!open.window.isWindowModified());
    open.redo();
    QVERIFY(open.window.isWindowModified());
    // Looking is no change.
    open.undo();
    open.click(*open.card(Measure::Ap));
    open.clickRow(open.list(), 5);
    QVERIFY(!open.window.isWindowModified());
}

void TestMainWindow::closingAsks_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<QString>("saved");  // first grade in the file afterwards
    QTest::newRow("save") << int(QMessageBox::Save) << true << u"4"_s;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true << u"0"_s;
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << u"0"_s;
}

void TestMainWindow::closingAsks()
{
    QFETCH(const int, button);
    QFETCH(const bool, closes);
    QFETCH(const QString, saved);
    OpenWindow open({1440, 900}, Memory::Remembers);
    const QString path = sessionFile();
    QVERIFY(open.window.open({path}));
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    bool asked = false;
    const WhenAsked<QMessageBox> closing([&](QMessageBox& box) {
        asked = box.text().contains(u"cakes.rankscope.json"_s);
        QTest::mouseClick(box.button(QMessageBox::StandardButton(button)), Qt::LeftButton);
    });
    QCOMPARE(open.window.close(), closes);
    QVERIFY(asked);
    QCOMPARE(gradesOf(readSession(path.toStdString())->list.ranked).section(u' ', 0, 0), saved);
}

void TestMainWindow::recentFiles()
{
    OpenWindow open({1440, 900}, Memory::Remembers);
    const QString session = sessionFile();
    const QString gone = write(u"gone & lost.txt"_s, "3 2 1");
    QVERIFY(open.window.open({session}));
    QVERIFY(open.window.open({gone}));
    QVERIFY(open.window.open({data("qrels.txt"), data("run.txt")}));
    QTRY_VERIFY(!open.window.collectionPage().isLoading());
    QVERIFY(open.window.open({session}));
    QVERIFY(!open.window.open({m_files.filePath(u"missing.txt"_s)}));
    QVERIFY(QFile::remove(gone));

    auto* menu = open.window.findChild<ui::RecentFiles*>();
    QVERIFY(menu);
    const auto shown = [menu] {
        menu->aboutToShow();
        QStringList entries;
        for (const QAction* action : menu->actions())
            if (!action->isSeparator())
                entries << action->text() + (action->isEnabled() ? QString() : u" (grey)"_s);
        return entries.join(u'|');
    };
    QCOMPARE(shown(),
             u"cakes.rankscope.json|qrels.txt + run.txt|gone && lost.txt (grey)|Clear list"_s);
    menu->add({u"q"_s, u"1"_s, u"2"_s, u"3"_s});
    QVERIFY(shown().startsWith(u"q + 1 + 2 + 3 (grey)|"_s));
    menu->add({u"q"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s});
    QVERIFY(shown().startsWith(u"q + 1 + 2 + 2 more (grey)|q + 1 + 2 + 3 (grey)|"_s));
    menu->actions().at(3)->trigger();
    QTRY_COMPARE(&open.window.pageInFront(), &open.window.collectionPage());
    QVERIFY(shown().startsWith(u"qrels.txt + run.txt|q + 1 + 2 + 2 more (grey)|"_s));

    {
        const OpenWindow next({1440, 900}, Memory::Remembers);
        QCOMPARE(next.window.findChild<ui::RecentFiles*>()->entries().size(), 5);
    }
    const int last = static_cast<int>(menu->actions().size()) - 1;
    menu->actions().at(last)->trigger();
    QCOMPARE(shown(), u"No files yet (grey)"_s);
    const OpenWindow forgetful;
    QCOMPARE(forgetful.window.findChild<ui::RecentFiles*>()->entries().size(), 0);
}

void TestMainWindow::zooms()
{
    OpenWindow open;
    const auto sizes = [&open] {
        QList<double> all;
        for (const QWidget* widget : std::initializer_list<const QWidget*>{
                 &open.list(), &open.steps(), &open.formula(), &open.definitionText(),
                 open.card(Measure::Ndcg), open.window.menuBar(), &open.quickLine(),
                 &open.workspace().conventions().view(), &open.workspace().curve()})
            all << QFontInfo(widget->font()).pixelSize();
        return all;
    };
    const QList<double> normal = sizes();
    const int rowHeight = open.list().verticalHeader()->defaultSectionSize();
    const int cardHeight = open.card(Measure::Ndcg)->height();
    open.window.setZoom(1.5);
    OpenWindow::settle();
    const QList<double> large = sizes();
    for (qsizetype i = 0; i < normal.size(); ++i)
        QVERIFY2(std::abs(large[i] - 1.5 * normal[i]) <= 1, qPrintable(QString::number(i)));
    QVERIFY(open.list().verticalHeader()->defaultSectionSize() > 1.3 * rowHeight);
    QVERIFY(open.card(Measure::Ndcg)->height() > 1.3 * cardHeight);

    open.press(Qt::Key_Escape);
    open.press(Qt::Key_0, Qt::ControlModifier);
    OpenWindow::settle();
    QCOMPARE(open.window.zoom(), 1.0);
    QCOMPARE(sizes(), normal);
    QCOMPARE(open.list().verticalHeader()->defaultSectionSize(), rowHeight);
    OpenWindow::settle();
    open.press(Qt::Key_Escape);  // the definition is open again
    open.press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(open.window.zoom() > 1.05);
    open.press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(std::abs(open.window.zoom() - 1) < 1e-9);
    open.window.setZoom(100);
    QCOMPARE(open.window.zoom(), 3.0);
    open.window.setZoom(0);
    QCOMPARE(open.window.zoom(), 0.5);
}

void TestMainWindow::zoomIsRemembered()
{
    {
        OpenWindow open({1440, 900}, Memory::Remembers);
        open.window.setZoom(1.25);
    }
    adoptLook();
    {
        const OpenWindow open({1440, 900}, Memory::Remembers);
        QCOMPARE(open.window.zoom(), 1.25);
    }
    adoptLook();
    const OpenWindow forgetful;
    QCOMPARE(forgetful.window.zoom(), 1.0);
}

void TestMainWindow::digitsAreRemembered()
{
    {
        OpenWindow open({1440, 900}, Memory::Remembers);
        open.press(Qt::Key_Period, Qt::ControlModifier);
        open.press(Qt::Key_Period, Qt::ControlModifier);
    }
    OpenWindow open({1440, 900}, Memory::Remembers);
    QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"0.636770"_s);
    OpenWindow forgetful;
    QCOMPARE(forgetful.card(Measure::Ndcg)->valueShown(), u"0.6368"_s);
}

void TestMainWindow::discountsAsWeights()
{
    {
        OpenWindow open({1440, 900}, Memory::Remembers);
        QCOMPARE(open.stepText(2, core::Column::Weight), u"1.585"_s);
        open.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        OpenWindow::settle();
        QCOMPARE(open.stepText(2, core::Column::Weight), u"0.631"_s);
        const QString sentence = open.workspace().steps().sentence();
        QVERIFY2(sentence.contains(u"so it adds 4 × 0.631 = 2.524"_s), qPrintable(sentence));
        QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
        // The table's own menu leads there, too.
        QVERIFY(open.steps().actions().contains(open.action(u"Discounts as weights"_s)));
    }
    OpenWindow next({1440, 900}, Memory::Remembers);
    QCOMPARE(next.stepText(2, core::Column::Weight), u"0.631"_s);
    OpenWindow forgetful;
    QCOMPARE(forgetful.stepText(2, core::Column::Weight), u"1.585"_s);
}

/// The field and the menu are one choice.
void TestMainWindow::discountsAsWeightsBesideTheDefinition()
{
    OpenWindow open({1440, 900});
    ui::DefinitionPanel& definition = open.definition();
    OpenWindow::settle();
    QComboBox* form = definition.discountForm();
    QVERIFY(form && form->isVisible());
    QCOMPARE(form->currentIndex(), 0);
    form->setFocus();
    open.press(Qt::Key_Down);
    OpenWindow::settle();
    QCOMPARE(open.stepText(2, core::Column::Weight), u"0.631"_s);
    const QAction* action = open.action(u"Discounts as weights"_s);
    QVERIFY(action->isChecked());
    open.press(Qt::Key_Escape);
    open.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    OpenWindow::settle();
    QCOMPARE(form->currentIndex(), 0);
    QCOMPARE(open.stepText(2, core::Column::Weight), u"1.585"_s);
    // AP divides by no discount, and without one there is nothing to tell.
    open.document().select(Measure::Ap);
    QVERIFY(!definition.discountForm());
    open.document().select(Measure::Ndcg);
    QVERIFY(definition.discountForm());
    open.document().adopt(*core::parseMeasureSpec("nDCG(discount=none)@10"));
    OpenWindow::settle();
    QVERIFY(!definition.discountForm()->isVisibleTo(&definition));
}

void TestMainWindow::windowsCloseOneAfterTheOther()
{
    QByteArray last;
    {
        OpenWindow first({1440, 900}, Memory::Remembers);
        OpenWindow second({1200, 800}, Memory::Remembers);
        last = second.window.saveGeometry();
        second.press(Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(first.window.close());
        QVERIFY(second.window.close());
    }
    const ui::WindowMemory memory = ui::WindowMemory::read();
    QCOMPARE(memory.digits, 3);  // of the second, which closed last
    ui::MainWindow next(Memory::Remembers);
    QCOMPARE(memory.geometry, last);
    QVERIFY(next.workspace().restoreLayout(ui::rememberedLayout(u"layout"_s)));
}

/// A workspace that was never in front has no layout that the next start could find.
void TestMainWindow::whatWasNotShownHasNoLayout()
{
    {
        ui::MainWindow window(Memory::Remembers);
        window.bringToFront(window.classifierPage());
        window.resize(1366, 768);
        window.show();
        OpenWindow::settle();
        window.workspace();  // its panels are made all the same
        QVERIFY(window.close());
    }
    QVERIFY(ui::rememberedLayout(u"layout"_s).isEmpty());
    OpenWindow next({1366, 768}, Memory::Remembers);
    const QByteArray remembered = next.workspace().layoutState();
    next.workspace().resetLayout();
    QCOMPARE(remembered, next.workspace().layoutState());
}

void TestMainWindow::startsOnAScreen_data()
{
    QTest::addColumn<QRect>("left");
    QTest::newRow("a screen on the right that is gone") << QRect(5000, 100, 1100, 700);
    QTest::newRow("a screen above that is gone") << QRect(100, -4000, 1100, 700);
    QTest::newRow("a window larger than any screen") << QRect(-500, -500, 9000, 9000);
    QTest::newRow("the title above the edge") << QRect(10, -300, 1100, 700);
}

void TestMainWindow::startsOnAScreen()
{
    QFETCH(const QRect, left);
    {
        ui::MainWindow window(Memory::Remembers);
        window.setGeometry(left);
        ui::WindowMemory memory = ui::WindowMemory::read();
        memory.geometry = window.saveGeometry();
        memory.write();
    }
    ui::MainWindow window(Memory::Remembers);
    const QRect screen = window.screen()->availableGeometry();
    QVERIFY(screen.contains(window.frameGeometry().topLeft()));
    const QRect seen = screen.intersected(window.frameGeometry());
    QVERIFY(seen.width() >= std::min(screen.width(), window.minimumWidth()));
    QVERIFY(seen.height() >= std::min(screen.height(), window.minimumHeight()));
}

/// The status bar says which convention is in force: it must not be below the screen's edge.
void TestMainWindow::theFirstStartLeavesRoomForAFrame()
{
    const QSize free = QGuiApplication::primaryScreen()->availableGeometry().size();
    QWidget window;
    window.resize(free);
    ui::fitOntoScreen(window);
    QVERIFY(window.height() <= free.height() - 40);
    QVERIFY(window.height() >= free.height() - 60);
    QVERIFY(window.width() < free.width());
    window.resize(200, 100);
    ui::fitOntoScreen(window);
    QCOMPARE(window.size(), QSize(200, 100));
}

void TestMainWindow::takesNoDamagedMemory_data()
{
    QTest::addColumn<QVariant>("zoom");
    QTest::addColumn<QVariant>("digits");
    QTest::addColumn<double>("zoomed");
    QTest::addColumn<int>("decimals");
    QTest::newRow("nothing") << QVariant() << QVariant() << 1.0 << 4;
    QTest::newRow("words") << QVariant(u"large"_s) << QVariant(u"many"_s) << 1.0 << 4;
    QTest::newRow("no numbers") << QVariant(u"nan"_s) << QVariant(u"nan"_s) << 1.0 << 4;
    QTest::newRow("without an end") << QVariant(u"inf"_s) << QVariant(u"inf"_s) << 3.0 << 4;
    QTest::newRow("less than nothing") << QVariant(-2) << QVariant(-3) << 1.0 << 4;
    QTest::newRow("too much") << QVariant(1e30) << QVariant(1000000) << 3.0 << 4;
    QTest::newRow("lists") << QVariant(QStringList{u"1"_s, u"2"_s})
                           << QVariant(QStringList{u"1"_s, u"2"_s}) << 1.0 << 4;
    QTest::newRow("good") << QVariant(1.5) << QVariant(7) << 1.5 << 7;
}

void TestMainWindow::takesNoDamagedMemory()
{
    QFETCH(const QVariant, zoom);
    QFETCH(const QVariant, digits);
    QFETCH(const double, zoomed);
    QFETCH(const int, decimals);
    QSettings().setValue(u"window/zoom"_s, zoom);
    QSettings().setValue(u"window/digits"_s, digits);
    const ui::WindowMemory memory = ui::WindowMemory::read();
    QCOMPARE(memory.zoom, zoomed);
    QCOMPARE(memory.digits, decimals);
}

void TestMainWindow::digits()
{
    OpenWindow open;
    open.press(Qt::Key_Period, Qt::ControlModifier);
    open.press(Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(open.score(Measure::Ndcg), u"0.636770 9.40713 / 14.77320"_s);
    QCOMPARE(open.stepText(10, core::Column::Value), u"0.636770"_s);
    QCOMPARE(OpenWindow::text(open.workspace().conventions().view(), 0, 1), u"0.636770"_s);
    for (int i = 0; i < 10; ++i)
        open.press(Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"0.64"_s);
    QVERIFY(!open.window.isWindowModified());
}

void TestMainWindow::refusesLayouts_data()
{
    QTest::addColumn<QByteArray>("state");
    const OpenWindow open;
    const QByteArray good = const_cast<OpenWindow&>(open).workspace().layoutState();
    QByteArray huge;
    QDataStream(&huge, QIODevice::WriteOnly) << 1 << quint32(0xfffffff0);
    QByteArray parts;
    QDataStream(&parts, QIODevice::WriteOnly)
        << 1 << QByteArray("a") << QByteArray("b") << QByteArray("c") << QByteArray("d")
        << QByteArray("e");
    QByteArray otherVersion = good;
    otherVersion[3] = 99;
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("not a layout at all, but long enough to be read");
    QTest::newRow("another version") << otherVersion;
    QTest::newRow("cut in the middle") << good.left(good.size() / 2);
    QTest::newRow("cut by a byte") << good.left(good.size() - 1);
    QTest::newRow("a length beyond the end") << huge;
    QTest::newRow("parts that are no splitters") << parts;
}

void TestMainWindow::refusesLayouts()
{
    QFETCH(const QByteArray, state);
    OpenWindow open;
    const QByteArray before = open.workspace().layoutState();
    const QRect cards = open.workspace().cards().geometry();
    QVERIFY(!open.workspace().restoreLayout(state));
    OpenWindow::settle();
    QCOMPARE(open.workspace().layoutState(), before);
    QCOMPARE(open.workspace().cards().geometry(), cards);
}

void TestMainWindow::restoresALayout()
{
    OpenWindow open;
    const QByteArray normal = open.workspace().layoutState();
    auto* splitter = open.workspace().findChild<QSplitter*>();
    QVERIFY(splitter);
    for (QSplitter* each : open.workspace().findChildren<QSplitter*>())
        if (each->orientation() == Qt::Horizontal && each->objectName() != u"terms"_s)
            splitter = each;  // that of the step panel is no part of the layout
    splitter->setSizes({splitter->width() - 400, 400});
    const QByteArray changed = open.workspace().layoutState();
    QVERIFY(changed != normal);
    QVERIFY(open.workspace().restoreLayout(normal));
    QCOMPARE(open.workspace().layoutState(), normal);
    QVERIFY(open.workspace().restoreLayout(changed));
    QCOMPARE(open.workspace().layoutState(), changed);
}

void TestMainWindow::startsWithDamagedSettings()
{
    QSettings settings;
    for (const auto& key :
         {u"window/geometry"_s, u"window/layout"_s, u"window/zoom"_s, u"recentFiles"_s})
        settings.setValue(key, u"damaged"_s);
    settings.sync();
    OpenWindow open({1440, 900}, Memory::Remembers);
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(open.window.zoom(), 1.0);
}

void TestMainWindow::opensDroppedFiles()
{
    OpenWindow open;
    QMimeData pair;
    pair.setUrls({QUrl::fromLocalFile(data("run.txt")), QUrl::fromLocalFile(data("qrels.txt"))});
    QVERIFY(drop(pair, open.window));
    QTRY_COMPARE(open.window.collectionPage().document().queryCount(), std::size_t{3});

    // A run that is dropped later joins them, whatever its format.
    QMimeData run;
    run.setUrls({QUrl::fromLocalFile(write(u"dense.json"_s, R"({"q1": {"d1": 0.5}})"))});
    QVERIFY(drop(run, open.window));
    QTRY_VERIFY(open.window.collectionPage().document().hasTwoRuns());

    QMimeData missing;
    missing.setUrls({QUrl::fromLocalFile(m_files.filePath(u"missing.txt"_s))});
    QVERIFY(drop(missing, open.window));
    QVERIFY2(open.window.message().contains(u"missing.txt: cannot be opened"_s),
             qPrintable(open.window.message()));
    QCOMPARE(open.window.collectionPage().document().queryCount(), std::size_t{3});
}

void TestMainWindow::ignoresOtherDrops()
{
    OpenWindow open;
    QMimeData text;
    text.setText(u"3 2 1"_s);
    QVERIFY(!drop(text, open.window));
    QMimeData web;
    web.setUrls({QUrl(u"https://example.org/run.txt"_s)});
    drop(web, open.window);
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(open.window.message(), QString());
}

void TestMainWindow::newListCanBeUndone()
{
    OpenWindow open;
    open.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(open.chips(), QString());
    QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"set to 0"_s);
    QCOMPARE(open.control<QSpinBox>("cutoff").value(), 10);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
}

void TestMainWindow::copiesTheSteps()
{
    OpenWindow open;
    open.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 12);  // headings, ten ranks, the end of the last line
    QCOMPARE(lines[0].split(u'\t').size(), open.steps().model()->columnCount());
    QVERIFY(lines[10].startsWith(u"10\t4\t"_s));
    QVERIFY(lines[10].endsWith(u"\t0.6368"_s));
}

void TestMainWindow::measuresMenu()
{
    OpenWindow open;
    for (QAction* entry : open.action(u"Measures"_s)->menu()->actions())
        if (entry->text() == u"Expected reciprocal rank"_s)
            entry->trigger();
    QVERIFY(open.card(Measure::Err) && open.card(Measure::Err)->isChecked());
    open.undo();
    QVERIFY(!open.card(Measure::Err));
    QCOMPARE(open.document().session().selected, Measure::Ndcg);
}

void TestMainWindow::openedGradesAreExplainedByAShownMeasure()
{
    OpenWindow open;
    open.document().select(Measure::Ap);
    open.document().setShown({Measure::Ap, Measure::P});
    QVERIFY(open.window.open({write(u"cafes.txt"_s, "3 2 3 0 1\n")}));
    QVERIFY(open.card(Measure::Ap));
    QVERIFY(open.card(open.document().session().selected));
}

void TestMainWindow::undoTextsShowNamesAsTheyAre()
{
    core::Session session = sessionOf({3});
    session.list.ranked[0].title = "R&D";
    OpenWindow open(session);
    open.clickRow(open.list(), 0);
    open.type(u"2"_s);
    QCOMPARE(open.action(u"Undo"_s)->text(), u"Undo Grade “R&&D” as 2"_s);
}

void TestMainWindow::endsWhileSomebodyTypes()
{
    auto window = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Forgets);
    window->openExample();
    window->show();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    QLineEdit& line = window->workspace().rankedList().quickLine().line();
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, u"5 5"_s);
    QCOMPARE(window->document().list().ranked.size(), std::size_t{2});
    const QPointer<QLineEdit> alive = &line;
    window.reset();
    QVERIFY(alive.isNull());
}

QTEST_MAIN(TestMainWindow)

}  // namespace tst_main_window

#include "tst_main_window.moc"
