// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"

namespace ui {

/// As many threads as the machine runs at once, for work beside the window's own.
core::Threads everyCore();

}  // namespace ui
