// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"
#include "core/rankings/diversity/diversity_evaluation.h"
#include "tests/core/figures.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

namespace tst_diversity {

namespace {

using core::ErrorCode;
using core::SubtopicJudgments;

std::string inFolder(const std::string& name)
{
    return TEST_DATA "/diversity/" + name;
}

std::vector<SubtopicJudgments> judgments(std::string_view text)
{
    return core::parseSubtopicJudgments(text, "qrels").value();
}

core::DiversitySpec spec(std::string_view text)
{
    return core::parseDiversitySpec(text).value();
}

/// The rows of a table that ndeval printed, by comma; the head first.
std::vector<QByteArrayList> rowsOf(const std::string& name)
{
    QFile file(QString::fromStdString(inFolder(name)));
    std::vector<QByteArrayList> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray& line : file.readAll().trimmed().split('\n'))
        rows.push_back(line.split(','));
    return rows;
}

/// ndeval's name with our parameters.
std::string ours(const QByteArray& theirs, std::string_view alpha, std::string_view beta)
{
    const std::string name = theirs.toStdString();
    if (name == "NRBP" || name == "nNRBP")
        return name + "(alpha=" + std::string(alpha) + ",beta=" + std::string(beta) + ")";
    if (name.starts_with("P-IA") || name.starts_with("strec") || name == "MAP-IA")
        return name;
    const std::size_t at = name.find('@');
    return name.substr(0, at) + "(alpha=" + std::string(alpha) + ")" + name.substr(at);
}

/// Whether a value is what ndeval printed: its six decimals, or 15 digits.
bool printsAs(const QByteArray& theirs, double value)
{
    constexpr qsizetype decimals = 6;
    if (theirs.size() - theirs.indexOf('.') - 1 != decimals)
        return agree(value, theirs.toDouble());
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.6f", value);
    return theirs == text.data();
}

}  // namespace

class TestDiversity : public QObject {
    Q_OBJECT

private slots:
    void agreesWithNdeval_data();
    void agreesWithNdeval();
    void stepsAreTheCurve();
    void byHand();
    void readsJudgments();
    void refusesJudgments_data();
    void refusesJudgments();
    void refusesMeasures_data();
    void refusesMeasures();
    void names();
};

void TestDiversity::agreesWithNdeval_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::string>("alpha");
    QTest::addColumn<std::string>("beta");
    QTest::addColumn<bool>("countsMissing");
    QTest::addColumn<std::string>("input");
    const auto row = [](const char* name, const char* file, const char* alpha, const char* beta,
                        bool countsMissing, const char* input = "") {
        QTest::newRow(name) << std::string(file) << std::string(alpha) << std::string(beta)
                            << countsMissing << std::string(input);
    };
    row("queries in both files", "ndeval.csv", "0.5", "0.5", false);
    row("-c", "ndeval-c.csv", "0.5", "0.5", true);
    row("alpha 0.3, beta 0.8", "ndeval-0.3-0.8.csv", "0.3", "0.8", false);
    row("every document for a subtopic is welcome", "ndeval-0-0.9.csv", "0", "0.9", false);
    row("only the first one is, to the end", "ndeval-1-1.csv", "1", "1", false);
    row("nobody reads on", "ndeval-0.7-0.csv", "0.7", "0", false);
    row("-c, -traditional", "ndeval-c-0.1-0.99.csv", "0.1", "0.99", true);
    // In the order 1, 10, 11, 12, 2 … the ideal takes another one of two equal documents.
    row("subtopics in the order of their numbers", "twelve-subtopics.csv", "0.3", "0.8", false,
        "twelve-subtopics.");
}

