// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/panel_group.h"

#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/theme.h"

#include <QAction>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

/// What scrolls: the page at the room there is, and not below its minimum. Qt would ask for the
/// height that wrapped texts and charts would like.
class Scrolled : public QWidget {
public:
    explicit Scrolled(QWidget& page)
    {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(&page);
    }
    int heightForWidth(int width) const override
    {
        return layout()->totalMinimumHeightForWidth(width);
    }
};

/// Brings the top of a part of the page to the top, as far as the page scrolls.
void scrollTo(QScrollArea& scroll, const QWidget& part)
{
    QWidget* page = scroll.widget();
    if (!page->isAncestorOf(&part))
        return;
    page->layout()->activate();
    scroll.verticalScrollBar()->setValue(part.mapTo(page, QPoint()).y());
}

}  // namespace

PanelGroup::PanelGroup(QWidget* parent, Tabs tabs)
    : QWidget(parent)
    , m_form(tabs)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
{
    setAccessibleName(tr("Panel group"));
    m_tabs->setObjectName(QStringLiteral("panelTabs"));
    m_tabs->setAccessibleName(tr("Panel tabs"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (index < 0 || index >= m_pages->count())
            return;
        if (isVisible())
            fill(index);
        m_pages->setCurrentIndex(index);
        emit frontChanged();
    });
}

void PanelGroup::add(QWidget* page, const QString& tab)
{
    insert({{}, nullptr, page}, tab);
}

void PanelGroup::add(MakePanel make, const QString& tab)
{
    insert({std::move(make), nullptr, nullptr}, tab);
}

void PanelGroup::insert(Place place, const QString& tab)
{
    QWidget* page = place.page;
    if (m_form != Tabs::None) {
        auto* scroll = new QScrollArea;
        auto* card = new QFrame;
        card->setObjectName(QStringLiteral("panel"));
        showScrolled(*scroll, *new Scrolled(page ? *page : *card));
        if (page)
            delete card;
        place.around = scroll;
    } else {
        place.around = page ? page : new QWidget;
    }
    m_pages->addWidget(place.around);
    place.toFront = new QAction(this);
    connect(place.toFront, &QAction::triggered, this, [this, index = count()] {
        setCurrentIndex(index);
        emit broughtToFront();
        m_tabs->setFocus();
    });
    m_places.push_back(std::move(place));
    m_tabs->addTab(tab);
    adoptTabs();
    if (page)
        orderFocus(count() - 1);
}

void PanelGroup::fill(int index)
{
    const MakePanel make = std::exchange(place(index).make, {});
    if (!make)
        return;
    ui::Panel* panel = make();
    place(index).page = panel;
    if (auto* scroll = qobject_cast<QScrollArea*>(place(index).around)) {
        delete scroll->takeWidget();
        scroll->setWidget(new Scrolled(*panel));
    } else {
        QWidget* empty = std::exchange(place(index).around, panel);
        const bool isFront = index == currentIndex();
        m_pages->insertWidget(index, panel);
        m_pages->removeWidget(empty);
        delete empty;
        if (isFront)
            m_pages->setCurrentIndex(index);
    }
    orderFocus(index);
    emit filled(panel);
}

/// Puts the page's parts into the tab order after those of the place before it.
void PanelGroup::orderFocus(int index)
{
    // Menus and dialogs of a part are windows of their own.
    const auto isReached = [this](const QWidget& part) {
        return part.focusPolicy() != Qt::NoFocus && part.window() == window();
    };
    QWidget* before = m_tabs;
    for (int earlier = index - 1; earlier >= 0 && before == m_tabs; --earlier)
        if (const QWidget* page = place(earlier).page)
            for (QWidget* part : page->findChildren<QWidget*>())
                if (isReached(*part))
                    before = part;
    for (QWidget* part : place(index).page->findChildren<QWidget*>())
        if (isReached(*part)) {
            QWidget::setTabOrder(before, part);
            before = part;
        }
}

int PanelGroup::emptyPlace() const
{
    const auto isEmpty = [this](int index) { return bool(place(index).make); };
    if (count() > 0 && isEmpty(currentIndex()))
        return currentIndex();
    for (int index = 0; index < count(); ++index)
        if (isEmpty(index))
            return index;
    return -1;
}

int PanelGroup::indexOf(const QWidget& part) const
{
    for (int index = 0; index < count(); ++index)
        if (const QWidget* page = place(index).page;
            page && (page == &part || page->isAncestorOf(&part)))
            return index;
    return -1;
}

int PanelGroup::currentIndex() const
{
    return m_tabs->currentIndex();
}

void PanelGroup::setCurrentIndex(int index)
{
    m_tabs->setCurrentIndex(index);
}

void PanelGroup::bringToFront(const ui::Panel& panel)
{
    const int index = indexOf(panel);
    if (index < 0)
        return;
    setCurrentIndex(index);
    if (auto* scroll = qobject_cast<QScrollArea*>(place(index).around))
        QTimer::singleShot(0, &panel, [scroll, &panel] { scrollTo(*scroll, panel); });
    emit broughtToFront();
}

void PanelGroup::setTabShown(int index, bool shown)
{
    if (index < 0 || isTabShown(index) == shown)
        return;
    if (!shown && index == currentIndex())
        setCurrentIndex(0);
    m_tabs->setTabVisible(index, shown);
    adoptTabs();
}

bool PanelGroup::isTabShown(int index) const
{
    return m_tabs->isTabVisible(index);
}

/// A single page needs no tab.
void PanelGroup::adoptTabs()
{
    int shown = 0;
    for (int index = 0; index < m_tabs->count(); ++index)
        shown += isTabShown(index) ? 1 : 0;
    m_tabs->setVisible(m_form == Tabs::Shown && shown > 1);
}

bool PanelGroup::hides(const ui::Panel& panel) const
{
    const int index = indexOf(panel);
    return index >= 0 && !isTabShown(index);
}

void PanelGroup::renameTab(const ui::Panel& panel, const QString& tab)
{
    if (const int index = indexOf(panel); index >= 0)
        m_tabs->setTabText(index, tab);
}

int PanelGroup::tabsWidth() const
{
    m_tabs->ensurePolished();
    return m_tabs->sizeHint().width();
}

OwnKeys PanelGroup::ownKeys() const
{
    OwnKeys keys{tr("Panel tabs"),
                 {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Switch to another panel")}}};
    for (int index = 0; index < count(); ++index)
        if (m_tabs->isVisibleTo(this) && isTabShown(index))
            keys.keys.push_back({{}, m_tabs->tabText(index), place(index).toFront});
    return keys;
}

Panel* PanelGroup::front() const
{
    return count() > 0 ? qobject_cast<ui::Panel*>(page(currentIndex())) : nullptr;
}

/// A page that scrolls needs little room, whichever is in front.
QSize PanelGroup::minimumSizeHint() const
{
    if (m_form == Tabs::None)
        return QWidget::minimumSizeHint();
    constexpr double leastWidth = 220;
    constexpr double leastHeight = 120;
    const Theme theme = Theme::of(*this);
    return {theme.px(leastWidth), theme.px(leastHeight)};
}

}  // namespace ui
