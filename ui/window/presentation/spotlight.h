// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QWidget>

namespace ui {

/// A spotlight over its parent: dims everything but a circle around one place, so that an audience
/// sees where somebody points. Lets the mouse through.
class Spotlight : public QWidget {
    Q_OBJECT
public:
    explicit Spotlight(QWidget* parent);

    /// Moves the circle, in pixels of the parent.
    void pointAt(QPoint place);
    QPoint place() const { return m_place; }
    int radius() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect ring() const;

    QPoint m_place;
};

}  // namespace ui