void TestDiversity::agreesWithNdeval()
{
    QFETCH(const std::string, file);
    QFETCH(const std::string, alpha);
    QFETCH(const std::string, beta);
    QFETCH(const bool, countsMissing);
    QFETCH(const std::string, input);
    const auto qrels = core::readSubtopicJudgments(inFolder(input + "qrels.txt"));
    QVERIFY(qrels);
    const auto text = core::readText(inFolder(input + "run.txt"));
    QVERIFY(text);
    const auto run = core::parseRun(std::string_view(*text), "run", core::RankOrder::RankColumn);
    QVERIFY(run);
    const std::vector<QByteArrayList> rows = rowsOf(file);
    QVERIFY(rows.size() > 2);
    int compared = 0;
    for (qsizetype column = 2; column < rows.front().size(); ++column) {
        const std::string name = ours(rows.front()[column], alpha, beta);
        const std::array measures{spec(name)};
        const auto found = core::evaluateDiversity(*qrels, *run, measures,
                                                   countsMissing ? core::MissingRule::Zero
                                                                 : core::MissingRule::Skip);
        const auto ofLists = core::evaluateDiversity(*qrels, core::RunLists(*run), measures,
                                                     countsMissing ? core::MissingRule::Zero
                                                                   : core::MissingRule::Skip);
        QCOMPARE(ofLists.means, found.means);
        for (std::size_t row = 1; row < rows.size(); ++row) {
            const QByteArray& theirs = rows[row][column];
            // 0 divided by 0 for the query without relevant documents
            if (theirs == "-nan" || theirs == "nan")
                continue;
            const QByteArray& query = rows[row][1];
            double value = found.means.front();
            if (query != "amean") {
                const auto at = std::ranges::find(found.queries, query.toStdString());
                QVERIFY(at != found.queries.end());
                value = found.values.front()[static_cast<std::size_t>(at - found.queries.begin())]
                            .valueOr(0);
            }
            VERIFY_OF(printsAs(theirs, value), QByteArray::fromStdString(name) + ' ' + query +
                                                   ": " + digits(value) + ", ndeval " + theirs);
            ++compared;
        }
    }
    QVERIFY(compared > 40);
}

void TestDiversity::stepsAreTheCurve()
{
    const auto query = judgments("q 1 a 1\nq 2 b 1\nq 2 c 1\nq 3 c 1\nq 1 d 1\n").front();
    const std::vector<std::string_view> ranked{"d", "x", "c", "a"};
    for (const core::DiversityMeasure& measure : core::diversityMeasures()) {
        const auto steps =
            core::diversitySteps(query, ranked, spec(std::string(measure.name) + "@7"));
        QCOMPARE(steps.size(), std::size_t{7});
        for (const core::DiversityStep& step : steps) {
            const auto cut = spec(std::string(measure.name) + '@' + std::to_string(step.rank));
            QVERIFY(core::diversityValue(query, ranked, cut) == core::Value(step.value));
        }
    }
}

/// d and a are relevant to subtopic 1, x to none, c to 2 and 3.
void TestDiversity::byHand()
{
    const auto query = judgments("q 1 a 1\nq 2 c 1\nq 3 c 1\nq 1 d 1\nq 4 d 0\n").front();
    QCOMPARE(query.subtopics, (std::vector<std::string>{"1", "2", "3"}));
    const std::vector<std::string_view> ranked{"d", "x", "c", "a"};
    const auto value = [&](std::string_view text) {
        return *core::diversityValue(query, ranked, spec(text));
    };
    QCOMPARE(value("StRecall@2"), 1.0 / 3);
    QCOMPARE(value("StRecall"), 1.0);
    QCOMPARE(value("P_IA@4"), 4.0 / 12);
    // Subtopic 1 at ranks 1 and 4, of two; 2 and 3 at rank 3.
    QCOMPARE(value("MAP_IA"), ((1 + 2.0 / 4) / 2 + 1.0 / 3 + 1.0 / 3) / 3);
    QCOMPARE(value("MAP_IA@3"), (1.0 / 2 + 1.0 / 3 + 1.0 / 3) / 3);
    // (1 + 2/3 + ½/4) over 3 + 1.5/2 + 0.75/3 + 0.375/4
    QCOMPARE(value("ERR_IA@4"), (1 + 2.0 / 3 + 0.125) / (3 + 0.75 + 0.25 + 0.09375));
    // The ideal: c, then d or a, then the other.
    QCOMPARE(value("nERR_IA@4"), (1 + 2.0 / 3 + 0.125) / (2 + 0.5 + 0.5 / 3));
    // (1 + 2 · ¼ + ½ · ⅛) · (1 − ¼) ÷ 3
    QCOMPARE(value("NRBP"), (1 + 0.5 + 0.0625) * 0.75 / 3);
    QCOMPARE(value("alpha_nDCG(alpha=1)@3"), (1 + 1.0) / (2 + 1 / std::log2(3)));
    const auto none = judgments("q 1 a 0\n").front();
    QVERIFY(core::diversityValue(none, ranked, spec("NRBP")) ==
            core::Value(core::Undefined::NoRelevant));
}

