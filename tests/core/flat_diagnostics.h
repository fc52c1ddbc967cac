// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

/// The names of warnings, in their order.
inline constexpr std::array warningNames{
    std::string_view("ByteOrderMark"),     std::string_view("BlankLines"),
    std::string_view("CommentLines"),      std::string_view("TitleLines"),
    std::string_view("HeaderLine"),        std::string_view("NoHeaderLine"),
    std::string_view("NotUtf8"),           std::string_view("Gb18030"),
    std::string_view("ExtraColumns"),      std::string_view("OtherColumns"),
    std::string_view("ChosenColumns"),     std::string_view("SeparatorLine"),
    std::string_view("BadLines"),          std::string_view("OddSpace"),
    std::string_view("OpenQuote"),         std::string_view("SpreadsheetId"),
    std::string_view("ScientificNumber"),  std::string_view("DecimalComma"),
    std::string_view("GradeWords"),        std::string_view("RepeatedJudgment"),
    std::string_view("RepeatedSubtopic"),  std::string_view("HighestOfSubtopics"),
    std::string_view("KeptFirstGrade"),    std::string_view("KeptLastGrade"),
    std::string_view("KeptHighestGrade"),  std::string_view("KeptFirstResult"),
    std::string_view("KeptBestResult"),    std::string_view("MeanOfRaters"),
    std::string_view("MedianOfRaters"),    std::string_view("FirstOfRaters"),
    std::string_view("UnratedPairs"),      std::string_view("FractionalGrade"),
    std::string_view("NegativeGrade"),     std::string_view("NoGrades"),
    std::string_view("JudgedResults"),     std::string_view("OneGrade"),
    std::string_view("NothingRelevant"),   std::string_view("InfiniteScore"),
    std::string_view("NanScore"),          std::string_view("NanScoreLikeTrec"),
    std::string_view("LargestScore"),      std::string_view("TiedScores"),
    std::string_view("TiedRanks"),         std::string_view("RankContradictsScore"),
    std::string_view("UnequalDepths"),     std::string_view("NoScores"),
    std::string_view("ListOrder"),         std::string_view("OrderOfRows"),
    std::string_view("EmptyQuery"),        std::string_view("SplitQuery"),
    std::string_view("RepeatedQuery"),     std::string_view("SeveralSystems"),
    std::string_view("QueryOfFile"),       std::string_view("AnswersOfFolder"),
    std::string_view("NumberedQueries"),   std::string_view("QueryAsDocument"),
    std::string_view("NoDocumentIds"),     std::string_view("TextsAsIds"),
    std::string_view("RepeatedPassage"),   std::string_view("MissingFeature"),
    std::string_view("NullFeature"),       std::string_view("FeatureZero"),
    std::string_view("UnorderedFeatures"), std::string_view("EmptyText"),
    std::string_view("RepeatedText"),      std::string_view("QueriesWithoutText"),
    std::string_view("TextsOfNeither"),    std::string_view("TakenAsJudgments"),
    std::string_view("TakenAsRun"),        std::string_view("JoinedJudgments"),
    std::string_view("SplitChosen"),       std::string_view("OtherPairs"),
    std::string_view("GroupSizesBeside"),
};
static_assert(warningNames.size() == static_cast<std::size_t>(core::Warning::GroupSizesBeside) + 1);

/// Diagnostics as a test row writes them: "BlankLines 2 at 3; FractionalGrade 1 at 5 d1".
inline std::string flat(const core::Diagnostics& diagnostics)
{
    std::string text;
    for (const core::Diagnostic& diagnostic : diagnostics) {
        text += text.empty() ? "" : "; ";
        text += warningNames[static_cast<std::size_t>(diagnostic.warning)];
        text += " " + std::to_string(diagnostic.count);
        if (diagnostic.line > 0)
            text += " at " + std::to_string(diagnostic.line);
        if (!diagnostic.sample.empty())
            text += " " + diagnostic.sample;
    }
    return text;
}
