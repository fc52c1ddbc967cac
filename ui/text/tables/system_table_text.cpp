// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/system_table_text.h"

#include "core/foundation/text/number_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/verdict/run_verdict_text.h"
#include "ui/text/words/classifier_text.h"

#include <algorithm>

namespace ui {

namespace {

core::TableCell cellOf(const core::SystemTable& facts, std::size_t system, std::size_t measure,
                       const ValueWords& words)
{
    const core::SystemValue& value = facts.values[system][measure];
    core::TableCell cell = valueCell(value.value, words);
    cell.isBest = core::isBest(facts, system, measure);
    cell.letters = value.letters;
    if (value.interval)
        cell.ends = {valueCell(value.interval->low, words), valueCell(value.interval->high, words)};
    return cell;
}

core::TableCell rankCell(std::size_t rank)
{
    return rank > 0 ? core::countCell(rank) : core::TableCell{"–"};
}

/// A column of numbers; several columns of a data file may share the heading.
core::Table::Column named(const QString& heading, const QString& name)
{
    return {heading.toStdString(), true, {}, {}, name.toStdString()};
}

bool hasIntervals(const core::SystemTable& facts, std::size_t measure)
{
    for (const auto& row : facts.values)
        if (row[measure].interval)
            return true;
    return false;
}

}  // namespace

core::TableCell tallyCell(double count)
{
    return {core::shortestText(shownTally(count)), count};
}

core::TableCell valueCell(const core::Value& value, const ValueWords& words)
{
    return {words(value).toStdString(), value ? std::optional(*value) : std::nullopt};
}

QString pValueText(double p)
{
    return p < 0.001 ? QStringLiteral("<0.001") : QString::number(p, 'f', 3);
}

core::Table systemTable(const core::SystemTable& facts, const QString& systems,
                        const QStringList& headings, const ValueWords& words)
{
    core::Table table;
    const QString level = QString::number(100 * (1 - facts.alpha));
    std::size_t tested = 0;
    for (std::size_t measure = 0; measure < facts.measures.size(); ++measure)
        tested += core::hasTests(facts, measure) ? 1 : 0;
    const bool areSeveralTested = tested > 1;
    const std::vector<bool> told = core::queriesTold(facts);
    const bool areSeveralTold = std::ranges::count(told, true) > 1;
    const std::vector<bool> shares = core::sharesTold(facts);
    const bool areSeveralShares = std::ranges::count(shares, true) > 1;
    table.columns.push_back({systems.toStdString(), false});
    for (std::size_t measure = 0; measure < facts.measures.size(); ++measure) {
        const QString& heading = headings[static_cast<qsizetype>(measure)];
        core::Table::Column column{heading.toStdString(), true};
        if (hasIntervals(facts, measure))
            column.ends = {Wording::tr("%1, %2% CI: lower end").arg(heading, level).toStdString(),
                           Wording::tr("%1, %2% CI: upper end").arg(heading, level).toStdString()};
        if (core::hasLetters(facts, measure))
            column.letters = Wording::tr("%1, letters").arg(heading).toStdString();
        if (core::hasRanks(facts, measure))
            table.columns.push_back(
                named(Wording::tr("rank", "of a system"), Wording::tr("%1, rank").arg(heading)));
        table.columns.push_back(column);
        if (core::hasTests(facts, measure))
            table.columns.push_back(named(Wording::tr("p"), areSeveralTested
                                                                ? Wording::tr("%1, p").arg(heading)
                                                                : QString()));
        if (told[measure])
            table.columns.push_back(
                named(Wording::tr("queries"),
                      areSeveralTold ? Wording::tr("%1, queries").arg(heading) : QString()));
        if (shares[measure])
            table.columns.push_back(
                named(Wording::tr("judged"),
                      areSeveralShares ? Wording::tr("%1, judged").arg(heading) : QString()));
    }
    for (std::size_t system = 0; system < facts.systems.size(); ++system) {
        auto& row = table.rows.emplace_back();
        row.push_back({facts.systems[system]});
        for (std::size_t measure = 0; measure < facts.measures.size(); ++measure) {
            if (core::hasRanks(facts, measure))
                row.push_back(rankCell(facts.values[system][measure].rank));
            row.push_back(cellOf(facts, system, measure, words));
            if (core::hasTests(facts, measure)) {
                const std::optional<double> p = facts.values[system][measure].p;
                row.push_back({p ? pValueText(*p).toStdString() : "–", p});
            }
            if (told[measure])
                row.push_back(core::countCell(facts.values[system][measure].queries.value_or(0)));
            if (shares[measure]) {
                const std::optional<double>& share = facts.values[system][measure].judged;
                row.push_back({judgedShareText(share, QLocale::c()).toStdString(), share});
            }
        }
    }
    return table;
}

}  // namespace ui
