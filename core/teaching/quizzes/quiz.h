// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace core {

/// A wrong number that a known rule gives, with feedback for whoever answers it.
struct QuizWrong {
    double number = 0;     ///< finite
    std::string feedback;  ///< XHTML; may be empty

    bool operator==(const QuizWrong&) const = default;
};

/// A question for one number. Answers are compared in order, the right one first; the first within
/// the tolerance counts.
struct QuizNumber {
    double number = 0;     ///< finite
    double tolerance = 0;  ///< absolute, above 0; also for the wrong ones
    std::vector<QuizWrong> wrong = {};

    bool operator==(const QuizNumber&) const = default;
};

/// One option of a choice.
struct OfferedChoice {
    std::string text;  ///< inline XHTML
    bool isRight = false;

    bool operator==(const OfferedChoice&) const = default;
};

/// A question for learning platforms, in one language. Texts are well-formed XHTML without external
/// resources, unless marked as plain.
struct QuizQuestion {
    std::string id;    ///< unique in a file; see quizId
    std::string name;  ///< plain, one line
    std::string text;  ///< elements such as <p> and <table>
    std::variant<QuizNumber, std::vector<OfferedChoice>> answer;  ///< exactly one choice is right
    std::string right = {};               ///< feedback for the right answer; may be empty
    std::string otherwise = {};           ///< feedback for any other answer
    std::vector<std::string> hints = {};  ///< for platforms that allow several tries
};

/// Versions of one question with different numbers; a quiz draws one.
struct QuizGroup {
    std::string id;
    std::string name;  ///< plain, one line
    std::vector<QuizQuestion> variants;
};

struct Quiz {
    std::string title;     ///< plain, one line
    std::string language;  ///< a tag such as "en" or "zh-CN"
    std::vector<QuizGroup> groups;
};

}  // namespace core
