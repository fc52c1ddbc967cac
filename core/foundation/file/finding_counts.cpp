// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/finding_counts.h"

#include "core/foundation/file/lines.h"

#include <algorithm>

namespace core {

void FindingCounts::add(Oddity oddity, std::size_t line, std::string_view sample, std::size_t count)
{
    if (count == 0)
        return;
    Finding& found = findingOf(oddity);
    // Readers that go query by query do not meet the lines in order.
    const bool isEarlier = line > 0 && (found.line == 0 || line < found.line);
    if (found.count == 0 || isEarlier) {
        found.line = line;
        found.sample = excerpt(sample);
    }
    found.count += count;
}

void FindingCounts::addBadLine(const ParseError& refusal)
{
    add({{Oddity::BadLines, 1, refusal.line, {}, {refusal}}});
}

void FindingCounts::add(const Findings& findings)
{
    constexpr std::size_t mostRefusals = 3;
    for (const Finding& finding : findings) {
        add(finding.oddity, finding.line, finding.sample, finding.count);
        for (const ParseError& refusal : finding.refusals)
            if (auto& refusals = findingOf(finding.oddity).refusals; refusals.size() < mostRefusals)
                refusals.push_back(refusal);
    }
}

void FindingCounts::addNew(const Findings& findings)
{
    for (const Finding& finding : findings)
        if (!has(finding.oddity))
            add(Findings{finding});
}

bool FindingCounts::has(Oddity oddity) const
{
    return std::ranges::find(m_findings, oddity, &Finding::oddity) != m_findings.end();
}

Finding& FindingCounts::findingOf(Oddity oddity)
{
    const auto at = std::ranges::lower_bound(m_findings, oddity, {}, &Finding::oddity);
    if (at != m_findings.end() && at->oddity == oddity)
        return *at;
    return *m_findings.insert(at, Finding{oddity, 0, 0, {}});
}

}  // namespace core
