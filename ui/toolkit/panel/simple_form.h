// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/layout_state.h"

#include <QByteArray>
#include <QList>

class QWidget;

namespace ui {

/// The form of a workspace for a first lesson: parts of it are hidden, and places that panels share
/// show their first panel, without tabs. The full form comes back as it was left.
class SimpleForm {
public:
    /// @param extras what only the full form has
    void begin(const LayoutParts& parts, const QList<QWidget*>& extras);
    void end(const LayoutParts& parts);
    bool isOn() const { return m_isOn; }
    /// Of the full form, whichever is shown.
    QByteArray state(const LayoutParts& parts) const { return m_isOn ? m_full : parts.state(); }
    /// Whether a panel that shares its place, or a part around it, is hidden in this form.
    bool hides(const QWidget& panel, const QWidget& workspace) const;

private:
    QByteArray m_full;
    QList<QWidget*> m_extras;
    bool m_isOn = false;
};

}  // namespace ui
