// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace rankscope {
inline namespace v0 {

/// How an undefined query (no relevant document, or no gain) counts in a mean.
enum class NoValue : std::uint8_t {
    Zero,  ///< as 0 (trec_eval, ranx, scikit-learn)
    One,   ///< as 1 (LightGBM, XGBoost)
    Skip,  ///< not at all: the query is skipped
};

/// How a judged query that is missing from the run counts in a mean.
enum class Missing : std::uint8_t {
    Skip,  ///< skipped: the mean covers the queries in both (trec_eval)
    Zero,  ///< as 0: the mean covers all judged queries (trec_eval -c, ir_measures)
};

/// How retrieved documents are ranked.
enum class Order : std::uint8_t {
    ScoreThenIdDescending,  ///< ties: by document id descending, byte order (trec_eval)
    ScoreThenIdAscending,   ///< ties: by document id ascending
    ScoreThenFile,          ///< ties: in file order (ranx, LightGBM, XGBoost)
    RankColumn,             ///< by rank; ignores scores
    File,                   ///< in file order
};

/// What happens before and after the formula. Fields left empty follow the tool.
struct Rules {
    /// One of tools(): sets its measure parameters, tie order, precision of scores and grades, and
    /// rules for means. Empty: trec_eval's in double precision, like `rankscope-cli eval`.
    std::string as = {};
    std::optional<NoValue> noValue = {};  ///< default: the tool's, or NoValue::Zero
    std::optional<Missing> missing = {};  ///< default: the tool's, or Missing::Skip
    std::optional<Order> order = {};      ///< default: the tool's, or Order::ScoreThenIdDescending
    std::optional<std::size_t> depth = {};  ///< how many ranks of each query to read
    /// Whether to drop a document whose id is its query's.
    std::optional<bool> dropsOwnDocument = {};
    bool judgedOnly = false;  ///< whether to remove unjudged documents from the ranks read
    std::size_t threads = 1;  ///< the most to use; does not affect the values
    /// Once a stop is requested, from any thread, a function with these rules soon throws Error.
    std::stop_token stop = {};
    /// Called while evaluate(), evaluateFile() or meanCurve() works, with the share of the work
    /// that is done: above 0, rising, at most about a hundred times, and 1 at the end unless it
    /// was stopped. A file counts by its bytes, a run in memory by its queries. Called from the
    /// threads that do the work, but never from two at once. It must not throw; it may request a
    /// stop.
    std::function<void(double share)> progress = {};
};

}  // namespace v0
}  // namespace rankscope
