// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/pair_matrix.h"

#include "ui/ranking/steps/pair_matrix_painter.h"
#include "ui/toolkit/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ui {

PairMatrix::PairMatrix(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pair matrix"));
    viewport()->setMouseTracking(true);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &PairMatrix::followTheTriangle);
}

void PairMatrix::setRanking(PairedRanking ranking)
{
    const std::size_t ranks = ranking.grades.size();
    m_ranking = std::move(ranking);
    const auto isGone = [ranks](const std::optional<PairCell>& cell) {
        return cell && cell->lower > ranks;
    };
    if (isGone(m_pointed))
        m_pointed.reset();
    if (isGone(m_chosen))
        m_chosen.reset();
    adoptMetrics();
    if (m_ranking.reached && m_ranking.reached->upper > 0)
        reveal(*m_ranking.reached);
    describe();
    viewport()->update();
}

void PairMatrix::setFormat(const NumberFormat& format)
{
    m_format = format;
    describe();
}

void PairMatrix::setCurrentRank(std::optional<std::size_t> rank)
{
    if (rank == m_currentRank)
        return;
    m_currentRank = rank;
    const bool isShown = rank && *rank <= m_ranking.grades.size() && hasPairs();
    if (isShown && !viewport()->underMouse() && !hasFocus())
        reveal(*rank > 1 ? PairCell{*rank - 1, *rank} : PairCell{1, 2});
    viewport()->update();
}

PairGrid PairMatrix::grid() const
{
    PairGrid grid = PairGrid::make(m_ranking, Theme::of(*this), fontMetrics());
    grid.offset = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    grid.viewport = viewport()->size();
    return grid;
}

OwnKeys PairMatrix::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}),
              tr("Move through the pairs")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("Move by a page of pairs")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last pair of the row")},
             {keysText({Qt::CTRL | Qt::Key_Home, Qt::CTRL | Qt::Key_End}),
              tr("First or last pair overall")}}};
}

QSize PairMatrix::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    const PairGrid whole = grid();
    const QSize most{theme.px(400), theme.px(280)};
    const int bar = verticalScrollBar()->sizeHint().width();
    return (whole.content() + whole.header + QSize(bar, bar)).boundedTo(most);
}

std::optional<PairCell> PairMatrix::cellAt(const QPoint& position) const
{
    const PairGrid cells = grid();
    const auto upper = cells.upperAt(position.y());
    const auto lower = cells.lowerAt(position.x());
    if (!upper || !lower || *upper >= *lower)
        return std::nullopt;
    return PairCell{*upper, *lower};
}

QRect PairMatrix::cellRect(const PairCell& cell) const
{
    return grid().rect(cell);
}

std::optional<PairCell> PairMatrix::currentCell() const
{
    if (m_pointed)
        return m_pointed;
    return m_ranking.reached && m_ranking.reached->upper > 0 ? m_ranking.reached : m_chosen;
}

QString PairMatrix::sentence(const PairCell& cell) const
{
    if (!m_ranking.isReached(cell))
        return tr("Not reached yet in step mode.");
    return pairSentence(m_ranking.pair(cell), m_format);
}

std::optional<std::size_t> PairMatrix::rankOfHeader(const QPoint& position) const
{
    const PairGrid cells = grid();
    const bool inRowHeader = position.x() < cells.header.width();
    const bool inColumnHeader = position.y() < cells.header.height();
    if (inRowHeader == inColumnHeader)
        return std::nullopt;
    return inRowHeader ? cells.upperAt(position.y()) : cells.lowerAt(position.x());
}

void PairMatrix::adoptMetrics()
{
    const PairGrid cells = grid();
    const QSize content = cells.content();
    const QSize room = viewport()->size() - cells.header;
    horizontalScrollBar()->setRange(0, std::max(0, content.width() - room.width()));
    horizontalScrollBar()->setPageStep(std::max(1, room.width()));
    horizontalScrollBar()->setSingleStep(cells.cell.width());
    verticalScrollBar()->setRange(0, std::max(0, content.height() - room.height()));
    verticalScrollBar()->setPageStep(std::max(1, room.height()));
    verticalScrollBar()->setSingleStep(cells.cell.height());
}

void PairMatrix::followTheTriangle()
{
    // Far down, the diagonal is out of view.
    const PairGrid cells = grid();
    const auto rows = cells.visibleRows();
    const auto columns = cells.visibleColumns();
    if (columns.second <= rows.first)
        horizontalScrollBar()->setValue(static_cast<int>(rows.first - 1) * cells.cell.width());
}

