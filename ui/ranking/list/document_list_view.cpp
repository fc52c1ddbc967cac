// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/document_list_view.h"

#include "core/foundation/ranked_list.h"
#include "core/foundation/text/ascii.h"
#include "core/rankings/pasted_lists/document_table.h"
#include "core/rankings/pasted_lists/pasted_grades.h"
#include "ui/ranking/document/new_document.h"
#include "ui/ranking/list/grades_question.h"
#include "ui/ranking/list/pasted_documents.h"
#include "ui/text/import/error_text.h"
#include "ui/toolkit/table/copied_rows.h"
#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numeric>
#include <string>

namespace ui {

namespace {

/// `base` with the grades of `pasted` from `row` (0-based) downwards, as a spreadsheet pastes a
/// column: names stay, and new documents follow after the end of the list. Documents that
/// `pasted` does not retrieve are added as new ones.
core::RankedList withPastedGrades(const core::RankedList& base, std::size_t row,
                                  const core::RankedList& pasted)
{
    core::RankedList result = base;
    NewDocuments names(result);
    for (const core::RankedItem& document : pasted.ranked) {
        if (row == result.ranked.size())
            result.ranked.push_back(names.next());
        result.ranked[row++].grade = document.grade;
    }
    for (const core::RankedItem& document : pasted.notRetrieved) {
        result.notRetrieved.push_back(names.next());
        result.notRetrieved.back().grade = document.grade;
    }
    return result;
}

/// Paints rows where they are on their way.
class TravellingRows : public RowDelegate {
public:
    TravellingRows(const RowMotion& motion, QObject* parent)
        : RowDelegate(parent)
        , m_motion(motion)
    {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const double travel =
            m_motion.offset(static_cast<std::size_t>(index.row())) * option.rect.height();
        painter->translate(0, travel);
        RowDelegate::paint(painter, option, index);
        painter->translate(0, -travel);
    }

private:
    const RowMotion& m_motion;
};

}  // namespace

DocumentListView::DocumentListView(RankingDocument& document, Section section, QWidget* parent)
    : EditedTable(parent)
    , m_document(document)
    , m_model(document, section)
    , m_motion(*viewport())
{
    setModel(&m_model);
    setItemDelegate(new TravellingRows(m_motion, this));
    connect(&document, &RankingDocument::listChanged, this, &DocumentListView::followOrder);
    followOrder();
    connect(&m_model, &DocumentListModel::refused, this, &DocumentListView::refuse);
    setAccessibleName(section == Section::Ranked ? tr("Ranked list") : tr("Judged, not retrieved"));
    setAccessibleDescription(
        section == Section::Ranked
            ? tr("Type a digit to grade the selected documents, or U to mark them unjudged. To "
                 "move them, press Alt with an arrow key, Home or End.")
            : tr("Type a digit to grade a document. Press Delete to remove it."));
    horizontalHeader()->setSectionResizeMode(DocumentListModel::Name, QHeaderView::Stretch);
    const bool ranked = section == Section::Ranked;
    setColumnHidden(DocumentListModel::Grip, !ranked);
    setColumnHidden(DocumentListModel::Rank, !ranked);
    horizontalHeader()->setVisible(ranked);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    const auto adoptHeight = [this] { updateGeometry(); };
    connect(&m_model, &QAbstractItemModel::modelReset, this, adoptHeight);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, adoptHeight);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, adoptHeight);
    shareWidth();
    if (ranked) {
        connect(&document, &RankingDocument::changed, this, [this](RankingDocument::Part part) {
            // The new session's current rank arrives right after it.
            if (part == RankingDocument::Part::All)
                QMetaObject::invokeMethod(
                    this,
                    [this] {
                        setCurrentIndex({});
                        if (hasFocus())
                            adoptHighlight();
                    },
                    Qt::QueuedConnection);
        });
        connect(&document, &RankingDocument::currentRankChanged, this,
                [this](std::optional<std::size_t> rank) {
                    if (!viewport()->underMouse())
                        goToRank(rank);
                });
    }
}

void DocumentListView::goToRank(std::optional<std::size_t> rank)
{
    if (rank && *rank <= static_cast<std::size_t>(m_model.rowCount()))
        scrollTo(m_model.index(static_cast<int>(*rank) - 1, DocumentListModel::Name),
                 m_isForHall ? PositionAtCenter : EnsureVisible);
}

