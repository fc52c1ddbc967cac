// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/panel_group.h"

#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// As wide as its text in bold, the font while pressed.
class Tab : public QToolButton {
public:
    QSize sizeHint() const override
    {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        const QSize size = QToolButton::sizeHint();
        return {size.width() + QFontMetrics(bold).horizontalAdvance(text()) -
                    fontMetrics().horizontalAdvance(text()),
                size.height()};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

QToolButton* makeMenu(const QString& tab, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("tabMenu"));
    button->setText(tab);
    button->setAccessibleName(tab);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMenu(new QMenu(button));
    return button;
}

/// A card without a panel.
QWidget* makeEmptyCard()
{
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("panel"));
    return card;
}

/// Puts a panel's parts into the tab order after `before`, starting with its heading.
void orderFocus(QWidget* before, const QWidget& panel)
{
    for (QWidget* part : panel.findChildren<QWidget*>())
        if (part != before && part->focusPolicy() != Qt::NoFocus &&
            part->window() == panel.window()) {
            QWidget::setTabOrder(before, part);
            before = part;
        }
}

/// Puts `late` into the position of `place` in the tab order.
void takeFocusPlace(QWidget& place, QWidget& late)
{
    QWidget* before = place.previousInFocusChain();
    while (before != &place && before->focusPolicy() == Qt::NoFocus)
        before = before->previousInFocusChain();
    orderFocus(before, late);
}

}  // namespace

PanelGroup::PanelGroup(QWidget* parent)
    : QStackedWidget(parent)
{
    setAccessibleName(tr("Panel group"));
    connect(this, &QStackedWidget::currentChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_places.size())) {
            if (isVisible())
                fill(index);
            if (const Tabs& tabs = place(index).tabs; tabs.strip)
                tabs.buttons->button(index)->setChecked(true);
        }
        updateGeometry();  // the current panel determines the size
        emit frontChanged();
    });
}

void PanelGroup::add(ui::Panel* panel, const QString& tab)
{
    insert({tab, {}, {}, true}, panel);
}

void PanelGroup::add(MakePanel make, const QString& tab)
{
    insert({tab, std::move(make), {}, true}, makeEmptyCard());
}

void PanelGroup::insert(Place place, QWidget* page)
{
    const int index = count();
    m_places.push_back(std::move(place));
    addWidget(page);
    for (const Place& other : m_places)
        if (other.tabs.strip)
            addButton(other.tabs, index);
    if (auto* panel = qobject_cast<ui::Panel*>(page)) {
        m_places.back().tabs = makeStrip(panel, index);
        orderFocus(m_places.back().tabs.menu, *panel);
    }
    showStrips();
    adoptWidth();
}

/// A single panel needs no tab.
void PanelGroup::showStrips()
{
    const bool isShared = m_places.size() > 1 && !m_isAlone;
    for (int index = 0; index < static_cast<int>(m_places.size()); ++index)
        if (QWidget* strip = place(index).tabs.strip) {
            strip->setVisible(isShared);
            qobject_cast<ui::Panel*>(widget(index))->setTitleGivesWay(isShared);
        }
}

void PanelGroup::setAlone(bool alone)
{
    m_isAlone = alone;
    showStrips();
    if (alone && count() > 0)
        setCurrentIndex(0);
}

void PanelGroup::fill(int index)
{
    const MakePanel make = std::exchange(place(index).make, {});
    if (!make)
        return;
    ui::Panel* panel = make();
    place(index).tabs = makeStrip(panel, index);
    const bool isFront = index == currentIndex();
    QWidget* card = widget(index);
    insertWidget(index, panel);
    panel->setGeometry(contentsRect());
    takeFocusPlace(*card, *panel);
    if (isFront)
        setCurrentIndex(index);
    removeWidget(card);
    delete card;
    showStrips();
    adoptWidth();
    emit filled(panel);
}

int PanelGroup::emptyPlace() const
{
    if (count() > 0 && place(currentIndex()).make)
        return currentIndex();
    const auto empty = std::find_if(m_places.begin(), m_places.end(),
                                    [](const Place& place) { return bool(place.make); });
    return empty == m_places.end() ? -1 : static_cast<int>(empty - m_places.begin());
}

void PanelGroup::moveTo(PanelGroup& other, int index)
{
    QWidget* page = widget(index);
    Place moved = std::move(place(index));
    m_places.erase(m_places.begin() + index);
    removeWidget(page);
    delete std::exchange(moved.tabs, {}).strip;
    // Panels after it move up by one, so all tab targets change.
    for (int own = 0; own < count(); ++own) {
        if (!place(own).tabs.strip)
            continue;
        delete place(own).tabs.strip;
        place(own).tabs = makeStrip(qobject_cast<ui::Panel*>(widget(own)), own);
    }
    showStrips();
    adoptWidth();
    other.insert(std::move(moved), page);
}

PanelGroup::Tabs PanelGroup::makeStrip(ui::Panel* panel, int own)
{
    auto* strip = new QWidget(panel);
    strip->setObjectName(QStringLiteral("tabs"));
    strip->setAccessibleName(tr("Tabs in this panel"));
    const Tabs tabs{strip, new QButtonGroup(strip), new QHBoxLayout(strip),
                    makeMenu(place(own).name, strip)};
    tabs.row->setContentsMargins(0, 0, 0, 0);
    tabs.row->setSpacing(2);
    tabs.row->addWidget(tabs.menu);
    tabs.buttons->setExclusive(true);
    for (int index = 0; index < static_cast<int>(m_places.size()); ++index)
        addButton(tabs, index);
    tabs.buttons->button(own)->setChecked(true);
    // Only other panels' tabs switch; the current one's stays pressed.
    connect(tabs.buttons, &QButtonGroup::idClicked, this, &PanelGroup::choose);
    panel->addHeaderWidget(strip);
    return tabs;
}

