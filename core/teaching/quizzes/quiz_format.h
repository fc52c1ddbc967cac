// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/quizzes/quiz.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// A file of questions that a platform for learning imports. All are made of their quiz alone: the
/// same quiz gives the same bytes. Answers earn everything or nothing.
///
/// - Moodle: Moodle XML (docs.moodle.org/en/Moodle_XML_format), a category for each group. Every
///   number that another rule gives is an answer with its own feedback; whatever else a last one.
/// - Qti21: a package of IMS QTI 2.1 (final release of 2012, XML of 2013): an item a file, and a
///   test that draws one of each group.
/// - Qti12: a package of IMS QTI 1.2.1 with what Canvas says of its questions. Canvas takes every
///   number with a condition of its own for a right one, so those of other rules stand in the
///   feedback that all wrong answers get.
/// - Gift: Moodle's format for questions as plain text, a category for each group.
enum class QuizFormat : std::uint8_t { Moodle, Qti21, Qti12, Gift };

struct QuizFormatRow {
    QuizFormat format;
    std::string_view id;    ///< as it is asked for
    std::string_view file;  ///< its name
    std::string (*bytes)(const Quiz& quiz);
};

extern const std::array<QuizFormatRow, 4> quizFormats;  ///< in the order of the enum

std::string moodleXml(const Quiz& quiz);
std::string qti21Package(const Quiz& quiz);
std::string qti12Package(const Quiz& quiz);
std::string giftText(const Quiz& quiz);

}  // namespace core