void DocumentListView::setForHall()
{
    m_isForHall = true;
    setColumnHidden(DocumentListModel::Grip, true);
    setVerticalScrollMode(ScrollPerItem);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            &DocumentListView::maskPartsOfRows);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    showWholeRows();
}

void DocumentListView::showWholeRows()
{
    if (!m_isForHall)
        return;
    if (m_model.section() == Section::Ranked)
        goToRank(m_document.currentRank());
    maskPartsOfRows();
}

/// Hides the part of a row at either end.
void DocumentListView::maskPartsOfRows()
{
    const int row = tableRowHeight(Theme::of(*this));
    const int above = std::max(0, -rowViewportPosition(std::max(0, rowAt(0))));
    const int top = above > 0 ? row - above : 0;
    const int rows = std::max(1, (viewport()->height() - top) / row);
    viewport()->setMask(QRegion(0, top, std::max(1, viewport()->width()), rows * row));
}

void DocumentListView::followOrder()
{
    const auto& documents = m_document.documents(m_model.section());
    m_motion.follow(documents.size(), [&documents](std::size_t row) {
        return std::hash<std::string>()(documents[row].id);
    });
}

void DocumentListView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    setColumnWidth(DocumentListModel::Grip, theme.px(20));
    setColumnWidth(DocumentListModel::Rank,
                   std::max(theme.px(28),
                            fontMetrics().horizontalAdvance(QString::number(m_model.rowCount())) +
                                theme.px(16)));
    setColumnWidth(
        DocumentListModel::Grade,
        std::max(theme.px(58), headingWidth(*this, DocumentListModel::Grade) + theme.px(14)));
    showWholeRows();
}

