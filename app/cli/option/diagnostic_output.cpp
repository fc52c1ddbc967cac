// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/diagnostic_output.h"

#include "app/cli/option/choice.h"
#include "core/foundation/enum_table.h"
#include "ui/text/import/error_text.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace cli {

namespace {

using core::Warning;

constexpr auto warnings = static_cast<std::size_t>(Warning::GroupSizesBeside) + 1;
constexpr std::array<Choice<Warning>, warnings> warningNames{{
    {"byte order marks", Warning::ByteOrderMark},
    {"blank lines", Warning::BlankLines},
    {"comment lines", Warning::CommentLines},
    {"title lines", Warning::TitleLines},
    {"header line", Warning::HeaderLine},
    {"no header line", Warning::NoHeaderLine},
    {"not UTF-8", Warning::NotUtf8},
    {"GB18030", Warning::Gb18030},
    {"extra columns", Warning::ExtraColumns},
    {"other columns", Warning::OtherColumns},
    {"chosen columns", Warning::ChosenColumns},
    {"separator line", Warning::SeparatorLine},
    {"bad lines", Warning::BadLines},
    {"odd spaces", Warning::UnusualWhitespace},
    {"open quotes", Warning::OpenQuote},
    {"spreadsheet ids", Warning::SpreadsheetId},
    {"scientific numbers", Warning::ScientificNumber},
    {"decimal commas", Warning::DecimalComma},
    {"grade words", Warning::GradeWords},
    {"repeated judgments", Warning::RepeatedJudgment},
    {"repeated subtopics", Warning::RepeatedSubtopic},
    {"highest of subtopics", Warning::HighestOfSubtopics},
    {"kept first grades", Warning::KeptFirstGrade},
    {"kept last grades", Warning::KeptLastGrade},
    {"kept highest grades", Warning::KeptHighestGrade},
    {"kept first results", Warning::KeptFirstResult},
    {"kept best results", Warning::KeptBestResult},
    {"mean of raters", Warning::MeanOfRaters},
    {"median of raters", Warning::MedianOfRaters},
    {"first of raters", Warning::FirstOfRaters},
    {"unrated pairs", Warning::UnratedPairs},
    {"fractional grades", Warning::FractionalGrade},
    {"negative grades", Warning::NegativeGrade},
    {"no grades", Warning::NoGrades},
    {"judged results", Warning::JudgedResults},
    {"one grade", Warning::OneGrade},
    {"nothing relevant", Warning::NothingRelevant},
    {"infinite scores", Warning::InfiniteScore},
    {"NaN scores", Warning::NanScore},
    {"NaN scores as in trec_eval", Warning::NanScoreLikeTrec},
    {"largest scores", Warning::LargestScore},
    {"tied scores", Warning::TiedScores},
    {"tied ranks", Warning::TiedRanks},
    {"ranks contradict scores", Warning::RankContradictsScore},
    {"unequal depths", Warning::UnequalDepths},
    {"no scores", Warning::NoScores},
    {"list order", Warning::ListOrder},
    {"order of rows", Warning::OrderOfRows},
    {"empty queries", Warning::EmptyQuery},
    {"split queries", Warning::SplitQuery},
    {"repeated queries", Warning::RepeatedQuery},
    {"several systems", Warning::SeveralSystems},
    {"query named after its file", Warning::QueryOfFile},
    {"answers of a folder", Warning::AnswersOfFolder},
    {"numbered queries", Warning::NumberedQueries},
    {"queries as documents", Warning::QueryAsDocument},
    {"no document ids", Warning::NoDocumentIds},
    {"texts as ids", Warning::TextsAsIds},
    {"repeated passages", Warning::RepeatedPassage},
    {"missing features", Warning::MissingFeature},
    {"NULL features", Warning::NullFeature},
    {"zero features", Warning::FeatureZero},
    {"unordered features", Warning::UnorderedFeatures},
    {"empty texts", Warning::EmptyText},
    {"repeated texts", Warning::RepeatedText},
    {"queries without text", Warning::QueriesWithoutText},
    {"texts of neither", Warning::TextsOfNeither},
    {"taken as judgments", Warning::TakenAsJudgments},
    {"taken as run", Warning::TakenAsRun},
    {"joined judgments", Warning::JoinedJudgments},
    {"split chosen", Warning::SplitChosen},
    {"other pairs", Warning::OtherPairs},
    {"group sizes beside", Warning::GroupSizesBeside},
}};

static_assert(core::hasRowForEach(warningNames, &Choice<Warning>::value, warnings));

template <class Fact>
std::optional<Fact> unlessEmpty(const Fact& found)
{
    return found == Fact() ? std::nullopt : std::optional(found);
}

}  // namespace

void writeDiagnostics(const core::Diagnostics& diagnostics, core::JsonWriter& json)
{
    json.key("findings").objects(diagnostics, [&json](const core::Diagnostic& diagnostic) {
        json.key("finding").text(wordOf(warningNames, diagnostic.warning));
        json.key("count").count(diagnostic.count);
        json.key("line").orNull(unlessEmpty(diagnostic.line),
                                [&json](std::size_t line) { json.count(line); });
        json.key("sample").orNull(unlessEmpty(diagnostic.sample),
                                  [&json](const std::string& sample) { json.text(sample); });
        if (!diagnostic.refusals.empty())
            json.key("refusals").objects(diagnostic.refusals, [&json](const core::ParseError& why) {
                json.key("line").count(why.line);
                json.key("reason").text(ui::errorReason(why).toStdString());
            });
    });
}

}  // namespace cli
