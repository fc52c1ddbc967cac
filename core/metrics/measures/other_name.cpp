// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/other_name.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/parameter_table.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace core {

namespace {

bool setSquareOfBeta(MeasureSpec& definition, std::string_view text)
{
    double square = 0;
    return readNumber(text, square) &&
           rowOf(Parameter::Beta).set(definition.settings, shortestText(std::sqrt(square)));
}

/// "80" means 0.80.
bool setDecimalsOfPersistence(MeasureSpec& definition, std::string_view text)
{
    return rowOf(Parameter::Persistence).set(definition.settings, "0." + std::string(text));
}

bool setRecallPoint(MeasureSpec& definition, std::string_view text)
{
    return rowOf(Parameter::RecallPoint).set(definition.settings, text);
}

bool setNothing(MeasureSpec&, std::string_view)
{
    return false;
}

constexpr std::array names{
    OtherName{"set_P", "P", "trec_eval", setNothing},
    OtherName{"set_recall", "Recall", "trec_eval", setNothing},
    OtherName{"set_F", "F1", "trec_eval", setSquareOfBeta},
    OtherName{"iprec_at_recall", "iprec", "trec_eval", setRecallPoint},
    OtherName{"unj", "Judged(counts=holes)", "trec_eval", setCutoff},
    OtherName{"hole", "Judged(counts=holes)", "BEIR", setCutoff},
    OtherName{"ndcg_burges", "nDCG(gain=exp)", "ranx", setCutoff},
    OtherName{"dcg_burges", "DCG(gain=exp)", "ranx", setCutoff},
    OtherName{"rbp", "RBP", "ranx", setDecimalsOfPersistence},
};

}  // namespace

std::span<const OtherName> otherNames()
{
    return names;
}

std::optional<NumberedName> numberedName(std::string_view text)
{
    const std::size_t begin = text.find_last_not_of("0123456789.") + 1;
    NumberedName read{text.substr(0, begin), text.substr(begin)};
    if (read.number.starts_with('.'))
        read.number.remove_prefix(1);
    else if (read.name.size() > 4 &&
             equalsIgnoringCase(read.name.substr(read.name.size() - 4), "_at_"))
        read.name.remove_suffix(4);
    else if (read.name.ends_with('_'))
        read.name.remove_suffix(1);
    else
        return std::nullopt;
    return read.name.empty() || read.number.empty() ? std::nullopt : std::optional(read);
}

bool setCutoff(MeasureSpec& definition, std::string_view text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    constexpr std::size_t most = 1'000'000'000;
    if (error != std::errc() || end != text.data() + text.size() || number == 0 || number > most)
        return false;
    definition.cutoff = number;
    return true;
}

}  // namespace core
