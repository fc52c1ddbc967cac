// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace ui {

/// What a session may take in a figure's file, sealed, and as JSON.
inline constexpr qsizetype mostEncodedBytes = qsizetype{1} << 20;
inline constexpr qsizetype mostSessionBytes = qsizetype{1} << 26;

/// A session on its way in a figure's file.
struct EncodedSession {
    QByteArray deflated;  ///< the JSON as a zlib stream; empty: there is no session
    QByteArray digest;    ///< SHA-256 of the JSON, 64 hexadecimal digits
};

/// The same session gives the same bytes. None: it is larger than a figure's file carries.
/// O(session), and less where it turns out too large.
std::optional<EncodedSession> encoded(const QByteArray& session);
/// Exactly what was sealed; none when a byte of it differs, or when it is larger than
/// mostSessionBytes. Bytes after the end of the stream are left alone.
std::optional<QByteArray> unsealed(const EncodedSession& session);

}  // namespace ui
