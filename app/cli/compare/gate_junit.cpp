// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/gate_output.h"
#include "app/cli/option/number_output.h"
#include "ui/text/words/quoted_text.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace cli {

namespace {

using core::GateVerdict;
using core::UnprovenRule;

std::string escaped(const std::string& text)
{
    return ui::harmless(QString::fromStdString(text)).toHtmlEscaped().toStdString();
}

std::string attribute(std::string_view name, const std::string& value)
{
    return std::string(" ").append(name).append("=\"") + escaped(value) + '"';
}

struct TestCase {
    std::string name;
    std::string failure = {};  ///< its type; empty if it did not fail
    bool isSkipped = false;
    std::string message;
    std::string details = {};
};

std::string_view failureOf(const core::GateCheck& check)
{
    if (check.verdict == GateVerdict::Unproven)
        return "unproven";
    return check.rule.least ? "minimum" : "drop";
}

std::string worstText(const core::GateCheck& check, int digits)
{
    if (check.worst.empty())
        return {};
    std::string text = "Worst queries:\n";
    for (const core::GateQuery& query : check.worst)
        text += query.query + ": " + queryText(query, digits) + '\n';
    return text;
}

TestCase testCaseOf(const core::GatedQueries& gated, const core::GateCheck& check,
                    const GateReport& report)
{
    const bool isUnproven = check.verdict == GateVerdict::Unproven;
    TestCase test{.name = ruleText(gated, check),
                  .message = std::string(verdictWord(check.verdict)) + ": " +
                             checkText(check, report.digits)};
    if (check.verdict == GateVerdict::Held)
        return test;
    test.details = worstText(check, report.digits);
    const UnprovenRule unproven = check.rule.unproven.value_or(report.unproven);
    if (!isUnproven || unproven == UnprovenRule::Fail)
        test.failure = failureOf(check);
    else if (unproven == UnprovenRule::Skip)
        test.isSkipped = true;
    else
        test.name += " (unproven)";
    return test;
}

std::vector<TestCase> testCasesOf(const GateReport& report)
{
    std::vector<TestCase> tests;
    forEachCheck(report, [&](const core::GatedQueries& gated, const core::GateCheck& check) {
        tests.push_back(testCaseOf(gated, check, report));
    });
    if (report.areUnansweredBroken) {
        TestCase& test = tests.emplace_back(
            TestCase{.name = answersRule, .message = std::string(verdictWord(GateVerdict::Held))});
        if (!report.unanswered.empty()) {
            test.failure = "missing";
            test.message = unansweredText(report);
        }
    }
    return tests;
}

/// The run as a class: readers of JUnit split names at dots and show folders as packages.
std::string classOf(const std::string& run)
{
    std::string name = run.substr(run.find_last_of('/') + 1);
    std::ranges::replace(name, '.', '_');
    return name;
}

std::string testCaseXml(const TestCase& test, const std::string& run, const std::string& seconds)
{
    std::string xml = "    <testcase" + attribute("classname", run) + attribute("name", test.name) +
                      attribute("time", seconds) + ">\n";
    if (!test.failure.empty())
        xml += "      <failure" + attribute("message", test.message) +
               attribute("type", test.failure) + ">" + escaped(test.details) + "</failure>\n";
    else if (test.isSkipped)
        xml += "      <skipped" + attribute("message", test.message) + "/>\n";
    else
        xml +=
            "      <system-out>" + escaped(test.message + '\n' + test.details) + "</system-out>\n";
    return xml + "    </testcase>\n";
}

}  // namespace

std::string gateJunit(const GateReport& report)
{
    const std::vector<TestCase> tests = testCasesOf(report);
    std::size_t failed = 0;
    std::size_t skipped = 0;
    std::string cases;
    const std::string each = fixedText(report.seconds / static_cast<double>(tests.size()), 3);
    for (const TestCase& test : tests) {
        failed += test.failure.empty() ? 0 : 1;
        skipped += test.isSkipped ? 1 : 0;
        cases += testCaseXml(test, classOf(report.run), each);
    }
    std::string said = outcomeText(report);
    for (const std::string& sentences : {comparisonText(report), notesText(report)})
        if (!sentences.empty())
            said += '\n' + sentences;
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
           "  <testsuite name=\"rankscope-cli gate\" tests=\"" +
           std::to_string(tests.size()) + "\" failures=\"" + std::to_string(failed) +
           "\" errors=\"0\" skipped=\"" + std::to_string(skipped) + "\"" +
           attribute("time", fixedText(report.seconds, 3)) + ">\n" + cases + "    <system-out>" +
           escaped(said) + "</system-out>\n" + "  </testsuite>\n</testsuites>\n";
}

}  // namespace cli
