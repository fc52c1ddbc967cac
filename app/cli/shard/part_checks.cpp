#include "app/cli/shard/part_checks.h"

#include "app/cli/option/count_text.h"
#include "app/cli/option/streams.h"

#include <vector>

namespace cli {

bool isOfThisProgram(const std::string& file, const std::string& version)
{
    if (version == RANKSCOPE_VERSION)
        return true;
    warn(named(file) + ": the part was made by Rankscope " + version + ", expected " +
         RANKSCOPE_VERSION);
    return false;
}

bool isEachThereOnce(std::span<const NumberedPart> parts, std::size_t count)
{
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i].part == parts[i - 1].part) {
            warn(named(parts[i].file) + ": is part " + std::to_string(parts[i].part) + ", as " +
                 named(parts[i - 1].file) + " is; expected each part once");
            return false;
        }
    std::vector<std::size_t> missing;
    std::size_t at = 0;
    for (std::size_t number = 1; number <= count; ++number) {
        if (at < parts.size() && parts[at].part == number)
            ++at;
        else
            missing.push_back(number);
    }
    if (!missing.empty())
        warn("merge: of " + std::to_string(count) + " parts these are missing: " + ranges(missing));
    return missing.empty();
}

}  // namespace cli
