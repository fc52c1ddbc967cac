// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/axis_table.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/rule_set.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

struct RankedList;

/// A requested measure under some rules.
struct ValueUnderRules {
    MeasureSpec definition;  ///< as requested; rules.settings replace its own, rules.cutoff changes
                             ///< k
    RuleSet rules;
};

/// The documents of one or several queries before any rule is applied: in file order, with 64-bit
/// scores and all judgments. The number for one query is its value; for several, it is combined as
/// RuleSet::averaging says.
class RuledInput {
public:
    /// A list. Its ranks replace scores if the documents have none.
    /// @param scaleTop the top of the grade scale, if known beyond this list
    explicit RuledInput(const RankedList& list, std::optional<double> scaleTop = {});
    /// Several lists, each a query with a different name.
    explicit RuledInput(std::span<const RankedList> lists, std::optional<double> scaleTop = {});
    /// @param run in file order (RankOrder::File)
    /// @param query if set, only this query is evaluated
    RuledInput(Qrels qrels, Run run, const std::optional<std::string>& query = {});

    const RuleFacts& facts() const { return m_facts; }

    /// The number for each of `asked`, in order; undefined if no query counts. The documents are
    /// processed once for each different way to read and sort them: O(ways × n log n) for n
    /// documents, plus the measures' own walks. The result does not depend on the number of
    /// threads.
    /// @param stop ends the evaluation early; discard the result in that case
    /// @param progress called with the number of ways done and of all; may be null
    std::vector<Value>
    numbers(std::span<const ValueUnderRules> asked, const Threads& threads = Threads(),
            const std::stop_token& stop = {},
            const std::function<void(std::size_t, std::size_t)>& progress = {}) const;

private:
    void findFacts();

    std::shared_ptr<const std::vector<std::string>> m_ids;  ///< of a list's documents
    Qrels m_qrels;
    Run m_run;
    std::optional<std::string> m_query;
    RuleFacts m_facts;
};

}  // namespace core
