// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/table_text.h"
#include "ui/classifier/table/matrix_cell.h"
#include "ui/collection/table/systems_model.h"
#include "ui/text/catalogue/guide_text.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_export.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/ranking_page.h"
#include "ui/workspace/rules/rule_effects_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tst_table_export {

using namespace Qt::StringLiterals;
using core::TableFormat;
using ui::TableMenu;

namespace {

QString copied()
{
    return QApplication::clipboard()->text();
}

/// The cake shops' first four, with a column of grips, as the ranked list has one.
class Shops {
public:
    Shops()
    {
        model.setHorizontalHeaderLabels({QString(), u"Shop"_s, u"Value ▾"_s, u"Hidden"_s});
        model.setHeaderData(2, Qt::Horizontal, u"Value"_s, ui::ExactRole);
        add(u"=SUM(A1)"_s, u"0.64"_s, 0.6366824387328317);
        add(u"Corner, Café"_s, u"−0.12"_s, -0.125);
        add(u"a|b"_s, u"–"_s, {});
        add(u"Last"_s, u"1.00"_s, 1.0);
        proxy.setSourceModel(&model);
        proxy.setSortRole(ui::SortRole);
        view.setModel(&proxy);
        ui::setUpTable(view);
        view.setAccessibleName(u"Cake shops"_s);
        view.setColumnHidden(3, true);
        view.resize(400, 300);
    }

    void add(const QString& name, const QString& shown, std::optional<double> exact)
    {
        auto* value = new QStandardItem(shown);
        if (exact) {
            value->setData(*exact, ui::ExactRole);
            value->setData(*exact, ui::SortRole);
        }
        model.appendRow({new QStandardItem(u"⠿"_s), new QStandardItem(name), value,
                         new QStandardItem(u"secret"_s)});
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(&view, key, modifiers);
    }
    TableMenu& menu() { return TableMenu::of(view); }

    QStandardItemModel model;
    QSortFilterProxyModel proxy;
    QTableView view;
};

/// As many rows as nobody holds in memory.
class LongModel : public QAbstractTableModel {
public:
    explicit LongModel(int rows)
        : m_rows(rows)
    {}
    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows;
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : 4;
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (index.row() == changesAt)
            emit const_cast<LongModel*>(this)->layoutChanged();
        if (role == Qt::DisplayRole)
            return QString::number(index.row());
        return role == ui::ExactRole ? QVariant(double(index.row())) : QVariant();
    }
    QVariant headerData(int section, Qt::Orientation, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(u"c%1"_s.arg(section)) : QVariant();
    }

    int changesAt = -1;  ///< the row whose reading changes the order of rows

private:
    int m_rows;
};

/// Does something with the context menu that opens next, and closes it.
template <class Act>
void onMenu(Act act)
{
    QTimer::singleShot(0, qApp, [act] {
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            act(*menu);
            menu->close();
        }
    });
}

void openMenuByKey(QTableView& view)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, view.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&view, &event);
}

QAction* named(const QMenu& menu, const QString& text)
{
    for (QAction* action : menu.actions())
        if (action->text() == text)
            return action;
    return nullptr;
}

using Change = void (*)(ui::WorkspacePage& page);
using Make = std::unique_ptr<ui::WorkspacePage> (*)(QWidget&);

template <class Page>
std::unique_ptr<ui::WorkspacePage> made(QWidget& window)
{
    auto page = std::make_unique<Page>(window, window);
    page->openExample();
    return page;
}

/// Every page with its example, shown.
void pages()
{
    QTest::addColumn<Make>("make");
    QTest::newRow("Ranking") << Make(made<ui::RankingPage>);
    QTest::newRow("Classifier") << Make(made<ui::ClassifierPage>);
    QTest::newRow("Collection") << Make(made<ui::CollectionPage>);
}

void show(QWidget& window, ui::WorkspacePage& page, QSize size = {1440, 900})
{
    window.resize(size);
    page.workspace().resize(window.size());
    window.show();
    page.workspace().show();
    QTRY_VERIFY(page.tables().size() >= 2);
}

const QString systemsName = u"Measures of the runs"_s;

QTableView* tableNamed(ui::WorkspacePage& page, const QString& name)
{
    const auto tables = page.tables();
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const QTableView* view) {
        return view->accessibleName() == name;
    });
    if (found == tables.end())
        qFatal("there is no table “%s”", qPrintable(name));
    return *found;
}

ui::TableCopies* copiesNamed(ui::WorkspacePage& page, const QString& name)
{
    for (ui::TableCopies* copies : page.tableCopies())
        if (copies->name() == name)
            return copies;
    qFatal("there is no table “%s”", qPrintable(name));
}

QStringList headingsOf(const core::Table& table)
{
    QStringList headings;
    for (const core::Table::Column& column : table.columns)
        headings << QString::fromStdString(column.heading);
    return headings;
}

}  // namespace

