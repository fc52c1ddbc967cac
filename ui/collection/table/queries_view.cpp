// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/queries_view.h"

#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

using core::QueryKey;

namespace {

/// Measures only the first rows of a column: numbers of one format have about the same width.
constexpr int rowsToMeasure = 50;

}  // namespace

QueriesView::QueriesView(CollectionDocument& document, QWidget* parent)
    : FittedTable(parent)
    , m_document(document)
    , m_model(document)
{
    setModel(&m_model);
    setUpTable(*this);
    TableMenu::of(*this).setOwnEntries([this](QMenu& menu) { fillContextMenu(menu); });
    setSelectionMode(ExtendedSelection);
    setMouseTracking(true);
    setAccessibleName(tr("Queries"));
    setAccessibleDescription(tr("Press Up or Down to choose a query, Enter to open it in Ranking, "
                                "/ to go to the filter, Esc to show all queries."));
    QHeaderView& header = *horizontalHeader();
    header.setSectionsClickable(true);
    header.setMinimumSectionSize(1);
    header.setAccessibleName(tr("Columns of the queries table"));
    connect(&header, &QHeaderView::sectionClicked, this, &QueriesView::sortBy);
    connect(&m_model, &QueriesModel::arranged, this, [this] {
        shareWidth();
        followCurrent();
    });
    connect(&m_model, &QAbstractItemModel::headerDataChanged, this, &QueriesView::measureColumns);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &QueriesView::measureColumns);
    connect(&document, &CollectionDocument::currentQueryChanged, this, &QueriesView::followCurrent);
    connect(this, &QAbstractItemView::doubleClicked, this, &QueriesView::openCurrent);
    measureColumns();
}

OwnKeys QueriesView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Choose a query")},
             {keysText({Qt::Key_Return}), tr("Open the query in Ranking")},
             {tr("/"), tr("Go to the filter")},
             {keysText({Qt::Key_Escape}), tr("Show all queries")},
             {keysText({QKeySequence(QKeySequence::Copy)}), tr("Copy the selected rows")}}};
}

QSize QueriesView::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    int columns = 0;
    for (int section = 0; section < static_cast<int>(m_widths.size()); ++section) {
        const QueryKey key = m_model.column(section).key;
        if (key != QueryKey::Text && (key != QueryKey::Mark || m_model.hasMarks()))
            columns += m_widths[static_cast<std::size_t>(section)];
    }
    const int bar = verticalScrollBar()->sizeHint().width();
    return {columns + theme.px(12) + bar, theme.px(400)};
}

void QueriesView::setFormat(const NumberFormat& format)
{
    m_model.setFormat(format);
}

std::vector<std::size_t> QueriesView::editedAmongSelected() const
{
    std::vector<std::size_t> queries;
    for (const std::size_t row : selectedRowNumbers())
        if (const std::size_t query = m_model.queryAt(static_cast<int>(row));
            m_document.isEdited(query))
            queries.push_back(query);
    return queries;
}

void QueriesView::revertSelected()
{
    const std::vector<std::size_t> queries = editedAmongSelected();
    const bool areMany = queries.size() > 1;
    if (areMany)
        m_document.history().beginMacro(
            tr("Revert %n queries", nullptr, static_cast<int>(queries.size())));
    for (const std::size_t query : queries)
        m_document.revert(query);
    if (areMany)
        m_document.history().endMacro();
}

/// A cell of the row that is never hidden: keys do not lead out of a hidden one.
QModelIndex QueriesView::placeOf(int row) const
{
    return m_model.index(row, *m_model.sectionOf({QueryKey::Id}));
}

void QueriesView::openCurrent()
{
    if (currentIndex().isValid())
        emit openRequested(m_model.queryAt(currentIndex().row()));
}

void QueriesView::sortBy(int section)
{
    const QueriesModel::Column& column = m_model.column(section);
    core::QuerySort sort{column.key, column.run, false, column.definition};
    if (m_model.isSortedBy(column))
        sort.isDescending = !m_model.sorting().isDescending;
    m_model.setSort(sort);
}

void QueriesView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        openCurrent();
    else if (event->text() == QStringLiteral("/"))
        emit filterRequested();
    else
        QTableView::keyPressEvent(event);
}

void QueriesView::pointAt(std::optional<int> row)
{
    m_document.pointAt(row ? std::optional(m_model.queryAt(*row)) : std::nullopt);
}

void QueriesView::focusInEvent(QFocusEvent* event)
{
    if (!currentIndex().isValid() && m_model.rowCount() > 0)
        setCurrentIndex(placeOf(0));
    QTableView::focusInEvent(event);
}

