// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/number_reading.h"

#include <optional>

namespace core {

/// Handles unreadable lines of a file.
class BadLines {
public:
    /// @param counts receives the skipped lines
    BadLines(BadLineRule rule, DiagnosticCounts& counts)
        : m_rule(rule)
        , m_counts(&counts)
    {}

    /// Whether reading continues without the line; otherwise the file is refused. Call in file
    /// order.
    bool leavesOut(const ParseError& refusal)
    {
        if (m_rule == BadLineRule::Refuse)
            return false;
        m_counts->addBadLine(refusal);
        if (!m_first)
            m_first = refusal;
        else
            ++m_first->moreLines;
        return true;
    }

    /// The error for a file with no readable line left: the first bad line and the number of
    /// further ones. Nothing if no line was skipped.
    const std::optional<ParseError>& all() const { return m_first; }

private:
    BadLineRule m_rule;
    DiagnosticCounts* m_counts;
    std::optional<ParseError> m_first;
};

}  // namespace core
