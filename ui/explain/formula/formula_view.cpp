// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_view.h"

#include "ui/text/formula/formula_walk.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStyleHints>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int unlimitedWidth = QWIDGETSIZE_MAX;
constexpr double typeScale = 1.2;  // a formula is read from further away than its table

QSize rounded(QSizeF size)
{
    return {static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))};
}

}  // namespace

FormulaView::FormulaView(QWidget* parent)
    : QWidget(parent)
    , m_lighting(Motion::reveal, *this)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setRole(*this, QAccessible::Equation);
    setAccessibleName(tr("Formula"));
    createActions();
}

void FormulaView::createActions()
{
    auto* text = new QAction(tr("Copy as &text"), this);
    text->setShortcut(QKeySequence::Copy);
    text->setShortcutContext(Qt::WidgetShortcut);
    connect(text, &QAction::triggered, this, &FormulaView::copyText);
    auto* latex = new QAction(tr("Copy as &LaTeX"), this);
    connect(latex, &QAction::triggered, this, &FormulaView::copyLatex);
    auto* all = new QAction(tr("Select &all"), this);
    all->setShortcut(QKeySequence::SelectAll);
    all->setShortcutContext(Qt::WidgetShortcut);
    connect(all, &QAction::triggered, this, &FormulaView::selectAll);
    addActions({text, latex, all});
}

void FormulaView::setFormula(const Formula& formula)
{
    if (m_formula == formula)
        return;
    m_formula = formula;
    forgetLayout();
    describe();
}

void FormulaView::describe()
{
    setAccessibleDescription(m_reach ? tr("Shown up to the current step.")
                                     : toPlainText(m_formula));
}

void FormulaView::forgetLayout()
{
    m_selection.reset();  // its places belong to the layout
    m_layout.reset();
    m_heights.clear();
    m_sizeHint.reset();
    m_minimumSizeHint.reset();
    updateGeometry();
    update();
}

void FormulaView::setCurrentRank(std::optional<std::size_t> rank)
{
    if (m_currentRank == rank)
        return;
    updateTerms(m_currentRank);
    m_currentRank = rank;
    m_heights.clear();
    const bool isHidden = rank && m_layout && !m_layout->shows(*rank);
    if (isHidden && rankAfter(m_formula, *rank - 1) == rank)
        forgetLayout();
    updateTerms(m_currentRank);
    if (m_reach)
        m_lighting.begin();
}

void FormulaView::setReach(std::optional<FormulaReach> reach)
{
    if (m_reach == reach)
        return;
    m_reach = reach;
    describe();
    update();
}

void FormulaView::setOneLine(bool oneLine)
{
    if (m_oneLine == oneLine)
        return;
    m_oneLine = oneLine;
    forgetLayout();
}

QFont FormulaView::typeFont() const
{
    return scaledFont(font(), typeScale, font().weight());
}

const FormulaLayout& FormulaView::formulaLayout() const
{
    if (!m_layout || m_layoutWidth != width()) {
        m_layout = FormulaLayout::fitted(m_formula, typeFont(), width(), m_currentRank, m_oneLine);
        m_layoutWidth = width();
    }
    return *m_layout;
}

QSize FormulaView::sizeHint() const
{
    if (!m_sizeHint)
        m_sizeHint = rounded(FormulaLayout(m_formula, typeFont(), unlimitedWidth).size());
    return *m_sizeHint;
}

QSize FormulaView::minimumSizeHint() const
{
    if (!m_minimumSizeHint) {
        const double narrowest = FormulaLayout::narrowest(m_formula, typeFont());
        m_minimumSizeHint = QSize(static_cast<int>(std::ceil(narrowest)), sizeHint().height());
    }
    return *m_minimumSizeHint;
}

int FormulaView::heightForWidth(int forWidth) const
{
    // For the current width, keeps the layout, which is painted next.
    if (forWidth == width())
        return rounded(formulaLayout().size()).height();
    // Qt asks for the same few widths again and again.
    const auto [known, isNew] = m_heights.try_emplace(forWidth);
    if (isNew)
        known->second =
            rounded(FormulaLayout::fitted(m_formula, typeFont(), forWidth, m_currentRank, m_oneLine)
                        .size())
                .height();
    return known->second;
}

int FormulaView::heightFor(const Formula& other, std::optional<std::size_t> currentRank) const
{
    const auto layout = FormulaLayout::fitted(other, typeFont(), width(), currentRank, m_oneLine);
    return rounded(layout.size()).height();
}

QPointF FormulaView::layoutOrigin() const
{
    const double free = height() - formulaLayout().size().height();
    const double x = isRightToLeft() ? width() - formulaLayout().size().width() : 0;
    return {std::max(0.0, std::floor(x)), std::max(0.0, std::floor(free / 2))};
}

std::optional<std::size_t> FormulaView::rankAt(QPointF position) const
{
    return formulaLayout().rankAt(position - layoutOrigin());
}