OwnKeys DocumentListView::ownKeys() const
{
    return {accessibleName(),
            {{tr("0 to 9"), tr("Grade the selected documents")},
             {tr("3 . 5"), tr("A grade with decimals, such as 3.5")},
             {tr("- 3"), tr("A negative grade, such as -3")},
             {keysText({Qt::Key_U}), tr("Mark the selected documents as unjudged")},
             {keysText({Qt::Key_F2, Qt::Key_Return}), tr("Rename, or enter any grade")},
             {keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the documents")},
             {keysText({Qt::SHIFT | Qt::Key_Up, Qt::SHIFT | Qt::Key_Down}),
              tr("Select several documents")},
             {keysText({Qt::Key_Insert}), tr("Add a document below")},
             {keysText({Qt::Key_Delete, Qt::Key_Backspace}), tr("Delete the selected documents")},
             {keysText({Qt::Key_Escape}), tr("Cancel a drag or an edit")}}};
}

QSize DocumentListView::sizeHint() const
{
    constexpr int longest = 200;  // more rows than any screen has
    return {Theme::of(*this).px(290), heightOf(std::min(m_model.rowCount(), longest))};
}

QSize DocumentListView::minimumSizeHint() const
{
    constexpr int fewest = 3;
    return {EditedTable::minimumSizeHint().width(), heightOf(std::min(m_model.rowCount(), fewest))};
}

/// Without rows there is a hint, which needs the height of some.
int DocumentListView::heightOf(int rows) const
{
    constexpr int ofHint = 3;
    const int header = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->height();
    return header + (rows > 0 ? rows : ofHint) * tableRowHeight(Theme::of(*this)) + 2;
}

void DocumentListView::goTo(int row)
{
    setCurrentIndex(m_model.index(std::clamp(row, 0, std::max(0, m_model.rowCount() - 1)),
                                  DocumentListModel::Name));
}

void DocumentListView::selectRows(const std::vector<std::size_t>& rows)
{
    QItemSelection selection;
    for (auto first = rows.begin(); first != rows.end();) {
        auto last = first;
        while (std::next(last) != rows.end() && *std::next(last) == *last + 1)
            ++last;
        selection.select(m_model.index(static_cast<int>(*first), 0),
                         m_model.index(static_cast<int>(*last), DocumentListModel::Grade));
        first = std::next(last);
    }
    if (rows.empty()) {
        clearSelection();
        return;
    }
    const QModelIndex first =
        m_model.index(static_cast<int>(rows.front()), DocumentListModel::Name);
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    scrollTo(first);
}

void DocumentListView::insertBelowCurrent()
{
    const auto row = static_cast<std::size_t>(currentIndex().isValid() ? currentIndex().row() + 1
                                                                       : m_model.rowCount());
    goTo(static_cast<int>(m_document.insert(m_model.section(), row)));
}

void DocumentListView::removeSelected()
{
    const auto rows = selectedRowNumbers();
    if (rows.empty())
        return;
    m_document.remove(m_model.section(), rows);
    goTo(static_cast<int>(rows.front()));
}

void DocumentListView::transferSelected()
{
    m_document.transfer(m_model.section(), selectedRowNumbers());
}

void DocumentListView::copySelected()
{
    const auto rows = selectedRowNumbers();
    if (rows.empty())
        return;
    const auto ranks =
        m_model.section() == Section::Ranked ? core::RankColumn::With : core::RankColumn::Without;
    QApplication::clipboard()->setMimeData(
        copiedRows(core::documentTableText(m_document.documents(m_model.section()), rows, ranks))
            .release());
}

void DocumentListView::cutSelected()
{
    const auto rows = selectedRowNumbers();
    if (rows.empty())
        return;
    copySelected();
    m_document.cut(m_model.section(), rows);
    goTo(static_cast<int>(rows.front()));
}

void DocumentListView::paste()
{
    const std::string text = pastedText(QApplication::clipboard()->mimeData()).toStdString();
    if (core::trimmed(text).empty())
        return;
    if (std::exchange(m_hasRefused, false))
        emit refused({});
    const std::string name = tr("clipboard").toStdString();
    if (!core::isDocumentTable(text)) {
        pasteText(text, name);
        return;
    }
    const auto pasted = core::parseDocumentTable(text, name);
    if (pasted)
        pasteDocuments(*pasted);
    else
        refuse(errorText(pasted.error()));
}

void DocumentListView::refuse(const QString& sentence)
{
    m_hasRefused = true;
    emit refused(sentence);
}

void DocumentListView::pasteText(const std::string& text, const std::string& name)
{
    const auto readings = core::readingsOfPastedGrades(text, name);
    const auto take = [this](const core::RankedList& list, bool isNamed) {
        if (isNamed)
            pasteDocuments({list.ranked, false, true, false});
        else
            pasteGrades(list);
    };
    const bool isNamed = readings && readings->front().isNamed;
    if (!readings)
        refuse(errorText(readings.error()));
    else if (m_model.section() != Section::Ranked && !isNamed)
        refuse(tr("To paste grades alone, use the ranked list. Here, include names, or paste a "
                  "table of documents with an id column."));
    else if (m_question)
        m_question->settle(*readings, take, [this](std::vector<core::RankedList> lists) {
            m_document.pasteQueries(std::move(lists));
        });
    else if (readings->size() > 1 || readings->front().lists.size() > 1)
        refuse(
            tr("This can be read in several ways. Paste it into the ranked list to choose one."));
    else
        take(readings->front().lists.front(), isNamed);
}

void DocumentListView::pasteDocuments(const core::DocumentTable& pasted)
{
    m_document.endPreview();
    const Section section = m_model.section();
    const core::RankedList& list = m_document.list();
    const core::RankedList* other =
        m_document.session().other ? &*m_document.session().other : nullptr;
    const auto row = static_cast<std::size_t>(currentIndex().isValid() ? currentIndex().row() + 1
                                                                       : m_model.rowCount());
    const std::size_t first = firstPastedRow(list, section, row, pasted);
    const auto count = static_cast<int>(pasted.documents.size());
    const QString name = count == 1 ? tr("Paste “%1”").arg(nameOf(pasted.documents.front()))
                                    : tr("Paste %n documents", nullptr, count);
    m_document.replaceList(withPastedDocuments(list, other, section, row, pasted), name);
    std::vector<std::size_t> rows(pasted.documents.size());
    std::iota(rows.begin(), rows.end(), first);
    selectRows(rows);
}

void DocumentListView::pasteGrades(const core::RankedList& pasted)
{
    m_document.endPreview();
    const auto row = static_cast<std::size_t>(std::max(0, currentIndex().row()));
    const auto count = static_cast<int>(pasted.ranked.size());
    m_document.replaceList(withPastedGrades(m_document.list(), row, pasted),
                           tr("Paste %n grades", nullptr, count));
}

void DocumentListView::mark(const DocumentSearch& search)
{
    m_model.mark(search);
}

void DocumentListView::moveSelected(Move where)
{
    const auto rows = selectedRowNumbers();
    if (rows.empty())
        return;
    const std::size_t count = m_document.list().ranked.size();
    const std::size_t end = count - rows.size();
    switch (where) {
    case Move::Up:
        moveSelectedTo(rows.front() > 0 ? rows.front() - 1 : 0);
        break;
    case Move::Down:
        moveSelectedTo(rows.back() + 1 < count ? rows.back() + 2 - rows.size() : end);
        break;
    case Move::ToTop:
        moveSelectedTo(0);
        break;
    case Move::ToEnd:
        moveSelectedTo(end);
        break;
    }
}

void DocumentListView::moveSelectedTo(std::size_t row)
{
    if (m_model.section() != Section::Ranked)
        return;
    m_document.moveRows(selectedRowNumbers(), row);
    scrollTo(currentIndex());
}

void DocumentListView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_dropRow) {
        cancelDrag();
        m_dragCancelled = true;
        return;
    }
    if (clipboardByKey(*event))
        return;
    const bool isModifier = event->key() >= Qt::Key_Shift && event->key() <= Qt::Key_Alt;
    if (!isModifier)
        adoptHighlight();
    if (!typeInstead(*event) && !gradeByKey(*event) && !moveByKey(*event) && !editByKey(*event))
        QTableView::keyPressEvent(event);
}

