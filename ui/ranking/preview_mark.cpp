// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/preview_mark.h"

#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace ui {

PreviewMark::PreviewMark(RankingDocument& document, QWidget& over)
    : QWidget(&over)
{
    setObjectName(QStringLiteral("previewMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    over.installEventFilter(this);
    connect(&document, &RankingDocument::previewChanged, this, [this, &document] {
        setVisible(document.isPreviewing());
        cover();
    });
}

bool PreviewMark::eventFilter(QObject*, QEvent* event)
{
    if (isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded))
        cover();
    return false;
}

void PreviewMark::cover()
{
    setGeometry(parentWidget()->rect());
    raise();
}

void PreviewMark::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int hint = 14;  // of 255: keeps the content readable
    QColor veil = theme.accent;
    veil.setAlpha(hint);
    painter.fillRect(rect(), veil);
    const double thickness = theme.px(2);
    painter.setPen(QPen(theme.accent, thickness, Qt::DashLine));
    painter.drawRect(QRectF(rect()).adjusted(thickness, thickness, -thickness, -thickness));
    // Without a header, the word would cover content.
    if (!qobject_cast<Panel*>(parentWidget()))
        return;
    const QString word = tr("Preview");
    QRectF tag(0, 0, fontMetrics().horizontalAdvance(word) + theme.px(16),
               fontMetrics().height() + theme.px(2));
    tag.moveTo((width() - tag.width()) / 2, 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(tag, theme.px(3), theme.px(3));
    painter.setPen(theme.accentText);
    painter.drawText(tag, Qt::AlignCenter, word);
}

}  // namespace ui
