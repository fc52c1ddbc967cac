// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"
#include "core/rankings/trec_eval/preferences.h"
#include "core/rankings/trec_eval/request.h"
#include "core/rankings/trec_eval/trec_measure_table.h"
#include "core/rankings/trec_eval/z_scores.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace tst_trec_inputs {

using core::ErrorCode;
using core::PreferenceFormat;
using core::ZScores;

/// What trec_eval reads besides judgments and runs.
class TestTrecInputs : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void preferences();
    void preferencesOfParts();
    void nothingAgainstZero();
    void asTrecEval_data();
    void asTrecEval();
    void wrongPreferences_data();
    void wrongPreferences();
    void zScores_data();
    void zScores();
    void wrongZScores_data();
    void wrongZScores();
};

void TestTrecInputs::preferences()
{
    const auto read = core::parsePreferences("q b y 2\nq b z 1\nq a x 2\nq a y 0\n\n# end\n",
                                             "file", PreferenceFormat::QrelsPrefs);
    QVERIFY(read);
    QCOMPARE(read->queries.queries.size(), std::size_t{1});
    const core::QueryPreferences& preferred = read->preferred.front();
    QCOMPARE(preferred.documents, (std::vector<std::string>{"x", "y", "z"}));
    QCOMPARE(preferred.judges.size(), std::size_t{2});
    const core::JudgePreferences& first = preferred.judges[0];
    QVERIFY(first.grades == (std::vector<std::optional<double>>{2.0, 0.0, std::nullopt}));
    QVERIFY(first.prefers(0, 1) && !first.prefers(1, 0) && !first.prefers(0, 0));
    QVERIFY(!first.prefers(0, 2) && !first.prefers(2, 0));
    QVERIFY(preferred.judges[1].prefers(1, 2));
}

/// x before y in one part and y before z in another imply x before z.
void TestTrecInputs::preferencesOfParts()
{
    const auto read =
        core::parsePreferences("q a 1 x 2\nq a 1 y 1\nq a 2 y 2\nq a 2 z 1\nq a 3 z 1\nq a 3 w 1\n",
                               "file", PreferenceFormat::Prefs);
    QVERIFY(read);
    QCOMPARE(read->preferred.front().documents, (std::vector<std::string>{"w", "x", "y", "z"}));
    const core::JudgePreferences& judge = read->preferred.front().judges.front();
    QVERIFY(judge.prefers(1, 2) && judge.prefers(2, 3) && judge.prefers(1, 3));
    QVERIFY(!judge.prefers(3, 1) && !judge.prefers(0, 3) && !judge.prefers(3, 0));
}

/// A document may be of grade 0 in every part.
void TestTrecInputs::nothingAgainstZero()
{
    QVERIFY(core::parsePreferences("q a 1 x 0\nq a 2 x 0\nq a 2 y 1\n", "file",
                                   PreferenceFormat::Prefs));
}

/// What trec_eval printed with -q -c; see README.md there.
void TestTrecInputs::asTrecEval_data()
{
    QTest::addColumn<PreferenceFormat>("format");
    QTest::addColumn<QString>("judgments");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<core::TrecVersion>("version");
    QTest::addColumn<std::optional<std::size_t>>("depth");
    const auto row = [](const char* printed, PreferenceFormat format, const char* judgments,
                        core::TrecVersion version, std::optional<std::size_t> depth) {
        QTest::newRow(printed) << format << judgments << printed << version << depth;
    };
    using enum PreferenceFormat;
    row("expected-prefs-9.txt", Prefs, "prefs.txt", core::TrecVersion::Nine, {});
    row("expected-prefs-10.txt", Prefs, "prefs.txt", core::TrecVersion::Ten, {});
    row("expected-prefs-M3.txt", Prefs, "prefs.txt", core::TrecVersion::Nine, 3);
    row("expected-qrels-prefs-9.txt", QrelsPrefs, "qrels-prefs.txt", core::TrecVersion::Nine, {});
    row("expected-qrels-prefs-10.txt", QrelsPrefs, "qrels-prefs.txt", core::TrecVersion::Ten, {});
}

