// SPDX-License-Identifier: GPL-3.0-or-later
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

/// What DCG, nDCG and AP make of documents with equal scores.
enum class TieRule : std::uint8_t {
    AsOrdered,     ///< they stand as the run's order puts them
    AverageGain,   ///< in DCG and nDCG each earns the mean gain of its group (torchmetrics)
    OneThreshold,  ///< that, and AP takes the group as one threshold (scikit-learn)
};

/// What becomes of a retrieved document that has the id of its query.
enum class OwnDocument : std::uint8_t {
    Keep,
    Drop,  ///< it leaves the ranking before anything is read of it; judged, it counts as not
           ///< retrieved (BEIR's ignore_identical_ids)
};

/// To how many decimals the value of one query is kept, before it goes into a mean.
enum class Rounding : std::uint8_t {
    None,
    FiveDecimals,  ///< to the nearest (gdeval prints them so)
    TwoDecimals,   ///< to the nearest, halves up (OpenSearch Search Relevance)
    Rre,           ///< two decimals, of nDCG cut off, of P and RR to the nearest; none elsewhere
};

}  // namespace core
