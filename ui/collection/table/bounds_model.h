// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/run_bounds.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>

namespace ui {

class CollectionDocument;

/// How far unjudged documents could move the mean difference of A and B, one row per measure, and
/// which run that leaves higher. With one run, shows only its mean.
class BoundsModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Measure, MeanA, MeanB, Difference, Bounds, Verdict };

    explicit BoundsModel(const CollectionDocument& document, QObject* parent = nullptr);

    /// Everything may have changed.
    void reset();
    /// Only the bounds have changed.
    void tellBounds() { rowsChanged(); }

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    QString rowSentence(int row) const override;
    std::vector<TableColumn> columns() const;
    QString name(int row) const;
    std::optional<core::DifferenceBounds> bounds(int row) const;
    std::optional<core::Value> mean(int row, bool isB) const;
    QString meanText(int row, bool isB) const;
    std::optional<double> difference(int row) const;
    QString boundsText(int row) const;
    QString verdict(int row) const;
    int wholeBounds() const;
    QVariant whisker(int row) const;

    const CollectionDocument& m_document;
};

}  // namespace ui