void FormulaView::setHovered(std::optional<std::size_t> rank)
{
    if (m_hovered == rank)
        return;
    m_hovered = rank;
    setCursor(rank ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (rank)
        emit rankHovered(*rank);
    else
        emit hoverLeft();
}

void FormulaView::updateTerms(std::optional<std::size_t> rank)
{
    if (!rank || !m_layout)
        return;
    const QPointF origin = layoutOrigin();
    for (const QRectF& place : formulaLayout().placesOf(*rank))
        update(place.translated(origin).toAlignedRect().adjusted(-1, -1, 1, 1));
}

void FormulaView::goTo(std::optional<std::size_t> rank)
{
    if (rank)
        emit rankClicked(*rank);
}

void FormulaView::copyText()
{
    QGuiApplication::clipboard()->setText(toPlainText(copied()).trimmed());
}

void FormulaView::copyLatex()
{
    QGuiApplication::clipboard()->setText(toLatex(copied()).trimmed());
}

Formula FormulaView::copied() const
{
    const Formula part = selectedFormula();
    return part.isEmpty() ? m_formula : part;
}

Formula FormulaView::selectedFormula() const
{
    if (!m_selection)
        return {};
    const Formula& shown = formulaLayout().shownFormula();
    // The whole formula includes terms that were left out for lack of room.
    return *m_selection == wholeOf(shown) ? m_formula : selectedPart(shown, *m_selection);
}

void FormulaView::select(std::optional<FormulaSelection> selection)
{
    if (m_selection == selection)
        return;
    m_selection = std::move(selection);
    update();
}

void FormulaView::selectAll()
{
    if (!m_formula.isEmpty())
        select(wholeOf(formulaLayout().shownFormula()));
}

void FormulaView::selectTo(QPointF position)
{
    const FormulaLayout& layout = formulaLayout();
    const auto from = layout.atomNear(*m_pressedAt - layoutOrigin());
    const auto to = layout.atomNear(position - layoutOrigin());
    if (!from || !to)
        return;
    m_anchor = *from;
    m_tip = *to;
    const auto& atoms = layout.pieces().atoms;
    select(selectionBetween(layout.shownFormula(), atoms[m_anchor].path, atoms[m_tip].path));
}

void FormulaView::extendSelection(int by)
{
    const FormulaLayout& layout = formulaLayout();
    const auto& atoms = layout.pieces().atoms;
    if (atoms.empty())
        return;
    const auto isCurrent = [&](const PlacedAtom& atom) {
        return m_currentRank && layout.rankAt(atom.box.center()) == m_currentRank;
    };
    if (!m_selection) {
        const auto current = std::find_if(atoms.begin(), atoms.end(), isCurrent);
        m_anchor = current == atoms.end() ? 0 : static_cast<std::size_t>(current - atoms.begin());
        m_tip = m_anchor;
    } else {
        const auto last = static_cast<std::ptrdiff_t>(atoms.size()) - 1;
        m_tip = static_cast<std::size_t>(
            std::clamp(static_cast<std::ptrdiff_t>(m_tip) + by, std::ptrdiff_t{0}, last));
    }
    m_anchor = std::min(m_anchor, atoms.size() - 1);
    select(selectionBetween(layout.shownFormula(), atoms[m_anchor].path, atoms[m_tip].path));
}

void FormulaView::paintSelection(QPainter& painter) const
{
    if (!m_selection)
        return;
    const Theme theme = Theme::of(*this);
    const QMargins around = theme.px(QMargins(2, 2, 2, 2));
    QColor fill = theme.accent;
    fill.setAlphaF(0.28F);
    for (const QRectF& place : formulaLayout().placesOf(*m_selection))
        painter.fillRect(place.marginsAdded(around), fill);
}

OwnKeys FormulaView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Previous or next term")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last term")},
             {keysText({Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right}),
              tr("Select part of the formula")},
             {keysText({QKeySequence(QKeySequence::SelectAll)}), tr("Select the whole formula")},
             {keysText({QKeySequence(QKeySequence::Copy)}),
              tr("Copy the selected part, or all of it, as text")}}};
}

void FormulaView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    Theme theme = Theme::of(*this);
    theme.current.setAlphaF(static_cast<float>(1 - m_lighting.rest()));
    const QPointF origin = layoutOrigin();
    painter.translate(origin);
    paintSelection(painter);
    formulaLayout().paint(painter, theme, m_currentRank, QRectF(event->rect()).translated(-origin),
                          m_reach);
}

void FormulaView::mouseMoveEvent(QMouseEvent* event)
{
    const bool isDrag = m_pressedAt && event->buttons().testFlag(Qt::LeftButton);
    if (isDrag && (m_selection || (event->position() - *m_pressedAt).manhattanLength() >=
                                      QGuiApplication::styleHints()->startDragDistance())) {
        selectTo(event->position());
        return;
    }
    setHovered(rankAt(event->position()));
}

void FormulaView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    select(std::nullopt);
    m_pressedAt = event->position();
    goTo(rankAt(event->position()));
}

void FormulaView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressedAt.reset();
}

void FormulaView::leaveEvent(QEvent* event)
{
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void FormulaView::keyPressEvent(QKeyEvent* event)
{
    const bool extends = event->modifiers() == Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!m_selection)
            return QWidget::keyPressEvent(event);
        return select(std::nullopt);
    case Qt::Key_Right:
        if (extends)
            return extendSelection(1);
        return goTo(rankAfter(m_formula, m_currentRank));
    case Qt::Key_Left:
        if (extends)
            return extendSelection(-1);
        return goTo(rankBefore(m_formula, m_currentRank));
    case Qt::Key_Home:
        return goTo(rankAfter(m_formula, std::nullopt));
    case Qt::Key_End:
        return goTo(rankBefore(m_formula, std::nullopt));
    default:
        QWidget::keyPressEvent(event);
    }
}

void FormulaView::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

void FormulaView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        forgetLayout();
    QWidget::changeEvent(event);
}

void FormulaView::resizeEvent(QResizeEvent* event)
{
    if (event->size().width() != event->oldSize().width())
        m_selection.reset();
    QWidget::resizeEvent(event);
}

void FormulaView::focusInEvent(QFocusEvent* event)
{
    update();
    QWidget::focusInEvent(event);
}

void FormulaView::focusOutEvent(QFocusEvent* event)
{
    update();
    QWidget::focusOutEvent(event);
}

}  // namespace ui
