// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/table/column_model.h"

namespace ui {

/// A measure for A and for B.
struct MeasureDifference {
    core::MeasureSpec definition;
    core::Value a;
    core::Value b;
    core::NoValueRule noValue = core::NoValueRule::Zero;

    /// B − A of the values that count in the mean; none if either is left out.
    std::optional<double> difference() const;
};

/// The shown measures for A and B, and the difference B − A. Empty without a B.
class MeasureDifferenceModel : public RowsModel<MeasureDifference> {
    Q_OBJECT
public:
    enum Column { Name, ValueA, ValueB, Difference };

    explicit MeasureDifferenceModel(const RankingDocument& document, QObject* parent = nullptr);

    /// Reads the document again.
    void refresh();
    /// The row of the selected measure; none if it is not shown.
    std::optional<int> selectedRow() const;
    /// How far unjudged documents could move the difference; empty if they cannot, or if that is
    /// unknown. @param measure a shown one
    QString boundsSentence(core::Measure measure) const;

private:
    QVariant told(int row, int column, int role) const override;
    using Row = MeasureDifference;
    QString words(int row) const;
    QVariant whisker(int row) const;

    const RankingDocument& m_document;
};

}  // namespace ui
