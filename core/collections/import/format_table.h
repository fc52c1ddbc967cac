// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/foundation/tabular/column_choices.h"
#include "core/foundation/tabular/pair_layout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

struct CollectionSource;
struct FormatLook;

/// The formats of a collection's files, in the order in which they are tested. format_table.cpp
/// describes each.
enum class CollectionFormat : std::uint8_t {
    JsonRecords,     ///< objects with the columns of a table of pairs: see recordLayout()
    RatedDocuments,  ///< OpenSearch's judgments
    RatedQueries,    ///< Quepid's ratings
    MtebPredictions,
    JsonResults,  ///< results of search engines, retrievers and RAG: see jsonResultsLayout()
    JsonIdLists,  ///< lists of ids by query
    JsonTexts,
    JsonDictionary,
    RatedRequests,  ///< Elasticsearch's _rank_eval
    RatedTopics,    ///< ratings of the Rated Ranking Evaluator
    Letor,
    UngroupedLetor,  ///< of LightGBM and XGBoost: the sizes of queries are in another file
    Predictions,
    ListTable,  ///< lists in cells, as for RAG evaluation: see listTableLayout()
    MsMarcoRun,
    QueryGroups,  ///< see parseQueryGroups()
    PairTable,    ///< of BEIR, RecBole, MovieLens, search tools: see pairLayout()
    TableTexts,   ///< with column names: see textLayout()
    TabTexts,
    ItemLists,
    TrecRun,
    TrecQrels,
    Unknown,
};

/// What a file can be in a collection.
enum class SourceRole : std::uint8_t {
    Judgments,
    Run,
    Either,  ///< its numbers may be grades or a run's
    Pairs,   ///< only queries and documents: judgments, or a run if other files are surely
             ///< judgments
    Predictions,
    Texts,
    Groups,     ///< of queries
    Subtopics,  ///< judgments per subtopic, beside others; roleOf() counts them as judgments
    Beside,     ///< already read with the file that it belongs to
};

/// Whether a beginning has a format; Perhaps: unless it surely has another one.
enum class Likeness : std::uint8_t { No, Perhaps, Yes };

/// What may be skipped if it is bad.
enum class LooseParts : std::uint8_t {
    Whole,  ///< nothing
    Lines,
    Records,  ///< even if an error spans several lines
};

/// How the format gives runs.
enum class RunsOf : std::uint8_t {
    Nothing,  ///< it has none
    Lines,    ///< like TREC's, with the run's name at the end of each line
    Table,    ///< by the columns of its layout
    Pairs,    ///< one run of all its pairs
};

/// What is known about a format; most rows set only the first six members.
struct FormatRow {
    CollectionFormat format;
    std::string_view name;    ///< common name, see formatName(); not an identity
    std::string_view begins;  ///< with one of these characters; empty: with any but a brace
    Likeness (*likeness)(const FormatLook&);
    SourceRole role;
    /// Reads its pairs; null if it has none, and for TREC's, whose readers need none.
    Parsed<Pairs> (*pairs)(CollectionSource&, const PairReading&, Loading*) = nullptr;
    RunsOf runs = RunsOf::Nothing;
    LooseParts loose = LooseParts::Whole;
    bool streams = false;  ///< its lines may be scored while reading, see isScoredByLines()
    SourceRole (*roleOf)(const CollectionSource&) = nullptr;  ///< if the content decides
    /// The content of its columns or fields.
    std::optional<PairLayout> (*layout)(std::string_view, const ColumnChoices&) = nullptr;
    std::string_view (*nameBy)(const PairLayout&) = nullptr;  ///< if its columns give a more
                                                              ///< specific name
};

/// The row of a format.
const FormatRow& rowOf(CollectionFormat format);

/// Detects the format of a file that belongs to a collection, from its first lines and never from
/// its name. recognise() distinguishes the other files that Rankscope reads.
///
/// Three columns with ranks that start at 1 in every query are an MS MARCO run; with other numbers
/// they are judgments. Columns that a person named make any text that has them a table of pairs,
/// unless it has another format.
CollectionFormat collectionFormat(std::string_view text, const ColumnChoices& columns = {});

/// The rows of JSON that is a table of pairs or lists, by its columns or below `data`: as a table
/// between commas. Nothing for other texts.
std::optional<std::string> pairsOfJsonTable(std::string_view text,
                                            const ColumnChoices& columns = {});

/// The common name: "BEIR qrels".
/// @param layout of a table of pairs, if known
std::string_view formatName(CollectionFormat format, const std::optional<PairLayout>& layout = {});

/// Whether the lines of a file can be scored as a run while they are read.
bool isScoredByLines(std::string_view beginning, const ColumnChoices& columns);

}  // namespace core
