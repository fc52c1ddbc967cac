// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/leaderboard_view.h"

#include "core/metrics/statistics/system_table.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/tables/system_table_text.h"
#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

namespace {

constexpr int widestName = 230;  ///< with its margins
/// More runs than these scroll.
constexpr int mostSystemsShown = 9;

bool hasWords(const QString& name, const QString& words)
{
    const QStringList each = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        each, [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

/// The runs sorted by the measure; those with an undefined mean come last.
std::vector<std::size_t> orderBy(const core::SystemTable& systems, std::size_t measure)
{
    std::vector<std::size_t> order(systems.systems.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const core::Value ofA = systems.values[a][measure].value;
        const core::Value ofB = systems.values[b][measure].value;
        return ofA && (!ofB || *ofA > *ofB);
    });
    return order;
}

/// 1 for the best; equal runs share a place.
core::TableCell placeCell(const core::SystemTable& systems, std::size_t run, std::size_t measure)
{
    const core::Value own = systems.values[run][measure].value;
    if (!own)
        return {"–"};
    const auto better = std::ranges::count_if(systems.values, [&](const auto& row) {
        return row[measure].value && *row[measure].value > *own;
    });
    return core::countCell(better + 1);
}

/// Shows interval ends with one decimal fewer than the means.
void writeEndsShorter(core::Table& table, NumberFormat format)
{
    format.digits = std::max(1, format.digits - 1);
    for (auto& row : table.rows)
        for (core::TableCell& cell : row)
            for (core::TableCell& end : cell.ends)
                if (end.number)
                    end.text = valueText(*end.number, format).toStdString();
}

}  // namespace

LeaderboardView::LeaderboardView(CollectionDocument& document, QWidget* parent)
    : PlainTableView(tr("Runs"), parent)
    , m_document(document)
{
    setModel(&m_model);
    m_model.setInParts(true);
    setMouseTracking(true);
    setChoice(tr("Use as B"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    TableMenu::of(*this).setOwnEntries([this](QMenu& menu) { fillContextMenu(menu); });
    QHeaderView& header = *horizontalHeader();
    header.setSectionsClickable(true);
    header.setSortIndicator(-1, Qt::DescendingOrder);
    header.setAccessibleName(tr("Columns of the runs table"));
    connect(&header, &QHeaderView::sectionClicked, this, &LeaderboardView::sortBy);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        followChosen();
        markAttended();
    });
    connect(this, &PlainTableView::chosen, this,
            [this](int row) { m_document.setRunB(runAt(row)); });
    connect(&document, &CollectionDocument::currentRunChanged, this,
            &LeaderboardView::markAttended);
}

void LeaderboardView::show(const core::SystemTable& systems, const QString& filter,
                           const NumberFormat& format)
{
    const std::size_t front = m_document.measure();
    m_runs.clear();
    m_measures.assign(FirstMeasure, std::nullopt);
    if (front < systems.measures.size())
        for (const std::size_t run : orderBy(systems, front))
            if (hasWords(QString::fromStdString(systems.systems[run]), filter))
                m_runs.push_back(run);
    QStringList headings;
    const std::vector<bool> told = core::queriesTold(systems);
    const std::vector<bool> shares = core::sharesTold(systems);
    for (std::size_t measure = 0; measure < systems.measures.size(); ++measure) {
        headings << QString::fromStdString(systems.measures[measure].id);
        m_measures.emplace_back(measure);
        if (core::hasTests(systems, measure))
            m_measures.emplace_back(measure);
        if (told[measure])
            m_measures.emplace_back(measure);
        if (shares[measure])
            m_measures.emplace_back(measure);
    }
    const auto place = std::ranges::find(m_measures, std::optional(front));
    m_model.setOwnOrder(static_cast<int>(place - m_measures.begin()), Qt::DescendingOrder);
    m_model.setTable(named([&] {
        core::Table table =
            systemTable(systems, tr("Run"), headings,
                        [&format](const core::Value& value) { return valueText(value, format); });
        writeEndsShorter(table, format);
        table.label = "systems";
        table.columns.insert(table.columns.begin(),
                             {{tr("#").toStdString(), true}, {tr("A, B").toStdString(), false}});
        auto rows = std::exchange(table.rows, {});
        for (const std::size_t run : m_runs) {
            auto& row = table.rows.emplace_back(std::move(rows[run]));
            const bool isB = m_document.hasTwoRuns() && run == m_document.runB();
            row.insert(row.begin(), {placeCell(systems, run, front),
                                     {run == m_document.runA() ? "A"
                                      : isB                    ? "B"
                                                               : ""}});
        }
        return table;
    }));
}

std::size_t LeaderboardView::runAt(int row) const
{
    return m_runs[static_cast<std::size_t>(m_model.placeOf(row))];
}

std::optional<int> LeaderboardView::rowOf(std::size_t run) const
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (runAt(row) == run)
            return row;
    return std::nullopt;
}