void DocumentListView::focusInEvent(QFocusEvent* event)
{
    adoptHighlight();
    QTableView::focusInEvent(event);
}

void DocumentListView::adoptHighlight()
{
    const auto rank = m_document.currentRank();
    if (m_model.section() == Section::Ranked && !currentIndex().isValid() && rank)
        goTo(static_cast<int>(*rank) - 1);
}

bool DocumentListView::typeInstead(QKeyEvent& event)
{
    const bool writes = !event.text().isEmpty() && event.text().front().isPrint() &&
                        event.key() != Qt::Key_Space &&
                        !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (m_model.section() != Section::Ranked || m_model.rowCount() > 0 || !writes)
        return false;
    emit typingRequested(&event);
    return true;
}

bool DocumentListView::gradeByKey(const QKeyEvent& event)
{
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool afterPoint = std::exchange(m_decimalPending, false);
    const bool afterMinus = std::exchange(m_minusPending, false);
    const auto rows = selectedRowNumbers();
    if (!plain || rows.empty())
        return false;
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
        double grade = (event.key() - Qt::Key_0) * (afterMinus ? -1 : 1);
        const core::Grade before = m_document.documents(m_model.section())[rows.front()].grade;
        if (afterPoint && before.hasValue())
            grade = std::trunc(before.value()) + std::copysign(grade / 10, before.value());
        m_document.setGrade(m_model.section(), rows, core::Grade(grade));
        return true;
    }
    if (event.key() == Qt::Key_Period || event.key() == Qt::Key_Comma) {
        m_decimalPending = true;
        return true;
    }
    if (event.key() == Qt::Key_Minus) {
        m_minusPending = true;
        return true;
    }
    if (event.key() == Qt::Key_U) {
        m_document.setGrade(m_model.section(), rows, core::Grade::unjudged());
        return true;
    }
    return false;
}

bool DocumentListView::moveByKey(const QKeyEvent& event)
{
    if (!event.modifiers().testFlag(Qt::AltModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
        moveSelected(Move::Up);
        return true;
    case Qt::Key_Down:
        moveSelected(Move::Down);
        return true;
    case Qt::Key_Home:
        moveSelected(Move::ToTop);
        return true;
    case Qt::Key_End:
        moveSelected(Move::ToEnd);
        return true;
    default:
        return false;
    }
}

void DocumentListView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    m_pressedRow.reset();
    m_dragCancelled = false;
    if (event->button() == Qt::LeftButton && index.isValid() &&
        m_model.section() == Section::Ranked && event->modifiers() == Qt::NoModifier) {
        m_pressedRow = index.row();
        m_pressedAt = event->position().toPoint();
    }
    QTableView::mousePressEvent(event);
}

