// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/quizzes/quiz_format.h"
#include "core/teaching/worksheets/worksheet.h"
#include "ui/teaching/worksheet/worksheet_files.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ui {

/// Options for quizzes from a class's lessons, for learning platforms.
struct SheetQuiz {
    static constexpr std::size_t mostVariants = 1000;

    std::vector<core::QuizFormat> formats = {};
    std::size_t variants = 10;  ///< of each question; a platform draws from them
};

/// A file for each format, or why there is none if a lesson has no variant.
core::Result<std::vector<SheetFile>, core::WorksheetFault>
quizFiles(std::span<const core::Lesson> lessons, const SheetQuiz& quiz, std::uint64_t course,
          const std::string& language);

}  // namespace ui
