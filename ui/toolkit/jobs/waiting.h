// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace ui {

/// Returns once nothing is being worked out any more. Timers and results arrive meanwhile; keys and
/// clicks wait until afterwards, so nobody changes or closes what is being asked for.
void waitWhile(const std::function<bool()>& isWorking);

}  // namespace ui
