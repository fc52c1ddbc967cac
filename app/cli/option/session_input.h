// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/foundation/compression/expansion_limit.h"

#include <string>
#include <variant>

namespace cli {

/// The text of an input that may be a session: of a figure the session that it carries. Or says on
/// standard error why there is none.
std::variant<std::string, ExitStatus> readSessionText(const std::string& path,
                                                      const core::ExpansionLimit& limit = {});

}  // namespace cli
