#pragma once

#include "core/file/finding.h"

#include <array>
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

    bool has(Oddity oddity) const { return at(oddity).count > 0; }

    /// In order of Oddity, each at most once.
    Findings findings() const;

private:
    static constexpr std::size_t oddities = static_cast<std::size_t>(Oddity::GroupSizesBeside) + 1;

    const Finding& at(Oddity oddity) const { return m_found[static_cast<std::size_t>(oddity)]; }

    std::array<Finding, oddities> m_found{};
};

}  // namespace core
