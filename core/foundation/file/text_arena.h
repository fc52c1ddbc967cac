// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/shared_text.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// Keeps ids that stand in a file in another form, quoted or escaped: what is kept does not move.
class TextArena {
public:
    /// The same text, for as long as this or what takeTexts() gave is there. Amortised O(size).
    std::string_view keep(std::string_view text)
    {
        if (m_chunks.empty() || m_chunks.back().capacity() - m_chunks.back().size() < text.size()) {
            m_chunks.emplace_back();
            m_chunks.back().reserve(std::max(chunkSize, text.size()));
        }
        std::string& chunk = m_chunks.back();
        const std::size_t start = chunk.size();
        chunk += text;
        return std::string_view(chunk).substr(start);
    }

    /// The memory behind what was kept; leaves nothing behind.
    std::vector<SharedText> takeTexts()
    {
        std::vector<SharedText> texts;
        for (std::string& chunk : m_chunks)
            texts.emplace_back(std::move(chunk));
        m_chunks.clear();
        return texts;
    }

private:
    static constexpr std::size_t chunkSize = std::size_t{1} << 16;

    std::vector<std::string> m_chunks;  // moved, never copied: their characters stay in place
};

}  // namespace core