/// What leaves the program of its tables.
class TestTableExport : public QObject {
    Q_OBJECT
private slots:
    void init();
    void tableOfAView();
    void aColumnLeavesAsSeveral();
    void programsReadEnglishHeadings();
    void theViewsOrderIsKept();
    void selectedSpans();
    void copyKey_data();
    void copyKey();
    void copyKeyOfASelection();
    void spreadsheetsGetATable();
    void cellAlone();
    void formats_data();
    void formats();
    void savesAFile();
    void whatCannotBeWrittenIsSaid();
    void longTablesAreCopiedInPart();
    void nothingIsSaidOfACopyThatWasEnded();
    void longTablesAreSavedWhole();
    void menuByKey();
    void ownEntriesComeFirst();
    void everyTableOfAPage_data() { pages(); }
    void everyTableOfAPage();
    void captionsTellOfTheirOwnTable_data();
    void captionsTellOfTheirOwnTable();
    void valuesOfTestsNameTheirAdjustment();
    void whatGaveWayLeaves();
    void bothEndsOfAnIntervalLeave_data();
    void bothEndsOfAnIntervalLeave();
    void narrowTablesLeaveWhole_data() { pages(); }
    void narrowTablesLeaveWhole();
    void exportMenuOfAPage_data() { pages(); }
    void exportMenuOfAPage();
    void gridsAreTablesToo();
    void calibrationIsCopied();
    void gridsHaveAMenuAndAKey();
    void tablesBehindOthersAreCopiedAsTheyAreNow_data();
    void tablesBehindOthersAreCopiedAsTheyAreNow();
    void everyCopyIsATableWithoutFormulas_data();
    void everyCopyIsATableWithoutFormulas();
    void rowsArePastedAsTheyWere();
    void numbersBehindThePagesTables_data() { pages(); }
    void numbersBehindThePagesTables();
};

void TestTableExport::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    QApplication::clipboard()->clear();
}

void TestTableExport::tableOfAView()
{
    Shops shops;
    const core::Table table = ui::tableOf(shops.view);
    QCOMPARE(table.columns.size(), 2U);
    QCOMPARE(table.columns[0], (core::Table::Column{"Shop", false}));
    QCOMPARE(table.columns[1], (core::Table::Column{"Value", true}));
    QCOMPARE(table.rows.size(), 4U);
    QCOMPARE(table.rows[0][1], (core::TableCell{"0.64", 0.6366824387328317}));
    QVERIFY(!table.rows[2][1].number);
}

void TestTableExport::aColumnLeavesAsSeveral()
{
    QStandardItemModel model(0, 2);
    model.setHorizontalHeaderLabels({u"Shop"_s, u"Interval"_s});
    model.setHeaderData(1, Qt::Horizontal, QStringList{u"from"_s, u"to"_s}, ui::ExactRole);
    const auto add = [&model](const QString& shown, const core::TableCell& low,
                              const core::TableCell& high) {
        auto* interval = new QStandardItem(shown);
        interval->setData(QVariant::fromValue(std::vector{low, high}), ui::ExactRole);
        model.appendRow({new QStandardItem(u"Corner"_s), interval});
    };
    add(u"[0.1, 0.7]"_s, {"0.1", 0.125}, {"0.7", 0.6875});
    add(u"–"_s, {"–", {}}, {"–", {}});
    QTableView view;
    view.setModel(&model);
    const core::Table table = ui::tableOf(view);
    QCOMPARE(table.columns,
             (std::vector<core::Table::Column>{{"Shop", false}, {"from", true}, {"to", true}}));
    QCOMPARE(table.rows.size(), 2U);
    QCOMPARE(table.rows[0],
             (std::vector<core::TableCell>{{"Corner", {}}, {"0.1", 0.125}, {"0.7", 0.6875}}));
    QCOMPARE(table.rows[1], (std::vector<core::TableCell>{{"Corner", {}}, {"–", {}}, {"–", {}}}));
    view.setCurrentIndex(model.index(0, 1));
    TableMenu::of(view).copyCell();
    QCOMPARE(copied(), u"[0.1, 0.7]"_s);
}

void TestTableExport::programsReadEnglishHeadings()
{
    ui::speak(u"zh_CN"_s);
    const ui::RuleEffectsView view;
    const core::Table ofView = ui::tableHeadings(view);
    const core::Table guide = ui::named(ui::comparisonTable);
    ui::speak(u"en"_s);
    const auto headOf = [](const core::Table& table, TableFormat format) {
        return QString::fromStdString(core::tableHead(table, format));
    };
    QCOMPARE(headOf(ofView, TableFormat::Csv), u"Effect of each change,Effect,Number\n"_s);
    QVERIFY(headOf(ofView, TableFormat::Html).contains(u"各项改动的作用"_s));
    QVERIFY(headOf(guide, TableFormat::Tsv).startsWith(u"measure\tinput\tlooks at\t"_s));
    QVERIFY(headOf(guide, TableFormat::Markdown).contains(u"| 指标 | 对象 |"_s));
}

