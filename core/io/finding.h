#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// What a reader met in a file that a person should know of although the file was read. Facts only:
/// the sentences, with the rule that was applied, stand in ui/words/finding_text.h.
enum class Oddity : std::uint8_t {
    ByteOrderMark,         ///< skipped
    BlankLines,            ///< skipped
    CommentLines,          ///< skipped
    HeaderLine,            ///< column names where the format has none, recognised and skipped
    RepeatedJudgment,      ///< the same document with the same grade again: merged
    FractionalGrade,       ///< kept as it is
    NegativeGrade,         ///< counts as judged and not relevant, with the gain of grade 0
    SpreadsheetId,         ///< an id like 1E5 or 1,2E+11: a spreadsheet may have damaged it
    InfiniteScore,         ///< sorted first or last
    TiedScores,            ///< documents whose score equals the one above: ordered by the tie rule
    RankContradictsScore,  ///< queries whose rank column says another order: the scores win
    UnequalDepths,         ///< queries with fewer documents than the deepest one
    NoScores,              ///< the format has ranks only: they give the order
    ExtraColumns,          ///< ignored
    NotUtf8,               ///< read as Latin-1
    SplitQuery,            ///< lines of a query that do not stand together
    EmptyText,             ///< a query or document without text
    OtherPairs,            ///< rows that belong to neither judgments nor runs: ignored
};

/// One oddity of a file, however often it was met.
struct Finding {
    Oddity oddity = Oddity::ByteOrderMark;
    std::size_t count = 0;
    std::size_t line = 0;  ///< of the first one, as an editor counts; 0: the whole file
    std::string sample;    ///< what stands there, cut where it is long

    bool operator==(const Finding&) const = default;
};

/// In order of Oddity, each at most once.
using Findings = std::vector<Finding>;

}  // namespace core
