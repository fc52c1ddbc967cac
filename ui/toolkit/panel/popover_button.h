// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QToolButton>

#include <functional>

class QFrame;
class QUndoStack;

namespace ui {

/// A button that opens further controls in a frame below it, by click, Enter, Space or Alt+Down; or
/// above it, if that has more room. Escape or a click elsewhere closes the frame, and the button
/// gets the focus back. The frame lies above the window, so nothing else moves.
class PopoverButton : public QToolButton {
    Q_OBJECT
public:
    using Make = std::function<QWidget*()>;

    /// @param name of the frame, for screen readers
    /// @param size the frame's greatest size, in design pixels
    /// @param history of Undo and Redo while the frame is open
    /// @param make returns the content without a parent, on first use
    PopoverButton(const QString& name, QSizeF size, QUndoStack& history, Make make,
                  QWidget* parent = nullptr);

    void open();
    QFrame& popover() const;
    /// Created on first use.
    QWidget& content();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Frame;

    Frame* m_popover;
    QSizeF m_size;
    Make m_make;
    QWidget* m_content = nullptr;
};

}  // namespace ui
