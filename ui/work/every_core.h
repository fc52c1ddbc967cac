#pragma once

#include "core/threads.h"

namespace ui {

/// As many threads as the machine runs at once, for work beside the window's own.
core::Threads everyCore();

}  // namespace ui
