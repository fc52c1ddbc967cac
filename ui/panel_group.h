#pragma once

#include "ui/keys/own_keys.h"

#include <QStackedWidget>

#include <vector>

class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace ui {

class Panel;

/// Panels that share one place. The header of the one in front ends in tabs for all of them; a
/// click or the arrow keys bring another to the front. Where the tabs would leave the title no
/// room, a menu takes their place. Panels behind are hidden.
class PanelGroup : public QStackedWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit PanelGroup(QWidget* parent = nullptr);

    /// Adds a panel behind the others. The group owns it.
    /// @param tab a word or two: every header has to hold all tabs
    void add(ui::Panel* panel, const QString& tab);
    /// Moves a panel, with its tab, behind the others of another group.
    void moveTo(PanelGroup& other, ui::Panel* panel);
    void bringToFront(const ui::Panel& panel);
    OwnKeys ownKeys() const override;
    ui::Panel* front() const;

    QSize minimumSizeHint() const override;

signals:
    void frontChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Each panel's header has its own row of tabs.
    struct Tabs {
        QWidget* strip;
        QButtonGroup* buttons;
        QHBoxLayout* row;
        QToolButton* menu;
    };
    Tabs makeStrip(ui::Panel* panel, int own);
    void addButton(const Tabs& tabs, int index);
    void choose(int index);
    int widthOfTabs() const;
    void showTabs(bool shown);

    std::vector<Tabs> m_tabs;
    std::vector<QString> m_names;
    bool m_hasTabs = false;  ///< else menus
};

}  // namespace ui
