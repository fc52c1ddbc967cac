// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/foundation/tabular/column_choices.h"
#include "core/foundation/tabular/pair_layout.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace core {

struct CollectionSource;
struct FormatLook;

/// What a file of a collection holds: the identity of a format, in the order in which they are
/// looked for. What is known of each stands in format_table.cpp.
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
    UngroupedLetor,  ///< of LightGBM and XGBoost: the sizes of its queries stand in another file
    Predictions,
    ListTable,  ///< lists in cells, as RAG is evaluated: see listTableLayout()
    MsMarcoRun,
    QueryGroups,  ///< of parseQueryGroups()
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
    Pairs,   ///< queries and documents alone: judgments, or a run where others are surely judgments
    Predictions,
    Texts,
    Groups,  ///< of queries
    Beside,  ///< read already, with the file to which it belongs
};

/// Whether a beginning is of a format; perhaps: unless it surely is of another.
enum class Likeness : std::uint8_t { No, Perhaps, Yes };

/// What of a file may be left out where it is bad.
enum class LooseParts : std::uint8_t {
    Whole,  ///< nothing
    Lines,
    Records,  ///< also where a fault is not of one line
};

/// How its runs come about.
enum class RunsOf : std::uint8_t {
    Nothing,  ///< it has none
    Lines,    ///< as TREC's, with the system at the end of each line
    Table,    ///< by the columns of its layout
    Pairs,    ///< one run of all its pairs
};

/// All that reading knows of a format; most have no more than the first six.
struct FormatRow {
    CollectionFormat format;
    std::string_view name;    ///< as people call it, see formatName(); no identity
    std::string_view begins;  ///< with one of these signs; empty: with any but a brace
    Likeness (*likeness)(const FormatLook&);
    SourceRole role;
    /// Its pairs; null where it has none, and for TREC's, whose readers need none.
    Parsed<Pairs> (*pairs)(CollectionSource&, const PairReading&, Loading*) = nullptr;
    RunsOf runs = RunsOf::Nothing;
    LooseParts loose = LooseParts::Whole;
    bool streams = false;  ///< its lines may be scored as they come, see isScoredByLines()
    SourceRole (*roleOf)(const CollectionSource&) = nullptr;  ///< where what it holds tells
    /// Which of its columns, or fields, hold what.
    std::optional<PairLayout> (*layout)(std::string_view, const ColumnChoices&) = nullptr;
    std::string_view (*nameBy)(const PairLayout&) = nullptr;  ///< where its columns say more
};

/// Of every format, in the order of the enum.
const FormatRow& rowOf(CollectionFormat format);

/// The format that a file of a collection seems to have, from its first lines and never from its
/// name. It is meant for files of which it is known that they belong to a collection: what else
/// Rankscope reads is told apart by recognise().
///
/// Three columns with ranks that count from 1 in every query are an MS MARCO run; with other
/// numbers they are judgments. Columns that a person named make a table of pairs of a text that has
/// them, unless it is of another format.
CollectionFormat collectionFormat(std::string_view text, const ColumnChoices& columns = {});

/// As people call it: "BEIR qrels".
/// @param layout of a table of pairs, where it is known
std::string_view formatName(CollectionFormat format, const std::optional<PairLayout>& layout = {});

/// Whether the lines of a file can be scored as those of a run as they come.
bool isScoredByLines(std::string_view beginning, const ColumnChoices& columns);

}  // namespace core