void TestTableExport::theViewsOrderIsKept()
{
    Shops shops;
    shops.proxy.sort(2, Qt::DescendingOrder);
    shops.view.horizontalHeader()->moveSection(2, 0);
    const core::Table table = ui::tableOf(shops.view);
    QCOMPARE(table.columns[0].heading, "Value");
    // What has no number comes first then.
    QCOMPARE(QString::fromStdString(table.rows[1][1].text), u"Last"_s);
    QCOMPARE(QString::fromStdString(table.rows[2][1].text), u"=SUM(A1)"_s);
}

void TestTableExport::selectedSpans()
{
    Shops shops;
    QCOMPARE(ui::selectedRows(shops.view).size(), 0U);
    for (const int row : {3, 1, 0})
        shops.view.selectionModel()->select(
            shops.proxy.index(row, 1), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const std::vector<ui::RowSpan> expected{{0, 1}, {3, 3}};
    QCOMPARE(ui::selectedRows(shops.view), expected);
    QCOMPARE(ui::rowCount(expected), 3U);
}

void TestTableExport::copyKey_data()
{
    QTest::addColumn<TableMenu::CopyKey>("copies");
    QTest::addColumn<QString>("expected");
    QTest::newRow("without a selection the current cell")
        << TableMenu::CopyKey::Selection << u"Corner, Café"_s;
    QTest::newRow("the whole table")
        << TableMenu::CopyKey::All
        << u"Shop\tValue\n'=SUM(A1)\t0.64\nCorner, Café\t-0.12\na|b\t\nLast\t1.00\n"_s;
}

void TestTableExport::copyKey()
{
    QFETCH(const TableMenu::CopyKey, copies);
    QFETCH(const QString, expected);
    Shops shops;
    shops.menu().setCopyKey(copies);
    shops.view.selectionModel()->setCurrentIndex(shops.proxy.index(1, 1),
                                                 QItemSelectionModel::NoUpdate);
    shops.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(copied(), expected);
}

void TestTableExport::copyKeyOfASelection()
{
    Shops shops;
    shops.view.selectRow(0);
    shops.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(copied(), u"Shop\tValue\n'=SUM(A1)\t0.64\n"_s);
    shops.menu().setFull(true);
    shops.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(copied(), u"Shop\tValue\n'=SUM(A1)\t0.6366824387328317\n"_s);
}

void TestTableExport::spreadsheetsGetATable()
{
    Shops shops;
    shops.view.selectRow(1);
    shops.press(Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QApplication::clipboard()->mimeData();
    QVERIFY(data->hasText());
    QVERIFY(data->hasHtml());
    QVERIFY(data->html().contains(u"<td>Corner, Café</td><td class=\"number\">−0.12</td>"_s));
    QVERIFY(!data->html().contains(u"<caption>"_s));
}

void TestTableExport::cellAlone()
{
    Shops shops;
    shops.view.setCurrentIndex(shops.proxy.index(1, 2));
    shops.menu().copyCell();
    QCOMPARE(copied(), u"-0.12"_s);
    shops.menu().setFull(true);
    shops.menu().copyCell();
    QCOMPARE(copied(), u"-0.125"_s);
}

void TestTableExport::formats_data()
{
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<QString>("contained");
    QTest::newRow("TSV") << TableFormat::Tsv << u"\n'=SUM(A1)\t0.64\n"_s;
    QTest::newRow("CSV: no formula is run") << TableFormat::Csv << u"\n'=SUM(A1),0.64\n"_s;
    QTest::newRow("Markdown") << TableFormat::Markdown << u"\n| a\\|b |  |\n"_s;
    QTest::newRow("HTML") << TableFormat::Html << u"<caption>Cake shops.</caption>"_s;
    QTest::newRow("LaTeX") << TableFormat::Latex << u"\\label{tab:cake-shops}"_s;
}

void TestTableExport::formats()
{
    QFETCH(const TableFormat, format);
    QFETCH(const QString, contained);
    Shops shops;
    shops.menu().copyAs(format);
    QVERIFY2(copied().contains(contained), qPrintable(copied()));
}

void TestTableExport::savesAFile()
{
    const QTemporaryDir folder;
    Shops shops;
    const QString path = folder.filePath(u"shops.csv"_s);
    QVERIFY(!shops.menu().save(path, TableFormat::Csv));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             u"Shop,Value\n'=SUM(A1),0.64\n\"Corner, Café\",-0.12\na|b,\nLast,1.00\n"_s);
}

void TestTableExport::whatCannotBeWrittenIsSaid()
{
    Shops shops;
    const auto problem = shops.menu().save(u"/no/such/folder/a.csv"_s, TableFormat::Csv);
    QVERIFY(problem);
    QVERIFY2(problem->startsWith(u"Could not save a.csv: "_s), qPrintable(*problem));
}

void TestTableExport::longTablesAreCopiedInPart()
{
    LongModel model(7'000'000);
    QTableView view;
    view.setModel(&model);
    ui::setUpTable(view);
    view.setSelectionMode(QTableView::ExtendedSelection);
    view.setAccessibleName(u"Samples"_s);
    view.selectAll();
    TableMenu::of(view).copy();
    const auto* said = view.findChild<QMessageBox*>();
    QVERIFY(said);
    QString sentence = said->text();
    sentence.remove(QChar(0x202f));
    QVERIFY2(sentence.startsWith(u"Copied the first 250000 of 7000000 rows."_s),
             qPrintable(sentence));
    QCOMPARE(copied().count(u'\n'), qsizetype(TableMenu::mostCopiedCells / 4 + 1));
    QVERIFY(copied().endsWith(u"\n249999\t249999\t249999\t249999\n"_s));
}

void TestTableExport::nothingIsSaidOfACopyThatWasEnded()
{
    LongModel model(7'000'000);
    model.changesAt = 100'000;
    QTableView view;
    view.setModel(&model);
    ui::setUpTable(view);
    view.selectAll();
    TableMenu::of(view).copy();
    QCOMPARE(copied(), QString());
    QVERIFY(!view.findChild<QMessageBox*>());
}

void TestTableExport::longTablesAreSavedWhole()
{
    constexpr int rows = 23'456;
    LongModel model(rows);
    QTableView view;
    view.setModel(&model);
    ui::setUpTable(view);
    view.setAccessibleName(u"Samples"_s);
    const QTemporaryDir folder;
    for (const TableFormat format : {TableFormat::Csv, TableFormat::Html, TableFormat::Latex}) {
        const QString path = folder.filePath(u"t"_s);
        QVERIFY(!TableMenu::of(view).save(path, format));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        core::Table table = ui::tableOf(view);
        if (format != TableFormat::Csv) {
            table.caption = "Samples.";
            table.label = "samples";
        }
        QVERIFY(file.readAll().toStdString() == core::tableText(table, format));
    }
}

void TestTableExport::menuByKey()
{
    Shops shops;
    shops.view.show();
    shops.view.selectRow(0);
    bool wasOpen = false;
    onMenu([&](QMenu& menu) {
        wasOpen = true;
        for (const QString& text : {u"Copy cell"_s, u"Copy selection"_s, u"Copy table"_s,
                                    u"Copy table as"_s, u"Save table as…"_s, u"Full precision"_s})
            QVERIFY2(named(menu, text), qPrintable(text));
        QCOMPARE(named(menu, u"Copy selection"_s)->shortcut(), QKeySequence(QKeySequence::Copy));
        named(menu, u"Full precision"_s)->trigger();
        QMenu* formats = named(menu, u"Copy table as"_s)->menu();
        QCOMPARE(formats->actions().size(), 5);
        named(*formats, u"CSV"_s)->trigger();
    });
    openMenuByKey(shops.view);
    QVERIFY(wasOpen);
    QVERIFY2(copied().contains(u"'=SUM(A1),0.6366824387328317\n"_s), qPrintable(copied()));
}

void TestTableExport::ownEntriesComeFirst()
{
    Shops shops;
    shops.view.show();
    shops.menu().setOwnEntries([](QMenu& menu) { menu.addAction(u"Open"_s); });
    QStringList texts;
    onMenu([&](QMenu& menu) {
        for (const QAction* action : menu.actions())
            texts << action->text();
    });
    openMenuByKey(shops.view);
    QCOMPARE(texts.value(0), u"Open"_s);
    QVERIFY(texts.contains(u"Copy cell"_s));
}

void TestTableExport::everyTableOfAPage()
{
    QFETCH(const Make, make);
    QWidget window;
    const auto page = make(window);
    show(window, *page);
    for (QTableView* table : page->tables()) {
        const QByteArray name = table->accessibleName().toUtf8();
        QVERIFY(!name.isEmpty());
        QVERIFY2(table->findChild<TableMenu*>(), name);
        QApplication::clipboard()->clear();
        table->selectionModel()->setCurrentIndex(
            table->model()->index(0, table->model()->columnCount() - 1),
            QItemSelectionModel::SelectCurrent | QItemSelectionModel::Rows);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY2(copied().contains(u'\n'), name);
        bool hasMenu = false;
        onMenu([&hasMenu](QMenu& menu) { hasMenu = named(menu, u"Copy table as"_s); });
        openMenuByKey(*table);
        QVERIFY2(hasMenu, name);
        // The caption names what was measured.
        TableMenu::of(*table).copyAs(TableFormat::Html);
        const QString html = copied();
        QVERIFY2(html.contains(u"<caption>"_s + table->accessibleName().toHtmlEscaped() + u". "_s),
                 name);
    }
}

void TestTableExport::captionsTellOfTheirOwnTable_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<QStringList>("notSaid");
    const auto query = Change([](auto& page) {
        auto& document = static_cast<ui::CollectionPage&>(page).document();
        document.setMeasures({*core::parseMeasureSpec("AP"), *core::parseMeasureSpec("RR@10")});
        document.setMeasure(0);
        document.chooseQuery(0);
    });
    QTest::newRow("what one query's difference is made of")
        << Make(made<ui::CollectionPage>) << query << u"Documents that cause the difference"_s
        << QStringList{u"The query is “"_s, u"A is "_s, u"AP: Average precision"_s}
        << QStringList{u"queries are shown"_s, u"RR"_s};
    QTest::newRow("the means of the runs")
        << Make(made<ui::CollectionPage>) << query << u"Measures of the runs"_s
        << QStringList{u"Holm-adjusted"_s, u"RR"_s} << QStringList{u"queries are shown"_s};
    QTest::newRow("counts without samples")
        << Make(made<ui::ClassifierPage>) << Change([](auto& page) {
               auto& document = static_cast<ui::ClassifierPage&>(page).document();
               page.startNew();
               document.setTyped({5, 2, 3, 10});
           })
        << QString() << QStringList{u"entered by hand: 8 positive"_s}
        << QStringList{u"0 samples"_s, u"are predicted “"_s};
}

