// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/page_collection.h"
#include "ui/text/page/page_markup.h"

#include <vector>

namespace ui::page {

/// What an interactive page shows of a collection: `measures`, `runs`, `verdict`, `queries` and
/// `beside`. See rankingParts().
std::vector<Part> collectionParts(const core::PageCollection& collection);

}  // namespace ui::page
