// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run_names.h"

#include <map>
#include <set>

namespace core {

std::vector<std::string> namesOf(const std::vector<RunNames>& runs)
{
    std::map<std::string, std::size_t> tags;
    for (const RunNames& run : runs)
        ++tags[run.tag];
    std::set<std::string> taken;
    std::vector<std::string> names;
    for (const RunNames& run : runs) {
        const bool isTold = !run.tag.empty() && tags[run.tag] == 1;
        std::string name = isTold && !taken.contains(run.tag) ? run.tag : run.file;
        for (std::size_t number = 2; !taken.insert(name).second; ++number)
            name = run.file + " " + std::to_string(number);
        names.push_back(std::move(name));
    }
    return names;
}

}  // namespace core
