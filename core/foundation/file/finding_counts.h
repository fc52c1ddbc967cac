// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/finding.h"

#include <cstddef>
#include <string_view>

namespace core {

/// Counts oddities while a file is read, and remembers where each was met first.
class FindingCounts {
public:
    /// @param line 0: the whole file
    /// @param sample of the first one; may be long
    void add(Oddity oddity, std::size_t line, std::string_view sample = {}, std::size_t count = 1);
    /// Adds a line that was left out; to be called in the order of the file.
    void addBadLine(const ParseError& refusal);
    /// Adds what was found elsewhere in the same file.
    void add(const Findings& findings);

    /// Adds those oddities that have not been met yet.
    void addNew(const Findings& findings);

    bool has(Oddity oddity) const;

    /// In order of Oddity, each at most once.
    Findings findings() const { return m_findings; }

private:
    Finding& findingOf(Oddity oddity);

    Findings m_findings;
};

}  // namespace core
