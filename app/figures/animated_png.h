// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace figures {

/// Pictures as one animated PNG (APNG), which plays again and again; other readers show the first
/// picture. Empty if they are not PNGs of one size and one kind of pixels. O(bytes).
/// @param seconds how long each is shown; the last one three times as long
QByteArray animatedPng(const std::vector<QByteArray>& pictures, double seconds);

}  // namespace figures
