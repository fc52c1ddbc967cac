// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace ui {

/// The translation context of text outside widgets.
struct Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

}  // namespace ui
