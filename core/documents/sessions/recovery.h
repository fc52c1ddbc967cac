// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "core/foundation/file/parse_error.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// The content of a recovery file: an edited session and where it belongs.
struct Recovery {
    AnySession session;
    std::string path;           ///< the session's own file; empty if it has none yet
    std::string name;           ///< as in the window's title
    std::string digest;         ///< of the own file when last read or written; empty if unknown
    std::int64_t editedAt = 0;  ///< milliseconds since 1970, UTC

    bool operator==(const Recovery&) const = default;
};

/// The version of the field "recovery" that this program writes, and the highest that it reads.
inline constexpr int recoveryVersion = 1;

/// Writes a session's JSON with an additional field "recovery". Any program that reads sessions can
/// read it.
std::string toJson(Recovery recovery);

/// Parses the output of toJson. `name` is used in errors only. A session without the field
/// "recovery" is an error.
Parsed<Recovery> parseRecovery(std::string_view text, const std::string& name);

}  // namespace core
