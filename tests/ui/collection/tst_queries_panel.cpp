// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/collection_evaluation.h"
#include "tests/ui/adopted_look.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/theme/window_style.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

#include <functional>
#include <map>
#include <random>
#include <set>

namespace tst_queries_panel {

using namespace Qt::StringLiterals;
using core::QueryKey;
using ui::CollectionDocument;
using ui::QueriesModel;
using ui::QueriesPanel;
using Column = QueriesModel::Column;

namespace {

class Texts : public core::TextsById {
public:
    explicit Texts(std::map<std::string, std::string, std::less<>> texts)
        : m_texts(std::move(texts))
    {}
    std::size_t size() const override { return m_texts.size(); }
    std::optional<core::ItemText> find(std::string_view id) const override
    {
        const auto found = m_texts.find(id);
        if (found == m_texts.end())
            return std::nullopt;
        return core::ItemText{{}, found->second};
    }

private:
    std::map<std::string, std::string, std::less<>> m_texts;
};

/// By query, at which rank its one relevant document stands; 0: the list is without it.
using Ranks = std::map<std::string, int>;

/// Each query has the relevant document r; of the others, d1, d2 …, only d1 is judged.
std::string qrelsText(const std::set<std::string>& queries)
{
    std::string text;
    for (const std::string& query : queries)
        text += query + " 0 r 1\n" + query + " 0 d1 0\n";
    return text;
}

/// Lists of five documents, so that the reciprocal rank of r is 1/rank.
std::string runText(const Ranks& ranks)
{
    std::string text;
    for (const auto& [query, rank] : ranks) {
        int others = 0;
        for (int i = 1; i <= 5; ++i) {
            const std::string document = i == rank ? "r" : "d" + std::to_string(++others);
            text += query + " Q0 " + document + ' ' + std::to_string(i) + ' ' +
                    std::to_string(10 - i) + " tag\n";
        }
    }
    return text;
}

core::NamedRun run(const std::string& name, const Ranks& ranks)
{
    return {name, name + ".run", *core::parseRun(runText(ranks), name)};
}

/// Six queries of two runs, of which q9 is not in the second and x1 is not judged. The reciprocal
/// ranks are 1, 1/2, 1/4, 1, 1/2 against 1/2, 1, 1/4, 1/5.
std::shared_ptr<core::Collection> six()
{
    auto collection = std::make_shared<core::Collection>();
    collection->name = "cakes";
    collection->qrels = *core::parseQrels(qrelsText({"q1", "q2", "q3", "q9", "q10"}), "qrels");
    collection->runs.push_back(
        run("bm25", {{"q1", 1}, {"q2", 2}, {"q3", 4}, {"q10", 1}, {"q9", 2}, {"x1", 1}}));
    collection->runs.push_back(run("dense", {{"q1", 2}, {"q2", 1}, {"q3", 4}, {"q10", 5}}));
    return collection;
}

std::shared_ptr<core::Collection> sixWithTexts()
{
    auto collection = six();
    collection->queryTexts = std::make_shared<Texts>(
        std::map<std::string, std::string, std::less<>>{{"q1", "chocolate cake"},
                                                        {"q2", "apple pie"},
                                                        {"q9", "K\u00e4sekuchen"},
                                                        {"q10", "Cake of the day"}});
    return collection;
}

std::shared_ptr<core::Collection> sixByThree()
{
    auto collection = six();
    collection->runs.push_back(run("hybrid", {{"q1", 4}, {"q2", 4}, {"q3", 1}, {"q10", 2}}));
    return collection;
}

/// @param queries numbered from 1, with random ranks
std::shared_ptr<core::Collection> many(int queries)
{
    std::mt19937 random(9);
    auto collection = std::make_shared<core::Collection>();
    std::set<std::string> ids;
    std::map<std::string, std::string, std::less<>> texts;
    Ranks a;
    Ranks b;
    for (int i = 1; i <= queries; ++i) {
        const std::string id = std::to_string(i * 37);
        ids.insert(id);
        texts[id] = "what is the meaning of number " + std::to_string(random() % 1000) +
                    " in the catalogue of cakes";
        a[id] = static_cast<int>(random() % 6);
        b[id] = static_cast<int>(random() % 6);
    }
    collection->qrels = *core::parseQrels(qrelsText(ids), "qrels");
    collection->runs.push_back(run("bm25", a));
    collection->runs.push_back(run("dense", b));
    collection->queryTexts = std::make_shared<Texts>(std::move(texts));
    return collection;
}

/// A shown panel, and what a person reads and does in it.
class OpenPanel {
public:
    explicit OpenPanel(std::shared_ptr<const core::Collection> collection = six(),
                       QSize size = {360, 400})
        : panel(document)
    {
        document.setMeasures({*core::parseMeasureSpec("RR"), *core::parseMeasureSpec("P@1")});
        if (collection)
            load(std::move(collection));
        panel.resize(size);
        panel.show();
        panel.activateWindow();
        isShown = QTest::qWaitForWindowActive(&panel);
        settle();
    }

