// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <vector>

namespace core {

/// What `other` holds judged and `list` does not hold at all, in the order of `other`: the ranked
/// documents first. Two lists of one query stand on one pool of judgments: with these behind its
/// judged, not retrieved documents each has the ideal, R and N of both. Documents are the same when
/// their ids are. Expected O(documents).
std::vector<RankedItem> judgedOnlyIn(const RankedList& other, const RankedList& list);

/// `list` with judgedOnlyIn(other, list) behind its judged, not retrieved documents.
RankedList onOnePool(RankedList list, const RankedList& other);

}  // namespace core
