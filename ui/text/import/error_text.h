// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <QString>

namespace ui {

/// "run.txt:12: found the score “1,5”, expected a number such as 1.5 or 2e-3". Without a line
/// number where the whole file is meant.
QString errorText(const core::ParseError& error);
/// The same without file and line.
QString errorReason(const core::ParseError& error);

}  // namespace ui
