// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/opened_document.h"

#include <variant>

namespace figures {

/// The workspace of the input, based on its content; or the exit status on failure.
std::variant<Workspace, cli::ExitStatus> workspaceOf(const cli::OptionSet& command,
                                                     const DocumentInput& input);

}  // namespace figures
