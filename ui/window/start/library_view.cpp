// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/library_view.h"

#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ui {

namespace {

class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static QSize cardSize(const QWidget& view)
    {
        const Theme theme = Theme::of(view);
        const int text = QFontMetrics(view.font()).lineSpacing();
        return {theme.px(LibraryView::pictureSize().width() + 2 * margin),
                theme.px(LibraryView::pictureSize().height() + 3 * margin) + 5 * text};
    }

    /// Fills the grid cell.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return static_cast<const QListView*>(option.widget)->gridSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const Theme theme = Theme::of(*option.widget);
        const int gap = theme.px(margin);
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF card = QRectF(option.rect).marginsRemoved(theme.px(QMargins(3, 3, 3, 3)));
        painter->setPen(theme.border);
        painter->setBrush(isCurrent ? theme.accentSoft : theme.panel);
        painter->drawRoundedRect(card, theme.px(5), theme.px(5));
        QRect inside = option.rect.adjusted(gap, gap, -gap, -gap);
        const QRect picture(inside.left(), inside.top(), inside.width(),
                            theme.px(LibraryView::pictureSize().height()) - gap);
        const auto pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
        if (!pixmap.isNull()) {
            const QSize size = pixmap.deviceIndependentSize().toSize();
            QRect place(QPoint(), size.scaled(picture.size(), Qt::KeepAspectRatio));
            place.moveCenter(picture.center());
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->fillRect(picture, theme.panel);
            painter->drawPixmap(place, pixmap);
        }
        painter->setPen(theme.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(picture);
        inside.setTop(picture.bottom() + gap / 2);
        paintTexts(*painter, option, index, inside, theme);
        painter->restore();
    }

private:
    static constexpr int margin = 10;

    static void paintTexts(QPainter& painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index, QRect area, const Theme& theme)
    {
        const auto line = [&](const QFont& font, const QColor& colour, const QString& text,
                              int lines) {
            painter.setFont(font);
            painter.setPen(colour);
            // Fallback fonts can make a line higher.
            const int height = QFontMetrics(font).size(Qt::TextSingleLine, text).height();
            const QRect room(area.left(), area.top(), area.width(), lines * height);
            QRect used;
            painter.drawText(room, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, text, &used);
            area.setTop(area.top() + std::min(used.height(), room.height()));
        };
        line(scaledFont(option.font, smallText), theme.mutedText,
             index.data(LibraryView::GroupRole).toString(), 1);
        line(scaledFont(option.font, 1, QFont::DemiBold), theme.text, index.data().toString(), 2);
        line(scaledFont(option.font, smallText), theme.text,
             index.data(LibraryView::QuestionRole).toString(), 3);
    }
};

}  // namespace

LibraryView::LibraryView(QWidget* parent)
    : QListView(parent)
{
    setObjectName(QStringLiteral("entries"));
    setAccessibleName(tr("Examples and lessons"));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setWordWrap(true);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegate(new CardDelegate(this));
}

OwnKeys LibraryView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}),
              tr("Move between items")},
             {keysText({Qt::Key_Return}), tr("Open")}}};
}

/// Enter opens the entry on every desktop, regardless of its usual action in lists.
void LibraryView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid())
        emit activated(currentIndex());
    else
        QListView::keyPressEvent(event);
}

void LibraryView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        shareRoom();
}

void LibraryView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    shareRoom();
}

/// Cards fill the whole width.
void LibraryView::shareRoom()
{
    const QSize card = CardDelegate::cardSize(*this);
    const int inRow = std::max(1, viewport()->width() / card.width());
    constexpr int spare = 4;  // otherwise the last of a row wraps
    const QSize grid((viewport()->width() - spare) / inRow, card.height());
    if (gridSize() != grid)
        setGridSize(grid);
}

void LibraryView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (model() && model()->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(Theme::of(*this).mutedText);
    painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("No examples or lessons found."));
}

}  // namespace ui
