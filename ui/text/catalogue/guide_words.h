// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/metric_chooser/guide_table.h"

#include <QString>

namespace ui {

/// "Normalised discounted cumulative gain", "Area under the ROC curve".
QString guideTitle(const core::GuideSubject& subject);
/// What the measure looks at, in a few words: "How far down the first right answer is".
QString guideFocus(const core::GuideSubject& subject);
/// What the measure is usually used for: "A step on the way to nDCG".
QString guideUse(const core::GuideSubject& subject);
/// Where the measure is defined.
QString guideSource(const core::GuideSubject& subject);

}  // namespace ui