void TestTableExport::captionsTellOfTheirOwnTable()
{
    QFETCH(const Make, make);
    QFETCH(const Change, change);
    QFETCH(const QString, table);
    QFETCH(const QStringList, said);
    QFETCH(const QStringList, notSaid);
    QWidget window;
    const auto page = make(window);
    show(window, *page);
    change(*page);
    int found = 0;
    for (QTableView* view : page->tables()) {
        if (!table.isEmpty() && view->accessibleName() != table)
            continue;
        ++found;
        TableMenu::of(*view).copyAs(TableFormat::Html);
        for (const QString& text : said)
            QVERIFY2(copied().contains(text), qPrintable(copied()));
        const QString caption = copied().section(u"</caption>"_s, 0, 0);
        for (const QString& text : notSaid)
            QVERIFY2(!caption.contains(text), qPrintable(caption));
    }
    QVERIFY(found > 0);
}

void TestTableExport::valuesOfTestsNameTheirAdjustment()
{
    QWidget window;
    const auto page = made<ui::CollectionPage>(window);
    show(window, *page);
    const QStringList headings = headingsOf(ui::tableHeadings(*tableNamed(*page, systemsName)));
    QVERIFY2(headings.contains(u"paired t: Holm-adjusted p"_s), qPrintable(headings.join(u'|')));
}

