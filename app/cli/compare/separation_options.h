// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/option_set.h"
#include "core/collections/discrimination/discrimination.h"

#include <string_view>

namespace cli {

/// What --test calls it when pairs are tested as Sakai does.
inline constexpr std::string_view sakaisBootstrap = "asl";

/// When two runs are told apart: --test and --alpha.
void addSeparation(OptionSet command, core::DiscriminationRules& rules);

}  // namespace cli
