#pragma once

#include "core/io/number_reading.h"
#include "core/io/pairs.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What stands between the cells of a table of pairs.
enum class CellGap : std::uint8_t {
    Tab,
    Comma,
    Semicolon,
    Colons,  ///< `::`, as in MovieLens
    Blanks,  ///< any number of blanks and tabs
};

/// Whose table it is: only its name depends on that.
enum class PairTableKind : std::uint8_t {
    Beir,
    RecBole,
    MovieLens,
    Ratings,
    Trec,  ///< qrels or a run with column names, which the format does not have
};

/// Which column of a table holds what; 0-based.
struct PairLayout {
    PairTableKind kind = PairTableKind::Ratings;
    CellGap gap = CellGap::Comma;
    bool hasHeader = false;
    std::size_t columns = 0;
    std::size_t query = 0;
    std::size_t document = 1;
    std::optional<std::size_t> grade = {};
    std::optional<std::size_t> score = {};
    std::optional<std::size_t> rank = {};
    bool hasFractions = false;  ///< of columns without names: grades with fractions, or scores
    bool isNamed = false;  ///< the heading names the columns as such tables do; else by their place

    /// Whether it can be a run: it has scores, or ranks.
    bool hasOrder() const { return score || rank; }
};

/// What the numbers of pairs are wanted for.
enum class PairNumber : std::uint8_t {
    Grade,  ///< the score where there is no grade, 1 where there is neither
    Score,  ///< by the rank where it has ranks only; the grade where it has neither
};

/// The table that a text seems to be, from its first lines; nothing when it is none.
///
/// With a heading, the columns are found by their names: `query-id corpus-id score` (BEIR),
/// `user_id:token item_id:token rating:float` (RecBole), `userId,movieId,rating,timestamp`
/// (MovieLens), `query,docid,rating`, `Query Text,Doc ID,Doc Position` (search tools) and the like;
/// three columns with numbers in the third need no such names. Without one there are three columns
/// with a number in the third, or four of which the last is a time in seconds, in most of the rows.
std::optional<PairLayout> pairLayout(std::string_view text);

/// Reads such a table. One of its columns that stands twice by its name is refused, others that
/// could be meant as well are told. Cells may be quoted where a comma, semicolon or tab stands
/// between them, so that ids may hold blanks, but no line breaks. Blank lines are skipped, and #
/// lines where they are no row. A row of another width, an empty id and a number that is none are
/// refused. O(n).
/// @param text must outlive the pairs
Parsed<Pairs> parsePairTable(std::string_view text, const std::string& name,
                             const PairLayout& layout, PairNumber wanted,
                             DecimalMark mark = DecimalMark::Point, Loading* loading = nullptr);

}  // namespace core
