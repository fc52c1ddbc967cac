// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/painted_view.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/accessible/spoken.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <type_traits>
#include <utility>

namespace ui {

namespace {

/// Whether the focus came by a key, so that it must be visible.
bool isByKey(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
           reason == Qt::ShortcutFocusReason;
}

void paintFocusFrame(QPainter& painter, const QWidget& canvas)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::of(canvas);
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(canvas.rect()).adjusted(1, 1, -1, -1), theme.px(4), theme.px(4));
}

void paintInstead(QPainter& painter, const QWidget& canvas, const QString& text)
{
    const Theme theme = Theme::of(canvas);
    const int margin = theme.px(24);
    painter.setPen(theme.mutedText);
    painter.setFont(canvas.font());
    painter.drawText(canvas.rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignCenter | Qt::TextWordWrap, text);
}

QSize pixels(QSizeF size, const QWidget& widget)
{
    return Theme::of(widget).px(size);
}

}  // namespace

template <class Area>
PaintedView<Area>::PaintedView(const ViewSizes& sizes, QWidget* parent)
    : Area(parent)
    , m_sizes(sizes)
{
    this->setFocusPolicy(Qt::StrongFocus);
    setRole(*this, QAccessible::Chart);
    canvas().setMouseTracking(true);
}

template <class Area>
QWidget& PaintedView<Area>::canvas()
{
    if constexpr (std::is_same_v<Area, QAbstractScrollArea>)
        return *this->viewport();
    else
        return *this;
}

template <class Area>
Look PaintedView<Area>::look(double textSize) const
{
    return lookFor(Theme::of(*this).dark, scaledFont(this->font(), textSize));
}

template <class Area>
QSize PaintedView<Area>::sizeHint() const
{
    return pixels(m_sizes.usual, *this);
}

template <class Area>
QSize PaintedView<Area>::minimumSizeHint() const
{
    return pixels(m_sizes.least, *this);
}

template <class Area>
void PaintedView<Area>::setEmptyText(const QString& text)
{
    m_emptyText = text;
    tell();
    canvas().update();
}

template <class Area>
void PaintedView<Area>::describe(const QString& whole, const QString& current)
{
    const QString all = joinedSentences({whole, current});
    if (all == this->accessibleDescription())
        return;
    this->setAccessibleDescription(all);
    if (this->hasFocus())
        say(*this, current);
}

template <class Area>
void PaintedView<Area>::paintEvent(QPaintEvent* event)
{
    QPainter painter(&canvas());
    painter.fillRect(event->rect(), Theme::of(*this).panel);
    if (isEmpty())
        paintInstead(painter, canvas(), m_emptyText);
    else
        paintShown(painter, event->region());
    if (m_showsFocus && framesFocus())
        paintFocusFrame(painter, canvas());
}

template <class Area>
void PaintedView<Area>::changeEvent(QEvent* event)
{
    Area::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        stale();
        this->updateGeometry();
        break;
    default:
        break;
    }
}

template <class Area>
void PaintedView<Area>::keyPressEvent(QKeyEvent* event)
{
    if (isEmpty() || !takeKey(*event))
        event->ignore();
}

template <class Area>
void PaintedView<Area>::focusInEvent(QFocusEvent* event)
{
    m_showsFocus = isByKey(event->reason());
    Area::focusInEvent(event);
    canvas().update();
}

template <class Area>
void PaintedView<Area>::focusOutEvent(QFocusEvent* event)
{
    m_showsFocus = false;
    Area::focusOutEvent(event);
    canvas().update();
}

template <class Area>
void PaintedView<Area>::showFocus()
{
    if (!std::exchange(m_showsFocus, true))
        canvas().update();
}

template <class Area>
QString PaintedView<Area>::tipAt(QPointF) const
{
    return {};
}

template <class Area>
void PaintedView<Area>::showTip(QPoint place)
{
    QToolTip::showText(canvas().mapToGlobal(place), tipAt(place), &canvas());
}

template class PaintedView<QWidget>;
template class PaintedView<QAbstractScrollArea>;

bool isPlain(const QKeyEvent& key)
{
    return !(key.modifiers() & ~Qt::KeypadModifier);
}

std::optional<std::ptrdiff_t> walkOf(int key, Qt::Key back, Qt::Key forward, std::size_t page)
{
    const auto pages = static_cast<std::ptrdiff_t>(page);
    if (key == back || key == forward)
        return key == back ? -1 : 1;
    switch (key) {
    case Qt::Key_PageUp:
        return -pages;
    case Qt::Key_PageDown:
        return pages;
    case Qt::Key_Home:
        return -wholeWalk;
    case Qt::Key_End:
        return wholeWalk;
    default:
        return std::nullopt;
    }
}

}  // namespace ui
