// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// The number at the start of a text, as read by C's atol and atof: up to the first character that
/// cannot be part of it, 0 if there is none. trec_eval reads its files like this: as whole numbers
/// `1.7` and `1e1` are 1; as numbers `0x10` is 16 and `5abc` is 5.
///
/// A whole number beyond 64 bits becomes the largest or smallest possible.
long long leadingWholeNumber(std::string_view text);
/// A number beyond double precision becomes infinite, one too small becomes 0; `nan` is NaN.
double leadingNumber(std::string_view text);

}  // namespace core
