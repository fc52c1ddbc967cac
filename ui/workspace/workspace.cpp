// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/workspace.h"

#include "ui/charts/view/chart_panel.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/text_size.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>

namespace ui {

Workspace::Workspace(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
    keepSpacing(*this, *new QHBoxLayout(this), {10, 10, 10, 10});
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { noteUse(now); });
}

Workspace::~Workspace()
{
    qApp->disconnect(this);  // destroying the parts moves the focus
}

void Workspace::showColumns(QSplitter& columns, QSizeF least)
{
    auto* scroll = new QScrollArea(this);
    layout()->addWidget(scroll);
    showScrolled(*scroll, columns);
    columns.setAutoFillBackground(false);
    m_whole = &columns;
    setLeastSize(columns, least);
}

QSize Workspace::room() const
{
    const int border = 2 * layout()->contentsMargins().left();
    return (size() - QSize(border, border)).expandedTo(m_whole->minimumSizeHint());
}

bool Workspace::isLow() const
{
    constexpr double lowHeight = 580;
    return room().height() < Theme::of(*this).px(lowHeight);
}

void Workspace::setFormat(const NumberFormat& format)
{
    m_format = format;
    for (Panel* panel : findChildren<Panel*>())
        panel->setFormat(format);
}

void Workspace::note(Panel* panel)
{
    if (auto* chart = qobject_cast<ChartPanel*>(panel))
        m_charts.push_back(chart);
}

void Workspace::noteUse(const QWidget* widget)
{
    for (const ChartPanel* chart : m_charts)
        if (chart == widget || (widget && chart->isAncestorOf(widget)))
            m_lastChart = chart;
}

std::vector<FigureSource*> Workspace::charts() const
{
    const QList<PanelGroup*> groups = findChildren<PanelGroup*>();
    const auto isOffered = [&groups](const ChartPanel* chart) {
        return !chart->isHidden() && std::ranges::none_of(groups, [chart](const PanelGroup* group) {
            return group->hides(*chart);
        });
    };
    std::vector<FigureSource*> charts;
    const ChartPanel* first = m_lastChart;
    for (ChartPanel* chart : m_charts)
        if (isOffered(chart)) {
            charts.push_back(chart);
            if (chart->isVisible() && !(first && first->isVisible()))
                first = chart;
        }
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
    for (auto* group : findChildren<PanelGroup*>())
        group->bringToFront(panel);
}

void Workspace::followWindow()
{
    if (m_followsWindow)
        shareSizes();
}

void Workspace::resetLayout()
{
    m_isArranged = true;
    arrange();
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
    return m_isArranged ? layoutParts().state() : QByteArray();
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
