// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/collection/mean_curve.h"
#include "core/collections/collection/query_edit.h"
#include "core/collections/comparison/attribution.h"
#include "core/collections/comparison/run_comparison.h"
#include "core/collections/import/on_disk_run.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/spilled_lists.h"
#include "tests/core/figures.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/gzipped.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cstdint>
#include <filesystem>
#include <random>
#include <string>

namespace tst_on_disk_lists {

using namespace Qt::Literals::StringLiterals;
using namespace std::string_literals;
using core::RankOrder;
using core::Threads;

namespace {

/// How the lines of a random run are written.
struct Style {
    const char* end = "\n";
    bool marks = false;     ///< a byte order mark, comments and blank lines
    bool ties = false;      ///< few scores
    bool odd = false;       ///< scores that are infinite, no numbers, or in powers of ten
    bool isRanked = false;  ///< MS MARCO's three columns
    bool isOpen = false;    ///< the last line has no end
};

std::string randomRun(const Style& style, unsigned seed, int queries, int longest)
{
    std::mt19937 random(seed);
    const auto below = [&random](int n) {
        return static_cast<int>(random() % static_cast<unsigned>(n));
    };
    std::string text = style.marks ? "\xEF\xBB\xBF# a run\n\n" : "";
    for (int query = 0; query < queries; ++query) {
        const std::string id = "q" + std::to_string((query * 7919) % 100'003);
        const int documents = 1 + below(longest);
        for (int rank = 1; rank <= documents; ++rank) {
            const std::string document = "d" + std::to_string(rank * 31 + below(7));
            if (style.isRanked) {
                text += id + "\t" + document + "\t" + std::to_string(rank) + style.end;
                continue;
            }
            std::string score = std::to_string(style.ties ? below(4) : documents - rank) + "." +
                                std::to_string(style.ties ? 0 : below(1000));
            if (style.odd && below(9) == 0)
                score = below(2) == 0 ? "nan" : below(2) == 0 ? "inf" : "1e-3";
            text += id + (below(40) == 0 ? "\tQ0  " : " Q0 ") + document + " " +
                    std::to_string(rank) + " " + score + " tag" + style.end;
            if (style.marks && below(30) == 0)
                text += below(2) == 0 ? "\n" : "# between\n";
        }
    }
    if (style.isOpen)
        text.resize(text.size() - std::string_view(style.end).size());
    return text;
}

/// Some documents of a random run, and some that it has not.
core::Qrels judged(const core::Run& run, unsigned seed)
{
    std::mt19937 random(seed);
    core::Qrels qrels;
    qrels.topGrade = 3;
    for (const core::QueryResults& query : run.queries) {
        if (random() % 9 == 0)
            continue;
        core::QueryJudgments judgments{query.query, {{"elsewhere", core::Grade(2)}}};
        for (const core::RetrievedDocument& document : query.documents)
            if (random() % 3 == 0)
                judgments.judgments.push_back({std::string(document.document),
                                               core::Grade(static_cast<double>(random() % 4))});
        qrels.queries.push_back(std::move(judgments));
    }
    return qrels;
}

std::vector<core::MeasureSpec> definitions()
{
    std::vector<core::MeasureSpec> all;
    for (const char* text : {"nDCG@10", "AP", "RR@10", "P@5", "ERR@20", "Judged@10", "RBP"})
        all.push_back(core::parseMeasureSpec(text).value());
    return all;
}

/// Every bit of what the queries have and count, and of the means.
std::vector<std::uint64_t> bitsOf(const core::RunEvaluation& evaluation)
{
    std::vector<std::uint64_t> bits;
    const auto add = [&bits](const std::vector<core::Value>& values) {
        for (const core::Value& value : values)
            bits.push_back(value ? std::bit_cast<std::uint64_t>(*value)
                                 : static_cast<std::uint64_t>(value.reason()));
    };
    for (const core::QueryValues& query : evaluation.queries) {
        add(query.values);
        add(query.counted);
    }
    add(evaluation.means);
    return bits;
}

class RunFile {
public:
    explicit RunFile(const std::string& text, const char* name = "run.txt")
        : m_path(m_folder.filePath(QString::fromLatin1(name)).toStdString())
    {
        write(text);
    }
    void write(const std::string& text) const
    {
        QFile file(QString::fromStdString(m_path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())),
                 static_cast<qint64>(text.size()));
    }
    const std::string& path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    std::string m_path;
};

}  // namespace

/// A list that is read from its file when it is asked for is the one that parseRun() holds.
class TestOnDiskLists : public QObject {
    Q_OBJECT
private slots:
    void onDiskIsInMemory_data();
    void onDiskIsInMemory();
    void theSameValues_data();
    void theSameValues();
    void theSameReasons();
    void notOnDisk_data();
    void notOnDisk();
    void aChangedFileIsLost_data();
    void aChangedFileIsLost();
    void aReplacedFileStays();
    void changedListsTakeTheirPlace();
    void whatWasGivenStays();
    void sizeInMemory();
};

void TestOnDiskLists::onDiskIsInMemory_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("order");
    const auto row = [](const char* name, const std::string& text, RankOrder order) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(order);
    };
    const auto usual = RankOrder::ScoreThenIdDescending;
    row("one line", "q1 Q0 d1 1 2 tag\n", usual);
    row("one line without its end", "q1 Q0 d1 1 2 tag", usual);
    row("plain lines", randomRun({}, 1, 60, 30), usual);
    row("lines of Windows", randomRun({.end = "\r\n"}, 2, 60, 30), usual);
    row("lines of an old Mac", randomRun({.end = "\r"}, 3, 60, 30), usual);
    row("the last line without its end", randomRun({.isOpen = true}, 4, 60, 30), usual);
    row("marks, comments and blank lines", randomRun({.marks = true}, 5, 60, 30), usual);
    row("scores that are no plain numbers", randomRun({.odd = true}, 6, 60, 30), usual);
    for (const auto& [name, order] :
         {std::pair("ties, ids descending", usual),
          std::pair("ties, ids ascending", RankOrder::ScoreThenIdAscending),
          std::pair("ties, as in the file", RankOrder::ScoreThenFile),
          std::pair("ties, by rank", RankOrder::RankColumn),
          std::pair("as in the file", RankOrder::File)})
        row(name, randomRun({.ties = true}, 7, 60, 30), order);
    row("three columns", randomRun({.isRanked = true}, 8, 60, 30), usual);
    row("queries across blocks of 1 MiB", randomRun({.marks = true, .ties = true}, 9, 90, 2500),
        usual);
    row("a query longer than two blocks", randomRun({}, 10, 1, 200'000), usual);
}

void TestOnDiskLists::onDiskIsInMemory()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, order);
    const std::string content = text.toStdString();
    const RunFile file(content);
    const auto held = core::parseRun(content, file.path(), RankOrder(order));
    QVERIFY(held);
    for (const std::size_t threads : {1, 3}) {
        const auto onDisk = core::onDiskRun(file.path(), RankOrder(order), {}, Threads(threads));
        QVERIFY(onDisk);
        QCOMPARE(onDisk->tag, held->tag);
        QCOMPARE(flat(onDisk->diagnostics), flat(held->diagnostics));
        QCOMPARE(onDisk->lists.queries().size(), held->queries.size());
        for (std::size_t i = 0; i < held->queries.size(); ++i) {
            const core::ListedQuery listed = onDisk->lists.queries()[i];
            QCOMPARE(std::string(listed.query), held->queries[i].query);
            QCOMPARE(listed.documents, held->queries[i].documents.size());
            const auto list = onDisk->lists.find(listed.query);
            QVERIFY(list);
            QVERIFY(*list == held->queries[i]);
        }
        QVERIFY(!onDisk->lists.isStale());
        QVERIFY(!onDisk->lists.find("nobody"));
        QVERIFY(!onDisk->lists.has("nobody"));
    }
    const auto spilled = core::spilledLists(*held);
    QVERIFY(spilled);
    QCOMPARE(flat(*spilled), flat(*held));
}

