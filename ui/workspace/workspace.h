// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/layout_state.h"
#include "ui/toolkit/panel/simple_form.h"
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

/// The panels of one document: their sizes follow the window until a person moves a border, some
/// share a place, and the simple view hides the rest. A subclass defines its splitters and groups
/// (arranged()), their usual sizes (shareSizes()), and what the simple view hides (setSimple()).
class Workspace : public QWidget, public HasTableCaption {
    Q_OBJECT
public:
    explicit Workspace(QWidget* parent);

    /// For all panels.
    virtual void setFormat(const NumberFormat& format);
    /// Shows only the essentials for a first lesson, or everything as it was before.
    virtual void setSimple(bool simple) = 0;
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
    void bringToFront(const Panel& panel);

signals:
    /// Something that the simple view hides should be shown. @param panel its title
    void fullRequested(const QString& panel);

protected:
    void showEvent(QShowEvent* event) final;
    void resizeEvent(QResizeEvent* event) final;
    void changeEvent(QEvent* event) final;

    /// Called when it is shown or its size or font changes.
    virtual void followShowing();
    virtual void followSize() { followWindow(); }
    virtual void followFont() { followWindow(); }
    /// The parts that a person can arrange; change the version when they change.
    virtual LayoutParts arranged() const = 0;
    /// Gives every place its usual size.
    virtual void shareSizes() = 0;
    /// Adapts to the window's size and font.
    virtual void followWindow() = 0;
    /// Restores usual sizes, and shows the first panel of every place.
    virtual void arrange();

    /// Shows all panels; they are placed afterwards, from the outermost inwards, so that each gets
    /// its position and style only once. If the text is too large for the window, panels keep their
    /// size and the whole scrolls.
    void showColumns(QSplitter& columns);
    LayoutParts layoutParts() const;
    /// Places a panel in a group; tabs and charts follow the order of these calls.
    void place(Panel* panel, PanelGroup* group, const QString& tab);
    /// Call after all panels are placed.
    void fillGroups();
    const std::vector<ChartPanel*>& chartPanels() const { return m_charts; }
    /// The panels' charts, starting with `first`.
    std::vector<FigureSource*> charts(const Panel* first) const;
    /// Stops restoring usual sizes once a person moves a border.
    void watchBorders();
    bool isArranged() const { return m_isArranged; }
    void setArranged() { m_isArranged = true; }
    bool followsWindow() const { return m_followsWindow; }
    SimpleForm& simpleForm() { return m_simple; }
    const SimpleForm& simpleForm() const { return m_simple; }

private:
    struct Placed {
        Panel* panel;
        PanelGroup* group;
        QString tab;
    };

    SimpleForm m_simple;
    std::vector<Placed> m_placed;
    std::vector<ChartPanel*> m_charts;
    bool m_isArranged = false;     ///< by the person or at the first showing
    bool m_followsWindow = false;  ///< the usual sizes, until the person moves a border
};

}  // namespace ui
