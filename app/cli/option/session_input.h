// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/foundation/compression/expansion_limit.h"

#include <string>
#include <variant>

namespace cli {

/// Reads an input that may be a session; for an exported figure, returns its embedded session.
/// Otherwise reports the problem on standard error.
std::variant<std::string, ExitStatus> readSessionText(const std::string& path,
                                                      const core::ExpansionLimit& limit = {});

}  // namespace cli
