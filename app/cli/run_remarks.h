// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/evaluation/library.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace cli {

/// Says on standard error what is odd about runs, a line for each remark on the first eight of
/// them. Further ones share a line where the same was met in them, which names some and counts all;
/// so do all runs whose queries have fewer documents than the deepest.
class RunRemarks {
public:
    /// Under the rule for a query's own document and with the library, if one is meant.
    RunRemarks(core::OwnDocument ownDocument, const core::Library* library);

    /// What was met in the next run's file.
    void tell(const std::string& run, core::Diagnostics diagnostics);
    /// More about that run.
    void say(const std::string& run, const std::string& sentence);
    /// What runs share.
    void end() const;

private:
    struct Met {
        std::vector<std::string> runs;
        core::Diagnostic sum;
    };

    core::OwnDocument m_ownDocument;
    const core::Library* m_library;
    std::size_t m_runs = 0;
    std::map<core::Warning, Met> m_met;
    Met m_shallow;
    std::map<std::string, std::vector<std::string>> m_said;  // runs by sentence
};

}  // namespace cli
