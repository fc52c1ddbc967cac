// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/file/replacing_file.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A file that is written piece by piece and appears whole or not at all, as with writeText().
class GrowingFile {
public:
    /// @return nothing, or why the file cannot be written; the same holds for the other functions
    std::optional<ParseError> open(const std::string& path);
    std::optional<ParseError> append(std::string_view bytes);
    /// Moves the file to its place. Without this call, nothing of what was written remains.
    std::optional<ParseError> finish();

private:
    std::optional<ParseError> notWritten(int error) const;
    const struct stat* replaced() const { return m_replaced ? &*m_replaced : nullptr; }

    std::string m_path;
    std::optional<struct stat> m_replaced;
    std::optional<ReplacingFile> m_file;
};

}  // namespace core
