// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/subgroups_panel.h"

#include "core/classification/models/subgroups.h"
#include "ui/charts/view/forest_view.h"
#include "ui/text/tables/subgroup_table.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QComboBox>

#include <utility>

namespace ui {

SubgroupsPanel::SubgroupsPanel(ClassifierDocument& document, QWidget* parent)
    : ClassifierChartPanel(tr("Subgroups"), document, parent)
    , m_measure(new QComboBox(this))
    , m_view(new ForestView(this))
    , m_work(this)
{
    for (const core::SubgroupMeasure& measure : core::subgroupMeasures())
        m_measure->addItem(subgroupMeasureHeading(measure.id));
    m_measure->setAccessibleName(tr("Measure of the subgroups"));
    keepSwitch(*m_measure, QStringLiteral("measure"));
    addTitleWidget(m_measure);
    m_view->setAccessibleName(title());
    addWidget(m_view, 1);
    connect(m_measure, &QComboBox::currentIndexChanged, this, &SubgroupsPanel::draw);
    connect(&document, &ClassifierDocument::aboutToChange, this, [this] {
        m_work.stop();
        m_facts.reset();
    });
}

SubgroupsChart SubgroupsPanel::chart() const
{
    const auto place = static_cast<std::size_t>(m_measure->currentIndex());
    return {document(), core::subgroupMeasures()[place].id, m_facts, format()};
}

/// Until others are known, those of the former threshold stay.
void SubgroupsPanel::refresh()
{
    m_work.stop();
    const core::Samples& samples = document().samples();
    m_thresholds = document().thresholds();
    if (document().hasSamples() && !samples.columns.empty())
        m_work.make(document().size() * samples.models.size() * samples.columns.size(),
                    subgroupWork(document()), [this](SubgroupFacts facts) {
                        m_facts = std::make_shared<const SubgroupFacts>(std::move(facts));
                        draw();
                    });
    else
        m_facts.reset();
    draw();
}

/// The rates change with the threshold.
void SubgroupsPanel::mark()
{
    if (document().thresholds() != m_thresholds)
        refresh();
}

void SubgroupsPanel::draw()
{
    setRemark(m_work.isRunning() ? tr("calculating…") : QString());
    const SubgroupsChart drawn = chart();
    m_view->setEmptyText(drawn.whyEmpty());
    m_view->setChart(drawn.chart(), drawn.wholeText());
}

PaperFigure SubgroupsPanel::paperFigure() const
{
    return chart().figure();
}

}  // namespace ui
