// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

enum class FigureFormat { Pdf, Svg, Png, Tiff, Eps };

/// Whether the file consists of pixels.
constexpr bool isBitmap(FigureFormat format)
{
    return format == FigureFormat::Png || format == FigureFormat::Tiff;
}

}  // namespace ui
