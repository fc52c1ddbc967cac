// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/uncertainty/precision_size.h"

#include <QString>

namespace ui {

/// How many samples a new study needs, which measure needs how many, and what is assumed.
QString sampleSizeSentence(const core::PrecisionSizes& sizes, const core::IntervalWidths& widths);

}  // namespace ui
