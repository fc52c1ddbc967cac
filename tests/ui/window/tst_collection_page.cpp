// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"

#include "core/documents/sessions/session_files.h"
#include "core/foundation/file/text_source.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/table/attribution_panel.h"
#include "ui/collection/table/attribution_view.h"
#include "ui/collection/table/bounds_panel.h"
#include "ui/collection/table/files_panel.h"
#include "ui/collection/table/pair_columns.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/collection/table/subtopics_panel.h"
#include "ui/collection/table/systems_panel.h"
#include "ui/collection/weights_menu.h"
#include "ui/toolkit/table/column_boxes.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/window/message_bar.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/loading_bar.h"
#include "ui/window/page/ranking_page.h"
#include "ui/workspace/rules/rules_button.h"
#include "ui/workspace/rules/rules_form.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include <memory>
#include <thread>

#include <sys/stat.h>

namespace tst_collection_page {

using namespace ranking_samples;
using core::Measure;

namespace {

/// A window whose collection is in front, and what a person does in it.
class OpenCollection : public OpenWindow {
public:
    /// Of the first columns of the table that is asked about.
    void chooseRoles(const QList<int>& roles)
    {
        ui::ColumnBoxes& boxes = control<ui::PairColumns>("pairColumns").roles();
        for (int column = 0; column < roles.size(); ++column) {
            QComboBox& box = boxes.box(column);
            box.setCurrentIndex(box.findData(roles[column]));
            emit box.activated(box.currentIndex());
        }
    }

    explicit OpenCollection(const QStringList& files)
    {
        isOpened = window.open(files) && waitUntilRead();
    }

    ui::CollectionPage& page() { return window.collectionPage(); }
    ui::CollectionDocument& collection() { return page().document(); }
    ui::CollectionWorkspace& panels() { return page().collection(); }
    ui::QueriesView& queries() { return panels().queries().view(); }
    bool waitUntilRead()
    {
        const bool isRead = QTest::qWaitFor([this] { return !page().isLoading(); });
        settle();
        return isRead;
    }
    bool isInFront(const ui::WorkspacePage& wanted) { return &window.pageInFront() == &wanted; }
    /// "q1|0.7556|…" of a row of the summary.
    QString system(int row)
    {
        const QAbstractItemModel& model = *panels().panel<ui::SystemsPanel>().view().model();
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            if (const QString cell = model.index(row, column).data().toString(); !cell.isEmpty())
                cells << cell;
        return cells.join(u'|');
    }
    /// The mean of the measure in front.
    double mean(std::size_t run)
    {
        return *collection().evaluation().runs[run].means[collection().measure()];
    }

    bool isOpened = false;
};

/// The rules of the tool bar, open, and what a person does there.
class RulesOf {
public:
    explicit RulesOf(OpenCollection& open)
        : m_open(open)
    {
        for (auto* button : open.window.findChildren<ui::RulesButton*>())
            if (button->isVisible())
                m_button = button;
        m_button->open();
    }
    /// What a field shows: its value, or the values of several measures.
    QString shown(const QString& rule)
    {
        auto* box = qobject_cast<QComboBox*>(m_button->form().field(rule));
        return box->currentIndex() < 0 ? box->placeholderText() : box->currentText();
    }
    void choose(const QString& rule, const QString& value)
    {
        auto* box = qobject_cast<QComboBox*>(m_button->form().field(rule));
        box->setCurrentIndex(box->findText(value));
        emit box->activated(box->currentIndex());
        waitUntilDone();
    }
    void type(const QString& rule, const QString& value)
    {
        auto* line = qobject_cast<QLineEdit*>(m_button->form().field(rule));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, value);
        QTest::keyClick(line, Qt::Key_Return);
        waitUntilDone();
    }

private:
    void waitUntilDone()
    {
        QVERIFY(QTest::qWaitFor([this] { return !m_open.collection().isBusy(); }));
        OpenWindow::settle();
    }

    OpenCollection& m_open;
    ui::RulesButton* m_button = nullptr;
};

}  // namespace

class TestCollectionPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_files.isValid()); }
    void init()
    {
        adoptLook();
        failOnWarnings();
    }

    // As a picture does, whose words are the same at every speed.
    void completeWaitsForTheTestsOfRuns()
    {
        OpenCollection open({write(u"tested.qrels"_s, "q1 0 d 1\nq2 0 d 1\n"),
                             write(u"best.run"_s, "q1 Q0 d 1 1 r\nq2 Q0 d 1 1 r\n"),
                             write(u"half.run"_s, "q1 Q0 d 1 1 r\nq2 Q0 e 1 1 r\n"),
                             write(u"none.run"_s, "q1 Q0 e 1 1 r\nq2 Q0 e 1 1 r\n")});
        QVERIFY(open.isOpened);
        open.page().complete();
        ui::SystemsPanel& systems = open.panels().panel<ui::SystemsPanel>();
        QVERIFY(!systems.summary().isTesting());
        QVERIFY2(!systems.remark().contains(u"calculating…"_s), qPrintable(systems.remark()));
    }

    // Source 003's four queries, of which the last has no answer, which counts 0.
    void typedListsAreQueries()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.page().openLists(u"q1: 0 1 0 0 0\nq2: 1 0 0 0 0\nq3: 0 0 0 0 1\nq4: 0 0 0 0 0"_s);
        QVERIFY(open.waitUntilRead());
        QVERIFY(open.isInFront(open.page()));
        QCOMPARE(open.collection().queryCount(), std::size_t{4});
        QVERIFY2(!open.collection().history().isClean(), "they are in no file yet");

        const QString path =
            write(u"lists.rankscope.json"_s,
                  QByteArray::fromStdString(core::toJson(open.collection().snapshot())));
        OpenCollection again({path});
        QVERIFY(again.isOpened);
        QCOMPARE(again.collection().queryCount(), std::size_t{4});
        QVERIFY(again.collection().history().isClean());
        again.collection().setMeasures({*core::parseMeasureSpec("RR@5")});
        QTRY_VERIFY(!again.collection().isBusy());
        QCOMPARE(again.mean(0), 17.0 / 40);
    }
    void listsThatCannotBeReadChangeNothing()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QSignalSpy said(&open.page(), &ui::CollectionPage::said);
        open.page().openLists(u"1 0\n1 x"_s);
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().queryCount(), std::size_t{3});
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().front().toString().contains(u"lists:2"_s));
    }

    void opensAPairInAnyOrder_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::newRow("judgments first") << QStringList{data("qrels.txt"), data("run.txt")};
        QTest::newRow("run first") << QStringList{data("run.txt"), data("qrels.txt")};
    }
    void opensAPairInAnyOrder()
    {
        QFETCH(const QStringList, files);
        OpenCollection open(files);
        QVERIFY(open.isOpened);
        QVERIFY(open.isInFront(open.page()));
        QCOMPARE(open.collection().queryCount(), std::size_t{3});
        open.collection().setMeasures(
            {*core::parseMeasureSpec("AP"), *core::parseMeasureSpec("nDCG")});
        // trec_eval's map and ndcg of the three queries.
        const double map = (0.7556 + 0.3333 + 0.0) / 3;
        const double ndcg = (0.8855 + 0.5 + 0.0) / 3;
        QVERIFY(std::abs(open.mean(0) - map) < 1e-4);
        open.collection().setMeasure(1);
        QVERIFY(std::abs(open.mean(0) - ndcg) < 1e-4);
        QVERIFY(open.system(0).startsWith(u"AP|0.3630"_s));
    }

    void enterOpensTheQueryInRanking()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.collection().chooseQuery(0);
        open.queries().setFocus();
        open.press(Qt::Key_Return);
        OpenWindow::settle();
        QVERIFY(open.isInFront(open.window.rankingPage()));
        QCOMPARE(open.card(Measure::Ap)->valueShown(), u"0.7556"_s);
        QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"0.8855"_s);
        QCOMPARE(open.chips(), u"1 0 1 u 1"_s);
        auto& box = open.control<QComboBox>("query");
        QVERIFY(box.isVisible());
        QStringList queries;
        for (int i = 0; i < box.count(); ++i)
            queries << box.itemText(i);
        QCOMPARE(queries.join(u' '), u"q1 q2 q3"_s);
        QCOMPARE(box.currentText(), u"q1"_s);

        box.setFocus();
        box.lineEdit()->selectAll();
        open.type(u"q2"_s);
        open.press(Qt::Key_Return);
        QCOMPARE(open.card(Measure::Ap)->valueShown(), u"0.3333"_s);
        QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"0.5000"_s);
        open.press(Qt::Key_Down);
        QCOMPARE(box.currentText(), u"q3"_s);
        QCOMPARE(OpenWindow::column(open.others(), ui::DocumentListModel::Grade), u"1 2"_s);

        open.clickRow(open.list(), 0);
        open.undo();
        QCOMPARE(box.currentText(), u"q2"_s);
        open.undo();
        QCOMPARE(box.currentText(), u"q1"_s);
        QCOMPARE(open.card(Measure::Ap)->valueShown(), u"0.7556"_s);
        open.undo();
        QVERIFY(!box.isVisible());
    }

    void saysWhenARunAnswersNothing()
    {
        const QString qrels = write(u"some.qrels"_s, "a 0 d1 1\n");
        const QString run = write(u"some.run"_s, "a Q0 d1 1 2.0 some\n");
        const QString other = write(u"other.run"_s, "c Q0 d1 1 2.0 other\n");
        const QString third = write(u"third.run"_s, "d Q0 d1 1 2.0 third\n");
        OpenCollection open({qrels, run});
        QCOMPARE(open.window.message(), u"Read 1 query and 1 run."_s);
        open.page().addRuns({other});
        QTRY_VERIFY(!open.page().isLoading());
        QCOMPARE(open.window.message(),
                 u"No query in other has judgments. Do the query ids match?"_s);
        open.page().addRuns({third});
        QTRY_VERIFY(!open.page().isLoading());
        QCOMPARE(open.window.message(),
                 u"No query in other, third has judgments. Do the query ids match?"_s);
    }

    void saysHowIdsDiffer()
    {
        OpenCollection open(
            {write(u"some.qrels"_s, "a 0 d1 1\n"), write(u"some.run"_s, "a Q0 x:d1 1 2.0 some\n")});
        QCOMPARE(open.window.message(),
                 u"“x:d1” in “some” seems to be “d1” in some.qrels. Remove “x:” from the "
                 u"document ids in “some”."_s);
    }

    void saysWhenAQueryIsIncomplete()
    {
        OpenCollection open({write(u"some.qrels"_s, "a 0 d1 1\nb 0 d1 1\n"),
                             write(u"some.run"_s, "b Q0 d1 1 2.0 x\nc Q0 d1 1 2.0 x\n")});
        open.collection().chooseQuery(1);
        open.queries().setFocus();
        open.press(Qt::Key_Return);
        OpenWindow::settle();
        auto& box = open.control<QComboBox>("query");
        QCOMPARE(box.currentText(), u"b"_s);
        QCOMPARE(open.window.message(), QString());
        box.setFocus();
        open.press(Qt::Key_Up);
        QCOMPARE(open.window.message(), u"Query “a” is missing from the run."_s);
        open.press(Qt::Key_Down);
        QCOMPARE(open.window.message(), QString());
        open.press(Qt::Key_Down);
        QCOMPARE(open.window.message(), u"Query “c” has no judgments."_s);
    }

    void editsInRankingFlowBack()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.collection().setMeasures({*core::parseMeasureSpec("P@1")});
        QCOMPARE(open.mean(0), 1.0 / 3);
        open.collection().chooseQuery(0);
        open.queries().setFocus();
        open.press(Qt::Key_Return);
        OpenWindow::settle();
        QVERIFY(!open.collection().isEdited(0));
        open.clickRow(open.list(), 0);
        open.type(u"0"_s);
        QVERIFY(open.collection().isEdited(0));
        QCOMPARE(open.mean(0), 0.0);
        // Nobody is asked to save the list, since the collection has it.
        const ui::RankingDocument& list = open.window.rankingPage().document();
        QVERIFY(!list.history().isClean());
        QVERIFY(list.isKept());
        QVERIFY(!open.collection().isKept());
        open.window.rankingPage().document().duplicateAsB();
        QVERIFY(!list.isKept());
        open.undo();
        open.undo();
        QVERIFY(!open.collection().isEdited(0));
        QCOMPARE(open.mean(0), 1.0 / 3);
        open.press(Qt::Key_Down, Qt::AltModifier);  // the first document moves down
        QVERIFY(open.collection().isEdited(0));
        QCOMPARE(open.mean(0), 0.0);
        QCOMPARE(open.collection().history().undoText(), u"Edit query “q1”"_s);
    }

    void editsInTheCollectionAreShownInRanking()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.collection().chooseQuery(0);
        open.queries().setFocus();
        open.press(Qt::Key_Return);
        OpenWindow::settle();
        open.clickRow(open.list(), 0);
        open.type(u"0"_s);
        QCOMPARE(open.chips(), u"0 0 1 u 1"_s);
        open.window.bringToFront(open.page());
        OpenWindow::settle();
        open.undo();
        QVERIFY(!open.collection().isEdited(0));
        QCOMPARE(open.chips(), u"1 0 1 u 1"_s);
    }

    void anotherListInRankingIsNoQueryOfTheCollection()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.collection().chooseQuery(0);
        open.queries().setFocus();
        open.press(Qt::Key_Return);
        open.window.rankingPage().openExample();
        OpenWindow::settle();
        open.clickRow(open.list(), 0);
        open.type(u"3"_s);
        QCOMPARE(open.collection().editedCount(), std::size_t{0});
        QVERIFY(!open.control<QComboBox>("query").isVisible());
    }

    /// The figures are those of ndeval; see tests/data/diversity.
    void judgmentsPerSubtopicJoin()
    {
        const QString folder = QStringLiteral(TEST_DATA "/diversity/");
        OpenCollection open(
            {write(u"plain.qrels"_s, "1 0 d17 1\n2 0 d17 1\n3 0 d17 1\n"), folder + u"run.txt"_s});
        QVERIFY(!open.panels().panel<ui::SubtopicsPanel>().isVisible());
        open.window.bringToFront(open.window.rankingPage());
        QVERIFY(open.window.open({folder + u"qrels.txt"_s}));
        QVERIFY(open.waitUntilRead());
        QVERIFY(open.isInFront(open.page()));
        const auto& message = *open.window.findChild<ui::MessageBar*>();
        QVERIFY(message.sentence().contains(u"“Subtopics” in “Cutoffs and recall”"_s));
        QVERIFY(!message.isRefusal());
        QCOMPARE(open.collection().collection().qrels.queries.size(), std::size_t{3});
        ui::SubtopicsPanel& panel = open.panels().panel<ui::SubtopicsPanel>();
        QVERIFY(panel.isVisible());
        const QAbstractItemModel& model = *panel.view().model();
        QTRY_COMPARE(model.rowCount(), 5);
        const auto row = [&model](int at) {
            QStringList cells;
            for (int column = 1; column < model.columnCount(); ++column)
                cells << model.index(at, column).data().toString();
            return cells.join(u'|');
        };
        QCOMPARE(row(0), u"mean|0.4802|0.3678|0.3202|0.7500"_s);
        QCOMPARE(row(1), u"1|0.7626|0.6573|0.6012|1.0000"_s);
        QVERIFY2(row(4).startsWith(u"5|"), qPrintable(row(4)));
        QVERIFY2(open.window.message().contains(u"“Subtopics” in “Cutoffs and recall”"_s),
                 qPrintable(open.window.message()));

        const QString session = m_files.filePath(u"subtopics.rankscope.json"_s);
        const core::AnySession written =
            core::withFilesFrom(open.collection().snapshot(), session.toStdString());
        QVERIFY(!core::writeText(session.toStdString(), core::toJson(written)));
        {
            OpenCollection again({session});
            QCOMPARE(again.collection().collection().qrels.queries.size(), std::size_t{3});
            QVERIFY(again.collection().collection().subtopics);
        }
        open.window.activateWindow();
        open.undo();
        QTRY_VERIFY(!panel.isVisible());
    }

    void judgmentsPerSubtopicOpenWithTheirRun()
    {
        const QString folder = QStringLiteral(TEST_DATA "/diversity/");
        OpenCollection open({folder + u"qrels.txt"_s, folder + u"run.txt"_s});
        ui::SubtopicsPanel& panel = open.panels().panel<ui::SubtopicsPanel>();
        QVERIFY2(panel.isVisible(), qPrintable(open.window.message()));
        QTRY_COMPARE(panel.view().model()->rowCount(), 5);
        QVERIFY2(open.window.message().endsWith(
                     u"Other measures use the highest grade of each document."_s),
                 qPrintable(open.window.message()));
    }

    /// The example has other queries.
    void judgmentsPerSubtopicReplaceTheExample()
    {
        OpenWindow open;
        open.window.bringToFront(open.window.collectionPage());
        QVERIFY(open.window.open({QStringLiteral(TEST_DATA "/diversity/qrels.txt")}));
        QTRY_VERIFY(!open.window.collectionPage().isLoading());
        const core::Collection& read = open.window.collectionPage().document().collection();
        QCOMPARE(read.runs.size(), std::size_t{0});
        QVERIFY(read.subtopics);
    }

    void furtherRunsJoin()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(!open.collection().hasTwoRuns());
        QVERIFY(!open.control<QComboBox>("runA").isVisible());
        open.collection().judge(0, u"new"_s, core::Grade(1));
        QVERIFY(open.window.open({write(u"other.run"_s, "q1 Q0 new 1 1 other\n")}));
        QVERIFY(open.waitUntilRead());
        QVERIFY(open.collection().hasTwoRuns());
        QCOMPARE(open.control<QComboBox>("runB").currentText(), u"other"_s);
        QVERIFY(open.control<QComboBox>("runA").isVisible());
        QVERIFY(open.collection().isEdited(0));
        QTRY_VERIFY(open.collection().areRoundsDrawn());
        open.undo();
        QVERIFY(!open.collection().hasTwoRuns());
        QVERIFY(open.collection().isEdited(0));
    }

    void furtherRunsOfAnyFormatJoin_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("JSON dictionary")
            << u"dense.json"_s << QByteArray(R"({"q1": {"new": 0.5}})");
        QTest::newRow("JSON lines")
            << u"dense.jsonl"_s
            << QByteArray(R"({"query_id": "q1", "doc_id": "new", "score": 0.5})");
        QTest::newRow("table") << u"dense.csv"_s << QByteArray("query,docid,score\nq1,new,0.5\n");
    }

    void furtherRunsOfAnyFormatJoin()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.collection().judge(0, u"new"_s, core::Grade(1));
        QVERIFY(open.window.open({write(name, text)}));  // as what is dropped
        QVERIFY(open.waitUntilRead());
        QVERIFY(open.collection().hasTwoRuns());
        QCOMPARE(open.control<QComboBox>("runB").currentText(), u"dense"_s);
        QVERIFY(open.collection().isEdited(0));
    }

    /// Their numbers may be grades: they are another collection.
    void wholeNumbersAreAnotherCollection()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(open.window.open({write(u"grades.json"_s, R"({"q1": {"d1": 2}})")}));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().queryCount(), std::size_t{1});
        QVERIFY(!open.collection().hasRuns());
    }

    /// Student's data on sleep (Biometrika 6, 1908), as R's t.test(paired = TRUE) tests them:
    /// p 0.002833, interval 0.7001142 to 2.4598858.
    void valuesOfOthersAreCompared()
    {
        const auto values = [](std::initializer_list<double> hours) {
            QByteArray text;
            int query = 0;
            for (const double value : hours)
                text += "map\tq" + QByteArray::number(++query) + "\t" + QByteArray::number(value) +
                        "\n";
            return text + "map\tall\t0\n";
        };
        const QStringList files{
            write(u"one.eval"_s, values({0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0})),
            write(u"two.eval"_s, values({1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4}))};
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(open.window.open(files));
        QVERIFY(open.waitUntilRead());
        ui::CollectionDocument& document = open.collection();
        QCOMPARE(document.queryCount(), std::size_t{10});
        QCOMPARE(document.runName(1), u"two"_s);
        QCOMPARE(document.measures(), (std::vector<core::MeasureSpec>{{Measure::Ap, {}, {}}}));
        const core::RunComparison& both = document.comparisons().front();
        QVERIFY(qAbs(both.difference() - 1.58) < 1e-12);
        QVERIFY(qAbs(both.test(core::PairedTest::T).p.value_or(0) - 0.002833) < 5e-7);
        QVERIFY(both.interval);
        QVERIFY(qAbs(both.interval->low - 0.7001142) < 5e-8);
        QVERIFY(qAbs(both.interval->high - 2.4598858) < 5e-8);
        // What needs lists says why it is empty, and leads nowhere.
        ui::BoundsPanel& bounds = open.panels().panel<ui::BoundsPanel>();
        open.panels().bringToFront(bounds);
        QTRY_VERIFY(bounds.isConcealed());
        QSignalSpy asked(&open.page(), &ui::CollectionPage::queryRequested);
        QSignalSpy said(&open.page(), &ui::CollectionPage::said);
        document.chooseQuery(0);
        open.action(u"Open the query in Ranking"_s)->trigger();
        QCOMPARE(asked.size(), 0);
        QVERIFY(said.back().front().toString().contains(u"no lists of documents"_s));
        document.judge(0, u"d1"_s, core::Grade(1));
        QCOMPARE(document.editedCount(), std::size_t{0});
        // Only the missing rule is open: the program that computed the values decided the others.
        QVERIFY(open.rules() == u"Rules"_s);
        // Other collections have their measures again.
        QVERIFY(open.window.open({data("qrels.txt"), data("run.txt")}));
        QVERIFY(open.waitUntilRead());
        QVERIFY(document.hasLists());
    }

    void valuesOfOthersOpenAlone_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("values above 1")
            << write(u"dcg.csv"_s, "query,a,b\nq1,1.5,0.25\nq2,0.5,1.75\n");
        QTest::newRow("a leaderboard of JSON") << write(
            u"board.json"_s, R"({"systems":[{"name":"a","size":3,"measures":{"map":{"mean":1,)"
                             R"("queries":{"q1":1.5,"q2":0.5}}}},{"name":"b","size":4,"measures":)"
                             R"({"map":{"mean":1,"queries":{"q1":0.25,"q2":1.75}}}}]})");
    }
    void valuesOfOthersOpenAlone()
    {
        QFETCH(const QString, file);
        OpenCollection open({file});
        QVERIFY2(open.collection().collection().values, qPrintable(open.window.message()));
        QCOMPARE(open.mean(0), 1.0);
        QCOMPARE(open.mean(1), 1.0);
    }

    void valuesOfOthersAreSaved()
    {
        OpenCollection open({write(u"ragas.csv"_s, "query,new prompt,old prompt\nq1,0.5,0.25\n"
                                                   "q2,1,0.5\nq3,0.75,0.5\n")});
        QVERIFY(open.collection().collection().values);
        QCOMPARE(core::toText(open.collection().definition()), std::string("value"));
        const auto session = std::get<core::CollectionSession>(open.collection().snapshot());
        const QString path =
            write(u"ragas.rankscope.json"_s, QByteArray::fromStdString(core::toJson(session)));
        OpenCollection again({path});
        QVERIFY(again.collection().collection().values);
        QCOMPARE(again.collection().measures(), open.collection().measures());
        QCOMPARE(again.mean(0), 0.75);
        // The menu of measures has those of the file only.
        auto* menu = again.control<QToolButton>("measures").menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), qsizetype{1});
    }

    /// Success@1 of A: 1, 0, 0; of B: 0, 1, 1. With weights 8, 1 and 1, A is higher.
    void queriesAreWeighted()
    {
        const QString table =
            write(u"queries.csv"_s, "query,words,visits\nq1,2,8\nq2,3,1\nq3,2,1\n");
        OpenCollection open({write(u"w.qrels"_s, "q1 0 r 1\nq2 0 r 1\nq3 0 r 1\n"),
                             write(u"a.run"_s, "q1 Q0 r 1 2 a\nq2 Q0 x 1 2 a\nq3 Q0 x 1 2 a\n"),
                             write(u"b.run"_s, "q1 Q0 x 1 2 b\nq2 Q0 r 1 2 b\nq3 Q0 r 1 2 b\n")});
        ui::CollectionDocument& document = open.collection();
        document.setMeasures({{Measure::Success, 1, {}}});
        QTRY_COMPARE(open.mean(1), 2.0 / 3);
        auto* menu = open.window.findChild<ui::WeightsMenu*>();
        QVERIFY(menu);
        QSignalSpy refused(menu, &ui::WeightsMenu::refused);
        menu->weightBy(write(u"few.csv"_s, "query,visits\nq1,8\n"));
        QCOMPARE(refused.size(), 1);
        QVERIFY(
            refused.front().front().toString().startsWith(u"2 queries have no weight: q2, q3."_s));
        QVERIFY(!document.isWeighted());
        menu->weightBy(table, "visits");
        QTRY_COMPARE(open.mean(1), 1.0 / 5);
        QTRY_COMPARE(open.mean(0), 4.0 / 5);
        QCOMPARE(document.collection().weights->source, std::string("queries.csv:visits"));
        QVERIFY(
            ui::valuesCaption(document).contains(u"weighted by traffic (queries.csv:visits)."_s));
        QTRY_VERIFY(qAbs(document.comparisons().front().difference() + 3.0 / 5) < 1e-12);
        const auto session = std::get<core::CollectionSession>(document.snapshot());
        open.undo();
        QTRY_COMPARE(open.mean(1), 2.0 / 3);
        QVERIFY(!document.isWeighted());
        OpenCollection again(
            {write(u"w.rankscope.json"_s, QByteArray::fromStdString(core::toJson(session)))});
        QVERIFY(again.collection().isWeighted());
        QCOMPARE(again.mean(1), 1.0 / 5);
    }

    void judgmentsAloneWaitForARun()
    {
        OpenCollection open({write(u"alone.qrels"_s, "a 0 d1 1\nb 0 d1 1\n")});
        QVERIFY(open.isInFront(open.page()));
        QCOMPARE(open.collection().queryCount(), std::size_t{2});
        QVERIFY(!open.collection().hasRuns());
        QVERIFY(open.panels().panel<ui::SystemsPanel>().isConcealed());
        QVERIFY(open.window.open({write(u"late.run"_s, "a Q0 d1 1 1 late\n")}));
        QVERIFY(open.waitUntilRead());
        QVERIFY(open.collection().hasRuns());
        QVERIFY(!open.panels().panel<ui::SystemsPanel>().isConcealed());
    }

    void longNamesOfRunsLeaveRoomForTheStatistics()
    {
        const QString name = u"bert-base-multilingual-distilled-reranker-msmarco-v"_s;
        OpenCollection open({data("qrels.txt"), write(name + u"1.run"_s, "q1 Q0 d1 1 2 x\n"),
                             write(name + u"2.run"_s, "q1 Q0 d2 1 2 x\n")});
        QVERIFY(open.collection().hasTwoRuns());
        const ui::SystemsView& systems = open.panels().panel<ui::SystemsPanel>().view();
        for (const int column : {ui::SystemsModel::MeanA, ui::SystemsModel::MeanB,
                                 ui::SystemsModel::Difference, ui::SystemsModel::Interval,
                                 ui::SystemsModel::PairedT, ui::SystemsModel::ConfusionMatrix}) {
            QVERIFY2(!systems.isColumnHidden(column), qPrintable(QString::number(column)));
            QVERIFY(systems.columnViewportPosition(column) + systems.columnWidth(column) <=
                    systems.viewport()->width());
        }
    }

    /// AP is 1/2, 7/12 and 5/12; RR is 1, 1/2 and 1/3: one of three pairs is turned round, at the
    /// top.
    void ordersOfRunsAreCompared()
    {
        OpenCollection open({write(u"three.qrels"_s, "a 0 d1 1\na 0 d2 1\n"),
                             write(u"one.run"_s, "a Q0 d1 1 3 one\na Q0 x 2 2 one\n"),
                             write(u"two.run"_s, "a Q0 x 1 3 two\na Q0 d1 2 2 two\n"
                                                 "a Q0 d2 3 1 two\n"),
                             write(u"three.run"_s, "a Q0 x 1 4 three\na Q0 y 2 3 three\n"
                                                   "a Q0 d1 3 2 three\na Q0 d2 4 1 three\n")});
        const QAbstractItemModel& systems = *open.panels().panel<ui::SystemsPanel>().view().model();
        const QModelIndex ap = systems.index(1, 0);
        QCOMPARE(ap.data().toString(), u"AP"_s);
        const QString tip = systems.data(ap, Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(u"Order by AP: two > one > three."_s), qPrintable(tip));
        QVERIFY2(
            tip.contains(
                u"RR@10 puts the 3 runs in a different order: tau-b +0.3333, tau-AP 0.0000."_s),
            qPrintable(tip));
    }

    void aClickOnAMeasurePutsItInFront()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.click(open.cell(open.panels().panel<ui::SystemsPanel>().view(), 1, 0));
        QCOMPARE(open.collection().measure(), std::size_t{1});
        open.press(Qt::Key_Down);
        QCOMPARE(open.collection().measure(), std::size_t{2});
    }

    void runsChangePlaces()
    {
        OpenCollection open(
            {data("qrels.txt"), data("run.txt"), write(u"swap.run"_s, "q1 Q0 new 1 1 swap\n")});
        const QString first = open.control<QComboBox>("runA").currentText();
        open.press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(open.control<QComboBox>("runB").currentText(), first);
        QCOMPARE(open.collection().runA(), std::size_t{1});
    }

    void filesAreListedWithWhatWasMet()
    {
        OpenCollection open({write(u"odd.qrels"_s, "a 0 d1 1\n\na 0 d1 1\n"),
                             write(u"odd.run"_s, "a Q0 d1 1 1 odd\n")});
        ui::FilesPanel& files = open.panels().panel<ui::FilesPanel>();
        open.panels().bringToFront(files);
        OpenWindow::settle();
        const QAbstractItemModel& model = *files.view().model();
        QStringList told;
        for (int row = 0; row < model.rowCount(); ++row)
            told << model.index(row, 1).data().toString();
        const QString all = told.join(u'|');
        QVERIFY2(all.contains(u"blank line"_s), qPrintable(all));
        QVERIFY2(all.contains(u"line 3"_s), qPrintable(all));
    }

    void refusedFilesLeaveEverythingAsItWas_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("said");
        const QString qrels = write(u"good.qrels"_s, "q 0 d1 1\n");
        const QString run = write(u"good.run"_s, "q Q0 d1 1 2.0 x\n");
        const QString badQrels = write(u"bad.qrels"_s, "q 0 d1 1\n\nq 0 d2 good\n");
        const QString badRun = write(u"bad.run"_s, "q Q0 d1 1 2.0 x\nq Q0 d2 2 1,5 x\n");
        QTest::newRow("a grade that is a word")
            << QStringList{badQrels, run} << badQrels + u":3: “good” is not a grade"_s;
        QTest::newRow("a score with a comma")
            << QStringList{qrels, badRun} << badRun + u":2: “1,5” is not a number"_s;
        QTest::newRow("two judgments") << QStringList{qrels, badQrels} << badQrels;
        QTest::newRow("values without names of systems")
            << QStringList{write(u"nameless.csv"_s, "q1,0.5,0.75\nq2,0.25,1\nq3,0.5,0.25\n")}
            << u"values per query without names: “q1,0.5,0.75”"_s;
        QTest::newRow("a folder without a collection")
            << QStringList{m_files.path()} << m_files.path();
    }
    void refusedFilesLeaveEverythingAsItWas()
    {
        QFETCH(const QStringList, files);
        QFETCH(const QString, said);
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.collection().judge(0, u"new"_s, core::Grade(1));
        const auto before = open.collection().sharedCollection();
        const int steps = open.collection().history().count();
        QVERIFY(open.window.open(files));
        QVERIFY(open.waitUntilRead());
        QVERIFY2(open.window.message().contains(said), qPrintable(open.window.message()));
        QCOMPARE(open.collection().sharedCollection(), before);
        QCOMPARE(open.collection().history().count(), steps);
        QVERIFY(open.collection().isEdited(0));
    }

    void aRefusedDecimalCommaIsReadWhenAllowed()
    {
        const QString qrels = write(u"comma.qrels"_s, "q 0 d1 1\nq 0 d2 0\n");
        const QString run = write(u"comma.run"_s, "q Q0 d2 1 2,5 x\nq Q0 d1 2 1,5 x\n");
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        const auto before = open.collection().sharedCollection();
        QVERIFY(open.window.open({qrels, run}));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().sharedCollection(), before);
        ui::FilesPanel& files = open.panels().panel<ui::FilesPanel>();
        QVERIFY(files.isVisible() && files.isOffering());
        auto& comma = open.control<QCheckBox>("readingComma");
        QVERIFY(comma.isVisible() && !comma.isChecked());
        open.click(comma.mapTo(&open.window, QPoint(8, comma.height() / 2)));
        QVERIFY(comma.isChecked());
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().queryCount(), std::size_t{1});
        QCOMPARE(open.collection().choices().mark, core::DecimalMark::Comma);
        QCOMPARE(open.collection().collection().runs[0].lists.find("q")->documents[0].score, 2.5);
        QVERIFY(!files.isOffering());
        open.undo();
        QCOMPARE(open.collection().sharedCollection(), before);
        QCOMPARE(open.collection().choices().mark, core::DecimalMark::Point);
    }

    void enterReadsTheRefusedFilesOnce_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("in the line of features") << u"readingFeatures"_s;
        QTest::newRow("in a list of choices") << u"readingOrder"_s;
        QTest::newRow("on the button") << u"readAnew"_s;
    }
    void enterReadsTheRefusedFilesOnce()
    {
        QFETCH(const QString, field);
        const QString qrels = write(u"comma.qrels"_s, "q 0 d1 1\nq 0 d2 0\n");
        const QString run = write(u"comma.run"_s, "q Q0 d2 1 2,5 x\nq Q0 d1 2 1,5 x\n");
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(open.window.open({qrels, run}));
        QVERIFY(open.waitUntilRead());
        open.control<QCheckBox>("readingComma").setChecked(true);
        const ui::FilesPanel& files = open.panels().panel<ui::FilesPanel>();
        QSignalSpy asked(&files, &ui::FilesPanel::readRequested);
        open.control<QWidget>(field.toLatin1().constData()).setFocus();
        open.press(Qt::Key_Return);
        QCOMPARE(asked.count(), 1);
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().queryCount(), std::size_t{1});
        QCOMPARE(open.collection().choices().mark, core::DecimalMark::Comma);
    }

    void aTableWhoseNumbersNobodyKnowsIsAskedAbout_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("named");
        QTest::addColumn<QList<int>>("roles");
        QTest::addColumn<int>("raters");
        QTest::addColumn<double>("grade");
        using Columns = ui::PairColumns;
        const QString gain = u"query,docid,gain\nq,d1,3\nq,d2,1\nq,d3,0\n"_s;
        const QString book = u"query,docid,anna,ben\nq,d1,3,2\nq,d2,,0\n"_s;
        QTest::newRow("one column")
            << gain << u"“gain”"_s << QList<int>{Columns::Query, Columns::Document, Columns::Grade}
            << 0 << 3.0;
        QTest::newRow("none of it")
            << gain << u"“gain”"_s << QList<int>{Columns::Query, Columns::Document, Columns::Unread}
            << 0 << 1.0;
        QTest::newRow("the columns of raters, their mean")
            << book << u"“anna”, “ben”"_s
            << QList<int>{Columns::Query, Columns::Document, Columns::Grade, Columns::Grade} << 1
            << 2.5;
        QTest::newRow("the columns of raters, one of them")
            << book << u"“anna”, “ben”"_s
            << QList<int>{Columns::Query, Columns::Document, Columns::Unread, Columns::Grade} << 0
            << 2.0;
    }
    void aTableWhoseNumbersNobodyKnowsIsAskedAbout()
    {
        QFETCH(const QString, table);
        QFETCH(const QString, named);
        QFETCH(const QList<int>, roles);
        QFETCH(const int, raters);
        QFETCH(const double, grade);
        const QString qrels = write(u"gain.csv"_s, table.toUtf8());
        const QString run = write(u"gain.run"_s, "q Q0 d3 1 3 x\nq Q0 d2 2 2 x\nq Q0 d1 3 1 x\n");
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(open.window.open({qrels, run}));
        QVERIFY(open.waitUntilRead());
        QVERIFY2(open.window.message().contains(named), qPrintable(open.window.message()));
        open.chooseRoles(roles);
        auto& rule = open.control<QComboBox>("readingRaters");
        QCOMPARE(rule.isVisible(), roles.count(ui::PairColumns::Grade) > 1);
        rule.setCurrentIndex(raters);
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        const auto* judged = open.collection().collection().qrels.find("q");
        QVERIFY(judged);
        QCOMPARE(judged->judgments.front().grade.value(), grade);
        // A session reads them alike.
        const auto session = std::get<core::CollectionSession>(open.collection().snapshot());
        QVERIFY(session.choices.columns.areGiven());
        // What was said once is not asked again, until it is revoked.
        QVERIFY(open.window.open({qrels, run}));
        QVERIFY(open.waitUntilRead());
        QVERIFY2(open.window.message().contains(u"These are the options you chose"_s),
                 qPrintable(open.window.message()));
        QCOMPARE(open.collection().collection().qrels.find("q")->judgments.front().grade.value(),
                 grade);
        open.click(open.control<QPushButton>("messageOffer"));
        open.control<QCheckBox>("readingRemember").setChecked(false);
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        QVERIFY(open.window.open({qrels, run}));
        QVERIFY(open.waitUntilRead());
        QVERIFY2(open.window.message().contains(named), qPrintable(open.window.message()));
    }

    void modelsBesideGradesAreAskedAbout()
    {
        const QString table = write(u"scored.csv"_s, "query,doc,label,lgb_v1,lgb_v2\n"
                                                     "q,a,1,0.5,1.5\nq,b,0,0.25,2\n"
                                                     "r,c,1,0.75,0.5\nr,d,0,0.5,1\n");
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(open.window.open({table}));
        QVERIFY(open.waitUntilRead());
        QVERIFY2(open.window.message().contains(u"“lgb_v1”, “lgb_v2”"_s),
                 qPrintable(open.window.message()));
        // lgb_v1 is ideal; lgb_v2 has relevant documents at rank 2, which earn 1 / log2(3).
        QCOMPARE(
            open.control<QLabel>("readingConsequence").text(),
            u"In the first rows: 2 queries, 4 judgments, nDCG@10 of “lgb_v1” is 1.000, nDCG@10 of "
            "“lgb_v2” is 0.631."_s);
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        const auto& runs = open.collection().collection().runs;
        QCOMPARE(runs.size(), std::size_t{2});
        const auto first = [](const core::NamedRun& run) {
            const core::RunLists lists = run.lists;
            return std::string(lists.find("q")->documents.front().document);
        };
        QCOMPARE(first(runs[0]), std::string("a"));
        QCOMPARE(first(runs[1]), std::string("b"));
    }

    void gradesInWordsAreAskedFor()
    {
        const QString qrels = write(u"words.csv"_s, "query,docid,label\nq,d1,Exact\nq,d2,Bad\n");
        const QString run = write(u"words.run"_s, "q Q0 d2 1 2 x\nq Q0 d1 2 1 x\n");
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(open.window.open({qrels, run}));
        QVERIFY(open.waitUntilRead());
        auto& words = open.control<QLineEdit>("readingWords");
        QVERIFY2(words.isVisible(), qPrintable(open.window.message()));
        QCOMPARE(words.text(), u"Bad=…,Exact=…"_s);
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(!open.page().isLoading());
        words.setText(u"Exact=3,Bad=0"_s);
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        const auto* judged = open.collection().collection().qrels.find("q");
        QVERIFY2(judged, qPrintable(open.window.message()));
        QCOMPARE(judged->judgments.front().grade.value(), 3.0);
    }

    void aRunThatListsADocumentAgainIsReadByRule()
    {
        const QString qrels = write(u"twice.qrels"_s, "q 0 d1 1\nq 0 d2 0\n");
        const QString run =
            write(u"twice.run"_s, "q Q0 d1 1 3 x\nq Q0 d2 2 2 x\nq Q0 d1 3 1 x\nq Q0 d3\n");
        OpenCollection open({qrels, run});
        auto& twice = open.control<QComboBox>("readingRepeatedDocument");
        twice.setFocus();
        open.press(Qt::Key_Down);
        auto& badLines = open.control<QCheckBox>("readingBadLines");
        badLines.setFocus();
        open.press(Qt::Key_Space);
        open.press(Qt::Key_Return);
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().queryCount(), std::size_t{1});
        const core::RunLists read = open.collection().collection().runs.front().lists;
        QCOMPARE(read.find("q")->documents.size(), std::size_t{2});
        QCOMPARE(open.collection().choices().repeatedDocument, core::RepeatedDocument::First);
    }

    void enterOnCloseClosesTheForm()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        const ui::FilesPanel& files = open.panels().panel<ui::FilesPanel>();
        open.panels().bringToFront(open.panels().panel<ui::FilesPanel>());
        OpenWindow::settle();
        open.click(open.control<QToolButton>("reading"));
        QSignalSpy asked(&files, &ui::FilesPanel::readRequested);
        auto& close = open.control<QPushButton>("closeReading");
        close.setFocus();
        open.press(Qt::Key_Return);
        QCOMPARE(asked.count(), 0);
        QVERIFY(!close.isVisible());
        QVERIFY(open.panels().panel<ui::FilesPanel>().view().isVisible());
    }

    void anotherCollectionIsReadAnewAsItselfNotTheFilesRefusedBefore()
    {
        OpenCollection open(
            {write(u"a.qrels"_s, "a 0 d1 1\n"), write(u"a.run"_s, "a Q0 d1 1 1 a\n")});
        QVERIFY(open.window.open({write(u"b.qrels"_s, "b1 0 d1 1\nb2 0 d1 1\n"),
                                  write(u"b.run"_s, "b1 Q0 d1 1 1 b\n")}));
        QVERIFY(open.waitUntilRead());
        QVERIFY(open.window.open(
            {write(u"c.qrels"_s, "c 0 d1 1\n"), write(u"c.run"_s, "c Q0 d1 1 2,5 c\n")}));
        QVERIFY(open.waitUntilRead());
        const ui::FilesPanel& files = open.panels().panel<ui::FilesPanel>();
        QVERIFY(files.isOffering());
        open.queries().setFocus();
        open.undo();
        QCOMPARE(open.collection().queryCount(), std::size_t{1});
        QCOMPARE(open.collection().collection().qrels.queries.at(0).query, "a");
        QVERIFY(!files.isOffering());
        open.control<QCheckBox>("readingComma").setChecked(true);
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().queryCount(), std::size_t{1});
        QCOMPARE(open.collection().collection().qrels.queries.at(0).query, "a");
        QCOMPARE(open.collection().choices().mark, core::DecimalMark::Comma);
    }

    void openFilesAreReadOtherwise()
    {
        OpenCollection open({write(u"tied.qrels"_s, "q 0 b 1\n"),
                             write(u"tied.run"_s, "q Q0 b 1 1 x\nq Q0 c 2 1 x\n")});
        open.collection().setMeasures({*core::parseMeasureSpec("RR")});
        // Equal scores: c stands first by its id, b in the file.
        QCOMPARE(open.mean(0), 0.5);
        open.collection().judge(0, u"c"_s, core::Grade(0));
        ui::FilesPanel& files = open.panels().panel<ui::FilesPanel>();
        open.panels().bringToFront(files);
        OpenWindow::settle();
        open.click(open.control<QToolButton>("reading"));
        auto& order = open.control<QComboBox>("readingOrder");
        QVERIFY(order.isVisible());
        QVERIFY(!open.control<QLineEdit>("readingFeatures").isVisible());
        QVERIFY(!open.control<QComboBox>("readingSplit").isVisible());
        order.setFocus();
        open.press(Qt::Key_Down);
        open.press(Qt::Key_Down);
        QCOMPARE(order.currentIndex(), static_cast<int>(core::RankOrder::ScoreThenFile));
        open.press(Qt::Key_Return);
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.mean(0), 1.0);
        QVERIFY(open.collection().isEdited(0));
        QCOMPARE(open.collection().history().undoText(), u"Change import options"_s);
        QCOMPARE(order.currentIndex(), static_cast<int>(core::RankOrder::ScoreThenFile));
        open.undo();
        QCOMPARE(open.mean(0), 0.5);
        QVERIFY(open.collection().isEdited(0));
        QCOMPARE(order.currentIndex(), 0);
        open.press(Qt::Key_Escape);
        QVERIFY(!order.isVisible());
        QVERIFY(files.view().isVisible());
    }

    void whichDocumentsAreReadIsARule()
    {
        OpenCollection open({write(u"rules.qrels"_s, "q 0 a 1\nq 0 b 0\n"),
                             write(u"rules.run"_s, "q Q0 x 1 3 r\nq Q0 a 2 2 r\nq Q0 b 3 1 r\n"),
                             write(u"rules2.run"_s, "q Q0 b 1 3 s\nq Q0 y 2 2 s\nq Q0 a 3 1 s\n")});
        open.collection().setMeasures({*core::parseMeasureSpec("RR")});
        QCOMPARE(open.mean(0), 0.5);
        RulesOf rules(open);
        rules.type(u"Ranks read"_s, u"1"_s);
        QCOMPARE(open.mean(0), 0.0);
        QVERIFY(open.page().rules().contains(u"top rank"_s));
        rules.type(u"Ranks read"_s, u"none"_s);
        QVERIFY(open.collection().rules().depth == 1u);
        rules.type(u"Ranks read"_s, u"2"_s);
        rules.choose(u"Unjudged documents"_s, u"are removed"_s);
        // Of the first two, x and y are left out then.
        QCOMPARE(open.mean(0), 1.0);
        QCOMPARE(open.mean(1), 0.0);
        open.collection().chooseQuery(0);
        open.panels().bringToFront(open.panels().attribution());
        OpenWindow::settle();
        const auto* why = open.panels().findChild<ui::AttributionView*>();
        QCOMPARE(why->model()->rowCount(), 1);
        rules.choose(u"Document with the query’s id"_s, u"is removed"_s);
        QVERIFY(open.page().rules().contains(u"without the query’s own document"_s));
        QVERIFY(open.collection().rules().ownDocument == core::OwnDocument::Drop);
        open.collection().history().undo();
        QVERIFY(open.collection().rules().ownDocument == core::OwnDocument::Keep);
        rules.choose(u"Ties"_s, u"share their mean gain"_s);
        const auto session = std::get<core::CollectionSession>(open.collection().snapshot());
        QVERIFY(session.rules.depth == 2u && session.rules.judgedOnly);
        QVERIFY(session.rules.ties == core::TieRule::AverageGain);
        for (int step = 0; step < 4; ++step)
            open.collection().history().undo();
        OpenWindow::settle();
        QCOMPARE(open.mean(0), 0.5);
        QVERIFY(open.collection().rules() == core::EvaluationRules());
    }

    void aQuerysOwnDocumentLeavesItsRanking()
    {
        // q1's own document stands above the relevant one of the first run, below that of the
        // other.
        OpenCollection open({write(u"own.qrels"_s, "q1 0 a 1\n"),
                             write(u"own.run"_s, "q1 Q0 q1 1 2 r\nq1 Q0 a 2 1 r\n"),
                             write(u"own2.run"_s, "q1 Q0 a 1 2 s\nq1 Q0 q1 2 1 s\n")});
        open.collection().setMeasures({*core::parseMeasureSpec("RR")});
        QCOMPARE(open.mean(0), 0.5);
        RulesOf(open).choose(u"Document with the query’s id"_s, u"is removed"_s);
        QCOMPARE(open.mean(0), 1.0);
        QCOMPARE(open.mean(1), 1.0);
        open.collection().history().undo();
        OpenWindow::settle();
        QCOMPARE(open.mean(0), 0.5);
    }

    void aRuleChosenAfterTheDepthKeepsIt_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("value");
        QTest::newRow("a missing query counts 0")
            << u"Judged query missing from the run"_s << u"counts as 0"_s;
        QTest::newRow("an undefined query counts 1")
            << u"Query with an undefined value"_s << u"counts as 1"_s;
        QTest::newRow("equal scores earn their mean") << u"Ties"_s << u"share their mean gain"_s;
    }
    void aRuleChosenAfterTheDepthKeepsIt()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, value);
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        RulesOf rules(open);
        rules.type(u"Ranks read"_s, u"3"_s);
        rules.choose(rule, value);
        core::EvaluationRules expected;
        expected.depth = 3;
        if (rule == u"Query with an undefined value")
            expected.noValue = core::NoValueRule::One;
        else if (rule == u"Ties")
            expected.ties = core::TieRule::AverageGain;
        else
            expected.missing = core::MissingRule::Zero;
        QVERIFY(open.collection().rules() == expected);
    }

    /// The current measure and the columns stay; two that are the same then become one.
    void aToolsRulesAreThoseOfEveryMeasure()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        const core::MeasureSpec ndcg = *core::parseMeasureSpec("nDCG@10");
        open.collection().setMeasures(
            {*core::parseMeasureSpec("AP"), ndcg, *core::parseMeasureSpec("nDCG(gain=exp)@10")});
        OpenWindow::settle();
        open.collection().setMeasure(1);
        open.collection().setColumns({ndcg});
        const auto names = [&open] {
            QStringList texts;
            for (const core::MeasureSpec& measure : open.collection().measures())
                texts << QString::fromStdString(core::toText(measure));
            return texts.join(u' ');
        };
        RulesOf rules(open);
        QCOMPARE(rules.shown(u"Gain"_s), u"the grade, 2^grade − 1"_s);
        rules.choose(u"Gain"_s, u"2^grade − 1"_s);
        QCOMPARE(names(), u"AP nDCG(gain=exp)@10"_s);
        QCOMPARE(open.collection().measure(), std::size_t{1});
        QCOMPARE(open.collection().columns().size(), std::size_t{1});
        QCOMPARE(open.rules(), u"Rules: gdeval"_s);
        open.collection().history().undo();
        OpenWindow::settle();
        QCOMPARE(names(), u"AP nDCG@10 nDCG(gain=exp)@10"_s);
        QCOMPARE(open.collection().measure(), std::size_t{1});  // nDCG@10, shown before the step
    }

    void filesReadAnewAreNotOpenedAnew()
    {
        OpenWindow open;
        ui::CollectionPage& page = open.window.collectionPage();
        open.window.bringToFront(page);
        QSignalSpy opened(&page, &ui::CollectionPage::opened);
        const QString extra = write(u"extra.run"_s, "1 Q0 d1 1 1 extra\n");
        page.addRuns({extra});
        QTRY_VERIFY(!page.isLoading());
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened[0][0].toStringList(), QStringList{extra});
        core::CollectionChoices choices = page.document().choices();
        choices.order = core::RankOrder::File;
        page.reread(choices);
        QTRY_VERIFY(!page.isLoading());
        QCOMPARE(page.document().choices().order, core::RankOrder::File);
        QCOMPARE(opened.count(), 1);
    }

    void aFolderIsReadWithOtherJudgments()
    {
        const QString folder = m_files.filePath(u"beir"_s);
        QVERIFY(QDir().mkpath(folder + u"/qrels"_s));
        write(u"beir/qrels/dev.tsv"_s, "query-id\tcorpus-id\tscore\nq1\td1\t1\nq2\td1\t1\n");
        write(u"beir/qrels/test.tsv"_s, "query-id\tcorpus-id\tscore\nq3\td1\t1\n");
        const QString run = write(u"split.run"_s, "q1 Q0 d1 1 1 x\n");
        OpenCollection open({folder, run});
        QCOMPARE(open.collection().collection().qrels.queries.size(), std::size_t{1});
        open.panels().bringToFront(open.panels().panel<ui::FilesPanel>());
        OpenWindow::settle();
        open.click(open.control<QToolButton>("reading"));
        auto& split = open.control<QComboBox>("readingSplit");
        QVERIFY(split.isVisible());
        QCOMPARE(split.currentText(), u"test"_s);
        split.setFocus();
        open.press(Qt::Key_Home);
        QCOMPARE(split.currentText(), u"dev"_s);
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().collection().qrels.queries.size(), std::size_t{2});
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{1});
        const auto session = std::get<core::CollectionSession>(open.collection().snapshot());
        QCOMPARE(QString::fromStdString(session.choices.split.value_or("")), u"dev"_s);
        QCOMPARE(session.files.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(session.files[0]), folder);
    }

    void sentencesAboutFilesWrap()
    {
        OpenCollection open({write(u"low.qrels"_s, "q1 0 d1 1\nq1 0 d2 -1\n"),
                             write(u"low.run"_s, "q1 Q0 d1 1 1 x\n")});
        auto& view = open.panels().panel<ui::FilesPanel>().view();
        open.panels().bringToFront(open.panels().panel<ui::FilesPanel>());
        OpenWindow::settle();
        view.resize(420, view.height());
        OpenWindow::settle();
        QVERIFY(OpenWindow::column(view, 1).contains(u"negative grade"_s));
        QVERIFY(view.rowHeight(1) > view.rowHeight(0));
    }

    void featuresOfALetorFileBecomeRuns()
    {
        OpenCollection open({write(u"letor.txt"_s, "1 qid:1 1:0.5 2:0.1 #docid = a\n"
                                                   "0 qid:1 1:0.2 2:0.9 #docid = b\n")});
        QVERIFY(!open.collection().hasRuns());
        open.panels().bringToFront(open.panels().panel<ui::FilesPanel>());
        OpenWindow::settle();
        open.click(open.control<QToolButton>("reading"));
        auto& features = open.control<QLineEdit>("readingFeatures");
        QVERIFY(features.isVisible());
        features.setFocus();
        open.type(u"1, two"_s);
        open.press(Qt::Key_Return);
        QVERIFY(!open.page().isLoading());
        QVERIFY(!open.collection().hasRuns());
        features.selectAll();
        open.type(u"1, 2"_s);
        open.press(Qt::Key_Return);
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
        QVERIFY((open.collection().choices().features == std::vector<std::size_t>{1, 2}));
        open.queries().setFocus();
        open.undo();
        QVERIFY(!open.collection().hasRuns());
    }

    void aLoadIsCancelledByItsButton()
    {
        QByteArray many;
        for (int query = 0; query < 2000; ++query)
            for (int rank = 1; rank <= 300; ++rank)
                many += "q" + QByteArray::number(query) + " Q0 d" + QByteArray::number(rank) + " " +
                        QByteArray::number(rank) + " " + QByteArray::number(1000 - rank) + " big\n";
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        const auto before = open.collection().sharedCollection();
        QVERIFY(open.window.open({data("qrels.txt"), write(u"big.run"_s, many)}));
        QVERIFY(open.page().isLoading());
        // No event is processed in between: however fast the machine, the load is under way.
        auto* bar = open.window.findChild<ui::LoadingBar*>();
        QVERIFY(bar);
        bar->tell(u"Reading big.run"_s, 0.5);
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->findChild<QProgressBar*>()->accessibleName(), u"Reading big.run"_s);
        bar->cancelButton().click();
        QVERIFY(!open.page().isLoading());
        QVERIFY(!bar->isVisible());
        QTest::qWait(50);
        QCOMPARE(open.collection().sharedCollection(), before);
    }

    /// The command line has no window that would show it.
    void aSlowLoadNeedsNobodyToTell()
    {
        const QString pipe = m_files.filePath(u"slow-pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QWidget window;
        ui::CollectionPage page(window, window);
        page.open({data("qrels.txt"), pipe}, u"Open"_s);
        QTest::qWait(400);
        QVERIFY(page.isLoading());
        std::thread feeder([pipe] {
            QFile file(pipe);
            if (file.open(QIODevice::WriteOnly))
                file.write("q1 Q0 d1 1 2.0 late\n");
        });
        QTRY_VERIFY(!page.isLoading());
        feeder.join();
        QCOMPARE(page.document().runName(0), u"late"_s);
        QVERIFY(QFile::remove(pipe));
    }

    void quittingDoesNotWaitForAPipe()
    {
        const QString pipe = m_files.filePath(u"dry.run"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QWidget window;
        auto page = std::make_unique<ui::CollectionPage>(window, window);
        page->open({data("qrels.txt"), pipe}, u"Open"_s);
        QTest::qWait(50);
        QVERIFY(page->isLoading());
        page.reset();  // waited for ever
        OpenWindow open;
        QVERIFY(!open.window.open({pipe}));
        QVERIFY(open.window.message().contains(pipe + u": cannot be opened: Not a regular file"_s));
        QVERIFY(QFile::remove(pipe));
    }

    void oneOfManyRunsIsRefused()
    {
        constexpr int runs = 50;
        QStringList files{data("qrels.txt")};
        for (int run = 1; run <= runs; ++run)
            files << write(u"%1.run"_s.arg(run), QByteArray("q1 Q0 d1 1 ") +
                                                     (run == 50 ? "high" : "2.0") + " r" +
                                                     QByteArray::number(run) + '\n');
        OpenCollection open(files);
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{runs - 1});
        QVERIFY2(open.window.message().startsWith(files.last()), qPrintable(open.window.message()));
        QVERIFY2(open.window.message().endsWith(u"The other files are open."_s),
                 qPrintable(open.window.message()));
        QVERIFY(open.panels().panel<ui::FilesPanel>().isVisible());
        QCOMPARE(open.collection().sources().size(), std::size_t{runs});
        const auto& view = open.panels().panel<ui::FilesPanel>().view();
        QCOMPARE(OpenWindow::text(view, view.model()->rowCount() - 1, 0), u"50.run"_s);
        open.collection().setRuns(48, 30);
        QCOMPARE(open.control<QComboBox>("runA").currentText(), u"r49"_s);
        QCOMPARE(open.control<QComboBox>("runB").currentText(), u"r31"_s);
        auto& box = open.control<QComboBox>("runA");
        box.showPopup();
        const QAbstractItemView& names = *box.view();
        QVERIFY(names.verticalScrollBar()->isVisible());
        QVERIFY(names.window()->height() < open.window.height());
        QTest::keyClick(box.view(), Qt::Key_Home);
        QTest::keyClick(box.view(), Qt::Key_Return);
        QCOMPARE(open.collection().runA(), std::size_t{0});
    }

    void aSessionOpensWithWhatIsThere()
    {
        const QString qrels = write(u"there.qrels"_s, "q1 0 d1 1\nq1 0 d2 0\n");
        const QString a = write(u"moved.run"_s, "q1 Q0 d2 1 2 first\nq1 Q0 d1 2 1 first\n");
        const QString b = write(u"stays.run"_s, "q1 Q0 d1 1 2 second\n");
        const QString session = m_files.filePath(u"moved.rankscope.json"_s);
        {
            OpenCollection made({qrels, a, b});
            made.collection().judge(0, u"d2"_s, core::Grade(2));
            const core::AnySession written =
                core::withFilesFrom(made.collection().snapshot(), session.toStdString());
            QVERIFY(!core::writeText(session.toStdString(), core::toJson(written)));
        }
        QVERIFY(QDir(m_files.path()).mkpath(u"elsewhere"_s));
        const QString there = m_files.filePath(u"elsewhere/moved.run"_s);
        QVERIFY(QFile::rename(a, there));

        OpenCollection open({session});
        QVERIFY2(open.window.message().startsWith(a + u": cannot be opened: No such file"_s),
                 qPrintable(open.window.message()));
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{1});
        QCOMPARE(open.collection().runName(0), u"second"_s);
        QVERIFY(open.collection().isEdited(0));
        QVERIFY(open.panels().panel<ui::FilesPanel>().isVisible());
        const int steps = open.collection().history().count();

        auto& locate = open.control<QToolButton>("locate");
        QVERIFY(locate.isVisible());
        QCOMPARE(locate.menu()->actions().size(), 1);
        const WhenAsked<QFileDialog> asked([&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(there);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        locate.menu()->actions().front()->trigger();
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
        QVERIFY(open.collection().unread().files.empty());
        QVERIFY(open.collection().isEdited(0));
        QVERIFY(!locate.isVisible());
        QCOMPARE(open.window.message(), u"Read 1 query and 2 runs."_s);
        QCOMPARE(open.collection().history().count(), steps + 1);
        QCOMPARE(open.collection().history().undoText(), u"Locate moved.run"_s);
        open.collection().history().undo();
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{1});
        QCOMPARE(open.collection().unread().files.size(), std::size_t{1});
    }

    void withoutItsJudgmentsASessionKeepsItsEdits()
    {
        const QString run = write(u"only.run"_s, "q1 Q0 d1 1 2 x\nq2 Q0 d1 1 2 x\n");
        const QString session = write(u"gone.rankscope.json"_s,
                                      R"({"format": "rankscope-collection", "version": 1,
"name": "gone", "files": ["gone.qrels", "only.run"], "measures": ["RR"], "measure": 0, "runA": 0,
"runB": 0, "missing": "zero", "noValue": "zero",
"edits": {"q1": {"judgments": [{"document": "d1", "grade": 1}]}}})");
        OpenCollection open({session});
        QVERIFY(open.window.message().contains(u"gone.qrels: cannot be opened"_s));
        QCOMPARE(open.collection().queryCount(), std::size_t{2});
        QVERIFY(open.collection().isEdited(0));
        QCOMPARE(open.mean(0), 1.0);
        open.collection().judge(1, u"d1"_s, core::Grade(1));
        QVERIFY(!open.collection().isEdited(1));
        QVERIFY(open.window.message().contains(u"The judgments are missing"_s));
        QCOMPARE(std::get<core::CollectionSession>(open.collection().snapshot()).files.size(),
                 std::size_t{2});
        QVERIFY(QFile::remove(run));
    }

    /// As `rankscope FILE` does.
    void whatIsRefusedAtStartHasNoExampleBehindIt()
    {
        const QString twice = write(u"twice.qrels"_s, "q 0 d1 1\nq 0 d1 2\n");
        ui::MainWindow window(ui::MainWindow::Memory::Forgets);
        QVERIFY(window.open({twice, write(u"twice.run"_s, "q Q0 d1 1 2.0 x\n")}));
        window.show();
        QTRY_VERIFY(!window.collectionPage().isLoading());
        OpenWindow::settle();
        QCOMPARE(&window.pageInFront(), &window.collectionPage());
        QVERIFY2(
            window.message().contains(twice + u":2: query “q”: “d1” has two different grades"_s),
            qPrintable(window.message()));
        QCOMPARE(window.collectionPage().document().queryCount(), std::size_t{0});
        ui::FilesPanel& files = window.collectionPage().collection().panel<ui::FilesPanel>();
        QVERIFY(files.isVisible() && files.isOffering());
        QCOMPARE(files.remark(), u"not accepted"_s);
    }

    /// As `rankscope FILE...` does.
    void thereIsNothingToUndoAfterTheStart_data()
    {
        QTest::addColumn<QStringList>("files");
        const QString session = write(u"start.rankscope.json"_s,
                                      R"({"version": 1,
            "format": "rankscope-collection", "name": "start", "files": [")" +
                                          data("qrels.txt").toUtf8() + R"(", ")" +
                                          data("run.txt").toUtf8() + R"("], "measures": ["AP"]})");
        QTest::newRow("judgments and a run") << QStringList{data("qrels.txt"), data("run.txt")};
        QTest::newRow("session") << QStringList{session};
    }
    void thereIsNothingToUndoAfterTheStart()
    {
        QFETCH(const QStringList, files);
        ui::MainWindow window(ui::MainWindow::Memory::Forgets);
        QVERIFY(window.open(files));
        window.forgetHistory();
        ui::CollectionPage& page = window.collectionPage();
        QTRY_VERIFY(!page.isLoading());
        QCOMPARE(page.document().queryCount(), std::size_t{3});
        QVERIFY(!page.document().history().canUndo());
        QVERIFY(page.document().history().isClean());
        page.addRuns({data("run.txt")});
        QTRY_VERIFY(!page.isLoading());
        QVERIFY(page.document().history().canUndo());
    }

    void gradesWithAMistakeAreRefusedWhereGradesAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("three grades and a letter") << QByteArray("3 2 x 1\n") << u":1: "_s;
        QTest::newRow("five") << QByteArray("3 2 x 1 0\n") << u":1: "_s;
        QTest::newRow("two lists") << QByteArray("3 2 1 0\n2 x 1 0\n") << u":2: "_s;
    }
    void gradesWithAMistakeAreRefusedWhereGradesAreRead()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, place);
        OpenWindow open;
        const QString path = write(u"grades.txt"_s, text);
        QVERIFY(!open.window.open({path}));
        QVERIFY2(open.window.message().contains(path + place + u"“x” is not a grade"_s),
                 qPrintable(open.window.message()));
        QCOMPARE(&open.window.pageInFront(), &open.window.rankingPage());
        QVERIFY(!open.window.collectionPage().isLoading());
    }

    /// Whatever else could be made of them, they are judgments for several queries.
    void columnsNobodyKnowsAreAskedForInTheCollection_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("two queries")
            << QByteArray("anfrage,artikel,punkte\nbrot,a,1\nbrot,b,0\ntee,a,2\ntee,c,3\n");
        QTest::newRow("a remark that is always the same")
            << QByteArray("anfrage,artikel,punkte,bemerkung\nbrot,a,1,x\nbrot,b,0,x\ntee,c,2,x\n"
                          "reis,a,3,x\n");
    }
    void columnsNobodyKnowsAreAskedForInTheCollection()
    {
        QFETCH(const QByteArray, text);
        OpenCollection open({write(u"unknown.csv"_s, text)});
        QVERIFY(open.isOpened);
        ui::FilesPanel& files = open.panels().panel<ui::FilesPanel>();
        QVERIFY2(files.isOffering(), qPrintable(open.window.message()));
        QVERIFY(open.isInFront(open.page()));
        QVERIFY(files.isVisible());
        QVERIFY(open.control<QTableView>("readingTable").isVisible());
        open.chooseRoles(
            {ui::PairColumns::Query, ui::PairColumns::Document, ui::PairColumns::Grade});
        open.click(open.control<QPushButton>("readAnew"));
        QVERIFY(open.waitUntilRead());
        const core::Qrels& read = open.collection().collection().qrels;
        QVERIFY2(!read.queries.empty(), qPrintable(open.window.message()));
        QCOMPARE(read.queries.front().query, "brot");
        QCOMPARE(read.topGrade, 3.0);
    }

    void whatIsRefusedOfSamplesBelongsToTheClassifier()
    {
        ui::MainWindow window(ui::MainWindow::Memory::Forgets);
        QVERIFY(!window.open({write(u"newer.rankscope.json"_s,
                                    R"({"format": "rankscope-classifier", "version": 99})")}));
        QCOMPARE(&window.pageInFront(), &window.classifierPage());
        QVERIFY(!window.classifierPage().document().hasSamples());
    }

    void oneOfSeveralFilesThatIsNotThereIsToldInTheCollection()
    {
        ui::MainWindow window(ui::MainWindow::Memory::Forgets);
        QVERIFY(!window.open({data("qrels.txt"), u"/nowhere/to.run"_s}));
        QCOMPARE(&window.pageInFront(), &window.collectionPage());
        QCOMPARE(window.collectionPage().document().queryCount(), std::size_t{0});
        QVERIFY(window.message().contains(u"/nowhere/to.run"_s));
    }

    void judgmentsAloneAreSaidToBeOpen()
    {
        OpenCollection open({data("qrels.txt")});
        const auto labels = open.panels().panel<ui::SystemsPanel>().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(u"Judgments for 3 queries"_s);
        }));
    }

    void systemsSaysThatItSumsUpWhatTheFilterHides()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        QVERIFY(!open.panels().panel<ui::SystemsPanel>().remark().contains(u"filter"_s));
        open.panels().queries().filterLine().setText(open.collection().queryId(0));
        OpenWindow::settle();
        QVERIFY2(open.panels().panel<ui::SystemsPanel>().remark().startsWith(
                     u"3 queries (filter ignored)"_s),
                 qPrintable(open.panels().panel<ui::SystemsPanel>().remark()));
    }

    void aQueryInRankingNamesItsRunAndLeadsBack()
    {
        OpenCollection open({data("qrels.txt"), data("run.txt")});
        open.collection().chooseQuery(0);
        emit open.page().queryRequested(0, 0);
        OpenWindow::settle();
        QVERIFY(open.isInFront(open.window.rankingPage()));
        auto& back = open.control<QToolButton>("backToCollection");
        QVERIFY(back.isVisible());
        QVERIFY2(back.text().contains(open.collection().runName(0)), qPrintable(back.text()));
        back.click();
        QVERIFY(open.isInFront(open.page()));
    }

    void judgmentsAreExportedWithTheirEdits()
    {
        OpenCollection open(
            {write(u"small.qrels"_s, "a 0 d1 1\n"), write(u"small.run"_s, "a Q0 d2 1 1 small\n")});
        open.collection().judge(0, u"d2"_s, core::Grade(2));
        const QString path = m_files.filePath(u"edited.qrels"_s);
        open.page().writeQrels(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("a 0 d1 1\na 0 d2 2\n"));
    }

    void judgmentsThatTrecCannotHoldAreNotExported()
    {
        OpenCollection open({write(u"words.csv"_s, "query,docid,rating\nred shoes,d1,1\n"),
                             write(u"words.json"_s, R"({"red shoes": {"d1": 1.5}})")});
        const QString path = m_files.filePath(u"words.qrels"_s);
        open.page().writeQrels(path);
        QVERIFY(!QFile::exists(path));
        QVERIFY2(open.window.message().contains(u"“red shoes”"_s),
                 qPrintable(open.window.message()));
    }

    void theExampleIsThereAtFirst()
    {
        OpenWindow open;
        open.window.bringToFront(open.window.collectionPage());
        OpenWindow::settle();
        QCOMPARE(open.window.collectionPage().document().queryCount(), std::size_t{24});
        QVERIFY(open.window.collectionPage().document().hasTwoRuns());
        QCOMPARE(open.window.collectionPage().document().history().count(), 0);
    }

private:
    QString write(const QString& name, const QByteArray& content)
    {
        QFile file(m_files.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }
    static QString data(const char* name)
    {
        return QStringLiteral(TEST_DATA "/trec/01-tiny/") + QString::fromLatin1(name);
    }

    QTemporaryDir m_files;
};

QTEST_MAIN(TestCollectionPage)

}  // namespace tst_collection_page

#include "tst_collection_page.moc"
