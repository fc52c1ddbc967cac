// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/leaderboard_caption.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/statistics_text.h"

#include <algorithm>
#include <set>

namespace ui {

namespace {

using core::LetterRule;

/// If measures differ in the number of queries that count in every run, each gives its own.
QStringList tukeySentences(const core::Leaderboard& board, double alpha,
                           const QStringList& measures)
{
    std::set<std::size_t> sizes;
    QStringList each;
    QStringList untested;
    for (std::size_t i = 0; i < board.tukey.size(); ++i) {
        const QString& measure = measures[static_cast<qsizetype>(i)];
        const auto& test = board.tukey[i];
        if (!test) {
            untested << labelledText(measure, untestedText(test.error(), Compared::All));
            continue;
        }
        sizes.insert(test->queries);
        each << labelledText(measure, QString::number(test->queries));
    }
    QStringList sentences;
    if (!sizes.empty())
        sentences << Wording::tr("Runs that share a letter do not differ significantly (Tukey’s "
                                 "HSD at %1; factors: run and query).")
                         .arg(alpha);
    if (sizes.size() == 1)
        sentences << Wording::tr("The test uses the %n queries that count in every run.", nullptr,
                                 static_cast<int>(*sizes.begin()));
    if (sizes.size() > 1)
        sentences << Wording::tr("The test uses the queries that count in every run: %1.")
                         .arg(listText(each));
    return sentences + untested;
}

/// Over how many comparisons p is adjusted.
QString familySentence(const core::Leaderboard& board, const core::LeaderboardRules& rules,
                       const QStringList& measures, int tested)
{
    const auto& primary = rules.comparison.primary;
    const int ofPrimary =
        primary ? static_cast<int>(core::familySize(board.pairs, primary, *primary, rules.test))
                : 0;
    if (ofPrimary == 0 || ofPrimary == tested)
        return Wording::tr("p values are Holm-adjusted across %n comparisons.", nullptr, tested);
    return Wording::tr(
               "p values are Holm-adjusted across %n comparisons for %1 (the primary measure) "
               "and across %2 for the other measures.",
               nullptr, ofPrimary)
        .arg(measures[static_cast<qsizetype>(*primary)])
        .arg(tested - ofPrimary);
}

}  // namespace

QString meansSentence(const QString& measure, std::optional<double> alpha)
{
    return alpha ? Wording::tr("Run means with %1% confidence intervals, sorted by %2.")
                       .arg(100 * (1 - *alpha))
                       .arg(measure)
                 : Wording::tr("Run means, sorted by %1.").arg(measure);
}

QStringList queriesSentences(const std::vector<bool>& areUnlike)
{
    if (std::ranges::find(areUnlike, true) == areUnlike.end())
        return {};
    return {Wording::tr("The means do not all cover the same queries. The “queries” column shows "
                        "how many each one covers, and the best mean is not marked.")};
}

QStringList sharesSentences(const std::vector<bool>& told)
{
    if (std::ranges::find(told, true) == told.end())
        return {};
    return {Wording::tr("The “judged” column shows the share of judged documents within the "
                        "measure’s cutoff.")};
}

QStringList testSentences(const core::Leaderboard& board, const core::LeaderboardRules& rules,
                          const QStringList& measures, const QString& baseline)
{
    const double alpha = rules.comparison.alpha;
    const QString test = nameOfTest(rules.test);
    if (rules.comparison.areChosenByOutcome)
        return {untestedText(core::Untested::ChosenByOutcome)};
    QStringList sentences;
    if (rules.letters == LetterRule::Tukey)
        return tukeySentences(board, alpha, measures);
    if (rules.letters == LetterRule::Holm)
        sentences << Wording::tr(
                         "Runs that share a letter do not differ significantly (%1 test at %2).")
                         .arg(test)
                         .arg(alpha);
    if (rules.letters == LetterRule::Ranx)
        sentences << Wording::tr("The letters after a value name the runs it beats significantly "
                                 "(%1 test at %2).")
                         .arg(test)
                         .arg(alpha);
    if (rules.baseline)
        sentences << Wording::tr("p values are from the %1 test against %2.").arg(test, baseline);
    const auto tested = std::ranges::count_if(
        board.pairs, [&](const auto& pair) { return pair.test(rules.test).p.has_value(); });
    if (!sentences.isEmpty())
        sentences << familySentence(board, rules, measures, static_cast<int>(tested));
    if (const auto rounds = core::roundsToDiffer(board, rules))
        sentences
            << Wording::tr(
                   "With %1 rounds, no p value can fall below %2. At least %3 rounds are needed "
                   "for that.")
                   .arg(rules.comparison.rounds.count)
                   .arg(alpha)
                   .arg(*rounds);
    return sentences;
}

}  // namespace ui
