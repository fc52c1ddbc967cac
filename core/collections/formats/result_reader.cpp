// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/result_reader.h"

#include "core/collections/formats/json_values.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/json/json_place.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace core {

namespace {

using nlohmann::json;

std::string trimmedIdOf(const json& value)
{
    return std::string(trimmed(idOf(value)));
}

/// A finite number, or true for 1.
std::optional<double> finiteIn(const json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? 1 : 0;
    const auto number = numberOf(value);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

/// A whole number, which a double may only approximate.
std::optional<unsigned long long> wholeIn(const json& value)
{
    if (value.is_string())
        return parsedNumber<unsigned long long>(trimmed(value.get_ref<const std::string&>()));
    return value.is_number_unsigned() ? std::optional(value.get<unsigned long long>())
                                      : std::nullopt;
}

FieldPath joined(FieldPath path, const FieldPath& further)
{
    path.insert(path.end(), further.begin(), further.end());
    return path;
}

/// Vespa lists groups among its documents.
bool isGroup(const json& hit)
{
    return hit.is_object() && hit.contains("children");
}

}  // namespace

ResultReader::ResultReader(const std::string& name, const ResultLayout& layout,
                           PairNumber requested)
    : m_name(name)
    , m_layout(layout)
    , m_requested(requested)
{}

/// The path of the requested list.
const std::optional<FieldPath>& ResultReader::list() const
{
    return isGrade() && m_layout.relevant ? m_layout.relevant : m_layout.results;
}

std::optional<ParseError> ResultReader::checkLayout() const
{
    if (!isGrade() && !m_layout.rivals.empty())
        return ParseError{m_name, 0, ErrorCode::SeveralSystems, headingsText(m_layout.rivals)};
    const bool hasGrades = m_layout.relevant || m_layout.grade || m_layout.isOpen;
    if (isGrade() ? !hasGrades : !m_layout.results)
        return ParseError{m_name, 0, isGrade() ? ErrorCode::NotJudgments : ErrorCode::NotARun,
                          isGrade() ? "JSON results" : "JSON judgments"};
    return std::nullopt;
}

std::optional<ParseError> ResultReader::refused(const ResultPart& part, ErrorCode problem,
                                                const FieldPath& path) const
{
    std::string found = part.path;
    for (const std::string& field : path)
        found = field.starts_with('[') ? found + field : fieldPath(found, field);
    return ParseError{m_name, part.line, problem, excerpt(found)};
}

std::optional<ParseError> ResultReader::nameQuery(const ResultPart& part)
{
    std::string id = part.key;
    if (m_layout.query) {
        const json* const query = valueAt(part.value, *m_layout.query);
        id = query ? trimmedIdOf(*query) : std::string();
        if (id.empty())
            return refused(part,
                           !query               ? ErrorCode::MissingField
                           : query->is_string() ? ErrorCode::EmptyId
                                                : ErrorCode::WrongType,
                           *m_layout.query);
    } else if (m_layout.parts == PartsOf::Object && id.empty()) {
        return refused(part, ErrorCode::EmptyId);
    }
    if (id.empty())
        id = std::to_string(++m_unnamed);
    const auto known = m_ranks.find(id);
    if (known != m_ranks.end())
        m_pairs.counts.add(Warning::RepeatedQuery, part.line, id);
    m_query = known != m_ranks.end() ? known->first : m_pairs.arena.keep(id);
    m_rank = m_ranks[m_query];
    return std::nullopt;
}

void ResultReader::addPair(std::string_view id, double number, std::size_t line, long long rank)
{
    m_new.push_back({m_pairs.arena.keep(id), number, line, rank});
}

std::optional<ParseError> ResultReader::add(const ResultPart& part)
{
    m_new.clear();
    m_lastScore.reset();
    if (auto error = nameQuery(part))
        return error;
    if (auto error = addValues(part))
        return error;
    for (const Pair& pair : m_new)
        m_pairs.rows.add(m_query, pair);
    m_ranks[m_query] = m_rank;
    return std::nullopt;
}

std::optional<ParseError> ResultReader::addValues(const ResultPart& part)
{
    const json* const values = valueAt(part.value, *list());
    if (!values && list() == m_layout.results)
        return refused(part, ErrorCode::MissingField, *list());
    const bool isOne = values && (values->is_string() || values->is_number_integer());
    if (!values || values->is_null() || (values->is_structured() && values->empty()))
        m_pairs.counts.add(Warning::EmptyQuery, part.line, m_query);
    else if (isOne)
        return addOne(part, *values, *list());
    else if (values->is_array())
        return addList(part, onlyList(*values));
    else if (values->is_object())
        return addById(part, *values);
    else
        return refused(part, ErrorCode::WrongType, *list());
    return std::nullopt;
}

std::optional<ParseError> ResultReader::addList(const ResultPart& part, const json& values)
{
    FieldPath path = *list();
    path.emplace_back();
    for (std::size_t i = 0; i < values.size(); ++i) {
        path.back() = indexed("", i);
        if (isGroup(values[i]))
            continue;
        if (auto error = addOne(part, values[i], path))
            return error;
    }
    return std::nullopt;
}

std::optional<ParseError> ResultReader::addById(const ResultPart& part, const json& values)
{
    m_hasScores = true;
    for (const auto& [id, value] : values.items()) {
        FieldPath path = *list();
        path.push_back(id);
        const auto number = finiteIn(value);
        if (trimmed(id).empty() || !number)
            return refused(part, number ? ErrorCode::EmptyId : ErrorCode::WrongType, path);
        addPair(id, *number, part.line, 0);
    }
    return std::nullopt;
}

std::optional<ParseError> ResultReader::addOne(const ResultPart& part, const json& each,
                                               const FieldPath& path)
{
    const bool isRelevant = list() == m_layout.relevant;
    FieldPath field;
    if (each.is_object())
        field =
            (isRelevant ? m_layout.relevantDocument : m_layout.document).value_or(FieldPath{"id"});
    const json* const value = valueAt(each, field);
    if (!value)
        return refused(part, ErrorCode::MissingField, joined(path, field));
    const std::string id = trimmedIdOf(*value);
    if (id.empty())
        return refused(part, ErrorCode::WrongType, joined(path, field));
    return isGrade() ? addJudged(part, each, id, path) : addResult(part, each, id, path);
}

std::optional<ParseError> ResultReader::addResult(const ResultPart& part, const json& hit,
                                                  const std::string& id, const FieldPath& path)
{
    // Chunks of one document may have the same text.
    if (m_layout.arePassages && std::ranges::find(m_new, id, &Pair::document) != m_new.end()) {
        m_pairs.counts.add(Warning::RepeatedPassage, part.line, id);
        return std::nullopt;
    }
    const FieldPath field = m_layout.score.value_or(FieldPath());
    const json* const value = m_layout.score ? valueAt(hit, field) : nullptr;
    const bool hasScore = value && !value->is_null();
    const FieldPath place = joined(path, field);
    if (m_hasScores.value_or(hasScore) != hasScore)
        return refused(part, hasScore ? ErrorCode::WrongType : ErrorCode::MissingField, place);
    m_hasScores = hasScore;
    ++m_rank;
    const json* const own = m_layout.rank ? valueAt(hit, *m_layout.rank) : nullptr;
    const long long rank = own && own->is_number_integer() ? own->get<long long>() : m_rank;
    auto score = hasScore ? finiteIn(*value) : std::optional(-static_cast<double>(rank));
    if (hasScore && value->is_string() && value->get_ref<const std::string&>() == "NaN") {
        m_pairs.counts.add(Warning::NanScore, part.line, id);
        score = -std::numeric_limits<double>::infinity();
    }
    if (!score)
        return refused(part, ErrorCode::WrongType, place);
    // Typesense's scores have more digits than a double: the lower of two stays lower.
    const auto whole = hasScore ? wholeIn(*value) : std::nullopt;
    if (whole && m_lastScore && *whole < *m_lastScore && *score >= m_new.back().number)
        score = std::nextafter(m_new.back().number, -std::numeric_limits<double>::infinity());
    m_lastScore = whole;
    addPair(id, *score, part.line, rank);
    return std::nullopt;
}

std::optional<ParseError> ResultReader::addJudged(const ResultPart& part, const json& hit,
                                                  const std::string& id, const FieldPath& path)
{
    const auto& field = list() == m_layout.relevant ? m_layout.relevantGrade : m_layout.grade;
    if (!field || !hit.is_object()) {
        m_hasNoGrade = true;
        addPair(id, 1, part.line, 0);
        return std::nullopt;
    }
    const json* const value = valueAt(hit, *field);
    if (!value || value->is_null()) {
        m_pairs.counts.add(Warning::UnratedPairs, part.line, id);
        return std::nullopt;
    }
    const auto grade = finiteIn(*value);
    if (!grade)
        return refused(part, ErrorCode::WrongType, joined(path, *field));
    addPair(id, *grade, part.line, 0);
    return std::nullopt;
}

Pairs ResultReader::take()
{
    DiagnosticCounts& counts = m_pairs.counts;
    if (m_hasNoGrade)
        counts.add(Warning::NoGrades, 0);
    if (isGrade() && !m_layout.isOpen && list() == m_layout.results)
        counts.add(Warning::JudgedResults, 0);
    if (!isGrade() && m_hasScores == false)
        counts.add(Warning::ListOrder, 0);
    if (m_unnamed > 0)
        counts.add(Warning::NumberedQueries, 0, {}, m_unnamed);
    if (m_layout.areTextsIds)
        counts.add(Warning::TextsAsIds, 0);
    return std::move(m_pairs);
}

}  // namespace core
