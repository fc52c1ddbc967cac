// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/quizzes/quiz.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// A file format for questions that learning platforms import. The same quiz always gives the same
/// bytes. Answers earn full marks or nothing.
///
/// - Moodle: Moodle XML (docs.moodle.org/en/Moodle_XML_format), a category for each group. Every
///   known wrong number is an answer with its own feedback; a last one covers everything else.
/// - Qti21: a package of IMS QTI 2.1 (final release of 2012, XML of 2013): one file per item,
///   and a test that draws one item of each group.
/// - Qti12: a package of IMS QTI 1.2.1 with Canvas's own fields. Canvas treats every number that
///   has its own condition as right, so the feedback for all wrong answers lists the known wrong
///   numbers.
/// - Gift: Moodle's plain-text format, a category for each group.
enum class QuizFormat : std::uint8_t { Moodle, Qti21, Qti12, Gift };

struct QuizFormatRow {
    QuizFormat format;
    std::string_view id;    ///< as users type it
    std::string_view file;  ///< its file name
    std::string (*bytes)(const Quiz& quiz);
};

extern const std::array<QuizFormatRow, 4> quizFormats;  ///< in the order of the enum

std::string moodleXml(const Quiz& quiz);
std::string qti21Package(const Quiz& quiz);
std::string qti12Package(const Quiz& quiz);
std::string giftText(const Quiz& quiz);

}  // namespace core
