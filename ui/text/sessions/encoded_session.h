// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace ui {

/// The size limits of a session in a figure's file, encoded and as JSON.
inline constexpr qsizetype mostEncodedBytes = qsizetype{1} << 20;
inline constexpr qsizetype mostSessionBytes = qsizetype{1} << 26;

/// A session encoded for a figure's file.
struct EncodedSession {
    QByteArray deflated;  ///< the JSON as a zlib stream; empty: there is no session
    QByteArray digest;    ///< SHA-256 of the JSON, 64 hexadecimal digits
};

/// The same session gives the same bytes. nullopt if it is too large for a figure's file.
/// O(session), less if it turns out too large.
std::optional<EncodedSession> encoded(const QByteArray& session);
/// The session that was encoded; nullopt if a byte of it differs or it is larger than
/// mostSessionBytes. Ignores bytes after the end of the stream.
std::optional<QByteArray> unsealed(const EncodedSession& session);

}  // namespace ui
