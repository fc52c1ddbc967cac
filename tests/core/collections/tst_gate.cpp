// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/gate.h"
#include "core/collections/comparison/gate_rules.h"
#include "core/metrics/statistics/paired_power.h"
#include "tests/core/figures.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <numbers>
#include <random>
#include <string>
#include <vector>

namespace tst_gate {

using core::ErrorCode;
using core::GateVerdict;
using core::PairedTest;

namespace {

core::RunEvaluation runOf(const std::vector<double>& values)
{
    core::RunEvaluation run;
    for (std::size_t i = 0; i < values.size(); ++i)
        run.queries.push_back({std::to_string(100 + i), false, {values[i]}, {values[i]}});
    run.means = core::meansOf(run.queries, 1);
    return run;
}

core::GateRule dropRule(double maxDrop, std::optional<double> p = {},
                        PairedTest test = PairedTest::T)
{
    return {definitionOf("AP"), maxDrop, p, test, {}};
}

core::GateRule nonInferior(double maxDrop, std::optional<double> p = {})
{
    core::GateRule rule = dropRule(maxDrop, p);
    rule.isNonInferior = true;
    return rule;
}

core::GateCheck checked(const core::GateRule& rule, const std::vector<double>& before,
                        const std::vector<double>& now)
{
    const core::RunEvaluation baseline = runOf(before);
    const auto checks = core::checkGate(std::vector{rule}, runOf(now), &baseline, {});
    return checks.at(0);
}

/// Student's ten patients (Biometrika 6, 1908) under two drugs: the mean difference is -1.58 from
/// the second to the first, p of the t test 0.00283289.
const std::vector<double> second{1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};
const std::vector<double> first{0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};

}  // namespace

class TestGate : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void power_data();
    void power();
    void needed_data();
    void needed();
    void neverEnough();
    void verdicts_data();
    void verdicts();
    void toldOfADrop();
    void leastValue();
    void bothRules();
    void withoutNumbers();
    void unansweredQueries();
    void interval();
    void sizeOfNonInferiority();
    void worstQueries();
    void adjusted();
    void outcome_data();
    void outcome();
    void rulesFile_data();
    void rulesFile();
    void nonInferiorRule();
    void unprovenOfRules();
    void brokenJson();
    void dotsInTomlTexts();
    void wrongRules_data();
    void wrongRules();
};

void TestGate::power_data()
{
    QTest::addColumn<double>("effect");
    QTest::addColumn<std::size_t>("queries");
    QTest::addColumn<double>("alpha");
    QTest::addColumn<double>("power");
    QTest::newRow("R's pwr.t.test, its example of one sample")
        << 0.2 << std::size_t{60} << 0.10 << 0.4555818;
    QTest::newRow("a drop is as likely found as a gain")
        << -0.2 << std::size_t{60} << 0.10 << 0.4555818;
    QTest::newRow("without a difference it is alpha") << 0.0 << std::size_t{25} << 0.05 << 0.05;
}

void TestGate::power()
{
    QFETCH(const double, effect);
    QFETCH(const std::size_t, queries);
    QFETCH(const double, alpha);
    QFETCH(const double, power);
    QVERIFY(std::abs(core::pairedPower(effect, queries, alpha) - power) < 5e-8);
}

void TestGate::needed_data()
{
    QTest::addColumn<double>("effect");
    QTest::addColumn<std::size_t>("queries");
    // Of pairs at alpha 0.05 and power 0.8, rounded up.
    QTest::newRow("small, R's pwr says 198.15") << 0.2 << std::size_t{199};
    QTest::newRow("medium, R's pwr says 33.37") << 0.5 << std::size_t{34};
    QTest::newRow("large, R's pwr says 14.30") << 0.8 << std::size_t{15};
    QTest::newRow("the sign does not matter") << -0.5 << std::size_t{34};
    // By the normal approximation ((1.959964 + 0.841621) / 0.001)^2 = 7848880, and z²/2 more.
    QTest::newRow("tiny") << 0.001 << std::size_t{7848882};
}

void TestGate::needed()
{
    QFETCH(const double, effect);
    QFETCH(const std::size_t, queries);
    const auto found = core::queriesNeeded(effect, 0.05, 0.8);
    QVERIFY(found);
    // The distribution is right to some five digits where queries are millions.
    const auto off = std::abs(static_cast<double>(*found) - static_cast<double>(queries));
    QVERIFY2(off <= 1e-5 * static_cast<double>(queries), qPrintable(QString::number(*found)));
}

