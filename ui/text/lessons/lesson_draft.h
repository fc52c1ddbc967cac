// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/teaching/lessons/lesson.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A lesson made from the user's data. It can be read and passes its check, and its texts, in the
/// interface language, say what to replace them with. It proposes more questions and wrong answers
/// than its file asks, see LessonChoices.
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

    /// A name for the lesson's file, from its title and measures: "birthday-cake-ndcg-5.md".
    QString proposedFileName() const;
    /// The text of the lesson's file; nullopt if the file format cannot express it.
    std::optional<std::string> text(const QString& fileName) const;

    /// The lesson without the step that says what is still to do, with every wrong answer that
    /// other rules give, the commonest mistakes first.
    const core::Lesson& lesson() const { return m_lesson; }
    /// Further steps that it could have, one question each, about the same data.
    const std::vector<core::LessonStep>& furtherSteps() const { return m_further; }
    /// The measures that have a value for its lists, in its settings; empty for other data.
    std::vector<core::MeasureSpec> measures() const;
    /// The same about another of measures().
    LessonDraft measuredBy(const core::MeasureSpec& definition) const;

private:
    LessonDraft() = default;
    explicit LessonDraft(const QString& about);
    /// @param threshold empty: the predictions are given
    static LessonDraft ofRates(core::Samples samples, const std::string& threshold,
                               const QString& positive);

    void add(std::string name, core::LessonContent content);
    /// A step with one guess.
    core::LessonStep asked(const QString& title, const QString& text,
                           std::vector<std::string> panels, core::LessonGuess guess) const;
    void ask(const QString& title, const QString& text, std::vector<std::string> panels,
             core::LessonGuess guess);
    void addFurther(const QString& title, const QString& text, std::vector<std::string> panels,
                    core::LessonGuess guess);
    void addFurtherOfLists(const std::string& measure);

    core::Lesson m_lesson;
    std::vector<core::LessonStep> m_further;
    bool m_isTemplate = false;  ///< has texts to write
    core::MeasureSpec m_definition;
    std::function<LessonDraft(const core::MeasureSpec&)> m_measuredBy;  ///< of lists only
};

}  // namespace ui
