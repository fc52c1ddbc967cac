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

/// Stores ids that a file has in another form, quoted or escaped. Stored texts do not move.
class TextArena {
public:
    /// A copy of the text, valid as long as this object or the result of takeTexts() exists.
    /// Amortised O(size).
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

    /// Moves out the memory of the stored texts; the arena is then empty.
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