void TestGate::neverEnough()
{
    QVERIFY(!core::queriesNeeded(0, 0.05, 0.8));
    QVERIFY(!core::queriesNeeded(1e-6, 0.05, 0.8));
}

void TestGate::verdicts_data()
{
    QTest::addColumn<core::GateCheck>("check");
    QTest::addColumn<GateVerdict>("verdict");
    const auto row = [](const char* name, const core::GateCheck& check, GateVerdict verdict) {
        QTest::newRow(name) << check << verdict;
    };
    row("a gain", checked(dropRule(0), first, second), GateVerdict::Held);
    row("the same", checked(dropRule(0), first, first), GateVerdict::Held);
    row("less of a drop than allowed", checked(dropRule(1.6), second, first), GateVerdict::Held);
    row("as much as allowed", checked(dropRule(1.58), second, first), GateVerdict::Held);
    row("more than allowed", checked(dropRule(1.5), second, first), GateVerdict::Broken);
    row("more, and proven", checked(dropRule(1.5, 0.05), second, first), GateVerdict::Broken);
    row("more, and not proven", checked(dropRule(1.5, 0.002), second, first),
        GateVerdict::Unproven);
    const double p = *checked(dropRule(1.5, 0.05), second, first).p;
    row("more, with p exactly alpha", checked(dropRule(1.5, p), second, first),
        GateVerdict::Unproven);
    row("by the sign test, whose p is 2 / 512",
        checked(dropRule(1.5, 0.003, PairedTest::Sign), second, first), GateVerdict::Unproven);
    row("a single query has no test", checked(dropRule(0, 0.05), {1}, {0.5}), GateVerdict::Broken);
    row("every query drops alike", checked(dropRule(0, 0.05), {1, 0.75}, {0.5, 0.25}),
        GateVerdict::Broken);
    row("rounding is no drop", checked(dropRule(0.1), {0.3, 0.3}, {0.2, 0.2}), GateVerdict::Held);
    // One patient loses 4.6, so the interval begins at -5.2064786 (numpy, scipy), for 0.1 at
    // -2.8834802; the t interval, -1.58 ± 0.8798858, begins at -2.45989.
    row("non-inferior by the interval", checked(nonInferior(5.21), second, first),
        GateVerdict::Held);
    row("a drop within the allowed, not excluded", checked(nonInferior(5.2), second, first),
        GateVerdict::Unproven);
    row("at another level", checked(nonInferior(2.89, 0.1), second, first), GateVerdict::Held);
    row("at another level, not excluded", checked(nonInferior(2.88, 0.1), second, first),
        GateVerdict::Unproven);
    row("a drop beyond the allowed, and shown", checked(nonInferior(1.5), second, first),
        GateVerdict::Broken);
    row("a drop beyond the allowed, not shown", checked(nonInferior(1.5, 0.002), second, first),
        GateVerdict::Unproven);
    row("a gain is non-inferior", checked(nonInferior(0), first, second), GateVerdict::Held);
    row("the same values are", checked(nonInferior(0.1), first, first), GateVerdict::Held);
    row("a single query excludes nothing", checked(nonInferior(1), {0.5}, {0.5}),
        GateVerdict::Unproven);
    row("equal drops that are allowed", checked(nonInferior(0.5), {1, 0.75}, {0.75, 0.5}),
        GateVerdict::Held);
    row("equal drops that are not", checked(nonInferior(0.1), {1, 0.75}, {0.75, 0.5}),
        GateVerdict::Broken);
}

void TestGate::verdicts()
{
    QFETCH(const core::GateCheck, check);
    QFETCH(const GateVerdict, verdict);
    QVERIFY(check.verdict == verdict);
}

