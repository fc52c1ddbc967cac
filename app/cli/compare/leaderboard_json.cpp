// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/leaderboard_output.h"
#include "app/cli/option/number_output.h"
#include "core/collections/comparison/paired_test_table.h"
#include "ui/text/words/statistics_text.h"

#include <numeric>

namespace cli {

namespace {

void writeStanding(const CompareReport& report, const core::Leaderboard& board, std::size_t run,
                   std::size_t measure, core::JsonWriter& json)
{
    const core::LeaderboardRules& rules = report.leaderboardRules;
    const core::Standing& standing = board.standings[run][measure];
    json.key("measure").text(report.scored.measureName(measure));
    writeNumber("mean", standing.mean, json);
    json.key("queries").count(standing.queries);
    writeNumber("judged", standing.judged, json);
    writeInterval("interval", standing.interval, json);
    json.key("rank");
    if (standing.rank > 0)
        json.count(standing.rank);
    else
        json.null();
    if (!rules.baseline || *rules.baseline == run)
        return;
    const core::RunComparison& pair = *core::pairOf(board, rules, *rules.baseline, run, measure);
    const core::TestedP& tested = pair.test(rules.test);
    writeDifference(pair, json);
    writeNumber("p", tested.p, json);
    writeNumber("holm", tested.holm, json);
}

void writeTukey(const CompareReport& report, const core::Leaderboard& board, core::JsonWriter& json)
{
    std::size_t measure = 0;
    json.key("tukey").objects(board.tukey, [&](const auto& test) {
        json.key("measure").text(report.scored.measureName(measure++));
        if (!test) {
            json.key("reason").text(
                ui::untestedText(test.error(), ui::Compared::All).toStdString());
            return;
        }
        json.key("queries").count(test->queries);
        writeNumber("freedom", test->freedom, json);
        writeNumber("meanSquare", test->meanSquare, json);
        writeNumber("reach", test->reach, json);
        json.key("p").beginArray();
        for (const std::vector<double>& run : test->p) {
            json.beginArray();
            for (const double p : run)
                json.number(numberText(p, allDigits));
            json.endArray();
        }
        json.endArray();
    });
}

/// Writes the pairs behind the letters, if "comparisons" does not have them.
void writePairs(const CompareReport& report, const core::Leaderboard& board, core::JsonWriter& json)
{
    json.key("pairs").objects(board.pairs, [&](const core::RunComparison& pair) {
        const core::TestedP& tested = pair.test(report.leaderboardRules.test);
        json.key("measure").text(report.scored.measureName(pair.definition));
        json.key("a").text(report.scored.runs[pair.a].file);
        json.key("b").text(report.scored.runs[pair.b].file);
        json.key("queries").count(pair.queries);
        writeDifference(pair, json);
        writeNumber("p", tested.p, json);
        writeNumber("holm", tested.holm, json);
    });
}

void writeBoard(const CompareReport& report, const core::Leaderboard& board, core::JsonWriter& json)
{
    const core::LeaderboardRules& rules = report.leaderboardRules;
    const auto order = core::runsByMean(report.leaderboard, report.sortedBy);
    std::vector<std::size_t> measures(report.scored.definitions.size());
    std::iota(measures.begin(), measures.end(), std::size_t{0});
    std::vector<std::vector<std::string>> letters;
    letters.reserve(measures.size());
    for (const std::size_t measure : measures)
        letters.push_back(core::runLetters(board, rules, measure, order));
    json.key("runs").objects(order, [&](std::size_t run) {
        json.key("file").text(report.scored.runs[run].file);
        json.key("tag").text(report.scored.runs[run].tag);
        json.key("values").objects(measures, [&](std::size_t measure) {
            writeStanding(report, board, run, measure, json);
            if (rules.letters != core::LetterRule::None)
                json.key("letters").text(letters[measure][run]);
        });
    });
    if (rules.letters == core::LetterRule::Tukey)
        writeTukey(report, board, json);
    const bool areTold = &board == &report.leaderboard && !report.comparisons.empty();
    if (!board.pairs.empty() && !rules.baseline && !areTold)
        writePairs(report, board, json);
}

}  // namespace

void writeLeaderboard(const CompareReport& report, core::JsonWriter& json)
{
    const core::LeaderboardRules& rules = report.leaderboardRules;
    json.key("leaderboard").beginObject();
    json.key("sortedBy").text(report.scored.measureName(report.sortedBy));
    json.key("letters").text(wordOf(letterRules, rules.letters));
    json.key("test").text(core::rowOf(rules.test).id);
    if (rules.baseline)
        json.key("baseline").text(report.scored.runs[*rules.baseline].file);
    writeBoard(report, report.leaderboard, json);
    std::size_t next = 0;
    if (!report.groupBoards.empty())
        json.key("groups").objects(report.groupBoards, [&](const core::Leaderboard& board) {
            json.key("group").text(report.groups[next++].name);
            writeBoard(report, board, json);
        });
    json.endObject();
}

}  // namespace cli
