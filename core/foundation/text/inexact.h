// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

/// Whether the number, rounded to `decimals` places, would read as 0, 1 or −1 without being equal
/// to it; such a value is not shown rounded. A double within four units in the last place of 1 or
/// −1 counts as equal, because a computed double is not more accurate.
bool wouldReadAsWhole(double number, int decimals);

}  // namespace core
