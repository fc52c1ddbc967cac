// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/filled_button.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace ui {

void setFilled(QWidget& button, bool isFilled)
{
    if (button.property("isFilled") == isFilled)
        return;
    button.setProperty("isFilled", isFilled);
    button.style()->polish(&button);
    button.update();
}

}  // namespace ui
