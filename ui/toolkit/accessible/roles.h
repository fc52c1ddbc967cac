// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace ui {

/// Sets what screen readers call a widget, where its class does not tell: a chart, a page tab.
/// A button keeps its press and its check mark.
/// @pre nothing has asked for the widget's accessible interface yet
void setRole(QWidget& widget, QAccessible::Role role);

}  // namespace ui
