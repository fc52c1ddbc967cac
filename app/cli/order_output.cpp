// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/order_output.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "core/rankings/runs/run_names.h"

namespace cli {

namespace {

/// More runs make an unreadable line; the leaderboard has their ranks.
constexpr std::size_t mostInLine = 8;

QString measureCell(const EvaluatedRuns& scored, std::size_t definition)
{
    return QString::fromStdString(scored.measureName(definition));
}

TextTable orders(const EvaluatedRuns& scored, const RunOrders& made)
{
    const std::vector<std::string> names = runNames(scored.runs);
    TextTable table;
    table.addColumn(Wording::tr("Measure"), TextTable::Align::Left);
    table.addColumn(Wording::tr("Runs by mean, best first"), TextTable::Align::Left);
    for (std::size_t i = 0; i < made.orders.size(); ++i)
        table.addRow({cell(measureCell(scored, i)), cell(orderText(made.orders[i], names))});
    return table;
}

TextTable agreements(const EvaluatedRuns& scored, const RunOrders& made, int digits)
{
    TextTable table;
    for (const QString& heading : {Wording::tr("Runs ordered by"), Wording::tr("compared with")})
        table.addColumn(heading, TextTable::Align::Left);
    table.addColumn(QStringLiteral("tau-b"));
    table.addColumn(QStringLiteral("tau-AP"));
    const auto shown = [digits](const std::optional<double>& number) {
        return number ? cell(QString::fromStdString(numberText(*number, digits)), *number)
                      : cell(Wording::tr("undefined"));
    };
    for (const core::OrderAgreement& agreement : made.agreements)
        table.addRow({cell(measureCell(scored, agreement.reference)),
                      cell(measureCell(scored, agreement.other)), shown(agreement.tauB),
                      shown(agreement.tauAp)},
                     agreement.tauAp ? QString() : Wording::tr("Runs are tied."));
    return table;
}

/// Computes the orders; empty with fewer than three runs.
RunOrders runOrders(const EvaluatedRuns& scored)
{
    RunOrders made;
    if (scored.runs.size() < 3)
        return made;
    std::vector<std::vector<core::Value>> means(scored.definitions.size());
    for (std::size_t i = 0; i < means.size(); ++i) {
        for (const EvaluatedRun& run : scored.runs)
            means[i].push_back(run.evaluation.means[i]);
        made.orders.push_back(core::systemOrder(means[i]));
    }
    made.agreements = core::orderAgreements(means);
    return made;
}

}  // namespace

QString orderText(const core::SystemOrder& order, const std::vector<std::string>& names)
{
    QStringList places;
    for (const std::vector<std::size_t>& place : order) {
        QStringList equal;
        for (const std::size_t run : place)
            equal << QString::fromStdString(names[run]);
        places << equal.join(QStringLiteral(" = "));
    }
    return places.join(QStringLiteral(" > "));
}

std::vector<std::string> runNames(const std::vector<EvaluatedRun>& runs)
{
    std::vector<core::RunNames> names;
    names.reserve(runs.size());
    for (const EvaluatedRun& run : runs)
        names.push_back({run.tag, run.file});
    return core::namesOf(names);
}

std::string ordersText(const EvaluatedRuns& scored, int digits)
{
    const RunOrders made = runOrders(scored);
    if (made.agreements.empty())
        return {};
    const QString agreement = agreements(scored, made, digits).text();
    return (scored.runs.size() > mostInLine
                ? agreement
                : orders(scored, made).text() + QLatin1Char('\n') + agreement)
        .toStdString();
}

std::vector<core::Table> orderTables(const EvaluatedRuns& scored, int digits)
{
    const RunOrders made = runOrders(scored);
    if (made.agreements.empty())
        return {};
    std::vector<core::Table> tables;
    if (scored.runs.size() <= mostInLine)
        tables.push_back(
            orders(scored, made)
                .table(Wording::tr("Runs ordered by their means.").toStdString(), "order"));
    tables.push_back(
        agreements(scored, made, digits)
            .table(
                Wording::tr("Agreement between two measures’ rankings of the runs.").toStdString(),
                "orders"));
    return tables;
}

void writeOrders(const EvaluatedRuns& scored, core::JsonWriter& json)
{
    const RunOrders made = runOrders(scored);
    std::size_t measure = 0;
    if (!made.orders.empty())
        json.key("systemOrders").objects(made.orders, [&](const core::SystemOrder& order) {
            json.key("measure").text(scored.measureName(measure++));
            json.key("order").beginArray();
            for (const std::vector<std::size_t>& place : order) {
                std::vector<std::string> files;
                files.reserve(place.size());
                for (const std::size_t run : place)
                    files.push_back(scored.runs[run].file);
                json.texts(files);
            }
            json.endArray();
        });
    json.key("orders").objects(made.agreements, [&](const core::OrderAgreement& agreement) {
        json.key("reference").text(scored.measureName(agreement.reference));
        json.key("measure").text(scored.measureName(agreement.other));
        writeNumber("tauB", agreement.tauB, json);
        writeNumber("tauAp", agreement.tauAp, json);
        if (!agreement.tauAp)
            json.key("reason").text("Runs are tied.");
    });
}

}  // namespace cli
