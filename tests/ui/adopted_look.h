// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/faces.h"
#include "ui/toolkit/theme/program_style.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QFont>
#include <QRegularExpression>
#include <QTest>

namespace ranking_samples {

/// The look of pictures, which every machine shows the same.
inline void adoptLook(bool dark = false)
{
    QApplication::setStyle(new ui::ProgramStyle);
    QApplication::setPalette(ui::paletteFor(dark));
    QFont font(ui::ownFamily());
    font.setPixelSize(13);
    QApplication::setFont(font);
}

/// Call from init(). A screen that is none cannot raise windows or grab keys, and says so.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
}

}  // namespace ranking_samples
