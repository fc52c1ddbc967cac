// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/sessions/encoded_session.h"

#include <QByteArray>

#include <optional>

/// How each format carries a session: what its writer puts in, and what is looked for in a file.
namespace ui {

/// Of an element in an SVG's metadata, and of the same in a TIFF's field.
inline constexpr char sessionNamespace[] = "urn:rankscope:session";
/// TIFF's field, in the range for private use.
inline constexpr unsigned sessionField = 65'232;
/// PDF's key in the embedded file's dictionary; the digest is its value, a name.
inline constexpr char sessionKey[] = "/RankscopeSession";

/// `<session … version="0.1.0" sha256="…">…</session>`, the stream in base 64.
QByteArray sessionElement(const EncodedSession& session);
/// PNG's chunks, to stand anywhere before the picture's data.
QByteArray sessionChunks(const EncodedSession& session);

/// None: nothing in the file says that it carries a session. What is cut off or damaged cannot be
/// unsealed.
std::optional<EncodedSession> sessionInPdf(const QByteArray& file);
std::optional<EncodedSession> sessionInSvg(const QByteArray& file);
std::optional<EncodedSession> sessionInPng(const QByteArray& file);
std::optional<EncodedSession> sessionInTiff(const QByteArray& file);

}  // namespace ui