void TestTableExport::whatGaveWayLeaves()
{
    Shops shops;
    shops.view.setColumnHidden(2, true);
    QCOMPARE(headingsOf(ui::tableOf(shops.view)), QStringList(u"Shop"_s));
    ui::setCollapsing(shops.view, {2});
    QCOMPARE(headingsOf(ui::tableOf(shops.view)), QStringList({u"Shop"_s, u"Value"_s}));
    ui::setCollapsing(shops.view, {});
    QCOMPARE(headingsOf(ui::tableOf(shops.view)), QStringList(u"Shop"_s));
}

void TestTableExport::bothEndsOfAnIntervalLeave_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isHidden");
    QTest::newRow("with room") << QSize(1920, 1080) << false;
    QTest::newRow("narrow") << QSize(1024, 640) << true;
}

void TestTableExport::bothEndsOfAnIntervalLeave()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, isHidden);
    QWidget window;
    const auto page = made<ui::CollectionPage>(window);
    show(window, *page, size);
    const QTableView& systems = *tableNamed(*page, systemsName);
    QTRY_COMPARE(systems.isColumnHidden(ui::SystemsModel::Interval), isHidden);
    const auto& document = static_cast<ui::CollectionPage&>(*page).document();
    const core::Table table = ui::tableOf(systems);
    const qsizetype from = headingsOf(table).indexOf(u"95% CI of Δ: lower end"_s);
    const qsizetype to = headingsOf(table).indexOf(u"95% CI of Δ: upper end"_s);
    QVERIFY(from > 0 && to > 0);
    QVERIFY(!table.rows.empty());
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const auto& interval = document.comparisons()[row].interval;
        QVERIFY(interval);
        QVERIFY(table.rows[row][std::size_t(from)].number == interval->low);
        QVERIFY(table.rows[row][std::size_t(to)].number == interval->high);
    }
}

void TestTableExport::narrowTablesLeaveWhole()
{
    QFETCH(const Make, make);
    QWidget window;
    const auto page = make(window);
    const auto headings = [&](QSize size) {
        show(window, *page, size);
        QCoreApplication::processEvents();
        std::map<QString, QStringList> found;
        for (const QTableView* view : page->tables())
            found[view->accessibleName()] = headingsOf(ui::tableHeadings(*view));
        return found;
    };
    headings({1440, 900});
    const auto narrow = headings({1024, 640});
    const auto wide = headings({1920, 1080});
    QVERIFY(narrow.size() >= 2);
    for (const auto& [name, columns] : narrow)
        if (wide.contains(name))
            QCOMPARE(columns, wide.at(name));
}

