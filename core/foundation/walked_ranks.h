// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// How many ranks this thread has walked over so far to compute grades or values. Only a test reads
/// it: to check that editing a long list does not make a window walk over it too often. One
/// addition per walk.
inline constinit thread_local std::size_t walkedRanks = 0;

}  // namespace core