    void load(std::shared_ptr<const core::Collection> collection)
    {
        auto evaluation = core::evaluateCollection(*collection, {}, document.measures());
        document.load({std::move(collection), std::move(evaluation)}, QString(), u"Open"_s);
        settle();
    }
    static void settle()
    {
        for (int round = 0; round < 6; ++round)
            QApplication::processEvents();
    }
    QueriesModel& model() { return panel.view().queries(); }
    int section(const Column& column) { return *model().sectionOf(column); }
    QString text(int row, const Column& column)
    {
        return model().index(row, section(column)).data().toString();
    }
    /// The cells of a column, from the top.
    QString column(const Column& column)
    {
        QStringList cells;
        for (int row = 0; row < model().rowCount(); ++row)
            cells << text(row, column);
        return cells.join(u' ');
    }
    QString ids() { return column({QueryKey::Id}); }
    /// As a person reads them.
    QString headings()
    {
        QStringList headings;
        for (int section = 0; section < model().columnCount(); ++section)
            if (!panel.view().isColumnHidden(section))
                headings << model().headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        return headings.join(u'|');
    }
    int rowOf(const QString& id) { return static_cast<int>(ids().split(u' ').indexOf(id)); }
    std::size_t query(const char* id) { return *document.evaluation().find(id); }
    QString chosen()
    {
        const auto query = document.chosenQuery();
        return query ? document.queryId(*query) : QString();
    }
    /// The amber rows.
    QString lit()
    {
        QStringList lit;
        for (int row = 0; row < model().rowCount(); ++row)
            if (model().index(row, 0).data(ui::CurrentRole).toBool())
                lit << text(row, {QueryKey::Id});
        return lit.join(u' ');
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(panel.windowHandle(), static_cast<Qt::Key>(key), modifiers);
        settle();
    }
    void type(const QString& text)
    {
        for (const QChar character : text)
            QTest::keyClick(panel.windowHandle(), character.toLatin1());
        settle();
    }
    QPoint placeOf(int row)
    {
        const QRect cell = panel.view().visualRect(model().index(row, section({QueryKey::Id})));
        return panel.view().viewport()->mapTo(&panel, cell.center());
    }
    void clickRow(int row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(panel.windowHandle(), Qt::LeftButton, modifiers, placeOf(row));
        settle();
    }
    void clickHeading(const Column& column)
    {
        QHeaderView& header = *panel.view().horizontalHeader();
        const QPoint at(header.sectionViewportPosition(section(column)) + 8, header.height() / 2);
        QTest::mouseClick(panel.windowHandle(), Qt::LeftButton, {},
                          header.viewport()->mapTo(&panel, at));
        settle();
    }
    void filter(const QString& text)
    {
        panel.focusFilter();
        type(text);
    }
    QString label(const QString& name)
    {
        QStringList texts;
        for (const auto* label : panel.findChildren<QLabel*>(name))
            if (label->isVisible())
                texts << label->text();
        return texts.join(u'\n');
    }

    CollectionDocument document;
    QueriesPanel panel;
    bool isShown = false;
};

/// What the context menu offers, and does.
void onMenu(const std::function<void(QMenu&)>& act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        act(*menu);
        menu->close();
    });
}

}  // namespace

class TestQueriesPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }
    void showsEveryQuery();
    void differencesHaveSignAndColour();
    void oneRunHasNoDifference();
    void everyRunHasAColumn();
    void otherMeasuresHaveColumns();
    void oneRunUnderSeveralMeasures();
    void measuresAreTicked();
    void otherRunsAreSortedByInAMenu();
    void columnsOfMeasuresThatGo();
    void textsWhereThereIsRoom();
    void numbersStayInSight();
    void idsAreReadBesideManyRuns_data();
    void idsAreReadBesideManyRuns();
    void aHiddenQueryIsNotChosen();
    void marksWhatIsMissing();
    void sorts_data();
    void sorts();
    void sortsTextsAsTheLanguageDoes();
    void headingsSort();
    void headingsSayTheOrder();
    void filters_data();
    void filters();
    void filterOfAnInputMethod();
    void filtersThatCannotBeRead();
    void filterFollowsTheMeasure();
    void filterWaitsForValues();
    void escapeShowsAll();
    void keysReachTheFilter();
    void keysChoose();
    void keysChooseWhateverIsHidden();
    void chosenElsewhere();
    void hoverIsLit();
    void opens();
    void copies();
    void menuReverts();
    void editsUpdateRows();
    void shownIsTheDocuments();
    void saysWhatIsLeftOut();
    void otherRunsLackQueriesToo();
    void emptySaysWhatToDo();
    void otherCollections();
    void hiddenDoesNothing();
    void modelKeepsItsWord();
    void everythingHasAName();
    void manyQueries();
    void pictures();
};

void TestQueriesPanel::showsEveryQuery()
{
    OpenPanel open;
    QVERIFY(open.isShown);
    QCOMPARE(open.ids(), u"q10 q1 q3 q2 q9 x1"_s);
    QCOMPARE(open.column({QueryKey::Value, 0}), u"1.0000 1.0000 0.2500 0.5000 0.5000 –"_s);
    QCOMPARE(open.column({QueryKey::Value, 1}), u"0.2000 0.5000 0.2500 1.0000 – –"_s);
    QCOMPARE(open.column({QueryKey::Difference}), u"−0.8000 −0.5000 0.0000 +0.5000 – –"_s);
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴"_s);
    QCOMPARE(open.panel.title(), u"Queries"_s);
    QCOMPARE(open.panel.remark(), u"RR of 6, worst for B first"_s);
    QCOMPARE(open.chosen(), u"q10"_s);  // the worst one
    open.panel.setFormat({2, QLocale::c()});
    QCOMPARE(open.column({QueryKey::Difference}), u"−0.80 −0.50 0.00 +0.50 – –"_s);
    open.document.setMeasure(1);
    OpenPanel::settle();
    QCOMPARE(open.panel.remark(), u"P@1 of 6, worst for B first"_s);
    QCOMPARE(open.column({QueryKey::Difference}), u"−1.00 −1.00 0.00 +1.00 – –"_s);
}

void TestQueriesPanel::differencesHaveSignAndColour()
{
    OpenPanel open(sixByThree());
    const auto colour = [&open](const char* id) {
        return open.model()
            .index(open.rowOf(QString::fromLatin1(id)), open.section({QueryKey::Difference}))
            .data(ui::DifferenceRole)
            .toDouble();
    };
    QVERIFY(colour("q1") < 0);
    QVERIFY(colour("q2") > 0);
    QVERIFY(colour("q3") == 0);
    QVERIFY(colour("q9") == 0);
    open.document.setRuns(0, 2);
    OpenPanel::settle();
    QVERIFY(colour("q2") < 0);  // 1/4 less 1/2
    open.panel.setFormat({0, QLocale::c()});
    QCOMPARE(open.text(open.rowOf(u"q2"_s), {QueryKey::Difference}), u"−0.3"_s);
    QVERIFY(colour("q2") < 0);  // the sign is shown, and so is its colour
}

void TestQueriesPanel::oneRunHasNoDifference()
{
    auto collection = six();
    collection->runs.pop_back();
    OpenPanel open(collection);
    QCOMPARE(open.headings(), u"|Query|bm25 ▴"_s);
    QCOMPARE(open.ids(), u"q3 q2 q9 q1 q10 x1"_s);
    QCOMPARE(open.panel.remark(), u"RR of 6, sorted by bm25"_s);
    open.filter(u"A = 1"_s);
    QCOMPARE(open.ids(), u"q1 q10"_s);
    open.filter(u"delta < 1"_s);
    QCOMPARE(open.ids(), QString());
}

