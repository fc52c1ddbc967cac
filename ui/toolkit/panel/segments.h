// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QButtonGroup;

namespace ui {

/// Buttons side by side, exactly one of which is pressed.
class Segments : public QWidget {
    Q_OBJECT
public:
    /// @param name the accessible name of the choice
    explicit Segments(const QString& name, QWidget* parent = nullptr);

    /// @param id in the group; -1: a new one
    QAbstractButton& add(const QString& text, const QString& tip, int id = -1);
    QButtonGroup& group() { return *m_group; }

private:
    QButtonGroup* m_group;
};

}  // namespace ui