void TestTrecInputs::asTrecEval()
{
    QFETCH(const PreferenceFormat, format);
    QFETCH(const QString, judgments);
    QFETCH(const QString, printed);
    core::TrecRules rules;
    QFETCH(const core::TrecVersion, version);
    QFETCH(const std::optional<std::size_t>, depth);
    rules.version = version;
    rules.depth = depth;
    const std::string folder = TEST_DATA "/preferences/";
    const auto read = core::readPreferences(folder + judgments.toStdString(), format);
    const auto run = core::parseRun(core::readText(folder + "run.txt").value(), "run.txt",
                                    core::RankOrder::ScoreThenIdAscending);
    const auto requests = core::readTrecRequests(std::vector<std::string>{"all_prefs"}, rules);
    QVERIFY(read && run && requests);
    core::ScoredTrecRun scored = core::scoreByPreferences(*read, *run, *requests, rules);
    if (version == core::TrecVersion::Ten)
        core::scoreMissingByPreferences(*read, *requests, rules, scored);
    std::map<std::string, double> values;  // by measure and query
    for (std::size_t query = 0; query < scored.queries.size(); ++query)
        for (std::size_t i = 0, next = 0; scored.queries[query] && i < requests->size(); ++i)
            if ((*requests)[i].measure->preference)
                values[std::string((*requests)[i].measure->name) + ' ' +
                       read->queries.queries[query].query] = scored.queries[query]->values[next++];
    std::size_t compared = 0;
    std::istringstream lines(core::readText(folder + printed.toStdString()).value());
    for (std::string measure, query, number; lines >> measure >> query >> number;) {
        const auto value = values.find(measure + ' ' + query);
        if (value == values.end())
            continue;
        ++compared;
        QVERIFY2(std::abs(value->second - std::stod(number)) <= 0.50001e-4,
                 (measure + ' ' + query + ' ' + std::to_string(value->second)).c_str());
    }
    QVERIFY(values.size() >= 36);
    QCOMPARE(compared, values.size());
}

void TestTrecInputs::wrongPreferences_data()
{
    const auto row = refusals::rowsOfLines();
    row("a column too few", "q a 1 d 1\nq a d 1\n", 2, ErrorCode::PreferenceColumns, "4");
    row("below 0", "q a 1 d -1\n", 1, ErrorCode::BadGrade, "-1");
    row("a document twice in a part", "q a 1 d 1\nq a 2 d 1\nq a 1 d 1\n", 3,
        ErrorCode::DuplicateJudgment, "d");
    row("a circle over three parts",
        "q a 1 x 2\nq a 1 y 1\nq a 2 y 2\nq a 2 z 1\nq a 3 z 2\nq a 3 x 1\n", 6,
        ErrorCode::ContraryPreferences, "z");
    row("relevant and not", "q a 1 x 1\nq a 2 x 0\n", 2, ErrorCode::ContraryPreferences, "x");
    row("nothing", "# none\n", 0, ErrorCode::NothingToRead, "");
}

void TestTrecInputs::wrongPreferences()
{
    QFETCH(const std::string, text);
    const auto read = core::parsePreferences(text, "file", PreferenceFormat::Prefs);
    QVERIFY(!read);
    refusals::compareOfLine(read.error());
}

void TestTrecInputs::zScores_data()
{
    QTest::addColumn<std::string>("query");
    QTest::addColumn<std::string>("measure");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* name, const char* query, const char* measure, double value,
                        double expected) {
        QTest::newRow(name) << std::string(query) << std::string(measure) << value << expected;
    };
    row("above the mean, of the first query", "q1", "map", 0.5, 2);
    row("below the mean, of the last query", "q3", "map", 0.25, -1);
    row("between", "q2", "P_10", 0.5, 0);
    row("no query before all", "q0", "map", 0.5, ZScores::missing);
    row("no query between", "q11", "map", 0.5, ZScores::missing);
    row("no query behind all", "q4", "map", 0.5, ZScores::missing);
    row("no such measure of the query", "q1", "bpref", 0.5, ZScores::missing);
    row("the mean, without a deviation", "q2", "map", 0.5, 0);
    row("another value, without a deviation", "q2", "map", 0.25, ZScores::missing);
}

void TestTrecInputs::zScores()
{
    QFETCH(const std::string, query);
    QFETCH(const std::string, measure);
    QFETCH(const double, value);
    const auto scores = core::parseZScores("q3 map 0.5 0.25\nq1 map 0.25 0.125\nq1 P_10 0.5 0.5\n"
                                           "q2 map 0.5 0\nq2 P_10 0.5 0.25\n",
                                           "file");
    QVERIFY(scores);
    QTEST(scores->of(query, measure, value), "expected");
}

void TestTrecInputs::wrongZScores_data()
{
    const auto row = refusals::rowsOfLines();
    row("a column too few", "q1 map 0.5 0.25\nq1 map 0.5\n", 2, ErrorCode::ZScoreColumns, "3");
    row("the measure before the query", "map q1 0.5 0.25\n", 1, ErrorCode::ZScoreOrder, "map");
    row("a measure's printed name before the query", "P_10 q1 0.5 0.25\n", 1,
        ErrorCode::ZScoreOrder, "P_10");
    row("nothing", "\n", 0, ErrorCode::NothingToRead, "");
}

void TestTrecInputs::wrongZScores()
{
    QFETCH(const std::string, text);
    const auto read = core::parseZScores(text, "file");
    QVERIFY(!read);
    refusals::compareOfLine(read.error());
}

QTEST_APPLESS_MAIN(TestTrecInputs)

}  // namespace tst_trec_inputs

#include "tst_trec_inputs.moc"
