// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/number_reading.h"

#include <optional>

namespace core {

/// What becomes of the lines of a file that cannot be read.
class BadLines {
public:
    /// @param counts gets those that are left out
    BadLines(BadLineRule rule, DiagnosticCounts& counts)
        : m_rule(rule)
        , m_counts(&counts)
    {}

    /// Whether the file is read on without the line; else it is refused. To be called in the order
    /// of the file.
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

    /// Why a file is refused of which nothing is left: the first one, and how many more there are.
    /// Nothing where none was left out.
    const std::optional<ParseError>& all() const { return m_first; }

private:
    BadLineRule m_rule;
    DiagnosticCounts* m_counts;
    std::optional<ParseError> m_first;
};

}  // namespace core
