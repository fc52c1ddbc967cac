// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QByteArray>
#include <QWidget>

namespace ui {

/// What a window remembers between starts. Invalid stored values are ignored.
struct WindowMemory {
    QByteArray geometry;
    double zoom = 1;  ///< 0.5 to 3
    int digits = 4;   ///< 2 to 15, decimals of a value

    DiscountForm discounts = DiscountForm::Divisor;

    bool reloadsAutomatically = false;

    bool usesDesktopFont = false;

    ViewSwitches switches;

    static WindowMemory read();
    void write() const;
};

/// Whether this is the program's first start for this person; true only once.
bool takeFirstStart();

/// The layout of a page: WorkspacePage::layoutState() under its layoutKey().
QByteArray rememberedLayout(const QString& key);
void rememberLayout(const QString& key, const QByteArray& layout);

/// Moves and shrinks a window so that its title and most of it are on a screen, even if its former
/// screen is gone.
void bringOntoScreen(QWidget& window);

/// Shrinks a window that was never shown to fit the screen with its frame, as far as its minimum
/// size allows.
void fitOntoScreen(QWidget& window);

}  // namespace ui
