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

/// A person's choices in panels and charts, such as bands or the rates to draw; they change the
/// view, not the data. The key is the panel's class with the switch's name, the value is true,
/// false, or an index in a list. Switches with their default state have no entry.
using ViewSwitches = QVariantMap;

/// Registers a checkable action, a checkable button or a list as such a switch. Its present state
/// is the default.
/// @param name not translated, unique in the panel
void keepSwitch(QObject& one, const QString& name);

/// One of several numbers; none: automatic.
struct NumberChoice {
    QString text;
    std::optional<std::size_t> number;
};

/// Adds numbers to a menu, each a switch named after its number; the first one is the default.
void addNumberChoices(QMenu& menu, const QString& name, const std::vector<NumberChoice>& choices,
                      const std::function<void(std::optional<std::size_t>)>& choose);

/// The switches of all panels in `part` that are not at their default. @param kept the switches of
/// panels that do not exist yet
ViewSwitches switchesIn(const QWidget& part, ViewSwitches kept = {});
/// Sets switches of all panels in `part` as a person would. Those that cannot be set are skipped.
void setSwitches(QWidget& part, const ViewSwitches& switches);
void resetSwitches(QWidget& part);

}  // namespace ui
