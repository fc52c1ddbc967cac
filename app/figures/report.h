#pragma once

#include "app/cli/option/command.h"

namespace figures {

cli::Command addReport(CLI::App& program);

}  // namespace figures
