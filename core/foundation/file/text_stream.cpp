// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_stream.h"

#include "core/foundation/compression/foreign_format.h"
#include "core/foundation/enum_table.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/workbook/workbook.h"

#include <algorithm>

namespace core {

namespace {

/// Enough to recognise the content: a tar archive is marked at byte 257.
constexpr std::size_t lookedAt = 512;

struct RefusalRow {
    WorkbookProblem reason;
    ErrorCode problem;
};

constexpr auto refusals = std::to_array<RefusalRow>({
    {WorkbookProblem::Damaged, ErrorCode::DamagedWorkbook},
    {WorkbookProblem::BinaryExcel, ErrorCode::ForeignFormat},
    {WorkbookProblem::ExpandsTooFar, ErrorCode::ExpandsTooFar},
    {WorkbookProblem::TooLarge, ErrorCode::WorkbookTooLarge},
    {WorkbookProblem::NothingToRead, ErrorCode::NothingToRead},
    {WorkbookProblem::SeveralSheets, ErrorCode::SeveralSheets},
    {WorkbookProblem::NoSuchSheet, ErrorCode::NoSuchSheet},
    {WorkbookProblem::NoValue, ErrorCode::UnsavedFormula},
});
static_assert(hasRowForEach(refusals, &RefusalRow::reason, WorkbookProblem::NoValue));

}  // namespace

bool isItsText(std::string_view content)
{
    const std::string_view head = content.substr(0, lookedAt);
    return compressionOf(head) == Compression::None && !foreignFormat(head) && !markedUtf16(head) &&
           !looksLikeUtf16(head);
}

TextStream::TextStream(std::string_view content, const ExpansionLimit& limit)
    : m_content(content)
    , m_size(content.size())
    , m_limit(limit)
    , m_compression(compressionOf(content))
    , m_decoder(decoderOf(m_compression, content))
{}

void TextStream::refuse(ErrorCode problem, std::string_view found)
{
    if (!m_problem)
        m_problem = ParseError{{}, 0, problem, std::string(found)};
}

/// Examines the first bytes of the possible text.
void TextStream::start()
{
    m_isStarted = true;
    if (isWorkbook(m_content))
        openWorkbook();
    m_ahead.resize(lookedAt);
    m_ahead.resize(decode(m_ahead));
    if (const Compression inner = compressionOf(m_ahead); m_decoder && inner != Compression::None) {
        refuse(ErrorCode::CompressedTwice, nameOf(inner));
    } else if (const auto foreign = foreignFormat(m_ahead)) {
        refuse(ErrorCode::ForeignFormat, *foreign);
    } else if (const auto order = markedUtf16(m_ahead)) {
        m_utf16.emplace(*order);
    } else if (looksLikeUtf16(m_ahead)) {
        refuse(ErrorCode::UnmarkedUtf16, {});
    }
}

void TextStream::openWorkbook()
{
    auto text = workbookText(m_content, m_limit);
    if (!text) {
        const auto& [reason, found] = text.error();
        refuse(rowAt(refusals, reason).problem,
               reason == WorkbookProblem::ExpandsTooFar ? std::to_string(m_limit.times)
               : reason == WorkbookProblem::BinaryExcel ? "Excel (.xlsb)"
                                                        : found);
    }
    m_sheet = text ? *std::move(text) : std::string();
    m_content = *m_sheet;
}

std::size_t TextStream::decode(std::span<char> to)
{
    if (!m_decoder) {
        const std::string_view rest = m_content.substr(m_at, to.size());
        std::copy(rest.begin(), rest.end(), to.begin());
        m_at += rest.size();
        return rest.size();
    }
    const std::size_t written = m_decoder->read(to);
    m_decoded += written;
    if (!m_decoder->isSound())
        refuse(m_decoder->needsTooMuchMemory() ? ErrorCode::TooMuchMemory
                                               : ErrorCode::DamagedCompression,
               nameOf(m_compression));
    else if (m_decoded > m_limit.always && m_decoded / m_limit.times >= m_content.size())
        refuse(ErrorCode::ExpandsTooFar, std::to_string(m_limit.times));
    return written;
}

std::size_t TextStream::readBytes(std::span<char> to)
{
    const std::size_t ahead = std::min(m_ahead.size(), to.size());
    std::copy_n(m_ahead.begin(), ahead, to.begin());
    m_ahead.erase(0, ahead);
    return ahead < to.size() ? ahead + decode(to.subspan(ahead)) : ahead;
}

std::size_t TextStream::readUtf16(std::span<char> to)
{
    constexpr std::size_t step = std::size_t{1} << 16;
    std::string bytes;
    do {
        bytes.resize(step);
        bytes.resize(readBytes(bytes));
        const bool isEnd = bytes.empty() && !m_problem;
        if (!m_utf16->add(bytes, m_converted) || (isEnd && !m_utf16->isWhole()))
            refuse(ErrorCode::DamagedUtf16, {});
    } while (!bytes.empty() && !m_problem && m_converted.size() < to.size());
    const std::size_t given = std::min(m_converted.size(), to.size());
    std::copy_n(m_converted.begin(), given, to.begin());
    m_converted.erase(0, given);
    return given;
}

std::size_t TextStream::read(std::span<char> to)
{
    if (m_problem)
        return 0;
    if (!m_isStarted)
        start();
    return m_utf16 ? readUtf16(to) : readBytes(to);
}

std::size_t TextStream::consumed() const
{
    return m_decoder ? m_decoder->consumed() : m_sheet ? m_size : m_at;
}

Parsed<std::string> textIn(std::string_view content, const std::string& name, Loading* loading,
                           const ExpansionLimit& limit)
{
    constexpr std::size_t step = std::size_t{1} << 16;
    constexpr std::size_t mostAtOnce = std::size_t{1} << 22;  // for a quick response to a stop
    TextStream stream(content, limit);
    LoadingPart part(loading, content.size());
    std::string text;
    std::size_t size = 0;
    while (true) {
        if (text.size() - size < step)
            text.resize(std::max(2 * size, size + step));
        const std::size_t room = std::min(text.size() - size, mostAtOnce);
        const std::size_t written = stream.read(std::span(text).subspan(size, room));
        // A few compressed bytes may expand to many: checking by part alone would be too rare.
        if (part.isStoppedAt(stream.consumed()) || (loading && loading->isStopped()))
            return ParseError{name, 0, ErrorCode::Stopped, {}};
        if (auto problem = stream.problem()) {
            problem->file = name;
            return *std::move(problem);
        }
        size += written;
        if (written < room)
            break;
    }
    text.resize(size);
    return text;
}

}  // namespace core
