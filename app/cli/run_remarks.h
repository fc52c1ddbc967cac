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

/// Reports warnings about runs on standard error: one line per warning for the first eight runs.
/// Later runs with the same warning share a line, which names some and counts all; so do all runs
/// whose queries have fewer documents than the deepest.
class RunRemarks {
public:
    /// Uses the own-document rule, and the library if not null.
    RunRemarks(core::OwnDocument ownDocument, const core::Library* library);

    /// Reports the warnings of the next run's file.
    void tell(const std::string& run, core::Diagnostics diagnostics);
    /// Adds a sentence about that run.
    void say(const std::string& run, const std::string& sentence);
    /// Reports what the runs share.
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
