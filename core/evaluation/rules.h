#pragma once

#include <cstdint>

namespace core {

/// What a query without a value (no relevant document, nothing with a gain) counts in a mean.
enum class NoValueRule : std::uint8_t {
    Zero,  ///< 0 (trec_eval, ranx, scikit-learn)
    One,   ///< 1 (LightGBM, XGBoost)
    Skip,  ///< the query is left out (torchmetrics' "skip")
};

/// What a judged query that the run lacks counts in a mean.
enum class MissingRule : std::uint8_t {
    Skip,  ///< left out: the mean is over the queries in both files (trec_eval)
    Zero,  ///< 0: the mean is over all judged queries (trec_eval -c, ir_measures)
};

}  // namespace core
