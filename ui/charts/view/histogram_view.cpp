// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/histogram_view.h"

#include "ui/charts/chart/ticks.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double thresholdGrabDistance = 6;
constexpr int keySteps = 100;  ///< across the range
constexpr int fineSteps = 1000;

}  // namespace

HistogramView::HistogramView(QWidget* parent)
    : KeptView({}, parent)
{}

void HistogramView::setHistogram(Histogram histogram)
{
    m_figure.setHistogram(std::move(histogram));
    stale();
    tell();
}

void HistogramView::setWords(HistogramWords words)
{
    m_words = std::move(words);
    if (m_marks.threshold && m_words.threshold)
        m_marks.thresholdText = m_words.threshold(*m_marks.threshold);
    tell();
    update();
}

void HistogramView::setThreshold(std::optional<double> threshold)
{
    if (threshold == m_marks.threshold)
        return;
    HistogramMarks marks = m_marks;
    marks.threshold = threshold;
    marks.thresholdText =
        threshold && m_words.threshold ? m_words.threshold(*threshold) : QString();
    setMarks(marks);
    tell();
}

void HistogramView::setHighlight(std::optional<double> score, const QString& name)
{
    HistogramMarks marks = m_marks;
    marks.highlight = score;
    marks.highlightText = name;
    setMarks(marks);
}

void HistogramView::setMarks(const HistogramMarks& marks)
{
    if (marks == m_marks)
        return;
    if (!isEmpty() && isArranged())
        update(m_figure.areaOf(m_marks) + m_figure.areaOf(marks));
    m_marks = marks;
}

QRectF HistogramView::dataArea() const
{
    arrange();
    return m_figure.frame().area;
}

double HistogramView::pixelOf(double score) const
{
    arrange();
    return m_figure.pixelOf(score);
}

QRectF HistogramView::barOf(std::size_t bin, HistogramFigure::Class which) const
{
    arrange();
    return m_figure.barOf(bin, which);
}

bool HistogramView::isOnLine(QPointF mouse) const
{
    if (isEmpty() || !m_marks.threshold)
        return false;
    const QRectF area = dataArea();
    return std::abs(mouse.x() - pixelOf(*m_marks.threshold)) <= thresholdGrabDistance &&
           mouse.y() >= area.top() && mouse.y() <= area.bottom();
}

void HistogramView::mousePressEvent(QMouseEvent* event)
{
    const QPointF mouse = event->position();
    const QRectF area = dataArea().adjusted(-thresholdGrabDistance, 0, thresholdGrabDistance, 0);
    if (event->button() != Qt::LeftButton || isEmpty() || !m_marks.threshold ||
        !area.contains(mouse)) {
        event->ignore();
        return;
    }
    const bool isGrabbed = isOnLine(mouse);
    m_isDragging = true;
    m_grabOffset = isGrabbed ? pixelOf(*m_marks.threshold) - mouse.x() : 0;
    setCursor(Qt::SizeHorCursor);
    QToolTip::hideText();
    if (!isGrabbed)
        drag(mouse.x());
}

void HistogramView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isDragging)
        drag(event->position().x() + m_grabOffset);
    if (m_isDragging || isOnLine(event->position()))
        setCursor(Qt::SizeHorCursor);
    else
        unsetCursor();
}

void HistogramView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_isDragging)
        return;
    m_isDragging = false;
    emit thresholdReleased();
}

void HistogramView::drag(double pixel)
{
    const Frame& frame = m_figure.frame();
    const double score = std::clamp(frame.xAt(pixel), frame.x.lower, frame.x.upper);
    moveTo(shortestWithin(score, frame.x, frame.area.width() * devicePixelRatioF()));
}

void HistogramView::moveTo(double threshold)
{
    if (m_marks.threshold == threshold)
        return;
    setThreshold(threshold);
    emit thresholdMoved(threshold);
}

double HistogramView::nextEdge(bool isUpward) const
{
    const auto& edges = histogram().edges;
    if (isUpward) {
        const auto above = std::upper_bound(edges.begin(), edges.end(), *m_marks.threshold);
        return above == edges.end() ? edges.back() : *above;
    }
    const auto here = std::lower_bound(edges.begin(), edges.end(), *m_marks.threshold);
    return here == edges.begin() ? edges.front() : *(here - 1);
}

std::optional<double> HistogramView::keyTarget(const QKeyEvent& key) const
{
    if (!m_marks.threshold || key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return std::nullopt;
    const ChartRange range{histogram().edges.front(), histogram().edges.back()};
    const bool isFine = key.modifiers() & Qt::ShiftModifier;
    const double step = roundStep(range, isFine ? fineSteps : keySteps, false);
    const double here = std::clamp(*m_marks.threshold, range.lower, range.upper);
    switch (key.key()) {
    case Qt::Key_Left:
        return std::max(range.lower, nextMultiple(here, step, false));
    case Qt::Key_Right:
        return std::min(range.upper, nextMultiple(here, step, true));
    case Qt::Key_PageDown:
        return nextEdge(false);
    case Qt::Key_PageUp:
        return nextEdge(true);
    case Qt::Key_Home:
        return range.lower;
    case Qt::Key_End:
        return range.upper;
    default:
        return std::nullopt;
    }
}

bool HistogramView::takeKey(const QKeyEvent& key)
{
    const auto target = keyTarget(key);
    if (!target)
        return false;
    showFocus();
    moveTo(*target);
    emit thresholdReleased();
    return true;
}

QString HistogramView::tipAt(QPointF place) const
{
    if (m_isDragging || isEmpty() || !m_words.bin || !dataArea().contains(place))
        return {};
    const auto bin = m_figure.binAt(place.x());
    return bin ? m_words.bin(*bin) : QString();
}

OwnKeys HistogramView::ownKeys() const
{
    const QKeySequence left(Qt::SHIFT | Qt::Key_Left);
    const QKeySequence right(Qt::SHIFT | Qt::Key_Right);
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Move the threshold by a small step")},
             {keysText({left, right}), tr("Move the threshold by a tenth of a step")},
             {keysText({Qt::Key_PageDown, Qt::Key_PageUp}),
              tr("Move the threshold to the edge of a bin")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("Move the threshold to either end")}}};
}

void HistogramView::tell()
{
    const bool hasWords = !isEmpty() && m_marks.threshold && m_words.at;
    describe(isEmpty() ? emptyText() : m_words.whole,
             hasWords ? m_words.at(*m_marks.threshold) : QString());
}

}  // namespace ui
