// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QWidget;

namespace ui {

/// What a file to be saved may be.
struct SavedKind {
    QString name;         ///< "CSV"
    QStringList endings;  ///< lower case, without a point; the first is given to names without one
};

/// What is asked before a file is saved.
struct SaveQuestion {
    QString title;            ///< of the dialog
    QString suggestion;       ///< a name or a path
    QList<SavedKind> kinds;   ///< at least one
    qsizetype preferred = 0;  ///< index of the kind that is chosen at first
};

/// Asks a person where to save. A name with none of the endings gets that of the kind chosen in the
/// dialog; a file that has the name so made is replaced only where the person says so.
/// @return a path with one of the endings; empty: nothing is to be saved
QString askForSavePath(QWidget& parent, const SaveQuestion& question);

}  // namespace ui
