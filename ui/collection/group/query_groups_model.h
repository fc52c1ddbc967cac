// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/column_model.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>

namespace ui {

class CollectionDocument;
struct CollectionGroup;

/// The groups of a collection's queries under the current measure, followed by all queries.
class QueryGroupsModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column {
        Group,
        Queries,
        MeanA,
        MeanB,
        Difference,
        Interval,
        PairedT,
        Randomisation,
        ConfusionMatrix
    };

    explicit QueryGroupsModel(const CollectionDocument& document, QObject* parent = nullptr);

    /// Updates from the document.
    void reset();
    /// The name of a row's group; nullopt: the row of all queries.
    std::optional<std::string> groupAt(int row) const;
    bool isSaved(int row) const;

private:
    int rows() const override { return m_rows; }
    QVariant told(int row, int column, int role) const override;
    QString rowSentence(int row) const override;
    std::vector<TableColumn> columns() const;
    TableColumn meanColumn(bool isB) const;
    TableColumn testColumn(core::PairedTest test, const QString& heading, const QString& about,
                           const QString& whole) const;
    const CollectionGroup* group(int row) const;
    const core::RunComparison* comparison(int row) const;
    QString nameAt(int row) const;
    QString countText(int row) const;
    std::size_t queries(int row) const;
    core::Value mean(int row, bool isB) const;
    bool isDrawn(core::PairedTest test) const;
    QString pText(int row, core::PairedTest test) const;
    QString signedText(double number) const;
    QString intervalText(int row) const;
    QVariant intervalCells(int row) const;

    const CollectionDocument& m_document;
    int m_rows = 0;  ///< set by reset()
};

}  // namespace ui
