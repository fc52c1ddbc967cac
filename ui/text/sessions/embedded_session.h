// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/sessions/figure_format.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

/// A session embedded in a figure's file: exactly what was put in, checked by its digest.
struct EmbeddedSession {
    QByteArray session;  ///< JSON
    QString problem;     ///< a sentence; not empty: the session was changed or cut off
};

/// The format of a figure's file, from its first bytes; nullopt if it is not a figure. Also
/// recognises figures made by other programs.
std::optional<FigureFormat> figureFormatIn(const QByteArray& beginning);

/// Searches the bytes of a PDF, SVG, PNG or TIFF. nullopt if it has no session or is no such file.
/// O(bytes); a session above 64 MiB counts as changed.
std::optional<EmbeddedSession> embeddedSession(const QByteArray& file);

}  // namespace ui
