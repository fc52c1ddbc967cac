#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/words/number_text.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// The shown measures for A and for B, and what B has more. Empty while there is no B.
class MeasureDifferenceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, ValueA, ValueB, Difference, ColumnCount };

    explicit MeasureDifferenceModel(const RankingDocument& document, QObject* parent = nullptr);

    void setFormat(const NumberFormat& format);
    /// Asks the document anew.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        core::Definition definition;
        core::Value a;
        core::Value b;
        core::NoValueRule noValue = core::NoValueRule::Zero;

        /// B − A of what the query counts; none where one of them is left out.
        std::optional<double> difference() const;
    };
    QString text(const Row& row, int column) const;
    QVariant exact(const Row& row, int column) const;
    QString words(const Row& row) const;

    const RankingDocument& m_document;
    NumberFormat m_format;
    std::vector<Row> m_rows;
};

}  // namespace ui
