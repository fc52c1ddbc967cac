// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace ui {

/// The catalogue's context of what is said outside of widgets.
struct Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

}  // namespace ui
