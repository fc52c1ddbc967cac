// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/verdict.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ui {

// The verdict on two runs, as the window, the report and the command line give it.

/// What a verdict calls the runs and the measure.
struct VerdictNames {
    QString a;
    QString b;
    QString measure;
    bool namesQueries = true;  ///< by their ids
};

/// A share of judged documents, "60%", rounded down: 100% means that everything is judged. A dash
/// if it is undefined.
QString judgedShareText(const std::optional<double>& share, const QLocale& locale);

/// The conclusion: "“dense” is better than “bm25” in nDCG@10."
QString verdictSentence(const core::VerdictFacts& facts, const VerdictNames& names,
                        const NumberFormat& format);
/// What one should know even if the figures are elsewhere: missing queries, or what unjudged
/// documents could change in the worst case; empty if there are neither.
QString verdictCaveat(const core::VerdictFacts& facts, const VerdictNames& names,
                      const NumberFormat& format);
/// What the conclusion rests on, the most important first: the difference with its interval and p,
/// missing queries, unjudged documents, the smallest difference that would show, and what the
/// figures do not mean. Empty without a verdict.
QStringList verdictReasons(const core::VerdictFacts& facts, const VerdictNames& names,
                           const NumberFormat& format);
/// The paragraph of the conclusion and its reasons.
QString verdictText(const core::VerdictFacts& facts, const VerdictNames& names,
                    const NumberFormat& format);

}  // namespace ui
