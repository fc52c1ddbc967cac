// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace ui {

/// Where an id or a name that does not fit is cut: what tells those of one collection apart often
/// stands at their beginning or their end.
inline constexpr Qt::TextElideMode elision = Qt::ElideMiddle;

}  // namespace ui
