// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_blocks.h"

#include "core/foundation/file/lines.h"

#include <algorithm>

namespace core {

namespace {

/// The index of the first line end at or after `from`; the size if there is none.
std::size_t lineEnd(std::string_view text, std::size_t from = 0)
{
    while (from < text.size() && text[from] != '\n' && text[from] != '\r')
        ++from;
    return from;
}

/// The index after the line end at or after `from`, or the size.
std::size_t behindLineEnd(std::string_view text, std::size_t from)
{
    const std::size_t at = lineEnd(text, from);
    if (at == text.size())
        return at;
    return at + (text.substr(at).starts_with("\r\n") ? 2 : 1);
}

/// The index after the last line end whose next byte is known.
std::optional<std::size_t> behindLastLineEnd(std::string_view text)
{
    const std::size_t feed = text.rfind('\n');
    if (feed != std::string_view::npos)
        return feed + 1;
    const std::size_t at = text.substr(0, text.empty() ? 0 : text.size() - 1).rfind('\r');
    return at == std::string_view::npos ? std::nullopt : std::optional(at + 1);
}

}  // namespace

TextBlocks::TextBlocks(SharedText text, std::size_t size)
    : m_content(std::move(text))
    , m_size(size)
{}

TextBlocks TextBlocks::ofFile(SharedText content, const ExpansionLimit& limit, std::size_t size)
{
    TextBlocks blocks(std::move(content), size);
    if (!isItsText(blocks.m_content.view()))
        blocks.m_stream.emplace(blocks.m_content.view(), limit);
    return blocks;
}

TextBlocks TextBlocks::of(std::function<std::size_t(std::span<char>)> read, std::size_t size)
{
    TextBlocks blocks(SharedText(), size);
    blocks.m_read = std::move(read);
    return blocks;
}

std::optional<TextBlock> TextBlocks::next()
{
    auto block = m_stream || m_read ? nextStreamed() : nextPlain();
    if (!block)
        return std::nullopt;
    block->index = m_index++;
    if (m_told)
        m_told(block->text);
    return block;
}

std::optional<TextBlock> TextBlocks::nextPlain()
{
    const std::string_view rest = m_content.view().substr(m_at);
    if (rest.empty())
        return std::nullopt;
    std::size_t length = rest.size();
    if (rest.size() > m_size)
        length = behindLineEnd(rest, m_size - 1);
    m_at += length;
    return TextBlock{m_content, rest.substr(0, length), 0, 0, length};
}

/// False if there is a problem.
bool TextBlocks::fill(std::string& buffer, std::size_t size)
{
    // Avoids clearing a whole block for a small file.
    constexpr std::size_t first = std::size_t{1} << 14;
    while (!m_isEnd && buffer.size() < size) {
        const std::size_t before = buffer.size();
        const std::size_t requested = std::min(size, before + std::max(before, first));
        buffer.resize(requested);
        const std::span to = std::span(buffer).subspan(before);
        const std::size_t got = m_stream ? m_stream->read(to) : m_read(to);
        m_given += got;
        buffer.resize(before + got);
        m_isEnd = buffer.size() < requested;
    }
    return !hasProblem();
}

/// Skips the rest of a line that is too long. @return the number of bytes skipped
std::size_t TextBlocks::skipLine()
{
    std::size_t skipped = 0;
    std::string buffer = std::move(m_rest);
    m_rest.clear();
    while (true) {
        const std::size_t end = lineEnd(buffer);
        skipped += end;
        if (end < buffer.size() || m_isEnd) {
            m_rest = buffer.substr(end);
            return skipped;
        }
        buffer.clear();
        if (!fill(buffer, m_size))
            return skipped;
    }
}

std::optional<TextBlock> TextBlocks::nextStreamed()
{
    // One byte too many, with the rest of its character.
    constexpr std::size_t kept = LineReader::longest + 5;
    const std::size_t before = m_at;
    std::string buffer = std::exchange(m_rest, {});
    std::size_t size = std::max(m_size, std::size_t{2});
    std::optional<std::size_t> end;
    while (true) {
        buffer.reserve(size + 1);
        if (!fill(buffer, size))
            return std::nullopt;
        if (m_isEnd || (end = behindLastLineEnd(buffer)) || size > kept)
            break;
        size *= 2;
    }
    if (buffer.empty())
        return std::nullopt;
    std::size_t unseen = 0;
    if (!m_isEnd && !end) {
        // The rest of the line, and its end, are not needed to refuse it.
        m_rest = buffer.substr(kept);
        buffer.resize(kept);
        unseen = skipLine();
        if (hasProblem())
            return std::nullopt;
    } else if (!m_isEnd) {
        m_rest = buffer.substr(*end);
        buffer.resize(*end);
    }
    m_at = consumed();
    SharedText owner(std::move(buffer));
    const std::string_view text = owner.view();
    return TextBlock{std::move(owner), text, 0, unseen, m_at - before};
}

std::optional<ParseError> TextBlocks::problem()
{
    if (!m_stream)
        return std::nullopt;
    std::string buffer;
    while (!m_isEnd) {
        buffer.clear();
        fill(buffer, m_size);
    }
    return m_stream->problem();
}

}  // namespace core
