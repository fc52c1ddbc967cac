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

/// Panels that share one place. The header of the front panel ends with tabs for all of them; a
/// click or the arrow keys bring another to the front. If the header is too narrow for tabs, a menu
/// replaces them. Other panels are hidden.
class PanelGroup : public QStackedWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit PanelGroup(QWidget* parent = nullptr);

    using MakePanel = std::function<ui::Panel*()>;

    /// Adds a panel behind the others. The group owns it.
    /// @param tab a word or two: every header has to hold all tabs
    void add(ui::Panel* panel, const QString& tab);
    /// Reserves a place for a panel created on first use; an empty card until then.
    /// @param make returns a panel without a parent
    void add(MakePanel make, const QString& tab);
    /// Creates the panel of a place, unless it exists.
    void fill(int index);
    /// The first place without a panel, starting with the front; -1: none.
    int emptyPlace() const;
    /// Moves the panel of a place, with its tab, to the end of another group.
    void moveTo(PanelGroup& other, int index);
    void bringToFront(const ui::Panel& panel);
    /// Sets whether the panel has a tab: one with nothing to show needs none.
    void setTabShown(const ui::Panel& panel, bool shown);
    bool isTabShown(int index) const { return place(index).hasTab; }
    /// Whether the panel is here without a tab.
    bool hides(const ui::Panel& panel) const;
    /// Changes the panel's tab text.
    void renameTab(const ui::Panel& panel, const QString& tab);
    /// Shows only the first panel, without tabs.
    void setAlone(bool alone);
    OwnKeys ownKeys() const override;
    /// Null until the panel is created.
    ui::Panel* front() const;

    /// Panel::requestedWidth() of the front panel.
    int requestedWidth() const;
    /// The width that shows tabs instead of a menu.
    int widthWithTabs() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void frontChanged();
    /// A panel was created in its place.
    void filled(ui::Panel* panel);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Each panel's header has its own tabs; an empty place has none.
    struct Tabs {
        QWidget* strip = nullptr;
        QButtonGroup* buttons = nullptr;
        QHBoxLayout* row = nullptr;
        QToolButton* menu = nullptr;
        bool areShown = false;  ///< otherwise the menu
    };
    struct Place {
        QString name;
        MakePanel make;  ///< none: already created
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
    int widthBesideTabs(int index) const;  ///< minimum width of a header without tabs
    void showTabs(Tabs& tabs, bool shown);
    void showStrips();

    std::vector<Place> m_places;
    bool m_isAlone = false;
};

}  // namespace ui
