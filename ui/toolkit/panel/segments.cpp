// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/segments.h"

#include "ui/toolkit/accessible/roles.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace ui {

Segments::Segments(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("segments"));
    setAccessibleName(name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
}

QAbstractButton& Segments::add(const QString& text, const QString& tip, int id)
{
    auto* button = new QToolButton(this);
    setRole(*button, QAccessible::RadioButton);
    button->setObjectName(QStringLiteral("segment"));
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    m_group->addButton(button, id);
    layout()->addWidget(button);
    return *button;
}

}  // namespace ui
