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

/// A number that is asked for under some rules.
struct ValueUnderRules {
    MeasureSpec definition;  ///< as asked: rules.settings stand for its own, rules.cutoff moves k
    RuleSet rules;
};

/// Documents of one query or several as they were before any rule: in the order of their file, with
/// scores of 64 bits, and all that is judged. The number of one query is its value; of several,
/// what RuleSet::averaging makes of them.
class RuledInput {
public:
    /// A list whose ranks stand for scores, where its documents have none.
    /// @param scaleTop the top of the grade scale, where it is known beyond this list
    explicit RuledInput(const RankedList& list, std::optional<double> scaleTop = {});
    /// Several of them, each a query of another name.
    explicit RuledInput(std::span<const RankedList> lists, std::optional<double> scaleTop = {});
    /// @param run read in the order of its file (RankOrder::File)
    /// @param query measured alone, of all
    RuledInput(Qrels qrels, Run run, const std::optional<std::string>& query = {});

    const RuleFacts& facts() const { return m_facts; }

    /// The number of each, in their order; undefined where no query counts. Each way to read and to
    /// order the documents is gone once: O(ways × documents × log), and the measures' own walks.
    /// The same for any number of threads.
    /// @param stop ends it early: what is returned then is to be thrown away
    /// @param progress told of the ways done, of all; may be null
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
