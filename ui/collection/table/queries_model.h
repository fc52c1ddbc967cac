// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_order.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/column_model.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

/// The queries of a collection as a table, filtered and sorted, one row per query. A new order is
/// only requested; arrange() computes it.
class QueriesModel : public ColumnModel {
    Q_OBJECT
public:
    struct Column {
        core::QueryKey key = core::QueryKey::Id;  ///< what it shows and is sorted by
        std::size_t run = 0;                      ///< for Value
        /// For Value and Difference; nullopt: the current measure.
        std::optional<core::MeasureSpec> definition = {};
        bool operator==(const Column&) const = default;
    };

    explicit QueriesModel(CollectionDocument& document, QObject* parent = nullptr);

    /// Whether a column shows how far unjudged documents could move the queries.
    void setShowsBounds(bool shows);
    void setSort(const core::QuerySort& sort);
    /// The current sorting: the one set, or the difference or A's value, worst first, if no column
    /// shows it.
    core::QuerySort sorting() const;
    void setFilter(core::QueryFilter filter);
    const core::QueryFilter& filter() const { return m_filter; }
    /// The measure the filter waits for: rows stay the same until its values are calculated.
    std::optional<core::MeasureSpec> awaited() const { return m_awaited; }

    const Column& column(int section) const { return m_columns[static_cast<std::size_t>(section)]; }
    std::optional<int> sectionOf(const Column& column) const;
    /// The name of a sort key: "Δ", "id".
    QString nameOf(const Column& column) const;
    bool isSortedBy(const Column& column) const;
    std::size_t queryAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// nullopt if the filter hides the query. O(1).
    std::optional<int> rowOf(std::size_t query) const;
    /// Whether any query was edited or is missing from a file.
    bool hasMarks() const { return m_hasMarks; }

public slots:
    /// Filters and sorts, and tells the document what is shown. O(queries log queries).
    void arrange();

signals:
    /// The rows are outdated: call arrange().
    void arrangeRequested();
    /// The rows match filter and sorting, or the measure the filter waits for has changed.
    void arranged();

private:
    int rows() const override;
    QVariant told(int row, int section, int role) const override;
    void formatChanged() override;
    void refresh(CollectionDocument::Part part);
    void adoptColumns();
    std::vector<Column> columnsOfDocument() const;
    void describeColumns();
    TableColumn described(const Column& column) const;
    std::optional<std::vector<std::size_t>> filterDefinitions();
    void tellBounds();
    void readWidths();
    core::QueryView view() const;
    void readWords();
    void readTextPlaces();
    void show(std::vector<std::size_t> rows);
    void reorder(std::vector<std::size_t> rows);
    void markRows();
    void repaintQuery(std::optional<std::size_t> query);
    void markCurrent(std::optional<std::size_t> query);
    /// The index of the column's values in the evaluation.
    std::size_t measurePlace(const Column& column) const;
    core::Value value(std::size_t query, std::size_t run, std::size_t definition) const;
    QString text(std::size_t query, const Column& column) const;
    QString differenceText(std::size_t query, std::size_t definition) const;
    QString boundsText(std::size_t query) const;
    QVariant whisker(std::size_t query) const;
    QString markText(std::size_t query) const;
    QString markWords(std::size_t query) const;
    QVariant exact(std::size_t query, const Column& column) const;
    QString toolTip(std::size_t query, const Column& column) const;
    QString valueTip(std::size_t query, const Column& column) const;
    QString accessibleText(std::size_t query) const;
    bool isInRun(std::size_t query, std::size_t run) const;
    QString heading(const Column& column) const;
    QString wholeHeading(const Column& column) const;
    QString measureOf(const Column& column) const;

    CollectionDocument& m_document;
    core::QuerySort m_sort{core::QueryKey::Difference, 0, false};
    core::QueryFilter m_filter;
    std::optional<core::MeasureSpec> m_awaited;
    bool m_showsBounds = false;
    std::vector<Column> m_columns;
    SideWork m_reading;
    std::vector<core::QueryWords> m_words;  ///< by query; empty: not read yet
    std::vector<double> m_textPlaces;       ///< by query; empty if not needed
    std::vector<std::size_t> m_rows;
    std::vector<int> m_rowOf;  ///< by query; -1: hidden
    bool m_hasMarks = false;
    std::vector<double> m_widths;  ///< of the bounds, by query; empty if not needed
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_edited;  ///< the only query whose values may have changed
};

}  // namespace ui
