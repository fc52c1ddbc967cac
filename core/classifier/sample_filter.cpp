#include "core/classifier/sample_filter.h"

#include "core/text/ascii.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace core {

namespace {

using Condition = SampleFilter::Condition;
using Quantity = SampleFilter::Quantity;
using Relation = SampleFilter::Relation;

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

struct Term {
    std::string text;
    bool isQuoted = false;  ///< begins with a quote
};

std::vector<Term> termsOf(std::string_view text)
{
    std::vector<Term> terms;
    bool isOpen = false;
    bool isQuoting = false;
    for (const char c : text) {
        if (isBlank(c) && !isQuoting) {
            isOpen = false;
            continue;
        }
        if (!std::exchange(isOpen, true))
            terms.push_back({{}, c == '"'});
        if (c == '"')
            isQuoting = !isQuoting;
        else
            terms.back().text += c;
    }
    std::erase_if(terms, [](const Term& term) { return term.text.empty(); });
    return terms;
}

constexpr std::array<std::pair<std::string_view, Outcome>, 4> outcomeWords{{
    {"tp", Outcome::TruePositive},
    {"fp", Outcome::FalsePositive},
    {"fn", Outcome::FalseNegative},
    {"tn", Outcome::TrueNegative},
}};

constexpr std::array<std::pair<std::string_view, Quantity>, 3> quantityWords{{
    {"score", Quantity::Score},
    {"loss", Quantity::Loss},
    {"weight", Quantity::Weight},
}};

/// Longer signs first.
constexpr std::array<std::pair<std::string_view, Relation>, 7> signs{{
    {"<=", Relation::AtMost},
    {">=", Relation::AtLeast},
    {"!=", Relation::Different},
    {"<", Relation::Less},
    {">", Relation::Greater},
    {"=", Relation::Equal},
    {":", Relation::Equal},
}};

struct Comparison {
    std::string_view name;
    Relation relation;
    std::string_view value;
};

std::optional<Comparison> comparisonIn(std::string_view term)
{
    const std::size_t at = term.find_first_of("<>=!:");
    if (at == std::string_view::npos)
        return std::nullopt;
    for (const auto& [sign, relation] : signs)
        if (term.substr(at).starts_with(sign))
            return Comparison{term.substr(0, at), relation, term.substr(at + sign.size())};
    return std::nullopt;
}

template <class Words>
auto found(const Words& words, std::string_view word)
{
    return std::find_if(words.begin(), words.end(),
                        [&](const auto& entry) { return equalsIgnoringCase(entry.first, word); });
}

/// Takes a comparison into the filter. @return whether it is one; else it is a part of an id
Result<bool, FilterError> takeComparison(SampleFilter& filter, const std::string& term)
{
    const auto comparison = comparisonIn(term);
    if (!comparison)
        return false;
    const bool isLabel = equalsIgnoringCase(comparison->name, "label");
    if (isLabel || equalsIgnoringCase(comparison->name, "group")) {
        if (comparison->relation != Relation::Equal)
            return FilterError{FilterError::Kind::NoSuchRelation, term};
        if (comparison->value.empty())
            return FilterError{FilterError::Kind::NoValue, term};
        (isLabel ? filter.labels : filter.groups).push_back(lowered(comparison->value));
        return true;
    }
    const auto quantity = found(quantityWords, comparison->name);
    if (quantity == quantityWords.end())
        return false;
    const auto number = parsedNumber<double>(comparison->value);
    if (!number || *number != *number)
        return FilterError{FilterError::Kind::NoNumber, term};
    filter.conditions.push_back({quantity->second, comparison->relation, *number});
    return true;
}

bool holds(Relation relation, double value, double number)
{
    switch (relation) {
    case Relation::Less:
        return value < number;
    case Relation::AtMost:
        return value <= number;
    case Relation::Equal:
        return value == number;
    case Relation::Different:
        return value != number;
    case Relation::AtLeast:
        return value >= number;
    case Relation::Greater:
        return value > number;
    }
    return false;
}

/// A sample without the quantity has no place in any relation.
bool holds(const Condition& condition, const SampleView& view, std::size_t sample)
{
    switch (condition.quantity) {
    case Quantity::Score:
        return holds(condition.relation, view.scored.scores[sample], condition.number);
    case Quantity::Weight:
        return holds(condition.relation, view.scored.weight(sample), condition.number);
    case Quantity::Loss: {
        const auto loss = view.loss(sample);
        return loss && holds(condition.relation, *loss, condition.number);
    }
    }
    return false;
}

bool contains(std::string_view text, std::string_view part)
{
    return std::search(text.begin(), text.end(), part.begin(), part.end(),
                       [](char a, char b) { return lower(a) == b; }) != text.end();
}

bool isWanted(const std::vector<std::string>& words, std::string_view word)
{
    return words.empty() || std::any_of(words.begin(), words.end(), [&](const std::string& each) {
               return equalsIgnoringCase(each, word);
           });
}

}  // namespace

Result<SampleFilter, FilterError> parseSampleFilter(std::string_view text)
{
    SampleFilter filter;
    std::array<bool, 4> outcomes{};
    for (const Term& term : termsOf(text)) {
        if (!term.isQuoted) {
            const auto outcome = found(outcomeWords, term.text);
            if (outcome != outcomeWords.end()) {
                outcomes[static_cast<std::size_t>(outcome->second)] = true;
                continue;
            }
            const auto isTaken = takeComparison(filter, term.text);
            if (!isTaken)
                return isTaken.error();
            if (*isTaken)
                continue;
        }
        filter.texts.push_back(lowered(term.text));
    }
    if (outcomes != std::array<bool, 4>{})
        filter.outcomes = outcomes;
    return filter;
}

bool accepts(const SampleFilter& filter, const SampleView& view, std::size_t sample)
{
    if (!filter.outcomes[static_cast<std::size_t>(view.outcome(sample))])
        return false;
    for (const Condition& condition : filter.conditions)
        if (!holds(condition, view, sample))
            return false;
    const Samples& samples = *view.samples;
    if (!isWanted(filter.labels, samples.classes[samples.labels[sample]]))
        return false;
    if (!filter.groups.empty() &&
        (samples.groups.empty() ||
         !isWanted(filter.groups, samples.groupNames[samples.groups[sample]])))
        return false;
    std::array<char, 24> number;
    std::string_view id;
    if (samples.ids.empty()) {
        const auto end =
            std::to_chars(number.data(), number.data() + number.size(), sample + 1).ptr;
        id = {number.data(), static_cast<std::size_t>(end - number.data())};
    } else {
        id = samples.ids[sample];
    }
    return std::all_of(filter.texts.begin(), filter.texts.end(),
                       [&](const std::string& part) { return contains(id, part); });
}

}  // namespace core