void QueriesView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && !m_isFollowing)
        m_document.chooseQuery(m_model.queryAt(current.row()));
}

/// Makes the chosen query the current row, and keeps a query pointed at elsewhere in view.
void QueriesView::followCurrent()
{
    if (m_isFollowing)
        return;
    const auto rowOf = [this](std::optional<std::size_t> query) {
        return query ? m_model.rowOf(*query) : std::nullopt;
    };
    m_isFollowing = true;
    const auto chosen = rowOf(m_document.chosenQuery());
    if (chosen && currentIndex().row() != *chosen)
        setCurrentIndex(placeOf(*chosen));
    if (!viewport()->underMouse())
        if (const auto row = rowOf(m_document.currentQuery()))
            scrollTo(placeOf(*row));
    m_isFollowing = false;
}

int QueriesView::widthOf(int section) const
{
    const Theme theme = Theme::of(*this);
    const QueriesModel::Column& column = m_model.column(section);
    if (column.key == QueryKey::Mark)
        return theme.px(22);
    const int widest = headingWidth(*this, section) + theme.px(13);
    if (column.key == QueryKey::Text)
        return std::max(widest, theme.px(90));
    const int most = column.key == QueryKey::Width ? theme.px(170) : theme.px(120);
    return std::clamp(std::max(widest, widestText(section)), theme.px(46), most);
}

int QueriesView::widestText(int section) const
{
    return cellsWidth(*this, section, rowsToMeasure) + Theme::of(*this).px(14);
}

void QueriesView::measureColumns()
{
    m_widths.clear();
    for (int section = 0; section < m_model.columnCount(); ++section)
        m_widths.push_back(widthOf(section));
    shareWidth();
}

/// The text gets the remaining width. If that is too little, it is hidden, and numbers are spaced
/// out and ids get the rest; if even that is too little, long ids are cut before a number of A and
/// B is out of view. Further runs have columns only where there is room for them, or when sorted
/// by; columns of further measures were asked for and are scrolled to: they take no width from ids
/// or the text.
void QueriesView::shareWidth()
{
    if (m_widths.size() != static_cast<std::size_t>(m_model.columnCount()))
        return;
    const auto mark = m_model.sectionOf({QueryKey::Mark});
    const auto text = m_model.sectionOf({QueryKey::Text});
    std::vector<int> widths = m_widths;
    const auto widthAt = [&widths](int section) -> int& {
        return widths[static_cast<std::size_t>(section)];
    };
    int spare = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    if (mark && !m_model.hasMarks())
        spare += widthAt(*mark);
    QList<int> collapsing = valuesOfDifference();
    QList<int> hidden;
    for (int section = m_model.columnCount() - 1; section >= 0; --section)
        if (isOfFurtherRun(section)) {
            collapsing << section;
            if (spare < 0 && !m_model.isSortedBy(m_model.column(section))) {
                hidden << section;
                spare += std::exchange(widthAt(section), 0);
            }
        }
    const int spareInSight = spare + widthOfFurtherMeasures();
    const bool hasText = text && (spareInSight >= 0 || m_model.sorting().key == QueryKey::Text);
    if (hasText && spare < 0)
        spare = spareInSight;
    if (text && !hasText)
        spare += widthAt(*text);
    if (spare < 0 && m_model.sectionOf({QueryKey::Width}))
        for (const int section : valuesOfDifference()) {
            hidden << section;
            spare += std::exchange(widthAt(section), 0);
        }
    if (!hasText)
        spare -= addAir(widths, spare);
    int& rest = widthAt(*m_model.sectionOf({hasText ? QueryKey::Text : QueryKey::Id}));
    const bool isScrolled = !m_document.columns().empty();
    rest = std::max(rest + spare, isScrolled ? rest : std::min(rest, Theme::of(*this).px(58)));
    if (mark && !m_model.hasMarks())
        hidden << *mark;
    if (text)
        collapsing << *text;
    setCollapsing(*this, collapsing);
    if (text && !hasText)
        hidden << *text;
    for (int section = 0; section < m_model.columnCount(); ++section) {
        setColumnHidden(section, hidden.contains(section));
        if (!hidden.contains(section))
            setColumnWidth(section, widthAt(section));
    }
    if (const QModelIndex current = currentIndex();
        current.isValid() && isColumnHidden(current.column()))
        selectionModel()->setCurrentIndex(placeOf(current.row()), QItemSelectionModel::NoUpdate);
}

