#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

/// The session that a figure's file carries: exactly what was put in, checked by its digest.
struct CarriedSession {
    QByteArray session;  ///< JSON
    QString problem;     ///< not empty: the file carries one, but it was changed or cut off
};

/// Looks into the bytes of a PDF, SVG or PNG. None: it carries no session, or is no such file.
std::optional<CarriedSession> carriedSession(const QByteArray& file);

}  // namespace ui
