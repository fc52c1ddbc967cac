// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/in_memory/in_memory_input.h"
#include "core/collections/collection/query_edit.h"
#include "core/documents/sessions/session_archive.h"

#include <memory>
#include <optional>

namespace cli {

/// The judgments and runs of a session file or an archive, with its edits, or of a folder, held as
/// inputs that commands read by name during the lifetime of this object.
class InMemorySession {
public:
    /// If the input has no runs, and its judgments are a session of a collection: reads it, and
    /// makes its judgments, runs, measures, weights and rules those of the input, unless options
    /// change these. If they are a folder with judgments and runs: reads it as the window does.
    /// @return null if it is not one; on failure, reports the problem and returns the exit status
    static std::variant<std::unique_ptr<InMemorySession>, ExitStatus>
    adopt(const OptionSet& command, ScoringInput& input);

    /// The part that distinguishes seeds or folds of one system; empty: every run is its own.
    const std::string& seeds() const { return m_session.seeds; }
    /// The groups of its files, and those saved as filters.
    std::vector<core::QueryGroup> groups(const core::Threads& threads) const;

    InMemorySession(const InMemorySession&) = delete;
    InMemorySession& operator=(const InMemorySession&) = delete;
    ~InMemorySession();

private:
    using Adopted = std::variant<std::unique_ptr<InMemorySession>, ExitStatus>;

    InMemorySession() = default;

    static Adopted adoptFolder(ScoringInput& input);
    void tellFiles(const ScoringInput& input) const;
    void holdRuns(ScoringInput& input);
    void nameFiles(ScoringInput& input) const;

    std::optional<core::UnpackedSession> m_unpacked;
    core::CollectionSession m_session;
    core::Collection m_collection;
    InMemoryInputs m_inputs;
    bool m_isFolder = false;
};

}  // namespace cli
