// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/view_switches.h"

#include "ui/toolkit/panel/panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QComboBox>
#include <QMenu>

namespace ui {

namespace {

constexpr const char* switchName = "viewSwitch";
constexpr const char* usualState = "viewSwitchUsual";

QVariant stateOf(const QObject& one)
{
    if (const auto* action = qobject_cast<const QAction*>(&one))
        return action->isChecked();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&one))
        return button->isChecked();
    return qobject_cast<const QComboBox*>(&one)->currentIndex();
}

/// In an exclusive group, a switch is turned off only by turning on another.
bool setsItself(bool isOn, bool requested, bool isExclusive)
{
    return isOn != requested && (requested || !isExclusive);
}

void setState(QObject& one, const QVariant& state)
{
    if (auto* action = qobject_cast<QAction*>(&one)) {
        const bool isOneOfSeveral = action->actionGroup() && action->actionGroup()->isExclusive();
        if (setsItself(action->isChecked(), state.toBool(), isOneOfSeveral))
            action->isEnabled() ? action->trigger() : action->setChecked(state.toBool());
    } else if (auto* button = qobject_cast<QAbstractButton*>(&one)) {
        if (setsItself(button->isChecked(), state.toBool(), button->group()))
            button->isEnabled() ? button->click() : button->setChecked(state.toBool());
    } else if (auto* list = qobject_cast<QComboBox*>(&one)) {
        bool isNumber = false;
        const int place = state.toInt(&isNumber);
        if (isNumber && place >= 0 && place < list->count())
            list->setCurrentIndex(place);
    }
}

QString keyOf(const QObject& one)
{
    const QString name = one.property(switchName).toString();
    for (const QObject* around = &one; around && !name.isEmpty(); around = around->parent())
        if (qobject_cast<const Panel*>(around))
            return QString::fromLatin1(around->metaObject()->className()).section(u':', -1) +
                   QLatin1Char('/') + name;
    return name;
}

template <class Visit>
void eachSwitch(const QWidget& part, Visit visit)
{
    for (QObject* one : part.findChildren<QObject*>())
        if (const QString key = keyOf(*one); !key.isEmpty())
            visit(*one, key);
}

}  // namespace

void keepSwitch(QObject& one, const QString& name)
{
    one.setProperty(switchName, name);
    one.setProperty(usualState, stateOf(one));
}

void addNumberChoices(QMenu& menu, const QString& name, const std::vector<NumberChoice>& choices,
                      const std::function<void(std::optional<std::size_t>)>& choose)
{
    auto* group = new QActionGroup(&menu);
    for (const NumberChoice& choice : choices) {
        QAction* action = menu.addAction(choice.text);
        action->setCheckable(true);
        action->setChecked(group->actions().isEmpty());
        group->addAction(action);
        keepSwitch(*action, QStringLiteral("%1 %2").arg(name).arg(choice.number.value_or(0)));
        QObject::connect(action, &QAction::triggered, group,
                         [choose, number = choice.number] { choose(number); });
    }
}

ViewSwitches switchesIn(const QWidget& part, ViewSwitches kept)
{
    eachSwitch(part, [&kept](const QObject& one, const QString& key) {
        if (stateOf(one) == one.property(usualState))
            kept.remove(key);
        else
            kept.insert(key, stateOf(one));
    });
    return kept;
}

void setSwitches(QWidget& part, const ViewSwitches& switches)
{
    eachSwitch(part, [&switches](QObject& one, const QString& key) {
        if (const auto state = switches.constFind(key); state != switches.constEnd())
            setState(one, *state);
    });
}

void resetSwitches(QWidget& part)
{
    eachSwitch(part, [](QObject& one, const QString&) { setState(one, one.property(usualState)); });
}

}  // namespace ui
