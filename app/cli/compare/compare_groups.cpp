// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_groups.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "app/cli/order_output.h"
#include "core/collections/comparison/group_comparison.h"
#include "core/collections/comparison/paired_test_table.h"

#include <optional>

namespace cli {

namespace {

core::TableCell undefinedCell()
{
    return cell(Wording::tr("undefined"));
}

TextTable tableOf(const CompareReport& report, std::size_t place)
{
    TextTable table;
    table.addColumn(
        QString::fromStdString(report.scored.measureName(report.comparisons[place].definition)),
        TextTable::Align::Left);
    for (const QString& heading :
         {Wording::tr("queries"), Wording::tr("mean A"), Wording::tr("mean B"),
          QStringLiteral("B - A"), Wording::tr("t interval from"), Wording::tr("to"),
          QStringLiteral("p ") + QString::fromUtf8(core::rowOf(report.adjusted).id),
          QStringLiteral("Holm")})
        table.addColumn(heading);
    const auto addRow = [&](const QString& name, const core::RunComparison& of, bool isGroup) {
        const bool isAny = of.queries > 0;
        const auto number = [&](double found) {
            return isAny ? cell(QString::fromStdString(numberText(found, report.digits)), found)
                         : undefinedCell();
        };
        const auto end = [&](double core::Interval::*member) {
            return of.interval ? number((*of.interval).*member) : undefinedCell();
        };
        const auto p = [](const std::optional<double>& found) {
            return found ? cell(QString::fromStdString(significantText(*found)), *found)
                         : undefinedCell();
        };
        const core::TestedP& tested = of.test(report.adjusted);
        table.addRow({cell(name), cell(QString::number(of.queries), double(of.queries)),
                      number(of.meanA), number(of.meanB), number(of.difference()),
                      end(&core::Interval::low), end(&core::Interval::high), p(tested.p),
                      isGroup ? p(tested.holm) : cell(QString())});
    };
    for (std::size_t group = 0; group < report.groups.size(); ++group)
        addRow(QString::fromStdString(report.groups[group].name), report.inGroups[place][group],
               true);
    addRow(Wording::tr("all"), report.comparisons[place], false);
    return table;
}

QString familyText(const CompareReport& report)
{
    return Wording::tr("Holm’s p is adjusted across %n groups.", nullptr,
                       static_cast<int>(report.groups.size()));
}

}  // namespace

void addInGroups(CompareReport& report)
{
    for (const core::RunComparison& comparison : report.comparisons)
        report.inGroups.push_back(core::compareInGroups(
            report.scored.runs[comparison.a].evaluation,
            report.scored.runs[comparison.b].evaluation, comparison.definition, report.groups,
            report.comparisonRules, report.input.threads));
}

std::vector<core::Table> groupTables(const CompareReport& report, std::size_t first)
{
    std::vector<core::Table> tables;
    if (report.groups.empty())
        return tables;
    for (std::size_t i = 0; i < report.scored.definitions.size(); ++i) {
        const core::RunComparison& comparison = report.comparisons[first + i];
        const auto name = [names = runNames(report.scored.runs)](std::size_t run) {
            return QString::fromStdString(names[run]);
        };
        const QString caption =
            Wording::tr("%1 of %2 (A) and %3 (B) by query group.")
                .arg(QString::fromStdString(report.scored.measureName(comparison.definition)),
                     name(comparison.a), name(comparison.b)) +
            QLatin1Char(' ') + familyText(report);
        tables.push_back(tableOf(report, first + i).table(caption.toStdString(), "groups"));
    }
    return tables;
}

std::string groupsText(const CompareReport& report, std::size_t first)
{
    if (report.groups.empty())
        return {};
    std::string text;
    for (std::size_t i = 0; i < report.scored.definitions.size(); ++i)
        text += "\n" + tableOf(report, first + i).text().toStdString();
    return text + familyText(report).toStdString() + "\n";
}

void writeGroups(const CompareReport& report, std::size_t place, core::JsonWriter& json)
{
    if (report.groups.empty())
        return;
    std::size_t next = 0;
    json.key("groups").objects(report.inGroups[place], [&](const core::RunComparison& comparison) {
        json.key("group").text(report.groups[next++].name);
        json.key("queries").count(comparison.queries);
        writeMeans(comparison, json);
        writeInterval("interval", comparison.interval, json);
        json.key("tests").beginObject();
        for (const core::PairedTestRow& row : core::pairedTestTable()) {
            json.key(row.id).beginObject();
            writePs(comparison.test(row.test), json);
            json.endObject();
        }
        json.endObject();
    });
}

}  // namespace cli
