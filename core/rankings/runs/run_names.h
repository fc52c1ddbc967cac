// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace core {

/// What a run may be called by.
struct RunNames {
    std::string tag;   ///< in its file; empty where none is told
    std::string file;  ///< the file's name, with the tag where the file holds several runs
};

/// What the runs are called: by their tag, or by their file where the tag is not told or another
/// run has it, too; with a number where that name is taken. All names differ. O(runs log runs).
std::vector<std::string> namesOf(const std::vector<RunNames>& runs);

}  // namespace core
