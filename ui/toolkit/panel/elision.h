// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace ui {

/// Where to cut an id or a name that does not fit: names in one collection often differ at the
/// beginning or at the end.
inline constexpr Qt::TextElideMode elision = Qt::ElideMiddle;

}  // namespace ui
