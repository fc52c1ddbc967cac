// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/popover_button.h"

#include "ui/toolkit/theme/theme.h"

#include <QFrame>
#include <QKeyEvent>
#include <QShortcut>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

bool isAltDown(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Down && event.modifiers().testFlag(Qt::AltModifier);
}

}  // namespace

class PopoverButton::Frame : public QFrame {
public:
    explicit Frame(QWidget& opener)
        : QFrame(&opener, Qt::Popup)
    {
        setObjectName(QStringLiteral("popover"));
        // A click on the button closes it and would open it again.
        setAttribute(Qt::WA_NoMouseReplay);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(1, 1, 1, 1);
    }

    void focusFirst()
    {
        if (!focusWidget())
            focusNextChild();
    }
};

PopoverButton::PopoverButton(const QString& name, QSizeF size, QUndoStack& history, Make make,
                             QWidget* parent)
    : QToolButton(parent)
    , m_popover(new Frame(*this))
    , m_size(size)
    , m_make(std::move(make))
{
    setFocusPolicy(Qt::StrongFocus);
    m_popover->setAccessibleName(name);
    // The window's own shortcuts do not work while a popup is open.
    const auto shortcut = [this](const QKeySequence& key, auto* receiver, auto act) {
        new QShortcut(key, m_popover, receiver, act);
    };
    shortcut(Qt::Key_Escape, m_popover, &QWidget::close);
    shortcut(QKeySequence::Undo, &history, &QUndoStack::undo);
    shortcut(QKeySequence::Redo, &history, &QUndoStack::redo);
    connect(this, &QToolButton::clicked, this, &PopoverButton::open);
}

QFrame& PopoverButton::popover() const
{
    return *m_popover;
}

QWidget& PopoverButton::content()
{
    if (!m_content) {
        m_content = m_make();
        m_popover->layout()->addWidget(m_content);
    }
    return *m_content;
}

void PopoverButton::open()
{
    if (m_popover->isVisible())
        return;
    content();
    const Theme theme = Theme::of(*this);
    const int gap = theme.px(4);
    const QRect room =
        QRect(window()->mapToGlobal(QPoint(0, 0)), window()->size()).adjusted(gap, gap, -gap, -gap);
    const QRect button(mapToGlobal(QPoint(0, 0)), size());
    const QSize wanted =
        theme.px(m_size).expandedTo(m_popover->minimumSizeHint()).boundedTo(room.size());
    QRect place(button.bottomLeft() + QPoint(0, gap), wanted);
    place.moveRight(std::min(place.right(), room.right()));
    place.moveLeft(std::max(place.left(), room.left()));
    const bool isAbove = place.bottom() > room.bottom() &&
                         button.top() - room.top() > room.bottom() - button.bottom();
    if (isAbove) {
        place.moveBottom(button.top() - gap);
        place.setTop(std::max(place.top(), room.top()));
    } else {
        place.setBottom(std::max(std::min(place.bottom(), room.bottom()), place.top() + gap));
    }
    m_popover->setGeometry(place);
    setFocus(Qt::PopupFocusReason);
    m_popover->show();
    m_popover->focusFirst();
}

/// Alt+Down opens it even where that is a command.
bool PopoverButton::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isAltDown(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QToolButton::event(event);
}

void PopoverButton::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter || isAltDown(*event))
        open();
    else
        QToolButton::keyPressEvent(event);
}

}  // namespace ui
