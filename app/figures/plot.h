#pragma once

#include "app/cli/option/command.h"

namespace figures {

cli::Command addPlot(cli::OptionSet program);

}  // namespace figures
