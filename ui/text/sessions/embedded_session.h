// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/sessions/figure_format.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

/// The session that a figure's file carries: exactly what was put in, checked by its digest.
struct EmbeddedSession {
    QByteArray session;  ///< JSON
    QString problem;     ///< a sentence; not empty: the file's session was changed or cut off
};

/// The format of a file, from its first bytes; none: it is no figure. What is not made by this
/// program is one too.
std::optional<FigureFormat> figureFormatIn(const QByteArray& beginning);

/// Looks into the bytes of a PDF, SVG, PNG or TIFF. None: it carries no session, or is no such
/// file. O(bytes); a session above 64 MiB counts as changed.
std::optional<EmbeddedSession> embeddedSession(const QByteArray& file);

}  // namespace ui
