#include "ui/panel_group.h"

#include "ui/panel.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace ui {

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
    const int index = static_cast<int>(m_tabs.size());
    m_names.push_back(tab);
    for (const Tabs& tabs : m_tabs)
        addButton(tabs, index);
    auto* strip = new QWidget(panel);
    strip->setObjectName(QStringLiteral("tabs"));
    strip->setAccessibleName(tr("Panels in this place"));
    const Tabs tabs{new QButtonGroup(strip), new QHBoxLayout(strip)};
    tabs.row->setContentsMargins(0, 0, 0, 0);
    tabs.row->setSpacing(2);
    tabs.buttons->setExclusive(true);
    m_tabs.push_back(tabs);
    for (int other = 0; other <= index; ++other)
        addButton(tabs, other);
    tabs.buttons->button(index)->setChecked(true);
    // A tab of another panel leads there; this one's own stays pressed.
    connect(tabs.buttons, &QButtonGroup::idClicked, this, &PanelGroup::choose);
    panel->addHeaderWidget(strip);
    addWidget(panel);
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
}

void PanelGroup::choose(int index)
{
    const bool byKey = currentWidget()->isAncestorOf(focusWidget());
    setCurrentIndex(index);
    if (byKey)
        m_tabs[static_cast<std::size_t>(index)].buttons->button(index)->setFocus();
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
    return currentWidget() ? currentWidget()->minimumSizeHint() : QSize();
}

}  // namespace ui
