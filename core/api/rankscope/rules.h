// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace rankscope {
inline namespace v0 {

/// What a query without a value (no relevant document, nothing with a gain) counts in a mean.
enum class NoValue : std::uint8_t {
    Zero,  ///< 0 (trec_eval, ranx, scikit-learn)
    One,   ///< 1 (LightGBM, XGBoost)
    Skip,  ///< the query is left out
};

/// What a judged query that the run lacks counts in a mean.
enum class Missing : std::uint8_t {
    Skip,  ///< left out: the mean is over the queries in both (trec_eval)
    Zero,  ///< 0: the mean is over all judged queries (trec_eval -c, ir_measures)
};

/// How retrieved documents are put in rank order.
enum class Order : std::uint8_t {
    ScoreThenIdDescending,  ///< equal scores: document id descending, byte order (trec_eval)
    ScoreThenIdAscending,   ///< equal scores: document id ascending
    ScoreThenFile,          ///< equal scores: as they come (ranx, LightGBM, XGBoost)
    RankColumn,             ///< by the rank, scores ignored
    File,                   ///< as they come
};

/// What is done before and after the formula. What is left out is as the tool does it.
struct Rules {
    /// One of tools(): its parameters of measures, its order of ties, the bits of scores and
    /// fractions of grades that it keeps, and its rules of means. Empty: trec_eval's in double
    /// precision, as `rankscope-cli eval` has it.
    std::string as = {};
    std::optional<NoValue> noValue = {};        ///< else the tool's; NoValue::Zero
    std::optional<Missing> missing = {};        ///< else the tool's; Missing::Skip
    std::optional<Order> order = {};            ///< else the tool's; Order::ScoreThenIdDescending
    std::optional<std::size_t> depth = {};      ///< only so many ranks of every query are read
    std::optional<bool> dropsOwnDocument = {};  ///< whether a document with its query's id leaves
    bool judgedOnly = false;  ///< whether unjudged documents leave what is read of a ranking
    std::size_t threads = 1;  ///< at most so many; the values are the same for any number
};

}  // namespace v0
}  // namespace rankscope