void TestDiversity::readsJudgments()
{
    const auto read = judgments("# web\n\n2 1 b 1\n1\t2\td 2\n1 1 d 0\n1 10 c -2\n1 2 d 1\n");
    QCOMPARE(read.size(), std::size_t{2});
    QCOMPARE(read[0], (SubtopicJudgments{"1", {"2"}, {{"d", {0}}}}));
    QCOMPARE(read[1], (SubtopicJudgments{"2", {"1"}, {{"b", {0}}}}));
    QVERIFY(read[0].subtopicsOf("c").empty());
}

void TestDiversity::refusesJudgments_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("nothing") << std::string("# x\n") << std::size_t{0} << ErrorCode::NothingToRead;
    QTest::newRow("three columns")
        << std::string("1 1 a 1\n1 1 b\n") << std::size_t{2} << ErrorCode::QrelsColumns;
    QTest::newRow("a word") << std::string("1 1 a high\n") << std::size_t{1} << ErrorCode::BadGrade;
    QTest::newRow("relevant and not") << std::string("1 1 a 1\n1 2 a 0\n1 1 a 0\n")
                                      << std::size_t{3} << ErrorCode::DuplicateJudgment;
}

void TestDiversity::refusesJudgments()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const ErrorCode, problem);
    const auto read = core::parseSubtopicJudgments(text, "qrels");
    QVERIFY(!read);
    QCOMPARE(read.error().line, line);
    QVERIFY(read.error().problem == problem);
}

void TestDiversity::refusesMeasures_data()
{
    using Kind = core::MeasureSpecError::Kind;
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const char* text, Kind kind, const char* found) {
        QTest::newRow(name) << std::string(text) << kind << std::string(found);
    };
    row("another family's measure", "nDCG@10", Kind::UnknownMeasure, "nDCG");
    row("no cutoff where it counts", "ERR_IA", Kind::BadCutoff, "");
    row("cutoff 0", "alpha_nDCG@0", Kind::BadCutoff, "0");
    row("beta of a measure without it", "alpha_nDCG(beta=0.5)@5", Kind::UnknownParameter, "beta");
    row("alpha of subtopic recall", "StRecall(alpha=0.5)", Kind::UnknownParameter, "alpha");
    row("alpha above 1", "NRBP(alpha=1.5)", Kind::BadValue, "1.5");
    row("endless patience", "NRBP(alpha=0,beta=1)", Kind::BadValue, "1");
    row("beta above 1", "NRBP(beta=1.5)", Kind::BadValue, "1.5");
    row("alpha twice", "NRBP(alpha=0.5,alpha=0.5)", Kind::RepeatedParameter, "alpha");
}

void TestDiversity::refusesMeasures()
{
    QFETCH(const std::string, text);
    QFETCH(const core::MeasureSpecError::Kind, kind);
    QFETCH(const std::string, found);
    const auto read = core::parseDiversitySpec(text);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, kind);
    QCOMPARE(read.error().found, found);
}

void TestDiversity::names()
{
    QCOMPARE(core::toText(spec("alpha-ndcg( ALPHA = 0.50 )@010")), std::string("alpha_nDCG@10"));
    QCOMPARE(core::toText(spec("strec@5")), std::string("StRecall@5"));
    QCOMPARE(core::toText(spec("nnrbp(beta=0.8,alpha=0.3)")),
             std::string("nNRBP(alpha=0.3,beta=0.8)"));
}

QTEST_APPLESS_MAIN(TestDiversity)

}  // namespace tst_diversity

#include "tst_diversity.moc"
