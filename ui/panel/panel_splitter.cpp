#include "ui/panel/panel_splitter.h"

#include "ui/theme/theme.h"

#include <QScrollArea>
#include <QSplitter>

#include <algorithm>

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

void showPanels(QScrollArea& scroll, QSplitter& panels)
{
    scroll.setObjectName(QStringLiteral("panelScroll"));
    scroll.setFrameShape(QFrame::NoFrame);
    scroll.setWidgetResizable(true);
    scroll.setFocusPolicy(Qt::NoFocus);
    scroll.setWidget(&panels);
    panels.setAutoFillBackground(false);
}

void setLeastSize(QSplitter& panels, QSize least)
{
    panels.setProperty(leastSize, least);
    panels.updateGeometry();
}

QList<int> sharedWidths(int whole, std::array<int, 2> wanted, std::array<int, 2> usual)
{
    constexpr double leastShare = 0.4;
    const int first = whole * usual[0] / (usual[0] + usual[1]);
    const auto split = [whole](int left) { return QList<int>{left, whole - left}; };
    if (wanted[0] + wanted[1] <= whole)
        return split(std::clamp(first, wanted[0], whole - wanted[1]));
    const int most = static_cast<int>((1 - leastShare) * whole);
    if (std::max(wanted[0], wanted[1]) <= most)
        return wanted[0] > wanted[1] ? split(wanted[0]) : split(whole - wanted[1]);
    if (wanted[0] <= most)
        return split(std::max(first, wanted[0]));
    if (wanted[1] <= most)
        return split(std::min(first, whole - wanted[1]));
    return split(first);
}

}  // namespace ui
