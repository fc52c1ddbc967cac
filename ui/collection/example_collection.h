// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"

namespace ui {

/// Its qrelsPath, used in sessions instead of files.
inline constexpr auto exampleCollectionPath = ":/examples/cake-search";

/// A made-up example: two runs of a cake shop's search over 24 queries, judged from 0 to 3.
core::Collection exampleCollection();

}  // namespace ui
