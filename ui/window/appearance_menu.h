// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/appearance.h"

#include <QMenu>

namespace ui {

/// Chooses the appearance: match the desktop, light or dark; exactly one is checked.
class AppearanceMenu : public QMenu {
    Q_OBJECT
public:
    AppearanceMenu(Appearance& appearance, QWidget* parent = nullptr);

signals:
    /// The person chose one in this menu.
    void picked(ui::Appearance::Choice choice);
};

/// Stores the choice in the settings.
void rememberAppearance(Appearance::Choice choice);
Appearance::Choice rememberedAppearance();

}  // namespace ui
