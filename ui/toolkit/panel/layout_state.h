// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

class QSplitter;

namespace ui {

class PanelGroup;

/// What of a workspace's layout a person arranges: where the splitters stand and which panels are
/// in front. A state read from outside is not trusted.
struct LayoutParts {
    int version = 1;  ///< another one does not fit
    QList<QSplitter*> splitters;
    QList<PanelGroup*> groups;
    bool followsWindow = false;  ///< nobody has moved a splitter

    QByteArray state() const;
    /// @return false when the state does not fit; the layout is then left as it was
    bool restore(const QByteArray& state) const;
    /// Whether nobody had moved a splitter, so that another window may have other sizes.
    static bool followsWindowIn(const QByteArray& state);
};

}  // namespace ui