void TestTableExport::exportMenuOfAPage()
{
    QFETCH(const Make, make);
    QWidget window;
    const auto page = make(window);
    show(window, *page);
    QMenu menu;
    page->fillExport(menu);
    QAction* action = named(menu, u"Table"_s);
    QVERIFY(action);
    emit action->menu()->aboutToShow();
    QCOMPARE(action->menu()->actions().size(), qsizetype(page->tableCopies().size()));
    QMenu* first = action->menu()->actions().front()->menu();
    QApplication::clipboard()->clear();
    named(*first, u"Copy as Markdown"_s)->trigger();
    QVERIFY2(copied().contains(u"\n| "_s), qPrintable(copied()));
}

void TestTableExport::gridsAreTablesToo()
{
    QWidget window;
    const auto page = made<ui::ClassifierPage>(window);
    auto& document = static_cast<ui::ClassifierPage&>(*page).document();
    show(window, *page);
    page->startNew();
    document.setTyped({5, 2, 3, 10});
    const QString yes = document.positiveWord();
    const QString no = document.negativeWord();
    copiesNamed(*page, u"Confusion matrix"_s)->copyAs(TableFormat::Csv);
    QCOMPARE(copied(), u",predicted “%1”,predicted “%2”,all\n"
                       "labelled “%1”,5,3,8\n"
                       "labelled “%2”,2,10,12\n"
                       "all,7,13,20\n"_s.arg(yes, no));
    copiesNamed(*page, u"Confusion matrix"_s)->copyAs(TableFormat::Latex);
    QVERIFY2(copied().contains(u"\\caption{Confusion matrix: numbers of samples by label (rows) "
                               "and prediction (columns). The counts"_s),
             qPrintable(copied()));
    QVERIFY2(copied().contains(u"\\label{tab:confusion-matrix}"_s), qPrintable(copied()));
    document.setTyped({15000, 2, 3, 1234567});
    copiesNamed(*page, u"Confusion matrix"_s)->copyAs(TableFormat::Latex);
    QVERIFY2(copied().contains(u" & 15000 & 3 & 15003 \\\\\n"_s), qPrintable(copied()));
    copiesNamed(*page, u"Confusion matrix"_s)->copyAs(TableFormat::Csv);
    QVERIFY2(copied().endsWith(u"\nall,15002,1234570,1249572\n"_s), qPrintable(copied()));
    // Nothing was typed yet.
    page->startNew();
    for (const ui::TableCopies* copies : page->tableCopies())
        QVERIFY(copies->name() != u"Confusion matrix"_s);
}

void TestTableExport::calibrationIsCopied()
{
    QWidget window;
    const auto page = made<ui::ClassifierPage>(window);
    auto& document = static_cast<ui::ClassifierPage&>(*page).document();
    show(window, *page);
    ui::TableCopies& copies = *copiesNamed(*page, u"Calibration values"_s);
    const auto lines = [&copies] {
        copies.copyAs(TableFormat::Csv);
        return copied().split(u'\n', Qt::SkipEmptyParts);
    };
    const QStringList shown = lines();
    QCOMPARE(shown.size(), 6);
    QCOMPARE(shown[0], u"Value,raw"_s);
    copies.setFull(true);
    const QStringList whole = lines();
    for (qsizetype line = 1; line < whole.size(); ++line) {
        const QStringList rounded = shown[line].split(u',');
        const QStringList exact = whole[line].split(u',');
        QCOMPARE(exact[0], rounded[0]);
        QVERIFY2(exact[1].size() > rounded[1].size(), qPrintable(whole[line]));
        QVERIFY(std::abs(exact[1].toDouble() - rounded[1].toDouble()) <= 0.0000501 * 1.001);
    }
    core::ClassifierSettings settings = document.session().settings;
    settings.calibration = core::Calibration::Isotonic;
    document.setSettings(settings, u"Calibrate"_s);
    QCOMPARE(lines()[0], u"Value,raw,calibrated"_s);
    QCOMPARE(lines()[1].section(u',', 0, 1), whole[1]);
    copies.copyAs(TableFormat::Html);
    QVERIFY2(copied().contains(u"ECE is the mean gap over the bins"_s), qPrintable(copied()));
    QVERIFY2(!copied().contains(u"are predicted “"_s), qPrintable(copied()));
    copiesNamed(*page, u"Confusion matrix"_s)->copyAs(TableFormat::Html);
    QVERIFY2(copied().contains(u"are predicted “"_s), qPrintable(copied()));
    QVERIFY2(!copied().contains(u" bins "_s), qPrintable(copied()));
}

