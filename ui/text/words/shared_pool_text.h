// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/settings.h"

#include <QString>

namespace ui {

// Two lists, A and B, of one query stand on one pool of judgments. What that means for the ideal.

/// A few words for the status bar: "A and B share one ideal".
QString sharedIdealText(core::IdealPool pool);
/// "What is judged in A or B counts in the ideal of both."
QString sharedIdealSentence(core::IdealPool pool);

}  // namespace ui
