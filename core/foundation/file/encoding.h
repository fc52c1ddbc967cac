// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/shared_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What text that is not UTF-8 may be; nothing: it is refused.
struct OtherEncodings {
    bool gb18030 = false;  ///< where all of it is
    bool latin1 = false;   ///< otherwise

    bool operator==(const OtherEncodings&) const = default;
};

/// The text as it is where it is UTF-8 or none of these; else in UTF-8, its lines counted. O(n).
SharedText utf8From(SharedText text, const OtherEncodings& encodings, DiagnosticCounts& counts);
/// The same without the count.
std::string utf8From(std::string_view text, const OtherEncodings& encodings);

/// Each byte taken as a character of Latin-1: MovieLens has its titles so. O(n).
std::string utf8FromLatin1(std::string_view bytes);

/// Text in GB18030, as spreadsheets on Chinese machines save it, in UTF-8 (GB 18030-2005, by the
/// system's iconv); nothing where not all of it is. O(n).
std::optional<std::string> utf8FromGb18030(std::string_view bytes);

/// What a text that is not UTF-8 is taken for where nobody said it: GB18030 where all that is not
/// ASCII are pairs of bytes in GB 2312's rows, as common Chinese is; else Latin-1. O(n).
OtherEncodings likelyEncoding(std::string_view bytes);

}  // namespace core
