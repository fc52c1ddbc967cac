// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/teaching/lessons/lesson_number.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// What the second of two has of a measure, seen from the first.
enum class ContrastSide : std::uint8_t { Equal, Other, Lower, Higher };

/// The side of the worse of two, and of the better: of a loss, an error or a share of holes the
/// lower one is.
ContrastSide worseSide(const MeasureSpec& definition);
ContrastSide worseSide(ClassifierMetric figure);
ContrastSide betterSide(const MeasureSpec& definition);
ContrastSide betterSide(ClassifierMetric figure);

template <class Measure>
struct ContrastWish {
    Measure measure;
    ContrastSide side;

    bool operator==(const ContrastWish&) const = default;
};

/// How far to look.
struct ContrastLimits {
    std::size_t length = 6;    ///< of the longest lists, or as many samples; 1 or more
    std::size_t count = 1;     ///< of pairs that are wanted
    std::uint64_t seed = 0;    ///< of what is drawn where not everything can be looked at
    bool isOneChange = false;  ///< the second is the first after a single change
    /// Pairs that may be compared, of orders and of other lists each; a list that is measured
    /// counts as a hundred of them.
    std::size_t work = 50'000'000;

    bool operator==(const ContrastLimits&) const = default;
};

/// Two lists are wanted.
struct ListContrast {
    std::vector<ContrastWish<MeasureSpec>> wishes;     ///< at least one
    std::vector<Grade> grades = {Grade(0), Grade(1)};  ///< that a document may have, each once
    std::size_t notRetrieved = 1;    ///< most documents of a list that are judged and not retrieved
    bool isOfSameDocuments = false;  ///< the second is another order of the first
    ContrastLimits limits = {};

    bool operator==(const ListContrast&) const = default;
};

/// Two models' scores of the same samples are wanted.
struct SampleContrast {
    std::vector<ContrastWish<ClassifierMetric>> wishes;      ///< at least one
    std::vector<double> scores = {0.1, 0.3, 0.5, 0.7, 0.9};  ///< that a sample may have, each once
    ContrastLimits limits = {};
};

/// One thing done to a list that makes another of it. Ranks are 1-based.
struct ListEdit {
    enum class Kind : std::uint8_t {
        Swap,     ///< of the documents at `from` and `to`
        Move,     ///< of the document at `from` to the rank `to`, up or down
        Regrade,  ///< of the document at `from`; `to` is the same
    };
    Kind kind;
    std::size_t from;
    std::size_t to;

    bool operator==(const ListEdit&) const = default;
};

template <class Thing>
struct Contrast {
    Thing a;
    Thing b;
    std::vector<LessonValue> valuesOfA;  ///< of each wish
    std::vector<LessonValue> valuesOfB;
    std::optional<ListEdit> edit;  ///< of lists: the single one that makes B of A
};

/// How much of what there is was looked at, down to the last pair found.
enum class ContrastReach : std::uint8_t {
    Whole,         ///< all of it: where there is none, this proves that there is none
    RoundingOpen,  ///< all of it; of some pairs rounding leaves open whether two values are equal
    Drawn,         ///< where there are too many pairs, some that were drawn
};

template <class Thing>
struct ContrastAnswer {
    std::vector<Contrast<Thing>> found;  ///< the best first
    ContrastReach reach = ContrastReach::Whole;
    std::size_t measured = 0;  ///< lists, or models
};

/// Small pairs of lists in which every wish comes true, each pair once, the best first:
/// two orders of the same documents before lists that hold other ones; none judged that was not
/// retrieved before some; the shortest that reach every cutoff asked for, then longer ones, then
/// shorter ones; the fewest grades other than 0, in the list that has more of them; the smallest
/// edit between the two (a single swap, move or re-grade, then the number of ranks that differ);
/// the largest difference, of several measures the smaller one; the better grades at the top of A.
///
/// A is the list of the higher value of the first measure that is to differ, unless the wishes say
/// which. Of two orders the documents have the same ids in both, and so has a re-graded one; lists
/// of other documents share none. Lists for which a measure is undefined are left out.
///
/// Values are those of Evaluator. Two are equal when their fractions are; where a measure is no
/// fraction, when the doubles are, bit for bit, and unlike when they are more than 1e-12 apart:
/// what lies between counts as neither (RoundingOpen). Every pair is looked at
/// as long as `work` suffices, for orders and for other documents alike; beyond, small edits of
/// lists that are drawn from the seed. The same on every machine.
ContrastAnswer<RankedList> findContrasts(const ListContrast& requested,
                                         const std::stop_token& stop = {});

/// The same of two models that score the same samples, the positive ones first, one column of
/// scores each: the fewest samples, the fewest positive ones, the fewest scores that differ, the
/// fewest positive samples scored below negative ones, the largest difference. Values are those
/// that lessons have.
ContrastAnswer<Samples> findContrasts(const SampleContrast& requested,
                                      const std::stop_token& stop = {});

}  // namespace core
