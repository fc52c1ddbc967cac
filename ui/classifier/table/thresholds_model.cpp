#include "ui/classifier/table/thresholds_model.h"

#include "ui/table/row_roles.h"
#include "ui/words/mark_text.h"

#include <utility>

namespace ui {

ThresholdsModel::ThresholdsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    makeColumns();
}

void ThresholdsModel::setSweep(std::shared_ptr<const core::ThresholdSweep> sweep, double beta)
{
    beginResetModel();
    m_sweep = std::move(sweep);
    m_beta = beta;
    m_current.reset();
    makeColumns();
    endResetModel();
}

void ThresholdsModel::setFormat(const NumberFormat& format)
{
    beginResetModel();
    m_format = format;
    makeColumns();
    endResetModel();
}

void ThresholdsModel::makeColumns()
{
    m_columns = thresholdColumns(
        m_sweep && m_sweep->isWeighted(), m_beta,
        [format = m_format](const core::Value& value) { return valueText(value, format); },
        [format = m_format](double threshold) { return markText(threshold, format); });
}

void ThresholdsModel::setCurrent(std::optional<std::size_t> point)
{
    const auto repaint = [this] {
        if (!m_current || *m_current >= static_cast<std::size_t>(rowCount()))
            return;
        const int row = static_cast<int>(*m_current);
        emit dataChanged(index(row, 0), index(row, columnCount() - 1), {CurrentRole});
    };
    repaint();
    m_current = point;
    repaint();
}

core::TableCell ThresholdsModel::cell(const QModelIndex& index) const
{
    return m_columns[static_cast<std::size_t>(index.column())].cell(
        *m_sweep, static_cast<std::size_t>(index.row()));
}

int ThresholdsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_sweep ? 0 : static_cast<int>(m_sweep->size());
}

int ThresholdsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ThresholdsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(cell(index).text);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignRight);
    case ExactRole:
        return QVariant::fromValue(std::vector{cell(index)});
    case CurrentRole:
        return m_current == static_cast<std::size_t>(index.row());
    default:
        return {};
    }
}

QVariant ThresholdsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ThresholdColumn& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.heading;
    case Qt::ToolTipRole:
        return column.about;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | Qt::AlignRight);
    case ExactRole:
        return QVariant::fromValue(core::Table::Column{column.heading.toStdString(), true});
    default:
        return {};
    }
}

}  // namespace ui
