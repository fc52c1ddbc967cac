#include "ui/chart_view/rank_view.h"

#include "ui/chart_view/focus_frame.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ui {

RankView::RankView(Qt::Orientation direction, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_direction(direction)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    const bool isAcross = direction == Qt::Horizontal;
    setHorizontalScrollBarPolicy(isAcross ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(isAcross ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

std::optional<std::size_t> RankView::litRank() const
{
    return m_current && *m_current <= rankCount() ? m_current : std::nullopt;
}

void RankView::setCurrentRank(std::optional<std::size_t> rank)
{
    if (rank == m_current)
        return;
    const auto before = litRank();
    m_current = rank;
    for (const auto& changed : {before, litRank()})
        if (changed)
            viewport()->update(lightOf(*changed));
    if (!viewport()->underMouse())
        showCurrent();
    tellCurrent();
}

void RankView::setReached(std::optional<std::size_t> rank)
{
    if (rank == m_reached)
        return;
    m_reached = rank;
    reachedChanged();
    viewport()->update();
}

void RankView::setWords(RankWords words)
{
    m_words = std::move(words);
    tellCurrent();
}

void RankView::setEmptyText(const QString& text)
{
    m_emptyText = text;
    tellCurrent();
    viewport()->update();
}

void RankView::ranksChanged()
{
    arrange();
    viewport()->update();
}

void RankView::showCurrent()
{
    if (!litRank())
        return;
    QScrollBar& bar = scrollBar();
    const auto index = static_cast<int>(*m_current - 1);
    const int shown = std::max(1, bar.pageStep() / std::max(1, bar.singleStep()));
    const int first = (bar.value() + bar.singleStep() - 1) / std::max(1, bar.singleStep());
    if (index < first)
        bar.setValue(index * bar.singleStep());
    else if (index >= first + shown)
        bar.setValue((index - shown + 1) * bar.singleStep());
}

QScrollBar& RankView::scrollBar() const
{
    return m_direction == Qt::Horizontal ? *horizontalScrollBar() : *verticalScrollBar();
}

/// Qt tells assistive programs of a new description itself; the value is the rank alone.
void RankView::tellCurrent()
{
    const bool isEmpty = rankCount() == 0;
    const QString item = litRank() && m_words.item ? m_words.item(*litRank()) : QString();
    const QString whole = isEmpty ? m_emptyText : m_words.whole;
    const QString all = QString(whole + QLatin1Char(' ') + item).trimmed();
    if (all == accessibleDescription())
        return;
    setAccessibleDescription(all);
    QAccessibleValueChangeEvent event(this, item);
    QAccessible::updateAccessibility(&event);
}

void RankView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    if (rankCount() == 0) {
        painter.fillRect(event->rect(), Theme::of(*this).panel);
        paintEmptyText(painter, *viewport(), m_emptyText);
    } else {
        paintRanks(painter, event->region());
    }
    if (m_showsFocus)
        paintFocusFrame(painter, *viewport());
}

void RankView::resizeEvent(QResizeEvent*)
{
    arrange();
}

void RankView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        ranksChanged();
        updateGeometry();
        break;
    default:
        break;
    }
}

void RankView::scrollContentsBy(int, int)
{
    arrange();
    viewport()->update();
}

void RankView::mousePressEvent(QMouseEvent* event)
{
    const auto rank = rankAt(event->position());
    if (event->button() != Qt::LeftButton || !rank) {
        event->ignore();
        return;
    }
    emit rankChosen(*rank);
}

void RankView::mouseMoveEvent(QMouseEvent* event)
{
    point(rankAt(event->position()));
}

void RankView::point(std::optional<std::size_t> rank)
{
    if (rank == m_underMouse)
        return;
    m_underMouse = rank;
    emit rankPointed(rank);
    if (!rank)
        QToolTip::hideText();
}

bool RankView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        point(std::nullopt);
    if (event->type() == QEvent::ToolTip) {
        showTip(static_cast<QHelpEvent*>(event)->pos());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString RankView::tipAt(QPointF place) const
{
    const auto rank = rankAt(place);
    return rank && m_words.tip ? m_words.tip(*rank) : QString();
}

void RankView::showTip(QPointF place)
{
    const QString text = tipAt(place);
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(viewport()->mapToGlobal(place.toPoint()), text, viewport());
}

void RankView::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(&scrollBar(), event);
    if (event->isAccepted())
        point(rankAt(viewport()->mapFromGlobal(event->globalPosition())));
}

void RankView::keyPressEvent(QKeyEvent* event)
{
    const auto target = rankCount() == 0 ? std::nullopt : keyTarget(event->key());
    if (!target || event->modifiers() & ~Qt::KeypadModifier) {
        event->ignore();
        return;
    }
    m_showsFocus = true;
    viewport()->update();
    emit rankChosen(*target);
    showCurrent();
}

OwnKeys RankView::ownKeys() const
{
    const bool isAcross = m_direction == Qt::Horizontal;
    const Qt::Key back = isAcross ? Qt::Key_Left : Qt::Key_Up;
    const Qt::Key forward = isAcross ? Qt::Key_Right : Qt::Key_Down;
    return {accessibleName(),
            {{keysText({back, forward}), tr("Previous or next rank")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last rank")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("A page of ranks at once")}}};
}

std::optional<std::size_t> RankView::keyTarget(int key) const
{
    const bool isAcross = m_direction == Qt::Horizontal;
    const std::size_t last = rankCount();
    const std::size_t here = std::min(m_current.value_or(0), last);
    const auto forward = [&](std::size_t by) { return std::min(here + by, last); };
    const auto back = [&](std::size_t by) { return here > by ? here - by : std::size_t{1}; };
    if (key == (isAcross ? Qt::Key_Right : Qt::Key_Down))
        return forward(1);
    if (key == (isAcross ? Qt::Key_Left : Qt::Key_Up))
        return back(1);
    switch (key) {
    case Qt::Key_Home:
        return 1;
    case Qt::Key_End:
        return last;
    case Qt::Key_PageDown:
        return forward(std::max<std::size_t>(1, ranksShown()));
    case Qt::Key_PageUp:
        return back(std::max<std::size_t>(1, ranksShown()));
    default:
        return std::nullopt;
    }
}

void RankView::focusInEvent(QFocusEvent* event)
{
    m_showsFocus = isByKey(event->reason());
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void RankView::focusOutEvent(QFocusEvent* event)
{
    m_showsFocus = false;
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

}  // namespace ui
