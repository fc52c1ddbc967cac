#include "ui/panel/panel_group.h"

#include "ui/panel/panel.h"
#include "ui/theme/theme.h"

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

/// As wide as its text is in bold type, which it has while it is pressed.
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

/// A panel's surface without a panel.
QWidget* makeEmptyCard()
{
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("panel"));
    return card;
}

/// Tab comes to the parts of `late` where it would have come to `place`.
void takeFocusPlace(QWidget& place, QWidget& late)
{
    QWidget* before = place.previousInFocusChain();
    while (before != &place && before->focusPolicy() == Qt::NoFocus)
        before = before->previousInFocusChain();
    for (QWidget* part : late.findChildren<QWidget*>())
        if (part->focusPolicy() != Qt::NoFocus && part->window() == place.window()) {
            QWidget::setTabOrder(before, part);
            before = part;
        }
}

}  // namespace

PanelGroup::PanelGroup(QWidget* parent)
    : QStackedWidget(parent)
{
    setAccessibleName(tr("Panels in one place"));
    connect(this, &QStackedWidget::currentChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_places.size())) {
            if (isVisible())
                fill(index);
            if (const Tabs& tabs = place(index).tabs; tabs.strip)
                tabs.buttons->button(index)->setChecked(true);
        }
        updateGeometry();  // the one in front decides
        emit frontChanged();
    });
}

void PanelGroup::add(ui::Panel* panel, const QString& tab)
{
    insert({tab, {}, {}}, panel);
}

void PanelGroup::add(MakePanel make, const QString& tab)
{
    insert({tab, std::move(make), {}}, makeEmptyCard());
}

void PanelGroup::insert(Place place, QWidget* page)
{
    const int index = count();
    m_places.push_back(std::move(place));
    addWidget(page);
    for (const Place& other : m_places)
        if (other.tabs.strip)
            addButton(other.tabs, index);
    if (auto* panel = qobject_cast<ui::Panel*>(page))
        m_places.back().tabs = makeStrip(panel, index);
    showStrips();
}

/// A panel alone in its place needs no tab.
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
    // Those behind it move up by one, so every tab leads elsewhere.
    for (int own = 0; own < count(); ++own) {
        if (!place(own).tabs.strip)
            continue;
        delete place(own).tabs.strip;
        place(own).tabs = makeStrip(qobject_cast<ui::Panel*>(widget(own)), own);
    }
    showStrips();
    other.insert(std::move(moved), page);
}

PanelGroup::Tabs PanelGroup::makeStrip(ui::Panel* panel, int own)
{
    auto* strip = new QWidget(panel);
    strip->setObjectName(QStringLiteral("tabs"));
    strip->setAccessibleName(tr("Panels in this place"));
    const Tabs tabs{strip, new QButtonGroup(strip), new QHBoxLayout(strip),
                    makeMenu(place(own).name, strip)};
    tabs.row->setContentsMargins(0, 0, 0, 0);
    tabs.row->setSpacing(2);
    tabs.row->addWidget(tabs.menu);
    if (m_hasTabs)
        tabs.menu->hide();
    tabs.buttons->setExclusive(true);
    for (int index = 0; index < static_cast<int>(m_places.size()); ++index)
        addButton(tabs, index);
    tabs.buttons->button(own)->setChecked(true);
    // A tab of another panel leads there; this one's own stays pressed.
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
    if (!m_hasTabs)
        button->hide();
    tabs.menu->menu()->addAction(button->text(), this, [this, index] { choose(index); });
}

int PanelGroup::widthBesideTabs() const
{
    int width = 0;
    for (int index = 0; index < static_cast<int>(m_places.size()); ++index)
        if (const QWidget* strip = place(index).tabs.strip)
            width = std::max(
                width, qobject_cast<ui::Panel*>(widget(index))->leastHeaderWidthBeside(*strip));
    return width;
}

int PanelGroup::widthOfTabs() const
{
    const auto made = std::find_if(m_places.begin(), m_places.end(),
                                   [](const Place& place) { return place.tabs.strip; });
    int width = 0;
    if (made != m_places.end())
        for (const QAbstractButton* button : made->tabs.buttons->buttons())
            width += button->sizeHint().width() + made->tabs.row->spacing();
    return width;
}

void PanelGroup::showTabs(bool shown)
{
    if (shown == m_hasTabs)
        return;
    m_hasTabs = shown;
    for (const Place& place : m_places) {
        if (!place.tabs.strip)
            continue;
        place.tabs.menu->setVisible(!shown);
        for (QAbstractButton* button : place.tabs.buttons->buttons())
            button->setVisible(shown);
    }
}

void PanelGroup::adoptWidth()
{
    showTabs(width() >= widthOfTabs() + widthBesideTabs());
}

void PanelGroup::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    adoptWidth();
}

void PanelGroup::choose(int index)
{
    const bool byKey = currentWidget()->isAncestorOf(focusWidget());
    setCurrentIndex(index);
    const Tabs& tabs = place(index).tabs;
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

// The one in front decides: a hidden panel's wish must not stretch the window.

QSize PanelGroup::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint() : QSize();
}

QSize PanelGroup::minimumSizeHint() const
{
    if (!currentWidget())
        return {};
    QSize size = currentWidget()->minimumSizeHint();
    const Tabs& tabs = place(currentIndex()).tabs;
    if (m_hasTabs && tabs.strip)
        size.rwidth() -= widthOfTabs() - tabs.menu->sizeHint().width();
    return size;
}

}  // namespace ui
