// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"

namespace core {

/// What a warning is about, and what was done. Catalogue context: ui::DiagnosticText.
struct DiagnosticWords {
    Warning warning;
    const char* what;  ///< starts with "%n " and has plural forms if it can be counted
    const char* rule;
};

const DiagnosticWords& diagnosticWords(Warning warning);

}  // namespace core
