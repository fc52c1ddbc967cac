// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/run.h"
#include "ui/text/language/joined_text.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <utility>
#include <vector>

namespace ui {

// What stands below figures and tables in print: whole sentences that name every convention in
// force, with numbers of the C locale.

/// "Ranks after 10 do not count.", "Every rank counts."
QString cutoffSentence(const core::MeasureSpec& definition);
/// "These are the rules of trec_eval."; empty where the settings are no tool's.
QString toolSentence(const core::Settings& settings);
/// The rules of means over queries, a sentence each.
/// @param order how equal scores of a run are put in order
QString evaluationSentences(const core::EvaluationRules& rules,
                            core::RankOrder order = core::RankOrder::ScoreThenIdDescending);

/// "A query without a value counts 0 in the mean."
QString noValueSentence(core::NoValueRule rule);

/// A count in a caption or beside data, in the C locale: "14 400".
QString countText(std::size_t count);

/// One query's list, as far as a caption tells of it.
struct ListFacts {
    QString query;  ///< may be empty
    std::size_t retrieved = 0;
    std::size_t notRetrieved = 0;  ///< judged, not in the list
    std::size_t relevant = 0;      ///< in both
    double relevantFrom = 1;       ///< the grade
};
/// "The list for “birthday cake” has 10 documents; 2 more are judged but not retrieved. 7 of all
/// have grade 1 or more."
QString listSentences(const ListFacts& facts);

/// "d1, d2, d3 and 7 more": at most ten of them.
QString firstOfText(const QStringList& items);

using NamedValues = std::vector<std::pair<QString, core::Value>>;
/// "nDCG@10 = 0.6367, AP@10 = 0.4610."; the reason where there is no value.
QString valuesSentence(const NamedValues& values, int digits);

/// Labelled samples, as far as a caption tells of them.
struct SamplesFacts {
    QString name;  ///< of the document
    std::size_t samples = 0;
    double positives = 0;  ///< number, or sum of weights
    double negatives = 0;
    QString positiveWord;
    QString negativeWord;
    bool isWeighted = false;
    bool higherIsPositive = true;
    core::Calibration calibration = core::Calibration::None;  ///< in force
};
/// How many samples there are, of which class, how scores are read and whether they are calibrated.
QString samplesSentences(const SamplesFacts& facts);
/// Of counts that were typed without samples: "The counts were typed in: 3 positive (clicked), 5
/// negative (ignored)."
QString countsSentence(const SamplesFacts& facts);
/// "At the threshold in force a sample is predicted ‘clicked’ where score ≥ 0.5000."
QString thresholdSentence(double threshold, const SamplesFacts& facts, int digits);
/// How scores are cut into bins, and what becomes of scores that are no probabilities.
QString binningSentences(const core::ClassifierSettings& settings);
/// "The beta of F is 1."
QString betaSentence(double beta);
/// How log loss treats probabilities of 0 and 1.
QString clipSentence(const core::ClassifierSettings& settings);
/// "A false positive costs 1, a false negative 5, and 10% of the samples are positive."
QString costsSentence(const core::Costs& costs);

}  // namespace ui
