// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/lines.h"

#include <cstddef>
#include <string_view>

namespace core {

/// Counts the lines of a text while it is read from start to end.
class LineCounter {
public:
    explicit LineCounter(std::string_view text)
        : m_text(text)
    {}

    /// @param offset not smaller than in the last call
    std::size_t lineOf(std::size_t offset)
    {
        m_line += lineAt(m_text.substr(m_at, offset - m_at), offset - m_at) - 1;
        m_at = offset;
        return m_line;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
};

}  // namespace core
