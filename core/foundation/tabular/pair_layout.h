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

/// What separates the cells of a table of pairs.
enum class CellGap : std::uint8_t {
    Tab,
    Comma,
    Semicolon,
    Colons,  ///< `::`, as in MovieLens
    Blanks,  ///< any number of spaces and tabs
};

/// The origin of a table; affects only the name of its format.
enum class PairTableKind : std::uint8_t {
    Beir,
    RecBole,
    MovieLens,
    Ratings,
    Trec,  ///< qrels or a run with column names, which the format does not allow
};

/// A column with the scores of a run, and its heading or its number from 1.
struct ScoreColumn {
    std::size_t column = 0;
    std::string name;
};

/// The content of each column of a table; 0-based.
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
    bool hasFractions = false;  ///< in the column of grades, which may then be scores
    bool isNamed = false;       ///< whether a known heading or a person named the columns;
                                ///< otherwise their position decides
    std::vector<std::size_t> raters = {};  ///< columns of grades, if there are several
    /// Columns whose names do not tell their content; those with numbers in the first rows come
    /// first.
    std::vector<std::size_t> unknown = {};
    std::size_t unknownNumbers = 0;          ///< how many of these have numbers in the first rows
    std::optional<std::size_t> system = {};  ///< the name of the run
    std::vector<std::string> chosen = {};    ///< the columns of this table that a person named
    std::vector<std::string> lacking = {};   ///< query and document columns that a person named but
                                             ///< the table does not have
    std::optional<std::string> lackingGrade = {};
    std::optional<std::string> lackingScore = {};
    /// Fractions under unknown names beside grades, without scores or ranks: perhaps of models.
    std::vector<ScoreColumn> possibleScores = {};
    /// Whether a column with the name of a grade holds fractions beside ranks, perhaps their
    /// scores. It is among the unknown then.
    bool mayBeScoreOfRank = false;
    bool hasNoGrades = false;                   ///< as a person said
    std::vector<ScoreColumn> scores = {};       ///< if several columns hold one run each
    std::optional<std::size_t> title = {};      ///< the title of documents
    std::optional<std::size_t> queryText = {};  ///< the text of the query, next to its id
    bool hasNoDocuments = false;  ///< no column names documents: every row is one, for its query
    bool isCutByTabs = false;     ///< certain: a cell contains spaces, and all rows have the same
                                  ///< number of cells

    /// Whether it can be a run: it has scores or ranks.
    bool hasOrder() const { return score || rank; }
    /// Whether it has only queries and documents: judgments, or a run in row order.
    bool isOfPairsOnly() const
    {
        return isNamed && kind == PairTableKind::Ratings && !grade && !hasOrder() && !hasNoGrades &&
               unknownNumbers == 0;
    }
    /// Whether the meaning of its numbers is unknown.
    bool isUndecided() const
    {
        return mayBeScoreOfRank || (!grade && !hasOrder() && !hasNoGrades && unknownNumbers > 0);
    }
};

/// Guesses the layout of a table from its first lines; nothing if the text is not a table.
///
/// With a heading, the columns are found by name: `query-id corpus-id score` (BEIR), `user_id:token
/// item_id:token rating:float` (RecBole), `userId,movieId,rating,timestamp` (MovieLens),
/// `query,docid,rating`, `Query Text,Doc ID,Doc Position` (search tools) and the like; three
/// columns with numbers in the third need no such names. Without a heading, most rows must have
/// three columns with a number in the third, or four of which the last is a time in seconds.
///
/// Columns that a person named take precedence, and let other texts count as tables too.
std::optional<PairLayout> pairLayout(std::string_view text, const ColumnChoices& choices = {});

/// The columns that headings alone name, for tables in the memory of other programs; 0-based.
struct NamedColumns {
    std::optional<std::size_t> query = {};
    std::optional<std::size_t> document = {};
    std::optional<std::size_t> grade = {};
    std::optional<std::size_t> score = {};
    std::optional<std::size_t> rank = {};
    std::optional<std::size_t> label = {};  ///< of samples
};

/// @return the same columns as pairLayout() for tables of pairs
NamedColumns namedColumns(const std::vector<std::string>& headings);

/// The start of a table, shown to a person who decides what the columns hold.
struct TableStart {
    std::vector<std::string> headings;           ///< numbers from 1 if there is no heading
    std::vector<std::vector<std::string>> rows;  ///< the first three rows below; may be ragged
};

/// The start of a table with any columns; nothing if the text is not a table.
std::optional<TableStart> tableStart(std::string_view text);

/// The headings of a table whose first row names columns but none for queries or documents; empty
/// if the text is not such a table.
std::vector<std::string> unknownHeadings(std::string_view text);

/// The columns of a table that hold texts, and whose texts these are; 0-based.
struct TextLayout {
    CellGap gap = CellGap::Comma;
    std::size_t columns = 0;
    std::size_t id = 0;
    std::optional<std::size_t> title = {};
    std::optional<std::size_t> text = {};
};

/// Recognises a table of texts by its headings: an id, and a title or a text (`sku,title`,
/// `query_id,query`), without grades, scores or ranks. Nothing if it is not one.
std::optional<TextLayout> textLayout(std::string_view text);

/// Whether the row is the first line with which spreadsheets name the separator: `sep=;`.
bool isSeparatorRow(const DelimitedRow& row);

/// Up to eight headings, as a sentence lists them: “anna”, “ben”.
std::string headingsText(const std::vector<std::string>& headings);

}  // namespace core
