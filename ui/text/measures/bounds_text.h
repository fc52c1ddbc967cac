// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/run_bounds.h"
#include "core/rankings/bounds/wanted_judgments.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace ui {

/// The unjudged documents that bounds are over, as far as a sentence tells of them.
struct OpenFacts {
    std::size_t documents = 0;
    double topGrade = 1;  ///< of the scale that they could be graded on
};

/// "0.9724 to 0.9923", "3/5 to 4/5" where both ends are short fractions, "stays 1.0000"; "or none"
/// where some gradings leave no value.
QString boundsText(const core::ExactBounds& bounds, const NumberFormat& format);
/// "Whatever grades from 0 to 3 the 2 unjudged documents get, P@5 is between 3/5 = 0.6000 and 4/5 =
/// 0.8000." What an open world adds follows.
/// @param bounds none: they are not known
QString boundsSentence(const QString& measure, const std::optional<core::ExactBounds>& bounds,
                       const OpenFacts& open, const NumberFormat& format);

/// Of a difference: "+0.0214 to +0.2307", "within −0.1000 to +0.2000" where that encloses it.
QString differenceBoundsText(const core::Bounds& bounds, const NumberFormat& format);
/// "Whatever the judges say, B less A in P@5: +0.2000 to +0.4000; B is higher in any case."
QString differenceBoundsSentence(const QString& measure, const core::DifferenceBounds& bounds,
                                 const NumberFormat& format);
/// What judging a document of a list would save, and how: "x at rank 3: judging it narrows the
/// bounds of P@5 by 0.2000 on average over the grades. A digit judges it."
QString wantedSentence(const QString& document, const core::WantedJudgment& requested,
                       const QString& measure, const NumberFormat& format);
/// Where there is no such document.
QString nothingWantedSentence(const QString& measure);
/// What documents that nobody retrieved add; empty where they move nothing, or nobody knows.
QString openWorldSentence(const core::Bounds& bounds, bool isDifference,
                          const NumberFormat& format);
/// "B is higher in any case", "open: 5 documents decide".
QString verdictText(const core::DifferenceBounds& bounds);

}  // namespace ui
