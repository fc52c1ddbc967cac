#include "ui/formula/formula_view.h"

#include "ui/formula/formula_walk.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>

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
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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
    addActions({text, latex});
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
    setAccessibleDescription(toPlainText(m_formula));
}

void FormulaView::forgetLayout()
{
    m_layout.reset();
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
    const bool isHidden = rank && m_layout && !m_layout->shows(*rank);
    if (isHidden && rankAfter(m_formula, *rank - 1) == rank)
        forgetLayout();
    updateTerms(m_currentRank);
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
    if (m_layout && m_layoutWidth == forWidth)
        return rounded(m_layout->size()).height();
    return rounded(FormulaLayout::fitted(m_formula, typeFont(), forWidth, m_currentRank, m_oneLine)
                       .size())
        .height();
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
    QGuiApplication::clipboard()->setText(toPlainText(m_formula));
}

void FormulaView::copyLatex()
{
    QGuiApplication::clipboard()->setText(toLatex(m_formula));
}

void FormulaView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const Theme theme = Theme::of(*this);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
    const QPointF origin = layoutOrigin();
    painter.translate(origin);
    formulaLayout().paint(painter, theme, m_currentRank, QRectF(event->rect()).translated(-origin));
}

void FormulaView::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(rankAt(event->position()));
}

void FormulaView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        goTo(rankAt(event->position()));
}

void FormulaView::leaveEvent(QEvent* event)
{
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void FormulaView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
        return goTo(rankAfter(m_formula, m_currentRank));
    case Qt::Key_Left:
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