void TestQueriesPanel::everyRunHasAColumn()
{
    OpenPanel open(sixByThree(), {480, 400});
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴|hybrid"_s);
    QCOMPARE(open.ids(), u"q10 q1 q3 q2 q9 x1"_s);
    QCOMPARE(open.column({QueryKey::Value, 2}), u"0.5000 0.2500 1.0000 0.2500 – –"_s);
    open.document.setRuns(2, 0);
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴|dense"_s);
    // Against the third: 1, 1/2, 1/4 and 1 less 1/4, 1/4, 1 and 1/2.
    QCOMPARE(open.ids(), u"q3 q2 q10 q1 q9 x1"_s);
    QCOMPARE(open.column({QueryKey::Difference}), u"−0.7500 +0.2500 +0.5000 +0.7500 – –"_s);
    open.clickHeading({QueryKey::Value, 1});
    QCOMPARE(open.panel.remark(), u"RR of 6, sorted by dense"_s);
    QCOMPARE(open.ids(), u"q10 q3 q1 q2 q9 x1"_s);
}

/// The first documents of bm25 are relevant in q1 and q10, those of dense in q2.
void TestQueriesPanel::otherMeasuresHaveColumns()
{
    OpenPanel open(six(), {640, 400});
    const core::MeasureSpec precision = *core::parseMeasureSpec("P@1");
    open.document.setColumns({precision});
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴|A P@1|B P@1|Δ P@1"_s);
    const Column difference{QueryKey::Difference, 0, precision};
    QCOMPARE(open.ids(), u"q10 q1 q3 q2 q9 x1"_s);
    QCOMPARE(open.column({QueryKey::Value, 0, precision}),
             u"1.0000 1.0000 0.0000 0.0000 0.0000 –"_s);
    QCOMPARE(open.column({QueryKey::Value, 1, precision}), u"0.0000 0.0000 0.0000 1.0000 – –"_s);
    QCOMPARE(open.column(difference), u"−1.0000 −1.0000 0.0000 +1.0000 – –"_s);
    open.clickHeading(difference);
    open.clickHeading(difference);
    QCOMPARE(open.headings(), u"|Query|A|B|Δ|A P@1|B P@1|Δ P@1 ▾"_s);
    QCOMPARE(open.ids(), u"q2 q3 q1 q10 q9 x1"_s);
    QCOMPARE(open.panel.remark(), u"RR of 6, sorted by Δ P@1"_s);
    const QModelIndex cell = open.model().index(0, open.section(difference));
    QCOMPARE(cell.data(Qt::ToolTipRole).toString(), u"B minus A in P@1: +1.0000"_s);
    QCOMPARE(cell.data(ui::DifferenceRole).toDouble(), 1.0);
    // In front it has the columns that everybody has.
    open.document.setMeasure(1);
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴"_s);
}

void TestQueriesPanel::oneRunUnderSeveralMeasures()
{
    OpenPanel open(six(), {560, 400});
    open.document.setRuns(0, 0);
    open.document.setColumns({*core::parseMeasureSpec("P@1")});
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|bm25 ▴|P@1|dense"_s);
    QCOMPARE(open.column({QueryKey::Value, 0, core::parseMeasureSpec("P@1").value()}),
             u"0.0000 0.0000 0.0000 1.0000 1.0000 –"_s);
}

void TestQueriesPanel::measuresAreTicked()
{
    OpenPanel open(six(), {640, 400});
    auto* button = open.panel.findChild<QToolButton*>(u"columns"_s);
    QVERIFY(button);
    QCOMPARE(button->text(), u"Columns"_s);
    QMenu& menu = *button->menu();
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 2 + 2);  // below a line, what unjudged documents could change
    QVERIFY(menu.actions()[0]->isChecked() && !menu.actions()[0]->isEnabled());
    QVERIFY(!menu.actions()[1]->isChecked());
    const int steps = open.document.history().count();
    menu.actions()[1]->trigger();
    OpenPanel::settle();
    QVERIFY(open.headings().endsWith(u"|Δ P@1"_s));
    QVERIFY(std::get<core::CollectionSession>(open.document.snapshot()).columns ==
            std::vector{*core::parseMeasureSpec("P@1")});
    QCOMPARE(open.document.history().count(), steps);  // a way of looking
    emit menu.aboutToShow();
    QVERIFY(menu.actions()[1]->isChecked());
    menu.actions()[1]->trigger();
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴"_s);
}

void TestQueriesPanel::otherRunsAreSortedByInAMenu()
{
    OpenPanel open(sixByThree(), {480, 400});
    QMenu menu;
    open.panel.view().fillSorting(menu);
    QStringList texts;
    for (const QAction* action : menu.actions())
        texts << action->text();
    QCOMPARE(texts.join(u'|'), u"Sort by mark|Sort by id|Sort by A|Sort by B|Sort by Δ|"
                               "Sort by another run"_s);
    menu.actions().last()->menu()->actions().first()->trigger();
    OpenPanel::settle();
    QCOMPARE(open.panel.remark(), u"RR of 6, sorted by hybrid"_s);
}

void TestQueriesPanel::columnsOfMeasuresThatGo()
{
    OpenPanel open(six(), {640, 400});
    const QAbstractItemModelTester tester(&open.model());
    open.document.setColumns({*core::parseMeasureSpec("P@1")});
    open.document.setMeasures({*core::parseMeasureSpec("RR")});
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴"_s);
    open.document.history().undo();
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴|A P@1|B P@1|Δ P@1"_s);
}

void TestQueriesPanel::textsWhereThereIsRoom()
{
    OpenPanel open(sixWithTexts(), {560, 400});
    QCOMPARE(open.headings(), u"|Query|Text|A|B|Δ ▴"_s);
    QCOMPARE(open.text(0, {QueryKey::Text}), u"Cake of the day"_s);
    open.panel.resize(300, 400);
    OpenPanel::settle();
    QCOMPARE(open.headings(), u"|Query|A|B|Δ ▴"_s);
    const QModelIndex id = open.model().index(0, open.section({QueryKey::Id}));
    QCOMPARE(id.data(Qt::ToolTipRole).toString(), u"q10\nCake of the day"_s);
    QVERIFY(!OpenPanel().model().sectionOf({QueryKey::Text}));
}

void TestQueriesPanel::numbersStayInSight()
{
    auto collection = std::make_shared<core::Collection>();
    const std::string id = "a-query-with-a-long-name";
    collection->qrels = *core::parseQrels(qrelsText({id}), "qrels");
    collection->runs.push_back(run("bm25", {{id, 1}}));
    collection->runs.push_back(run("dense", {{id, 2}}));
    for (const int width : {260, 320, 560}) {
        OpenPanel open(collection, {width, 300});
        const ui::QueriesView& view = open.panel.view();
        const QRect cell =
            view.visualRect(open.model().index(0, open.section({QueryKey::Difference})));
        QVERIFY2(view.viewport()->rect().contains(cell.adjusted(0, 0, -1, 0)),
                 qPrintable(QString::number(width)));
    }
}