void TestOnDiskLists::theSameValues_data()
{
    QTest::addColumn<core::EvaluationRules>("rules");
    QTest::newRow("the usual rules") << core::EvaluationRules{};
    QTest::newRow("missing queries count 0")
        << core::EvaluationRules{.missing = core::MissingRule::Zero};
    QTest::newRow("only the first five ranks") << core::EvaluationRules{.depth = 5};
    QTest::newRow("judged documents only") << core::EvaluationRules{.judgedOnly = true};
    QTest::newRow("no value counts nothing")
        << core::EvaluationRules{.noValue = core::NoValueRule::Skip};
    QTest::newRow("judgments of any query")
        << core::EvaluationRules{.scope = core::JudgmentScope::AnyQuery};
}

void TestOnDiskLists::theSameValues()
{
    QFETCH(const core::EvaluationRules, rules);
    const auto all = definitions();
    for (unsigned seed = 1; seed <= 4; ++seed) {
        const std::string text =
            randomRun({.marks = seed % 2 == 0, .ties = seed > 2, .odd = seed == 3}, seed, 80, 40);
        const RunFile file(text);
        const core::Run run = *core::parseRun(text, "run");
        const auto onDisk = core::onDiskRun(file.path(), RankOrder::ScoreThenIdDescending, {});
        QVERIFY(onDisk);
        core::Collection held;
        held.qrels = judged(run, seed);
        held.runs = {{"a", {}, run}, {"b", {}, run}};
        core::Collection ofFile = held;
        ofFile.runs[0].lists = onDisk->lists;
        ofFile.runs[1].lists = *core::spilledLists(run);
        const std::string edited = held.qrels.queries[3].query;
        core::QueryEdits edits;
        edits[edited].judgments = {{"d31", core::Grade(3)}, {"d62", core::Grade(1)}};
        edits[edited].lists[0] = {{"d62", 2}, {"d9", 1}};
        for (const core::QueryEdits& each : {core::QueryEdits(), edits}) {
            auto expected = core::evaluateCollection(held, each, all, rules);
            auto found = core::evaluateCollection(ofFile, each, all, rules, Threads(3));
            for (std::size_t i = 0; i < 2; ++i)
                QCOMPARE(bitsOf(found.runs[i]), bitsOf(expected.runs[i]));
            QCOMPARE(core::evaluateAgain(found, ofFile, edits, edited),
                     core::evaluateAgain(expected, held, edits, edited));
            for (std::size_t i = 0; i < 2; ++i)
                QCOMPARE(bitsOf(found.runs[i]), bitsOf(expected.runs[i]));
        }
    }
}

