// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace ui {

/// Returns when isWorking() is false. Timers and results arrive meanwhile; keys and clicks are
/// delayed, so that nobody changes or closes what is being computed.
void waitWhile(const std::function<bool()>& isWorking);

}  // namespace ui
