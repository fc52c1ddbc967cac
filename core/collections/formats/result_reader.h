// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/collections/formats/result_layout.h"
#include "core/rankings/runs/pairs.h"

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A query with its lists, and its place in the file.
struct ResultPart {
    const nlohmann::json& value;
    std::string key;   ///< the query if the layout has none; empty: it gets a number
    std::string path;  ///< as errors show it
    std::size_t line = 0;
};

/// Converts queries' results or relevant documents to pairs. For .cpp files of core only.
class ResultReader {
public:
    /// @param name,layout must outlive the reader
    ResultReader(const std::string& name, const ResultLayout& layout, PairNumber requested);

    /// Why the layout does not contain the requested data.
    std::optional<ParseError> checkLayout() const;
    /// Adds the pairs of a part; none if it is refused.
    std::optional<ParseError> add(const ResultPart& part);
    /// All pairs, with their warnings.
    Pairs take();
    DiagnosticCounts& counts() { return m_pairs.counts; }
    bool isEmpty() const { return m_pairs.rows.isEmpty(); }

private:
    using json = nlohmann::json;

    bool isGrade() const { return m_requested == PairNumber::Grade; }
    const std::optional<FieldPath>& list() const;
    std::optional<ParseError> refused(const ResultPart& part, ErrorCode problem,
                                      const FieldPath& path = {}) const;
    std::optional<ParseError> nameQuery(const ResultPart& part);
    std::optional<ParseError> addValues(const ResultPart& part);
    std::optional<ParseError> addList(const ResultPart& part, const json& values);
    std::optional<ParseError> addById(const ResultPart& part, const json& values);
    std::optional<ParseError> addOne(const ResultPart& part, const json& each,
                                     const FieldPath& path);
    std::optional<ParseError> addResult(const ResultPart& part, const json& hit,
                                        const std::string& id, const FieldPath& path);
    std::optional<ParseError> addJudged(const ResultPart& part, const json& hit,
                                        const std::string& id, const FieldPath& path);
    void addPair(std::string_view id, double number, std::size_t line, long long rank);

    const std::string& m_name;
    const ResultLayout& m_layout;
    PairNumber m_requested;
    Pairs m_pairs;
    std::string_view m_query;
    std::vector<Pair> m_new;                                  // of the current part
    std::unordered_map<std::string_view, long long> m_ranks;  // the number of results of each query
    long long m_rank = 0;
    std::optional<unsigned long long> m_lastScore;  // of the current part, if it is a whole number
    std::size_t m_unnamed = 0;
    std::optional<bool> m_hasScores;
    bool m_hasNoGrade = false;  // something is relevant, but has no grade
};

}  // namespace core
