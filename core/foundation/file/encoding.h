// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/shared_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The encodings to try for text that is not UTF-8; without any, such text is refused.
struct OtherEncodings {
    bool gb18030 = false;  ///< if all of the text is valid GB18030
    bool latin1 = false;   ///< if not GB18030

    bool operator==(const OtherEncodings&) const = default;
};

/// The text unchanged if it is UTF-8 or if no encoding fits; otherwise converted to UTF-8, with its
/// lines counted. O(n).
SharedText utf8From(SharedText text, const OtherEncodings& encodings, DiagnosticCounts& counts);
/// The same without counting.
std::string utf8From(std::string_view text, const OtherEncodings& encodings);

/// Converts Latin-1, as in MovieLens' titles, to UTF-8. O(n).
std::string utf8FromLatin1(std::string_view bytes);

/// Converts GB18030, which spreadsheets on Chinese machines write, to UTF-8 (GB 18030-2005, with
/// the system's iconv); nothing if the text is not valid GB18030. O(n).
std::optional<std::string> utf8FromGb18030(std::string_view bytes);

/// Guesses the encoding of text that is not UTF-8: GB18030 if all bytes outside ASCII form pairs in
/// the rows of GB 2312, as in common Chinese; otherwise Latin-1. O(n).
OtherEncodings likelyEncoding(std::string_view bytes);

}  // namespace core
