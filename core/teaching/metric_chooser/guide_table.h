// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/foundation/better.h"
#include "core/metrics/measures/measure.h"
#include "core/metrics/measures/settings.h"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <variant>

namespace core {

/// A set of values of an enum with fewer than 16 values.
template <class Enum>
class ChoiceSet {
public:
    constexpr ChoiceSet(std::initializer_list<Enum> choices)
    {
        for (const Enum choice : choices)
            m_bits = static_cast<std::uint16_t>(m_bits | bit(choice));
    }

    constexpr bool has(Enum choice) const { return (m_bits & bit(choice)) != 0; }
    bool operator==(const ChoiceSet&) const = default;

private:
    static constexpr int bit(Enum choice) { return 1 << static_cast<int>(choice); }

    std::uint16_t m_bits = 0;
};

/// A measure that the guide covers: of a ranked list, of a classifier, or a rate at a threshold
/// that is not a ClassifierMetric.
using GuideSubject = std::variant<Measure, ClassifierMetric, ThresholdMetric>;

/// The questions of the guide, with their answers.
enum class RightAnswers : std::uint8_t { One, Many };
enum class AnswerGrades : std::uint8_t { YesOrNo, Degrees };
enum class OrderRole : std::uint8_t { Matters, DoesNot };
/// How many results people look at.
enum class LookedAt : std::uint8_t { First, Page, All };
/// The use of scores: to rank, to decide at a threshold, or as probabilities.
enum class ScoreUse : std::uint8_t { Order, Decision, Probability };

/// What a measure is good for.
enum class GuideRole : std::uint8_t {
    Usual,    ///< compares systems and is widely known
    Special,  ///< compares systems for a special purpose or tradition
    Beside,   ///< complements another value: what it is based on or leaves out
    Part,     ///< a part of others or a count; not meaningful alone
};

/// How a measure depends on order within the counted ranks.
enum class GuideOrder : std::uint8_t {
    None,   ///< the same value in any order
    First,  ///< only the rank of the first document that counts
    Whole,
};

/// What a measure needs before it can be computed.
enum class GuideNeed : std::uint8_t {
    EveryRelevant,  ///< all relevant documents, retrieved or not
    Degrees,        ///< graded judgments, where a better grade counts more
    Nonrelevant,    ///< judged non-relevant documents
    SampledPool,    ///< documents that were pooled but not judged
    Cutoff,
    /// About a reader or a scale: a persistence, a top grade, a weight, a recall level.
    Assumption,
    Scores,
    Probabilities,
    Threshold,
};

/// The properties of one measure. All follow from its definition; tests derive them.
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
    double highest = 1;  ///< infinite if unbounded
    Better better = Better::Higher;
    /// For classifiers: whether the value changes with the share of positives.
    bool seesShare = false;
    /// Makes a binary measure use degrees of relevance.
    void (*takeDegrees)(Settings&) = nullptr;

    const Measure* measure() const { return std::get_if<Measure>(&subject); }
};

/// Every ranking measure in the order of its enum, every classifier metric, then the other rates.
std::span<const GuideRow> guideTable();

const GuideRow& guideRowOf(GuideSubject subject);

/// The name as definitions and tools write it: "nDCG", "AUC", "fpr".
std::string_view nameOf(const GuideSubject& subject);

}  // namespace core