void TestTableExport::gridsHaveAMenuAndAKey()
{
    QWidget window;
    const auto page = made<ui::ClassifierPage>(window);
    show(window, *page);
    QWidget& grid = copiesNamed(*page, u"Confusion matrix"_s)->shown();
    auto* cell = grid.findChild<ui::MatrixCell*>();
    QVERIFY(cell);
    cell->setFocus();
    QTest::keyClick(cell, Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(copied().contains(u"predicted “"_s), qPrintable(copied()));
    const QString byKey = copied();
    QApplication::clipboard()->clear();
    onMenu([](QMenu& menu) { named(menu, u"Copy table"_s)->trigger(); });
    QContextMenuEvent event(QContextMenuEvent::Keyboard, cell->rect().center(),
                            cell->mapToGlobal(cell->rect().center()));
    QApplication::sendEvent(cell, &event);
    QCOMPARE(copied(), byKey);
}

void TestTableExport::tablesBehindOthersAreCopiedAsTheyAreNow_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<Change>("change");
    QTest::newRow("Ranking: another cutoff")
        << Make(made<ui::RankingPage>)
        << Change([](auto& page) { static_cast<ui::RankingPage&>(page).document().setCutoff(3); });
    QTest::newRow("Classifier: another threshold")
        << Make(made<ui::ClassifierPage>) << Change([](auto& page) {
               static_cast<ui::ClassifierPage&>(page).document().setThreshold(0.9);
           });
    QTest::newRow("Classifier: a sample less")
        << Make(made<ui::ClassifierPage>) << Change([](auto& page) {
               static_cast<ui::ClassifierPage&>(page).document().remove({0});
           });
    QTest::newRow("Collection: another query")
        << Make(made<ui::CollectionPage>) << Change([](auto& page) {
               static_cast<ui::CollectionPage&>(page).document().chooseQuery(3);
           });
    QTest::newRow("Collection: another rule")
        << Make(made<ui::CollectionPage>) << Change([](auto& page) {
               core::EvaluationRules rules;
               rules.depth = 2;
               static_cast<ui::CollectionPage&>(page).document().setRules(rules);
           });
}

void TestTableExport::tablesBehindOthersAreCopiedAsTheyAreNow()
{
    QFETCH(const Make, make);
    QFETCH(const Change, change);
    QWidget window;
    const auto page = make(window);
    show(window, *page);
    const auto bringToFront = [&page](const QTableView& table) {
        for (auto* panel : page->workspace().findChildren<ui::Panel*>())
            if (panel->isAncestorOf(&table))
                for (auto* group : page->workspace().findChildren<ui::PanelGroup*>())
                    group->bringToFront(*panel);
    };
    for (QTableView* table : page->workspace().findChildren<QTableView*>())
        bringToFront(*table);
    change(*page);
    QMenu exports;
    page->fillExport(exports);
    QMenu* tables = named(exports, u"Table"_s)->menu();
    emit tables->aboutToShow();
    std::map<QString, QString> hidden;
    for (QAction* table : tables->actions()) {
        named(*table->menu(), u"Copy as Markdown"_s)->trigger();
        hidden[table->text()] = copied();
    }
    for (QTableView* table : page->tables()) {
        bringToFront(*table);
        TableMenu::of(*table).copyAs(TableFormat::Markdown);
        QCOMPARE(hidden[table->accessibleName()], copied());
    }
}

namespace {

/// What spreadsheets run.
const char* const formula = "=HYPERLINK(\"http://x\")";

std::unique_ptr<ui::WorkspacePage> classifierOfFormulas(QWidget& window)
{
    auto page = std::make_unique<ui::ClassifierPage>(window, window);
    core::SampleSession session;
    session.samples.classes = {"-no", "@yes"};
    session.samples.ids = {formula, "+1+1", "-x", "@x"};
    session.samples.labels = {1, 0, 1, 0};
    session.samples.models = {{formula, {0.9, 0.8, 0.3, 0.1}}, {"+other", {0.7, 0.2, 0.6, 0.3}}};
    session.samples.groupNames = {"=g", "@h"};
    session.samples.groups = {0, 0, 1, 1};
    page->document().load(std::move(session), QString(), u"Open"_s);
    return page;
}

std::unique_ptr<ui::WorkspacePage> rankingOfFormulas(QWidget& window)
{
    auto page = std::make_unique<ui::RankingPage>(window, window);
    page->openExample();
    std::size_t row = 0;
    for (const char* id : {formula, "+1+1", "-x", "@x"})
        page->document().rename(ui::Section::Ranked, row++, QString::fromLatin1(id));
    return page;
}

bool runsInASpreadsheet(const QString& cell)
{
    if (cell.isEmpty() || !u"=+-@\t\r"_s.contains(cell[0]))
        return false;
    bool isNumber = false;
    cell.toDouble(&isNumber);
    return !isNumber && cell != u"-inf"_s;
}

QStringList cellsOfTsv(const QString& text)
{
    return text.split(QRegularExpression(u"[\\t\\n]"_s));
}

QStringList cellsOfHtml(QString html)
{
    QStringList cells;
    const QRegularExpression cell(u"<t[dh][^>]*>(.*?)</t[dh]>"_s);
    for (const auto& match : cell.globalMatch(html))
        cells << match.captured(1);
    return cells;
}

}  // namespace

