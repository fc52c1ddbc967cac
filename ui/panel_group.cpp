#include "ui/panel_group.h"

#include "ui/panel.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

namespace ui {

namespace {

/// In pixels of the design: what tabs leave to the title and its companions.
constexpr double leastTitle = 130;

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

}  // namespace

PanelGroup::PanelGroup(QWidget* parent)
    : QStackedWidget(parent)
{
    setAccessibleName(tr("Panels in one place"));
    connect(this, &QStackedWidget::currentChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_tabs.size()))
            m_tabs[static_cast<std::size_t>(index)].buttons->button(index)->setChecked(true);
        emit frontChanged();
    });
}

void PanelGroup::add(ui::Panel* panel, const QString& tab)
{
    const int index = count();
    m_names.push_back(tab);
    addWidget(panel);
    for (const Tabs& tabs : m_tabs)
        addButton(tabs, index);
    m_tabs.push_back(makeStrip(panel, index));
}

void PanelGroup::moveTo(PanelGroup& other, ui::Panel* panel)
{
    const auto index = indexOf(panel);
    const QString tab = m_names[static_cast<std::size_t>(index)];
    m_names.erase(m_names.begin() + index);
    removeWidget(panel);
    // Those behind it move up by one, so every tab leads elsewhere.
    for (const Tabs& tabs : m_tabs)
        delete tabs.strip;
    m_tabs.clear();
    for (int own = 0; own < count(); ++own)
        m_tabs.push_back(makeStrip(qobject_cast<ui::Panel*>(widget(own)), own));
    other.add(panel, tab);
}

PanelGroup::Tabs PanelGroup::makeStrip(ui::Panel* panel, int own)
{
    auto* strip = new QWidget(panel);
    strip->setObjectName(QStringLiteral("tabs"));
    strip->setAccessibleName(tr("Panels in this place"));
    const Tabs tabs{strip, new QButtonGroup(strip), new QHBoxLayout(strip),
                    makeMenu(m_names[static_cast<std::size_t>(own)], strip)};
    tabs.row->setContentsMargins(0, 0, 0, 0);
    tabs.row->setSpacing(2);
    tabs.row->addWidget(tabs.menu);
    tabs.menu->setVisible(!m_hasTabs);
    tabs.buttons->setExclusive(true);
    for (int index = 0; index < count(); ++index)
        addButton(tabs, index);
    tabs.buttons->button(own)->setChecked(true);
    // A tab of another panel leads there; this one's own stays pressed.
    connect(tabs.buttons, &QButtonGroup::idClicked, this, &PanelGroup::choose);
    panel->addHeaderWidget(strip);
    return tabs;
}

void PanelGroup::addButton(const Tabs& tabs, int index)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("tab"));
    button->setText(m_names[static_cast<std::size_t>(index)]);
    button->setAccessibleName(m_names[static_cast<std::size_t>(index)]);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    tabs.buttons->addButton(button, index);
    tabs.row->addWidget(button);
    button->setVisible(m_hasTabs);
    tabs.menu->menu()->addAction(button->text(), this, [this, index] { choose(index); });
}

int PanelGroup::widthOfTabs() const
{
    int width = 0;
    if (!m_tabs.empty())
        for (const QAbstractButton* button : m_tabs.front().buttons->buttons())
            width += button->sizeHint().width() + m_tabs.front().row->spacing();
    return width;
}

void PanelGroup::showTabs(bool shown)
{
    if (shown == m_hasTabs)
        return;
    m_hasTabs = shown;
    for (const Tabs& tabs : m_tabs) {
        tabs.menu->setVisible(!shown);
        for (QAbstractButton* button : tabs.buttons->buttons())
            button->setVisible(shown);
    }
}

void PanelGroup::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    showTabs(width() >= widthOfTabs() + Theme::of(*this).px(leastTitle));
}

void PanelGroup::choose(int index)
{
    const bool byKey = currentWidget()->isAncestorOf(focusWidget());
    setCurrentIndex(index);
    const Tabs& tabs = m_tabs[static_cast<std::size_t>(index)];
    if (byKey && m_hasTabs)
        tabs.buttons->button(index)->setFocus();
    else if (byKey)
        tabs.menu->setFocus();
}

OwnKeys PanelGroup::ownKeys() const
{
    return {tr("Tabs of a panel"),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Bring another panel to the front")}}};
}

void PanelGroup::bringToFront(const ui::Panel& panel)
{
    for (int index = 0; index < count(); ++index)
        if (widget(index) == &panel)
            setCurrentIndex(index);
}

Panel* PanelGroup::front() const
{
    return qobject_cast<ui::Panel*>(currentWidget());
}

QSize PanelGroup::minimumSizeHint() const
{
    // The one in front decides: a hidden panel's wish must not stretch the window.
    if (!currentWidget())
        return {};
    QSize size = currentWidget()->minimumSizeHint();
    if (m_hasTabs)
        size.rwidth() -= widthOfTabs() -
                         m_tabs[static_cast<std::size_t>(currentIndex())].menu->sizeHint().width();
    return size;
}

}  // namespace ui
