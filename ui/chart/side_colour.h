#pragma once

#include "ui/theme/theme.h"

namespace ui {

/// The filling of what is above or below; its direction, sign or shape says so too.
inline QColor sideColour(bool isAbove, bool dark)
{
    return seriesColour(isAbove ? 2 : 1, dark);
}

}  // namespace ui
