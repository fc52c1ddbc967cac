// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace core {

/// A number that a known other rule gives, and what is told to who answers with it.
struct QuizWrong {
    double number = 0;     ///< finite
    std::string feedback;  ///< XHTML; may be empty

    bool operator==(const QuizWrong&) const = default;
};

/// One number is asked for. Answers are tried in order, the right one first, and the first that is
/// within the tolerance counts.
struct QuizNumber {
    double number = 0;     ///< finite
    double tolerance = 0;  ///< absolute, above 0; of the wrong ones, too
    std::vector<QuizWrong> wrong = {};

    bool operator==(const QuizNumber&) const = default;
};

/// One of those that are offered.
struct QuizChoice {
    std::string text;  ///< XHTML within a line
    bool isRight = false;

    bool operator==(const QuizChoice&) const = default;
};

/// A question as platforms for learning read it, in one language; what is not said to be plain is
/// XHTML, well-formed and without anything that is loaded from elsewhere.
struct QuizQuestion {
    std::string id;                                            ///< of a file's no other; see quizId
    std::string name;                                          ///< plain, one line
    std::string text;                                          ///< elements as <p> and <table>
    std::variant<QuizNumber, std::vector<QuizChoice>> answer;  ///< of choices exactly one is right
    std::string right = {};               ///< told with the right answer; may be empty
    std::string otherwise = {};           ///< told with an answer of which nothing is known
    std::vector<std::string> hints = {};  ///< for platforms that allow of several tries
};

/// The same question with other numbers each: a quiz draws one of them.
struct QuizGroup {
    std::string id;
    std::string name;  ///< plain, one line
    std::vector<QuizQuestion> variants;
};

struct Quiz {
    std::string title;     ///< plain, one line
    std::string language;  ///< a tag as "en" or "zh-CN"
    std::vector<QuizGroup> groups;
};

}  // namespace core
