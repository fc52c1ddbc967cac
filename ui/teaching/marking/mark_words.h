// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/teaching/marking/marking.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <string_view>

namespace ui {

/// "right", "known wrong number", "another rule" …
QString markWord(core::Mark mark);

/// Which rule makes the number that was typed, and what the lesson says to it, in sentences.
/// @param language of the lesson's own sentences
QString whyText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer,
                std::string_view language);

/// What would have been right: "0.5333 = 8/15", "same", "A > B".
QString rightAnswerText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer);

/// Why an answer could not be marked, or is odd, in a sentence without a full stop.
QString markingDiagnosticText(const core::MarkingDiagnostic& diagnostic);

/// All of them, each put as `line` puts it; of very many the first of each kind, and how many more
/// there are.
QStringList markingDiagnosticLines(
    std::span<const core::MarkingDiagnostic> diagnostics,
    const std::function<QString(const core::MarkingDiagnostic& diagnostic)>& line);

/// Columns of markTable() that say which answer a row is.
enum MarkColumn {
    MarkColumnStudent = 0,
    MarkColumnLesson = 2,
    MarkColumnGuess = 3,
    MarkColumnAnswer = 4,
};

/// A row for each answer: student, question, answer, mark, rule, points, what is right, and why.
core::Table markTable(const core::Marking& marking, std::string_view language);

/// A row for each thing that was answered to a question, with how often it was.
core::Table markCountTable(std::span<const core::MarkCount> counts);

}  // namespace ui
