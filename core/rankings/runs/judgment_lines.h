// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/lines.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

inline constexpr std::size_t judgmentColumns = 4;

/// What a line is refused for: the problem and the text that has it.
using RefusedLine = std::optional<std::pair<ErrorCode, std::string_view>>;

/// Reads judgments that differ from qrels in the meaning of their four columns.
/// @param take gets the columns of each line, and says why they are refused
/// @param loading notified of the bytes read and checked for a stop; may be null
/// @return the first error; a text without lines is one
template <class Take>
std::optional<ParseError> readJudgmentLines(std::string_view text, const std::string& name,
                                            const Take& take, Loading* loading = nullptr)
{
    LineReader lines(text, name, loading);
    bool isEmpty = true;
    while (const auto line = lines.nextData()) {
        const Columns<judgmentColumns> columns(line->text);
        if (columns.count != judgmentColumns)
            return ParseError{name, line->number, ErrorCode::QrelsColumns,
                              std::to_string(columns.count)};
        if (const RefusedLine refused = take(columns.text))
            return ParseError{name, line->number, refused->first, excerpt(refused->second)};
        isEmpty = false;
    }
    if (lines.error())
        return *lines.error();
    if (isEmpty)
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    return std::nullopt;
}

}  // namespace core
