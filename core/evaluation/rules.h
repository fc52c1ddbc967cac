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

/// Which judgments a query is measured with.
enum class JudgmentScope : std::uint8_t {
    OwnQuery,       ///< all that were made for it (trec_eval)
    RetrievedOnly,  ///< those of retrieved documents: the tool is given nothing but the list, so
                    ///< that R counts what was found (scikit-learn, torchmetrics, XGBoost)
    AnyQuery,       ///< a document judged for other queries only is judged too, with grade 0
                    ///< (Hole@k of BEIR and MTEB)
};

/// What DCG and nDCG make of documents with equal scores.
enum class TieRule : std::uint8_t {
    AsOrdered,    ///< they stand as the run's order puts them
    AverageGain,  ///< each earns the mean gain of its group (scikit-learn, torchmetrics)
};

}  // namespace core
