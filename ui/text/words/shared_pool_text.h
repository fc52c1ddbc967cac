// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/settings.h"

#include <QString>

namespace ui {

// Lists A and B of one query share a pool of judgments. These texts say what that means for the
// ideal.

/// A few words for the status bar: "A and B share one ideal".
QString sharedIdealText(core::IdealPool pool);
/// "Documents judged in A or B count in the ideal ranking of both."
QString sharedIdealSentence(core::IdealPool pool);

}  // namespace ui
