// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/teaching/metric_chooser/guide_answers.h"
#include "core/teaching/metric_chooser/list_probes.h"
#include "core/teaching/metric_chooser/sample_probes.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace ui {

/// A question of the guide with its answers, in the order of their enum.
struct GuideQuestion {
    QString question;
    QStringList answers;
};

/// About right answers, grading, order, how many results are read, and what scores are for.
std::array<GuideQuestion, 5> guideQuestions();
/// @param chosen each question's answer as an index; nullopt: the question was skipped
core::GuideAnswers guideAnswers(const std::array<std::optional<int>, 5>& chosen);

/// "nDCG", "AUC", "Youden's J": the name in a table's first column.
QString guideName(const core::GuideSubject& subject);
/// What the measure needs, and its range: "Needs: all relevant documents, grades. Range: 0 to 1;
/// higher is better."
QString guideNeedsSentence(const core::GuideRow& row);

/// What a probe changes: "the first right answer falls".
QString probeText(core::ListProbe probe);
QString probeText(core::SampleProbe probe);
/// "−0.8000", "nothing", or a dash if undefined.
QString effectText(const core::ProbeEffect& effect, const NumberFormat& format);
/// Adds the fraction, if there is one: "−4/5 = −0.8000".
QString exactEffectText(const core::ProbeEffect& effect, const NumberFormat& format);

/// Every measure with what it looks at, whether it sees grades and order, what it needs, its range,
/// use and source. Sorted like guideTable().
core::Table comparisonTable();

/// What sources say about measures and how to read them, in our words, with a comment on each.
/// @param span the range of nDCG over orders of the current list; nullopt: no list
core::Table sourceTable(const std::optional<core::OrderSpan>& span, const NumberFormat& format);

}  // namespace ui
