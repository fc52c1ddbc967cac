// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <cstddef>

namespace ui {

/// What a line of grades means for one of two lists that stand on one judged pool.
struct TypedBeside {
    core::RankedList list;
    std::size_t regraded = 0;  ///< documents of the other list that have another grade now
    std::size_t added = 0;     ///< judged documents that neither list had
};

/// The list of `typed` grades, which is to stand beside `other`. A plain grade regrades nothing
/// that `other` holds: it stands for a document that has it, the one at its place, else the next
/// one of either list, retrieved or not; else for the document at its place if `base` alone holds
/// it, else for a new one. `name:grade` grades the document of that name in both.
/// @param base the list that is typed over, with what `other` alone judges (core::listOf())
/// @param typed whose unnamed documents have no id
TypedBeside typedBeside(const core::RankedList& base, const core::RankedList& other,
                        const core::RankedList& typed);

/// The list with no ids but those that it was given: what is called by its place has none.
core::RankedList unnamed(core::RankedList typed);

}  // namespace ui