void DocumentListView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    if (m_dragCancelled && event->buttons() != Qt::NoButton)
        return;
    if (m_pressedRow && event->buttons().testFlag(Qt::LeftButton)) {
        if (m_dropRow ||
            (position - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
            dragTo(position);
        return;
    }
    if (event->buttons() == Qt::NoButton && m_model.section() == Section::Ranked) {
        const QModelIndex index = indexAt(position);
        setCursor(index.isValid() && index.column() == DocumentListModel::Grip ? Qt::OpenHandCursor
                                                                               : Qt::ArrowCursor);
    }
    FittedTable::mouseMoveEvent(event);
}

void DocumentListView::pointAt(std::optional<int> row)
{
    if (m_model.section() == Section::Ranked)
        m_document.pointAt(row ? std::optional(static_cast<std::size_t>(*row) + 1) : std::nullopt);
}

void DocumentListView::dragTo(const QPoint& position)
{
    const int margin = tableRowHeight(Theme::of(*this));
    if (position.y() < margin / 2)
        verticalScrollBar()->setValue(verticalScrollBar()->value() - 1);
    else if (position.y() > viewport()->height() - margin / 2)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + 1);
    const int row = rowAt(position.y());
    if (row < 0) {
        m_dropRow = position.y() < 0 ? 0 : m_model.rowCount();
    } else {
        const int middle = rowViewportPosition(row) + tableRowHeight(Theme::of(*this)) / 2;
        m_dropRow = position.y() < middle ? row : row + 1;
    }
    setCursor(Qt::ClosedHandCursor);
    viewport()->update();
}

void DocumentListView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_dropRow && m_pressedRow) {
        const auto rows = selectedRowNumbers();
        const auto gap = static_cast<std::size_t>(*m_dropRow);
        const auto above = std::lower_bound(rows.begin(), rows.end(), gap) - rows.begin();
        cancelDrag();
        moveSelectedTo(gap - static_cast<std::size_t>(above));
        return;
    }
    m_pressedRow.reset();
    QTableView::mouseReleaseEvent(event);
}

void DocumentListView::cancelDrag()
{
    m_dropRow.reset();
    m_pressedRow.reset();
    unsetCursor();
    viewport()->update();
}

void DocumentListView::leaveEvent(QEvent* event)
{
    FittedTable::leaveEvent(event);
    unsetCursor();
}

QString DocumentListView::emptyText() const
{
    return m_model.section() == Section::Ranked
               ? tr("Type grades below, or press Insert to add a document.")
               : tr("Every judged document is in the list. Press Insert to add one that isn’t.");
}

void DocumentListView::paintEvent(QPaintEvent* event)
{
    FittedTable::paintEvent(event);
    if (!m_dropRow)
        return;
    const Theme theme = Theme::of(*this);
    const int height = tableRowHeight(theme);
    const int edge = *m_dropRow < m_model.rowCount()
                         ? rowViewportPosition(*m_dropRow)
                         : rowViewportPosition(m_model.rowCount() - 1) + height;
    const int knob = theme.px(3);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, theme.px(2)));
    const int y = std::max(edge, knob + 1);
    painter.drawLine(theme.px(6), y, viewport()->width(), y);
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(theme.px(6), y), knob, knob);
}

void DocumentListView::fillContextMenu(QMenu& menu)
{
    const bool ranked = m_model.section() == Section::Ranked;
    menu.addAction(tr("Add a document"), QKeySequence(Qt::Key_Insert), this,
                   &DocumentListView::insertBelowCurrent);
    if (currentIndex().isValid()) {
        menu.addAction(tr("Rename"), QKeySequence(Qt::Key_F2), this, [this] {
            edit(m_model.index(currentIndex().row(), DocumentListModel::Name));
        });
        menu.addAction(ranked ? tr("Mark as not retrieved") : tr("Add to end of ranking"), this,
                       &DocumentListView::transferSelected);
        menu.addAction(tr("Delete"), QKeySequence(Qt::Key_Delete), this,
                       &DocumentListView::removeSelected);
        menu.addSeparator();
        menu.addAction(tr("Cut"), QKeySequence(QKeySequence::Cut), this,
                       &DocumentListView::cutSelected);
        menu.addAction(tr("Copy"), QKeySequence(QKeySequence::Copy), this,
                       &DocumentListView::copySelected);
    }
    menu.addAction(tr("Paste"), QKeySequence(QKeySequence::Paste), this, &DocumentListView::paste);
    emit contextMenuOpening(&menu);
}

bool DocumentListView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool byKey = trigger == EditKeyPressed && index.isValid();
    const bool hasEditor = index.flags().testFlag(Qt::ItemIsEditable);
    return QTableView::edit(byKey && !hasEditor ? index.siblingAtColumn(DocumentListModel::Name)
                                                : index,
                            trigger, event);
}

void DocumentListView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    m_decimalPending = false;
    m_minusPending = false;
    if (m_model.section() == Section::Ranked && current.isValid())
        m_document.setCurrentRank(static_cast<std::size_t>(current.row()) + 1);
}

}  // namespace ui
