// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/calibration_summary.h"
#include "core/documents/tables/table.h"
#include "ui/text/words/number_format.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace ui {

/// ECE, MCE, Brier score, log loss and AUC as a small table, before and after a calibration.
class CalibrationValues : public QWidget {
    Q_OBJECT
public:
    explicit CalibrationValues(QWidget* parent = nullptr);

    /// @param after none if nothing is calibrated: the table has one column
    void setValues(const core::CalibrationSummary& before,
                   const std::optional<core::CalibrationSummary>& after,
                   const NumberFormat& format);
    void clear();
    /// One row per value, in setValues()' order: its name, the value as scored and, with a
    /// calibration, the value after it, each as shown and as a number. Without values the table has
    /// no rows and no columns. It has no caption.
    core::Table table() const;
    /// A row as text: "Log loss 0.5127 0.4403".
    QString rowText(std::size_t row) const;
    static constexpr std::size_t rows = 5;

private:
    using Values = std::array<core::Value, rows>;
    static Values listed(const core::CalibrationSummary& summary);
    QLabel* cell(int row, int column, Qt::Alignment alignment);

    std::optional<Values> m_valuesBefore;
    std::optional<Values> m_valuesAfter;
    QLabel* m_beforeTitle;
    QLabel* m_afterTitle;
    std::array<QLabel*, rows> m_names;
    std::array<QLabel*, rows> m_before;
    std::array<QLabel*, rows> m_after;
};

}  // namespace ui
