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

/// Something that can be done, with the keys that do it.
struct KeyEntry {
    QString group;             ///< "File", "Toolbar", "Ranked list"
    QString does;              ///< "Open…", "Measures: nDCG"
    QString keys;              ///< as the desktop writes them; empty where there are none
    QPointer<QAction> action;  ///< does it
    QPointer<QWidget> place;   ///< else: where the keys work
};

/// All that a window offers: its menus, its toolbars with the fields that a letter reaches, and the
/// keys that its widgets answer themselves. Read from the actions and widgets that there are.
std::vector<KeyEntry> keyEntries(const QMainWindow& window);
/// The entries of a place that need not be open.
std::vector<KeyEntry> keyEntries(const OwnKeys& keys, QWidget* place);

/// A caption without the marks of its letters: "Open" for "&Open", "打开" for "打开(&O)".
QString withoutMarks(const QString& caption);
/// The keys that reach a button or a field, empty when none do.
QString keysOf(const QWidget& widget);

}  // namespace ui
