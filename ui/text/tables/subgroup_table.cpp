// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/subgroup_table.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/tables/model_table_text.h"
#include "ui/text/tables/slice_table.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// The places in core::subgroupMeasures().
std::vector<std::size_t> placesOf(SubgroupMeasures measures)
{
    std::vector<std::size_t> places;
    const auto all = core::subgroupMeasures();
    for (std::size_t place = 0; place < all.size(); ++place)
        if (measures == SubgroupMeasures::All ||
            all[place].rate.has_value() == (measures == SubgroupMeasures::OfThreshold))
            places.push_back(place);
    return places;
}

core::TableCell estimateCell(const core::Estimate& estimate, const ValueWords& words)
{
    core::TableCell cell = valueCell(estimate.value, words);
    if (estimate.interval)
        cell.ends = {valueCell(estimate.interval->low, words),
                     valueCell(estimate.interval->high, words)};
    return cell;
}

/// Builds the rows of a table.
class SubgroupRows {
public:
    SubgroupRows(SubgroupMeasures measures, const ValueWords& words)
        : m_places(placesOf(measures))
        , m_words(words)
    {}

    void add(const std::string& name, const core::Subgroup& counted,
             const std::vector<core::Estimate>& estimates)
    {
        auto& row = m_rows.emplace_back();
        row = {{name}, core::countCell(counted.samples), tallyCell(counted.counts.positives())};
        QString note = counted.isSmall() ? Wording::tr("few samples of a class") : QString();
        for (const std::size_t place : m_places) {
            if (place >= estimates.size()) {
                row.push_back({"–"});
                continue;
            }
            const core::Estimate& estimate = estimates[place];
            row.push_back(estimateCell(estimate, m_words));
            if (!estimate.value && note.isEmpty())
                note = undefinedText(estimate.value.reason());
        }
        m_notes.push_back(note);
    }
    void addTests(const std::string& name, const std::vector<core::InteractionTest>& tests)
    {
        auto& row = m_rows.emplace_back();
        row = {{name}, {}, {}};
        for (const std::size_t place : m_places) {
            const core::Value& p = tests[place].pValue;
            row.push_back(p ? core::TableCell{pValueText(*p).toStdString(), *p}
                            : core::TableCell{"–"});
        }
        m_notes.emplace_back();
    }
    core::Table take()
    {
        core::Table table;
        table.label = "subgroups";
        table.isWide = true;
        table.columns = {{Wording::tr("Subgroup").toStdString(), false},
                         {Wording::tr("Samples").toStdString(), true},
                         {Wording::tr("Positives").toStdString(), true}};
        for (const std::size_t place : m_places) {
            const QString heading = subgroupMeasureHeading(core::subgroupMeasures()[place].id);
            table.columns.push_back(
                {heading.toStdString(),
                 true,
                 {Wording::tr("%1, %2% CI: lower end").arg(heading).arg(95).toStdString(),
                  Wording::tr("%1, %2% CI: upper end").arg(heading).arg(95).toStdString()}});
        }
        table.rows = std::move(m_rows);
        bool hasNotes = false;
        for (const QString& note : m_notes)
            hasNotes |= !note.isEmpty();
        if (!hasNotes)
            return table;
        table.columns.push_back({Wording::tr("Note").toStdString(), false});
        for (std::size_t i = 0; i < m_notes.size(); ++i)
            table.rows[i].push_back({m_notes[i].toStdString()});
        return table;
    }

private:
    std::vector<std::size_t> m_places;
    const ValueWords& m_words;
    std::vector<std::vector<core::TableCell>> m_rows;
    std::vector<QString> m_notes;
};

/// "sex: F"
std::string subgroupName(const SubgroupsOfColumn& column, std::size_t group)
{
    return labelledText(QString::fromStdString(column.column), levelText(column.names[group]))
        .toStdString();
}

void addRows(SubgroupRows& rows, const SubgroupsOfColumn& column, SubgroupCells cells)
{
    const core::Subgroups& found = *column.found;
    for (std::size_t group = 0; group < found.ofGroup.size(); ++group) {
        const std::string name = subgroupName(column, group);
        if (cells == SubgroupCells::Without)
            rows.add(Wording::tr("without %1").arg(QString::fromStdString(name)).toStdString(),
                     found.without[group], found.without[group].values);
        else
            rows.add(name, found.ofGroup[group],
                     cells == SubgroupCells::Values ? found.ofGroup[group].values
                                                    : found.ofGroup[group].contrasts);
    }
    if (cells != SubgroupCells::Without && found.ofGroup.size() > 1)
        rows.addTests(Wording::tr("%1: p for interaction")
                          .arg(QString::fromStdString(column.column))
                          .toStdString(),
                      found.tests);
}