void TestQueriesPanel::idsAreReadBesideManyRuns_data()
{
    QTest::addColumn<int>("runs");
    QTest::addColumn<QString>("id");
    for (const int runs : {1, 2, 3, 4, 8}) {
        QTest::addRow("three digits, runs: %d", runs) << runs << u"451"_s;
        QTest::addRow("seven digits, runs: %d", runs) << runs << u"1048585"_s;
    }
}

void TestQueriesPanel::idsAreReadBesideManyRuns()
{
    QFETCH(const int, runs);
    QFETCH(const QString, id);
    auto collection = std::make_shared<core::Collection>();
    collection->qrels = *core::parseQrels(qrelsText({id.toStdString()}), "qrels");
    for (int number = 0; number < runs; ++number)
        collection->runs.push_back(
            run("system-" + std::to_string(number), {{id.toStdString(), 1}}));
    OpenPanel open(collection, {330, 300});  // as the window has it
    const ui::QueriesView& view = open.panel.view();
    const QRect cell = view.visualRect(open.model().index(0, open.section({QueryKey::Id})));
    QVERIFY2(cell.width() >= view.fontMetrics().horizontalAdvance(id) + 12,
             qPrintable(QString::number(cell.width())));
    QVERIFY(view.viewport()->rect().contains(cell.adjusted(0, 0, -1, 0)));
}

void TestQueriesPanel::aHiddenQueryIsNotChosen()
{
    OpenPanel open;
    open.document.chooseQuery(open.query("q3"));
    open.filter(u"q1"_s);
    QCOMPARE(open.ids(), u"q10 q1"_s);
    QCOMPARE(open.chosen(), u"q10"_s);
    open.press(Qt::Key_Escape);
    QCOMPARE(open.chosen(), u"q3"_s);
    open.filter(u"nothing"_s);
    QCOMPARE(open.chosen(), QString());
    open.press(Qt::Key_Escape);
    QCOMPARE(open.chosen(), u"q3"_s);
    open.filter(u"q1"_s);
    open.document.chooseQuery(open.query("q1"));
    open.press(Qt::Key_Escape);
    QCOMPARE(open.chosen(), u"q1"_s);
}

void TestQueriesPanel::marksWhatIsMissing()
{
    OpenPanel open;
    QCOMPARE(open.text(open.rowOf(u"q9"_s), {QueryKey::Mark}), u"∅"_s);
    QCOMPARE(open.text(open.rowOf(u"x1"_s), {QueryKey::Mark}), u"∅"_s);
    QCOMPARE(open.text(open.rowOf(u"q1"_s), {QueryKey::Mark}), QString());
    const auto tip = [&open](const char* id, const Column& column) {
        return open.model()
            .index(open.rowOf(QString::fromLatin1(id)), open.section(column))
            .data(Qt::ToolTipRole)
            .toString();
    };
    QCOMPARE(tip("q9", {QueryKey::Mark}), u"Missing from run “dense”."_s);
    QCOMPARE(tip("x1", {QueryKey::Mark}), u"No judgments. Missing from run “dense”."_s);
    QCOMPARE(tip("q9", {QueryKey::Value, 1}), u"Missing from run “dense”."_s);
    QCOMPARE(tip("q9", {QueryKey::Value, 0}), u"RR of run bm25: 0.5000"_s);
    core::EvaluationRules zero;
    zero.missing = core::MissingRule::Zero;
    open.document.setRules(zero);
    OpenPanel::settle();
    QCOMPARE(open.text(open.rowOf(u"q9"_s), {QueryKey::Difference}), u"−0.5000"_s);
    QCOMPARE(open.text(open.rowOf(u"q9"_s), {QueryKey::Mark}), u"∅"_s);
}

void TestQueriesPanel::sorts_data()
{
    QTest::addColumn<Column>("column");
    QTest::addColumn<bool>("isDescending");
    QTest::addColumn<QString>("ids");
    QTest::addColumn<QString>("remark");
    QTest::newRow("ids count as people do")
        << Column{QueryKey::Id} << false << u"q1 q2 q3 q9 q10 x1"_s << u"RR of 6, sorted by id"_s;
    QTest::newRow("ids backwards")
        << Column{QueryKey::Id} << true << u"x1 q10 q9 q3 q2 q1"_s << u"RR of 6, sorted by id"_s;
    QTest::newRow("A, equal ones by id, the one without last")
        << Column{QueryKey::Value, 0} << false << u"q3 q2 q9 q1 q10 x1"_s
        << u"RR of 6, sorted by A"_s;
    QTest::newRow("A backwards, equal ones by id, the one without last")
        << Column{QueryKey::Value, 0} << true << u"q1 q10 q2 q9 q3 x1"_s
        << u"RR of 6, sorted by A"_s;
    QTest::newRow("B") << Column{QueryKey::Value, 1} << false << u"q10 q3 q1 q2 q9 x1"_s
                       << u"RR of 6, sorted by B"_s;
    QTest::newRow("difference backwards")
        << Column{QueryKey::Difference} << true << u"q2 q3 q1 q10 q9 x1"_s
        << u"RR of 6, best for B first"_s;
    QTest::newRow("text, those without last")
        << Column{QueryKey::Text} << false << u"q2 q10 q1 q9 q3 x1"_s
        << u"RR of 6, sorted by text"_s;
    QTest::newRow("text backwards, those without last")
        << Column{QueryKey::Text} << true << u"q9 q1 q10 q2 q3 x1"_s
        << u"RR of 6, sorted by text"_s;
    QTest::newRow("marks") << Column{QueryKey::Mark} << false << u"q9 x1 q1 q2 q3 q10"_s
                           << u"RR of 6, sorted by mark"_s;
}

void TestQueriesPanel::sorts()
{
    QFETCH(const Column, column);
    QFETCH(const bool, isDescending);
    QFETCH(const QString, ids);
    QFETCH(const QString, remark);
    OpenPanel open(sixWithTexts(), {560, 400});
    open.model().setSort({column.key, column.run, isDescending});
    QCOMPARE(open.ids(), ids);
    QCOMPARE(open.panel.remark(), remark);
    QStringList shown;
    for (const std::size_t query : open.panel.shownQueries())
        shown << open.document.queryId(query);
    QCOMPARE(shown.join(u' '), ids);
}

