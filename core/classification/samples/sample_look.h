// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether a text is a table of labelled samples, from its first lines: one of its columns holds
/// labels and one scores. Without headings it needs commas or semicolons, at least two rows, usual
/// labels (0 and 1, yes and no) and scores with fractions; what may be documents and their ratings
/// is none. Columns of fractions headed 0, 1, 2 … beside a named label are samples.
bool holdsSamples(std::string_view text);

}  // namespace core
