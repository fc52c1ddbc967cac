// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether the first lines of a text look like a table of labelled samples: one column holds labels
/// and one holds scores. Without headings, it needs commas or semicolons, at least two rows, common
/// labels (0 and 1, yes and no) and fractional scores; a table that may be documents with ratings
/// does not count. Columns of fractions with headings 0, 1, 2 … next to a named label are samples.
bool holdsSamples(std::string_view text);

}  // namespace core
