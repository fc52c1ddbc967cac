// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/lists_beside.h"
#include "ui/collection/document/query_pair.h"

#include <stop_token>

namespace ui {

/// The lists of a query with their statistics. O(n) expected, for n documents of both lists.
/// @param stop ends it early; the result must then be discarded
ListsBeside queryLists(const QueryPair& pair, const std::stop_token& stop = {});

}  // namespace ui
