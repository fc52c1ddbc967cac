// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

namespace figures {

cli::Command addPlot(cli::OptionSet program);

}  // namespace figures