void TestQueriesPanel::sortsTextsAsTheLanguageDoes()
{
    const std::map<std::string, std::string, std::less<>> texts{
        {"q1", "早餐"}, {"q2", "柠檬"}, {"q9", "苹果"}};
    auto collection = six();
    collection->queryTexts = std::make_shared<Texts>(texts);
    ui::speak(u"zh_CN"_s);
    OpenPanel open(collection);
    open.model().setSort({QueryKey::Text, 0, false});
    const QString ids = open.ids();
    ui::speak(u"en"_s);
    QCOMPARE(ids, u"q2 q9 q1 q3 q10 x1"_s);  // níngméng, píngguǒ, zǎocān
}

void TestQueriesPanel::headingsSort()
{
    OpenPanel open;
    open.clickHeading({QueryKey::Value, 0});
    QCOMPARE(open.ids(), u"q3 q2 q9 q1 q10 x1"_s);
    QCOMPARE(open.headings(), u"|Query|A ▴|B|Δ"_s);
    open.clickHeading({QueryKey::Value, 0});
    QCOMPARE(open.ids(), u"q1 q10 q2 q9 q3 x1"_s);
    QCOMPARE(open.headings(), u"|Query|A ▾|B|Δ"_s);
    open.clickHeading({QueryKey::Value, 1});
    QCOMPARE(open.headings(), u"|Query|A|B ▴|Δ"_s);
    QCOMPARE(open.chosen(), u"q10"_s);  // stays
    QCOMPARE(open.panel.view().currentIndex().row(), open.rowOf(u"q10"_s));
}

void TestQueriesPanel::headingsSayTheOrder()
{
    OpenPanel open;
    const auto spoken = [&open](const Column& column) {
        return open.model()
            .headerData(open.section(column), Qt::Horizontal, Qt::AccessibleTextRole)
            .toString();
    };
    QCOMPARE(spoken({QueryKey::Difference}), u"Δ RR, sorted, smallest first"_s);
    QCOMPARE(spoken({QueryKey::Value, 0}), u"A RR of run bm25"_s);
    open.clickHeading({QueryKey::Difference});
    QCOMPARE(spoken({QueryKey::Difference}), u"Δ RR, sorted, largest first"_s);
}

void TestQueriesPanel::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("ids");
    QTest::newRow("part of an id") << u"q1"_s << u"q10 q1"_s;
    QTest::newRow("word of a text") << u"cake"_s << u"q10 q1"_s;
    QTest::newRow("words in capitals") << u"CAKE day"_s << u"q10"_s;
    QTest::newRow("difference") << u"delta < -0.6"_s << u"q10"_s;
    QTest::newRow("both runs") << u"A > 0.4 and B > 0.4"_s << u"q1 q2"_s;
    QTest::newRow("word and condition") << u"cake B >= 0.5"_s << u"q1"_s;
    // At rank 1 stands d1, judged, or r, judged; at rank 2 stands d2, unjudged, but for r.
    QTest::newRow("another definition") << u"judged@2 = 1"_s << u"q1 q2"_s;
    QTest::newRow("another definition of A") << u"A.judged@2 = 1"_s << u"q10 q1 q2 q9"_s;
    QTest::newRow("its difference") << u"delta.P@1 > 0"_s << u"q2"_s;
    QTest::newRow("counts of judgments") << u"judgments = 2 relevant = 1 delta > 0"_s << u"q2"_s;
    QTest::newRow("missing") << u"missing"_s << u"q9 x1"_s;
    QTest::newRow("unjudged") << u"unjudged"_s << u"x1"_s;
    QTest::newRow("none") << u"bread"_s << QString();
}

void TestQueriesPanel::filters()
{
    QFETCH(const QString, text);
    QFETCH(const QString, ids);
    OpenPanel open(sixWithTexts(), {560, 400});
    open.filter(text);
    QCOMPARE(open.ids(), ids);
    const auto count = ids.isEmpty() ? 0 : ids.split(u' ').size();
    QCOMPARE(open.panel.remark(), u"RR of %1 of 6, worst for B first"_s.arg(count));
    QCOMPARE(open.panel.shownQueries().size(), static_cast<std::size_t>(count));
    QCOMPARE(open.label(u"problem"_s), QString());
}

void TestQueriesPanel::filterOfAnInputMethod()
{
    OpenPanel open(sixWithTexts(), {560, 400});
    QInputMethodEvent committed;
    committed.setCommitString(u"Δ＜－０.6"_s);
    QApplication::sendEvent(&open.panel.filterLine(), &committed);
    QCOMPARE(open.ids(), u"q10"_s);
}

void TestQueriesPanel::filtersThatCannotBeRead()
{
    OpenPanel open;
    open.filter(u"delta <"_s);
    QCOMPARE(open.label(u"problem"_s),
             u"“<” needs something after it to compare with: a number such as −0.1, or Δ, A, B, "
             "nDCG@10."_s);
    QCOMPARE(open.model().rowCount(), 0);  // what could be read last: the word delta
    open.type(u" 0"_s);
    QCOMPARE(open.label(u"problem"_s), QString());
    QCOMPARE(open.ids(), u"q10 q1"_s);
    open.filter(u"ncdg@10 < 1"_s);
    QCOMPARE(open.label(u"problem"_s),
             u"“ncdg@10” can’t be used in a condition. Did you mean nDCG@10?"_s);
    open.filter(u"nDCG(gian=exp)@10 < 1"_s);
    QVERIFY2(open.label(u"problem"_s).contains(u"gian"), qPrintable(open.label(u"problem"_s)));
    open.filter(u"A < <b>"_s);
    QVERIFY2(open.label(u"problem"_s).contains(u"“<”"), qPrintable(open.label(u"problem"_s)));
}

void TestQueriesPanel::filterFollowsTheMeasure()
{
    OpenPanel open;
    open.filter(u"delta < -0.6"_s);
    QCOMPARE(open.ids(), u"q10"_s);
    open.document.setMeasure(1);
    OpenPanel::settle();
    QCOMPARE(open.ids(), u"q1 q10"_s);
    open.document.setRuns(1, 0);
    OpenPanel::settle();
    QCOMPARE(open.ids(), u"q2"_s);
}

