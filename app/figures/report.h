#pragma once

#include "app/cli/command.h"

namespace figures {

cli::Command addReport(CLI::App& program);

}  // namespace figures
