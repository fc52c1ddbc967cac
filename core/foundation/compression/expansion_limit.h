// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// How far compressed data may grow when it is read, for a small file can hold more than any
/// memory; and what of a workbook is read.
struct ExpansionLimit {
    std::size_t times = 100;                    ///< as many times the size of the file
    std::size_t always = std::size_t{1} << 28;  ///< bytes that a file of any size may hold
    std::vector<std::string> sheets = {};       ///< of workbooks: the one that each has is read

    bool operator==(const ExpansionLimit&) const = default;
};

}  // namespace core
