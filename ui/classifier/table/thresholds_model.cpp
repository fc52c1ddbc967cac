// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/thresholds_model.h"

#include "ui/text/tables/threshold_table.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/row_roles.h"

#include <utility>

namespace ui {

ThresholdsModel::ThresholdsModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns([this] { return columns(); });
}

void ThresholdsModel::setSweep(std::shared_ptr<const core::ThresholdSweep> sweep, double beta)
{
    beginResetModel();
    m_sweep = std::move(sweep);
    m_beta = beta;
    m_current.reset();
    setColumns([this] { return columns(); });
    endResetModel();
}

void ThresholdsModel::formatChanged()
{
    beginResetModel();
    setColumns([this] { return columns(); });
    endResetModel();
}

std::vector<TableColumn> ThresholdsModel::columns() const
{
    std::vector<TableColumn> columns;
    for (const ThresholdColumn& column : thresholdColumns(
             m_sweep && m_sweep->isWeighted(), m_beta,
             [format = m_format](const core::Value& value) { return valueText(value, format); },
             [format = m_format](double threshold) { return scoreText(threshold, format); })) {
        const auto cell = [this, make = column.cell](int row) {
            return make(*m_sweep, static_cast<std::size_t>(row));
        };
        const auto text = [cell, isTally = column.isTally, locale = m_format.locale](int row) {
            const core::TableCell shown = cell(row);
            return isTally && shown.number ? tallyText(*shown.number, locale)
                                           : QString::fromStdString(shown.text);
        };
        columns.push_back(
            {column.heading, Qt::AlignRight, text,
             [cell](int row) { return QVariant::fromValue(std::vector{cell(row)}); }, column.about,
             QVariant::fromValue(core::Table::Column{column.heading.toStdString(), true})});
    }
    return columns;
}

void ThresholdsModel::setCurrent(std::optional<std::size_t> point)
{
    for (const auto& changed : {std::exchange(m_current, point), point})
        if (changed)
            rowChanged(static_cast<int>(*changed), {CurrentRole});
}

int ThresholdsModel::rows() const
{
    return m_sweep ? static_cast<int>(m_sweep->size()) : 0;
}

QVariant ThresholdsModel::told(int row, int, int role) const
{
    return role == CurrentRole ? m_current == static_cast<std::size_t>(row) : QVariant();
}

}  // namespace ui
