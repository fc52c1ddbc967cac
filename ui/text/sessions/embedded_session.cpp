// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sessions/embedded_session.h"

#include "ui/text/language/wording.h"
#include "ui/text/sessions/session_carriage.h"

namespace ui {

namespace {

std::optional<EncodedSession> sessionIn(const QByteArray& file)
{
    const auto format = figureFormatIn(file);
    if (!format)
        return std::nullopt;
    switch (*format) {
    case FigureFormat::Pdf:
        return sessionInPdf(file);
    case FigureFormat::Svg:
        return sessionInSvg(file);
    case FigureFormat::Png:
        return sessionInPng(file);
    case FigureFormat::Tiff:
        return sessionInTiff(file);
    case FigureFormat::Eps:
        break;  // holds no session
    }
    return std::nullopt;
}

}  // namespace

std::optional<FigureFormat> figureFormatIn(const QByteArray& beginning)
{
    if (beginning.startsWith("%PDF-"))
        return FigureFormat::Pdf;
    if (beginning.startsWith("\x89PNG"))
        return FigureFormat::Png;
    if (beginning.startsWith(QByteArray("II*\0", 4)) ||
        beginning.startsWith(QByteArray("MM\0*", 4)))
        return FigureFormat::Tiff;
    constexpr qsizetype furthest = 4096;  // a licence, say, may come first
    const QByteArray first = beginning.left(furthest).trimmed();
    const bool isXml = first.startsWith('<') || first.startsWith("\xef\xbb\xbf<");
    return isXml && first.contains("<svg") ? std::optional(FigureFormat::Svg) : std::nullopt;
}

std::optional<EmbeddedSession> embeddedSession(const QByteArray& file)
{
    const auto found = sessionIn(file);
    if (!found)
        return std::nullopt;
    if (auto session = unsealed(*found))
        return EmbeddedSession{*std::move(session), {}};
    return EmbeddedSession{{}, Wording::tr("The embedded session was modified or is incomplete.")};
}

}  // namespace ui
