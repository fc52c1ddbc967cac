// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/diagnostic_counts.h"

#include "core/foundation/file/lines.h"

#include <algorithm>

namespace core {

void DiagnosticCounts::add(Warning warning, std::size_t line, std::string_view sample,
                           std::size_t count)
{
    if (count == 0)
        return;
    Diagnostic& found = diagnosticOf(warning);
    // Readers that go query by query do not see the lines in order.
    const bool isEarlier = line > 0 && (found.line == 0 || line < found.line);
    if (found.count == 0 || isEarlier) {
        found.line = line;
        found.sample = excerpt(sample);
    }
    found.count += count;
}

void DiagnosticCounts::addBadLine(const ParseError& refusal)
{
    add({{Warning::BadLines, 1, refusal.line, {}, {refusal}}});
}

void DiagnosticCounts::add(const Diagnostics& diagnostics)
{
    constexpr std::size_t mostRefusals = 3;
    for (const Diagnostic& diagnostic : diagnostics) {
        add(diagnostic.warning, diagnostic.line, diagnostic.sample, diagnostic.count);
        for (const ParseError& refusal : diagnostic.refusals)
            if (auto& refusals = diagnosticOf(diagnostic.warning).refusals;
                refusals.size() < mostRefusals)
                refusals.push_back(refusal);
    }
}

void DiagnosticCounts::addNew(const Diagnostics& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics)
        if (!has(diagnostic.warning))
            add(Diagnostics{diagnostic});
}

bool DiagnosticCounts::has(Warning warning) const
{
    return std::ranges::find(m_diagnostics, warning, &Diagnostic::warning) != m_diagnostics.end();
}

Diagnostic& DiagnosticCounts::diagnosticOf(Warning warning)
{
    const auto at = std::ranges::lower_bound(m_diagnostics, warning, {}, &Diagnostic::warning);
    if (at != m_diagnostics.end() && at->warning == warning)
        return *at;
    return *m_diagnostics.insert(at, Diagnostic{warning, 0, 0, {}});
}

}  // namespace core