void TestOnDiskLists::theSameReasons()
{
    const auto all = definitions();
    for (unsigned seed = 11; seed <= 13; ++seed) {
        const std::string textA = randomRun({.ties = seed == 12}, seed, 50, 40);
        const core::Run a = *core::parseRun(textA, "a");
        const core::Run b = *core::parseRun(randomRun({}, seed + 50, 60, 40), "b");
        const RunFile file(textA);
        core::Collection held;
        held.qrels = judged(a, seed);
        held.runs = {{"a", {}, a}, {"b", {}, b}};
        core::Collection ofFile = held;
        ofFile.runs[0].lists = core::onDiskRun(file.path(), {}, {})->lists;
        ofFile.runs[1].lists = *core::spilledLists(b);
        for (const core::ListedQuery& query : held.runs[1].lists.queries()) {
            const auto list = [&](const core::Collection& collection, std::size_t run) {
                return core::listOf(collection, {}, query.query, run);
            };
            QVERIFY(list(ofFile, 0) == list(held, 0) && list(ofFile, 1) == list(held, 1));
            for (const core::MeasureSpec& definition : all) {
                const core::Evaluator evaluator(definition);
                const auto why = [&](const core::Collection& collection) {
                    return core::attributeDifference(evaluator, list(collection, 0),
                                                     list(collection, 1));
                };
                const auto found = why(ofFile);
                const auto expected = why(held);
                QCOMPARE(bool(found), bool(expected));
                QVERIFY(!found || *found == *expected);
                const auto sums = [&](const core::Collection& collection) {
                    std::vector<std::uint64_t> bits;
                    const auto opened = evaluator.explain(core::judgedRanking(list(collection, 0)));
                    for (const core::ExplainedRank& rank : opened.ranks)
                        bits.push_back(std::bit_cast<std::uint64_t>(rank.sum));
                    return bits;
                };
                QCOMPARE(sums(ofFile), sums(held));
            }
        }
        const auto tests = [&](const core::Collection& collection) {
            std::vector<core::TestedP> found;
            const auto evaluation = core::evaluateCollection(collection, {}, all);
            for (const auto& each : core::compareRuns(evaluation.runs, all.size()))
                found.insert(found.end(), each.tests.begin(), each.tests.end());
            return found;
        };
        QVERIFY(tests(ofFile) == tests(held));
        const auto curve = [&](const core::Collection& collection) {
            std::vector<core::Value> means;
            for (const auto& at : core::meanCurve(collection, {}, 0, all[0]))
                means.push_back(at.mean);
            return means;
        };
        QVERIFY(curve(ofFile) == curve(held));
    }
}

