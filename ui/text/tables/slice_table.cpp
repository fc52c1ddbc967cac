// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/slice_table.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace ui {

namespace {

using Row = std::vector<core::TableCell>;

/// Adds a value to a row; if it is undefined, sets an empty `remark` to the reason.
void addValue(Row& row, const core::Value& value, const ValueWords& words, QString& remark)
{
    row.push_back(valueCell(value, words));
    if (!value && remark.isEmpty())
        remark = undefinedText(value.reason());
}

/// The rows of a table of slices, with reasons for undefined values.
class SliceRows {
public:
    explicit SliceRows(const ValueWords& words)
        : m_words(words)
    {}

    /// @param name the first cell of the following rows; nullopt: no such cell
    void setModel(std::optional<std::string> name) { m_model = std::move(name); }
    void add(const std::string& name, std::optional<std::size_t> samples, const auto& valueOf)
    {
        Row row;
        if (m_model)
            row.push_back({*m_model});
        row.push_back({name});
        row.push_back(samples ? core::countCell(*samples) : core::TableCell());
        QString& remark = m_remarks.emplace_back();
        for (const core::SliceMeasure& measure : core::sliceMeasures())
            addValue(row, valueOf(measure), m_words, remark);
        m_rows.push_back(std::move(row));
    }
    core::Table take(bool hasModels)
    {
        core::Table table;
        table.label = "slices";
        table.isWide = true;
        if (hasModels)
            table.columns.push_back({modelHeading().toStdString(), false});
        table.columns.push_back({Wording::tr("Slice").toStdString(), false});
        table.columns.push_back({Wording::tr("Samples").toStdString(), true});
        for (const core::SliceMeasure& measure : core::sliceMeasures())
            table.columns.push_back({sliceMeasureHeading(measure.id).toStdString(), true});
        table.rows = std::move(m_rows);
        const bool hasRemarks = std::any_of(m_remarks.begin(), m_remarks.end(),
                                            [](const QString& each) { return !each.isEmpty(); });
        if (!hasRemarks)
            return table;
        table.columns.push_back({Wording::tr("Note").toStdString(), false});
        for (std::size_t i = 0; i < m_remarks.size(); ++i)
            table.rows[i].push_back({m_remarks[i].toStdString()});
        return table;
    }

private:
    const ValueWords& m_words;
    std::optional<std::string> m_model;
    std::vector<Row> m_rows;
    std::vector<QString> m_remarks;
};

}  // namespace

QString modelHeading()
{
    return Wording::tr("Model");
}

QString levelText(const std::string& name)
{
    return name.empty() ? Wording::tr("missing", "a value") : QString::fromStdString(name);
}

QString sliceMeasureHeading(std::string_view id)
{
    if (id == "share_of_positives")
        return Wording::tr("Share of positives");
    if (id == "mean_predicted")
        return Wording::tr("Mean p");
    if (id == "auc")
        return Wording::tr("AUC");
    if (id == "ece")
        return Wording::tr("ECE");
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable())
        if (row.id == id)
            return rateTitle(row.rate, 1);
    return {};
}

core::Value sliceValue(const core::Slices& slices, const core::Slice& slice,
                       const core::SliceMeasure& measure, SliceCells cells)
{
    const core::Value own = measure.of(slice);
    if (!own || cells == SliceCells::Values)
        return own;
    const core::Value whole = measure.of(slices.all);
    return whole ? core::Value(*own - *whole) : whole;
}

core::Table sliceTable(std::span<const core::Slices> ofModels, std::span<const std::string> models,
                       std::span<const std::string> names, SliceCells cells,
                       const ValueWords& words)
{
    SliceRows rows(words);
    for (std::size_t model = 0; model < ofModels.size(); ++model) {
        const core::Slices& slices = ofModels[model];
        rows.setModel(ofModels.size() > 1 ? std::optional(models[model]) : std::nullopt);
        for (std::size_t i = 0; i < slices.ofGroup.size(); ++i)
            rows.add(levelText(names[i]).toStdString(), slices.ofGroup[i].samples,
                     [&](const core::SliceMeasure& measure) {
                         return sliceValue(slices, slices.ofGroup[i], measure, cells);
                     });
        rows.add(allSamplesText().toStdString(), slices.all.samples,
                 [&](const core::SliceMeasure& measure) { return measure.of(slices.all); });
        if (!slices.ofGroup.empty())
            rows.add(sliceGapText().toStdString(), {}, [&](const core::SliceMeasure& measure) {
                return core::sliceGap(slices.ofGroup, measure);
            });
    }
    return rows.take(ofModels.size() > 1);
}

QString allSamplesText()
{
    return Wording::tr("All samples");
}

QString sliceGapText()
{
    return Wording::tr("Largest − smallest");
}

}  // namespace ui
