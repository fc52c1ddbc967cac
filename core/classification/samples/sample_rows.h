// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>
#include <span>

namespace core {

/// Takes samples out of every column; those left keep their order. O(n), in place.
/// @param rows ascending, each once, of `samples`
/// @return what was taken, in the order of `rows`; class and group names as in `samples`
Samples takeRows(Samples& samples, std::span<const std::size_t> rows);

/// Puts samples between the others so that they stand at `rows` afterwards: undoes takeRows().
/// O(n), in place where the columns have room.
/// @param rows ascending, each once; as many as there are samples in `taken`
/// @param taken with the same columns as `samples`
void putRows(Samples& samples, std::span<const std::size_t> rows, Samples taken);

}  // namespace core
