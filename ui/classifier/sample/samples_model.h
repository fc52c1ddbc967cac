// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/sample_order.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/column_model.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// The samples as a table, sorted and filtered. Rows have their own order; with many samples, a new
/// order arrives after a delay and the old one stays until then.
class SamplesModel : public ColumnModel {
    Q_OBJECT
public:
    struct Column {
        core::SampleKey key = core::SampleKey::Id;  ///< shown and sorted by
        std::size_t model = 0;                      ///< used with Score
        bool operator==(const Column&) const = default;
    };

    explicit SamplesModel(ClassifierDocument& document, QObject* parent = nullptr);

    void setSort(const core::SampleSort& sort);
    const core::SampleSort& sorting() const { return m_sort; }
    /// The order of an opened table: by what the threshold is compared with, most positive first.
    core::SampleSort bestFirst() const;
    /// How many rows are predicted positive, and come before all others; none in another order.
    std::optional<int> acceptedRows() const;
    void setFilter(core::SampleFilter filter);
    const core::SampleFilter& filter() const { return m_filter; }
    /// Whether a new order is being computed.
    bool isArranging() const { return m_work.isRunning(); }
    SideWork& work() { return m_work; }
    const NumberFormat& format() const { return m_format; }

    const Column& column(int section) const { return m_columns[static_cast<std::size_t>(section)]; }
    /// None if there is no such column.
    std::optional<int> sectionOf(core::SampleKey key) const;
    /// The column of the current model's scores.
    int scoreSection() const;
    std::size_t sampleAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// O(rows); none if the filter hides the sample.
    std::optional<int> rowOf(std::size_t sample) const;

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// The rows now have another order or another selection of samples.
    void arranged();
    /// Emitted when typed text cannot be read; the sentence says why.
    void refused(const QString& sentence);

private:
    int rows() const override;
    bool isThere(int row) const override { return sampleAt(row) < m_document.size(); }
    QVariant told(int row, int section, int role) const override;
    void follow(const SampleChange& change);
    void takeIn(std::size_t first, std::size_t last);
    void leaveOut(std::size_t first, std::size_t last);
    void refresh(ClassifierDocument::Part part);
    void arrange();
    void adoptSort();
    void show(std::vector<std::uint32_t> rows);
    void reorder(std::vector<std::uint32_t> rows);
    void adoptColumns();
    std::vector<Column> columnsOfDocument() const;
    void describeColumns();
    QString heading(const Column& column) const;
    void markCurrent(std::optional<std::size_t> sample);
    QString text(std::size_t sample, const Column& column) const;
    QVariant exact(std::size_t sample, const Column& column) const;
    QVariant toolTip(std::size_t sample, const Column& column) const;
    QString pairsTip(const QString& text, std::size_t sample) const;
    QString accessibleText(std::size_t sample) const;
    QString scoreText(double score) const;

    ClassifierDocument& m_document;
    SideWork m_work;
    core::SampleSort m_sort;
    bool m_isBestFirst = true;  ///< whatever that order is by the document
    core::SampleFilter m_filter;
    std::vector<Column> m_columns;
    std::vector<std::uint32_t> m_rows;
    std::optional<std::size_t> m_current;
};

}  // namespace ui
