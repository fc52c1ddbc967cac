// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/beside_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>

namespace ui {

namespace {

constexpr double besideRow = 23;

}  // namespace

BesideView::BesideView(QWidget* parent)
    : ScrolledView(Qt::Vertical, {.usual = {480, 10.85 * besideRow}, .least = {220, 4 * besideRow}},
                   parent)
    , m_lists(std::make_shared<const ListsBeside>())
    , m_motionA(*viewport())
    , m_motionB(*viewport())
{
    m_figure.follow(m_motionA, m_motionB);
}

void BesideView::setLists(std::shared_ptr<const ListsBeside> lists)
{
    m_lists = lists ? std::move(lists) : std::make_shared<const ListsBeside>();
    m_underMouse.reset();
    if (!m_lists->hasB)
        m_side = Side::A;
    showRows();
    const auto row = std::exchange(m_judgedRow, {});
    if (row && m_lit && !m_rows.isShown(m_side, *m_lit) && m_rows.count(m_side) > 0)
        choose(m_side, m_rows.document(m_side, std::min(*row, m_rows.count(m_side) - 1)));
}

void BesideView::setHeads(const QString& a, const QString& b)
{
    m_headA = a;
    m_headB = b;
    viewport()->update();
}

void BesideView::setLocale(const QLocale& locale)
{
    m_locale = locale;
    viewport()->update();
}

void BesideView::setShown(GradesShown grades, std::optional<std::size_t> depth)
{
    m_grades = grades;
    m_depth = depth;
    showRows();
}

void BesideView::showRows()
{
    m_rows = RowsBeside(*m_lists, m_grades, m_depth);
    for (const Side side : {Side::A, Side::B})
        (side == Side::A ? m_motionA : m_motionB).follow(m_rows.count(side), [&](std::size_t row) {
            return std::hash<std::string>()(m_lists->document(m_rows.document(side, row)).id);
        });
    light(m_current);
    stale();
    tell();
}

void BesideView::setSummary(const QString& summary)
{
    m_summary = summary;
    tell();
}

void BesideView::setAbout(std::function<QString(const core::RankedItem&)> about)
{
    m_about = std::move(about);
}

void BesideView::light(const QString& id)
{
    // Usually it is the one that was pointed at here.
    const auto isIt = [requested = id.toStdString(), this](std::size_t document) {
        return m_lists->document(document).id == requested;
    };
    m_current = id;
    m_lit.reset();
    if (id.isEmpty())
        return;
    if (m_underMouse && isIt(*m_underMouse)) {
        m_lit = m_underMouse;
        return;
    }
    for (std::size_t document = 0; document < m_lists->documents.size() && !m_lit; ++document)
        if (isIt(document))
            m_lit = document;
}

void BesideView::setCurrentDocument(const QString& id)
{
    if (id == m_current)
        return;
    light(id);
    m_decimalPending = false;
    viewport()->update();
    if (!viewport()->underMouse())
        showLit();
    tell();
}

std::optional<std::size_t> BesideView::litRow() const
{
    if (!m_lit || !m_rows.isShown(m_side, *m_lit))
        return std::nullopt;
    return m_rows.row(m_side, *m_lit);
}

void BesideView::showLit()
{
    if (!m_lit)
        return;
    const Side side = m_rows.isShown(m_side, *m_lit) ? m_side
                      : m_side == Side::A            ? Side::B
                                                     : Side::A;
    if (!m_rows.isShown(side, *m_lit))
        return;
    QScrollBar& bar = scrollBar();
    const int top = static_cast<int>(m_rows.row(side, *m_lit)) * bar.singleStep();
    if (top < bar.value())
        bar.setValue(top);
    else if (top + bar.singleStep() > bar.value() + bar.pageStep())
        bar.setValue(top + bar.singleStep() - bar.pageStep());
}

void BesideView::tell()
{
    describe(isEmpty() ? emptyText() : m_summary,
             m_lit ? documentSentence(*m_lists, *m_lit, m_locale) : QString());
}

QString BesideView::idOf(std::size_t document) const
{
    return QString::fromStdString(m_lists->document(document).id);
}

BesidePicture BesideView::picture() const
{
    return {*m_lists,
            m_rows,
            m_headA,
            m_headB,
            m_locale,
            m_lit,
            hasFocus() ? std::optional(m_side) : std::nullopt};
}

void BesideView::arrange()
{
    const Look look = this->look(0.95);
    const int row = Theme::of(*this).px(besideRow);
    m_figure.arrange(*m_lists, look, viewport()->size(), row);
    scrollRows(m_rows.count(), row, static_cast<int>(m_figure.headerHeight()));
    m_figure.arrange(*m_lists, look, viewport()->size(), row, scrollBar().value());
}

std::size_t BesideView::firstRow() const
{
    return static_cast<std::size_t>(scrollBar().value() / m_figure.rowHeight());
}

QRect BesideView::placeOf(Side side, std::size_t row) const
{
    return m_figure.chipOf(side, row).toAlignedRect();
}

void BesideView::paintShown(QPainter& painter, const QRegion&)
{
    m_figure.paint(painter, picture());
}

void BesideView::mousePressEvent(QMouseEvent* event)
{
    const auto place = m_figure.placeAt(picture(), event->position());
    if (event->button() != Qt::LeftButton || !place) {
        event->ignore();
        return;
    }
    choose(place->side.value_or(m_side), place->document);
}

void BesideView::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

void BesideView::pointAt(QPointF at)
{
    const auto place = m_figure.placeAt(picture(), at);
    const auto document = place ? std::optional(place->document) : std::nullopt;
    if (document == m_underMouse)
        return;
    m_underMouse = document;
    if (!document)
        QToolTip::hideText();
    emit documentPointed(document ? idOf(*document) : QString());
}

void BesideView::leave()
{
    m_underMouse.reset();
    emit documentPointed(QString());
}

QString BesideView::tipAt(QPointF at) const
{
    const auto place = m_figure.placeAt(picture(), at);
    if (!place)
        return {};
    const core::RankedItem& document = m_lists->document(place->document);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(idOf(place->document).toHtmlEscaped()),
                      documentSentence(*m_lists, place->document, m_locale).toHtmlEscaped()};
    if (const QString about = m_about ? m_about(document) : QString(); !about.isEmpty())
        lines << about.toHtmlEscaped();
    return QStringLiteral("<qt>%1</qt>").arg(lines.join(QStringLiteral("<br>")));
}

