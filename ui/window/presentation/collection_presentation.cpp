// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation/collection_presentation.h"

#include "ui/collection/chart/beside_panel.h"
#include "ui/collection/chart/mean_curve_panel.h"
#include "ui/collection/chart/query_panels.h"
#include "ui/collection/table/systems_panel.h"
#include "ui/toolkit/panel/panel_group.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

std::vector<Presentation::Command<CollectionPresentation>> CollectionPresentation::commands()
{
    return {
        {tr("Next query"), {Qt::Key_PageDown, Qt::Key_Space}, &CollectionPresentation::nextQuery},
        {tr("Previous query"),
         {Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Space},
         &CollectionPresentation::previousQuery},
        {tr("Next measure"), {Qt::Key_M}, &CollectionPresentation::nextMeasure},
        {tr("Differences, or the mean by cutoff"), {Qt::Key_C}, &CollectionPresentation::nextChart},
    };
}

OwnKeys CollectionPresentation::keys()
{
    return keysOf(commands());
}

CollectionPresentation::CollectionPresentation(CollectionDocument& document, QWidget* parent)
    : Presentation(parent)
    , m_document(document)
    , m_systems(new SystemsPanel(document, this))
    , m_charts(new PanelGroup(this, PanelGroup::Tabs::None))
    , m_difference(new DifferencePanel(document, this))
    , m_meanCurve(new MeanCurvePanel(document, this))
    , m_beside(new BesidePanel(document, this))
{
    m_charts->add(m_difference, tr("Difference"));
    m_charts->add(m_meanCurve, tr("Measure vs k"));
    arrange();
    addCommands(commands());
}

void CollectionPresentation::arrange()
{
    auto* column = new QVBoxLayout(this);
    column->setSizeConstraint(QLayout::SetNoConstraint);  // the screen's size is fixed
    column->addWidget(m_systems);
    column->addWidget(m_charts, 2);
    m_charts->setMinimumHeight(1);  // words have priority over a chart
    column->addWidget(m_beside, 3);
    column->addWidget(makeHint(
        tr("Page Up, Page Down: change query · M: next measure · C: mean or differences")));
}

void CollectionPresentation::adoptType(const QFont&, const Theme&)
{
    showParts();
}

/// If not everything fits, the lists take turns with the charts.
void CollectionPresentation::showParts()
{
    m_charts->setHidden(isCramped() && m_showsLists);
    m_beside->setHidden(isCramped() && !m_showsLists);
}

void CollectionPresentation::walk(int by)
{
    const std::vector<std::size_t>& shown = *m_document.shown();
    if (shown.empty())
        return;
    const auto chosen = m_document.chosenQuery();
    const auto found = chosen ? std::find(shown.begin(), shown.end(), *chosen) : shown.end();
    const auto last = static_cast<std::ptrdiff_t>(shown.size()) - 1;
    const std::ptrdiff_t next = found == shown.end() ? 0 : found - shown.begin() + by;
    m_document.chooseQuery(
        shown[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(next, 0, last))]);
}

void CollectionPresentation::nextChart()
{
    const bool isLast = m_charts->currentIndex() + 1 == m_charts->count();
    m_showsLists = isCramped() && isLast && !m_showsLists;
    if (!m_showsLists)
        m_charts->setCurrentIndex((m_charts->currentIndex() + 1) % m_charts->count());
    showParts();
}

void CollectionPresentation::nextMeasure()
{
    m_document.setMeasure((m_document.measure() + 1) % m_document.measures().size());
}

}  // namespace ui
