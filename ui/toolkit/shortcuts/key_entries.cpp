// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/shortcuts/key_entries.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <set>

namespace ui {

namespace {

/// Whether the widget belongs to a workspace that is not shown.
bool isOnAPageBehind(const QWidget& widget)
{
    for (const QWidget* child = &widget; child->parentWidget(); child = child->parentWidget()) {
        const auto* pages = qobject_cast<const QStackedWidget*>(child->parentWidget());
        if (pages && pages->objectName() == QLatin1String("workspaces"))
            return pages->currentWidget() != child;
    }
    return false;
}

class Collector {
public:
    void addMenu(const QMenu& menu, const QString& group, const QString& within)
    {
        for (QAction* action : menu.actions()) {
            if (action->isSeparator() || !action->isVisible())
                continue;
            const QString text = withoutMarks(action->text());
            const QString does = within.isEmpty() ? text : labelledText(within, text);
            if (action->menu())
                addMenu(*action->menu(), group, text);
            else
                addAction(action, group, does);
        }
    }

    void addToolBar(const QToolBar& bar)
    {
        const QString group = bar.windowTitle();
        for (QAction* action : bar.actions()) {
            const QWidget* widget = bar.widgetForAction(action);
            const auto* button = qobject_cast<const QToolButton*>(widget);
            if (button && button->menu())
                addMenu(*button->menu(), group, withoutMarks(button->text()));
            else if (button && !action->isSeparator() && action->isVisible())
                addAction(action, group, withoutMarks(action->text()));
            if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
                m_entries.push_back({group,
                                     withoutMarks(label->text()),
                                     keysOf(*label->buddy()),
                                     {},
                                     label->buddy()});
        }
    }

    void addOwnKeys(const QWidget& window)
    {
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            const auto* owner = dynamic_cast<const HasOwnKeys*>(widget);
            if (!owner || widget->window() != &window || isOnAPageBehind(*widget))
                continue;
            const OwnKeys keys = owner->ownKeys();
            const bool isNewPlace = m_places.insert(keys.place).second;
            for (KeyEntry& entry : keyEntries(keys, widget))
                if (isNewPlace || entry.action)
                    m_entries.push_back(std::move(entry));
        }
    }

    std::vector<KeyEntry> take() { return std::move(m_entries); }

private:
    void addAction(QAction* action, const QString& group, const QString& does)
    {
        if (m_actions.insert(action).second)
            m_entries.push_back({group, does, keysText(action->shortcuts()), action, {}});
    }

    std::vector<KeyEntry> m_entries;
    std::set<const QAction*> m_actions;
    std::set<QString> m_places;
};

}  // namespace

QString withoutMarks(const QString& caption)
{
    static const QRegularExpression mark(QStringLiteral(R"(\(&\w\)|&(.))"));
    return QString(caption).replace(mark, QStringLiteral("\\1"));
}

QString keysOf(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const auto* toolButton = qobject_cast<const QToolButton*>(&widget);
    if (toolButton && toolButton->defaultAction())
        return toolButton->defaultAction()->shortcut().toString(QKeySequence::NativeText);
    if (button && !button->shortcut().isEmpty())
        return button->shortcut().toString(QKeySequence::NativeText);
    for (const QLabel* label : widget.window()->findChildren<QLabel*>())
        if (label->buddy() == &widget)
            return QKeySequence::mnemonic(label->text()).toString(QKeySequence::NativeText);
    return {};
}

std::vector<KeyEntry> keyEntries(const OwnKeys& keys, QWidget* place)
{
    std::vector<KeyEntry> entries;
    for (const OwnKeys::Key& key : keys.keys)
        entries.push_back({keys.place, key.does, key.keys, key.action, place});
    return entries;
}

std::vector<KeyEntry> keyEntries(const QMainWindow& window)
{
    Collector collector;
    for (const QAction* action : window.menuBar()->actions())
        if (action->menu() && action->isVisible())
            collector.addMenu(*action->menu(), withoutMarks(action->text()), {});
    for (const QToolBar* bar : window.findChildren<QToolBar*>())
        if (!bar->isHidden())
            collector.addToolBar(*bar);
    collector.addOwnKeys(window);
    return collector.take();
}

}  // namespace ui
