#pragma once

#include "app/cli/option/command.h"

namespace figures {

cli::Command addPlot(CLI::App& program);

}  // namespace figures