void TestQueriesPanel::filterWaitsForValues()
{
    // So many documents that their values are worked out beside the window.
    OpenPanel open(many(6000), {560, 400});
    open.filter(u"delta > 0"_s);
    const int before = open.model().rowCount();
    QVERIFY(before > 0);
    open.panel.filterLine().setText(u"P@3 = 0 and not delta.P@2 = 0"_s);
    QCOMPARE(open.label(u"hint"_s), u"Calculating P@3 for every query…"_s);
    QTRY_VERIFY(open.label(u"hint"_s).isEmpty());
    QVERIFY(open.model().rowCount() > 0);
    for (int row = 0; row < open.model().rowCount(); ++row) {
        const std::size_t query = open.model().queryAt(row);
        // r is not among the first three of B, so what differs among two is A's.
        QVERIFY(!(open.document.evaluation().counted(query, 1, 0)->valueOr(0) > 0.3));
        QVERIFY(open.document.evaluation().counted(query, 0, 0)->valueOr(0) > 0.4);
    }
}

void TestQueriesPanel::escapeShowsAll()
{
    OpenPanel open;
    open.filter(u"q1"_s);
    QCOMPARE(open.ids(), u"q10 q1"_s);
    open.press(Qt::Key_Escape);
    QCOMPARE(open.model().rowCount(), 6);
    QVERIFY(open.panel.filterLine().hasFocus());
    open.filter(u"q2"_s);
    open.press(Qt::Key_Return);
    QVERIFY(open.panel.view().hasFocus());
    open.press(Qt::Key_Escape);
    QCOMPARE(open.model().rowCount(), 6);
    QCOMPARE(open.panel.filterLine().text(), QString());
}

void TestQueriesPanel::keysReachTheFilter()
{
    OpenPanel open;
    open.panel.view().setFocus();
    open.type(u"/"_s);
    QVERIFY(open.panel.filterLine().hasFocus());
    QCOMPARE(open.panel.filterLine().text(), QString());
    open.type(u"q3"_s);
    open.press(Qt::Key_Down);
    QVERIFY(open.panel.view().hasFocus());
    open.press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(open.panel.filterLine().hasFocus());
    QCOMPARE(open.panel.filterLine().selectedText(), u"q3"_s);
    open.type(u"x/1"_s);
    QCOMPARE(open.panel.filterLine().text(), u"x/1"_s);
}

void TestQueriesPanel::keysChoose()
{
    OpenPanel open;
    open.panel.view().setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(open.chosen(), u"q1"_s);
    QCOMPARE(open.lit(), u"q1"_s);
    open.press(Qt::Key_Down);
    open.press(Qt::Key_Down);
    QCOMPARE(open.chosen(), u"q2"_s);
    open.press(Qt::Key_Up);
    QCOMPARE(open.chosen(), u"q3"_s);
    // What a filter hides is not chosen, and is again after that.
    open.filter(u"q1"_s);
    QCOMPARE(open.chosen(), u"q10"_s);
    open.press(Qt::Key_Escape);
    QCOMPARE(open.chosen(), u"q3"_s);
    open.panel.view().setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(open.chosen(), u"q2"_s);
}

void TestQueriesPanel::keysChooseWhateverIsHidden()
{
    OpenPanel open(many(50), {560, 400});
    QVERIFY(open.panel.view().isColumnHidden(open.section({QueryKey::Mark})));
    open.panel.view().setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(open.chosen(), open.text(1, {QueryKey::Id}));
    // A cell that a narrower panel hides.
    const QRect cell =
        open.panel.view().visualRect(open.model().index(3, open.section({QueryKey::Text})));
    QTest::mouseClick(open.panel.windowHandle(), Qt::LeftButton, {},
                      open.panel.view().viewport()->mapTo(&open.panel, cell.center()));
    QCOMPARE(open.chosen(), open.text(3, {QueryKey::Id}));
    open.panel.resize(300, 400);
    OpenPanel::settle();
    QVERIFY(open.panel.view().isColumnHidden(open.section({QueryKey::Text})));
    open.press(Qt::Key_Down);
    QCOMPARE(open.chosen(), open.text(4, {QueryKey::Id}));
    // Digits go to the next query whose id begins with them.
    open.press(Qt::Key_Home, Qt::ControlModifier);
    open.type(open.text(7, {QueryKey::Id}));
    QCOMPARE(open.chosen(), open.text(7, {QueryKey::Id}));
}

void TestQueriesPanel::chosenElsewhere()
{
    OpenPanel open;
    open.document.chooseQuery(open.query("q2"));
    QCOMPARE(open.lit(), u"q2"_s);
    QCOMPARE(open.panel.view().currentIndex().row(), open.rowOf(u"q2"_s));
    // Pointed at first, as with the mouse on a chart.
    open.document.pointAt(open.query("q3"));
    QCOMPARE(open.lit(), u"q3"_s);
    open.document.chooseQuery(open.query("q3"));
    QCOMPARE(open.panel.view().currentIndex().row(), open.rowOf(u"q3"_s));
}

void TestQueriesPanel::hoverIsLit()
{
    OpenPanel open;
    open.clickRow(0);
    QTest::mouseMove(open.panel.windowHandle(), open.placeOf(3));
    OpenPanel::settle();
    QCOMPARE(open.lit(), u"q2"_s);
    QCOMPARE(open.chosen(), u"q10"_s);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&open.panel.view(), &leave);
    QCOMPARE(open.lit(), u"q10"_s);
}

void TestQueriesPanel::opens()
{
    OpenPanel open;
    const QSignalSpy expected(&open.panel, &QueriesPanel::openRequested);
    open.clickRow(1);
    QCOMPARE(open.chosen(), u"q1"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(expected.count(), 1);
    QCOMPARE(expected.last().first().value<std::size_t>(), open.query("q1"));
    QTest::mouseDClick(open.panel.windowHandle(), Qt::LeftButton, {}, open.placeOf(3));
    QCOMPARE(expected.count(), 2);
    QCOMPARE(expected.last().first().value<std::size_t>(), open.query("q2"));
}

void TestQueriesPanel::copies()
{
    OpenPanel open;
    open.clickRow(1);
    open.clickRow(4, Qt::ControlModifier);
    open.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             u"Mark\tQuery\tA RR of run bm25\tB RR of run dense\tΔ RR\n"
             "\tq1\t1.0000\t0.5000\t-0.5000\nMissing from run “dense”.\tq9\t0.5000\t\t\n"_s);
}

