// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/unused_options.h"

#include "app/cli/option/choice.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace figures {

namespace {

constexpr std::uint8_t bit(InputKind kind)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}

constexpr std::uint8_t list = bit(InputKind::List);
constexpr std::uint8_t query = bit(InputKind::QueryOfCollection);
constexpr std::uint8_t samples = bit(InputKind::Samples);
constexpr std::uint8_t collection = bit(InputKind::Collection);
constexpr std::uint8_t collectionSession = bit(InputKind::CollectionSession);

struct Listeners {
    std::string_view option;
    unsigned kinds;
};

constexpr auto known = std::to_array<Listeners>({
    {"--measure", list | query | collection | collectionSession},
    {"--query", query | collection | collectionSession},
    {"--take", list},
    {"--as", list | query | collection},
    {"--order", query | collection},
    {"--depth", query | collection},
    {"--judged-only", query | collection},
    {"--own-document", query | collection},
    {"--repeated", query | collection},
    {"--latin1", query | collection | samples},
    {"--gb18030", query | collection | samples},
    {"--feature", query | collection},
    {"--split", query | collection},
    {"--max-expansion", list | query | collection | samples},
    {"--sheet", list | query | collection | samples},
    {"--query-column", query | collection},
    {"--document-column", query | collection},
    {"--grade-column", query | collection},
    {"--score-column", query | collection},
    {"--raters", query | collection},
    {"--grades", query | collection},
    {"--repeated-document", query | collection},
    {"--skip-bad-lines", query | collection},
    {"--missing", collection},
    {"--weights", collection},
    {"--no-value", collection},
    {"--decimal-comma", list | query | collection | samples},
    {"--threshold", samples},
    {"--recalibrate", samples},
    {"--folds", samples},
    {"--clip", samples},
    {"--clip-outside", samples},
    {"--bins", samples},
    {"--binning", samples},
    {"--closed", samples},
    {"--prevalence", samples},
    {"--label", samples},
    {"--score", samples},
    {"--predicted", samples},
    {"--weight", samples},
    {"--group", samples},
    {"--slices", samples},
    {"--positive", samples},
    {"--delimiter", samples},
    {"--no-header", samples},
    {"--skip-bad-rows", samples},
    {"--lower-is-positive", samples},
});

constexpr std::array<cli::Choice<InputKind>, 5> kindNames{{
    {"one list", InputKind::List},
    {"one query of judgments and a run", InputKind::QueryOfCollection},
    {"labels and scores", InputKind::Samples},
    {"judgments and runs", InputKind::Collection},
    {"the session of a collection", InputKind::CollectionSession},
}};

}  // namespace

std::string unusedOption(const cli::OptionSet& command, InputKind kind)
{
    for (const auto& [option, kinds] : known)
        if ((kinds & bit(kind)) == 0 && command.has(std::string(option)) &&
            command.option(std::string(option)).isGiven())
            return std::string(option) + " is not available for " +
                   std::string(wordOf(kindNames, kind)) + ".";
    return {};
}

}  // namespace figures
