// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The content of a table column according to its heading. A word can have several meanings:
/// "label" is a grade in judgments and the true class in samples.
enum class ColumnMeaning : std::uint8_t {
    Query,
    User,   ///< whose lists are treated as those of queries
    Docno,  ///< a document id, where "docid" is a number of the index
    Document,
    Address,  ///< names documents if no other column does: a URL, a SKU
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
    TrecOnly,  ///< columns that occur only in TREC's formats
    Idle,      ///< times and sequence numbers
    StudentId,
    StudentName,
    FirstName,
    LastName,
    SheetCode,
    Lesson,
    Guess,
    Answer,
    SureTruth,  ///< the words for Truth that never name a prediction
    Question,   ///< a query next to a column that surely names documents
    TextId,     ///< the id of a text, before any other name of one
    // In JSON of search engines, retrievers and evaluators, the surest name first:
    AskedQuery,
    PossibleQuery,  ///< may also name something else
    HitDocument,
    HitScore,
    HitHolder,      ///< an object of a result around its fields
    ResultHolder,   ///< an object around the fields of a query or its results
    Hits,           ///< a list of objects with ids
    ScoredHits,     ///< a common word: a list of objects with ids and scores or grades
    IdList,         ///< a list of ids
    Retrieved,      ///< starts the name of a list: retrieved_context_ids
    Relevant,       ///< the same, for relevant documents
    RelevantAlone,  ///< the whole name of such a list
    ListedThing,    ///< what such a list contains: context
    // Parts of headings, as they are written:
    ItemEnding,  ///< ends the headings of lists of items: customer_id
    ClassScore,  ///< starts the heading of a class's scores: prob_cat
    RawScore,    ///< starts the heading of scores before they are turned into probabilities
    NoScore,     ///< part of the heading of numbers that are no scores: leaf, loss, distance
    BareWord,    ///< names no model: score, y_hat
};

/// The words for a meaning, folded, in the order of their rows.
const std::vector<std::string_view>& wordsFor(ColumnMeaning meaning);

/// A heading in the form used for comparison: full-width characters become half-width, upper case
/// becomes lower case, decomposed letters are composed; spaces, dashes, underscores, points,
/// question marks and RecBole's type are removed. "Doc ID", "doc-id" and "doc_id:token" become
/// "docid"; ".pred_class" becomes "predclass".
std::string foldedHeading(std::string_view heading);

/// The words of a heading between spaces, punctuation and brackets, folded: "p", "kind" and "a" for
/// "P (kind=a)".
std::vector<std::string> wordsOfHeading(std::string_view heading);

/// Whether a heading is one of the words for a meaning, in any language. Text in brackets after it,
/// as in "Grade (0-3)", is ignored for a query, document, grade, rank or title. All readers use the
/// same list of words. O(words).
bool isHeadingOf(ColumnMeaning meaning, std::string_view heading);

/// The position of a heading among the words for the meaning, the surest first; -1 if it is not
/// one.
int placeOfHeading(ColumnMeaning meaning, std::string_view heading);

/// Whether a heading means a column of a table of pairs: query, document, grade, score or rank.
bool isHeadingOfPairs(std::string_view heading);

/// Whether a heading ends like the name of a grade: `esci_label`.
bool endsLikeGrade(std::string_view heading);

/// Whether a heading means numbers beside a model's scores, or that fall as the score rises:
/// "pred_leaf_0", "pred_contrib", "distance".
bool isBesideScores(std::string_view heading);

/// Whether part of a heading of samples means scores: "score_rf", "rf_prob", "prob_1", "P
/// (class=1)", "confidence(yes)", "probability[1]".
bool speaksOfScores(std::string_view heading);

/// Whether a heading means predicted classes, possibly with the target in brackets: "Prediction
/// (churn)".
bool speaksOfPredictions(std::string_view heading);

}  // namespace core
