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

/// A block of a text: whole lines. The byte after its end can be read, and is a NUL byte if the
/// last line has no line end.
struct TextBlock {
    SharedText owner;          ///< keeps the bytes
    std::string_view text;     ///< not empty
    std::size_t index = 0;     ///< counts blocks from the start of the text
    std::size_t unseen = 0;    ///< bytes cut from the last line because it is too long
    std::size_t consumed = 0;  ///< bytes of the file that were read for it
};

/// Cuts a text into blocks. Use from one thread at a time.
class TextBlocks {
public:
    static constexpr std::size_t usualSize = std::size_t{1} << 20;

    /// @param text the text itself; its blocks point into it
    /// @param size bytes of a block, or a little more to end with a line, if lines are short
    explicit TextBlocks(SharedText text, std::size_t size = usualSize);
    /// The same for the content of a file. If that is not plain text, it is converted on the way
    /// (see TextStream), and each block has its own bytes.
    static TextBlocks ofFile(SharedText content, const ExpansionLimit& limit,
                             std::size_t size = usualSize);

    /// The same for a text that `read` returns piece by piece: it fills its argument, except at the
    /// end, and returns the number of bytes written.
    static TextBlocks of(std::function<std::size_t(std::span<char>)> read,
                         std::size_t size = usualSize);

    /// Sets a function that receives the text of every block, in order, before next() returns it.
    void tell(std::function<void(std::string_view)> told) { m_told = std::move(told); }

    /// Nothing at the end, or if there is a problem.
    std::optional<TextBlock> next();

    /// Why the content of a file cannot be read, even before its end is reached: reads the rest.
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
    std::size_t m_given = 0;  // bytes that m_read or m_stream gave
    std::string m_rest;       // read, but not yet in a block
    bool m_isEnd = false;
};

}  // namespace core