void TestTableExport::everyCopyIsATableWithoutFormulas_data()
{
    QTest::addColumn<Make>("make");
    QTest::newRow("Ranking") << Make(rankingOfFormulas);
    QTest::newRow("Classifier") << Make(classifierOfFormulas);
    QTest::newRow("Collection") << Make(made<ui::CollectionPage>);
}

/// By every way there is: the key, the menu's copies, one cell.
void TestTableExport::everyCopyIsATableWithoutFormulas()
{
    QFETCH(const Make, make);
    QWidget window;
    const auto page = make(window);
    show(window, *page);
    const auto isSafe = [](const QString& where) {
        const QMimeData& data = *QApplication::clipboard()->mimeData();
        QVERIFY2(data.hasText() && data.hasHtml(), qPrintable(where));
        for (const QString& cell : cellsOfTsv(data.text()) + cellsOfHtml(data.html()))
            QVERIFY2(!runsInASpreadsheet(cell), qPrintable(where + u": "_s + cell));
    };
    int copies = 0;
    for (ui::TableCopies* table : page->tableCopies()) {
        if (!table->hasRows())
            continue;
        ++copies;
        table->copyWhole();
        isSafe(table->name());
        table->copyAs(TableFormat::Tsv);
        isSafe(table->name() + u" as TSV"_s);
        table->copyAs(TableFormat::Html);
        QVERIFY(QApplication::clipboard()->mimeData()->hasHtml());
        for (const QString& cell : cellsOfHtml(QApplication::clipboard()->mimeData()->html()))
            QVERIFY2(!runsInASpreadsheet(cell), qPrintable(table->name() + u": "_s + cell));
    }
    for (QTableView* view : page->tables()) {
        if (!view->isVisible() || !view->model() || view->model()->rowCount() == 0)
            continue;
        view->setFocus();
        view->selectAll();
        QApplication::clipboard()->clear();
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
        const bool isOneCell = view->selectionMode() != QTableView::ExtendedSelection &&
                               !QApplication::clipboard()->mimeData()->hasHtml();
        if (!isOneCell)
            isSafe(view->accessibleName() + u" by key"_s);
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            view->setCurrentIndex(view->model()->index(0, column));
            TableMenu::of(*view).copyCell();
            QVERIFY2(!runsInASpreadsheet(copied()), qPrintable(copied()));
        }
    }
    QVERIFY(copies >= 2);
}

/// The apostrophes are for spreadsheets alone.
void TestTableExport::rowsArePastedAsTheyWere()
{
    QWidget window;
    const auto page = classifierOfFormulas(window);
    auto& document = static_cast<ui::ClassifierPage&>(*page).document();
    show(window, *page);
    QTableView* samples = tableNamed(*page, u"Samples"_s);
    samples->setFocus();
    samples->selectAll();
    QTest::keyClick(samples, Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(copied().contains(u"'+1+1\t"_s), qPrintable(copied()));
    const core::Samples before = document.samples();
    QTest::keyClick(samples, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document.samples().ids, before.ids);
    QCOMPARE(document.samples().models[0].name, before.models[0].name);
    QVERIFY(document.history().canUndo());
}

/// Where the text is a number, the number behind it is that one, rounded.
void TestTableExport::numbersBehindThePagesTables()
{
    QFETCH(const Make, make);
    QWidget window;
    const auto page = make(window);
    show(window, *page);
    int numbers = 0;
    for (QTableView* view : page->tables()) {
        const core::Table table = ui::tableOf(*view);
        for (const auto& row : table.rows) {
            QCOMPARE(row.size(), table.columns.size());
            for (const core::TableCell& cell : row) {
                if (!cell.number)
                    continue;
                QString text = QString::fromStdString(cell.text);
                text.replace(QChar(0x2212), u'-').remove(u'+');
                const bool isPercent = text.endsWith(u'%');
                bool isNumber = false;
                double shown = text.remove(u'%').trimmed().toDouble(&isNumber);
                if (!isNumber)
                    continue;
                ++numbers;
                const qsizetype point = text.indexOf(u'.');
                const qsizetype decimals = point < 0 ? 0 : text.size() - point - 1;
                // A sum's parts are rounded so that they add up: by one unit at most.
                double unit = std::pow(10.0, -double(decimals));
                if (isPercent) {
                    shown /= 100;
                    unit /= 100;
                }
                QVERIFY2(std::abs(shown - *cell.number) <= unit * 1.001,
                         qPrintable(u"%1: %2 is %3"_s.arg(view->accessibleName(), text)
                                        .arg(*cell.number, 0, 'g', 17)));
            }
        }
    }
    QVERIFY2(numbers > 20, qPrintable(QString::number(numbers)));
}

QTEST_MAIN(TestTableExport)

}  // namespace tst_table_export

#include "tst_table_export.moc"
