// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/workspace.h"

#include "ui/charts/view/chart_panel.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSplitter>

namespace ui {

Workspace::Workspace(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 10);
}

void Workspace::showColumns(QSplitter& columns)
{
    auto* scroll = new QScrollArea(this);
    layout()->addWidget(scroll);
    showScrolled(*scroll, columns);
    columns.setAutoFillBackground(false);
}

void Workspace::setFormat(const NumberFormat& format)
{
    for (Panel* panel : findChildren<Panel*>())
        panel->setFormat(format);
}

void Workspace::place(Panel* panel, PanelGroup* group, const QString& tab)
{
    m_placed.push_back({panel, group, tab});
    if (auto* chart = qobject_cast<ChartPanel*>(panel))
        m_charts.push_back(chart);
}

/// One group after the other, so that Tab reaches the tabs of a group together.
void Workspace::fillGroups()
{
    for (const Placed& first : m_placed)
        if (first.group->count() == 0)
            for (const Placed& each : m_placed)
                if (each.group == first.group)
                    each.group->add(each.panel, each.tab);
}

std::vector<FigureSource*> Workspace::charts(const Panel* first) const
{
    std::vector<FigureSource*> charts;
    for (const Placed& each : m_placed)
        if (auto* chart = qobject_cast<ChartPanel*>(each.panel);
            chart && !each.group->hides(*chart))
            charts.push_back(chart);
    bringFirst(charts, dynamic_cast<const FigureSource*>(first));
    return charts;
}

void Workspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    followShowing();
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    followSize();
}

void Workspace::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        followFont();
}

void Workspace::followShowing()
{
    if (!m_isArranged)
        resetLayout();
}

void Workspace::bringToFront(const Panel& panel)
{
    if (m_simple.hides(panel, *this))
        emit fullRequested(panel.title());
    for (auto* group : findChildren<PanelGroup*>())
        group->bringToFront(panel);
}

void Workspace::resetLayout()
{
    const bool isSimple = m_simple.isOn();
    setSimple(false);
    m_isArranged = true;
    arrange();
    setSimple(isSimple);
}

void Workspace::arrange()
{
    m_followsWindow = true;
    shareSizes();
    for (PanelGroup* group : arranged().groups)
        if (group->count() > 0)
            group->setCurrentIndex(0);
}

LayoutParts Workspace::layoutParts() const
{
    LayoutParts parts = arranged();
    parts.followsWindow = m_followsWindow;
    return parts;
}

void Workspace::watchBorders()
{
    for (QSplitter* splitter : arranged().splitters)
        connect(splitter, &QSplitter::splitterMoved, this, [this] { m_followsWindow = false; });
}

QByteArray Workspace::layoutState() const
{
    return m_isArranged ? m_simple.state(layoutParts()) : QByteArray();
}

bool Workspace::restoreLayout(const QByteArray& state)
{
    if (!layoutParts().restore(state))
        return false;
    m_isArranged = true;
    m_followsWindow = LayoutParts::followsWindowIn(state);
    return true;
}

}  // namespace ui
