// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace core {

/// Possible names of a run.
struct RunNames {
    std::string tag;   ///< from its file; empty if there is none
    std::string file;  ///< the file's name, with the tag if the file contains several runs
};

/// Unique names for runs: the tag, or the file if the tag is empty or not unique; a number is added
/// if that name is taken. O(runs log runs).
std::vector<std::string> namesOf(const std::vector<RunNames>& runs);

}  // namespace core
