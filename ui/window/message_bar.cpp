// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace ui {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_sentence->setObjectName(QStringLiteral("message"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentence->setAccessibleName(tr("Message"));
    auto* button = new QToolButton(this);
    button->setText(tr("Dismiss"));
    connect(button, &QToolButton::clicked, this, &MessageBar::dismiss);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(button);
    hide();
}

void MessageBar::say(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
    show();
}

QString MessageBar::sentence() const
{
    return m_sentence->text();
}

void MessageBar::dismiss()
{
    hide();
    m_sentence->clear();
}

}  // namespace ui
