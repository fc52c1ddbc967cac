// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/rankings/evaluation/evaluation_rules.h"

#include <QString>

namespace ui {

/// What was found, how often, where first, and what was done: "3 blank lines, first in line 12:
/// skipped."
/// @param own what happens to documents with the id of their query
QString diagnosticText(const core::Diagnostic& diagnostic,
                       core::OwnDocument own = core::OwnDocument::Keep);

}  // namespace ui
