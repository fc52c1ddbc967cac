// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/foundation/better.h"
#include "core/metrics/measures/measure.h"
#include "core/metrics/measures/settings.h"
#include "core/teaching/metric_chooser/choice_set.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

namespace core {

/// What the guide tells of: a measure of a ranked list, a figure of a classifier, or a rate at a
/// threshold that is no Figure.
using GuideSubject = std::variant<Measure, ClassifierMetric, ThresholdMetric>;

/// The questions that a person answers, each with its answers.
enum class RightAnswers : std::uint8_t { One, Many };
enum class AnswerGrades : std::uint8_t { YesOrNo, Degrees };
enum class OrderRole : std::uint8_t { Matters, DoesNot };
/// How many of the results somebody looks at.
enum class LookedAt : std::uint8_t { First, Page, All };
/// What scores are used for: to put things in order, to decide at a threshold, or as chances.
enum class ScoreUse : std::uint8_t { Order, Decision, Probability };

/// What a measure can be taken for.
enum class GuideRole : std::uint8_t {
    Usual,    ///< compares systems, and readers know it
    Special,  ///< compares systems, for a purpose or a tradition of its own
    Beside,   ///< says what another value rests on, or what it leaves out
    Part,     ///< a part of others, or a count: nothing by itself
};

/// What of an order a measure sees, among the ranks that it counts.
enum class GuideOrder : std::uint8_t {
    None,   ///< the same documents in any order have one value
    First,  ///< where the first stands that counts
    Whole,
};

/// What must be there, or be said, before it can be computed.
enum class GuideNeed : std::uint8_t {
    EveryRelevant,  ///< all relevant documents, retrieved or not
    Degrees,        ///< judgments in grades: a better one counts more
    Nonrelevant,    ///< judgments that say no
    SampledPool,    ///< what was pooled and not judged
    Cutoff,
    Assumption,  ///< of a reader or a scale: a persistence, a top grade, a weight, a point of
                 ///< recall
    Scores,
    Probabilities,
    Threshold,
};

/// What is true of one measure. Everything here follows from its definition, and tests derive it.
struct GuideRow {
    GuideSubject subject;
    GuideRole role = GuideRole::Usual;
    ChoiceSet<RightAnswers> answers;
    ChoiceSet<AnswerGrades> grading;
    ChoiceSet<OrderRole> order;
    ChoiceSet<LookedAt> looked;
    ChoiceSet<ScoreUse> scores;
    GuideOrder sees = GuideOrder::Whole;
    ChoiceSet<GuideNeed> needs;
    double lowest = 0;
    double highest = 1;  ///< infinite where there is no end
    Better better = Better::Higher;
    /// Of classifiers: whether it changes with the share of positives among the samples.
    bool seesShare = false;
    /// The setting by which a measure that takes judgments as yes or no takes their degrees.
    void (*takeDegrees)(Settings&) = nullptr;

    const Measure* measure() const { return std::get_if<Measure>(&subject); }
};

/// Every measure in the order of the enum, every figure, then the rates that are no figure.
std::span<const GuideRow> guideTable();

const GuideRow& guideRowOf(GuideSubject subject);

/// As definitions and tools write it: "nDCG", "AUC", "fpr".
std::string_view nameOf(const GuideSubject& subject);

}  // namespace core
