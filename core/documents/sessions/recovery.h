// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "core/foundation/file/parse_error.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// A session as it was while it was edited, and where it belongs: what a recovery file holds.
struct Recovery {
    AnySession session;
    std::string path;    ///< the session's own file; empty when it has none yet
    std::string name;    ///< as the window's title had it
    std::string digest;  ///< of the own file when it was last read or written; empty: not known
    std::int64_t editedAt = 0;  ///< milliseconds since 1970 in UTC

    bool operator==(const Recovery&) const = default;
};

/// The version of the field "recovery" this program writes and the highest it reads.
inline constexpr int recoveryVersion = 1;

/// A session's JSON with one more field, "recovery": any program that reads sessions reads it.
std::string toJson(Recovery recovery);

/// Reads what toJson wrote. `name` is used in errors only; a session without the field "recovery"
/// is refused.
Parsed<Recovery> parseRecovery(std::string_view text, const std::string& name);

}  // namespace core
