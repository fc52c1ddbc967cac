// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QWidget;

namespace ui {

/// A file type to save as.
struct SavedKind {
    QString name;         ///< "CSV"
    QStringList endings;  ///< lower case, without a dot; names without one get the first
};

/// A question for the save dialog.
struct SaveQuestion {
    QString title;            ///< of the dialog
    QString suggestion;       ///< a name or a path
    QList<SavedKind> kinds;   ///< at least one
    qsizetype preferred = 0;  ///< index of the kind selected at first
};

/// Asks where to save. A name without one of the endings gets that of the kind selected in the
/// dialog; an existing file is replaced only if the person confirms.
/// @return a path with one of the endings; empty if cancelled
QString askForSavePath(QWidget& parent, const SaveQuestion& question);

}  // namespace ui
