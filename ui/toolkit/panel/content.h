// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// When a part of the window shows what it holds: at once, or when somebody calls its fill(), so
/// that the window's first frame need not wait for it. Its room is kept meanwhile.
enum class Content { AtOnce, Later };

}  // namespace ui
