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

/// "right", "known mistake", "another rule" …
QString markWord(core::Mark mark);

/// Sentences on the rule that gives the typed number, and what the lesson says about it.
/// @param language of the lesson's sentences
QString whyText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer,
                std::string_view language);

/// The right answer: "0.5333 = 8/15", "same", "A > B".
QString rightAnswerText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer);

/// Why an answer could not be marked, or a warning, in a sentence without a full stop.
QString markingDiagnosticText(const core::MarkingDiagnostic& diagnostic);

/// All of them, each formatted by `line`; if there are very many, the first of each kind and the
/// number of others.
QStringList markingDiagnosticLines(
    std::span<const core::MarkingDiagnostic> diagnostics,
    const std::function<QString(const core::MarkingDiagnostic& diagnostic)>& line);

/// The columns of markTable() that identify an answer.
enum MarkColumn {
    MarkColumnStudent = 0,
    MarkColumnLesson = 2,
    MarkColumnGuess = 3,
    MarkColumnAnswer = 4,
};

/// One row per answer: student, question, answer, mark, rule, points, the right answer, and why.
core::Table markTable(const core::Marking& marking, std::string_view language);

/// One row per different answer to a question, with its count.
core::Table markCountTable(std::span<const core::MarkCount> counts);

}  // namespace ui
