// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/run_bounds.h"
#include "core/rankings/bounds/wanted_judgments.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace ui {

/// The unjudged documents behind the bounds, as sentences need them.
struct OpenFacts {
    std::size_t documents = 0;
    double topGrade = 1;  ///< the highest grade they could get
};

/// "0.9724 to 0.9923", "3/5 to 4/5" where both ends are short fractions, "always 1.0000"; followed
/// by "or undefined" if some grades leave the measure undefined.
QString boundsText(const core::ExactBounds& bounds, const NumberFormat& format);
/// "If the 2 unjudged documents are graded anywhere from 0 to 3, P@5 is between 3/5 = 0.6000 and
/// 4/5 = 0.8000.", then what documents that nobody retrieved could add.
/// @param bounds nullopt: unknown
QString boundsSentence(const QString& measure, const std::optional<core::ExactBounds>& bounds,
                       const OpenFacts& open, const NumberFormat& format);

/// For a difference: "+0.0214 to +0.2307"; "within −0.1000 to +0.2000" if the bounds are not exact.
QString differenceBoundsText(const core::Bounds& bounds, const NumberFormat& format);
/// "Possible difference B − A in P@5: +0.2000 to +0.4000; B always wins."
QString differenceBoundsSentence(const QString& measure, const core::DifferenceBounds& bounds,
                                 const NumberFormat& format);
/// What judging a document would tell, and how to do it: "x at rank 3: judging it narrows the
/// bounds of P@5 by 0.2000, averaged over the possible grades. Type a digit to grade it."
QString wantedSentence(const QString& document, const core::WantedJudgment& requested,
                       const QString& measure, const NumberFormat& format);
/// Says that no judgment would narrow the bounds.
QString nothingWantedSentence(const QString& measure);
/// How documents that nobody retrieved widen the bounds; empty if they do not, or it is unknown.
QString openWorldSentence(const core::Bounds& bounds, bool isDifference,
                          const NumberFormat& format);
/// "B always wins", "undecided: depends on 5 documents".
QString verdictText(const core::DifferenceBounds& bounds);

}  // namespace ui
