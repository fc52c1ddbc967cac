// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/judgment_format.h"

#include <QString>

namespace ui {

/// A judgment format's name in a file dialog: "TREC judgments".
QString judgmentFormatText(core::JudgmentFormat format);

}  // namespace ui