bool has(SubgroupMeasures part, SubgroupMeasures measures)
{
    return measures == part || measures == SubgroupMeasures::All;
}

QString shownSentence(SubgroupCells cells, SubgroupMeasures measures)
{
    switch (cells) {
    case SubgroupCells::Values:
        return Wording::tr("Values in each subgroup, with 95% intervals.");
    case SubgroupCells::Contrasts:
        return has(SubgroupMeasures::OfScores, measures)
                   ? Wording::tr("Each subgroup compared with all other samples: differences "
                                 "(subgroup minus others) with 95% intervals; for O:E, the ratio.")
                   : Wording::tr("Each subgroup compared with all other samples: differences "
                                 "(subgroup minus others) with 95% intervals.");
    case SubgroupCells::Without:
        break;
    }
    return Wording::tr(
        "Leave one out: one subgroup is left out at a time, and the values are those "
        "of the remaining samples, with 95% intervals.");
}

QString weightedSentence()
{
    return Wording::tr("Samples are weighted, so AUC, slope and O:E have no intervals and nothing "
                       "is tested.");
}

QString fewSentence()
{
    return Wording::tr("“Few samples of a class” means fewer than %1 positives or negatives: such "
                       "values, and tests that include them, are uncertain.")
        .arg(core::fewOfAClass);
}

QString rateMethodSentence(SubgroupCells cells, core::RateIntervalMethod ofShares)
{
    const bool isWilson = ofShares == core::RateIntervalMethod::Wilson;
    if (cells == SubgroupCells::Contrasts)
        return isWilson ? Wording::tr("Intervals of rates: Newcombe’s hybrid score method.")
                        : Wording::tr("Intervals of rates: from exact (Clopper–Pearson) intervals "
                                      "of both, by the MOVER method.");
    return isWilson ? Wording::tr("Intervals of rates: Wilson score method.")
                    : Wording::tr("Intervals of rates: Clopper–Pearson (exact).");
}

}  // namespace

QString subgroupMeasureHeading(std::string_view id)
{
    return id == "calibration_slope" ? Wording::tr("Slope") : modelMeasureHeading(id, 1);
}

core::Table subgroupTable(std::span<const SubgroupsOfColumn> columns, SubgroupCells cells,
                          SubgroupMeasures measures, const ValueWords& words)
{
    SubgroupRows rows(measures, words);
    const core::Subgroup& all = columns.front().found->all;
    if (cells != SubgroupCells::Contrasts)
        rows.add(allSamplesText().toStdString(), all, all.values);
    for (const SubgroupsOfColumn& column : columns)
        addRows(rows, column, cells);
    return rows.take();
}

QString subgroupIntervalSentences(std::string_view id, core::RateIntervalMethod ofShares,
                                  bool isWeighted, bool hasSmall)
{
    const auto measures = core::subgroupMeasures();
    const auto measure = std::ranges::find(measures, id, &core::SubgroupMeasure::id);
    QString how;
    if (measure != measures.end() && measure->rate)
        how = rateMethodSentence(SubgroupCells::Values, ofShares);
    else if (isWeighted)
        how = weightedSentence();
    else if (id == "auc")
        how = Wording::tr("Intervals: DeLong’s method.");
    else if (id == "calibration_slope")
        how = Wording::tr("Intervals: Wald’s method.");
    else
        how = Wording::tr("Intervals: on the log scale.");
    return joinedSentences({how, hasSmall ? fewSentence() : QString()});
}

QString subgroupCaption(SubgroupCells cells, SubgroupMeasures measures,
                        core::RateIntervalMethod ofShares, bool isWeighted)
{
    const bool hasTests = !isWeighted && cells != SubgroupCells::Without;
    QStringList sentences{shownSentence(cells, measures)};
    if (has(SubgroupMeasures::OfScores, measures)) {
        sentences << (isWeighted
                          ? weightedSentence()
                          : Wording::tr("Intervals: AUC by DeLong’s method, slope by Wald’s, O:E "
                                        "on the log scale."));
        if (hasTests)
            sentences << Wording::tr("Interaction of AUC, slope and O:E: Cochran’s Q test of "
                                     "equal values. p is not adjusted.");
    }
    if (has(SubgroupMeasures::OfThreshold, measures)) {
        sentences << rateMethodSentence(cells, ofShares);
        if (hasTests)
            sentences << Wording::tr("Interaction of rates: Pearson’s chi-squared test of equal "
                                     "rates. p is not adjusted.");
    }
    sentences << fewSentence();
    return joinedSentences(sentences);
}

}  // namespace ui
