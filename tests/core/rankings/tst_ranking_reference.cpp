// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tst_ranking_reference {

using nlohmann::json;

namespace {

json read(const char* name)
{
    std::ifstream file(std::string(TEST_DATA "/ranking/") + name);
    return json::parse(file);
}

std::vector<core::Grade> gradesOf(const std::vector<json>& numbers)
{
    std::vector<core::Grade> grades;
    for (const json& number : numbers)
        grades.push_back(number.is_null() ? core::Grade::unjudged()
                                          : core::Grade(number.get<double>()));
    return grades;
}

core::JudgedRanking rankingOf(const std::vector<json>& grades)
{
    return core::JudgedRanking(gradesOf(grades));
}

/// By score, best first. scikit-learn takes equal scores from the last to the first of the input.
std::vector<json> inScoreOrder(const json& item)
{
    const std::vector<double> scores = item["score"];
    std::vector<std::size_t> order(scores.size());
    std::iota(order.rbegin(), order.rend(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    std::vector<json> grades;
    for (const std::size_t place : order)
        grades.push_back(item["relevance"][place]);
    return grades;
}

/// Up to here scikit-learn sorts stably, so that the order of ties is known.
constexpr std::size_t stableLength = 16;

bool hasKnownOrder(std::vector<double> scores)
{
    if (scores.size() <= stableLength)
        return true;
    std::sort(scores.begin(), scores.end());
    return std::adjacent_find(scores.begin(), scores.end()) == scores.end();
}

/// scikit-learn refuses a single document and subtracts negative gains, which earn nothing here.
bool meansTheSame(const json& item)
{
    const std::vector<double> grades = item["relevance"];
    return grades.size() > 1 && *std::min_element(grades.begin(), grades.end()) >= 0 &&
           hasKnownOrder(item["score"]);
}

/// Without a cutoff for "all".
std::string cutAt(const std::string& text, const std::string& depth)
{
    return depth == "all" ? text : text + "@" + depth;
}

QByteArray compared(const std::string& text, double ours, double expected)
{
    return QByteArray::fromStdString(text) + ": " + digits(ours) + ", expected " + digits(expected);
}

}  // namespace

class TestRankingReference : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cumulatedGain_data();
    void cumulatedGain();
    void readers_data();
    void readers();
    void exactMeasures_data();
    void exactMeasures();
};

void TestRankingReference::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRankingReference::cumulatedGain_data()
{
    QTest::addColumn<json>("item");
    std::size_t rows = 0;
    const json file = read("dcg-ndcg.json");
    for (const json& item : file["cases"]) {
        if (!meansTheSame(item))
            continue;
        QTest::newRow(item["name"].get<std::string>().c_str()) << item;
        ++rows;
    }
    QCOMPARE(rows, std::size_t{9});
}

void TestRankingReference::cumulatedGain()
{
    QFETCH(const json, item);
    const core::JudgedRanking query = rankingOf(inScoreOrder(item));
    const std::pair<const char*, const char*> measures[]{
        {"dcg_linear_gain", "DCG"},
        {"dcg_exponential_gain", "DCG(gain=exp)"},
        {"ndcg_linear_gain", "nDCG(ideal=retrieved)"},
        {"ndcg_exponential_gain", "nDCG(gain=exp,ideal=retrieved)"},
    };
    for (const auto& [theirs, ours] : measures) {
        for (const auto& [depth, expected] : item["expected"][theirs]["ties_ignored"].items()) {
            const std::string text = cutAt(ours, depth);
            // scikit-learn says 0 where there is no gain at all.
            const double value = core::Evaluator(definitionOf(text)).value(query).valueOr(0);
            QVERIFY2(agree(value, expected.get<double>()),
                     compared(text, value, expected.get<double>()));
        }
    }
}

void TestRankingReference::readers_data()
{
    QTest::addColumn<json>("item");
    const json cases = read("err-rbp.json")["cases"];
    QCOMPARE(cases.size(), std::size_t{12});
    for (const json& item : cases)
        QTest::newRow(item["name"].get<std::string>().c_str()) << item;
}

void TestRankingReference::readers()
{
    QFETCH(const json, item);
    const core::JudgedRanking query = rankingOf(item["grades_in_rank_order_null_is_unjudged"]);
    const json& expected = item["expected"];
    const auto check = [&](const std::string& text, double figure) {
        const core::Value value = core::Evaluator(definitionOf(text)).value(query);
        QVERIFY2(value && agree(*value, figure), compared(text, value.valueOr(-1), figure));
    };
    for (const auto& [depth, figure] : expected["err_gmax4"].items())
        check(cutAt("ERR(max=4)", depth), figure);
    check("ERR", expected["err_gmax_of_list"]);
    for (const std::string p : {"0.5", "0.8", "0.95"}) {
        check("RBP(p=" + p + ")", expected["rbp_binary_p" + p]);
        check("RBP(p=" + p + ",gain=graded,max=4)", expected["rbp_graded_over_4_p" + p]);
    }
}

void TestRankingReference::exactMeasures_data()
{
    QTest::addColumn<json>("item");
    for (const auto& [name, count] : {std::pair("q-measure.json", 12), {"nerr.json", 8}}) {
        const json cases = read(name)["cases"];
        QCOMPARE(static_cast<int>(cases.size()), count);
        for (const json& item : cases)
            QTest::addRow("%s %s", name, item["name"].get<std::string>().c_str()) << item;
    }
}

void TestRankingReference::exactMeasures()
{
    QFETCH(const json, item);
    const core::JudgedRanking query(gradesOf(item["ranked_null_is_unjudged"]),
                                    gradesOf(item["not_retrieved"]));
    for (const auto& [name, depths] : item["expected"].items()) {
        for (const auto& [depth, expected] : depths.items()) {
            const std::string text = cutAt(name, depth);
            const core::Evaluator evaluator(definitionOf(text));
            const auto exact = evaluator.exact(query);
            QCOMPARE(exact.has_value(), !expected.is_null());
            if (!exact)
                continue;
            const QString ours =
                QStringLiteral("%1/%2").arg(exact->numerator()).arg(exact->denominator());
            const QString theirs = QString::fromStdString(expected.get<std::string>());
            QCOMPARE(ours,
                     theirs.contains(QLatin1Char('/')) ? theirs : theirs + QLatin1String("/1"));
            const double value = evaluator.value(query).valueOr(-1);
            QVERIFY2(agree(value, exact->toDouble()), compared(text, value, exact->toDouble()));
        }
    }
}

QTEST_APPLESS_MAIN(TestRankingReference)

}  // namespace tst_ranking_reference

#include "tst_ranking_reference.moc"
