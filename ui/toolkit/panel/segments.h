// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QButtonGroup;

namespace ui {

/// Buttons side by side of which one is pressed.
class Segments : public QWidget {
    Q_OBJECT
public:
    /// @param name what is chosen, for those who do not see it
    explicit Segments(const QString& name, QWidget* parent = nullptr);

    /// @param id in the group; one of its own if not given
    QAbstractButton& add(const QString& text, const QString& tip, int id = -1);
    QButtonGroup& group() { return *m_group; }

private:
    QButtonGroup* m_group;
};

}  // namespace ui
