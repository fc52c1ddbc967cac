// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>

namespace ui {

/// A score or threshold next to a mark of a chart, with the decimals of a term, or more if a small
/// number would have fewer than three digits. "0.500", "0.000231", "∞".
QString markText(double score, const NumberFormat& format);

}  // namespace ui
