#include "ui/chart_view/query_view.h"

#include "ui/chart_view/focus_frame.h"
#include "ui/chart_view/kept_picture.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Of the queries: what Page Up and Page Down walk at once.
constexpr std::size_t pagesAcross = 10;

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

QueryView::QueryView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

std::optional<std::size_t> QueryView::current() const
{
    return m_current && *m_current < queryCount() ? m_current : std::nullopt;
}

void QueryView::setCurrent(std::optional<std::size_t> place)
{
    if (place == m_current)
        return;
    const auto before = current();
    m_current = place;
    if (!m_isStale)
        for (const auto& changed : {before, current()})
            if (changed)
                update(lightOf(*changed));
    tell();
}

void QueryView::setWords(QueryWords words)
{
    m_words = std::move(words);
    tell();
}

void QueryView::setEmptyText(const QString& text)
{
    m_emptyText = text;
    tell();
    update();
}

QPointF QueryView::positionOf(std::size_t place)
{
    draw();
    return middleOf(place);
}

std::optional<std::size_t> QueryView::placeAt(QPointF pixel)
{
    if (queryCount() == 0)
        return std::nullopt;
    draw();
    return nearest(pixel);
}

void QueryView::queriesChanged()
{
    m_isStale = true;
    m_underMouse.reset();
    update();
}

Look QueryView::look() const
{
    return lookFor(Theme::of(*this).dark, scaledFont(font(), textShare));
}

void QueryView::draw()
{
    const double ratio = devicePixelRatioF();
    if (!m_isStale && m_picture.devicePixelRatio() == ratio)
        return;
    arrange(look());
    m_picture = QPixmap(size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    if (!m_picture.isNull())
        paintPicture(m_picture);
    m_isStale = false;
}

void QueryView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (queryCount() == 0) {
        painter.fillRect(event->rect(), Theme::of(*this).panel);
        paintEmptyText(painter, *this, m_emptyText);
    } else {
        draw();
        paintKept(painter, m_picture, [this](QPaintDevice& device) { paintPicture(device); });
        if (const auto lit = current())
            paintLit(painter, *lit);
    }
    if (m_showsFocus)
        paintFocusFrame(painter, *this);
}

void QueryView::resizeEvent(QResizeEvent*)
{
    m_isStale = true;
    update();
}

void QueryView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        m_isStale = true;
        update();
        updateGeometry();
        break;
    default:
        break;
    }
}

void QueryView::mousePressEvent(QMouseEvent* event)
{
    const auto place = placeAt(event->position());
    if (event->button() != Qt::LeftButton || !place) {
        event->ignore();
        return;
    }
    emit queryChosen(*place);
}

void QueryView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto place = placeAt(event->position());
    if (event->button() == Qt::LeftButton && place)
        emit queryOpened(*place);
    else
        event->ignore();
}

void QueryView::mouseMoveEvent(QMouseEvent* event)
{
    const auto before = m_underMouse;
    point(placeAt(event->position()));
    // A tip that stays is of the query that the mouse has left.
    if (m_underMouse && m_underMouse != before && QToolTip::isVisible())
        showTip(event->position().toPoint());
}

void QueryView::leaveEvent(QEvent*)
{
    point(std::nullopt);
}

void QueryView::point(std::optional<std::size_t> place)
{
    if (place == m_underMouse)
        return;
    m_underMouse = place;
    emit queryPointed(place);
    if (!place)
        QToolTip::hideText();
}

bool QueryView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showTip(static_cast<QHelpEvent*>(event)->pos());
    return true;
}

void QueryView::showTip(QPoint pixel)
{
    const auto place = placeAt(pixel);
    if (place && m_words.tip)
        QToolTip::showText(mapToGlobal(pixel), m_words.tip(*place), this);
    else
        QToolTip::hideText();
}

void QueryView::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    const auto lit = current();
    if (isPlain && isEnter(event->key()) && lit) {
        emit queryOpened(*lit);
        return;
    }
    const auto target = queryCount() == 0 ? std::nullopt : keyTarget(event->key());
    if (!target || !isPlain) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!std::exchange(m_showsFocus, true))
        update();
    emit queryChosen(*target);
}

std::optional<std::size_t> QueryView::keyTarget(int key) const
{
    const std::size_t last = queryCount() - 1;
    const std::size_t page = std::max<std::size_t>(1, queryCount() / pagesAcross);
    const auto here = current();
    const auto forward = [&](std::size_t by) { return here ? std::min(*here + by, last) : 0; };
    const auto back = [&](std::size_t by) { return here && *here > by ? *here - by : 0; };
    switch (key) {
    case Qt::Key_Left:
        return back(1);
    case Qt::Key_Right:
        return forward(1);
    case Qt::Key_PageUp:
        return back(page);
    case Qt::Key_PageDown:
        return forward(page);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return std::nullopt;
    }
}

void QueryView::focusInEvent(QFocusEvent* event)
{
    m_showsFocus = isByKey(event->reason());
    QWidget::focusInEvent(event);
    update();
}

void QueryView::focusOutEvent(QFocusEvent* event)
{
    m_showsFocus = false;
    QWidget::focusOutEvent(event);
    update();
}

OwnKeys QueryView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Previous or next query of the chart")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("A tenth of the queries at once")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last query of the chart")},
             {keysText({Qt::Key_Return}), tr("Open the query in Ranking")}}};
}

QSize QueryView::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    return {theme.px(480), theme.px(220)};
}

QSize QueryView::minimumSizeHint() const
{
    const Theme theme = Theme::of(*this);
    return {theme.px(200), theme.px(110)};
}

/// Qt tells assistive programs of a new description itself; the value is the query alone.
void QueryView::tell()
{
    const auto lit = current();
    const QString item = lit && m_words.item ? m_words.item(*lit) : QString();
    const QString all = queryCount() == 0
                            ? m_emptyText
                            : QString(m_words.whole + QLatin1Char(' ') + item).trimmed();
    if (all == accessibleDescription())
        return;
    setAccessibleDescription(all);
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, item);
        QAccessible::updateAccessibility(&event);
    }
}

}  // namespace ui
