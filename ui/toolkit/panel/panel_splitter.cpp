// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/panel_splitter.h"

#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/theme/theme.h"

#include <QScrollArea>
#include <QSplitter>

namespace ui {

namespace {

constexpr const char* leastSize = "leastSize";

class PanelSplitter : public QSplitter {
public:
    using QSplitter::QSplitter;
    QSize minimumSizeHint() const override
    {
        return QSplitter::minimumSizeHint().expandedTo(property(leastSize).toSize());
    }
};

}  // namespace

QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QWidget* parent)
{
    auto* splitter = new PanelSplitter(orientation, parent);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(theme.px(10));
    return splitter;
}

QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QSizeF least,
                             std::initializer_list<QWidget*> parts)
{
    QSplitter* splitter = makePanelSplitter(orientation, theme, nullptr);
    for (QWidget* part : parts) {
        if (auto* panel = qobject_cast<Panel*>(part))
            panel->setLeastSize({theme.px(least.width()), theme.px(least.height())});
        splitter->addWidget(part);
        splitter->setStretchFactor(splitter->count() - 1, 1);
    }
    return splitter;
}

void showScrolled(QScrollArea& scroll, QWidget& content)
{
    scroll.setObjectName(QStringLiteral("panelScroll"));
    scroll.setFrameShape(QFrame::NoFrame);
    scroll.setWidgetResizable(true);
    scroll.setFocusPolicy(Qt::NoFocus);
    scroll.setWidget(&content);
}

void setLeastSize(QSplitter& panels, QSize least)
{
    panels.setProperty(leastSize, least);
    panels.updateGeometry();
}

}  // namespace ui
