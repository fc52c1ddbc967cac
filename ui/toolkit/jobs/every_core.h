// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"

namespace ui {

/// As many threads as the machine runs in parallel, for background work.
core::Threads everyCore();

}  // namespace ui
