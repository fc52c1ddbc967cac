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

/// Right answers, grading, order, how many are looked at, what scores are used for.
std::array<GuideQuestion, 5> guideQuestions();
/// @param chosen an answer's place for each question; none: it was passed over
core::GuideAnswers guideAnswers(const std::array<std::optional<int>, 5>& chosen);

/// "nDCG", "AUC", "Youden's J": as a table's first column has it.
QString guideName(const core::GuideSubject& subject);
/// What it needs, and how far it goes: "Needs all relevant documents and grades. From 0 to 1, the
/// higher the better."
QString guideNeedsSentence(const core::GuideRow& row);

/// What a probe is for: "the first right answer falls".
QString probeText(core::ListProbe probe);
QString probeText(core::SampleProbe probe);
/// "−0.8000", "nothing", or a dash where there is no value.
QString effectText(const core::ProbeEffect& effect, const NumberFormat& format);
/// The same with its fraction where it has one: "−4/5 = −0.8000".
QString exactEffectText(const core::ProbeEffect& effect, const NumberFormat& format);

/// Every measure with what it looks at, whether it sees grades and order, what it needs, its range,
/// its use and its source; sorted as guideTable().
core::Table comparisonTable();

/// What sources say of measures and of how to read them, in our words, and what to know of it.
/// @param span of the list at hand under nDCG; none: there is none
core::Table sourceTable(const std::optional<core::OrderSpan>& span, const NumberFormat& format);

}  // namespace ui
