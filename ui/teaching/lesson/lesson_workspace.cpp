// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/lesson_workspace.h"

#include "ui/teaching/lesson/bench_view.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/lesson/lesson_list.h"
#include "ui/teaching/lesson/lesson_step_view.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/theme.h"

#include <QLabel>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>

namespace ui {

namespace {

constexpr int layoutVersion = 1;

/// All panels together, in design pixels.
constexpr QSizeF leastSize{780, 420};
constexpr QSizeF leastSizeOfNarrow{540, 980};
/// Below this, the panels are below the step.
constexpr double narrowWidth = 860;

}  // namespace

LessonWorkspace::LessonWorkspace(LessonDocument& document, const LessonShelf& shelf,
                                 const LessonProgress& progress, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_lessons(new LessonList(shelf, progress))
    , m_step(new LessonStepView(document))
    , m_bench(new BenchView(document))
    , m_columns(makePanelSplitter(Qt::Horizontal))
    , m_work(makePanelSplitter(Qt::Horizontal))
{
    showColumns(*m_columns);
    m_columns->addWidget(m_lessons);
    m_columns->addWidget(m_work);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_work->addWidget(m_step);
    m_work->addWidget(m_bench);
    watchBorders();
    // If the whole view scrolls, shows the start of each new step.
    auto* scroll = findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
    connect(&document, &LessonDocument::changed, this, [this, scroll](LessonDocument::Part part) {
        if (part == LessonDocument::Part::Step || part == LessonDocument::Part::Lesson)
            scroll->ensureWidgetVisible(&m_step->place());
    });
    connect(m_step, &LessonStepView::seeRequested, this,
            [this](const core::LessonNumber& number) { m_document.bench().lookAs(number); });
}

void LessonWorkspace::setFormat(const NumberFormat& format)
{
    Workspace::setFormat(format);
    m_bench->setFormat(format);
}

QString LessonWorkspace::tableCaption() const
{
    return m_document.hasLesson() ? tr("From the lesson “%1”, step %2.")
                                        .arg(m_document.title())
                                        .arg(m_document.placeInFront() + 1)
                                  : QString();
}

std::vector<FigureSource*> LessonWorkspace::figures()
{
    return m_bench->figures();
}

LayoutParts LessonWorkspace::arranged() const
{
    return {layoutVersion, {m_columns, m_work}, {}};
}

bool LessonWorkspace::isNarrow() const
{
    return width() < Theme::of(*this).px(narrowWidth);
}

void LessonWorkspace::followWindow()
{
    setLeastSize(*m_columns, isNarrow() ? leastSizeOfNarrow : leastSize);
    m_work->setOrientation(isNarrow() ? Qt::Vertical : Qt::Horizontal);
    if (followsWindow())
        shareSizes();
}

/// The list keeps its width in a large window; in a small one, all shrink.
void LessonWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const int whole = std::max(width(), m_columns->minimumSizeHint().width());
    const int list = std::clamp(whole * 22 / 100, theme.px(220), theme.px(300));
    m_columns->setSizes({list, whole - list});
    m_work->setSizes({460, 540});
}

}  // namespace ui
