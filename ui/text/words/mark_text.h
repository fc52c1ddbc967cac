// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>

namespace ui {

/// A score or threshold beside a mark of a chart: the decimals of a term, and more where a small
/// one would have fewer than three digits left. "0.500", "0.000231", "∞".
QString markText(double score, const NumberFormat& format);

}  // namespace ui