void PanelGroup::addButton(const Tabs& tabs, int index)
{
    auto* button = new Tab;
    button->setObjectName(QStringLiteral("tab"));
    button->setText(place(index).name);
    button->setAccessibleName(place(index).name);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    tabs.buttons->addButton(button, index);
    tabs.row->addWidget(button);
    button->setVisible(tabs.areShown && place(index).hasTab);
    QAction* entry =
        tabs.menu->menu()->addAction(button->text(), this, [this, index] { choose(index); });
    entry->setVisible(place(index).hasTab);
}

int PanelGroup::widthBesideTabs(int index) const
{
    const QWidget* strip = place(index).tabs.strip;
    return strip ? qobject_cast<ui::Panel*>(widget(index))->leastWidthBeside(*strip) : 0;
}

int PanelGroup::requestedWidth() const
{
    return front() ? front()->requestedWidth() : 0;
}

int PanelGroup::widthWithTabs() const
{
    if (m_places.size() < 2)
        return minimumSizeHint().width();
    int beside = 0;
    for (int index = 0; index < count(); ++index)
        beside = std::max(beside, widthBesideTabs(index));
    return widthOfTabs() + beside;
}

int PanelGroup::widthOfTabs() const
{
    const auto made = std::find_if(m_places.begin(), m_places.end(),
                                   [](const Place& place) { return place.tabs.strip; });
    int width = 0;
    if (made != m_places.end())
        for (int index = 0; index < static_cast<int>(m_places.size()); ++index)
            if (place(index).hasTab)
                width += made->tabs.buttons->button(index)->sizeHint().width() +
                         made->tabs.row->spacing();
    return width;
}

/// Each panel decides separately whether its header has room for tabs.
void PanelGroup::adoptWidth()
{
    const int tabs = widthOfTabs();
    for (int index = 0; index < static_cast<int>(m_places.size()); ++index)
        if (Tabs& own = place(index).tabs; own.strip) {
            const bool haveRoom = width() >= tabs + widthBesideTabs(index);
            if (haveRoom != own.areShown)
                showTabs(own, haveRoom);
        }
}

void PanelGroup::showTabs(Tabs& tabs, bool shown)
{
    tabs.areShown = shown;
    tabs.menu->setVisible(!shown);
    const QList<QAction*> entries = tabs.menu->menu()->actions();
    for (int index = 0; index < static_cast<int>(m_places.size()); ++index) {
        tabs.buttons->button(index)->setVisible(shown && place(index).hasTab);
        entries[index]->setVisible(place(index).hasTab);
    }
}

void PanelGroup::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    adoptWidth();
}

/// The header's other parts, or the font, may have become wider.
bool PanelGroup::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        adoptWidth();
    return QStackedWidget::event(event);
}

void PanelGroup::choose(int index)
{
    const bool byKey = currentWidget()->isAncestorOf(focusWidget());
    setCurrentIndex(index);
    const Tabs& tabs = place(index).tabs;
    if (byKey && tabs.areShown)
        tabs.buttons->button(index)->setFocus();
    else if (byKey)
        tabs.menu->setFocus();
}

OwnKeys PanelGroup::ownKeys() const
{
    return {tr("Panel tabs"),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Switch to another panel")}}};
}

void PanelGroup::bringToFront(const ui::Panel& panel)
{
    for (int index = 0; index < count(); ++index)
        if (widget(index) == &panel)
            setCurrentIndex(index);
}

void PanelGroup::setTabShown(const ui::Panel& panel, bool shown)
{
    for (int index = 0; index < count(); ++index) {
        if (widget(index) != &panel || place(index).hasTab == shown)
            continue;
        place(index).hasTab = shown;
        if (!shown && index == currentIndex())
            setCurrentIndex(0);
        for (Place& each : m_places)
            if (each.tabs.strip)
                showTabs(each.tabs, each.tabs.areShown);
        adoptWidth();
    }
}

bool PanelGroup::hides(const ui::Panel& panel) const
{
    const int index = indexOf(&panel);
    return index >= 0 && !isTabShown(index);
}

void PanelGroup::renameTab(const ui::Panel& panel, const QString& tab)
{
    const int index = indexOf(&panel);
    if (index < 0 || place(index).name == tab)
        return;
    place(index).name = tab;
    for (const Place& each : m_places) {
        if (!each.tabs.strip)
            continue;
        each.tabs.buttons->button(index)->setText(tab);
        each.tabs.buttons->button(index)->setAccessibleName(tab);
        each.tabs.menu->menu()->actions()[index]->setText(tab);
    }
    if (const Tabs& own = place(index).tabs; own.strip) {
        own.menu->setText(tab);
        own.menu->setAccessibleName(tab);
    }
    adoptWidth();
}

Panel* PanelGroup::front() const
{
    return qobject_cast<ui::Panel*>(currentWidget());
}

// Only the current panel counts: a hidden one must not stretch the window.

QSize PanelGroup::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint() : QSize();
}

/// Always computed with the menu: if it depended on visible tabs, it would move the borders that
/// decide about tabs.
QSize PanelGroup::minimumSizeHint() const
{
    const ui::Panel* shown = front();
    if (!shown || !place(currentIndex()).tabs.strip)
        return currentWidget() ? currentWidget()->minimumSizeHint() : QSize();
    const Tabs& tabs = place(currentIndex()).tabs;
    const bool isShared = m_places.size() > 1 && !m_isAlone;
    return shown->minimumSizeWith(*tabs.strip, isShared ? tabs.menu->sizeHint().width() : 0);
}

}  // namespace ui
