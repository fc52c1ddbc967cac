// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <QString>

namespace ui {

/// File, line and reason, as in "run.txt:12: …". Has no line number if the error concerns the whole
/// file.
QString errorText(const core::ParseError& error);
/// The reason without file and line.
QString errorReason(const core::ParseError& error);

}  // namespace ui
