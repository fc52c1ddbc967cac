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
/// share a place, and the simple form hides the rest. A new one says which splitters and groups it
/// has (arranged()), what their usual sizes are (shareSizes()), and what it hides (setSimple()).
class Workspace : public QWidget, public HasTableCaption {
    Q_OBJECT
public:
    explicit Workspace(QWidget* parent);

    /// Of every panel.
    virtual void setFormat(const NumberFormat& format);
    /// Shows only what a first lesson needs, or everything as it was left.
    virtual void setSimple(bool simple) = 0;
    /// Every chart, the one in front or last worked with first.
    virtual std::vector<FigureSource*> figures() = 0;
    /// What its step mode walks; null: it has none.
    virtual StepWalk* steppedThrough() { return nullptr; }
    void resetLayout();
    /// Empty before the first showing: its parts have no sizes yet.
    QByteArray layoutState() const;
    /// @return false when the state does not fit; the layout is then left as it was
    bool restoreLayout(const QByteArray& state);
    /// The panel of that class; made now if it is not yet.
    template <class Made>
    Made& panel()
    {
        if (!findChild<Made*>())
            complete();
        return *findChild<Made*>();
    }
    /// Makes all panels that are not made yet.
    virtual void complete() {}
    /// Brings a panel before those that share its place.
    void bringToFront(const Panel& panel);

signals:
    /// Something is to be seen that the simple form hides. @param panel its title
    void fullRequested(const QString& panel);

protected:
    void showEvent(QShowEvent* event) final;
    void resizeEvent(QResizeEvent* event) final;
    void changeEvent(QEvent* event) final;

    /// What it does when it is shown, has another size or another font.
    virtual void followShowing();
    virtual void followSize() { followWindow(); }
    virtual void followFont() { followWindow(); }
    /// What a person arranges; the version changes with what it consists of.
    virtual LayoutParts arranged() const = 0;
    /// Gives every place its usual size.
    virtual void shareSizes() = 0;
    /// Adopts the window's size and font.
    virtual void followWindow() = 0;
    /// Usual sizes, and the first panel of every place in front.
    virtual void arrange();

    /// Shows all panels, which are placed after it, from the outermost inwards: each then comes to
    /// its place, and to its style, at once. Where the text is too large for the window, they keep
    /// their size and the whole scrolls.
    void showColumns(QSplitter& columns);
    LayoutParts layoutParts() const;
    /// A panel for a place in a group: tabs and charts come in the order in which panels are
    /// placed.
    void place(Panel* panel, PanelGroup* group, const QString& tab);
    /// To be called once all panels are placed.
    void fillGroups();
    const std::vector<ChartPanel*>& chartPanels() const { return m_charts; }
    /// Their charts, that panel's before the others.
    std::vector<FigureSource*> charts(const Panel* first) const;
    /// The usual sizes are a person's own from the first border that is moved.
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
