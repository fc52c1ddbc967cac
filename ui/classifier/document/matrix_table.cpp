// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/matrix_table.h"

#include "ui/classifier/document/classifier_document.h"

#include <QCoreApplication>

#include <initializer_list>

namespace ui {

namespace {

struct MatrixTableText {
    Q_DECLARE_TR_FUNCTIONS(MatrixTableText)
};

}  // namespace

core::Table matrixTable(const ClassifierDocument& document,
                        const std::function<QString(double)>& countText)
{
    const core::Counts counts = document.counts();
    core::Table table;
    table.columns.push_back({std::string(), false});
    for (const QString& word : {document.positiveWord(), document.negativeWord()})
        table.columns.push_back(
            {MatrixTableText::tr("predicted ‘%1’").arg(word).toStdString(), true});
    table.columns.push_back({MatrixTableText::tr("all").toStdString(), true});
    const auto row = [&](const QString& name, std::initializer_list<double> tallies) {
        auto& cells = table.rows.emplace_back();
        cells.push_back({name.toStdString(), std::nullopt});
        for (const double count : tallies)
            cells.push_back({countText(count).toStdString(), count});
    };
    row(MatrixTableText::tr("labelled ‘%1’").arg(document.positiveWord()),
        {counts.tp, counts.fn, counts.positives()});
    row(MatrixTableText::tr("labelled ‘%1’").arg(document.negativeWord()),
        {counts.fp, counts.tn, counts.negatives()});
    row(MatrixTableText::tr("all"),
        {counts.predictedPositive(), counts.predictedNegative(), counts.total()});
    return table;
}

}  // namespace ui
