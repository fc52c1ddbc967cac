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
};

/// A share of judged documents, "60%", rounded down: 100% means that everything is judged. A dash
/// if it is undefined.
QString judgedShareText(const std::optional<double>& share, const QLocale& locale);

/// The conclusion with its figures: "dense is better than bm25: nDCG@10 differs by +0.0312 (95% CI
/// +0.0101 to +0.0523, paired t test, p = 0.003, 50 queries)."
QString verdictSentence(const core::VerdictFacts& facts, const VerdictNames& names,
                        const NumberFormat& format);
/// What else the conclusion rests on, the most important first: missing queries, unjudged
/// documents, the smallest difference that would show, and what the figures do not mean.
QStringList verdictReasons(const core::VerdictFacts& facts, const VerdictNames& names,
                           const NumberFormat& format);
/// The paragraph of both.
QString verdictText(const core::VerdictFacts& facts, const VerdictNames& names,
                    const NumberFormat& format);

}  // namespace ui
