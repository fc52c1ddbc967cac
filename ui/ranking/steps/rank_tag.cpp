// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/rank_tag.h"

#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/panel/elision.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

RankTag::RankTag(QWidget* parent)
    : QWidget(parent)
{
    setRole(*this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void RankTag::setRank(std::size_t rank, const QString& document)
{
    m_rank = tr("Rank %1").arg(rank);
    m_document = document.isEmpty() ? QString() : QStringLiteral(" · ") + document;
    setAccessibleName(m_rank + m_document);
    setToolTip(document);
    updateGeometry();
    update();
}

int RankTag::greatestWidth() const
{
    return Theme::of(*this).px(220);
}

QSize RankTag::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    const QFontMetrics strong(scaledFont(font(), 1.0, QFont::DemiBold));
    const int text = strong.horizontalAdvance(m_rank) + fontMetrics().horizontalAdvance(m_document);
    return {std::min(greatestWidth(), text + theme.px(18)),
            fontMetrics().lineSpacing() + theme.px(4)};
}

void RankTag::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.current);
    painter.drawRoundedRect(rect(), theme.px(5), theme.px(5));
    painter.setPen(theme.text);
    QRect place = rect().adjusted(theme.px(9), 0, -theme.px(8), 0);
    painter.setFont(scaledFont(font(), 1.0, QFont::DemiBold));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, m_rank);
    place.setLeft(place.left() + painter.fontMetrics().horizontalAdvance(m_rank));
    painter.setFont(font());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_document, elision, place.width() + 1));
}

}  // namespace ui
