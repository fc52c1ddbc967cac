// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/query_panels.h"

#include "ui/charts/view/difference_view.h"
#include "ui/charts/view/scatter_view.h"
#include "ui/collection/chart/query_differences.h"
#include "ui/collection/chart/query_distribution.h"
#include "ui/collection/chart/query_scatter.h"
#include "ui/collection/chart/query_values.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QAbstractButton>

namespace ui {

DifferencePanel::DifferencePanel(CollectionDocument& document, QWidget* parent)
    : QueryChartPanel(document, tr("Difference per query"), parent)
    , m_view(new DifferenceView(this))
    , m_toggle(new Segments(tr("What the bars show"), this))
    , m_values(&m_toggle->add(tr("Values"), tr("The value of each query")))
    , m_losses(&m_toggle->add(tr("Gap"), tr("How far each query is from the best value, 1")))
{
    m_view->setAccessibleName(title());
    m_losses->setAccessibleName(tr("Gap to 1"));
    m_values->setChecked(true);
    keepSwitch(*m_values, QStringLiteral("values"));
    keepSwitch(*m_losses, QStringLiteral("losses"));
    addHeaderWidget(m_toggle);
    connect(m_losses, &QAbstractButton::toggled, this, &DifferencePanel::request);
    addView(*m_view);
}

std::unique_ptr<const QueryChart> DifferencePanel::drawn() const
{
    if (document().hasTwoRuns() || !document().hasRuns())
        return std::make_unique<QueryDifferences>(document(), format());
    return std::make_unique<QueryValues>(document(), format(), m_losses->isChecked());
}

void DifferencePanel::showChart(const QueryChart& chart)
{
    m_toggle->setVisible(chart.isOfOneRun() && !chart.isEmpty() &&
                         QueryValues::canLack(document()));
    m_view->setChart(static_cast<const QueryBars&>(chart).chart());
}

ScatterPanel::ScatterPanel(CollectionDocument& document, QWidget* parent)
    : QueryChartPanel(document, tr("Scatter A × B"), parent)
    , m_view(new ScatterView(this))
{
    m_view->setAccessibleName(title());
    addView(*m_view);
}

std::unique_ptr<const QueryChart> ScatterPanel::drawn() const
{
    return std::make_unique<QueryScatter>(document(), format());
}

void ScatterPanel::showChart(const QueryChart& chart)
{
    m_view->setChart(static_cast<const QueryScatter&>(chart).chart());
}

ValueDistributionPanel::ValueDistributionPanel(CollectionDocument& document, QWidget* parent)
    : QueryChartPanel(document, tr("Distribution"), parent)
    , m_view(new DistributionView(this))
    , m_toggle(new Segments(tr("What the bars count"), this))
    , m_values(&m_toggle->add(tr("Values"),
                              tr("How the values of A and B are distributed over the queries")))
    , m_difference(&m_toggle->add(
          tr("Δ"), tr("How the differences, B minus A, are distributed over the queries")))
{
    m_view->setAccessibleName(tr("Distribution over the queries"));
    m_difference->setAccessibleName(tr("Difference"));
    m_values->setChecked(true);
    keepSwitch(*m_values, QStringLiteral("values"));
    keepSwitch(*m_difference, QStringLiteral("difference"));
    m_view->setCorner(m_toggle);
    connect(m_difference, &QAbstractButton::toggled, this, &ValueDistributionPanel::request);
    addView(*m_view);
}

std::unique_ptr<const QueryChart> ValueDistributionPanel::drawn() const
{
    return std::make_unique<QueryDistribution>(document(), format(), m_difference->isChecked());
}

void ValueDistributionPanel::showChart(const QueryChart& chart)
{
    m_toggle->setVisible(!chart.isEmpty() && !chart.isOfOneRun());
    m_view->setDistribution(static_cast<const QueryDistribution&>(chart).chart());
}

}  // namespace ui
