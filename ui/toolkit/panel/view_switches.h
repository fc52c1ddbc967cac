// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

class QMenu;
class QObject;
class QWidget;

namespace ui {

/// What a person switches in panels and charts, such as bands or the rates that are drawn: ways of
/// looking, no edits. By the panel's class and a name of the switch, with its state: true or false,
/// or a place in a list. What stands as the program has it has no entry.
using ViewSwitches = QVariantMap;

/// Makes a checkable action, a checkable button or a list to choose from such a switch. As it is
/// now the program has it.
/// @param name not translated, and different from others of the panel
void keepSwitch(QObject& one, const QString& name);

/// One of several numbers; none: the program finds it.
struct NumberChoice {
    QString text;
    std::optional<std::size_t> number;
};

/// Puts numbers into a menu, of which the first is in force, each a switch named after its number.
void addNumberChoices(QMenu& menu, const QString& name, const std::vector<NumberChoice>& choices,
                      const std::function<void(std::optional<std::size_t>)>& choose);

/// Those of all panels in `part` that stand otherwise. `kept` is what panels have that are not made
/// yet.
ViewSwitches switchesIn(const QWidget& part, ViewSwitches kept = {});
/// Sets those of all panels in `part`, as a person would. What cannot be is left out.
void setSwitches(QWidget& part, const ViewSwitches& switches);
void resetSwitches(QWidget& part);

}  // namespace ui
