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

/// A text in several languages, keyed by tags such as "en" and "zh_CN".
using Translated = std::map<std::string, std::string, std::less<>>;

/// The data of a lesson: lists (several are the queries of one mean), samples of one model (or a
/// confusion matrix), or differences between two runs, one per query.
using LessonContent = std::variant<std::vector<RankedList>, Samples, std::vector<double>>;

struct LessonData {
    std::string name;  ///< used by guesses: "A"
    LessonContent content;
    Translated labels = {};  ///< shown to readers; default: the name

    bool operator==(const LessonData&) const = default;
};

/// Which number of a measure to compute.
enum class LessonTake : std::uint8_t {
    Value,
    Lowest,           ///< over all grades of unjudged documents
    Highest,          ///< over all grades of unjudged documents
    MeanOverCutoffs,  ///< the mean of the values at every cutoff down to k
    Threshold,        ///< the threshold with the best value; if tied, the highest
    UsualThreshold,   ///< the default threshold of tools
    Numerator,        ///< a DCG, hits, a sum of precisions, pairs won
    Denominator,      ///< an ideal DCG, R, k, all pairs
    Term,             ///< what one rank adds to the numerator
};

/// A number that a lesson computes instead of stating.
struct LessonNumber {
    std::string measure;  ///< of the data's kind: `nDCG@5`, `AUC`, `Hit@10`, `won`
    std::string data;     ///< name of the data
    LessonTake take = LessonTake::Value;
    /// Rules that differ from the defaults: a dimension's id and its value, see
    /// core/conventions/convention_search.
    std::vector<std::pair<std::string, std::string>> rules;
    std::size_t rank = 1;    ///< for a term; 1-based
    std::string label = {};  ///< of the data, see toldIn(); default: their name
    bool isMean = false;     ///< of several lists, see noteMeans()

    bool operator==(const LessonNumber&) const = default;
};

/// A number that another rule gives, with the sentence that explains the mistake.
struct WrongNumber {
    LessonNumber number;
    Translated feedback;

    bool operator==(const WrongNumber&) const = default;
};

enum class GuessKind : std::uint8_t {
    Number,     ///< one number, on the axis of its chart
    Direction,  ///< up, down or the same, from the first number to the second
    Choice,     ///< which of the data has the highest number; none if equal
    Order,      ///< the data sorted by their numbers, highest first
    Blanks,     ///< several numbers of one formula or step table
};

/// A question that students answer before the result is revealed.
struct LessonGuess {
    std::string id;  ///< unique in the lesson
    std::size_t line = 0;
    GuessKind kind = GuessKind::Number;
    std::vector<LessonNumber> numbers = {};  ///< one; two for directions; two or more for the rest
    double tolerance = 0.005;                ///< how far a right answer may be off; above 0
    std::vector<WrongNumber> wrong = {};     ///< for kind Number only
    std::vector<Translated> hints = {};
    Translated right = {};    ///< shown after the answer; may be empty
    Translated formula = {};  ///< for blanks, each written as `_`; may be empty

    bool operator==(const LessonGuess&) const = default;
};

/// The panels to show next to a step.
struct LessonShow {
    std::size_t line = 0;
    std::vector<std::string> panels = {};  ///< from lessonPanels
    std::vector<std::string> data = {};
    std::string measure = {};  ///< the current one; if empty, unchanged

    bool operator==(const LessonShow&) const = default;
};

inline constexpr std::array<std::string_view, 12> lessonPanels{
    "list",   "steps",     "formula", "curve", "mean",   "pairs",
    "bounds", "confusion", "roc",     "pr",    "scores", "calibration"};

struct LessonStep {
    std::size_t line = 0;
    Translated title = {};
    Translated text = {};  ///< Markdown, no headings
    std::vector<LessonShow> shows = {};
    std::vector<LessonGuess> guesses = {};

    bool operator==(const LessonStep&) const = default;
};

/// How a variant may change data.
enum class VaryKind : std::uint8_t {
    Order,            ///< grades, labels or values change places
    Grades,           ///< values in the range become others in it; a document keeps one grade
    Unseen,           ///< adds this many judged documents like the last, not shown
    Scores,           ///< scores in the range move within it, in the same order
    Values,           ///< values in the range become others in it
    ConfusionMatrix,  ///< cells or weights are multiplied by a factor in the range, then made whole
};

/// Evenly spaced numbers from the lowest to the highest.
struct VaryRange {
    double lowest = 0;
    double highest = 0;
    double step = 1;  ///< above 0

    bool operator==(const VaryRange&) const = default;
};

struct LessonChange {
    VaryKind kind = VaryKind::Order;
    VaryRange range = {};  ///< unused for Order

    bool operator==(const LessonChange&) const = default;
};

/// A relation between two numbers that every variant must keep.
struct LessonCondition {
    std::size_t line = 0;
    LessonNumber left = {};
    char relation = '=';  ///< `<`, `=` or `>`
    std::variant<double, LessonNumber> right = 0.0;

    bool operator==(const LessonCondition&) const = default;
};

/// How variants of the lesson change some of its data.
struct LessonVary {
    std::size_t line = 0;
    std::vector<std::string> data = {};  ///< changed together; they share documents or samples
    std::vector<LessonChange> changes = {};
    std::vector<LessonCondition> conditions = {};

    bool operator==(const LessonVary&) const = default;
};

struct Lesson {
    static constexpr int newestFormat = 1;
    static constexpr int mostMinutes = 1440;  ///< a day

    std::string id;  ///< lower-case letters, digits and hyphens
    int number = 0;  ///< its position among lessons; 0 if none
    Translated title;
    Translated question;             ///< one sentence
    std::string measures;            ///< its topic, for lists of lessons
    std::string source;              ///< a file or a paper
    Translated from;                 ///< its origin, in a sentence
    int minutes = 0;                 ///< that a class takes; 0: not given, see minutesOf()
    std::vector<std::string> needs;  ///< ids of lessons to take first
    /// The current language first, see toldIn(), then in file order; at least one.
    std::vector<std::string> languages;
    std::vector<LessonData> data;
    std::vector<LessonStep> steps;
    std::vector<LessonVary> varies;

    bool operator==(const Lesson&) const = default;
    /// Null if no data has this name.
    const LessonData* dataNamed(std::string_view name) const;
    /// The label of the data with this name, which must exist.
    const std::string& labelOf(std::string_view data) const;
};

/// Null if no lesson has this id.
const Lesson* lessonWithId(std::span<const Lesson> lessons, std::string_view id);

/// Returns the lesson with its texts and data labels in this language, or in its first language if
/// it has no such translation. O(n).
Lesson toldIn(Lesson lesson, std::string_view language);

/// Marks the numbers that are means, judging by their data, which must exist. A parsed lesson is
/// already marked.
void noteMeans(Lesson& lesson);

}  // namespace core