void TestGate::toldOfADrop()
{
    const core::GateCheck check = checked(dropRule(1), second, first);
    QVERIFY(std::abs(*check.mean - 0.75) < 1e-12);
    QVERIFY(std::abs(*check.baseline - 2.33) < 1e-12);
    QCOMPARE(check.queries, std::size_t{10});
    QVERIFY(std::abs(*check.p - 0.00283289019738427) < 1e-12);
    QCOMPARE(check.sought, 1.0);
    // d = 1 / 1.229995 = 0.81301: between the 14 for 0.83 and the 15 for 0.8.
    QCOMPARE(check.queriesNeeded.value_or(0), std::size_t{14});
    // Where none is allowed, the one seen: d = 1.2845575625910546.
    const core::GateCheck none = checked(dropRule(0), second, first);
    QVERIFY(std::abs(none.sought - 1.58) < 1e-12);
    QVERIFY(none.queriesNeeded < check.queriesNeeded);
    const core::GateCheck rise = checked(dropRule(0), first, second);
    QCOMPARE(rise.sought, 0.0);
    QVERIFY(!rise.queriesNeeded);
}

void TestGate::leastValue()
{
    const core::GateRule rule{definitionOf("AP"), {}, {}, PairedTest::T, 0.5};
    const auto verdict = [&](const std::vector<double>& values) {
        return core::checkGate(std::vector{rule}, runOf(values), nullptr, {}).at(0).verdict;
    };
    QVERIFY(verdict({0.25, 0.75}) == GateVerdict::Held);
    QVERIFY(verdict({0.25, 0.5}) == GateVerdict::Broken);
}

void TestGate::bothRules()
{
    core::GateRule rule = dropRule(0);
    rule.least = 0.9;
    const core::RunEvaluation baseline = runOf({0.5});
    const auto checks = core::checkGate(std::vector{rule}, runOf({0.6}), &baseline, {});
    QCOMPARE(checks.size(), std::size_t{2});
    QVERIFY(checks[0].verdict == GateVerdict::Held && checks[0].rule.maxDrop);
    QVERIFY(!checks[0].rule.least);
    QVERIFY(checks[1].verdict == GateVerdict::Broken && checks[1].rule.least);
    QVERIFY(!checks[1].rule.maxDrop);
}

void TestGate::withoutNumbers()
{
    core::RunEvaluation run = runOf({0.5});
    run.queries[0].counted[0] = core::Undefined::NoRelevant;
    run.means = core::meansOf(run.queries, 1);
    const core::RunEvaluation baseline = runOf({0.5});
    core::GateRule rule = dropRule(0);
    rule.least = 0;
    for (const core::GateCheck& check : core::checkGate(std::vector{rule}, run, &baseline, {})) {
        QVERIFY(check.verdict == GateVerdict::Broken);
        QVERIFY(!check.mean);
    }
}

/// Of 100 to 103 the run lacks the last two, of which the baseline answers one.
void TestGate::unansweredQueries()
{
    const core::RunEvaluation baseline = runOf({0.5, 0.5, 0.8});
    core::RunEvaluation run = runOf({0.5, 0.7});
    run.notInRun = {"102", "103"};
    const core::RunEvaluation counted = core::withUnanswered(run, baseline);
    QCOMPARE(counted.queries.size(), std::size_t{3});
    QCOMPARE(*counted.means[0], 0.4);
    const core::RunEvaluation again = core::withUnanswered(counted, baseline);
    QCOMPARE(again.queries.size(), std::size_t{3});
    QCOMPARE(core::unansweredQueries(run, baseline), std::vector<std::string>{"102"});
}

/// R's t.test(extra ~ group, data = sleep, paired = TRUE) prints -2.4598858 and -0.7001142.
void TestGate::interval()
{
    const core::GateCheck check = checked(dropRule(1), second, first);
    QVERIFY(check.interval);
    QVERIFY(std::abs(check.interval->low + 2.4598858) < 5e-8);
    QVERIFY(std::abs(check.interval->high + 0.7001142) < 5e-8);
    QVERIFY(!checked(dropRule(1), {0.5}, {0.5}).interval);
    const core::GateCheck skewed = checked(nonInferior(2.47), second, first);
    QVERIFY(std::abs(skewed.interval->low + 5.2064786) < 5e-8);
    QVERIFY(std::abs(skewed.interval->high + 0.7001142) < 5e-8);
    QVERIFY(skewed.isExcludedByT && !checked(nonInferior(2.45), second, first).isExcludedByT);
}

