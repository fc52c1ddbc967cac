// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"

namespace ui {

/// Its qrelsPath; what a session names in the place of files.
inline constexpr auto exampleCollectionPath = ":/examples/cake-search";

/// Two searches of a cake shop over 24 queries, judged from 0 to 3: made up, to look around in.
core::Collection exampleCollection();

}  // namespace ui
