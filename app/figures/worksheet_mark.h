// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

namespace figures {

/// Adds `worksheet mark`, which marks a class's answers with its key.
cli::Command addMark(cli::OptionSet worksheet);

}  // namespace figures
