// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/opened_document.h"

#include <variant>

namespace figures {

/// Whose document the input is, by its content; or how the program ends.
std::variant<Workspace, cli::ExitStatus> workspaceOf(const cli::OptionSet& command,
                                                     const DocumentInput& input);

}  // namespace figures
