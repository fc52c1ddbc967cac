// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"

#include <QWidget>

#include <functional>
#include <vector>

class QStackedWidget;
class QTabBar;

namespace ui {

class Panel;

/// Pages that share one place, each a panel or several panels in a splitter, below a row of tabs. A
/// click or the arrow keys bring another page to the front. The place keeps its size whatever is in
/// front: a page that needs more room scrolls.
class PanelGroup : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    enum class Tabs {
        Shown,
        Elsewhere,  ///< something else chooses the page
        None        ///< the same, and a page takes what room there is instead of scrolling
    };

    explicit PanelGroup(QWidget* parent = nullptr, Tabs tabs = Tabs::Shown);

    using MakePanel = std::function<ui::Panel*()>;

    /// Adds a page behind the others. The group owns it.
    /// @param tab a few words
    void add(QWidget* page, const QString& tab);
    /// Reserves a place for a panel created on first use; an empty card until then.
    /// @param make returns a panel without a parent
    void add(MakePanel make, const QString& tab);
    /// Creates the panel of a place, unless it exists.
    void fill(int index);
    /// The first place without a page, starting with the front; -1: none.
    int emptyPlace() const;
    int count() const { return static_cast<int>(m_places.size()); }
    /// The page of a place; null until it is created.
    QWidget* page(int index) const { return place(index).page; }
    /// The place of the page that is or contains the widget; -1: none.
    int indexOf(const QWidget& part) const;
    int currentIndex() const;
    void setCurrentIndex(int index);
    /// Brings the page that is or contains the panel to the front, if there is one, and scrolls to
    /// the panel.
    void bringToFront(const ui::Panel& panel);
    /// Sets whether a place has a tab: one with nothing to show needs none.
    void setTabShown(int index, bool shown);
    void setTabShown(const QWidget& panel, bool shown) { setTabShown(indexOf(panel), shown); }
    bool isTabShown(int index) const;
    /// Whether the panel is here without a tab.
    bool hides(const ui::Panel& panel) const;
    /// Changes the panel's tab text.
    void renameTab(const ui::Panel& panel, const QString& tab);
    /// The width that shows all tabs.
    int tabsWidth() const;
    QTabBar& tabs() const { return *m_tabs; }
    OwnKeys ownKeys() const override;
    /// The page in front, if it is a panel that exists.
    ui::Panel* front() const;

    QSize minimumSizeHint() const override;

signals:
    void frontChanged();
    /// A page was asked to the front, possibly the one that is there.
    void broughtToFront();
    /// A panel was created in its place.
    void filled(ui::Panel* panel);

private:
    struct Place {
        MakePanel make;  ///< none: already created
        QWidget* around = nullptr;
        QWidget* page = nullptr;
        QAction* toFront = nullptr;  ///< the tab as a command
    };
    Place& place(int index) { return m_places[static_cast<std::size_t>(index)]; }
    const Place& place(int index) const { return m_places[static_cast<std::size_t>(index)]; }
    void insert(Place place, const QString& tab);
    void orderFocus(int index);
    void adoptTabs();

    std::vector<Place> m_places;
    Tabs m_form;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
};

}  // namespace ui