void TestQueriesPanel::menuReverts()
{
    OpenPanel open;
    open.clickRow(1);
    const auto popUp = [&open](const std::function<void(QMenu&)>& act) {
        onMenu(act);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5},
                                open.panel.view().mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(open.panel.view().viewport(), &event);
    };
    const auto named = [](const QMenu& menu, const QString& text) {
        for (QAction* action : menu.actions())
            if (action->text() == text)
                return action;
        return static_cast<QAction*>(nullptr);
    };
    popUp([&](QMenu& menu) {
        QVERIFY(named(menu, u"Open in Ranking"_s));
        QVERIFY(named(menu, u"Copy selection"_s));
        QVERIFY(!named(menu, u"Revert query to files"_s)->isEnabled());
    });
    open.document.judge(open.query("q1"), u"d1"_s, core::Grade(1));
    QCOMPARE(open.text(open.rowOf(u"q1"_s), {QueryKey::Mark}), u"✎"_s);
    popUp([&](QMenu& menu) { named(menu, u"Revert query to files"_s)->trigger(); });
    QCOMPARE(open.document.editedCount(), std::size_t{0});
    QCOMPARE(open.text(open.rowOf(u"q1"_s), {QueryKey::Mark}), QString());

    open.document.judge(open.query("q1"), u"d1"_s, core::Grade(1));
    open.document.judge(open.query("q2"), u"d1"_s, core::Grade(1));
    open.press(Qt::Key_A, Qt::ControlModifier);
    popUp([&](QMenu& menu) { named(menu, u"Revert queries to files"_s)->trigger(); });
    QCOMPARE(open.document.editedCount(), std::size_t{0});
    QCOMPARE(open.document.history().undoText(), u"Revert 2 queries"_s);
    open.document.history().undo();
    QCOMPARE(open.document.editedCount(), std::size_t{2});

    popUp([&](QMenu& menu) {
        QVERIFY(named(menu, u"Sort by Δ"_s)->isChecked());
        QVERIFY(named(menu, u"Sort by mark"_s));
        named(menu, u"Sort by id"_s)->trigger();
    });
    QCOMPARE(open.panel.remark(), u"RR of 6, sorted by id"_s);
}

void TestQueriesPanel::editsUpdateRows()
{
    OpenPanel open;
    const QSignalSpy changed(&open.model(), &QAbstractItemModel::dataChanged);
    const QSignalSpy reset(&open.model(), &QAbstractItemModel::modelReset);
    open.clickRow(0);
    const auto before = changed.count();
    // d1 stands first in B: its reciprocal rank becomes 1, and nothing is lost any more.
    open.document.judge(open.query("q10"), u"d1"_s, core::Grade(1));
    OpenPanel::settle();
    QCOMPARE(open.text(open.rowOf(u"q10"_s), {QueryKey::Value, 1}), u"1.0000"_s);
    QCOMPARE(open.ids(), u"q1 q3 q10 q2 q9 x1"_s);
    QCOMPARE(reset.count(), 0);
    for (auto i = before; i < changed.count(); ++i) {
        const auto first = changed[i][0].toModelIndex();
        QCOMPARE(first.row(), changed[i][1].toModelIndex().row());
    }
    QCOMPARE(open.chosen(), u"q10"_s);
    QCOMPARE(open.panel.view().currentIndex().row(), 2);
    open.filter(u"edited"_s);
    QCOMPARE(open.ids(), u"q10"_s);
    open.document.history().undo();
    OpenPanel::settle();
    QCOMPARE(open.model().rowCount(), 0);
    open.press(Qt::Key_Escape);
    QCOMPARE(open.ids(), u"q10 q1 q3 q2 q9 x1"_s);
}

void TestQueriesPanel::shownIsTheDocuments()
{
    OpenPanel open;
    const QSignalSpy shown(&open.panel, &QueriesPanel::shownChanged);
    open.filter(u"q1"_s);
    QVERIFY(shown.count() > 0);
    QCOMPARE(*open.document.shown(),
             (std::vector<std::size_t>{open.query("q10"), open.query("q1")}));
    const auto before = shown.count();
    open.panel.filterLine().setText(u"q1 and q1"_s);
    QCOMPARE(shown.count(), before);  // the same ones
}

void TestQueriesPanel::saysWhatIsLeftOut()
{
    OpenPanel open;
    QCOMPARE(open.label(u"hint"_s),
             u"1 query in run bm25 has no judgments and is skipped in its mean.\n"
             "1 judged query is missing from run dense and is skipped in its mean."_s);
    core::EvaluationRules zero;
    zero.missing = core::MissingRule::Zero;
    open.document.setRules(zero);
    OpenPanel::settle();
    QCOMPARE(open.label(u"hint"_s),
             u"1 query in run bm25 has no judgments and is skipped in its mean.\n"
             "1 judged query is missing from run dense and counts as 0 in its mean."_s);
    auto* show = open.panel.findChild<QToolButton*>(u"flat"_s);
    QVERIFY(show && show->isVisible());
    QTest::mouseClick(open.panel.windowHandle(), Qt::LeftButton, {},
                      show->mapTo(&open.panel, show->rect().center()));
    OpenPanel::settle();
    QCOMPARE(open.ids(), u"q9 x1"_s);
}

void TestQueriesPanel::otherRunsLackQueriesToo()
{
    OpenPanel open(sixByThree());
    QCOMPARE(open.label(u"hint"_s),
             u"1 query in run bm25 has no judgments and is skipped in its mean.\n"
             "1 judged query is missing from run dense and is skipped in its mean.\n"
             "Other runs are also missing queries."_s);
    open.document.setRuns(1, 2);
    OpenPanel::settle();
    QCOMPARE(open.label(u"hint"_s),
             u"1 judged query is missing from run dense and is skipped in its mean.\n"
             "1 judged query is missing from run hybrid and is skipped in its mean.\n"
             "Other runs are also missing queries."_s);
    OpenPanel whole(many(50));
    QCOMPARE(whole.label(u"hint"_s), QString());
}

void TestQueriesPanel::emptySaysWhatToDo()
{
    OpenPanel open(nullptr);
    QCOMPARE(open.model().rowCount(), 0);
    QCOMPARE(open.panel.remark(), QString());
    QVERIFY(open.isShown);
    open.panel.view().setFocus();
    open.press(Qt::Key_Return);
    open.press(Qt::Key_C, Qt::ControlModifier);
    open.filter(u"judged@20 < 1"_s);
    QCOMPARE(open.label(u"hint"_s), QString());
    QCOMPARE(open.label(u"problem"_s), QString());
    open.load(six());
    QCOMPARE(open.model().rowCount(), 4);  // the filter is in force; judged@20 < 1 holds for all
}

