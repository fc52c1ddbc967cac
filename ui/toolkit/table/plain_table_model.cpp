// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/plain_table_model.h"

#include "core/documents/tables/table_text.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_header.h"

#include <QCollator>

#include <algorithm>
#include <numeric>

namespace ui {

namespace {

/// By number, with cells without one last; words in the language's order.
bool isBefore(const core::TableCell& a, const core::TableCell& b, const QCollator* words)
{
    if (words)
        return words->compare(QString::fromStdString(a.text), QString::fromStdString(b.text)) < 0;
    return a.number && (!b.number || *a.number < *b.number);
}

/// Its number, its letters and its interval.
QStringList partsOf(const core::TableCell& cell)
{
    const QString number = QString::fromStdString(cell.text);
    return {cell.isBest ? number + QLatin1Char('*') : number, QString::fromStdString(cell.letters),
            cell.ends.size() == 2 ? QStringLiteral("[%1, %2]")
                                        .arg(QString::fromStdString(cell.ends[0].text),
                                             QString::fromStdString(cell.ends[1].text))
                                  : QString()};
}

bool hasParts(const core::Table::Column& column)
{
    return !column.ends.empty() || !column.letters.empty();
}

}  // namespace

core::Table named(const std::function<core::Table()>& make)
{
    core::Table table = make();
    if (otherLanguage().isEmpty())
        return table;
    const InEnglish english;
    const core::Table inEnglish = make();
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        core::Table::Column& spoken = table.columns[column];
        const core::Table::Column& read = inEnglish.columns[column];
        if (spoken.heading != read.heading)
            spoken.name = read.heading;
        spoken.ends = read.ends;
        spoken.letters = read.letters;
    }
    return table;
}

PlainTableModel::PlainTableModel(QObject* parent)
    : RowsModel(parent)
{}

void PlainTableModel::setTable(core::Table table, int lastRows)
{
    beginResetModel();
    // Views see new columns at once, so the old rows must be gone.
    m_rows.clear();
    m_table = std::move(table);
    m_lastRows = std::min(static_cast<std::size_t>(lastRows), m_table.rows.size());
    measureParts();
    describeColumns();
    arrange();
    endResetModel();
}

QString PlainTableModel::heading(std::size_t column) const
{
    const auto [sorted, order] = sorting();
    const QString heading = QString::fromStdString(m_table.columns[column].heading);
    return static_cast<int>(column) == sorted ? heading + sortMark(order == Qt::DescendingOrder)
                                              : heading;
}

void PlainTableModel::describeColumns()
{
    setColumns([this] {
        std::vector<TableColumn> columns;
        for (std::size_t place = 0; place < m_table.columns.size(); ++place)
            columns.push_back({heading(place),
                               m_table.columns[place].isNumeric && m_widest[place].isEmpty()
                                   ? Qt::AlignRight
                                   : Qt::AlignLeft,
                               [this, place](int row) { return shown(row, place); },
                               [this, place](int row) {
                                   return QVariant::fromValue(std::vector{cell(row, place)});
                               },
                               {},
                               QVariant::fromValue(m_table.columns[place])});
        return columns;
    });
}

/// Digits have equal width, so the longest text is about the widest.
void PlainTableModel::measureParts()
{
    m_widest.assign(m_table.columns.size(), {});
    for (std::size_t column = 0; m_isInParts && column < m_widest.size(); ++column) {
        if (!hasParts(m_table.columns[column]))
            continue;
        QStringList& widest = m_widest[column];
        for (const auto& row : m_table.rows) {
            const QStringList parts = partsOf(row[column]);
            if (widest.isEmpty())
                widest = parts;
            for (qsizetype part = 0; part < parts.size(); ++part)
                if (parts[part].size() > widest[part].size())
                    widest[part] = parts[part];
        }
    }
}

void PlainTableModel::setCurrent(std::optional<int> row)
{
    m_current = row;
    rowsChanged({CurrentRole});
}

void PlainTableModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    m_column = column;
    m_order = order;
    describeColumns();
    arrange();
    endResetModel();
}

void PlainTableModel::arrange()
{
    m_rows.resize(m_table.rows.size());
    std::iota(m_rows.begin(), m_rows.end(), 0);
    if (m_column < 0 || m_column >= columnCount())
        return;
    const auto column = static_cast<std::size_t>(m_column);
    const QCollator language{QLocale(spokenLanguage())};
    const QCollator* words = m_table.columns[column].isNumeric ? nullptr : &language;
    const auto cellOf = [&](int row) -> const core::TableCell& {
        return m_table.rows[static_cast<std::size_t>(row)][column];
    };
    std::stable_sort(m_rows.begin(), m_rows.end() - static_cast<std::ptrdiff_t>(m_lastRows),
                     [&](int a, int b) {
                         const bool hasBoth = cellOf(a).number && cellOf(b).number;
                         const bool isTurned = m_order == Qt::DescendingOrder && (hasBoth || words);
                         return isTurned ? isBefore(cellOf(b), cellOf(a), words)
                                         : isBefore(cellOf(a), cellOf(b), words);
                     });
}

const core::TableCell& PlainTableModel::cell(int row, std::size_t column) const
{
    return m_table.rows[static_cast<std::size_t>(placeOf(row))][column];
}

QString PlainTableModel::shown(int row, std::size_t column) const
{
    core::TableCell shown = cell(row, column);
    shown.isBest = shown.isBest && m_isInParts;
    return QString::fromStdString(core::shownText(shown));
}

QVariant PlainTableModel::told(int row, int column, int role) const
{
    const bool isBest = cell(row, static_cast<std::size_t>(column)).isBest;
    switch (role) {
    case Qt::ToolTipRole:
        return text(row, column);
    case Qt::AccessibleTextRole:
        //: A value that is the best of its column
        return isBest ? tr("%1, best").arg(text(row, column)) : text(row, column);
    case StrongRole:
        return isBest;
    case CurrentRole:
        return m_current == placeOf(row);
    case PartsRole:
        return m_widest[static_cast<std::size_t>(column)].isEmpty()
                   ? QVariant()
                   : partsOf(cell(row, static_cast<std::size_t>(column)));
    case WidestPartsRole:
        return m_widest[static_cast<std::size_t>(column)];
    default:
        return {};
    }
}

}  // namespace ui
