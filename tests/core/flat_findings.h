// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/finding.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

/// The names of oddities, in their order.
inline constexpr std::array oddityNames{
    std::string_view("ByteOrderMark"),
    std::string_view("BlankLines"),
    std::string_view("CommentLines"),
    std::string_view("HeaderLine"),
    std::string_view("NoHeaderLine"),
    std::string_view("NotUtf8"),
    std::string_view("Gb18030"),
    std::string_view("ExtraColumns"),
    std::string_view("OtherColumns"),
    std::string_view("ChosenColumns"),
    std::string_view("SeparatorLine"),
    std::string_view("BadLines"),
    std::string_view("OddSpace"),
    std::string_view("OpenQuote"),
    std::string_view("SpreadsheetId"),
    std::string_view("ScientificNumber"),
    std::string_view("DecimalComma"),
    std::string_view("RepeatedJudgment"),
    std::string_view("RepeatedSubtopic"),
    std::string_view("KeptFirstGrade"),
    std::string_view("KeptLastGrade"),
    std::string_view("KeptHighestGrade"),
    std::string_view("KeptFirstResult"),
    std::string_view("KeptBestResult"),
    std::string_view("MeanOfRaters"),
    std::string_view("MedianOfRaters"),
    std::string_view("FirstOfRaters"),
    std::string_view("UnratedPairs"),
    std::string_view("FractionalGrade"),
    std::string_view("NegativeGrade"),
    std::string_view("NoGrades"),
    std::string_view("OneGrade"),
    std::string_view("NothingRelevant"),
    std::string_view("InfiniteScore"),
    std::string_view("NanScore"),
    std::string_view("NanScoreLikeTrec"),
    std::string_view("LargestScore"),
    std::string_view("TiedScores"),
    std::string_view("TiedRanks"),
    std::string_view("RankContradictsScore"),
    std::string_view("UnequalDepths"),
    std::string_view("NoScores"),
    std::string_view("EmptyQuery"),
    std::string_view("SplitQuery"),
    std::string_view("RepeatedQuery"),
    std::string_view("SeveralSystems"),
    std::string_view("QueryAsDocument"),
    std::string_view("NoDocumentIds"),
    std::string_view("MissingFeature"),
    std::string_view("NullFeature"),
    std::string_view("FeatureZero"),
    std::string_view("UnorderedFeatures"),
    std::string_view("EmptyText"),
    std::string_view("RepeatedText"),
    std::string_view("QueriesWithoutText"),
    std::string_view("TextsOfNeither"),
    std::string_view("TakenAsJudgments"),
    std::string_view("TakenAsRun"),
    std::string_view("SplitChosen"),
    std::string_view("OtherPairs"),
    std::string_view("GroupSizesBeside"),
};
static_assert(oddityNames.size() == static_cast<std::size_t>(core::Oddity::GroupSizesBeside) + 1);

/// Findings as a test row writes them: "BlankLines 2 at 3; FractionalGrade 1 at 5 d1".
inline std::string flat(const core::Findings& findings)
{
    std::string text;
    for (const core::Finding& finding : findings) {
        text += text.empty() ? "" : "; ";
        text += oddityNames[static_cast<std::size_t>(finding.oddity)];
        text += " " + std::to_string(finding.count);
        if (finding.line > 0)
            text += " at " + std::to_string(finding.line);
        if (!finding.sample.empty())
            text += " " + finding.sample;
    }
    return text;
}