void PairMatrix::reveal(const PairCell& cell)
{
    const PairGrid cells = grid();
    const QSize room = cells.viewport - cells.header;
    const auto shift = [](QScrollBar& bar, int first, int size, int visible) {
        if (first < bar.value())
            bar.setValue(first);
        else if (first + size > bar.value() + visible)
            bar.setValue(first + size - visible);
    };
    shift(*verticalScrollBar(), static_cast<int>(cell.upper - 1) * cells.cell.height(),
          cells.cell.height(), room.height());
    shift(*horizontalScrollBar(), static_cast<int>(cell.lower - 2) * cells.cell.width(),
          cells.cell.width(), room.width());
}

void PairMatrix::describe()
{
    const auto cell = currentCell();
    setAccessibleDescription(cell ? sentence(*cell)
                                  : tr("Each row is the higher-ranked document of a pair, each "
                                       "column the lower-ranked one."));
    emit currentCellChanged();
}

void PairMatrix::pointAt(const QPoint& position)
{
    const auto cell = cellAt(position);
    emit rankPointed(cell ? std::optional(cell->lower) : rankOfHeader(position));
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    describe();
    viewport()->update();
}

void PairMatrix::stopPointing()
{
    emit rankPointed(std::nullopt);
    if (!std::exchange(m_pointed, std::nullopt))
        return;
    describe();
    viewport()->update();
}

void PairMatrix::choose(const PairCell& cell)
{
    m_chosen = cell;
    m_pointed.reset();
    reveal(cell);
    describe();
    viewport()->update();
    emit rankChosen(cell.lower);
}

void PairMatrix::mouseMoveEvent(QMouseEvent* event)
{
    pointAt(event->position().toPoint());
}

void PairMatrix::mousePressEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    if (const auto cell = cellAt(position))
        choose(*cell);
    else if (const auto rank = rankOfHeader(position))
        emit rankChosen(*rank);
}

bool PairMatrix::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        stopPointing();
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), cell ? sentence(*cell) : QString(), viewport(),
                       cell ? cellRect(*cell) : QRect());
    return true;
}

std::optional<PairCell> PairMatrix::walked(int key, bool toTheEnd) const
{
    const std::size_t last = m_ranking.grades.size();
    const PairCell from = currentCell().value_or(PairCell{1, 2});
    const PairGrid cells = grid();
    const auto page = static_cast<std::size_t>(
        std::max(1, (cells.viewport.height() - cells.header.height()) / cells.cell.height()));
    const auto up = [&](std::size_t by) {
        return PairCell{from.upper > by ? from.upper - by : 1, from.lower};
    };
    const auto down = [&](std::size_t by) {
        return PairCell{std::min(from.upper + by, from.lower - 1), from.lower};
    };
    switch (key) {
    case Qt::Key_Left:
        return PairCell{from.upper, std::max(from.lower - 1, from.upper + 1)};
    case Qt::Key_Right:
        return PairCell{from.upper, std::min(from.lower + 1, last)};
    case Qt::Key_Up:
        return up(1);
    case Qt::Key_Down:
        return down(1);
    case Qt::Key_PageUp:
        return up(page);
    case Qt::Key_PageDown:
        return down(page);
    case Qt::Key_Home:
        return toTheEnd ? PairCell{1, 2} : PairCell{from.upper, from.upper + 1};
    case Qt::Key_End:
        return toTheEnd ? PairCell{last - 1, last} : PairCell{from.upper, last};
    default:
        return std::nullopt;
    }
}

void PairMatrix::keyPressEvent(QKeyEvent* event)
{
    const bool toTheEnd = event->modifiers().testFlag(Qt::ControlModifier);
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ControlModifier)) == 0;
    const auto cell = hasPairs() && isPlain ? walked(event->key(), toTheEnd) : std::nullopt;
    if (cell)
        choose(*cell);
    else
        event->ignore();
}

void PairMatrix::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    adoptMetrics();
}

void PairMatrix::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptMetrics();
}

void PairMatrix::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (!currentCell() && hasPairs()) {
        m_chosen = PairCell{};
        describe();
    }
    viewport()->update();
}

void PairMatrix::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void PairMatrix::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(viewport());
    if (!hasPairs()) {
        painter.setPen(theme.mutedText);
        painter.drawText(viewport()->rect().adjusted(theme.px(12), 0, -theme.px(12), 0),
                         Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Add two documents to see the first pair."));
        return;
    }
    PairMatrixPainter{painter, m_ranking,     grid(),        theme,
                      font(),  m_currentRank, currentCell(), hasFocus()}
        .paint();
}

}  // namespace ui
