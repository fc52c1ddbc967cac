// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

/// Fills a screen's most important button, or takes the fill back while another one is filled: at
/// most one is at a time. @param button named "primary"
void setFilled(QWidget& button, bool isFilled);

}  // namespace ui
