#pragma once

#include "app/cli/option/command.h"
#include "core/reading/collection_choices.h"

#include <string_view>

namespace cli {

/// The formats of judgments, as a help text tells them.
constexpr auto judgmentFormats =
    "Judgments: TREC qrels, a BEIR table or folder, a JSON dictionary or JSON objects, LETOR, "
    "LightGBM with its sizes, RecBole, MovieLens, a table of query, document and rating, lists of "
    "items, ratings of Elasticsearch, OpenSearch, RRE or Quepid.";
/// The formats of runs.
constexpr auto runFormats =
    "Formats: TREC, MS MARCO, a JSON dictionary, a table or JSON objects of query, document and "
    "score or rank, lists of items, LETOR with --feature, predictions where QRELS are of LETOR.";

/// What a person decides where files leave a choice: `--repeated`, `--repeated-document`,
/// `--skip-bad-lines`, `--latin1`, `--feature`, `--split`, `--raters`, `--max-expansion` and the
/// columns of tables.
void addChoicesWithoutMark(OptionSet command, core::CollectionChoices& choices);
/// The same and `--decimal-comma`.
void addFormatChoices(OptionSet command, core::CollectionChoices& choices);

/// `--max-expansion`, for commands that have none of the others.
void addExpansionLimit(OptionSet command, core::ExpansionLimit& limit);

/// "refuse", "first", "last", "highest": as the option is written.
std::string_view nameOf(core::RepeatedGrade repeated);
std::string_view nameOf(core::RepeatedDocument repeated);
std::string_view nameOf(core::RaterRule rule);

/// The problem on standard error, with the one of these options that decides it.
ExitStatus refuseUndecided(const core::ParseError& error);

}  // namespace cli
