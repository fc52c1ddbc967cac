// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/message_bar.h"

#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/theme/text_size.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace ui {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_sign(new QLabel(QStringLiteral("!"), this))
    , m_sentence(new QLabel(this))
    , m_offer(new QPushButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_sign->setObjectName(QStringLiteral("refusalSign"));
    m_sign->setAccessibleName(tr("Error"));
    m_sentence->setObjectName(QStringLiteral("message"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentence->setAccessibleName(tr("Message"));
    m_offer->setObjectName(QStringLiteral("messageOffer"));
    m_offer->setAccessibleName(m_sentence->accessibleName());
    auto* button = new QToolButton(this);
    button->setText(tr("Dismiss"));
    connect(button, &QToolButton::clicked, this, &MessageBar::dismiss);
    connect(m_offer, &QPushButton::clicked, this, &MessageBar::offerTaken);
    auto* layout = new QHBoxLayout(this);
    keepSpacing(*this, *layout, {9, 3, 9, 3});
    layout->addWidget(m_sign);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_offer);
    layout->addWidget(button);
    hide();
}

void MessageBar::refuse(const QString& sentence)
{
    say(sentence, true, {});
}

void MessageBar::note(const QString& sentence, const QString& offer)
{
    say(sentence, false, offer);
}

void MessageBar::say(const QString& sentence, bool isRefusal, const QString& offer)
{
    m_subject = m_inFront;
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(isRefusal ? tr("Error: %1").arg(sentence) : sentence);
    m_sign->setVisible(isRefusal);
    m_offer->setText(offer);
    m_offer->setAccessibleName(offer.isEmpty() ? tr("Message") : offer);
    m_offer->setVisible(!offer.isEmpty());
    setProperty("isRefusal", isRefusal);
    style()->polish(this);
    emit said(isRefusal);
    show();
    ui::say(*this, m_sentence->accessibleName());
}

QString MessageBar::sentence() const
{
    return m_sentence->text();
}

bool MessageBar::isRefusal() const
{
    return isVisibleTo(parentWidget()) && property("isRefusal").toBool();
}

void MessageBar::setInFront(const QObject& page)
{
    m_inFront = &page;
    if (m_subject && m_subject != &page)
        dismiss();
}

void MessageBar::dismiss()
{
    hide();
    m_sentence->clear();
}

}  // namespace ui
