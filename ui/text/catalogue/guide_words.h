// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/metric_chooser/guide_table.h"

#include <QString>

namespace ui {

/// "Normalised discounted cumulated gain", "Area under the ROC curve".
QString guideTitle(const core::GuideSubject& subject);
/// What it looks at, in a few words: "How far down the first right answer stands".
QString guideFocus(const core::GuideSubject& subject);
/// What it is usually taken for: "Question answering, looking for one known item".
QString guideUse(const core::GuideSubject& subject);
/// Where it is defined.
QString guideSource(const core::GuideSubject& subject);

}  // namespace ui
