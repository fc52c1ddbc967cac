// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// How far compressed data may grow when it is read, because a small file can expand beyond any
/// memory; and which sheet of a workbook is read.
struct ExpansionLimit {
    std::size_t times = 100;                    ///< at most this many times the size of the file
    std::size_t always = std::size_t{1} << 28;  ///< bytes that are allowed for a file of any size
    std::vector<std::string> sheets = {};       ///< for workbooks: the one of these that a workbook
                                                ///< has is read

    bool operator==(const ExpansionLimit&) const = default;
};

}  // namespace core
