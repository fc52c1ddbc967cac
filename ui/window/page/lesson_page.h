// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/worksheet_key.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/lesson/document/lesson_progress.h"
#include "ui/teaching/lesson/document/lesson_shelf.h"
#include "ui/window/page/workspace_page.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QToolButton;

namespace ui {

class LessonWorkspace;

/// The Lessons page of the window: the available lessons, the open one, and the progress in it.
class LessonPage : public WorkspacePage {
    Q_OBJECT
public:
    /// @param place the widget for the workspaces, so that the panels are styled only once
    LessonPage(QWidget& window, QWidget& place);
    ~LessonPage() override;

    LessonDocument& document() override { return m_document; }
    LessonWorkspace& lessons();
    /// Read on first use.
    LessonShelf& shelf();
    LessonProgress& progress() { return m_progress; }
    /// Opens a lesson of the shelf where it was left.
    void takeShelved(std::size_t place);
    /// Opens a built-in lesson.
    /// @param step 1-based; none: where it was left off
    /// @param seed of its variant; 0: the numbers in its file
    /// @return a sentence that says what is wrong with the name or the step; empty on success
    QString takeNamed(const QString& id, std::optional<std::size_t> step = {},
                      std::uint64_t seed = 0);
    /// The lesson's id; empty: none is open.
    std::string inFront() const;
    /// Every lesson of the shelf.
    std::vector<core::Lesson> shelved();
    /// Opens a variant of a lesson.
    void takeVariant(const core::Lesson& lesson, std::uint64_t seed);

    QWidget* firstFocus() override;
    void startNew() override;
    void openExample() override;
    bool takes(const Opened& opened) override;
    void take(Opened opened, const QString& stepName) override;
    void fillToolBar(FittedBar& bar) override;
    void fillExport(QMenu& menu) override;
    QString status() const override;
    QString rules() const override;
    Report report() override;
    std::optional<LessonDraft> lessonDraft() override;

signals:
    /// The person wants worksheets for a class.
    void worksheetRequested();
    /// The person wants to make a lesson.
    void newLessonRequested();

protected:
    void panelsMade() override;
    void fillEdit(QMenu&) override {}
    void fillView(QMenu&) override {}
    QMenu* makeMenu(QMenuBar& bar) override;

private:
    void takeSeeded(const core::Lesson& lesson, std::uint64_t seed, const QString& file);
    QString languageRemark() const;
    QString titleAfter(std::optional<std::size_t> place) const;
    std::optional<std::size_t> placeInFront() const;
    void goBy(int places);
    Presentation* makePresentation();
    void follow(LessonDocument::Part part);
    void refresh();
    void refreshActions();
    void addMoves(QMenu& menu);
    void addProgress(QMenu& menu);
    void fillSteps(QMenu& menu);
    void chooseFile();
    void chooseSet(std::vector<core::KeyedLesson> key = {});
    void startOver();
    void exportProgress();
    void resetProgress();

    LessonDocument m_document;
    LessonProgress m_progress;
    std::unique_ptr<LessonShelf> m_shelf;
    QString m_languageRemark;  ///< the message about the lesson's language
    QAction* m_back = nullptr;
    QAction* m_next = nullptr;
    QAction* m_putRight = nullptr;
    QAction* m_putRightInBar = nullptr;  ///< seen only when there is something to restore
    QAction* m_anotherPair = nullptr;
    QToolButton* m_step = nullptr;
};

}  // namespace ui
