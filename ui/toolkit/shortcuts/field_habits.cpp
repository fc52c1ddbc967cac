// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/shortcuts/field_habits.h"

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

/// The field that the widget is, or is a part of; none.
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

/// As areas do themselves where Tab leads to a field.
void bringToSight(QWidget& field)
{
    for (QWidget* around = field.parentWidget(); around; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(&field);
}

/// Its undo is of what is typed in it, also before anything is.
bool isEditorOfACell(const QWidget& field)
{
    const QWidget* around = field.parentWidget();
    return around && qobject_cast<const QAbstractItemView*>(around->parentWidget());
}

/// Whether a field of text has something of its own to take back or do again.
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
    if (field.window() != &m_window)
        return false;
    // It exports; on X11 it also leads to a line's end.
    if (key.keyCombination() == (Qt::CTRL | Qt::Key_E))
        return true;
    if (!isUndo && !isRedo)
        return false;
    // A number counts with every key: what was typed is a step already.
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
    // Not taken here, it goes on to what is around the field.
    event->ignore();
    return true;
}

}  // namespace ui
