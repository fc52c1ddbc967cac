// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "core/teaching/lessons/lesson.h"

#include <QObject>
#include <QUndoStack>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

class ClassifierDocument;
class Document;
class RankingDocument;

/// A student's workbench: the data of a lesson's step as live documents, which panels show and edit
/// as in the other workspaces. Every step has its own documents, which keep their state while the
/// lesson is open. All edits share one undo history.
class LessonBench : public QObject {
    Q_OBJECT
public:
    /// @param history the owner's
    LessonBench(QUndoStack& history, QObject* parent);
    ~LessonBench() override;

    /// Clears the bench. @param lesson must outlive its documents here
    void take(const core::Lesson& lesson);
    /// Shows a step's data, as in the lesson or as the student left them; clears the undo history.
    void enter(std::size_t step);

    /// The step's data, in the order in which they are first shown or asked about.
    const std::vector<std::string>& names() const { return m_names; }
    /// Null if the data are not a list, or not in the step.
    RankingDocument* list(std::string_view name) const;
    ClassifierDocument* samples(std::string_view name) const;
    const std::vector<double>* values(std::string_view name) const;
    /// The last edited one, or the first; null if the step has none.
    Document* current() const;

    /// Whether the step's data and settings are as in the lesson.
    bool isAsGiven() const;
    /// Restores them, as one undo step.
    void putRight();
    /// Applies a number's rules to its data, as one undo step if they differ.
    void lookAs(const core::LessonNumber& number);

signals:
    /// The step's data or settings changed.
    void changed();

private:
    struct Laid {
        Document* document;
        core::AnySession given;
    };
    using Layout = std::map<std::string, Laid, std::less<>>;
    class Step;

    const Laid* laid(std::string_view name) const;
    Laid lay(const core::LessonData& data);
    void follow(Document& document);

    QUndoStack& m_history;
    const core::Lesson* m_lesson = nullptr;
    std::size_t m_step = 0;
    std::vector<std::string> m_names;
    std::map<std::size_t, Layout> m_layouts;  ///< by step
    Document* m_current = nullptr;
    bool m_isForwarding = false;
};

}  // namespace ui
