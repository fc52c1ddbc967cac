// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

namespace figures {

/// `worksheet mark`: answers of a class against its key.
cli::Command addMark(cli::OptionSet worksheet);

}  // namespace figures
