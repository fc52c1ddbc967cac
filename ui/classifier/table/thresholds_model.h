// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "ui/toolkit/table/column_model.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace ui {

/// Every distinct threshold of a model, one row per point of its sweep. Only visible rows are
/// computed, so a million rows cost nothing.
class ThresholdsModel : public ColumnModel {
    Q_OBJECT
public:
    explicit ThresholdsModel(QObject* parent = nullptr);

    /// @param sweep none: no samples
    void setSweep(std::shared_ptr<const core::ThresholdSweep> sweep, double beta);
    /// Marks the row of the current threshold; none: no row.
    void setCurrent(std::optional<std::size_t> point);

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override;
    std::vector<TableColumn> columns() const;

    std::shared_ptr<const core::ThresholdSweep> m_sweep;
    double m_beta = 1;
    std::optional<std::size_t> m_current;
};

}  // namespace ui
