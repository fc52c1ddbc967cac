// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace ui {

/// The narrow bar on the left that switches workspaces.
class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    /// @param icon the resource of a symbol, drawn in the ink of the name
    void addWorkspace(const QString& name, const QString& icon);
    /// Marks a workspace as current. Emits nothing.
    void choose(int index);

signals:
    void workspaceChosen(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void adoptSize();
    void adoptHeight();

    QButtonGroup* m_buttons;
    QVBoxLayout* m_layout;
};

}  // namespace ui
