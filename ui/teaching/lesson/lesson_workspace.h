// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspace/workspace.h"

class QSplitter;

namespace ui {

class BenchView;
class LessonDocument;
class LessonList;
class LessonProgress;
class LessonShelf;
class LessonStepView;

/// The Lessons workspace: the lessons on the left, the step in the middle, and the panels of its
/// data on the right or, in a narrow window, below it.
class LessonWorkspace : public Workspace {
    Q_OBJECT
public:
    LessonWorkspace(LessonDocument& document, const LessonShelf& shelf,
                    const LessonProgress& progress, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    QString tableCaption() const override;
    std::vector<FigureSource*> figures() override;

    LessonList& lessons() { return *m_lessons; }
    LessonStepView& step() { return *m_step; }
    BenchView& bench() { return *m_bench; }

protected:
    LayoutParts arranged() const override;
    void shareSizes() override;
    void followWindow() override;

private:
    bool isNarrow() const;

    LessonDocument& m_document;
    LessonList* m_lessons;
    LessonStepView* m_step;
    BenchView* m_bench;
    QSplitter* m_columns;
    QSplitter* m_work;  ///< the step and its panels
};

}  // namespace ui
