// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_filter.h"

#include "core/foundation/tabular/filter_tokens.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/nearest.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

enum QueryMark : std::size_t { editedMark, missingMark, unjudgedMark, groupMark };
/// The kind of a numeric field, whose number also encodes its definition.
enum QueryNumber : std::size_t {
    judgmentCount,
    relevantCount,
    ofA,
    ofB,
    ofDifference,
    queryNumbers
};

/// @param values index into QueryFacts::values
constexpr std::size_t fieldOf(QueryNumber number, std::size_t values)
{
    return values * queryNumbers + number;
}

constexpr std::array queryNames{
    FilterName{"edited", FilterName::Kind::Choice, editedMark},
    FilterName{"missing", FilterName::Kind::Choice, missingMark},
    FilterName{"unjudged", FilterName::Kind::Choice, unjudgedMark},
    FilterName{"group", FilterName::Kind::Text, groupMark},
    FilterName{"judgments", FilterName::Kind::Number, judgmentCount},
    FilterName{"relevant", FilterName::Kind::Number, relevantCount},
    FilterName{"a", FilterName::Kind::Number, ofA},
    FilterName{"b", FilterName::Kind::Number, ofB},
    FilterName{"delta", FilterName::Kind::Number, ofDifference},
    FilterName{"\u0394", FilterName::Kind::Number, ofDifference},
    FilterName{"\u2206", FilterName::Kind::Number, ofDifference},
};

class QueryAnswers : public FilterFacts {
public:
    explicit QueryAnswers(const QueryFacts& facts)
        : m_facts(facts)
    {}

    bool is(std::size_t field, std::string_view word) const override
    {
        if (field == groupMark)
            return std::ranges::find(m_facts.groups, word) != m_facts.groups.end();
        return std::array{m_facts.isEdited, m_facts.isMissing, m_facts.isUnjudged}[field];
    }
    double number(std::size_t field) const override
    {
        const std::size_t place = field / queryNumbers;
        const QueryFacts::Values values =
            place < m_facts.values.size() ? m_facts.values[place] : QueryFacts::Values();
        const std::array<double, queryNumbers> numbers{m_facts.judgments, m_facts.relevant,
                                                       values.a, values.b, values.difference};
        return numbers[field % queryNumbers];
    }
    bool contains(std::string_view word) const override
    {
        return m_facts.id.find(word) != std::string_view::npos ||
               m_facts.text.find(word) != std::string_view::npos;
    }

private:
    const QueryFacts& m_facts;
};

/// @param begin where the definition starts in the token
FilterProblem problemOf(const FilterToken& read, std::size_t begin, const MeasureSpecError& error)
{
    using Kind = FilterProblem::Kind;
    const std::string_view rest = read.text.substr(begin);
    if (error.kind != MeasureSpecError::Kind::UnknownMeasure &&
        error.kind != MeasureSpecError::Kind::Empty) {
        FilterProblem problem = problemAt(Kind::BadMeasureSpec, read);
        problem.definition = std::string(rest);
        return problem;
    }
    std::string nearest;
    if (begin == 0) {
        const std::vector<std::string> known{"delta", "judgments", "relevant"};
        nearest = nearestTo(read.text, known);
    }
    if (nearest.empty() && !error.nearest.empty())
        nearest = std::string(read.text.substr(0, begin)) + error.nearest +
                  std::string(rest.substr(std::min(rest.find_first_of("(@"), rest.size())));
    return problemAt(Kind::UnknownName, read, std::move(nearest));
}

/// The value of a definition: in B, or in the run named before a point.
Result<std::size_t, FilterProblem> definedField(const FilterToken& read,
                                                std::vector<MeasureSpec>& known)
{
    std::size_t begin = 0;
    QueryNumber number = ofB;
    for (const FilterName& side : queryNames) {
        const std::size_t size = side.name.size();
        if (side.field < ofA || side.kind != FilterName::Kind::Number ||
            !equalsIgnoringCase(read.text.substr(0, size), side.name) ||
            !read.text.substr(size).starts_with('.'))
            continue;
        begin = size + 1;
        number = static_cast<QueryNumber>(side.field);
    }
    auto definition = parseMeasureSpec(read.text.substr(begin));
    if (!definition)
        return problemOf(read, begin, definition.error());
    const auto place = std::find(known.begin(), known.end(), *definition);
    const auto index = static_cast<std::size_t>(place - known.begin());
    if (place == known.end())
        known.push_back(*std::move(definition));
    return fieldOf(number, index + 1);
}

}  // namespace

bool QueryFilter::readsJudgments() const
{
    return m_filter.readsNumber(judgmentCount) || m_filter.readsNumber(relevantCount);
}

bool QueryFilter::readsRuns() const
{
    return !m_definitions.empty() || m_filter.readsText(missingMark) ||
           std::ranges::any_of(std::array{ofA, ofB, ofDifference},
                               [this](QueryNumber number) { return m_filter.readsNumber(number); });
}

std::vector<std::string> QueryFilter::groups() const
{
    return m_filter.askedTexts(groupMark);
}

bool QueryFilter::matches(const QueryFacts& facts) const
{
    return m_filter.matches(QueryAnswers(facts));
}

std::string groupFilter(std::string_view name)
{
    const bool isWord = !name.empty() && std::ranges::all_of(name, [](char sign) {
        return isDigit(sign) || (lower(sign) >= 'a' && lower(sign) <= 'z') || sign == '_';
    });
    const std::string quote = isWord && !isConjunction(name) ? "" : "\"";
    return "group:" + quote + std::string(name) + quote;
}

Result<QueryFilter, FilterProblem> parseQueryFilter(std::string_view text)
{
    QueryFilter filter;
    auto read = parseFilter(text, queryNames, [&filter](const FilterToken& token) {
        return definedField(token, filter.m_definitions);
    });
    if (!read)
        return std::move(read).error();
    filter.m_filter = *std::move(read);
    return filter;
}

}  // namespace core
