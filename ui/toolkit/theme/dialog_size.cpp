// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/dialog_size.h"

#include "ui/toolkit/theme/theme.h"

#include <QWidget>

namespace ui {

void sizeDialog(QWidget& dialog, int width, int height)
{
    const Theme theme = Theme::of(dialog);
    QSize size(theme.px(width), theme.px(height));
    if (const QWidget* parent = dialog.parentWidget())
        size = size.boundedTo(parent->window()->size() - QSize(theme.px(24), theme.px(24)));
    dialog.resize(size);
}

}  // namespace ui
