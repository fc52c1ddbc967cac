#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/table/column_model.h"
#include "ui/words/number_text.h"

#include <vector>

namespace ui {

/// The shown measures for A and for B, and what B has more. Empty while there is no B.
class MeasureDifferenceModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Name, ValueA, ValueB, Difference };

    explicit MeasureDifferenceModel(const RankingDocument& document, QObject* parent = nullptr);

    void setFormat(const NumberFormat& format);
    /// Asks the document anew.
    void refresh();

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    struct Row {
        core::Definition definition;
        core::Value a;
        core::Value b;
        core::NoValueRule noValue = core::NoValueRule::Zero;

        /// B − A of what the query counts; none where one of them is left out.
        std::optional<double> difference() const;
    };
    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    QString words(int row) const;

    const RankingDocument& m_document;
    NumberFormat m_format;
    std::vector<Row> m_rows;
};

}  // namespace ui
