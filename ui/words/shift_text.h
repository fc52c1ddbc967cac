#pragma once

#include <QString>

#include <cstddef>

namespace ui {

/// "▲ 3" for three ranks up, "▼ 2", "=" for the same rank.
QString shiftText(std::ptrdiff_t shift);
/// "3 ranks up", "2 ranks down", "the same rank".
QString shiftWords(std::ptrdiff_t shift);

}  // namespace ui
