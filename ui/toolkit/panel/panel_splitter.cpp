// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/panel_splitter.h"

#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/theme/text_size.h"

#include <QScrollArea>
#include <QSplitter>

namespace ui {

namespace {

class PanelSplitter : public QSplitter {
public:
    PanelSplitter(Qt::Orientation orientation, QWidget* parent)
        : QSplitter(orientation, parent)
    {
        setChildrenCollapsible(false);
        followTextSize(*this, *this, [this](const Theme& theme) { setHandleWidth(theme.px(10)); });
    }
    void setLeast(QSizeF least)
    {
        m_least = least;
        updateGeometry();
    }
    QSize minimumSizeHint() const override
    {
        return QSplitter::minimumSizeHint().expandedTo(Theme::of(*this).px(m_least));
    }

private:
    QSizeF m_least{0, 0};  ///< in design pixels
};

}  // namespace

QSplitter* makePanelSplitter(Qt::Orientation orientation, QWidget* parent)
{
    return new PanelSplitter(orientation, parent);
}

QSplitter* makePanelSplitter(Qt::Orientation orientation, QSizeF least,
                             std::initializer_list<QWidget*> parts)
{
    QSplitter* splitter = makePanelSplitter(orientation);
    for (QWidget* part : parts) {
        if (auto* panel = qobject_cast<Panel*>(part))
            panel->setLeastSize(least);
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

void setLeastSize(QSplitter& panels, QSizeF least)
{
    static_cast<PanelSplitter&>(panels).setLeast(least);
}

}  // namespace ui
