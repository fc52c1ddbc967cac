// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/collections/shard/manifest.h"
#include "core/foundation/threads.h"

#include <memory>
#include <string>

namespace cli {

struct RunScoring;

/// Processes parts of divided evaluations, one after another. Consecutive parts of a division share
/// what they have in common, such as judgments, which is read only once.
class RunWorker {
public:
    RunWorker(const OptionSet& command, const core::Threads& threads);
    ~RunWorker();
    RunWorker(const RunWorker&) = delete;
    RunWorker& operator=(const RunWorker&) = delete;

    /// Processes one part and writes the result.
    /// @param manifestFile its name in messages
    ExitStatus work(const core::Manifest& manifest, const std::string& manifestFile,
                    const std::string& partFile);

private:
    const OptionSet& m_command;
    core::Threads m_threads;
    std::unique_ptr<const RunScoring> m_scoring;  // of the last part's division
};

}  // namespace cli
