// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// The number at the start of a text, read as C's atol and atof do: up to the first character that
/// is part of no number, 0 where there is none. trec_eval reads its files so: `1.7` and `1e1` are
/// the whole number 1, `0x10` is the number 16 and `5abc` is 5.
///
/// A whole number beyond 64 bits is the largest or smallest there is.
long long leadingWholeNumber(std::string_view text);
/// A number beyond double precision is infinite, one too small is 0; `nan` is NaN.
double leadingNumber(std::string_view text);

}  // namespace core
