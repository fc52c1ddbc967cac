// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace ui {

/// How every field of the program behaves, dialogs included. The wheel changes no value whose field
/// has not the focus, nor takes the focus: what scrolls there scrolls. In a window, Undo and Redo
/// take back the text that is being typed, and then the steps of the document; Ctrl+E exports. What
/// a shortcut leads to comes into sight.
class FieldHabits : public QObject {
    Q_OBJECT
public:
    /// @param window whose Undo and Redo are those of a document
    explicit FieldHabits(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isForTheDocument(QWidget& field, const QKeyEvent& key) const;

    QWidget& m_window;
};

}  // namespace ui
