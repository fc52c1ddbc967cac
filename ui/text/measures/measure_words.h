// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "ui/text/formula/formula_parts.h"
#include "ui/text/measures/explained.h"

#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ui {

/// The heading of a step table's column, and its tooltip.
struct ColumnHead {
    QString heading;
    QString about;
};

/// A column that each measure words differently.
struct ColumnWords {
    ColumnHead (*head)(const Explained&);
    QString (*cell)(const AtRank&);
    QString (*fact)(const AtRank&);  ///< the cell as a sentence
};

/// How the sums of a measure's terms are written.
enum class Amounts : std::uint8_t {
    Decimals,
    Counts,
    Pairs,  ///< counts, while all pairs weigh the same
};

/// All the text about a measure, defined in the file named after the measure. Members for columns
/// that its table does not have may be left out, and so may `unjudged`.
struct MeasureWords {
    const char* title;   ///< "Average precision"; to be translated, as are the next three
    const char* about;   ///< what it measures, in two or three sentences
    const char* source;  ///< where it is defined: "Moffat & Zobel, ACM TOIS 27(1), 2008"
    /// What captions say about unjudged documents; nullptr: nothing.
    const char* unjudged =
        QT_TRANSLATE_NOOP("Wording", "Unjudged documents count as not relevant.");
    Amounts amounts;
    Formula (*formula)(const formula_parts::Input&);
    ColumnWords gain{};
    ColumnWords weight{};
    ColumnWords seen{};
    ColumnWords term;
    QString (*sumHeading)(const Explained&) = nullptr;  ///< nullptr where the ranks are not summed
    ColumnWords attainable{};
    QString (*valueCell)(const AtRank&) = nullptr;
    /// What the grade means if the rank has no other consequence; else empty.
    QString (*consequence)(const AtRank&);
    QString (*atRank)(const AtRank&);      ///< a counted rank of the ranking, in whole sentences
    QString (*summary)(const Explained&);  ///< of a defined value
};

const MeasureWords& measureWords(core::Measure measure);

/// "Normalised discounted cumulative gain".
QString measureTitle(core::Measure measure);
/// "Moffat & Zobel, ACM TOIS 27(1), 2008".
QString measureSource(core::Measure measure);
/// What the measure says, in two or three sentences, with its source; for tooltips and panels.
QString measureAbout(core::Measure measure);

/// A measure's definition filled in with one query's numbers, down to the value:
/// nDCG@10 = DCG@10/IDCG@10 = (0 + 2.524 + …)/(5.000 + …) = 9.407/14.773 = 0.6368.
///
/// An undefined value ends in a dash. Dimmed terms appear only when the current rank is past the
/// cutoff. O(ranks) if only hits are terms, else O(shown terms).
/// @param currentRank 1-based; its term is shown even if a long sum is shortened
Formula formulaOf(const core::Explanation& explanation, const NumberFormat& format,
                  std::optional<std::size_t> currentRank = {});

/// Whether the sum is divided by what an ideal ranking earns.
bool dividesByIdeal(core::Denominator denominator);
/// Whether RC weights its pairs, so that its sums have decimals.
bool weighsPairs(const core::MeasureSpec& definition);
/// A sum of the measure's terms: a count, or a number with decimals.
QString amountText(const core::MeasureSpec& definition, double amount, const NumberFormat& format);
/// "4.677 / 11.877 = 0.3938", "6/10 = 0.6000": a division of the measure's sums.
QString quotientText(const core::Explanation& explanation, double sum, double attainable,
                     const NumberFormat& format);

}  // namespace ui
