// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/file/text_stream.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// A chunk of a text: whole lines. What stands behind its end can be read, and is a NUL byte
/// where a line end is missing.
struct TextBlock {
    SharedText owner;          ///< keeps the bytes
    std::string_view text;     ///< not empty
    std::size_t index = 0;     ///< counts blocks from the start of the text
    std::size_t unseen = 0;    ///< bytes of the last line that were left out because it is too long
    std::size_t consumed = 0;  ///< bytes of the file that it took
};

/// Cuts a text into blocks. One thread at a time may ask.
class TextBlocks {
public:
    static constexpr std::size_t usualSize = std::size_t{1} << 20;

    /// @param text as it stands; its blocks point into it
    /// @param size so many bytes or a little more stand in a block, where lines are short
    explicit TextBlocks(SharedText text, std::size_t size = usualSize);
    /// The same of the content of a file: where that is not its text, it becomes it on the way, see
    /// TextStream, and each block has bytes of its own.
    static TextBlocks ofFile(SharedText content, const ExpansionLimit& limit,
                             std::size_t size = usualSize);

    /// The same of what `read` gives, piece by piece: it fills what it is given but at the end, and
    /// says how many bytes it wrote. What it gives is the text.
    static TextBlocks of(std::function<std::size_t(std::span<char>)> read,
                         std::size_t size = usualSize);

    /// Who is told the text of every block before it is given, in their order.
    void tell(std::function<void(std::string_view)> told) { m_told = std::move(told); }

    /// None at the end, and where there is a problem.
    std::optional<TextBlock> next();

    /// Why a file's content cannot be read, though its end was not reached yet: reads what is left.
    std::optional<ParseError> problem();

private:
    std::optional<TextBlock> nextPlain();
    std::optional<TextBlock> nextStreamed();
    bool fill(std::string& buffer, std::size_t size);
    bool hasProblem() const { return m_stream && m_stream->problem(); }
    std::size_t consumed() const
    {
        return m_stream ? m_stream->consumed() : m_given - m_rest.size();
    }
    std::size_t skipLine();

    SharedText m_content;
    std::size_t m_size;
    std::size_t m_at = 0;
    std::size_t m_index = 0;
    std::optional<TextStream> m_stream;  // of a file's content
    std::function<std::size_t(std::span<char>)> m_read;
    std::function<void(std::string_view)> m_told;
    std::size_t m_given = 0;  // bytes that came of it
    std::string m_rest;       // read of either, and not yet in a block
    bool m_isEnd = false;
};

}  // namespace core