void TestQueriesPanel::otherCollections()
{
    OpenPanel open;
    open.clickHeading({QueryKey::Value, 1});
    auto one = sixWithTexts();
    one->runs.pop_back();
    open.load(one);
    QCOMPARE(open.panel.remark(), u"RR of 6, sorted by bm25"_s);
    QCOMPARE(open.chosen(), u"q3"_s);
    open.document.history().undo();
    OpenPanel::settle();
    QCOMPARE(open.panel.remark(), u"RR of 6, sorted by B"_s);
    QCOMPARE(open.chosen(), u"q10"_s);
    QCOMPARE(open.panel.view().currentIndex().row(), open.rowOf(u"q10"_s));
}

void TestQueriesPanel::hiddenDoesNothing()
{
    OpenPanel open;
    open.panel.hide();
    const QSignalSpy arranged(&open.model(), &QueriesModel::arranged);
    open.model().setSort({QueryKey::Id});
    open.document.setMeasure(1);
    open.document.judge(open.query("q1"), u"d1"_s, core::Grade(1));
    QCOMPARE(arranged.count(), 0);
    open.panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&open.panel));
    QCOMPARE(arranged.count(), 1);
    QCOMPARE(open.ids(), u"q1 q2 q3 q9 q10 x1"_s);
}

void TestQueriesPanel::modelKeepsItsWord()
{
    OpenPanel open(sixWithTexts());
    const QAbstractItemModelTester tester(&open.model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::mt19937 random(4);
    const QStringList filters{u""_s, u"q1"_s, u"delta < 0"_s, u"P@2 = 1"_s, u"none"_s, u"edited"_s};
    const std::array keys{QueryKey::Mark, QueryKey::Id, QueryKey::Text, QueryKey::Value,
                          QueryKey::Difference};
    for (int round = 0; round < 150; ++round) {
        switch (random() % 7) {
        case 0:
            open.model().setSort({keys[random() % keys.size()], random() % 3, random() % 2 == 0});
            break;
        case 1:
            open.panel.filterLine().setText(
                filters[static_cast<qsizetype>(random()) % filters.size()]);
            break;
        case 2:
            if (open.document.queryCount() > 0)
                open.document.judge(random() % open.document.queryCount(), u"d1"_s,
                                    core::Grade(static_cast<double>(random() % 2)));
            break;
        case 3:
            open.document.history().undo();
            break;
        case 4:
            open.document.setMeasure(random() % 2);
            break;
        case 5:
            open.document.setRuns(random() % 2, random() % 2);
            break;
        default:
            open.load(random() % 2 == 0 ? six() : sixByThree());
        }
        for (const std::size_t query : open.panel.shownQueries())
            QVERIFY(query < open.document.queryCount());
        for (int row = 0; row < open.model().rowCount(); ++row)
            QCOMPARE(open.model().rowOf(open.model().queryAt(row)), std::optional(row));
    }
}

void TestQueriesPanel::everythingHasAName()
{
    OpenPanel open;
    QVERIFY(!open.panel.view().accessibleName().isEmpty());
    QVERIFY(!open.panel.filterLine().accessibleName().isEmpty());
    for (const auto* button : open.panel.findChildren<QToolButton*>())
        QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty() ||
                     qobject_cast<QLineEdit*>(button->parent()),
                 qPrintable(button->objectName()));
    const QModelIndex cell = open.model().index(1, 1);
    QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(),
             u"q1, A RR of run bm25: 1.0000, B RR of run dense: 0.5000, Δ RR: −0.5000"_s);
    // A row is spoken once, not once per column.
    for (int column = 0; column < open.model().columnCount(); ++column)
        if (const QModelIndex other = open.model().index(1, column); column != cell.column())
            QCOMPARE(other.data(Qt::AccessibleTextRole).toString(), other.data().toString());
}

void TestQueriesPanel::manyQueries()
{
    OpenPanel open(many(6980), {560, 600});
    QCOMPARE(open.model().rowCount(), 6980);
    double last = -2;
    for (int row = 0; row < open.model().rowCount(); ++row) {
        const auto difference =
            open.document.evaluation().difference(open.model().queryAt(row), 0, 1, 0);
        QVERIFY(difference && *difference >= last);
        last = *difference;
    }
    open.filter(u"meaning delta < 0"_s);
    int lost = 0;
    for (std::size_t query = 0; query < open.document.queryCount(); ++query)
        lost += *open.document.evaluation().difference(query, 0, 1, 0) < 0 ? 1 : 0;
    QCOMPARE(open.model().rowCount(), lost);
}

void TestQueriesPanel::pictures()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    const auto grab = [&folder](const QString& name, bool dark, double zoom, QSize size,
                                const QString& filter, std::shared_ptr<core::Collection> data) {
        ranking_samples::adoptLook(dark);
        QFont font = QApplication::font();
        font.setPixelSize(static_cast<int>(13 * zoom));
        QApplication::setFont(font);
        OpenPanel open(std::move(data), size);
        open.panel.setStyleSheet(ui::windowStyle(ui::Theme::of(open.panel)));
        open.panel.filterLine().setText(filter);
        open.panel.view().setFocus();
        open.press(Qt::Key_Down);
        OpenPanel::settle();
        QVERIFY(open.panel.grab().save(folder + u"/queries-"_s + name + u".png"_s));
    };
    grab(u"light"_s, false, 1, {320, 500}, {}, six());
    grab(u"dark"_s, true, 1, {320, 500}, {}, six());
    grab(u"zoom"_s, false, 1.5, {480, 600}, {}, six());
    grab(u"narrow"_s, false, 1, {240, 500}, {}, six());
    grab(u"texts"_s, false, 1, {560, 500}, u"cake"_s, sixWithTexts());
    grab(u"three"_s, false, 1, {420, 500}, u"delta <"_s, sixByThree());
    grab(u"none"_s, false, 1, {320, 400}, u"bread"_s, six());
    grab(u"empty"_s, false, 1, {320, 400}, {}, nullptr);
    grab(u"many"_s, false, 1, {320, 640}, {}, many(6980));
    ranking_samples::adoptLook();
}

QTEST_MAIN(TestQueriesPanel)

}  // namespace tst_queries_panel

#include "tst_queries_panel.moc"
