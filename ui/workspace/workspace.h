// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/layout_state.h"
#include "ui/toolkit/table/table_menu.h"

#include <QString>
#include <QWidget>

#include <vector>

class QSplitter;

namespace ui {

class ChartPanel;
class FigureSource;
class Panel;
class PanelGroup;
class StepWalk;

/// The panels of one document. Their places never change with a click: sizes follow the window
/// until a person moves a border, and panels that share a place have tabs or questions. A subclass
/// defines its splitters and groups (arranged()) and their usual sizes (shareSizes()).
class Workspace : public QWidget, public HasTableCaption {
    Q_OBJECT
public:
    explicit Workspace(QWidget* parent);
    ~Workspace() override;

    /// For all panels.
    virtual void setFormat(const NumberFormat& format);
    /// Every chart, the current or last used one first.
    virtual std::vector<FigureSource*> figures() = 0;
    /// The walk of its step mode; null: it has none.
    virtual StepWalk* steppedThrough() { return nullptr; }
    void resetLayout();
    /// Empty before it is first shown: sizes are not known yet.
    QByteArray layoutState() const;
    /// @return false if the state does not fit, which leaves the layout unchanged
    bool restoreLayout(const QByteArray& state);
    /// The panel of that class; created if needed.
    template <class Made>
    Made& panel()
    {
        if (!findChild<Made*>())
            complete();
        return *findChild<Made*>();
    }
    /// Creates all panels that do not exist yet.
    virtual void complete() {}
    /// Shows a panel in front of those that share its place.
    virtual void bringToFront(const Panel& panel);

protected:
    void showEvent(QShowEvent* event) final;
    void resizeEvent(QResizeEvent* event) final;
    void changeEvent(QEvent* event) final;

    /// Called when it is shown or its size or font changes.
    virtual void followShowing();
    virtual void followSize() { followWindow(); }
    virtual void followFont() { followWindow(); }
    /// Adapts to the window's size and font: usual sizes, unless a person has moved a border.
    virtual void followWindow();
    /// The parts that a person can arrange; change the version when they change.
    virtual LayoutParts arranged() const = 0;
    /// Gives every place its usual size.
    virtual void shareSizes() = 0;
    /// Restores usual sizes, and shows the first panel of every place.
    virtual void arrange();

    /// Shows all panels; they are placed afterwards, from the outermost inwards, so that each gets
    /// its position and style only once. If the text is too large for the window, panels keep their
    /// size and the whole scrolls.
    /// @param least the size of all panels together, in design pixels
    void showColumns(QSplitter& columns, QSizeF least = {0, 0});
    /// The room for all panels.
    QSize room() const;
    /// Whether there is little height, so that a FoldBar shows one of two parts.
    bool isLow() const;
    LayoutParts layoutParts() const;
    /// Registers a new panel: its chart is offered in the order of these calls.
    template <class Made>
    Made* placed(Made* panel)
    {
        note(panel);
        return panel;
    }
    /// The panels' charts that have a place, the one used last first.
    std::vector<FigureSource*> charts() const;
    /// Stops restoring usual sizes once a person moves a border.
    void watchBorders();
    bool isArranged() const { return m_isArranged; }
    void setArranged() { m_isArranged = true; }
    bool followsWindow() const { return m_followsWindow; }

    NumberFormat m_format;

private:
    void note(Panel* panel);
    void noteUse(const QWidget* widget);

    QSplitter* m_whole = nullptr;
    const ChartPanel* m_lastChart = nullptr;
    std::vector<ChartPanel*> m_charts;
    bool m_isArranged = false;     ///< by the person or at the first showing
    bool m_followsWindow = false;  ///< the usual sizes, until the person moves a border
};

}  // namespace ui
