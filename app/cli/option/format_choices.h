// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "core/collections/import/collection_choices.h"

#include <array>

namespace cli {

/// The formats of judgments, for help texts; a sentence before them says what the file is.
constexpr auto judgmentFormats =
    "Formats: TREC qrels, a BEIR table or folder, a JSON dictionary or JSON objects, "
    "LETOR, LightGBM with its group sizes, RecBole, MovieLens, a table of query, document and "
    "rating, lists of items, ratings from Elasticsearch, OpenSearch, RRE or Quepid.";
/// The formats of runs, for help texts.
constexpr auto runFormats = "Formats: TREC, MS MARCO, a JSON dictionary, a table or JSON objects "
                            "of query, document and score or rank, lists of items, responses from "
                            "Elasticsearch, OpenSearch, Solr or Vespa, retriever and RAG results "
                            "as JSON, LETOR with --feature, predictions if QRELS is a LETOR file.";

inline constexpr std::array<Choice<core::RepeatedGrade>, 4> repeatedGrades{{
    {"refuse", core::RepeatedGrade::Refuse},
    {"first", core::RepeatedGrade::First},
    {"last", core::RepeatedGrade::Last},
    {"highest", core::RepeatedGrade::Highest},
}};
inline constexpr std::array<Choice<core::RepeatedDocument>, 3> repeatedDocuments{{
    {"refuse", core::RepeatedDocument::Refuse},
    {"first", core::RepeatedDocument::First},
    {"best", core::RepeatedDocument::Best},
}};
/// The last one is the default.
inline constexpr std::array<Choice<core::RaterRule>, 4> raterRules{{
    {"mean", core::RaterRule::Mean},
    {"median", core::RaterRule::Median},
    {"first", core::RaterRule::First},
    {"refuse", core::RaterRule::Refuse},
}};

/// Adds the options for ambiguous files: `--repeated`, `--repeated-document`, `--skip-bad-lines`,
/// `--latin1`, `--gb18030`, `--feature`, `--split`, `--raters`, `--max-expansion`, `--sheet` and
/// the columns of tables.
/// @param hasListsOfGrades the command has its own --grades: see takeGradeWords()
void addChoicesWithoutMark(OptionSet command, core::CollectionChoices& choices,
                           bool hasListsOfGrades = false);
/// Adds the same options and `--decimal-comma`.
void addFormatChoices(OptionSet command, core::CollectionChoices& choices,
                      bool hasListsOfGrades = false);

/// Moves the grades of words, `E=3,S=2,I=0`, from the lists of grades to the choices.
void takeGradeWords(std::vector<std::string>& lists, core::ColumnChoices& columns);

/// Adds `--latin1` and `--gb18030`, for commands without the other options.
void addEncodings(OptionSet command, core::OtherEncodings& encodings);

/// Adds `--max-expansion` and `--sheet`, for commands without the other options.
void addExpansionLimit(OptionSet command, core::ExpansionLimit& limit);

/// Reports the problem on standard error, with the option that resolves it.
ExitStatus refuseUndecided(const core::ParseError& error);

}  // namespace cli