/// Of runs that drop by exactly what is allowed, 2.5 % should pass, because the lower end of a 95%
/// interval is above the truth in one case of forty: 250 of 10,000, with a standard deviation of
/// 15.6. Differences are normal, by Box and Muller; allowing for their skewness costs some passes.
void TestGate::sizeOfNonInferiority()
{
    constexpr int rounds = 10'000;
    constexpr std::size_t queries = 25;
    std::mt19937_64 random(1);
    const auto uniform = [&random] { return static_cast<double>(random() >> 11U) * 0x1p-53; };
    const core::RunEvaluation baseline = runOf(std::vector<double>(queries, 0.0));
    const std::vector rules{nonInferior(0.5)};
    int passed = 0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> values(queries);
        for (double& value : values) {
            const double radius = std::sqrt(-2 * std::log(1 - uniform()));
            value = radius * std::cos(2 * std::numbers::pi * uniform()) - 0.5;
        }
        const auto check = core::checkGate(rules, runOf(values), &baseline, {}).at(0);
        passed += check.verdict == GateVerdict::Held ? 1 : 0;
    }
    QVERIFY2(passed > 150 && passed < 297, qPrintable(QString::number(passed)));
}

/// The largest drops among the patients: 4.6, 2.4, 1.8, 1.4, and 1.3 twice, of which the first
/// counts.
void TestGate::worstQueries()
{
    const core::GateCheck check = checked(dropRule(1), second, first);
    std::vector<std::string> queries;
    for (const core::GateQuery& query : check.worst)
        queries.push_back(query.query);
    QCOMPARE(queries, (std::vector<std::string>{"108", "101", "106", "109", "102"}));
    QCOMPARE(check.worst[0], (core::GateQuery{"108", false, 0.0, 4.6}));
    QVERIFY(checked(dropRule(1), first, second).worst.empty());

    const core::GateRule rule{definitionOf("AP"), {}, {}, PairedTest::T, 0.5};
    const auto least =
        core::checkGate(std::vector{rule}, runOf({0.5, 0.25, 0.75, 0}), nullptr, {}).at(0);
    QCOMPARE(least.worst, (std::vector<core::GateQuery>{{"103", false, 0}, {"101", false, 0.25}}));

    const core::RunEvaluation baseline = runOf({0.5, 0.8});
    core::RunEvaluation run = runOf({0.5});
    run.notInRun = {"101"};
    const auto missing = core::checkGate(std::vector{dropRule(0)},
                                         core::withUnanswered(run, baseline), &baseline, {})
                             .at(0);
    QCOMPARE(missing.worst, (std::vector<core::GateQuery>{{"101", true, 0, 0.8}}));
}

/// Three p of 0.00283289, adjusted to 0.00849868; rules without a test do not count.
void TestGate::adjusted()
{
    const auto family = [](const core::GateRule& rule) {
        const core::GateCheck check = checked(rule, second, first);
        const core::GateCheck untested = checked(dropRule(9), second, first);
        std::vector<core::GatedQueries> gated{{{}, {check, untested}}, {"long", {check, check}}};
        core::adjustByHolm(gated);
        return gated;
    };
    const auto unproven = family(dropRule(1, 0.005));
    for (const core::GatedQueries& gated : unproven) {
        const core::GateCheck& check = gated.checks.front();
        QVERIFY(std::abs(check.holm.value_or(0) - 3 * 0.00283289019738427) < 1e-12);
        QVERIFY(std::abs(check.p.value_or(0) - 0.00283289019738427) < 1e-12);
        QVERIFY(check.verdict == GateVerdict::Unproven);
    }
    QVERIFY(!unproven[0].checks[1].holm);
    QVERIFY(unproven[0].checks[1].verdict == GateVerdict::Held);
    QVERIFY(family(dropRule(1, 0.01))[1].checks[0].verdict == GateVerdict::Broken);
    QVERIFY(family(nonInferior(5.21))[1].checks[0].verdict == GateVerdict::Held);
    QVERIFY(family(nonInferior(1, 0.005))[1].checks[0].verdict == GateVerdict::Unproven);
}

void TestGate::outcome_data()
{
    QTest::addColumn<std::vector<GateVerdict>>("verdicts");
    QTest::addColumn<core::UnprovenRule>("rule");
    QTest::addColumn<GateVerdict>("outcome");
    using enum GateVerdict;
    using core::UnprovenRule;
    const std::vector held{Held, Held};
    const std::vector unproven{Held, Unproven};
    const std::vector broken{Broken, Unproven};
    QTest::newRow("every rule holds") << held << UnprovenRule::Fail << Held;
    QTest::newRow("an unproven drop fails") << unproven << UnprovenRule::Fail << Broken;
    QTest::newRow("it passes, but stays unproven") << unproven << UnprovenRule::Pass << Unproven;
    QTest::newRow("it is skipped, but stays unproven")
        << unproven << UnprovenRule::Skip << Unproven;
    QTest::newRow("a broken rule always breaks") << broken << UnprovenRule::Skip << Broken;
}

