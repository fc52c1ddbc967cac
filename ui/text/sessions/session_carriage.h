// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/sessions/encoded_session.h"

#include <QByteArray>

#include <optional>

/// How each figure format embeds a session: what the writer adds, and what a reader looks for.
namespace ui {

/// The namespace of the element in SVG metadata and in the TIFF field.
inline constexpr char sessionNamespace[] = "urn:rankscope:session";
/// The TIFF field, in the range for private use.
inline constexpr unsigned sessionField = 65'232;
/// The key in the dictionary of a PDF's embedded file; its value is the digest, as a name.
inline constexpr char sessionKey[] = "/RankscopeSession";

/// `<session … version="0.1.0" sha256="…">…</session>`, with the stream in base 64.
QByteArray sessionElement(const EncodedSession& session);
/// PNG chunks, valid anywhere before the image data.
QByteArray sessionChunks(const EncodedSession& session);

/// nullopt if the file has no sign of a session. A truncated or damaged one is returned but cannot
/// be unsealed.
std::optional<EncodedSession> sessionInPdf(const QByteArray& file);
std::optional<EncodedSession> sessionInSvg(const QByteArray& file);
std::optional<EncodedSession> sessionInPng(const QByteArray& file);
std::optional<EncodedSession> sessionInTiff(const QByteArray& file);

}  // namespace ui