/// Whether it has values of a run other than A and B.
bool QueriesView::isOfFurtherRun(int section) const
{
    const QueriesModel::Column& column = m_model.column(section);
    return column.key == QueryKey::Value && !column.definition && column.run != m_document.runA() &&
           column.run != m_document.runB();
}

int QueriesView::widthOfFurtherMeasures() const
{
    int width = 0;
    for (int section = 0; section < m_model.columnCount(); ++section)
        if (m_model.column(section).definition)
            width += m_widths[static_cast<std::size_t>(section)];
    return width;
}

/// The values of A and B, hidden in favour of their difference if bounds need the room.
QList<int> QueriesView::valuesOfDifference() const
{
    if (!m_model.sectionOf({QueryKey::Difference}))
        return {};
    return {*m_model.sectionOf({QueryKey::Value, m_document.runA()}),
            *m_model.sectionOf({QueryKey::Value, m_document.runB()})};
}

/// Widens all columns of numbers equally. @return the total widening
int QueriesView::addAir(std::vector<int>& widths, int spare) const
{
    std::vector<std::size_t> numbers;
    for (int section = 0; section < m_model.columnCount(); ++section) {
        const QueryKey key = m_model.column(section).key;
        if ((key == QueryKey::Value || key == QueryKey::Difference) &&
            widths[static_cast<std::size_t>(section)] > 0)
            numbers.push_back(static_cast<std::size_t>(section));
    }
    if (numbers.empty() || spare <= 0)
        return 0;
    const int air = std::min(spare / static_cast<int>(numbers.size() + 1), Theme::of(*this).px(20));
    for (const std::size_t section : numbers)
        widths[section] += air;
    return air * static_cast<int>(numbers.size());
}

QString QueriesView::emptyText() const
{
    return m_document.hasRuns() ? tr("No queries match the filter. Press Esc to show all.")
                                : tr("Open judgments (qrels) and one or more runs, or drop the "
                                     "files here, to list every query with its values.");
}

void QueriesView::changeEvent(QEvent* event)
{
    FittedTable::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measureColumns();
}

/// There may be many other runs: they have a separate menu.
void QueriesView::fillSorting(QMenu& menu)
{
    QMenu* ofOtherRuns = nullptr;
    for (int section = 0; section < m_model.columnCount(); ++section) {
        const QueriesModel::Column& column = m_model.column(section);
        if (column.key == QueryKey::Mark && !m_model.hasMarks())
            continue;
        const bool isOfOther = isOfFurtherRun(section);
        if (isOfOther && !ofOtherRuns)
            ofOtherRuns = menu.addMenu(tr("Sort by another run"));
        QMenu& place = isOfOther ? *ofOtherRuns : menu;
        QAction* action = place.addAction(tr("Sort by %1").arg(m_model.nameOf(column)), this,
                                          [this, section] { sortBy(section); });
        action->setCheckable(true);
        action->setChecked(m_model.isSortedBy(column));
    }
}

void QueriesView::fillContextMenu(QMenu& menu)
{
    if (!m_document.hasRuns())
        return;
    if (currentIndex().isValid()) {
        menu.addAction(tr("Open in Ranking"), QKeySequence(Qt::Key_Return), this,
                       &QueriesView::openCurrent);
        const std::size_t edited = editedAmongSelected().size();
        menu.addAction(edited > 1 ? tr("Revert queries to files") : tr("Revert query to files"),
                       this, &QueriesView::revertSelected)
            ->setEnabled(edited > 0);
        menu.addSeparator();
    }
    fillSorting(menu);
    menu.addSeparator();
    fillColumns(*menu.addMenu(tr("Columns of other measures")));
}

void QueriesView::fillColumns(QMenu& menu)
{
    const std::vector<core::MeasureSpec> columns = m_document.columns();
    for (const core::MeasureSpec& measure : m_document.measures()) {
        QAction* action = menu.addAction(QString::fromStdString(core::toText(measure)), this,
                                         [this, measure] { toggleColumns(measure); });
        const bool isInFront = measure == m_document.definition();
        action->setCheckable(true);
        action->setEnabled(!isInFront);
        action->setChecked(isInFront || std::ranges::find(columns, measure) != columns.end());
    }
}

void QueriesView::toggleColumns(const core::MeasureSpec& measure)
{
    std::vector<core::MeasureSpec> columns = m_document.columns();
    if (std::erase(columns, measure) == 0)
        columns.push_back(measure);
    m_document.setColumns(std::move(columns));
}

}  // namespace ui
