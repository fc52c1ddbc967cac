// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/threshold_metric.h"
#include "core/collections/import/separate_files.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "tests/core/figures.h"
#include "tests/read_files.h"

#include <rankscope/c.h>
#include <rankscope/rankscope.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace tst_library {

/// The headers that other programs include: what they translate is what core says, bit for bit, and
/// figures from outside hold through them.
class TestLibrary : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyToolAndFile_data();
    void everyToolAndFile();
    void trecEval_data();
    void trecEval();
    void builtInMemory();
    void findings_data();
    void findings();
    void listsOfQueries();
    void stops();
    void progresses();
    void severalSystems();
    void definitions();
    void errors_data();
    void errors();
    void steps_data();
    void steps();
    void queryOfARun();
    void curves();
    void bounds_data();
    void bounds();
    void comparison_data();
    void comparison();
    void classifier_data();
    void classifier();
    void fromC();
    void version();
};

namespace {

const std::vector<rankscope::Definition> measured{"nDCG@10",   "nDCG(gain=exp)@5",
                                                  "AP",        "AP(rel=2)@10",
                                                  "RR",        "P@5",
                                                  "Recall@10", "Bpref",
                                                  "ERR@10",    "RBP",
                                                  "RC",        "nDCG(ideal=all-queries)@10"};

std::string collection(const QString& name, const char* file)
{
    return (QStringLiteral(TEST_DATA "/trec/%1/").arg(name) + QLatin1String(file)).toStdString();
}

bool isSame(rankscope::Value ours, core::Value theirs)
{
    return theirs ? ours && *ours == *theirs
                  : !ours && static_cast<int>(ours.reason()) == static_cast<int>(theirs.reason());
}

bool isSame(const std::vector<rankscope::Value>& ours, const std::vector<core::Value>& theirs)
{
    return std::ranges::equal(
        ours, theirs, [](rankscope::Value one, core::Value other) { return isSame(one, other); });
}

/// What the library tells beside what core does.
void verifySame(const rankscope::Evaluation& ours, const core::RunEvaluation& theirs)
{
    QVERIFY(isSame(ours.means, theirs.means));
    QVERIFY(ours.notInRun == theirs.notInRun);
    QVERIFY(ours.notJudged == theirs.notJudged);
    QCOMPARE(ours.queries.size(), theirs.queries.size());
    for (std::size_t i = 0; i < ours.queries.size(); ++i) {
        QCOMPARE(ours.queries[i].query, theirs.queries[i].query);
        QCOMPARE(ours.queries[i].missing, theirs.queries[i].missing);
        QVERIFY(isSame(ours.queries[i].values, theirs.queries[i].values));
        QVERIFY(isSame(ours.queries[i].counted, theirs.queries[i].counted));
    }
}

QJsonDocument json(const QString& path)
{
    QFile file(QStringLiteral(TEST_DATA "/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qCritical("%s", qPrintable(path));
    return QJsonDocument::fromJson(file.readAll());
}

std::vector<double> numbers(const QJsonValue& array)
{
    std::vector<double> all;
    for (const QJsonValue& number : array.toArray())
        all.push_back(number.toDouble(rankscope::unjudged));
    return all;
}

}  // namespace

void TestLibrary::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestLibrary::everyToolAndFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("tool");
    for (const char* name : {"02-graded", "03-ties", "04-coverage", "09-float32"}) {
        QTest::addRow("%s", name) << QString::fromLatin1(name) << QString();
        for (const std::string_view tool : rankscope::tools())
            QTest::addRow("%s as %s", name, std::string(tool).c_str())
                << QString::fromLatin1(name)
                << QString::fromUtf8(tool.data(), static_cast<qsizetype>(tool.size()));
    }
}

void TestLibrary::everyToolAndFile()
{
    QFETCH(const QString, name);
    QFETCH(const QString, tool);
    const core::Library* const library =
        tool.isEmpty() ? nullptr : core::libraryNamed(tool.toStdString());
    std::vector<core::MeasureSpec> asked;
    for (const rankscope::Definition& definition : measured) {
        const core::MeasureSpec own = definitionOf(definition.text());
        asked.push_back(library ? core::asComputedBy(*library, own) : own);
    }
    const core::RuleSet rules = library ? library->rules : core::RuleSet();
    core::Qrels judged = core::readJudgments(collection(name, "qrels.txt")).value().qrels;
    if (library)
        judged = core::asReadBy(*library, std::move(judged));
    core::ScoreReading reading;
    reading.precision = rules.precision;
    const core::Run run = readRun(collection(name, "run.txt"), rules.order, reading);
    const core::RunEvaluation theirs = core::evaluateRun(judged, run, asked, rules.evaluation);

    const auto qrels = rankscope::Qrels::read(collection(name, "qrels.txt"));
    for (const std::size_t threads : {1, 3}) {
        rankscope::Rules ours;
        ours.as = tool.toStdString();
        ours.threads = threads;
        verifySame(rankscope::evaluate(qrels, rankscope::Run::read(collection(name, "run.txt")),
                                       measured, ours),
                   theirs);
        verifySame(rankscope::evaluateFile(qrels, collection(name, "run.txt"), measured, ours),
                   theirs);
    }
}

void TestLibrary::trecEval_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"01-tiny", "02-graded", "03-ties", "06-medium", "09-float32"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Its names of measures are ours, too.
void TestLibrary::trecEval()
{
    QFETCH(const QString, name);
    const std::vector<std::string> names{"map",       "recip_rank", "Rprec",     "bpref",
                                         "P_5",       "recall_10",  "ndcg",      "ndcg_cut_10",
                                         "map_cut_5", "infAP",      "success_1", "11pt_avg"};
    rankscope::Rules rules;
    rules.as = "trec_eval 9.0.8";
    const auto found =
        rankscope::evaluateFile(rankscope::Qrels::read(collection(name, "qrels.txt")),
                                collection(name, "run.txt"), {names.begin(), names.end()}, rules);
    QFile file(QString::fromStdString(collection(name, "expected.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    std::size_t figures = 0;
    while (!file.atEnd()) {
        const QList<QByteArray> line = file.readLine().trimmed().split('\t');
        const auto measure = std::ranges::find(names, line[0].toStdString());
        if (measure == names.end())
            continue;
        const auto column = static_cast<std::size_t>(measure - names.begin());
        const auto query =
            std::ranges::find(found.queries, line[1].toStdString(), &rankscope::QueryValues::query);
        const rankscope::Value ours =
            line[1] == "all" ? found.means[column] : query->counted[column];
        VERIFY_OF(agree(*ours, line[2].toDouble()), line.join(' '));
        ++figures;
    }
    QVERIFY(figures >= names.size());
}

void TestLibrary::builtInMemory()
{
    const auto columns = [](const char* file) {
        QFile lines(QString::fromStdString(collection("03-ties", file)));
        if (!lines.open(QIODevice::ReadOnly))
            qCritical("%s", file);
        std::vector<std::vector<std::string>> all;
        while (!lines.atEnd()) {
            auto& row = all.emplace_back();
            for (const QByteArray& cell : lines.readLine().simplified().split(' '))
                row.push_back(cell.toStdString());
        }
        return all;
    };
    const auto judgedLines = columns("qrels.txt");
    const auto runLines = columns("run.txt");
    std::vector<rankscope::Judgment> judgments;
    for (const auto& row : judgedLines)
        judgments.push_back({row[0], row[2], std::stod(row[3])});
    std::vector<rankscope::Retrieved> retrieved;
    for (const auto& row : runLines)
        retrieved.push_back({row[0], row[2], std::stod(row[4]), std::stoll(row[3])});
    const auto qrels = rankscope::Qrels::of(judgments);
    const auto run = rankscope::Run::of(retrieved, "mine");
    QCOMPARE(run.tag(), std::string("mine"));

    const auto files = rankscope::Qrels::read(collection("03-ties", "qrels.txt"));
    const auto onDisk = rankscope::Run::read(collection("03-ties", "run.txt"));
    QCOMPARE(qrels.size(), files.size());
    QCOMPARE(qrels.query(0), files.query(0));
    QCOMPARE(qrels.topGrade(), files.topGrade());
    QCOMPARE(run.size(), onDisk.size());
    QCOMPARE(run.query(0), onDisk.query(0));
    for (const auto order :
         {rankscope::Order::ScoreThenIdDescending, rankscope::Order::ScoreThenIdAscending,
          rankscope::Order::ScoreThenFile, rankscope::Order::RankColumn, rankscope::Order::File}) {
        rankscope::Rules rules;
        rules.order = order;
        const auto one = rankscope::evaluate(qrels, run, measured, rules);
        const auto other = rankscope::evaluate(files, onDisk, measured, rules);
        QVERIFY(one.means == other.means);
        for (std::size_t i = 0; i < one.queries.size(); ++i)
            QVERIFY(one.queries[i].values == other.queries[i].values);
    }
    QCOMPARE(rankscope::Qrels().size(), std::size_t{0});
    QCOMPARE(rankscope::Run::of({}).size(), std::size_t{0});
}

void TestLibrary::findings_data()
{
    using namespace rankscope;
    QTest::addColumn<std::vector<Finding>>("found");
    QTest::addColumn<std::string>("told");
    QTest::newRow("none") << Qrels::parse("1 0 a 1\n1 0 b 0\n").findings() << std::string();
    QTest::newRow("judgments") << Qrels::parse("1 0 a 1.5\n\n1 0 b -1\n1 0 a 1.5\n").findings()
                               << std::string(
                                      "blank lines (1), line 2: skipped.\n"
                                      "judgments repeated with the same grade (1), line 4 (“a”): "
                                      "merged.\n"
                                      "fractional grades (2), first in line 1 (“a”): kept as is; "
                                      "trec_eval rounds down.\n"
                                      "negative grades (1), line 3 (“b”): no gain and, as in "
                                      "trec_eval, not counted as judged.\n");
    QTest::newRow("in memory")
        << Qrels::of(std::vector<Judgment>{{"1", "a", 1}, {"1", "b", 2.5}}).findings()
        << std::string("fractional grades (1), line 2 (“b”): kept as is; trec_eval rounds down.\n");
    QTest::newRow("a run") << Run::parse("1 Q0 a 1 nan t\n").findings()
                           << std::string(
                                  "scores that are not numbers (1), line 1 (“nan”): treated "
                                  "as minus infinity: sorted last.\n");
    QTest::newRow("columns")
        << Qrels::parse("query,doc,grade,x,y\n1,a,2,5,6\n1,b,0,5,6\n").findings()
        << std::string("additional columns (2), first in line 1 (“x”, “y”): ignored.\n");
    QTest::newRow("without a number")
        << Qrels::of(std::vector<Judgment>{{"1", "a", 1}, {"2", "b", 1}}).findings()
        << std::string("The same grade for all judgments: only unjudged documents count as "
                       "worse.\n");
}

void TestLibrary::findings()
{
    QFETCH(const std::vector<rankscope::Finding>, found);
    QFETCH(const std::string, told);
    std::string text;
    for (const rankscope::Finding& finding : found)
        text += toText(finding) + '\n';
    QCOMPARE(QString::fromStdString(text), QString::fromStdString(told));
}

void TestLibrary::listsOfQueries()
{
    const auto qrels = rankscope::Qrels::parse("2 0 c 1\n1 0 b 0\n1 0 a 2\n");
    const auto run = rankscope::Run::parse("1 Q0 a 2 1.5 t\n1 Q0 x 1 2 t\n");
    std::string judged;
    for (const std::string_view query : qrels.queries())
        for (const rankscope::Judgment& one : qrels.judgments(query))
            judged += std::string(one.query) + std::string(one.document) +
                      std::to_string(static_cast<int>(one.grade)) + ' ';
    QCOMPARE(judged, std::string("1b0 1a2 2c1 "));
    QVERIFY(run.queries() == std::vector<std::string_view>{"1"});
    const auto documents = run.documents("1");
    QCOMPARE(documents.size(), std::size_t{2});
    QCOMPARE(documents[0].document, std::string_view("a"));
    QCOMPARE(documents[0].score, 1.5);
    QCOMPARE(documents[1].rank, 1LL);
    QVERIFY(qrels.judgments("3").empty() && run.documents("2").empty());
}

/// After a request, whatever would take time ends with an error instead of a part of its result.
void TestLibrary::stops()
{
    const std::string file = collection("02-graded", "run.txt");
    const auto qrels = rankscope::Qrels::read(collection("02-graded", "qrels.txt"));
    const auto run = rankscope::Run::read(file);
    std::stop_source source;
    rankscope::Rules rules;
    rules.stop = source.get_token();
    rankscope::CompareRules comparing;
    comparing.stop = source.get_token();
    const auto whole = rankscope::evaluate(qrels, run, {"AP"}, rules);
    QVERIFY(whole.means == rankscope::evaluateFile(qrels, file, {"AP"}, rules).means);
    QCOMPARE(rankscope::compare(whole, whole, comparing).size(), std::size_t{1});
    source.request_stop();
    using rankscope::Error;
    QVERIFY_THROWS_EXCEPTION(Error, rankscope::evaluate(qrels, run, {"AP"}, rules));
    QVERIFY_THROWS_EXCEPTION(Error, rankscope::evaluateFile(qrels, file, {"AP"}, rules));
    QVERIFY_THROWS_EXCEPTION(Error, rankscope::meanCurve(qrels, run, "P", 5, rules));
    QVERIFY_THROWS_EXCEPTION(Error, rankscope::compare(whole, whole, comparing));
}

/// The shares rise to 1, for any number of threads; a stop requested on the way ends the work.
void TestLibrary::progresses()
{
    const std::string file = collection("06-medium", "run.txt");
    const auto qrels = rankscope::Qrels::read(collection("06-medium", "qrels.txt"));
    const auto run = rankscope::Run::read(file);
    std::vector<double> shares;
    rankscope::Rules rules;
    rules.progress = [&shares](double share) { shares.push_back(share); };
    const auto areShares = [&shares] {
        const bool rise =
            std::ranges::adjacent_find(shares, std::ranges::greater_equal()) == shares.end();
        const bool isWhole = rise && !shares.empty() && shares.front() > 0 && shares.back() == 1;
        shares.clear();
        return isWhole;
    };
    for (const std::size_t threads : {1, 3}) {
        rules.threads = threads;
        const auto found = rankscope::evaluate(qrels, run, {"AP"}, rules);
        QVERIFY(shares.size() > 2);
        QVERIFY(areShares());
        QVERIFY(found.means == rankscope::evaluate(qrels, run, {"AP"}).means);
        rankscope::evaluateFile(qrels, file, {"AP"}, rules);
        QVERIFY(areShares());
        rankscope::meanCurve(qrels, run, "P", 5, rules);
        QVERIFY(areShares());
    }
    std::stop_source source;
    rules.stop = source.get_token();
    rules.progress = [&](double share) {
        shares.push_back(share);
        source.request_stop();
    };
    QVERIFY_THROWS_EXCEPTION(rankscope::Error, rankscope::evaluate(qrels, run, {"AP"}, rules));
    QVERIFY(!shares.empty() && shares.back() < 1);
}

void TestLibrary::severalSystems()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("two.run"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1 Q0 a 1 2 one\n1 Q0 b 2 1 one\n1 Q0 b 1 2 two\n1 Q0 a 2 1 two\n");
    file.close();
    const std::string path = file.fileName().toStdString();
    const auto runs = rankscope::Run::readAll(path);
    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs[0].tag(), std::string("one"));
    const auto qrels = rankscope::Qrels::parse("1 0 a 1\n1 0 b 0\n");
    QCOMPARE(*rankscope::evaluate(qrels, runs[0], {"RR"}).means[0], 1.0);
    QCOMPARE(*rankscope::evaluate(qrels, runs[1], {"RR"}).means[0], 0.5);
    QVERIFY_THROWS_EXCEPTION(rankscope::Error, rankscope::Run::read(path));
    QVERIFY_THROWS_EXCEPTION(rankscope::Error, rankscope::evaluateFile(qrels, path, {"RR"}));
}

void TestLibrary::definitions()
{
    const rankscope::Definition definition = "ndcg( gain = exp )@10";
    QCOMPARE(definition.text(), std::string("nDCG(gain=exp)@10"));
    QCOMPARE(definition.measure(), std::string_view("nDCG"));
    QVERIFY(definition.cutoff() == std::size_t{10});
    QCOMPARE(definition.at(5).text(), std::string("nDCG(gain=exp)@5"));
    QCOMPARE(definition.at({}).text(), std::string("nDCG(gain=exp)"));
    QVERIFY(rankscope::Definition("P_10") == rankscope::Definition("P@10"));
    for (const std::string_view tool : rankscope::tools())
        QCOMPARE(rankscope::Definition("AP@3").as(tool).text(),
                 core::toText(core::asComputedBy(*core::libraryNamed(tool), definitionOf("AP@3"))));
    for (const std::string_view measure : rankscope::measures())
        QCOMPARE(rankscope::Definition(measure).measure(), measure);
}

using Mistake = std::function<void()>;

void TestLibrary::errors_data()
{
    using namespace rankscope;
    QTest::addColumn<Mistake>("mistake");
    QTest::addColumn<std::string>("told");
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::size_t>("line");
    const auto row = [](const char* name, Mistake mistake, const char* told, const char* file = "",
                        std::size_t line = 0) {
        QTest::newRow(name) << std::move(mistake) << std::string(told) << std::string(file) << line;
    };
    row(
        "a grade that is none", [] { Qrels::parse("1 0 a 1\n# why\n1 0 b x\n", "my.qrels"); },
        "my.qrels:3: “x” is not a grade; use a number such as 2 or 2.5", "my.qrels", 3);
    row(
        "too few columns", [] { Run::parse("1 Q0 a 1 2 t\n1 Q0 b 2\n", "my.run"); },
        "my.run:2: this line has 4 columns instead of 6: query Q0 document rank score tag",
        "my.run", 2);
    row(
        "no file", [] { Run::read("/nowhere/at all"); },
        "/nowhere/at all: cannot be opened: No such file or directory", "/nowhere/at all");
    row(
        "no file, scored", [] { evaluateFile({}, "/nowhere/at all", {"AP"}); },
        "/nowhere/at all: cannot be opened: No such file or directory", "/nowhere/at all");
    row(
        "judged twice",
        [] {
            Qrels::of(std::vector<Judgment>{{"1", "a", 1}, {"1", "b", 0}, {"1", "a", 0}}, "mine");
        },
        "mine:3: query “1”: “a” has two different grades; it may have only one per query", "mine",
        3);
    row(
        "an infinite grade",
        [] {
            Qrels::of(std::vector<Judgment>{{"1", "a", std::numeric_limits<double>::infinity()}});
        },
        "judgments:1: query “1”: the grade of “a” is infinite or not a number; use one such as 2 "
        "or 2.5",
        "judgments", 1);
    row(
        "a score that is none",
        [] {
            Run::of(std::vector<Retrieved>{{"1", "a", std::nan("")}});
        },
        "run:1: found a score that is not a number, expected one such as 1.5", "run", 1);
    row(
        "an unknown measure", [] { Definition("nDCH@10"); },
        "Unknown measure “nDCH”. Did you mean nDCG? Choose from: nDCG, ");
    row(
        "an unknown value", [] { Definition("nDCG(gain=expo)"); },
        "“expo” is not a valid value for nDCG(gain). Did you mean exp? Choose from: ");
    row(
        "a number out of its range", [] { Definition("RBP(p=2)"); },
        "“2” is not a valid value for RBP(p). Use a number above 0 and below 1.");
    row(
        "a cutoff of 0", [] { Definition("AP").at(0); }, "found the cutoff 0, expected ");
    row(
        "an unknown tool", [] { Definition("AP").as("ranks"); },
        "found no tool “ranks”, expected one of trec_eval 9.0.8, ");
    row(
        "an unknown tool's rules",
        [] {
            Rules rules;
            rules.as = "ranks";
            evaluate({}, Run::of({}), {"AP"}, rules);
        },
        "found no tool “ranks”");
    row(
        "an unknown query", [] { explain({}, Run::of({}), "7", "AP"); }, "found no query “7”");
    row(
        "an infinite grade of a list",
        [] {
            evaluate(Ranking{{1, std::numeric_limits<double>::infinity()}}, "AP");
        },
        "found an infinite grade");
    row(
        "different definitions",
        [] {
            const Evaluation one = evaluate({}, Run::of({}), {"AP"});
            compare(one, evaluate({}, Run::of({}), {"RR"}));
        },
        "found evaluations by different definitions");
    row(
        "alpha of 1",
        [] {
            CompareRules rules;
            rules.alpha = 1;
            compare({}, {}, rules);
        },
        "found a rule out of its range");
    row(
        "columns of two lengths",
        [] {
            const std::vector<double> scores{0.5};
            Sweep(Samples{scores, {}});
        },
        "samples: found columns of different lengths", "samples");
    row(
        "a sample's score that is none",
        [] {
            const std::vector<double> scores{0.5, std::nan("")};
            const std::vector<std::uint8_t> labels{0, 1};
            Sweep(Samples{scores, labels});
        },
        "samples:2: found a score that is not a number", "samples", 2);
    row(
        "a weight of 0",
        [] {
            const std::vector<double> scores{0.5, 0.4};
            const std::vector<std::uint8_t> labels{0, 1};
            const std::vector<double> weights{0, 1};
            Sweep(Samples{scores, labels, 1, true, weights});
        },
        "samples:1: found a weight", "samples", 1);
    row(
        "an unknown rate", [] { rate("goodness", {}); }, "found no rate “goodness”");
}

void TestLibrary::errors()
{
    QFETCH(const Mistake, mistake);
    QFETCH(const std::string, told);
    QFETCH(const std::string, file);
    QFETCH(const std::size_t, line);
    try {
        mistake();
    } catch (const rankscope::Error& error) {
        const std::string whole = error.what();
        QVERIFY2(whole.starts_with(told), error.what());
        QCOMPARE(error.file(), file);
        QCOMPARE(error.line(), line);
        QVERIFY(whole.ends_with(error.reason()));
        return;
    }
    QFAIL("nothing was thrown");
}

void TestLibrary::steps_data()
{
    QTest::addColumn<std::vector<double>>("ranked");
    QTest::addColumn<std::vector<double>>("notRetrieved");
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("exact");
    using Grades = std::vector<double>;
    // Figures of tst_published.
    QTest::newRow("nDCG of 3 2 3 0 1")
        << Grades{3, 2, 3, 0, 1} << Grades{} << std::string("nDCG(ideal=retrieved)@5")
        << 0.9723642841729143 << QString();
    QTest::newRow("AP of seven documents")
        << Grades{4, 3, 2, 1, 3, 1, 2} << Grades{3, 3, 3} << std::string("AP(rel=3)")
        << 0.43333333333333335 << QStringLiteral("13/30");
    QTest::newRow("AP of four relevant ones")
        << Grades{1, 1, 0, 0, 1, 0, 1} << Grades{} << std::string("AP") << 0.7928571428571428
        << QStringLiteral("111/140");
    QTest::newRow("RR") << Grades{0, 1, 0, 0, 0} << Grades{} << std::string("RR@5") << 0.5
                        << QStringLiteral("1/2");
}

void TestLibrary::steps()
{
    QFETCH(const std::vector<double>, ranked);
    QFETCH(const std::vector<double>, notRetrieved);
    QFETCH(const std::string, definition);
    QFETCH(const double, value);
    QFETCH(const QString, exact);
    const rankscope::Ranking ranking{ranked, notRetrieved};
    const auto explained = rankscope::explain(ranking, definition);
    QVERIFY(agree(*explained.value, value));
    QVERIFY(explained.value == rankscope::evaluate(ranking, definition));
    QVERIFY(explained.value ==
            rankscope::evaluateAll(ranking, {rankscope::Definition("P@1"), definition})[1]);
    QVERIFY(*explained.value == explained.earned / explained.attainable);
    QCOMPARE(explained.retrieved, ranked.size());
    const auto last = std::ranges::find(explained.steps.rbegin(), explained.steps.rend(), true,
                                        &rankscope::Step::counted);
    QVERIFY(last->sum == explained.earned);
    QVERIFY(last->value == explained.value);
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        QCOMPARE(explained.steps[i].rank, i + 1);
        QVERIFY(explained.steps[i].grade == ranked[i]);
    }
    if (exact.isEmpty()) {
        QVERIFY(!explained.exact);
        return;
    }
    QCOMPARE(
        QStringLiteral("%1/%2").arg(explained.exact->numerator).arg(explained.exact->denominator),
        exact);
    QVERIFY(last->exact == explained.exact);
}

void TestLibrary::queryOfARun()
{
    const auto qrels = rankscope::Qrels::read(collection("03-ties", "qrels.txt"));
    const auto run = rankscope::Run::read(collection("03-ties", "run.txt"));
    rankscope::Rules rules;
    for (const char* tool : {"", "trec_eval 9.0.8", "ranx", "scikit-learn"}) {
        rules.as = tool;
        const auto all = rankscope::evaluate(qrels, run, measured, rules);
        for (const rankscope::QueryValues& query : all.queries)
            for (std::size_t i = 0; i < measured.size(); ++i) {
                const auto explained =
                    rankscope::explain(qrels, run, query.query, measured[i], rules);
                VERIFY_OF(explained.value == query.values[i],
                          QByteArray::fromStdString(query.query + ' ' + measured[i].text()));
            }
    }
    const auto list = rankscope::rankingOf(qrels, run, qrels.query(0));
    QVERIFY(rankscope::evaluate(list, "nDCG@10") ==
            rankscope::evaluate(qrels, run, {"nDCG@10"}).queries[0].values[0]);
}

void TestLibrary::curves()
{
    const rankscope::Ranking ranking{{3, 2, rankscope::unjudged, 0, 1}, {2}};
    for (const rankscope::Definition& definition : measured) {
        const auto curve = rankscope::curve(ranking, definition, 7);
        for (std::size_t k = 1; k <= curve.size(); ++k)
            QVERIFY(curve[k - 1] == rankscope::evaluate(ranking, definition.at(k)));
    }
    const auto qrels = rankscope::Qrels::read(collection("04-coverage", "qrels.txt"));
    const auto run = rankscope::Run::read(collection("04-coverage", "run.txt"));
    rankscope::Rules rules;
    rules.missing = rankscope::Missing::Zero;
    rules.threads = 2;
    const auto means = rankscope::meanCurve(qrels, run, "nDCG", 12, rules);
    QCOMPARE(means.size(), std::size_t{12});
    QVERIFY(means[9] == rankscope::evaluate(qrels, run, {"nDCG@10"}, rules).means[0]);
}

void TestLibrary::bounds_data()
{
    QTest::addColumn<QJsonObject>("list");
    const QJsonArray lists = json("bounds/one.json").array();
    for (int i = 0; i < 40; ++i)
        QTest::newRow(qPrintable(lists[i]["id"].toString())) << lists[i].toObject();
}

/// Figures of tests/data/bounds, which tried every assignment of grades.
void TestLibrary::bounds()
{
    QFETCH(const QJsonObject, list);
    const rankscope::Ranking ranking{numbers(list["ranked"]), numbers(list["not_retrieved"]),
                                     list["top_grade"].toDouble()};
    const QJsonObject intervals = list["intervals"].toObject();
    for (auto interval = intervals.begin(); interval != intervals.end(); ++interval) {
        const auto found = rankscope::bounds(ranking, interval.key().toStdString());
        const QJsonObject expected = interval.value().toObject();
        QVERIFY(found);
        QCOMPARE(found->mayBeUndefined, expected["may_be_undefined"].toBool());
        QCOMPARE(found->min.has_value(), expected["min"].isDouble());
        if (found->min) {
            QVERIFY(std::abs(*found->min - expected["min"].toDouble()) < 1e-12);
            QVERIFY(std::abs(*found->max - expected["max"].toDouble()) < 1e-12);
        }
    }
}

void TestLibrary::comparison_data()
{
    QTest::addColumn<QJsonObject>("pairs");
    for (const QJsonValue& one : json("statistics/paired.json").object()["cases"].toArray())
        if (one["expected"]["t_p"].isDouble())
            QTest::newRow(qPrintable(one["name"].toString())) << one.toObject();
    QVERIFY(json("statistics/paired.json").object()["cases"].toArray().size() > 5);
}

/// Figures of scipy.
void TestLibrary::comparison()
{
    QFETCH(const QJsonObject, pairs);
    rankscope::Evaluation a{{"AP"}, {}, {}, {}, {}};
    rankscope::Evaluation b = a;
    int query = 0;
    for (const double difference : numbers(pairs["differences"])) {
        const std::string id = std::to_string(++query);
        a.queries.push_back({id, false, {0.0}, {0.0}});
        b.queries.push_back({id, false, {difference}, {difference}});
    }
    std::ranges::sort(a.queries, {}, &rankscope::QueryValues::query);
    std::ranges::sort(b.queries, {}, &rankscope::QueryValues::query);
    const auto found = rankscope::compare(a, b);
    QCOMPARE(found.size(), std::size_t{1});
    const QJsonObject expected = pairs["expected"].toObject();
    const rankscope::Comparison& one = found.front();
    QVERIFY(agree(one.difference, expected["mean"].toDouble(), 1e-9));
    QVERIFY(agree(*one.test("t")->p, expected["t_p"].toDouble(), 1e-9));
    QVERIFY(one.test("t")->holm == one.test("t")->p);
    QVERIFY(agree(*one.test("wilcoxon")->p, expected["wilcoxon_p"].toDouble(), 1e-9));
    QVERIFY(agree(*one.test("sign")->p, expected["sign_p"].toDouble(), 1e-9));
    const std::vector<double> interval = numbers(expected["interval_0.95"]);
    const double near = 2e-9 * (interval[1] - interval[0]);
    QVERIFY(std::abs(*one.low - interval[0]) < near);
    QVERIFY(std::abs(*one.high - interval[1]) < near);
    QVERIFY(agree(*one.effectSize, expected["effect_size"].toDouble(), 1e-9));
    QCOMPARE(static_cast<int>(one.won), expected["won"].toInt());
    QCOMPARE(static_cast<int>(one.tied), expected["tied"].toInt());
    QCOMPARE(static_cast<int>(one.lost), expected["lost"].toInt());
    QVERIFY(!one.test("none"));
}

void TestLibrary::classifier_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"01-tiny", "02-ties-everywhere", "03-all-equal", "04-only-positive",
                             "06-imbalanced", "09-random"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

/// Figures of scikit-learn.
void TestLibrary::classifier()
{
    QFETCH(const QString, file);
    const QJsonObject data = json("classification/" + file + ".json").object();
    const QJsonObject expected = data["expected"].toObject();
    const std::vector<double> scores = numbers(data["score"]);
    std::vector<std::uint8_t> labels;
    for (const double label : numbers(data["y"]))
        labels.push_back(static_cast<std::uint8_t>(label));
    const rankscope::Sweep sweep(rankscope::Samples{scores, labels}, 2);

    const std::vector<double> fpr = numbers(expected["roc_curve_all_points"]["fpr"]);
    const std::vector<double> tpr = numbers(expected["roc_curve_all_points"]["tpr"]);
    const bool hasBoth = expected["roc_auc"].isDouble();
    const auto roc = sweep.roc();
    QCOMPARE(roc.size(), hasBoth ? fpr.size() : 0);
    for (std::size_t i = 0; i < roc.size(); ++i)
        QVERIFY(roc[i].x == fpr[i] && roc[i].y == tpr[i]);
    if (hasBoth) {
        QVERIFY(agree(*sweep.auc(), expected["roc_auc"].toDouble()));
        QVERIFY(sweep.aucInterval()->auc == *sweep.auc());
        const auto best = sweep.bestYouden();
        for (const rankscope::CurvePoint& point : roc)
            QVERIFY(point.y - point.x <= *best.value + 1e-15);
        QVERIFY(*sweep.atMostFpr(0.5).value <= 1);
        QVERIFY(roc[sweep.atMostFpr(0.5).point].x <= 0.5);
        QVERIFY(roc[sweep.atLeastRecall(0.5).point].y >= 0.5);
    } else {
        QVERIFY(sweep.auc() == rankscope::Value(rankscope::Undefined::NoNegatives));
        QVERIFY(!sweep.aucInterval());
    }
    QVERIFY(agree(*sweep.averagePrecision(), expected["average_precision"].toDouble()));
    const rankscope::Value precision = rankscope::rate("precision", sweep.counts(0));
    QCOMPARE(toText(precision.reason()),
             "No sample is predicted positive at this threshold, so the denominator is 0.");
    QCOMPARE(sweep.precisionRecall().size(), sweep.size());
    for (const QJsonValue& at : expected["at_threshold"].toArray()) {
        const std::size_t point = sweep.pointAt(at["threshold"].toDouble());
        const rankscope::Counts counts = sweep.counts(point);
        QCOMPARE(counts.tp, at["tp"].toDouble());
        QCOMPARE(counts.fn, at["fn"].toDouble());
        QVERIFY(agree(*rankscope::rate("accuracy", counts), at["accuracy"].toDouble()));
        QVERIFY(*rankscope::rate("f1", counts) <= *sweep.bestF().value);
    }
}

/// AP of a hit, a miss and a hit, and of a third one that was not retrieved: (1 + 2/3) / 3.
void TestLibrary::fromC()
{
    const double ranked[] = {1, 0, 1};
    const double other = 1;
    double value = 0;
    QCOMPARE(rankscope_value({ranked, 3, &other, 1}, "AP", &value), 0);
    QVERIFY(agree(value, 5 / 9.0));
}

void TestLibrary::version()
{
    QCOMPARE(rankscope::version(), std::string_view(RANKSCOPE_VERSION));
    const std::vector<std::string_view> rates = rankscope::rates();
    QVERIFY(std::ranges::find(rates, "mcc") != rates.end());
    QCOMPARE(rates.size(), core::thresholdMetricTable().size());
}

QTEST_APPLESS_MAIN(TestLibrary)

}  // namespace tst_library

#include "tst_library.moc"
