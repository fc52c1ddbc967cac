#include "ui/panel_splitter.h"

#include "ui/theme/theme.h"

#include <QScrollArea>
#include <QSplitter>

namespace ui {

QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QWidget* parent)
{
    auto* splitter = new QSplitter(orientation, parent);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(theme.px(10));
    return splitter;
}

void showPanels(QScrollArea& scroll, QSplitter& panels)
{
    scroll.setObjectName(QStringLiteral("panelScroll"));
    scroll.setFrameShape(QFrame::NoFrame);
    scroll.setWidgetResizable(true);
    scroll.setFocusPolicy(Qt::NoFocus);
    scroll.setWidget(&panels);
    panels.setAutoFillBackground(false);
}

}  // namespace ui
