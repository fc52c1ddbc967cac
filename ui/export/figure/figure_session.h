// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/sessions/encoded_session.h"

#include <QString>

namespace ui {

class Document;

/// A document's session for a figure's file to carry.
struct FigureSession {
    EncodedSession encoded;  ///< without bytes if too large to carry
    QString remark;          ///< says so then, in one sentence
};

/// The document's current session.
/// @param figurePath the figure's path, to which a collection's file paths are relative; empty:
/// absolute paths
FigureSession figureSession(const Document& document, const QString& figurePath);

}  // namespace ui
