// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

enum class FigureFormat { Pdf, Svg, Png, Tiff, Eps };

/// Whether a file can hold the session that it shows.
constexpr bool canHoldSession(FigureFormat format)
{
    return format != FigureFormat::Eps;
}

/// Whether the file consists of pixels.
constexpr bool isBitmap(FigureFormat format)
{
    return format == FigureFormat::Png || format == FigureFormat::Tiff;
}

}  // namespace ui
