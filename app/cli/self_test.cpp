// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/text_table.h"
#include "core/foundation/json/json_writer.h"
#include "ui/text/catalogue/reference_text.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

struct SelfTestOptions {
    bool isJson = false;
    bool all = false;
};

constexpr auto selfTestHelp =
    R"help(Recalculate results of trec_eval, ranx, scikit-learn, scipy and other tools, and results
that were computed from papers independently of Rankscope. Then show the differences. The reference data is built in. By default, self-test lists only the values that differ; --all lists every value.
The exit status is 1 if any value differs.

Examples:
  rankscope-cli self-test
  rankscope-cli self-test --all --format json)help";

using Checks = std::vector<core::ReferenceCheck>;

/// The results to list: all, or those that differ.
std::vector<core::CheckedValue> listed(const core::ReferenceCheck& check, bool all)
{
    std::vector<core::CheckedValue> values = check.values;
    if (!all)
        std::erase_if(values, [&check](const auto& value) { return check.agrees(value); });
    return values;
}

std::string checksText(const Checks& checks, bool all)
{
    std::string text = plainText(ui::referenceTableOf(checks));
    for (const core::ReferenceCheck& check : checks) {
        const core::ReferenceCheck shown{check.reference, listed(check, all)};
        if (!shown.values.empty())
            text += "\n" + ui::referenceName(*check.reference).toStdString() + "\n" +
                    plainText(ui::valueTableOf(shown));
    }
    return text;
}

std::string checksJson(const Checks& checks, bool all)
{
    JsonText json;
    json.beginObject();
    json.key("references").objects(checks, [&json, all](const core::ReferenceCheck& check) {
        json.key("program").text(check.reference->program);
        json.key("version").text(check.reference->version);
        json.key("compared").text(ui::referenceSubject(check.reference->reference).toStdString());
        json.key("figures").count(check.values.size());
        json.key("differing").count(check.differing());
        writeNumber("largestDifference", check.largestDifference(), json);
        json.key("rows").objects(listed(check, all), [&](const core::CheckedValue& value) {
            json.key("figure").text(value.what);
            writeNumber("theirs", value.theirs, json);
            writeNumber("ours", value.ours, json);
            json.key("agrees").truth(check.agrees(value));
        });
    });
    json.endObject();
    return json.take();
}

ExitStatus selfTest(const SelfTestOptions& options)
{
    Checks checks;
    for (const core::ReferenceRow& reference : core::referenceTable())
        checks.push_back(core::checkAgainst(reference, ui::referenceFile));
    const ExitStatus printed =
        print(options.isJson ? checksJson(checks, options.all) : checksText(checks, options.all));
    const bool agree = std::all_of(checks.begin(), checks.end(),
                                   [](const auto& check) { return check.differing() == 0; });
    return printed == Good && !agree ? InputRefused : printed;
}

}  // namespace

Command addSelfTest(OptionSet program)
{
    const auto options = std::make_shared<SelfTestOptions>();
    OptionSet command =
        program.addCommand("self-test", "Verify Rankscope against the results of other tools.");
    command.setFooter(selfTestHelp);
    command.addFlag("--all", options->all, "List every value, not only those that differ.");
    addJson(command, options->isJson);
    return {command, [options] { return selfTest(*options); }};
}

}  // namespace cli
