// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>
#include <span>

namespace core {

/// Removes samples from every column; the others keep their order. O(n), in place.
/// @param rows ascending, without repeats, indices into `samples`
/// @return the removed samples, in the order of `rows`; class and group names as in `samples`
Samples takeRows(Samples& samples, std::span<const std::size_t> rows);

/// Inserts samples so that they are at the indices `rows` afterwards: undoes takeRows(). O(n), in
/// place if the columns have room.
/// @param rows ascending, without repeats; as many as there are samples in `taken`
/// @param taken with the same columns as `samples`
void putRows(Samples& samples, std::span<const std::size_t> rows, Samples taken);

}  // namespace core
