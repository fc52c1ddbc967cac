// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/column_choices.h"
#include "core/foundation/tabular/delimited_rows.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// A column with the scores of a run, and its heading or number from 1.
struct ScoreColumn {
    std::size_t column = 0;
    std::string name;
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
    bool hasFractions = false;  ///< in the column of grades: which may be scores
    bool isNamed = false;       ///< the heading names the columns, as such tables do or as a person
                                ///< said; else by their place
    std::vector<std::size_t> raters = {};  ///< columns of grades, where there are several
    /// Columns whose names say nothing of what they hold. Those with numbers in the first rows
    /// first.
    std::vector<std::size_t> unknown = {};
    std::size_t unknownNumbers = 0;          ///< how many of these have numbers in the first rows
    std::optional<std::size_t> system = {};  ///< which system retrieved
    std::vector<std::string> chosen = {};    ///< what a person named of this table
    std::vector<std::string> lacking = {};   ///< names that a person gave and the table lacks, of
                                             ///< queries and documents
    std::optional<std::string> lackingGrade = {};
    std::optional<std::string> lackingScore = {};
    bool hasNoGrades = false;               ///< a person said so
    std::vector<ScoreColumn> scores = {};   ///< where several hold a run each
    std::optional<std::size_t> title = {};  ///< of documents
    bool hasNoDocuments = false;  ///< no column names them: every row is one, of its query
    bool isCutByTabs = false;     ///< surely: a cell holds blanks, and all rows have one width

    /// Whether it can be a run: it has scores, or ranks.
    bool hasOrder() const { return score || rank; }
    /// Queries and documents alone: judgments, or a run by the order of its rows.
    bool isOfPairsOnly() const
    {
        return isNamed && kind == PairTableKind::Ratings && !grade && !hasOrder() && !hasNoGrades &&
               unknownNumbers == 0;
    }
    /// Whether nothing tells what the numbers are that it has.
    bool isUndecided() const { return !grade && !hasOrder() && !hasNoGrades && unknownNumbers > 0; }
};

/// The table that a text seems to be, from its first lines; nothing when it is none.
///
/// With a heading, the columns are found by their names: `query-id corpus-id score` (BEIR),
/// `user_id:token item_id:token rating:float` (RecBole), `userId,movieId,rating,timestamp`
/// (MovieLens), `query,docid,rating`, `Query Text,Doc ID,Doc Position` (search tools) and the like;
/// three columns with numbers in the third need no such names. Without one there are three columns
/// with a number in the third, or four of which the last is a time in seconds, in most of the rows.
///
/// What a person named counts before all that, and makes a table of other texts as well.
std::optional<PairLayout> pairLayout(std::string_view text, const ColumnChoices& choices = {});

/// A table as a person looks at it to say which column holds what.
struct TableStart {
    std::vector<std::string> headings;           ///< numbers from 1 where it has none
    std::vector<std::vector<std::string>> rows;  ///< the first three below; may be ragged
};

/// The start of a text that is a table, whatever its columns are; nothing where it is none.
std::optional<TableStart> tableStart(std::string_view text);

/// The headings of a table whose first row names columns, none of them known as those of queries
/// or documents; empty where the text is no such table.
std::vector<std::string> unknownHeadings(std::string_view text);

/// Which columns of a table hold texts, and whose; 0-based.
struct TextLayout {
    CellGap gap = CellGap::Comma;
    std::size_t columns = 0;
    std::size_t id = 0;
    std::optional<std::size_t> title = {};
    std::optional<std::size_t> text = {};
};

/// The table of texts that a text seems to be by its headings: an id, and a title or a text
/// (`sku,title`, `query_id,query`), with neither grades, scores nor ranks; nothing when it is none.
std::optional<TextLayout> textLayout(std::string_view text);

/// Whether it is a first line as spreadsheets write it to name the separator: `sep=;`.
bool isSeparatorRow(const DelimitedRow& row);

/// Some headings as a sentence names them: “anna”, “ben”; the first eight.
std::string headingsText(const std::vector<std::string>& headings);

}  // namespace core
