// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

/// Whether the number, rounded to so many decimals, would read as 0, 1 or −1 without being it: such
/// a value is not shown rounded. What lies within four units in the last place of 1 or −1 is taken
/// for it: no more can be known of a double that was computed.
bool wouldReadAsWhole(double number, int decimals);

}  // namespace core
