#pragma once

#include "app/cli/option/command.h"

namespace figures {

/// `worksheet`: lessons on paper for a class, and their key.
cli::Command addWorksheet(cli::OptionSet program);

}  // namespace figures
