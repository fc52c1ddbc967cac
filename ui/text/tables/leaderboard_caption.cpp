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

/// Where measures differ in how many queries count in every run, each stands with its number.
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
        sentences << Wording::tr("Runs that share a letter are not told apart by Tukey’s "
                                 "HSD at %1, where runs and queries are the factors.")
                         .arg(alpha);
    if (sizes.size() == 1)
        sentences << Wording::tr("It is of the %n queries that count in every run.", nullptr,
                                 static_cast<int>(*sizes.begin()));
    if (sizes.size() > 1)
        sentences
            << Wording::tr("It is of the queries that count in every run: %1.").arg(listText(each));
    return sentences + untested;
}

}  // namespace

QString meansSentence(const QString& measure, std::optional<double> alpha)
{
    return alpha ? Wording::tr("Means of the runs with their %1 % intervals, by %2.")
                       .arg(100 * (1 - *alpha))
                       .arg(measure)
                 : Wording::tr("Means of the runs, by %1.").arg(measure);
}

QStringList queriesSentences(const std::vector<bool>& areUnlike)
{
    if (std::ranges::find(areUnlike, true) == areUnlike.end())
        return {};
    return {Wording::tr("Not all means are over the same queries: the column “queries” "
                        "has how many, and the best of them is not marked.")};
}

QStringList testSentences(const core::Leaderboard& board, const core::LeaderboardRules& rules,
                          const QStringList& measures, const QString& baseline)
{
    const double alpha = rules.comparison.alpha;
    const QString test = nameOfTest(rules.test);
    QStringList sentences;
    if (rules.letters == LetterRule::Tukey)
        return tukeySentences(board, alpha, measures);
    if (rules.letters == LetterRule::Holm)
        sentences << Wording::tr("Runs that share a letter are not told apart by the %1 "
                                 "test at %2.")
                         .arg(test)
                         .arg(alpha);
    if (rules.letters == LetterRule::Ranx)
        sentences << Wording::tr("A value has the letters of the runs that it beats by "
                                 "the %1 test at %2.")
                         .arg(test)
                         .arg(alpha);
    if (rules.baseline)
        sentences << Wording::tr("p is of the %1 test against %2.").arg(test, baseline);
    const auto tested = std::ranges::count_if(
        board.pairs, [&](const auto& pair) { return pair.test(rules.test).p.has_value(); });
    if (!sentences.isEmpty())
        sentences << Wording::tr("It is adjusted by Holm over %n comparisons.", nullptr,
                                 static_cast<int>(tested));
    if (const auto rounds = core::roundsToDiffer(board, rules))
        sentences << Wording::tr("With %1 rounds none of them can be below %2: it takes "
                                 "%3 rounds at least.")
                         .arg(rules.comparison.rounds.count)
                         .arg(alpha)
                         .arg(*rounds);
    return sentences;
}

}  // namespace ui
