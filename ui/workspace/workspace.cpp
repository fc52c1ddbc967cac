#include "ui/workspace/workspace.h"

#include "ui/panel/panel.h"
#include "ui/panel/panel_group.h"

#include <QEvent>
#include <QSplitter>

namespace ui {

Workspace::Workspace(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
}

void Workspace::setFormat(const NumberFormat& format)
{
    for (Panel* panel : findChildren<Panel*>())
        panel->setFormat(format);
}

void Workspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_isArranged)
        resetLayout();
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    followWindow();
}

void Workspace::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        followWindow();
}

void Workspace::bringToFront(const Panel& panel)
{
    if (m_simple.hides(panel, *this))
        emit fullWanted(panel.title());
    for (PanelGroup* group : arranged().groups)
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
    return m_simple.state(layoutParts());
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
