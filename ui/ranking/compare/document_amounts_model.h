// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/column_model.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <vector>

namespace ui {

/// A ranked document and what it contributes to an answer.
struct DocumentAmount {
    std::size_t rank = 1;  ///< 1-based
    QString name;
    QString aside;      ///< the column between name and amount
    double amount = 0;  ///< below 0: a loss
    QString text;       ///< the amount as shown
    QString about;      ///< the sentence behind the row
};

/// Ranked documents with an amount and its bar each, the largest first.
class DocumentAmountsModel : public RowsModel<DocumentAmount> {
    Q_OBJECT
public:
    enum Column { Rank, Name, Aside, Amount };

    /// The heading of a column, and its explanation.
    struct Heading {
        QString text;
        QString about;
    };
    /// @param headings makes those of Aside and Amount, in this order
    explicit DocumentAmountsModel(const std::function<std::vector<Heading>()>& headings,
                                  QObject* parent = nullptr);

    void setRows(std::vector<DocumentAmount> rows);
    /// Dims rows that no longer apply to the list.
    void setOutdated(bool outdated);
    bool isOutdated() const { return m_isOutdated; }
    const DocumentAmount& amountAt(int row) const { return at(row); }

    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override {}

    double m_largest = 0;
    QString m_widest;
    bool m_isOutdated = false;
};

}  // namespace ui
