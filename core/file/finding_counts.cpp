#include "core/file/finding_counts.h"

#include "core/file/lines.h"

namespace core {

void FindingCounts::add(Oddity oddity, std::size_t line, std::string_view sample, std::size_t count)
{
    if (count == 0)
        return;
    Finding& found = m_found[static_cast<std::size_t>(oddity)];
    // Readers that go query by query do not meet the lines in order.
    const bool isEarlier = line > 0 && (found.line == 0 || line < found.line);
    if (found.count == 0 || isEarlier) {
        found.oddity = oddity;
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
        auto& refusals = m_found[static_cast<std::size_t>(finding.oddity)].refusals;
        for (const ParseError& refusal : finding.refusals)
            if (refusals.size() < mostRefusals)
                refusals.push_back(refusal);
    }
}

void FindingCounts::addNew(const Findings& findings)
{
    for (const Finding& finding : findings)
        if (!has(finding.oddity))
            add(Findings{finding});
}

Findings FindingCounts::findings() const
{
    Findings findings;
    for (const Finding& finding : m_found)
        if (finding.count > 0)
            findings.push_back(finding);
    return findings;
}

}  // namespace core
