// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <cstddef>

namespace ui {

/// The meaning of a line of grades typed for one of two lists with a shared pool of judgments.
struct TypedBeside {
    core::RankedList list;
    std::size_t regraded = 0;  ///< documents of the other list with a new grade
    std::size_t added = 0;     ///< judged documents that neither list had
};

/// The list of `typed` grades, to be compared with `other`. A plain grade never regrades a document
/// of `other`. It stands for a document with that grade: the one at its position, otherwise the
/// next one in either list, retrieved or not. Without such a document, it stands for the one at its
/// position if only `base` has that one, otherwise for a new one. `name:grade` grades the named
/// document in both lists.
/// @param base the list being replaced, with what only `other` judges (core::listOf())
/// @param typed unnamed documents have no id
TypedBeside typedBeside(const core::RankedList& base, const core::RankedList& other,
                        const core::RankedList& typed);

/// The list without generated ids: documents named after their position get no id.
core::RankedList unnamed(core::RankedList typed);

}  // namespace ui
