// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/paired_test_table.h"
#include "core/foundation/value.h"
#include "core/rankings/bounds/bounds.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/column_model.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {
struct RunComparison;
}  // namespace core

namespace ui {

class CollectionDocument;
class SystemsSummary;

/// The summary of a collection, one row per measure: the means of A and B, their difference and
/// test results. With one run, shows only its mean.
class SystemsModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column {
        Measure,
        MeanA,
        MeanB,
        Judged,  ///< the judged shares of both, within the measure's cutoff
        Difference,
        Forest,  ///< the interval drawn; only on screen
        Interval,
        PairedT,
        Randomisation,
        Wilcoxon,
        EffectSize,
        ConfusionMatrix
    };

    explicit SystemsModel(const CollectionDocument& document, QObject* parent = nullptr);
    /// @param summary of the queries that count, must outlive the model; the document's own counts
    /// all
    SystemsModel(const CollectionDocument& document, const SystemsSummary& summary);

    /// Everything may have changed.
    void reset();

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    QString rowSentence(int row) const override;
    std::vector<TableColumn> columns() const;
    TableColumn meanColumn(bool isB) const;
    TableColumn judgedColumn() const;
    /// Of A and B; empty if they are not known.
    std::vector<std::optional<double>> judged(int row) const;
    QString judgedText(int row) const;
    /// A column that has text if two runs are compared.
    TableColumn compared(const QString& heading,
                         std::function<QString(const core::RunComparison&)> say,
                         std::function<QVariant(const core::RunComparison&)> find,
                         const QString& about, const QVariant& whole = {}) const;
    TableColumn testColumn(core::PairedTest test, const QString& heading, const QString& about,
                           const QString& whole) const;
    const core::RunComparison* comparison(int row) const;
    QString name(int row) const;
    /// nullopt if the run is not evaluated.
    std::optional<core::Value> mean(int row, std::size_t run) const;
    std::optional<core::Value> comparedMean(int row, bool isB) const;
    QString meanText(const std::optional<core::Value>& mean) const;
    QString signedText(double number) const;
    /// An end of the interval.
    QString endText(double number) const;
    /// The axis of all intervals.
    core::Extent forestAxis() const;
    QVariant whisker(int row) const;
    QString intervalText(const core::RunComparison& comparison) const;
    QVariant intervalCells(int row) const;
    QString effectText(const core::RunComparison& comparison) const;
    QString adjustedP(const core::RunComparison& comparison, core::PairedTest test) const;
    QString testSentence(const core::RunComparison& comparison, core::PairedTest test,
                         const QString& name) const;
    bool isDrawn(core::PairedTest test) const;
    /// The means of all runs; empty if one has none.
    std::vector<core::Value> means(int row) const;
    QString orderText(int row) const;
    /// Whether other measures put the runs in another order; empty for fewer than three runs.
    QStringList orderSentences(int row) const;

    const CollectionDocument& m_document;
    const SystemsSummary* m_summary = nullptr;
};

}  // namespace ui
