// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_models.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/option/wording.h"
#include "ui/text/tables/slice_table.h"
#include "ui/text/tables/threshold_table.h"

#include <algorithm>
#include <memory>

namespace cli {

namespace {

constexpr auto thresholdsHelp =
    R"help(List one row per distinct score. Each row shows the results if this score is the
threshold, so that samples with this score or a more positive one are predicted positive. In the
first row, no sample is predicted positive. FILE has the same formats as in classify.

Examples:
  rankscope-cli table thresholds scores.csv --format csv --full
  rankscope-cli table thresholds models.tsv --score bert --digits 3)help";

struct ThresholdsOptions {
    ClassifyInput input;
    int digits = 6;
    TableStyle style;
};

ui::ValueWords valueWords(int digits)
{
    return [digits](const core::Value& value) {
        return value ? QString::fromStdString(numberText(*value, digits)) : QString();
    };
}

/// Prints the rows of every model part by part, because there may be millions.
class ThresholdRows {
public:
    ThresholdRows(const SweptModels& models, const ThresholdsOptions& options, double beta)
        : m_models(models)
        , m_style(options.style)
        , m_columns(ui::thresholdColumns(models.at(0).sweep.isWeighted(), beta,
                                         valueWords(options.digits), [](double threshold) {
                                             return QString::fromStdString(
                                                 numberText(threshold, allDigits));
                                         }))
    {
        if (models.size() > 1)
            m_table.columns.push_back({ui::modelHeading().toStdString(), false});
        for (const ui::ThresholdColumn& column : m_columns)
            m_table.columns.push_back({column.heading.toStdString(), true});
        m_table.label = "thresholds";
    }

    ExitStatus print(const std::string& caption)
    {
        m_table.caption = caption;
        for (const core::NamedModel& model : m_models.named())
            m_table.allRows += model.of.sweep.size();
        ExitStatus status = cli::print(core::tableHead(m_table, m_style.format));
        for (const core::NamedModel& model : m_models.named())
            for (std::size_t first = 0; first < model.of.sweep.size() && status == Good;
                 first += atOnce)
                status = printPart(model, first);
        return status == Good ? cli::print(core::tableFoot(m_table, m_style.format)) : status;
    }

private:
    static constexpr std::size_t atOnce = 4096;

    ExitStatus printPart(const core::NamedModel& model, std::size_t first)
    {
        core::Table part{m_table.columns, {}, {}, {}};
        const std::size_t end = std::min(first + atOnce, model.of.sweep.size());
        for (std::size_t point = first; point < end; ++point) {
            auto& row = part.rows.emplace_back();
            if (m_models.size() > 1)
                row.push_back({model.name});
            for (const ui::ThresholdColumn& column : m_columns)
                row.push_back(column.cell(model.of.sweep, point));
        }
        return cli::print(core::tableRows(part, m_style.format, m_style.precision));
    }

    const SweptModels& m_models;
    const TableStyle& m_style;
    std::vector<ui::ThresholdColumn> m_columns;
    core::Table m_table;
};

std::string caption(const SamplesToClassify& input)
{
    const QString told =
        input.higherIsPositive
            ? Wording::tr("All thresholds. Positive class: %1, predicted if score ≥ threshold.")
            : Wording::tr("All thresholds. Positive class: %1, predicted if score ≤ threshold.");
    return told.arg(QString::fromStdString(input.samples.classes[input.positive])).toStdString();
}

ExitStatus printThresholds(const OptionSet& command, const ThresholdsOptions& options)
{
    auto read = readSamples(command, options.input);
    if (const auto* status = std::get_if<ExitStatus>(&read))
        return *status;
    const auto& input = std::get<SamplesToClassify>(read);
    const SweptModels models(input);
    const TableLanguage language(options.style.format);
    return ThresholdRows(models, options, input.settings.beta).print(caption(input));
}

}  // namespace

Command addThresholdsTable(OptionSet table)
{
    const auto options = std::make_shared<ThresholdsOptions>();
    OptionSet command = table.addCommand(
        "thresholds", "List the confusion matrix and all rates at every threshold.");
    command.setFooter(thresholdsHelp);
    command.addArgument("FILE", options->input.file, "Labels and scores.").required();
    addTableOptions(command, options->input);
    addEncodings(command, options->input.encodings);
    addExpansionLimit(command, options->input.expansion);
    command
        .add("--digits", "N", options->digits,
             "Decimal places of rates, 0 to 17 (default: 6). Thresholds have all digits.")
        .within(0, allDigits);
    addTableStyle(command, options->style);
    return {command, [command, options] { return printThresholds(command, *options); },
            [options] { return std::vector{options->input.file}; }};
}

}  // namespace cli
