#pragma once

namespace ui {

enum class FigureFormat { Pdf, Svg, Png, Tiff };

}  // namespace ui
