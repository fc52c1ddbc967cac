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

/// Whether a file's bytes are its text: neither compressed nor in UTF-16, nor known to be no text.
bool isItsText(std::string_view content);

/// The text of a file, piece by piece: decompressed where its bytes are compressed, and in UTF-8
/// where they are UTF-16 with a byte order mark; of a workbook, a sheet as CSV. Refused are data
/// that is damaged, grows beyond `limit` or is compressed twice, files of other programs, and
/// UTF-16 without a mark. The one place where all commands and the window meet what a file is made
/// of.
class TextStream {
public:
    /// @param content must outlive the stream
    explicit TextStream(std::string_view content, const ExpansionLimit& limit = {});

    /// Fills `to`, except at the end and where there is a problem: how many bytes were written.
    /// What was written before a problem may be used to tell what the file is.
    std::size_t read(std::span<char> to);
    /// How many bytes of the content have been read.
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
    std::unique_ptr<Decoder> m_decoder;  // null: the content as it is
    std::size_t m_at = 0;                // of the content as it is
    std::size_t m_decoded = 0;
    bool m_isStarted = false;
    std::string m_ahead;  // bytes that were looked at to know what they are
    std::optional<Utf16Reader> m_utf16;
    std::string m_converted;  // not yet given
    std::optional<ParseError> m_problem;
};

/// The whole text; a problem has the name.
/// @param loading told of the bytes of the content; may be null
Parsed<std::string> textIn(std::string_view content, const std::string& name,
                           Loading* loading = nullptr, const ExpansionLimit& limit = {});

}  // namespace core
