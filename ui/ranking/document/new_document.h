// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <string>
#include <unordered_set>

namespace ui {

/// Creates documents with ids that the list does not have yet: d11, d12 …
class NewDocuments {
public:
    explicit NewDocuments(const core::RankedList& list);

    /// Also avoids the ids of this list.
    void avoid(const core::RankedList& list);
    core::RankedItem next();

private:
    std::unordered_set<std::string> m_taken;
    std::size_t m_number;
};

}  // namespace ui
