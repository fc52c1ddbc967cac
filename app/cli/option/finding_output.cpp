// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/finding_output.h"

#include "app/cli/option/choice.h"
#include "core/foundation/enum_table.h"
#include "ui/text/import/problem_text.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace cli {

namespace {

using core::Oddity;

constexpr auto oddities = static_cast<std::size_t>(Oddity::GroupSizesBeside) + 1;
constexpr std::array<Choice<Oddity>, oddities> oddityNames{{
    {"byte order marks", Oddity::ByteOrderMark},
    {"blank lines", Oddity::BlankLines},
    {"comment lines", Oddity::CommentLines},
    {"header line", Oddity::HeaderLine},
    {"no header line", Oddity::NoHeaderLine},
    {"not UTF-8", Oddity::NotUtf8},
    {"GB18030", Oddity::Gb18030},
    {"extra columns", Oddity::ExtraColumns},
    {"other columns", Oddity::OtherColumns},
    {"chosen columns", Oddity::ChosenColumns},
    {"separator line", Oddity::SeparatorLine},
    {"bad lines", Oddity::BadLines},
    {"odd spaces", Oddity::OddSpace},
    {"open quotes", Oddity::OpenQuote},
    {"spreadsheet ids", Oddity::SpreadsheetId},
    {"scientific numbers", Oddity::ScientificNumber},
    {"decimal commas", Oddity::DecimalComma},
    {"repeated judgments", Oddity::RepeatedJudgment},
    {"repeated subtopics", Oddity::RepeatedSubtopic},
    {"kept first grades", Oddity::KeptFirstGrade},
    {"kept last grades", Oddity::KeptLastGrade},
    {"kept highest grades", Oddity::KeptHighestGrade},
    {"kept first results", Oddity::KeptFirstResult},
    {"kept best results", Oddity::KeptBestResult},
    {"mean of raters", Oddity::MeanOfRaters},
    {"median of raters", Oddity::MedianOfRaters},
    {"first of raters", Oddity::FirstOfRaters},
    {"unrated pairs", Oddity::UnratedPairs},
    {"fractional grades", Oddity::FractionalGrade},
    {"negative grades", Oddity::NegativeGrade},
    {"no grades", Oddity::NoGrades},
    {"one grade", Oddity::OneGrade},
    {"nothing relevant", Oddity::NothingRelevant},
    {"infinite scores", Oddity::InfiniteScore},
    {"NaN scores", Oddity::NanScore},
    {"NaN scores as in trec_eval", Oddity::NanScoreLikeTrec},
    {"largest scores", Oddity::LargestScore},
    {"tied scores", Oddity::TiedScores},
    {"tied ranks", Oddity::TiedRanks},
    {"ranks contradict scores", Oddity::RankContradictsScore},
    {"unequal depths", Oddity::UnequalDepths},
    {"no scores", Oddity::NoScores},
    {"empty queries", Oddity::EmptyQuery},
    {"split queries", Oddity::SplitQuery},
    {"repeated queries", Oddity::RepeatedQuery},
    {"several systems", Oddity::SeveralSystems},
    {"queries as documents", Oddity::QueryAsDocument},
    {"no document ids", Oddity::NoDocumentIds},
    {"missing features", Oddity::MissingFeature},
    {"NULL features", Oddity::NullFeature},
    {"zero features", Oddity::FeatureZero},
    {"unordered features", Oddity::UnorderedFeatures},
    {"empty texts", Oddity::EmptyText},
    {"repeated texts", Oddity::RepeatedText},
    {"queries without text", Oddity::QueriesWithoutText},
    {"texts of neither", Oddity::TextsOfNeither},
    {"taken as judgments", Oddity::TakenAsJudgments},
    {"taken as run", Oddity::TakenAsRun},
    {"split chosen", Oddity::SplitChosen},
    {"other pairs", Oddity::OtherPairs},
    {"group sizes beside", Oddity::GroupSizesBeside},
}};

static_assert(core::hasRowForEach(oddityNames, &Choice<Oddity>::value, oddities));

template <class Fact>
std::optional<Fact> unlessEmpty(const Fact& found)
{
    return found == Fact() ? std::nullopt : std::optional(found);
}

}  // namespace

void writeFindings(const core::Findings& findings, core::JsonWriter& json)
{
    json.key("findings").objects(findings, [&json](const core::Finding& finding) {
        json.key("finding").text(wordOf(oddityNames, finding.oddity));
        json.key("count").count(finding.count);
        json.key("line").orNull(unlessEmpty(finding.line),
                                [&json](std::size_t line) { json.count(line); });
        json.key("sample").orNull(unlessEmpty(finding.sample),
                                  [&json](const std::string& sample) { json.text(sample); });
        if (!finding.refusals.empty())
            json.key("refusals").objects(finding.refusals, [&json](const core::ParseError& why) {
                json.key("line").count(why.line);
                json.key("reason").text(ui::problemReason(why).toStdString());
            });
    });
}

}  // namespace cli
