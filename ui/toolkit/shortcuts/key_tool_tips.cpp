// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/shortcuts/key_tool_tips.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/shortcuts/key_entries.h"

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

namespace ui {

namespace {

/// "Save the session (Ctrl+S)"; the plain tool tip if there are no keys.
QString toolTipWithKeys(const QWidget& widget)
{
    const QString keys = keysOf(widget);
    const QString text = widget.toolTip();
    const bool saysThem = text.contains(QLatin1Char('(') + keys) ||
                          text.contains(QChar(0xff08) + keys);  // the Chinese bracket
    return keys.isEmpty() || text.isEmpty() || saysThem ? text : remarkedText(text, keys);
}

}  // namespace

KeyToolTips::KeyToolTips(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool KeyToolTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != &m_window || keysOf(*widget).isEmpty())
        return false;
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), toolTipWithKeys(*widget),
                       widget);
    return true;
}

}  // namespace ui
