// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/bounds.h"
#include "core/rankings/bounds/open_list.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/evaluation/evaluator.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// How values are counted and rounded before they are compared.
struct BoundsRules {
    NoValueRule noValue = NoValueRule::Skip;  ///< what an undefined list counts
    Rounding rounding = Rounding::None;

    bool operator==(const BoundsRules&) const = default;
};

/// One list, or two with the same open documents.
using OpenLists = std::span<const OpenList* const>;

/// A measure of a list whose open documents all have the lowest or the highest grade.
struct EndQuotients {
    Quotient zero;
    Quotient top;
};

/// Grades by place.
using Grading = std::vector<double>;

/// Evaluates gradings of the open documents, and keeps the extremes of the value and their
/// gradings. The value is that of the single list, or of the second minus the first.
class GradingTrial {
public:
    /// @param evaluator,lists must outlive the trial
    GradingTrial(const Evaluator& evaluator, const BoundsRules& rules, OpenLists lists)
        : m_evaluator(evaluator)
        , m_rules(rules)
        , m_lists(lists)
    {}

    std::size_t places() const { return m_lists.front()->ranks.size(); }
    bool isOfPair() const { return m_lists.size() > 1; }

    void grade(const Grading& grading);
    /// Gives all documents the same grade.
    void gradeAll(double grade) { this->grade(Grading(places(), grade)); }
    /// Grades all of them 0, then all with the scale's top. Without open documents, evaluates the
    /// lists as they are.
    void gradeEnds(double topGrade);
    /// The results of gradeEnds(), by list.
    std::span<const EndQuotients> ends() const { return m_ends; }
    /// Gives some documents this grade and the others 0.
    void gradeSome(std::span<const std::size_t> places, double grade);
    /// Extends the bounds by a value known by other means.
    void extend(double value);

    const Bounds& reached() const { return m_reached; }
    /// Gradings with the lowest and the highest value; empty if the value is known by other means.
    const Grading& lowest() const { return m_lowest; }
    const Grading& highest() const { return m_highest; }

private:
    /// @param values by list
    void take(std::span<const Value> values, const Grading& grading);

    const Evaluator& m_evaluator;
    BoundsRules m_rules;
    OpenLists m_lists;
    std::vector<EndQuotients> m_ends;
    Bounds m_reached;
    Grading m_lowest;
    Grading m_highest;
};

}  // namespace core
