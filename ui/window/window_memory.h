// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/window/view_choice.h"

#include <QByteArray>
#include <QWidget>

namespace ui {

/// What a window remembers from one start to the next. Reading takes nothing on trust: what cannot
/// be is as if it was not there.
struct WindowMemory {
    QByteArray geometry;
    double zoom = 1;  ///< 0.5 to 3
    int digits = 4;   ///< 2 to 15, decimals of a value

    View view = View::Simple;  ///< full where a start before there were two views left its place

    DiscountForm discounts = DiscountForm::Divisor;

    bool reloadsAutomatically = false;

    ViewSwitches switches;

    static WindowMemory read();
    void write() const;
};

/// Whether the program never ran for this person before; true once only.
bool takeFirstStart();

/// The layout of a page: WorkspacePage::layoutState() under its layoutKey().
QByteArray rememberedLayout(const QString& key);
void rememberLayout(const QString& key, const QByteArray& layout);

/// Moves and shrinks a window so that its title and most of it are on a screen, whatever became of
/// the screen it was on.
void bringOntoScreen(QWidget& window);

/// Shrinks a window that was never shown so that it fits on the screen with what a window manager
/// puts around it, as far as its least size lets it.
void fitOntoScreen(QWidget& window);

}  // namespace ui
