// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/callout.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

Callout::Callout(QWidget& window)
    : QWidget(&window)
    , m_sentences(new WrappedLabel(this))
    , m_where(new QLabel(this))
    , m_next(new QPushButton(this))
    , m_end(new QPushButton(tr("End the tour"), this))
{
    setObjectName(QStringLiteral("callout"));
    m_sentences->setTextFormat(Qt::PlainText);
    m_sentences->setObjectName(QStringLiteral("sentences"));
    m_next->setObjectName(QStringLiteral("primary"));
    m_end->setToolTip(tr("End the tour (Esc)"));
    for (QPushButton* button : {m_next, m_end}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoDefault(true);  // Enter presses it
    }
    auto* end = new QHBoxLayout;
    end->addWidget(m_where, 1);
    end->addWidget(m_end);
    end->addWidget(m_next);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_sentences);
    column->addLayout(end);
    connect(m_next, &QPushButton::clicked, this, &Callout::nextRequested);
    connect(m_end, &QPushButton::clicked, this, &Callout::endRequested);
    connect(new QShortcut(Qt::Key_Escape, &window), &QShortcut::activated, this,
            &Callout::endRequested);
}

void Callout::say(const QString& sentences, const QString& where, bool isLast)
{
    m_sentences->setText(sentences);
    m_where->setText(where);
    m_next->setText(isLast ? tr("Do&ne") : tr("&Next"));
    setAccessibleName(where);
    setAccessibleDescription(sentences);
    for (QPushButton* button : {m_next, m_end})
        button->setAccessibleDescription(sentences);
    ui::say(*this, joinedSentences({asSentence(where), sentences}));
}

QString Callout::sentences() const
{
    return m_sentences->text();
}

OwnKeys Callout::ownKeys() const
{
    return {tr("Tour"),
            {{keysText({Qt::ALT | Qt::Key_N, Qt::Key_Return, Qt::Key_Right}), tr("Next step")},
             {keysText({Qt::Key_Escape}), tr("End the tour")}}};
}

QSize Callout::sizeWithin(QSize room) const
{
    const Theme theme = Theme::of(*this);
    const int least = layout()->minimumSize().width();
    const int width = std::min(std::max(theme.px(320), least), room.width());
    return {width, std::min(layout()->heightForWidth(width), room.height())};
}

void Callout::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, theme.px(2)));
    painter.setBrush(theme.panel);
    const double edge = theme.px(1);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), theme.px(6),
                            theme.px(6));
}

}  // namespace ui