void TestOnDiskLists::notOnDisk_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a query that stands apart")
        << "a Q0 d1 1 2 t\nb Q0 d1 1 2 t\na Q0 d2 2 1 t\n"_ba;
    QTest::newRow("a document twice") << "a Q0 d1 1 2 t\na Q0 d1 2 1 t\n"_ba;
    QTest::newRow("a unreadable line") << "a Q0 d1 1 2 t\na Q0 d2 2\n"_ba;
    QTest::newRow("two systems") << "a Q0 d1 1 2 t\nb Q0 d1 1 2 u\n"_ba;
    QTest::newRow("compressed") << QByteArray::fromStdString(
        gzipped("a Q0 d1 1 2 t\na Q0 d2 2 1 t\n"));
    QTest::newRow("UTF-16") << QByteArray::fromStdString("\xFF\xFE"s + "a\0 \0"s);
}

void TestOnDiskLists::notOnDisk()
{
    QFETCH(const QByteArray, content);
    const RunFile file(content.toStdString());
    QVERIFY(!core::onDiskRun(file.path(), RankOrder::ScoreThenIdDescending, {}));
    QVERIFY(!core::onDiskRun(file.path() + ".gone", RankOrder::ScoreThenIdDescending, {}));
}

void TestOnDiskLists::aChangedFileIsLost_data()
{
    QTest::addColumn<QByteArray>("now");
    QTest::newRow("emptied") << QByteArray();
    QTest::newRow("shortened") << "a Q0 d1 1 3 t\na Q0 d2 2 2 t\n"_ba;
    QTest::newRow("longer") << "a Q0 d1 1 3 t\na Q0 d2 2 2 t\nb Q0 d1 1 2 t\nc Q0 d1 1 2 t\n"_ba;
    QTest::newRow("other scores") << "a Q0 d1 1 3 t\na Q0 d2 2 2 t\nb Q0 d1 1 9 t\n"_ba;
}

