// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"
#include "ui/text/formula/formula.h"
#include "ui/text/words/number_format.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// Building blocks shared by the formulas of all measures.
namespace ui::formula_parts {

/// What a formula is built from.
struct Input {
    const core::Explanation& explanation;
    const NumberFormat& format;
    std::optional<std::size_t> currentRank;  ///< 1-based
};

using TermOf = std::function<Formula(const core::ExplainedRank&)>;

/// "name@k", or just the name without a cutoff.
Formula measureName(const Input& in, const QString& name);
/// "@k", or empty.
QString cutoffSuffix(const Input& in);
/// k as a number; without a cutoff, the number of retrieved documents.
Formula cutoffNumber(const Input& in);

/// name = step = step = …; empty steps are left out.
Formula equation(Formula name, const std::vector<Formula>& steps);
/// name(argument, argument)
Formula call(const QString& name, const std::vector<Formula>& arguments);
/// A phrase in the interface language; the symbol replaces its %1.
Formula phrase(const QString& words, const QString& symbol);
/// base_index, both slanted.
Formula indexed(const QString& base, const QString& index);
/// ∑ over i from 1 to k, or to n without a cutoff.
Formula sumOverRanks(const Input& in);
Formula one();
Formula minus(Formula left, Formula right);

/// A term, sum, gain or discount: 2.524; 0 is written as 0.
Formula decimal(const Input& in, double number);
/// A count, or a number that a person typed: 3, 2.5.
Formula plainNumber(const Input& in, double number);
/// The value in bold, or a dash when it is undefined.
Formula result(const Input& in);
/// The result, but an exact whole number has no decimals: for measures that count.
Formula wholeResult(const Input& in);
/// The exact value as a fraction; empty if there is none or it is long or whole.
Formula exactFraction(const Input& in);
/// Sum ÷ denominator, both as counts.
Formula countQuotient(const Input& in);
/// Sum ÷ denominator, both as decimals.
Formula decimalQuotient(const Input& in);
/// `step`, or empty if a sum of at most one term already shows the same.
Formula unlessOneTerm(const Input& in, const Formula& step);

/// The number of ranks in the sum: those within the cutoff.
std::size_t countedRanks(const Input& in);
/// The terms of the first `count` ranks, at most shownTerms; 0 when there are none.
Formula sumOfRanks(const Input& in, std::size_t count, const TermOf& termOf);
/// The same for the ranks at `places` (0-based, ascending).
Formula sumOfPlaces(const Input& in, std::span<const std::size_t> places, const TermOf& termOf);

}  // namespace ui::formula_parts
