// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

namespace figures {

/// Adds `slides`, which draws how a measure is calculated, for a talk.
cli::Command addSlides(cli::OptionSet program);

}  // namespace figures