void TestOnDiskLists::aChangedFileIsLost()
{
    QFETCH(const QByteArray, now);
    const RunFile file("a Q0 d1 1 3 t\na Q0 d2 2 2 t\nb Q0 d1 1 2 t\n");
    const auto longAgo = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
    std::filesystem::last_write_time(file.path(), longAgo);
    const auto onDisk = core::onDiskRun(file.path(), RankOrder::ScoreThenIdDescending, {});
    QVERIFY(onDisk);
    core::Collection collection;
    collection.runs = {{"a", file.path(), onDisk->lists}};
    QCOMPARE(onDisk->lists.find("a")->documents.size(), std::size_t{2});
    QVERIFY(!core::staleRun(collection));
    file.write(now.toStdString());
    const auto lost = onDisk->lists.find("b");
    QVERIFY(lost && lost->documents.empty());
    QVERIFY(onDisk->lists.isStale());
    QCOMPARE(core::staleRun(collection)->file, file.path());
    // It does not come back, whatever the file is.
    QVERIFY(onDisk->lists.find("a")->documents.empty());
    QVERIFY(onDisk->lists.has("b"));
}

void TestOnDiskLists::aReplacedFileStays()
{
    const RunFile file("a Q0 d1 1 3 t\n");
    const auto onDisk = core::onDiskRun(file.path(), RankOrder::ScoreThenIdDescending, {});
    QVERIFY(onDisk);
    const RunFile other("b Q0 d1 1 3 t\nb Q0 d2 2 1 t\n");
    std::filesystem::rename(other.path(), file.path());
    QCOMPARE(flat(onDisk->lists), "a d1 3"s);
    QVERIFY(!onDisk->lists.isStale());
}

void TestOnDiskLists::changedListsTakeTheirPlace()
{
    const core::RunLists lists = *core::parseRun("b Q0 d1 1 3 t\nd Q0 d2 1 1 t\n", "run");
    const core::RunLists changed = lists.with({{"a", {{"x", 1, 1}}}, {"d", {}}});
    QCOMPARE(flat(changed), "a x 1, b d1 3"s);
    QVERIFY(changed.has("d"));
    QCOMPARE(changed.documentsOf("d"), std::size_t{0});
    QCOMPARE(changed.documentCount(), std::size_t{2});
    QCOMPARE(flat(lists), "b d1 3, d d2 1"s);
    QCOMPARE(core::RunLists().queries().size(), std::size_t{0});
    QVERIFY(!core::RunLists().find("a"));
}

void TestOnDiskLists::whatWasGivenStays()
{
    const RunFile file("a Q0 d1 1 3 t\n");
    auto onDisk = core::onDiskRun(file.path(), RankOrder::ScoreThenIdDescending, {});
    const auto list = onDisk->lists.find("a");
    onDisk.reset();
    QCOMPARE(std::string(list->documents.front().document), "d1"s);
}

/// What the documents take, and what the queries do.
void TestOnDiskLists::sizeInMemory()
{
    const std::string text(100'000, ' ');
    const auto sizeOf = [&](std::size_t queries, std::size_t documents) {
        core::Run run;
        run.texts.emplace_back(text);
        for (std::size_t i = 0; i < queries; ++i)
            run.queries.push_back({std::to_string(i), {}});
        for (core::QueryResults& query : run.queries)
            query.documents.resize(documents);
        return static_cast<double>(core::RunLists(std::move(run)).size());
    };
    const double none = sizeOf(0, 0);
    QCOMPARE(none, 100'000.0);
    const auto expected = [&](double queries, double documents) {
        return none + queries * (sizeof(core::ListedQuery) + sizeof(core::QueryResults) +
                                 documents * sizeof(core::RetrievedDocument));
    };
    for (const auto& [queries, documents] :
         {std::pair(1, 10'000), std::pair(10'000, 1), std::pair(10'000, 0)})
        QVERIFY(agree(sizeOf(queries, documents), expected(queries, documents), 0.1));
}

QTEST_GUILESS_MAIN(TestOnDiskLists)

}  // namespace tst_on_disk_lists

#include "tst_on_disk_lists.moc"
