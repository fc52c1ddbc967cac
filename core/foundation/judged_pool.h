// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

namespace core {

/// `list` with judgedOnlyIn(other, list) appended to its judged, not retrieved documents.
RankedList onOnePool(RankedList list, const RankedList& other);

}  // namespace core
