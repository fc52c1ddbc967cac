// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "ui/text/sessions/encoded_session.h"

#include <QString>

namespace ui {

class Document;

/// A document's session for a figure's file to hold.
struct FigureSession {
    EncodedSession encoded;  ///< without bytes if too large to hold
    QString remark;          ///< says so then, in one sentence
};

/// The document's current session.
/// @param figurePath the figure's path, to which a collection's file paths are relative; empty:
/// absolute paths
FigureSession figureSession(const Document& document, const QString& figurePath);

/// What a file with that session holds, in one sentence: "Contains the data of 300 samples."
QString sessionContents(const core::AnySession& session);

}  // namespace ui
