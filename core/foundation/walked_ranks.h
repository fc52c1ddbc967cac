// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// How many ranks this thread has walked over so far, to make grades of documents or values of
/// grades. A test counts with it that no edit of a long list makes a window walk over it too often;
/// nothing else reads it. An addition a walk.
inline constinit thread_local std::size_t walkedRanks = 0;

}  // namespace core
