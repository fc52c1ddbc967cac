// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/subgroups_chart.h"

#include "ui/charts/chart/no_number.h"
#include "ui/charts/figure/forest_figure.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/slice_table.h"
#include "ui/text/tables/subgroup_table.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t mostRows = 60;  ///< of a column

ForestChart::Mark markOf(const core::Estimate& estimate)
{
    if (!estimate.value)
        return {noNumber, noNumber, noNumber};
    if (!estimate.interval)
        return {*estimate.value, noNumber, noNumber};
    return {*estimate.value, estimate.interval->low, estimate.interval->high};
}

}  // namespace

std::function<SubgroupFacts(const std::stop_token&)>
subgroupWork(const ClassifierDocument& document)
{
    SubgroupFacts facts;
    for (const core::SampleColumn& column : document.samples().columns) {
        if (column.names.size() > mostRows)
            facts.leftOut << QString::fromStdString(column.name);
        else
            facts.columns.push_back(column);
    }
    std::vector<core::ScoredLabels> models;
    for (std::size_t model = 0; model < document.samples().models.size(); ++model)
        models.push_back(document.scored(model));
    return [facts, models, thresholds = document.thresholds(),
            settings = document.session().settings](const std::stop_token& stop) {
        SubgroupFacts measured = facts;
        core::SubgroupRules rules;
        rules.settings = settings;
        for (const core::SampleColumn& column : measured.columns) {
            auto& ofModels = measured.found.emplace_back();
            for (std::size_t model = 0; model < models.size(); ++model) {
                rules.threshold = thresholds[model];
                ofModels.push_back(
                    core::subgroupsOf(models[model], column.of, column.names.size(), rules, stop));
            }
        }
        return measured;
    };
}

SubgroupsChart::SubgroupsChart(const ClassifierDocument& document, std::string_view measure,
                               std::shared_ptr<const SubgroupFacts> facts,
                               const NumberFormat& format)
    : m_document(document)
    , m_place(static_cast<std::size_t>(
          std::ranges::find(core::subgroupMeasures(), measure, &core::SubgroupMeasure::id) -
          core::subgroupMeasures().begin()))
    , m_format(format)
{
    if (!document.hasSamples())
        m_whyEmpty = tr("Open a table of labels and scores to compare its subgroups.");
    else if (document.samples().columns.empty() || (facts && facts->columns.empty()))
        m_whyEmpty =
            tr("No subgroups. Choose a column, such as sex or site, whose values form them.");
    else
        m_facts = std::move(facts);
}

ForestChart SubgroupsChart::chart() const
{
    return chart(ModelNames(m_document), m_format);
}

ForestChart SubgroupsChart::chart(const ModelNames& names, const NumberFormat& format) const
{
    ForestChart chart;
    if (!m_facts)
        return chart;
    const std::vector<core::SampleColumn>& columns = m_facts->columns;
    const std::vector<std::vector<core::Subgroups>>& found = m_facts->found;
    const core::SubgroupMeasure& measure = core::subgroupMeasures()[m_place];
    chart.xTitle = subgroupMeasureHeading(measure.id);
    chart.countsHeading = tr("positives/n");
    chart.format = format;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        chart.series << names.orModel(model);
    const auto rowOf = [&](const QString& name, auto subgroupOf) {
        ForestChart::Row row{name};
        for (std::size_t model = 0; model < found.front().size(); ++model) {
            const core::Subgroup& subgroup = subgroupOf(model);
            row.marks.push_back(markOf(subgroup.values[m_place]));
            if (model == 0)
                row.counts = QStringLiteral("%1/%2")
                                 .arg(subgroup.counts.positives(), 0, 'g', 12)
                                 .arg(subgroup.samples);
            if (subgroup.isSmall() && !row.counts.endsWith(QLatin1Char('*')))
                row.counts += QLatin1Char('*');
        }
        return row;
    };
    chart.rows.push_back(rowOf(allSamplesText(), [&](std::size_t model) -> const core::Subgroup& {
        return found.front()[model].all;
    }));
    chart.rows.back().isHeading = true;
    for (const core::Subgroups& each : found.front()) {
        const core::Value& all = each.all.values[m_place].value;
        chart.lines.push_back(all ? std::optional(*all) : std::nullopt);
    }
    for (std::size_t column = 0; column < columns.size(); ++column) {
        ForestChart::Row heading{QString::fromStdString(columns[column].name), true};
        const core::Value& p = found[column].front().tests[m_place].pValue;
        if (found[column].size() == 1 && p)
            heading.note = tr("p for interaction: %1").arg(pValueText(*p));
        chart.rows.push_back(std::move(heading));
        for (std::size_t group = 0; group < columns[column].names.size(); ++group)
            chart.rows.push_back(rowOf(levelText(columns[column].names[group]),
                                       [&](std::size_t model) -> const core::Subgroup& {
                                           return found[column][model].ofGroup[group];
                                       }));
    }
    return chart;
}

