// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"

#include <QStackedWidget>

#include <functional>
#include <vector>

class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace ui {

class Panel;

/// Panels that share one place. The header of the one in front ends in tabs for all of them; a
/// click or the arrow keys bring another to the front. Where the header has no room for the
/// tabs, a menu takes their place. Panels behind are hidden.
class PanelGroup : public QStackedWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit PanelGroup(QWidget* parent = nullptr);

    using MakePanel = std::function<ui::Panel*()>;

    /// Adds a panel behind the others. The group owns it.
    /// @param tab a word or two: every header has to hold all tabs
    void add(ui::Panel* panel, const QString& tab);
    /// Keeps a place for a panel that is made when it is needed first: an empty card until then.
    /// @param make gives a panel without a parent
    void add(MakePanel make, const QString& tab);
    /// Makes the panel of a place, if it is not made yet.
    void fill(int index);
    /// The first place whose panel is not made yet, the one in front before the others; -1: none.
    int emptyPlace() const;
    /// Moves the panel of a place, with its tab, behind the others of another group.
    void moveTo(PanelGroup& other, int index);
    void bringToFront(const ui::Panel& panel);
    /// Whether a tab leads to the panel: one that has nothing to show needs none.
    void setTabShown(const ui::Panel& panel, bool shown);
    bool isTabShown(int index) const { return place(index).hasTab; }
    /// Whether the panel is here and no tab leads to it.
    bool hides(const ui::Panel& panel) const;
    /// What the tab of the panel is called from now on.
    void renameTab(const ui::Panel& panel, const QString& tab);
    /// Shows the first panel, and no tabs that lead to the others.
    void setAlone(bool alone);
    OwnKeys ownKeys() const override;
    /// Nothing where it is not made yet.
    ui::Panel* front() const;

    /// What the panel in front needs, see Panel.
    int requestedWidth() const;
    /// What it needs for tabs instead of a menu.
    int widthWithTabs() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void frontChanged();
    /// A panel stands where only its place was.
    void filled(ui::Panel* panel);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Each panel's header has its own row of tabs; an empty place has none.
    struct Tabs {
        QWidget* strip = nullptr;
        QButtonGroup* buttons = nullptr;
        QHBoxLayout* row = nullptr;
        QToolButton* menu = nullptr;
        bool areShown = false;  ///< else the menu
    };
    struct Place {
        QString name;
        MakePanel make;  ///< none: it is made
        Tabs tabs;
        bool hasTab = true;
    };
    Place& place(int index) { return m_places[static_cast<std::size_t>(index)]; }
    const Place& place(int index) const { return m_places[static_cast<std::size_t>(index)]; }
    void insert(Place place, QWidget* page);
    Tabs makeStrip(ui::Panel* panel, int own);
    void addButton(const Tabs& tabs, int index);
    void choose(int index);
    void adoptWidth();
    int widthOfTabs() const;
    int widthBesideTabs(int index) const;  ///< what a header takes at least
    void showTabs(Tabs& tabs, bool shown);
    void showStrips();

    std::vector<Place> m_places;
    bool m_isAlone = false;
};

}  // namespace ui
