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

/// A lesson made from the user's data. It can be read and passes its check, and its texts, in the
/// interface language, say what to replace them with.
///
/// The id comes from the file's name. Control characters in names become spaces. Scores are left
/// out: only the displayed order counts.
class LessonDraft {
public:
    /// From a list and the list it is compared with. Without one, compares with the list after the
    /// single swap or move up that raises the measure most. @param list not empty
    static LessonDraft ofLists(core::RankedList list, std::optional<core::RankedList> other,
                               const core::MeasureSpec& definition);
    /// From the mean over several queries, with numbered documents.
    /// @param noValue what an undefined query counts as
    static LessonDraft ofQueries(std::vector<core::RankedList> queries,
                                 const core::MeasureSpec& definition,
                                 core::NoValueRule noValue = core::NoValueRule::Zero);
    /// From one model at a threshold. @param positive the name of the positive class
    static LessonDraft ofSamples(const core::ScoredLabels& samples, double threshold,
                                 const QString& positive);
    /// From a confusion matrix. @param positive the name of the positive class
    static LessonDraft ofCounts(const core::ConfusionMatrix& counts, const QString& positive);
    /// From the differences between two runs in a measure, one per query.
    static LessonDraft ofDifferences(std::vector<double> differences, const QString& measure,
                                     const QString& systems);

    /// From an existing lesson, for editing.
    static LessonDraft ofLesson(core::Lesson lesson);

    /// The text of the lesson's file; nullopt if the file format cannot express it.
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
