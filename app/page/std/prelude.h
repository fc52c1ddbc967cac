// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>

#include <fast_float/fast_float.h>

/// This library has no from_chars for floating-point numbers; fast_float reads the same texts to
/// the same doubles.
namespace std {
inline from_chars_result from_chars(const char* first, const char* last, double& value,
                                    chars_format = chars_format::general)
{
    const auto read = fast_float::from_chars(first, last, value);
    return {read.ptr, read.ec};
}
}  // namespace std
