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

/// How the second of two values compares with the first.
enum class ContrastSide : std::uint8_t { Equal, Other, Lower, Higher };

/// The side of the worse value, and of the better one: for a loss, an error or a share of holes,
/// lower is better.
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

/// The limits of the search.
struct ContrastLimits {
    std::size_t length = 6;    ///< of the longest lists, or number of samples; 1 or more
    std::size_t count = 1;     ///< pairs wanted
    std::uint64_t seed = 0;    ///< for random draws when not every pair can be checked
    bool isOneChange = false;  ///< the second must be the first after a single change
    /// The most pairs to compare, for orders and for different documents each; measuring one list
    /// counts as a hundred pairs.
    std::size_t work = 50'000'000;

    bool operator==(const ContrastLimits&) const = default;
};

/// A request for two lists.
struct ListContrast {
    std::vector<ContrastWish<MeasureSpec>> wishes;     ///< at least one
    std::vector<Grade> grades = {Grade(0), Grade(1)};  ///< allowed grades, each once
    std::size_t notRetrieved = 1;    ///< most judged documents of a list that are not retrieved
    bool isOfSameDocuments = false;  ///< the second must be another order of the first
    ContrastLimits limits = {};

    bool operator==(const ListContrast&) const = default;
};

/// A request for two models' scores of the same samples.
struct SampleContrast {
    std::vector<ContrastWish<ClassifierMetric>> wishes;      ///< at least one
    std::vector<double> scores = {0.1, 0.3, 0.5, 0.7, 0.9};  ///< allowed scores, each once
    ContrastLimits limits = {};
};

/// A single change that turns one list into another. Ranks are 1-based.
struct ListEdit {
    enum class Kind : std::uint8_t {
        Swap,     ///< swaps the documents at `from` and `to`
        Move,     ///< moves the document at `from` up or down to rank `to`
        Regrade,  ///< regrades the document at `from`; `to` is the same
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
    std::vector<LessonValue> valuesOfA;  ///< one per wish
    std::vector<LessonValue> valuesOfB;
    std::optional<ListEdit> edit;  ///< for lists: the single one that turns A into B
};

/// How much of the space was searched, up to the last pair found.
enum class ContrastReach : std::uint8_t {
    Whole,         ///< all of it: finding no pair proves that none exists
    RoundingOpen,  ///< all of it, but rounding leaves open whether some pairs have equal values
    Drawn,         ///< a random part, because there are too many pairs
};

template <class Thing>
struct ContrastAnswer {
    std::vector<Contrast<Thing>> found;  ///< best first
    ContrastReach reach = ContrastReach::Whole;
    std::size_t measured = 0;  ///< lists or models
};

/// Finds small pairs of lists that fulfil every wish, each pair once, best first. In order of
/// precedence, it prefers:
/// - two orders of the same documents to lists of different documents;
/// - pairs without judged documents that were not retrieved;
/// - the shortest lists that reach every requested cutoff, then longer ones, then shorter ones;
/// - the fewest grades other than 0, counted in the list that has more of them;
/// - the smallest edit (a single swap, move or regrade, then the number of ranks that differ);
/// - the largest difference (the smaller one if there are several measures);
/// - better grades at the top of A.
///
/// A is the list with the higher value of the first measure that must differ, unless the wishes say
/// otherwise. Two orders share their ids, and a regraded document keeps its id; lists of different
/// documents share none. Lists for which a measure is undefined are skipped.
///
/// Evaluator computes the values. Two are equal if their fractions are. Without fractions, they are
/// equal if the doubles match bit for bit, and different if they are more than 1e-12 apart;
/// anything between counts as neither (RoundingOpen). Every pair is checked while `work` lasts, for
/// orders and for different documents separately; after that, small edits of lists drawn with the
/// seed. Results are the same on every machine.
ContrastAnswer<RankedList> findContrasts(const ListContrast& requested,
                                         const std::stop_token& stop = {});

/// Does the same for two models that score the same samples, positive ones first, with one column
/// of scores each. Prefers the fewest samples, the fewest positives, the fewest differing scores,
/// the fewest positives scored below negatives, then the largest difference. Values are computed as
/// in lessons.
ContrastAnswer<Samples> findContrasts(const SampleContrast& requested,
                                      const std::stop_token& stop = {});

}  // namespace core
