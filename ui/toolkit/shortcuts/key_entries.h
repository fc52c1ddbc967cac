// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>

#include <vector>

class QAction;
class QMainWindow;
class QWidget;

namespace ui {

struct OwnKeys;

/// A command with its keys.
struct KeyEntry {
    QString group;             ///< "File", "Toolbar", "Ranked list"
    QString does;              ///< "Open…", "Measures: nDCG"
    QString keys;              ///< as the desktop writes them; empty if there are none
    QPointer<QAction> action;  ///< runs the command
    QPointer<QWidget> place;   ///< without an action: where the keys work
};

/// All commands of a window: its menus, its tool bars including fields with an access key, and the
/// keys that its widgets handle. Collected from the existing actions and widgets.
std::vector<KeyEntry> keyEntries(const QMainWindow& window);
/// The entries of a place, open or not.
std::vector<KeyEntry> keyEntries(const OwnKeys& keys, QWidget* place);

/// A caption without access keys: "Open" for "&Open", "打开" for "打开(&O)".
QString withoutMarks(const QString& caption);
/// The keys that reach a button or a field; empty if there are none.
QString keysOf(const QWidget& widget);

}  // namespace ui
