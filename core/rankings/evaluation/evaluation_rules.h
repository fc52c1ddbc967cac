// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// What an undefined query (no relevant document, no gain) counts in a mean.
enum class NoValueRule : std::uint8_t {
    Zero,  ///< 0 (trec_eval, ranx, scikit-learn)
    One,   ///< 1 (LightGBM, XGBoost)
    Skip,  ///< the query is skipped (torchmetrics' "skip")
};

/// What a judged query that is missing from the run counts in a mean.
enum class MissingRule : std::uint8_t {
    Skip,  ///< nothing: the mean is over the queries in both files (trec_eval)
    Zero,  ///< 0: the mean is over all judged queries (trec_eval -c, ir_measures)
};

/// Which judgments count for a query.
enum class JudgmentScope : std::uint8_t {
    OwnQuery,       ///< all those made for it (trec_eval)
    RetrievedOnly,  ///< those of retrieved documents: the tool sees only the list, so R counts what
                    ///< was found (scikit-learn, torchmetrics, XGBoost)
    AnyQuery,       ///< a document judged only for other queries counts as judged with grade 0
                    ///< (Hole@k of BEIR and MTEB)
};

/// How DCG, nDCG and AP treat documents with equal scores.
enum class TieRule : std::uint8_t {
    AsOrdered,     ///< in the run's order
    AverageGain,   ///< in DCG and nDCG, each earns the mean gain of its group (torchmetrics)
    OneThreshold,  ///< AverageGain, and in AP the group is one threshold (scikit-learn)
};

/// What happens to a retrieved document whose id equals that of its query.
enum class OwnDocument : std::uint8_t {
    Keep,
    Drop,  ///< removed from the ranking first; if judged, it counts as not retrieved (BEIR's
           ///< ignore_identical_ids)
};

/// The decimals to which a query's value is rounded before it enters a mean.
enum class Rounding : std::uint8_t {
    None,
    FiveDecimals,  ///< to the nearest, halves to the even digit (as gdeval prints)
    TwoDecimals,   ///< to the nearest, halves up (OpenSearch Search Relevance)
    Rre,           ///< two decimals: truncated for nDCG, nearest for P and RR; others not rounded
};

}  // namespace core
