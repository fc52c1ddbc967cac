// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/appearance.h"

#include <QMenu>

namespace ui {

/// Chooses the appearance: match the desktop, light or dark, of which exactly one is checked; and
/// whether motion is reduced.
class AppearanceMenu : public QMenu {
    Q_OBJECT
public:
    AppearanceMenu(Appearance& appearance, QWidget* parent = nullptr);

signals:
    /// The person chose one in this menu.
    void picked(ui::Appearance::Choice choice);
    void motionPicked(bool reduced);
};

/// Stores the choice in the settings.
void rememberAppearance(Appearance::Choice choice);
Appearance::Choice rememberedAppearance();
void rememberReducedMotion(bool reduced);
bool rememberedReducedMotion();

}  // namespace ui
