// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What the columns of tables hold, as far as their headings tell. A word can mean several: "label"
/// is a grade in judgments and the truth in samples.
enum class ColumnMeaning : std::uint8_t {
    Query,
    User,   ///< whose lists are taken for those of queries
    Docno,  ///< an id of documents beside which "docid" is a number of the index
    Document,
    Address,  ///< what documents are called by where no other column does: a URL, a SKU
    Title,
    Text,
    DocumentList,  ///< several documents in one cell
    Grade,
    Truth,  ///< the label of a sample
    PredictedClass,
    Score,
    Rank,
    System,
    Weight,
    Group,
    SampleId,
    TrecOnly,  ///< columns that only TREC's formats have
    Idle,      ///< times and running numbers
    StudentId,
    StudentName,
    FirstName,
    LastName,
    SheetCode,
    Lesson,
    Guess,
    Answer,
    SureTruth,  ///< of the truth's words those that no prediction is called by
};

/// How headings are compared: full width as half width, upper case as lower case, decomposed
/// letters as composed ones, without blanks, dashes, underscores, points and RecBole's type. "Doc
/// ID", "doc-id" and "doc_id:token" are "docid"; ".pred_class" is "predclass".
std::string foldedHeading(std::string_view heading);

/// Its words between blanks, signs and brackets, folded: "p", "kind" and "a" of "P (kind=a)".
std::vector<std::string> wordsOfHeading(std::string_view heading);

/// Whether a heading is one of the words for it, in any language; what stands in brackets behind
/// it, as in "Grade (0-3)", explains a query, document, grade, rank or title. The words of all
/// tables stand in one list, which every reader asks. O(words).
bool isHeadingOf(ColumnMeaning meaning, std::string_view heading);

/// The place of the word among those for the meaning, the surest first; -1 where it is none.
int placeOfHeading(ColumnMeaning meaning, std::string_view heading);

/// Whether it is one of those by which tables of pairs are read: a query, document, grade, score or
/// rank.
bool isHeadingOfPairs(std::string_view heading);

/// Whether a heading ends like a grade's name: `esci_label`.
bool endsLikeGrade(std::string_view heading);

/// Whether a heading of samples speaks of scores by a part of it: "score_rf", "rf_prob",
/// "prob_1", "P (class=1)", "confidence(yes)", "probability[1]".
bool speaksOfScores(std::string_view heading);

/// Whether it names predicted classes, also with what is predicted in brackets: "Prediction
/// (churn)".
bool speaksOfPredictions(std::string_view heading);

}  // namespace core
