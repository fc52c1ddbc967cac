// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace ui {

/// The behaviour of every field of the program, including dialogs. The wheel neither changes a
/// field without focus nor gives it focus, so scrolling continues. In a window, Undo and Redo first
/// undo typing, then the document's steps; Ctrl+E exports. A shortcut's target scrolls into view.
class FieldHabits : public QObject {
    Q_OBJECT
public:
    /// @param window whose Undo and Redo act on a document
    explicit FieldHabits(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isForTheDocument(QWidget& field, const QKeyEvent& key) const;

    QWidget& m_window;
};

}  // namespace ui