PaperFigure SubgroupsChart::figure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

bool SubgroupsChart::hasSmall() const
{
    for (const auto& column : m_facts->found)
        for (const core::Subgroups& ofModel : column)
            if (ofModel.all.isSmall() ||
                std::ranges::any_of(ofModel.ofGroup, &core::Subgroup::isSmall))
                return true;
    return false;
}

QString SubgroupsChart::caption(const ModelNames& names) const
{
    const core::SubgroupMeasure& measure = core::subgroupMeasures()[m_place];
    const bool isWeighted = !m_document.samples().weights.empty();
    QStringList models;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        models << names(model);
    models.removeAll(QString());
    const QString heading = subgroupMeasureHeading(measure.id);
    return joinedSentences(
        {models.isEmpty() ? tr("Forest plot of the subgroups: %1 with 95% intervals. Dashed line: "
                               "all samples.")
                                .arg(heading)
                          : tr("Forest plot of the subgroups: %1 of %2 with 95% intervals. Dashed "
                               "line: all samples.")
                                .arg(heading, wholeListText(models)),
         sampleCountsSentence(m_document),
         measure.rate ? ratesAtSentence(m_document, names, m_format.onPaper()) : QString(),
         subgroupIntervalSentences(measure.id, core::RateIntervalMethod::Wilson, isWeighted,
                                   hasSmall()),
         hasSmall() ? tr("* Few samples of a class.") : QString(),
         m_facts->leftOut.isEmpty() ? QString()
                                    : tr("Too many subgroups to draw: %1.")
                                          .arg(m_facts->leftOut.join(QStringLiteral(", ")))});
}

QString SubgroupsChart::description(const ForestChart& chart, const ModelNames& names) const
{
    QStringList sentences{caption(names)};
    for (const ForestChart::Row& row : chart.rows)
        for (std::size_t i = 0; i < row.marks.size(); ++i)
            if (i == 0 || chart.series.size() > 1) {
                const QString name = chart.series.size() > 1
                                         ? detailedText(row.name, chart.series[int(i)])
                                         : row.name;
                sentences << tr("%1: %2.").arg(
                    name, valueText(std::isnan(row.marks[i].value)
                                        ? core::Value(core::Undefined::NoSamples)
                                        : core::Value(row.marks[i].value),
                                    chart.format));
            }
    return joinedSentences(sentences);
}

QString SubgroupsChart::methods() const
{
    QStringList columns;
    for (const core::SampleColumn& column : m_facts->columns)
        columns << quotedText(QString::fromStdString(column.name));
    return joinedSentences(
        {tr("The values of %1 form the subgroups; samples without a value are a subgroup of their "
            "own (missing).")
             .arg(wholeListText(columns)),
         core::subgroupMeasures()[m_place].rate
             ? tr("A model has the same threshold in all its subgroups. Intervals take models and "
                  "thresholds as given; they are not adjusted for the number of subgroups.")
             : tr("Intervals take models as given; they are not adjusted for the number of "
                  "subgroups.")});
}

QString SubgroupsChart::wholeText() const
{
    return m_facts ? description(chart(), ModelNames(m_document)) : QString();
}

PaperFigure SubgroupsChart::figureWith(const ModelNames& names) const
{
    if (!m_facts) {
        PaperFigure none = noFigure(m_whyEmpty);
        none.kind = QStringLiteral("subgroups");
        none.title = tr("Subgroups");
        return none;
    }
    const ForestChart chart = this->chart(names, m_format.onPaper());
    PaperFigure figure{
        .kind = QStringLiteral("subgroups"),
        .title = tr("Subgroups"),
        .description = description(chart, names),
        .caption = caption(names),
        .methods = joinedSentences(
            {methods(), samplesCaptionOfModels(m_document, names, m_format.digits)}),
        .hasLegend = chart.series.size() > 1,
        .paint = [chart](QPaintDevice& device, QSizeF points,
                         const FigureStyle& style) { paintForest(chart, device, points, style); },
        .data = [chart] { return forestData(chart); }};
    if (names.areKnown())
        for (int i = 0; i < chart.series.size(); ++i)
            figure.names.push_back({chart.series[i], i});
    return figure;
}

}  // namespace ui
