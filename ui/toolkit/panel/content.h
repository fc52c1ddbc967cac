// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// When a part of the window fills itself: at once, or when fill() is called, so that the window's
/// first frame does not wait for it. Its space is reserved meanwhile.
enum class Content { AtOnce, Later };

}  // namespace ui
