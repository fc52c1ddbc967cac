// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/teaching/lessons/lesson.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A lesson to be made of what a person has at hand: it reads, its check finds nothing, and its
/// texts, in the language that is spoken, say what is to be written in their place.
///
/// The id is made of the file's name. Control characters in names are blanks. Scores are left out:
/// the order that is shown counts.
class LessonDraft {
public:
    /// Of a list, and of another that is set against it; without one of the list after the single
    /// swap or move up that raises the measure most. @param list not empty
    static LessonDraft ofLists(core::RankedList list, std::optional<core::RankedList> other,
                               const core::MeasureSpec& definition);
    /// Of the mean over several queries, whose documents are numbered.
    /// @param noValue what a query without a value counts
    static LessonDraft ofQueries(std::vector<core::RankedList> queries,
                                 const core::MeasureSpec& definition,
                                 core::NoValueRule noValue = core::NoValueRule::Zero);
    /// Of one model at a threshold. @param positive what its class is called
    static LessonDraft ofSamples(const core::ScoredLabels& samples, double threshold,
                                 const QString& positive);
    /// Of a confusion matrix. @param positive what its class is called
    static LessonDraft ofCounts(const core::ConfusionMatrix& counts, const QString& positive);
    /// Of a measure's differences between two systems, query by query.
    static LessonDraft ofDifferences(std::vector<double> differences, const QString& measure,
                                     const QString& systems);

    /// Of a lesson, to be edited.
    static LessonDraft ofLesson(core::Lesson lesson);

    /// The file's text; nothing where no file says it.
    std::optional<std::string> text(const QString& fileName) const;

private:
    LessonDraft() = default;
    explicit LessonDraft(const QString& about);
    /// @param threshold empty: the predictions are given
    static LessonDraft ofRates(core::Samples samples, const std::string& threshold,
                               const QString& positive);

    void add(std::string name, core::LessonContent content);
    /// A step with one guess.
    void ask(const QString& title, const QString& text, std::vector<std::string> panels,
             core::LessonGuess guess);
    void close();

    core::Lesson m_lesson;
};

}  // namespace ui
