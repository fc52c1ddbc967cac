// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <vector>

namespace core {

/// The judged documents of `other` that are not in `list` at all, in the order of `other`, ranked
/// documents first. Appending them to the judged, not retrieved documents of `list` gives both
/// lists of a query the same ideal, R and N. Documents are matched by id. Expected O(documents).
std::vector<RankedItem> judgedOnlyIn(const RankedList& other, const RankedList& list);

/// `list` with judgedOnlyIn(other, list) appended to its judged, not retrieved documents.
RankedList onOnePool(RankedList list, const RankedList& other);

}  // namespace core
