// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/query_difference.h"
#include "ui/toolkit/table/column_model.h"
#include "ui/toolkit/table/whisker.h"

#include <QHash>
#include <QStringList>

#include <memory>
#include <optional>

namespace ui {

/// The documents that cause the difference of a query's two values, largest first.
class AttributionModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Name, Grade, Ranks, Difference };

    explicit AttributionModel(QObject* parent = nullptr);

    /// @param topGrade of the scale, for the chips
    void setDifference(std::shared_ptr<const QueryDifference> difference,
                       const core::MeasureSpec& definition, double topGrade);
    void setCurrentDocument(const QString& id);
    /// Empty if there is no such row.
    QString idOf(int row) const;
    std::optional<int> rowOf(const QString& id) const;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override;
    const core::DocumentShare& share(int row) const;
    void putTexts();
    QString nameAt(int row) const;
    QString words(int row) const;

    std::shared_ptr<const QueryDifference> m_difference;
    double m_topGrade = 1;
    core::Extent m_axis;        ///< of all bars
    QStringList m_differences;  ///< by row; they add up to the text of their sum
    QHash<QString, int> m_rows;
    QString m_current;
};

}  // namespace ui
