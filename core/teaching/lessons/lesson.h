// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/foundation/ranked_list.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// A text in several languages, by their tags as "en" and "zh_CN".
using Translated = std::map<std::string, std::string, std::less<>>;

/// What a lesson measures: lists (several are queries of one mean), samples of one model
/// (a confusion matrix is some, too), or differences of two systems, one for each query.
using LessonContent = std::variant<std::vector<RankedList>, Samples, std::vector<double>>;

struct LessonData {
    std::string name;  ///< by which guesses name it: "A"
    LessonContent content;
    Translated labels = {};  ///< what readers are told that it is called; else its name

    bool operator==(const LessonData&) const = default;
};

/// What of a measure is asked for.
enum class LessonTake : std::uint8_t {
    Value,
    Lowest,           ///< that any grades of unjudged documents give
    Highest,          ///< likewise
    MeanOverCutoffs,  ///< the mean of the values at every cutoff down to k
    Threshold,        ///< the threshold of the best value, the highest of several
    UsualThreshold,   ///< that of tools that are told none
    Numerator,        ///< what is divided: a DCG, hits, a sum of precisions, pairs won
    Denominator,      ///< what it is divided by: an ideal DCG, R, k, pairs at all
    Term,             ///< what one rank adds to the numerator
};

/// A number that is computed and never typed.
struct LessonNumber {
    std::string measure;  ///< of what the data are: `nDCG@5`, `AUC`, `Hit@10`, `won`
    std::string data;     ///< the name of what is measured
    LessonTake take = LessonTake::Value;
    /// Rules that differ from the usual ones: a dimension's id and its value, see
    /// core/conventions/convention_search.
    std::vector<std::pair<std::string, std::string>> rules;
    std::size_t rank = 1;    ///< of a term, from 1
    std::string label = {};  ///< of the data, see toldIn(); empty: their name
    bool isMean = false;     ///< over several lists, see noteMeans()

    bool operator==(const LessonNumber&) const = default;
};

/// A number that people come to by another rule, and what to tell them then.
struct WrongNumber {
    LessonNumber number;
    Translated feedback;

    bool operator==(const WrongNumber&) const = default;
};

enum class GuessKind : std::uint8_t {
    Number,     ///< one number, on the axis of its chart
    Direction,  ///< up, down or the same, from the first number to the second
    Choice,     ///< which of the data has the highest number; none where they are the same
    Order,      ///< the data by their numbers, highest first
    Blanks,     ///< several numbers of one formula or step table
};

/// What a student commits to before anything is revealed.
struct LessonGuess {
    std::string id;  ///< unique in the lesson
    std::size_t line = 0;
    GuessKind kind = GuessKind::Number;
    std::vector<LessonNumber> numbers =
        {};                               ///< one; of directions two; of other kinds two and more
    double tolerance = 0.005;             ///< within which a number is right; above 0
    std::vector<WrongNumber> wrong = {};  ///< of numbers alone
    std::vector<Translated> hints = {};
    Translated right = {};    ///< told when the answer is known; may be empty
    Translated formula = {};  ///< of blanks: what they stand in, each as `_`; may be empty

    bool operator==(const LessonGuess&) const = default;
};

/// What of the program stands beside a step.
struct LessonShow {
    std::size_t line = 0;
    std::vector<std::string> panels = {};  ///< of lessonPanels
    std::vector<std::string> data = {};
    std::string measure = {};  ///< in front; empty: as before

    bool operator==(const LessonShow&) const = default;
};

inline constexpr std::array<std::string_view, 12> lessonPanels{
    "list",   "steps",     "formula", "curve", "mean",   "pairs",
    "bounds", "confusion", "roc",     "pr",    "scores", "calibration"};

struct LessonStep {
    std::size_t line = 0;
    Translated title = {};
    Translated text = {};  ///< Markdown without headings
    std::vector<LessonShow> shows = {};
    std::vector<LessonGuess> guesses = {};

    bool operator==(const LessonStep&) const = default;
};

/// What a variant may do with data.
enum class VaryKind : std::uint8_t {
    Order,            ///< grades, labels or values change places
    Grades,           ///< those within the range become others of it; one document has one grade
    Unseen,           ///< so many documents like the last one are judged and not shown
    Scores,           ///< those within the range go elsewhere in it, in the same order
    Values,           ///< those within the range become others of it
    ConfusionMatrix,  ///< of a confusion matrix, or weights: times a factor in the range, and whole
};

/// Numbers from the lowest to the highest in steps.
struct VaryRange {
    double lowest = 0;
    double highest = 0;
    double step = 1;  ///< above 0

    bool operator==(const VaryRange&) const = default;
};

struct LessonChange {
    VaryKind kind = VaryKind::Order;
    VaryRange range = {};  ///< of all but Order

    bool operator==(const LessonChange&) const = default;
};

/// What must stay true of the data: one number less or more than another, or equal to it.
struct LessonCondition {
    std::size_t line = 0;
    LessonNumber left = {};
    char relation = '=';  ///< `<`, `=` or `>`
    std::variant<double, LessonNumber> right = 0.0;

    bool operator==(const LessonCondition&) const = default;
};

/// Which data a variant of the lesson changes, and how.
struct LessonVary {
    std::size_t line = 0;
    std::vector<std::string> data = {};  ///< changed alike: a document, or sample, of all is one
    std::vector<LessonChange> changes = {};
    std::vector<LessonCondition> conditions = {};

    bool operator==(const LessonVary&) const = default;
};

struct Lesson {
    static constexpr int newestFormat = 1;

    std::string id;  ///< small letters, digits and dashes
    int number = 0;  ///< its place among others; 0: none
    Translated title;
    Translated question;   ///< in one sentence
    std::string measures;  ///< what it is about, as lists of lessons say
    std::string source;    ///< a file or a paper
    Translated from;       ///< where it is from, in a sentence
    /// That which is told first, see toldIn(), then in the order of the file; at least one.
    std::vector<std::string> languages;
    std::vector<LessonData> data;
    std::vector<LessonStep> steps;
    std::vector<LessonVary> varies;

    bool operator==(const Lesson&) const = default;
    /// Null where nothing has the name.
    const LessonData* dataNamed(std::string_view name) const;
    /// What readers are told that data are called; there must be some of the name.
    const std::string& labelOf(std::string_view data) const;
};

/// Null where none has the id.
const Lesson* lessonWithId(std::span<const Lesson> lessons, std::string_view id);

/// The lesson as it is told in a language that it has, with the labels that its data have there;
/// in its first where it has not got it. O(n).
Lesson toldIn(Lesson lesson, std::string_view language);

/// Tells its numbers which of them are means, by the data that they are of, which are there. So are
/// those of a lesson that was read.
void noteMeans(Lesson& lesson);

}  // namespace core
