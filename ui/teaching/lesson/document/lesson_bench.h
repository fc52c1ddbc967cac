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

/// What lies on a student's bench: the data of a lesson's step as live documents, which panels show
/// and edit as in the other workspaces. Every step of the lesson has documents of its own, which
/// stay as they were left while the lesson is taken. What is done in any of them is a step of one
/// history.
class LessonBench : public QObject {
    Q_OBJECT
public:
    /// @param history of the one who owns this
    LessonBench(QUndoStack& history, QObject* parent);
    ~LessonBench() override;

    /// Clears the bench. @param lesson stays while this has documents of it
    void take(const core::Lesson& lesson);
    /// Lays a step's data out, as the lesson has them or as they were left; nothing before it can
    /// be undone.
    void enter(std::size_t step);

    /// The data of the step, in the order in which they are shown first, or asked about.
    const std::vector<std::string>& names() const { return m_names; }
    /// Null where the data are none such, or not of the step.
    RankingDocument* list(std::string_view name) const;
    ClassifierDocument* samples(std::string_view name) const;
    const std::vector<double>* values(std::string_view name) const;
    /// The one that was edited last, or the first; null where the step has none.
    Document* current() const;

    /// Whether data and settings of the step are as the lesson has them.
    bool isAsGiven() const;
    /// Makes them so, as one step.
    void putRight();
    /// Looks at data under the rules of a number, as one step where they are others.
    void lookAs(const core::LessonNumber& number);

signals:
    /// Data or settings of the step.
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