/// First sorts numbers in descending order, names and places in ascending order.
void LeaderboardView::sortBy(int column)
{
    const auto measure = m_measures[static_cast<std::size_t>(column)];
    const Qt::SortOrder usual = measure ? Qt::DescendingOrder : Qt::AscendingOrder;
    const Qt::SortOrder other = measure ? Qt::AscendingOrder : Qt::DescendingOrder;
    const bool isTurned = m_model.isSortedBy(column, usual);
    if (measure)
        m_document.setMeasure(*measure);
    sortByColumn(column, isTurned ? other : usual);
}

void LeaderboardView::pointAt(std::optional<int> row)
{
    m_document.pointAtRun(row ? std::optional(runAt(*row)) : std::nullopt);
}

void LeaderboardView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    PlainTableView::currentChanged(current, previous);
    if (!current.isValid() || m_isFollowing)
        return;
    m_chosen = runAt(current.row());
    m_document.chooseRun(m_chosen);
}

/// Keeps the current run current in another order.
void LeaderboardView::followChosen()
{
    const auto row = m_chosen ? rowOf(*m_chosen) : std::nullopt;
    if (!row)
        return;
    m_isFollowing = true;
    setCurrentIndex(m_model.index(*row, System));
    m_isFollowing = false;
}

void LeaderboardView::markAttended()
{
    const auto run = m_document.currentRun();
    const auto place = run ? std::ranges::find(m_runs, *run) : m_runs.end();
    m_model.setCurrent(place == m_runs.end()
                           ? std::nullopt
                           : std::optional(static_cast<int>(place - m_runs.begin())));
}

void LeaderboardView::makeCurrent(bool isA)
{
    if (!currentIndex().isValid())
        return;
    const std::size_t run = runAt(currentIndex().row());
    if (isA)
        m_document.setRunA(run);
    else
        m_document.setRunB(run);
}

void LeaderboardView::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (isPlain && (event->key() == Qt::Key_A || event->key() == Qt::Key_B))
        makeCurrent(event->key() == Qt::Key_A);
    else
        PlainTableView::keyPressEvent(event);
}

OwnKeys LeaderboardView::ownKeys() const
{
    OwnKeys keys = PlainTableView::ownKeys();
    keys.keys.push_back({keysText({Qt::Key_A}), tr("Use as A (baseline)")});
    keys.keys.push_back({keysText({Qt::Key_B}), tr("Use as B")});
    return keys;
}

void LeaderboardView::fillContextMenu(QMenu& menu)
{
    if (currentIndex().isValid()) {
        menu.addAction(tr("Use as A (baseline)"), QKeySequence(Qt::Key_A), this,
                       [this] { makeCurrent(true); });
        menu.addAction(tr("Use as B"), QKeySequence(Qt::Key_B), this,
                       [this] { makeCurrent(false); });
        menu.addSeparator();
    }
    fillSorting(menu);
}

/// Hides intervals if there is no room for all; gives extra room to names.
void LeaderboardView::shareWidth()
{
    placeColumns();
    const Theme theme = Theme::of(*this);
    std::vector<int> whole;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        whole.push_back(columnWidth(column));
        setColumnWidth(column, std::min(whole.back(), theme.px(widestName)));
    }
    int left = 0;
    for (const bool areWhole : {true, false}) {
        left = viewport()->width();
        for (int column = 0; column < m_model.columnCount(); ++column) {
            QStringList widest = m_model.index(0, column).data(WidestPartsRole).toStringList();
            if (!areWhole && !widest.isEmpty())
                widest.removeLast();
            if (!widest.isEmpty()) {
                setColumnWidth(column, std::max(headingWidth(*this, column) + theme.px(14),
                                                partsWidth(font(), widest, theme)));
                whole[static_cast<std::size_t>(column)] = columnWidth(column);
            }
            left -= columnWidth(column);
        }
        if (left >= 0)
            break;
    }
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const int lacking = whole[static_cast<std::size_t>(column)] - columnWidth(column);
        const int more = std::clamp(lacking, 0, std::max(left, 0));
        setColumnWidth(column, columnWidth(column) + more);
        left -= more;
    }
}

QSize LeaderboardView::sizeHint() const
{
    const int row = verticalHeader()->defaultSectionSize();
    const int rows = std::clamp(m_model.rowCount(), 3, mostSystemsShown);
    return {Theme::of(*this).px(500), horizontalHeader()->height() + rows * row + 2};
}

QSize LeaderboardView::minimumSizeHint() const
{
    const int row = verticalHeader()->defaultSectionSize();
    return {Theme::of(*this).px(200), horizontalHeader()->height() + 3 * row + 2};
}

}  // namespace ui
