// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/judgment_lookup.h"

#include <cassert>

namespace core {

void JudgmentLookup::start(std::span<const Judgment> judgments)
{
    m_judgments = judgments;
    m_isFound.assign(judgments.size(), false);
    m_documents.start(judgments.size());
    m_atAGlance.reset();
    for (const Judgment& judgment : judgments) {
        m_atAGlance.set(glance(judgment.document));
        [[maybe_unused]] const auto before = m_documents.add(judgment.document);
        assert(!before);
    }
}

const Judgment* JudgmentLookup::lookUp(std::string_view document)
{
    const auto place = m_documents.find(document);
    if (!place)
        return nullptr;
    m_isFound[*place] = true;
    return &m_judgments[*place];
}

}  // namespace core
