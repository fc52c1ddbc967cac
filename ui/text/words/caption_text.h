// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/run.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace ui {

// Captions of printed figures and tables: whole sentences that name every rule in use, with numbers
// in the C locale.

/// "Only ranks up to 10 count.", "Every rank counts."
QString cutoffSentence(const core::MeasureSpec& definition);
/// "These are the rules of trec_eval."; empty if no tool has these settings.
QString toolSentence(const core::Settings& settings);
/// What judged queries count that are missing from a run.
QString missingSentence(core::MissingRule rule);
/// The rules of means over queries, one sentence each.
/// @param order how documents with tied scores in a run are ordered
QString evaluationSentences(const core::EvaluationRules& rules,
                            core::RankOrder order = core::RankOrder::ScoreThenIdDescending);

/// "Undefined queries count as 0 in the mean."
QString noValueSentence(core::NoValueRule rule);

/// The facts about one query's list in a caption.
struct ListFacts {
    QString query;  ///< may be empty
    std::size_t retrieved = 0;
    std::size_t notRetrieved = 0;  ///< judged, not in the list
    std::size_t relevant = 0;      ///< in both
    double relevantFrom = 1;       ///< the grade
};
/// "The list for “birthday cake” has 10 documents, scored in the given order. 7 documents have
/// grade 1 or higher, counting judged documents that were not retrieved (2)."
QString listSentences(const ListFacts& facts);

/// "d1, d2, d3 and 7 more": names at most ten.
QString firstOfText(const QStringList& items);

using NamedValues = std::vector<std::pair<QString, core::Value>>;
/// "nDCG@10 = 0.6367, AP@10 = 0.4610."; the reason for an undefined value.
QString valuesSentence(const NamedValues& values, int digits);

/// The facts about labelled samples in a caption.
struct SamplesFacts {
    QString name;  ///< the document's name
    std::size_t samples = 0;
    double positives = 0;  ///< count, or sum of weights
    double negatives = 0;
    QString positiveWord;
    QString negativeWord;
    bool isWeighted = false;
    bool higherIsPositive = true;
    std::optional<core::ClassifierSettings> recalibration = {};  ///< if scores are recalibrated
    std::size_t groups = 0;
};
/// How scores were recalibrated, or that they were not.
QString recalibrationSentence(const SamplesFacts& facts);
/// The number of samples in each class, the direction of scores, and their calibration.
QString samplesSentences(const SamplesFacts& facts);
/// "n = 300, 87 positive.", for captions of tables.
QString sampleCountsSentence(std::size_t samples, double positives, bool isWeighted);
/// For counts without samples: "The counts were entered by hand: 3 positive (clicked), 5 negative
/// (ignored)."
QString countsSentence(const SamplesFacts& facts);
/// "Samples with score ≥ 0.5000 are predicted “clicked”."
QString thresholdSentence(double threshold, const SamplesFacts& facts, int digits);
/// "Samples with score ≥ threshold are predicted “clicked”."
QString predictedAtThresholdSentence(const SamplesFacts& facts);
/// How scores are binned, and how scores outside 0 to 1 are treated.
QString binningSentences(const core::ClassifierSettings& settings);
/// "F uses β = 1."
QString betaSentence(double beta);
/// How log loss treats probabilities of 0 and 1.
QString clipSentence(const core::ClassifierSettings& settings);
/// "A false positive costs 1 and a false negative 5; the share of positives is 10%."
QString costsSentence(const core::Costs& costs);

}  // namespace ui
