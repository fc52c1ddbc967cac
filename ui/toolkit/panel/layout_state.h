// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

class QSplitter;

namespace ui {

class PanelGroup;

/// The parts of a workspace's layout that a person can change: splitter positions and the panels in
/// front. A state read from outside is validated.
struct LayoutParts {
    int version = 1;  ///< other versions are rejected
    QList<QSplitter*> splitters;
    QList<PanelGroup*> groups;
    bool followsWindow = false;  ///< nobody has moved a splitter

    QByteArray state() const;
    /// @return false if the state does not fit, which leaves the layout unchanged
    bool restore(const QByteArray& state) const;
    /// Whether no splitter had been moved, so that another window may choose other sizes.
    static bool followsWindowIn(const QByteArray& state);
};

}  // namespace ui