void TestGate::outcome()
{
    QFETCH(const std::vector<GateVerdict>, verdicts);
    QFETCH(const core::UnprovenRule, rule);
    QFETCH(const GateVerdict, outcome);
    std::vector<core::GatedQueries> gated;
    for (const GateVerdict verdict : verdicts) {
        core::GateCheck check;
        check.verdict = verdict;
        gated.push_back({{}, {check}});
    }
    QVERIFY(core::outcomeOf(gated, rule) == outcome);
}

void TestGate::rulesFile_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("JSON") << std::string(R"({"rules": [
        {"measure": "AP", "maxDrop": 0.01, "p": 0.05, "test": "wilcoxon"},
        {"measure": "P@10", "min": 0.3}]})");
    QTest::newRow("TOML") << std::string(R"(# before a release
[[rules]]
measure = "AP"
maxDrop = 0.01
p = 5e-2
test = 'wilcoxon'

[[rules]]
min = 0.3
measure = "P@10"
)");
    QTest::newRow("TOML in lines") << std::string("rules = [\r\n  {test = \"wilcoxon\", p = 0.05, "
                                                  "maxDrop = 0.01, measure = \"AP\"},\r\n"
                                                  "  {measure = \"P@10\", min = 0.3},\r\n]\r\n");
    QTest::newRow("TOML behind a byte order mark")
        << std::string("\xef\xbb\xbf[[rules]]\nmeasure='AP'\nmaxDrop=0.01\np=0.05\n"
                       "test='wilcoxon'\n[[rules]]\nmeasure='P@10'\nmin=0.3\n");
}

void TestGate::rulesFile()
{
    QFETCH(const std::string, text);
    const auto rules = core::parseGateRules(text, "gate");
    QVERIFY(rules);
    QVERIFY(*rules ==
            (std::vector<core::GateRule>{dropRule(0.01, 0.05, PairedTest::Wilcoxon),
                                         {definitionOf("P@10"), {}, {}, PairedTest::T, 0.3}}));
}

void TestGate::nonInferiorRule()
{
    const auto rules = core::parseGateRules(
        "[[rules]]\nmeasure = 'AP'\nmaxDrop = 0.01\nnonInferior = true\n", "gate.toml");
    QVERIFY(rules);
    QVERIFY(*rules == std::vector{nonInferior(0.01)});
}

/// How an unproven drop counts may differ between rules.
void TestGate::unprovenOfRules()
{
    const auto rules = core::parseGateRules(
        R"({"rules": [{"measure": "AP", "maxDrop": 1, "p": 0.001, "unproven": "skip"},)"
        R"({"measure": "RR", "maxDrop": 1, "p": 0.001}]})",
        "gate.json");
    QVERIFY(rules);
    QVERIFY((*rules)[0].unproven == core::UnprovenRule::Skip);
    QVERIFY(!(*rules)[1].unproven);
    const auto outcome = [&](std::size_t rule, core::UnprovenRule unproven) {
        core::GateCheck check;
        check.rule = (*rules)[rule];
        check.verdict = GateVerdict::Unproven;
        const std::vector<core::GatedQueries> gated{{{}, {check}}};
        return core::outcomeOf(gated, unproven);
    };
    QVERIFY(outcome(0, core::UnprovenRule::Fail) == GateVerdict::Unproven);
    QVERIFY(outcome(1, core::UnprovenRule::Fail) == GateVerdict::Broken);
    QVERIFY(outcome(1, core::UnprovenRule::Pass) == GateVerdict::Unproven);
}

