// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/discrimination_table.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/statistics_text.h"

#include <algorithm>

namespace ui {

QString separatingTestName(const core::DiscriminationRules& rules)
{
    return rules.test ? nameOfTest(*rules.test) : Wording::tr("Sakai’s bootstrap");
}

core::TableCell DiscriminationTable::numberCell(const std::optional<double>& number) const
{
    if (!number)
        return {QString(QChar(0x2013)).toStdString()};
    return {valueText(*number, m_format).toStdString(), *number};
}

std::vector<core::TableCell> DiscriminationTable::row(std::size_t measure) const
{
    const core::MeasureDiscrimination& facts = m_facts.measures[measure];
    const auto& queries = facts.queriesNeeded;
    const auto stability = [&](double core::HalfStability::*share) {
        return facts.stability ? std::optional((*facts.stability).*share) : std::nullopt;
    };
    std::vector<core::TableCell> cells{
        {m_measures[static_cast<qsizetype>(measure)].toStdString()},
        numberCell(facts.power()),
        numberCell(facts.differenceNeeded),
        queries ? core::TableCell{decimalText(double(*queries), 0, m_format.locale).toStdString(),
                                  static_cast<double>(*queries)}
                : numberCell(std::nullopt),
        numberCell(stability(&core::HalfStability::error)),
        numberCell(stability(&core::HalfStability::ties))};
    if (hasOrders()) {
        const auto agreement = m_facts.agreement(m_reference, measure);
        cells.push_back(numberCell(agreement ? agreement->tauB : std::nullopt));
        cells.push_back(numberCell(agreement ? agreement->tauAp : std::nullopt));
    }
    return cells;
}

core::Table DiscriminationTable::table() const
{
    core::Table table;
    table.label = "discrimination";
    table.hasRowHeadings = true;
    table.isWide = true;
    const auto add = [&table](const QString& heading, bool isNumeric = true) {
        table.columns.push_back({heading.toStdString(), isNumeric});
    };
    add(Wording::tr("Measure"), false);
    add(Wording::tr("Discriminative power"));
    add(Wording::tr("Difference needed"));
    add(Wording::tr("Queries needed"));
    add(Wording::tr("Error rate"));
    add(Wording::tr("Ties"));
    if (hasOrders()) {
        const QString& reference = m_measures[static_cast<qsizetype>(m_reference)];
        add(Wording::tr("tau-b with %1").arg(reference));
        add(Wording::tr("tau-AP with %1").arg(reference));
    }
    std::optional<std::size_t> most;
    for (std::size_t measure = 0; measure < m_facts.measures.size(); ++measure) {
        table.rows.push_back(row(measure));
        most = std::max(most, std::optional(m_facts.measures[measure].separated));
    }
    for (std::size_t measure = 0; table.rows.size() > 1 && measure < table.rows.size(); ++measure)
        table.rows[measure][1].isBest = *most > 0 && m_facts.measures[measure].separated == *most;
    return table;
}

QString DiscriminationTable::levelSentence() const
{
    const core::DiscriminationRules& rules = m_facts.rules;
    const QString level = plainText(rules.alpha, m_format.locale);
    const QString rounds = decimalText(double(rules.rounds.count), 0, m_format.locale);
    if (!rules.test)
        return Wording::tr("Discriminative power: the share of pairs with p below %1, by Sakai’s "
                           "bootstrap of the studentised mean difference (SIGIR 2006; %2 rounds, "
                           "seed %3). p is not adjusted for the number of pairs.")
            .arg(level, rounds)
            .arg(rules.rounds.seed);
    return Wording::tr("Discriminative power: the share of pairs with p below %1. Test: "
                       "%2. p is not adjusted for the number of pairs.")
        .arg(level, separatingTestName(rules));
}

QStringList DiscriminationTable::sentences() const
{
    const core::DiscriminationRules& rules = m_facts.rules;
    const auto whole = [this](std::size_t count) {
        return decimalText(double(count), 0, m_format.locale);
    };
    QStringList sentences{
        Wording::tr("All %2 pairs of %1 runs, over the %3 queries that have a value in every run "
                    "and measure.")
            .arg(whole(m_facts.runs), whole(m_facts.pairs.size()), whole(m_facts.queries))};
    if (m_facts.leftOut > 0)
        sentences << Wording::tr("%n queries are skipped because they are missing from a run.",
                                 nullptr, static_cast<int>(m_facts.leftOut));
    sentences << levelSentence();
    if (!rules.test)
        sentences << Wording::tr("Difference needed: roughly the mean difference at which p "
                                 "reaches that level (the largest over all pairs).");
    sentences << Wording::tr(
        "Queries needed: how many queries a paired t test would need to find half of the pairs "
        "significant at that level, with 80% power and the same means and spreads.");
    sentences << Wording::tr("Error rate and ties: the share of %1 random halves of the queries "
                             "that disagree with the majority, and the share whose two means lie "
                             "within %2% of each other (Buckley and Voorhees, SIGIR 2000).")
                     .arg(whole(rules.rounds.count),
                          plainText(100 * rules.fuzziness, m_format.locale));
    if (hasOrders())
        sentences << Wording::tr("tau-b and tau-AP: how closely each measure’s ranking of the runs "
                                 "agrees with the ranking by %1.")
                         .arg(m_measures[static_cast<qsizetype>(m_reference)]);
    return sentences;
}

}  // namespace ui
