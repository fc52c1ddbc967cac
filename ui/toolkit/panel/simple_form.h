// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/layout_state.h"

#include <QByteArray>
#include <QList>

class QWidget;

namespace ui {

/// The simple view of a workspace: hides some parts, and shared places show only their first panel,
/// without tabs. The full view returns unchanged.
class SimpleForm {
public:
    /// @param extras widgets shown only in the full view
    void begin(const LayoutParts& parts, const QList<QWidget*>& extras);
    void end(const LayoutParts& parts);
    bool isOn() const { return m_isOn; }
    /// The state of the full view, whichever is shown.
    QByteArray state(const LayoutParts& parts) const { return m_isOn ? m_full : parts.state(); }
    /// Whether the simple view hides a panel that shares its place, or a part around it.
    bool hides(const QWidget& panel, const QWidget& workspace) const;

private:
    QByteArray m_full;
    QList<QWidget*> m_extras;
    bool m_isOn = false;
};

}  // namespace ui
