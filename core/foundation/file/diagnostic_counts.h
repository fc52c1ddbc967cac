// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"

#include <cstddef>
#include <string_view>

namespace core {

/// Counts warnings while a file is read, and remembers where each was met first.
class DiagnosticCounts {
public:
    /// @param line 0: the whole file
    /// @param sample of the first one; may be long
    void add(Warning warning, std::size_t line, std::string_view sample = {},
             std::size_t count = 1);
    /// Adds a line that was left out; to be called in the order of the file.
    void addBadLine(const ParseError& refusal);
    /// Adds what was found elsewhere in the same file.
    void add(const Diagnostics& diagnostics);

    /// Adds those warnings that have not been met yet.
    void addNew(const Diagnostics& diagnostics);

    bool has(Warning warning) const;

    /// In order of Warning, each at most once.
    Diagnostics diagnostics() const { return m_diagnostics; }

private:
    Diagnostic& diagnosticOf(Warning warning);

    Diagnostics m_diagnostics;
};

}  // namespace core
