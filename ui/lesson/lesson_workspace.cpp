#include "ui/lesson/lesson_workspace.h"

#include "ui/lesson/bench_view.h"
#include "ui/lesson/document/lesson_bench.h"
#include "ui/lesson/document/lesson_document.h"
#include "ui/lesson/lesson_list.h"
#include "ui/lesson/lesson_step_view.h"
#include "ui/panel/panel_splitter.h"
#include "ui/theme/theme.h"

#include <QSplitter>

#include <algorithm>

namespace ui {

namespace {

constexpr int layoutVersion = 1;

/// Of all columns together, in pixels of the design.
constexpr double leastWidth = 780;
constexpr double leastHeight = 420;

}  // namespace

LessonWorkspace::LessonWorkspace(LessonDocument& document, const LessonShelf& shelf,
                                 const LessonProgress& progress, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_lessons(new LessonList(shelf, progress))
    , m_step(new LessonStepView(document))
    , m_bench(new BenchView(document))
    , m_columns(makePanelSplitter(Qt::Horizontal, Theme::of(*this), nullptr))
{
    showColumns(*m_columns);
    m_columns->addWidget(m_lessons);
    m_columns->addWidget(m_step);
    m_columns->addWidget(m_bench);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 1);
    watchBorders();
    connect(m_step, &LessonStepView::seeWanted, this,
            [this](const core::LessonNumber& number) { m_document.bench().lookAs(number); });
}

void LessonWorkspace::setFormat(const NumberFormat& format)
{
    Workspace::setFormat(format);
    m_bench->setFormat(format);
}

QString LessonWorkspace::tableCaption() const
{
    return m_document.hasLesson() ? tr("Of the lesson “%1”, step %2.")
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
    return {layoutVersion, {m_columns}, {}};
}

void LessonWorkspace::followWindow()
{
    const Theme theme = Theme::of(*this);
    setLeastSize(*m_columns, {theme.px(leastWidth), theme.px(leastHeight)});
    if (followsWindow())
        shareSizes();
}

/// The list keeps its width in a large window; what a window lacks, all three lack.
void LessonWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const int whole = std::max(width(), m_columns->minimumSizeHint().width());
    const int list = std::clamp(whole * 22 / 100, theme.px(220), theme.px(300));
    const int step = (whole - list) * 46 / 100;
    m_columns->setSizes({list, step, whole - list - step});
}

}  // namespace ui
