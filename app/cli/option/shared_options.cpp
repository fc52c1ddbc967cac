// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/shared_options.h"

#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <thread>

namespace cli {

void addMeasures(OptionSet command, std::vector<std::string>& texts)
{
    command
        .add("-m,--measure", "DEF", texts,
             "Measure, such as nDCG@10, \"AP(rel=2)@100\" or RR. Can be repeated. Default: "
             "nDCG@10, AP@10, RR@10 and P@10.")
        .oneEach();
}

std::vector<std::string> usualMeasures()
{
    return {"nDCG@10", "AP@10", "RR@10", "P@10"};
}

std::optional<std::vector<core::MeasureSpec>> readMeasures(const OptionSet& command,
                                                           const std::vector<std::string>& texts)
{
    std::vector<core::MeasureSpec> definitions;
    for (const std::string& text : texts.empty() ? usualMeasures() : texts) {
        const auto definition = core::parseMeasureSpec(text);
        if (!definition) {
            wrongUsage(command, ui::measureSpecErrorText(definition.error()).toStdString());
            return std::nullopt;
        }
        definitions.push_back(*definition);
    }
    return definitions;
}

std::vector<std::string> distinctMeasures(const std::vector<std::string>& texts)
{
    std::vector<std::string> distinct;
    std::set<std::string> known;
    for (const std::string& text : texts) {
        const auto definition = core::parseMeasureSpec(text);
        const std::string name = definition ? core::toText(core::normalised(*definition)) : text;
        if (known.insert(name).second)
            distinct.push_back(text);
        else
            warn(Wording::tr("-m %1: %2 was already given and counts once")
                     .arg(QString::fromStdString(text), QString::fromStdString(name))
                     .toStdString());
    }
    return distinct;
}

void addOrder(OptionSet command, core::RankOrder& order)
{
    addChoice(command, "--order", "ORDER",
              "Order of a run's documents: score (default; ties by document id, descending, as in "
              "trec_eval), score-id-ascending (ties by document id, ascending), score-file (ties "
              "as in the file), rank (the rank column) or file (as in the file).",
              rankOrders, order);
}

void addJson(OptionSet command, bool& isJson)
{
    addChoice<bool>(command, "--format", "FORMAT", "Output format: text (default) or json.",
                    {{"text", false}, {"json", true}}, isJson);
}

void addThreads(OptionSet command, core::Threads& threads)
{
    threads = core::Threads(std::thread::hardware_concurrency());
    command
        .take<std::size_t>(
            "--threads", "N", [&threads](std::size_t count) { threads = core::Threads(count); },
            "Number of threads (default: one per processor). The output does not depend on it.")
        .within(1, 1024);
}

bool readsStandardInputTwice(const std::vector<std::string>& inputs)
{
    return std::count(inputs.begin(), inputs.end(), "-") > 1;
}

}  // namespace cli
