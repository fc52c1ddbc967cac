// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/compression.h"
#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/file/utf16.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// Whether the bytes of a file are plain text: not compressed, not UTF-16 and not a known binary
/// format.
bool isItsText(std::string_view content);

/// The text of a file, piece by piece: decompressed if the file is compressed, converted to UTF-8
/// if it is UTF-16 with a byte order mark; for a workbook, a sheet as CSV. Refuses data that is
/// damaged, expands beyond `limit` or is compressed twice, files of other programs, and UTF-16
/// without a mark. All commands and the window detect the kind of a file here and only here.
class TextStream {
public:
    /// @param content must outlive the stream
    explicit TextStream(std::string_view content, const ExpansionLimit& limit = {});

    /// Fills `to`, except at the end or at a problem. Bytes written before a problem may be used to
    /// recognise the file.
    /// @return the number of bytes written
    std::size_t read(std::span<char> to);
    /// The number of bytes of the content that have been read.
    std::size_t consumed() const;
    /// Why read() ended early; without the file's name.
    const std::optional<ParseError>& problem() const { return m_problem; }

private:
    void start();
    void openWorkbook();
    std::size_t readBytes(std::span<char> to);
    std::size_t decode(std::span<char> to);
    std::size_t readUtf16(std::span<char> to);
    void refuse(ErrorCode problem, std::string_view found);

    std::string_view m_content;
    std::optional<std::string> m_sheet;  // of a workbook; then it is the content
    std::size_t m_size;                  // of the file
    ExpansionLimit m_limit;
    Compression m_compression;
    std::unique_ptr<Decoder> m_decoder;  // null: the content is not compressed
    std::size_t m_at = 0;                // in the uncompressed content
    std::size_t m_decoded = 0;
    bool m_isStarted = false;
    std::string m_ahead;  // bytes read ahead to detect the encoding
    std::optional<Utf16Reader> m_utf16;
    std::string m_converted;  // converted, not returned yet
    std::optional<ParseError> m_problem;
};

/// The whole text; errors include the name.
/// @param loading notified of the bytes of the content; may be null
Parsed<std::string> textIn(std::string_view content, const std::string& name,
                           Loading* loading = nullptr, const ExpansionLimit& limit = {});

}  // namespace core
