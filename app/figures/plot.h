#pragma once

#include "app/cli/command.h"

namespace figures {

cli::Command addPlot(CLI::App& program);

}  // namespace figures
