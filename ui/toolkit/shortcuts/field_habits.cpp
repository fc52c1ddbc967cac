// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/shortcuts/field_habits.h"

#include "ui/toolkit/theme/focus_ring.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>

namespace ui {

namespace {

bool holdsAValue(const QWidget& widget)
{
    return qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) ||
           (qobject_cast<const QAbstractSlider*>(&widget) &&
            !qobject_cast<const QScrollBar*>(&widget));
}

/// The field that contains the widget, or is it; null if none.
QWidget* fieldAround(QWidget& widget)
{
    for (QWidget* around = &widget; around; around = around->parentWidget()) {
        if (holdsAValue(*around))
            return around;
        if (around->isWindow())
            break;
    }
    return nullptr;
}

bool isWorkedWith(const QWidget& field)
{
    return field.hasFocus() || field.isAncestorOf(QApplication::focusWidget());
}

/// Scrolls like areas do when Tab moves to a field.
void bringToSight(QWidget& field)
{
    for (QWidget* around = field.parentWidget(); around; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(&field);
}

/// The window of the widget, or the one that a frame in front of it belongs to.
const QWidget* windowBehind(const QWidget& widget)
{
    const QWidget* window = widget.window();
    while (window->windowType() == Qt::Popup && window->parentWidget())
        window = window->parentWidget()->window();
    return window;
}

/// Whether a text field can undo or redo its own typing.
template <class Text>
bool hasOwnStep(const Text& text, bool isUndo)
{
    return isUndo ? text.isUndoAvailable() : text.isRedoAvailable();
}

}  // namespace

FieldHabits::FieldHabits(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool FieldHabits::isForTheDocument(QWidget& field, const QKeyEvent& key) const
{
    const bool isUndo = key.matches(QKeySequence::Undo);
    const bool isRedo = key.matches(QKeySequence::Redo) ||
                        key.keyCombination() == (Qt::CTRL | Qt::Key_Y) ||
                        key.keyCombination() == (Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    if (windowBehind(field) != &m_window)
        return false;
    // Ctrl+E exports, but on X11 it also moves to the end of the line.
    if (key.keyCombination() == (Qt::CTRL | Qt::Key_E))
        return true;
    if (!isUndo && !isRedo)
        return false;
    // A number field applies every key, so its typing is already an undo step.
    if (const auto* number = qobject_cast<QAbstractSpinBox*>(&field))
        return number->hasAcceptableInput();
    if (const auto* choice = qobject_cast<QComboBox*>(&field))
        return !choice->lineEdit() || !hasOwnStep(*choice->lineEdit(), isUndo);
    if (const auto* line = qobject_cast<QLineEdit*>(&field))
        return line->isReadOnly() || (!isEditorOfACell(*line) && !hasOwnStep(*line, isUndo));
    if (const auto* text = qobject_cast<QPlainTextEdit*>(&field))
        return text->isReadOnly() || !hasOwnStep(*text->document(), isUndo);
    return false;
}

bool FieldHabits::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::Wheel && type != QEvent::Polish && type != QEvent::ShortcutOverride &&
        type != QEvent::FocusIn)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget)
        return false;
    if (type == QEvent::FocusIn) {
        if (static_cast<QFocusEvent*>(event)->reason() == Qt::ShortcutFocusReason)
            bringToSight(*widget);
        return false;
    }
    if (type == QEvent::Polish) {
        if (holdsAValue(*widget) && widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (type == QEvent::ShortcutOverride) {
        if (!isForTheDocument(*widget, static_cast<QKeyEvent&>(*event)))
            return false;
        event->ignore();
        return true;
    }
    const QWidget* field = fieldAround(*widget);
    if (!field || isWorkedWith(*field))
        return false;
    // Lets the widgets around the field handle it.
    event->ignore();
    return true;
}

}  // namespace ui
