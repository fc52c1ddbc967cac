// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/appearance.h"

#include <QMenu>

namespace ui {

/// Follow the desktop, light or dark: one of the three is checked.
class AppearanceMenu : public QMenu {
    Q_OBJECT
public:
    AppearanceMenu(Appearance& appearance, QWidget* parent = nullptr);

signals:
    /// The person picked one here.
    void picked(ui::Appearance::Choice choice);
};

/// The person's choice as the settings remember it.
void rememberAppearance(Appearance::Choice choice);
Appearance::Choice rememberedAppearance();

}  // namespace ui
