#pragma once

#include "core/samples/threshold_sweep.h"
#include "ui/paper_table/threshold_table.h"
#include "ui/words/number_text.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// Every distinct threshold of a model, a row for each point of its sweep. What is not looked at is
/// not computed: a million rows cost nothing.
class ThresholdsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit ThresholdsModel(QObject* parent = nullptr);

    /// @param sweep none: there are no samples
    void setSweep(std::shared_ptr<const core::ThresholdSweep> sweep, double beta);
    void setFormat(const NumberFormat& format);
    /// The row in force; none: no row is.
    void setCurrent(std::optional<std::size_t> point);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void makeColumns();
    core::TableCell cell(const QModelIndex& index) const;

    std::shared_ptr<const core::ThresholdSweep> m_sweep;
    double m_beta = 1;
    NumberFormat m_format;
    std::vector<ThresholdColumn> m_columns;
    std::optional<std::size_t> m_current;
};

}  // namespace ui