void TestGate::wrongRules_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const std::string& rule, ErrorCode problem,
                        const std::string& found) {
        QTest::newRow(name) << R"({"rules": [)" + rule + "]}" << problem << found;
    };
    QTest::newRow("no object") << std::string("[]") << ErrorCode::WrongType << std::string();
    QTest::newRow("no rules") << std::string("{}") << ErrorCode::MissingField
                              << std::string("rules");
    QTest::newRow("another field") << std::string(R"({"rules": [], "other": 1})")
                                   << ErrorCode::UnknownField << std::string("other");
    row("no rule", "", ErrorCode::MissingField, "rules[0]");
    row("no measure", R"({"min": 1})", ErrorCode::MissingField, "rules[0].measure");
    row("nothing to keep to", R"({"measure": "AP"})", ErrorCode::MissingField, "rules[0].maxDrop");
    row("p without a drop", R"({"measure": "AP", "min": 1, "p": 0.05})", ErrorCode::MissingField,
        "rules[0].maxDrop");
    row("non-inferiority without a drop", R"({"measure": "AP", "min": 1, "nonInferior": true})",
        ErrorCode::MissingField, "rules[0].maxDrop");
    row("unproven drops without a drop", R"({"measure": "AP", "min": 1, "unproven": "skip"})",
        ErrorCode::MissingField, "rules[0].maxDrop");
    row("non-inferiority as a number", R"({"measure": "AP", "maxDrop": 1, "nonInferior": 1})",
        ErrorCode::WrongType, "rules[0].nonInferior");
    row("a misspelt field", R"({"measure": "AP", "maxdrop": 1})", ErrorCode::UnknownField,
        "rules[0].maxdrop");
    row("an unknown measure", R"({"measure": "APP", "min": 1})", ErrorCode::BadMeasureSpec, "APP");
    row("a negative drop", R"({"measure": "AP", "maxDrop": -1})", ErrorCode::BadValue,
        "rules[0].maxDrop");
    row("p of 1", R"({"measure": "AP", "maxDrop": 1, "p": 1})", ErrorCode::BadValue, "rules[0].p");
    row("an unknown test", R"({"measure": "AP", "maxDrop": 1, "test": "z"})", ErrorCode::BadValue,
        "rules[0].test");
    row("a least value in words", R"({"measure": "AP", "min": "much"})", ErrorCode::WrongType,
        "rules[0].min");
    QTest::newRow("TOML: no rules")
        << std::string("a = 1") << ErrorCode::MissingField << std::string("rules");
    QTest::newRow("TOML: nothing")
        << std::string() << ErrorCode::MissingField << std::string("rules");
    QTest::newRow("TOML: an endless drop")
        << std::string("[[rules]]\nmeasure='AP'\nmaxDrop=inf") << ErrorCode::WrongType
        << std::string("rules[0].maxDrop");
    QTest::newRow("TOML: a date") << std::string("[[rules]]\nmeasure = 2026-11-23")
                                  << ErrorCode::BadMeasureSpec << std::string("2026-11-23");
    std::string dots = "a";
    for (int i = 0; i < 20'000; ++i)
        dots += ".a";
    QTest::newRow("TOML: a name of 20,000 dots")
        << dots + " = 1" << ErrorCode::NestedTooDeeply << std::string("64");
    QTest::newRow("TOML: a table of 20,000 dots")
        << '[' + dots + ']' << ErrorCode::NestedTooDeeply << std::string("64");
    QTest::newRow("TOML: 20,000 brackets")
        << "a = " + std::string(20'000, '[') << ErrorCode::NestedTooDeeply << std::string("64");
}

void TestGate::wrongRules()
{
    QFETCH(const std::string, text);
    const auto rules = core::parseGateRules(text, "gate.rules");
    QVERIFY(!rules);
    refusals::compare(rules.error());
}

void TestGate::brokenJson()
{
    const std::string text = "// rules\n{\"rules\": [}";
    QCOMPARE(core::parseGateRules(text, "gate.json").error().problem, ErrorCode::JsonValue);
    QCOMPARE(core::parseGateRules(text, "gate.toml").error().problem, ErrorCode::BadToml);
}

/// Only the dots of names are levels.
void TestGate::dotsInTomlTexts()
{
    std::string name = "a";
    for (int i = 0; i < 100; ++i)
        name += ".a";
    for (const char* quote : {"'", "\"", "'''", "\"\"\""}) {
        const std::string text = "[[rules]]\nleast = 0.5\nmeasure = " + (quote + name) + quote;
        const auto rules = core::parseGateRules(text, "gate.toml");
        QVERIFY(!rules);
        QVERIFY(rules.error().problem != ErrorCode::NestedTooDeeply);
    }
}

QTEST_APPLESS_MAIN(TestGate)

}  // namespace tst_gate

#include "tst_gate.moc"