void BesideView::choose(Side side, std::size_t document)
{
    m_side = side;
    m_decimalPending = false;
    viewport()->update();
    emit documentChosen(idOf(document));
    showLit();
}

void BesideView::changeSide(Side side)
{
    if (side == m_side || m_rows.count(side) == 0)
        return;
    const std::size_t row = litRow().value_or(0);
    const bool isThere = m_lit && m_rows.isShown(side, *m_lit);
    choose(side, isThere ? *m_lit : m_rows.document(side, std::min(row, m_rows.count(side) - 1)));
}

bool BesideView::takeKey(const QKeyEvent& key)
{
    return isPlain(key) && (walkByKey(key.key()) || judgeByKey(key));
}

bool BesideView::walkByKey(int key)
{
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        if (m_lists->hasB)
            changeSide(key == Qt::Key_Left ? Side::A : Side::B);
        return true;
    }
    const auto page = std::max<std::size_t>(
        1, static_cast<std::size_t>(scrollBar().pageStep() / m_figure.rowHeight()));
    const auto walk = walkOf(key, Qt::Key_Up, Qt::Key_Down, page);
    const auto last = static_cast<std::ptrdiff_t>(m_rows.count(m_side)) - 1;
    if (!walk || last < 0)
        return false;
    std::ptrdiff_t from = 0;
    if (const auto here = litRow())
        from = static_cast<std::ptrdiff_t>(*here) + *walk;
    else if (*walk > 0)
        from = *walk == wholeWalk ? last : static_cast<std::ptrdiff_t>(firstRow());
    choose(m_side, m_rows.document(m_side, static_cast<std::size_t>(
                                               std::clamp(from, std::ptrdiff_t{0}, last))));
    return true;
}

bool BesideView::judgeByKey(const QKeyEvent& event)
{
    const bool afterPoint = std::exchange(m_decimalPending, false);
    if (event.key() == Qt::Key_N) {
        goToNextUnjudged();
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        emit openRequested(m_side);
        return true;
    }
    if (!m_lit)
        return false;
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
        double grade = event.key() - Qt::Key_0;
        const core::Grade before = m_lists->document(*m_lit).grade;
        if (afterPoint && before.hasValue())
            grade = std::floor(before.value()) + grade / 10;
        judge(core::Grade(grade));
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Period:
    case Qt::Key_Comma:
        m_decimalPending = true;
        return true;
    case Qt::Key_U:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        judge(core::Grade::unjudged());
        return true;
    default:
        return false;
    }
}

void BesideView::judge(core::Grade grade)
{
    m_judgedRow = litRow();
    emit judgmentRequested(idOf(*m_lit), grade);
}

/// Searches from that row, then from the top up to it.
std::optional<std::size_t> BesideView::nextUnjudged(Side side, std::size_t fromRow) const
{
    const std::size_t count =
        std::min(m_rows.count(side), m_rows.withinCutoff(side).value_or(m_rows.count(side)));
    for (std::size_t step = 0; step < count; ++step) {
        const std::size_t document = m_rows.document(side, (fromRow + step) % count);
        if (!m_lists->document(document).grade.hasValue())
            return document;
    }
    return std::nullopt;
}

void BesideView::goToNextUnjudged()
{
    const auto here = litRow();
    if (const auto next = nextUnjudged(m_side, here ? *here + 1 : 0)) {
        choose(m_side, *next);
        return;
    }
    const Side other = m_side == Side::A ? Side::B : Side::A;
    if (const auto next = nextUnjudged(other, 0))
        choose(other, *next);
    else
        sayAllJudged();
}

void BesideView::sayAllJudged()
{
    const QPoint place(width() / 3, height() / 2);
    QToolTip::showText(mapToGlobal(place),
                       m_lists->cutoff ? tr("Every document within the cutoff is judged.")
                                       : tr("Every document shown is judged."),
                       this);
    emit allJudged();
}

OwnKeys BesideView::ownKeys() const
{
    return {accessibleName(),
            {{tr("0 to 9"), tr("Judge the current document")},
             {tr("3 . 5"), tr("Enter a decimal grade: 3.5")},
             {keysText({Qt::Key_U, Qt::Key_Delete}), tr("Remove the judgment")},
             {keysText({Qt::Key_N}), tr("Go to the next unjudged document within the cutoff")},
             {keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the list")},
             {keysText({Qt::Key_Left, Qt::Key_Right}), tr("Switch to the other list")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last document")},
             {keysText({Qt::Key_Return}), tr("Open this list")}}};
}

void BesideView::focusOutEvent(QFocusEvent* event)
{
    m_decimalPending = false;
    ScrolledView::focusOutEvent(event);
}

}  // namespace ui
