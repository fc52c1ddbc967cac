// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"

#include <cstddef>
#include <string_view>

namespace core {

/// Counts warnings while a file is read, and remembers the first place of each.
class DiagnosticCounts {
public:
    /// @param line 0: the whole file
    /// @param sample of the first one; may be long
    void add(Warning warning, std::size_t line, std::string_view sample = {},
             std::size_t count = 1);
    /// Adds a skipped line; call in file order.
    void addBadLine(const ParseError& refusal);
    /// Adds warnings from elsewhere in the same file.
    void add(const Diagnostics& diagnostics);

    /// Adds the warnings that were not counted before.
    void addNew(const Diagnostics& diagnostics);

    bool has(Warning warning) const;

    /// In the order of Warning, each at most once.
    Diagnostics diagnostics() const { return m_diagnostics; }

private:
    Diagnostic& diagnosticOf(Warning warning);

    Diagnostics m_diagnostics;
};

}  // namespace core
