// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace ui {

/// Whether a field edits a cell of a table: the table marks its row instead of a ring.
bool isEditorOfACell(const QWidget& field);

/// A ring around the control that has the keyboard focus, outside of it. Text fields always have
/// it; other controls only after a key was pressed, so that a click leaves no frame that looks like
/// a choice. Tables mark their row instead. Install it as the application's event filter.
class FocusRing : public QObject {
    Q_OBJECT
public:
    FocusRing() = default;
    ~FocusRing() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Frame;

    void follow(QWidget* control);
    void setByKey(bool isByKey);
    void place();

    QPointer<QWidget> m_control;
    QPointer<Frame> m_frame;  ///< deleted with its window
    bool m_isByKey = false;
};

}  // namespace ui
