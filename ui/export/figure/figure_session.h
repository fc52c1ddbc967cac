// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/sessions/encoded_session.h"

#include <QString>

namespace ui {

class Document;

/// A document's session for a figure's file to carry.
struct FigureSession {
    EncodedSession encoded;  ///< without bytes: it is too large to be carried
    QString remark;          ///< then, in a sentence
};

/// The session as it stands now.
/// @param figurePath where the figure goes: a collection's files are named from there; empty: by
/// their whole paths
FigureSession figureSession(const Document& document, const QString& figurePath);

}  // namespace ui
