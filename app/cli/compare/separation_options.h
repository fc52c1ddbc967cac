// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/option_set.h"
#include "core/collections/discrimination/discrimination.h"

#include <string_view>

namespace cli {

/// The word for Sakai's paired test in --test.
inline constexpr std::string_view sakaisBootstrap = "asl";

/// Adds --test and --alpha, which decide when two runs differ.
void addSeparation(OptionSet command, core::DiscriminationRules& rules);

}  // namespace cli
