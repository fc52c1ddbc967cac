// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/figure_sheet.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/export/writer/outlined_text.h"

namespace ui {

QSizeF FigureSheet::points() const
{
    return millimetres / millimetresPerInch * pointsPerInch;
}

QSizeF FigureSheet::dots(int perInch) const
{
    return millimetres / millimetresPerInch * perInch;
}

void FigureSheet::paint(QPaintDevice& device) const
{
    if (hasTextAsOutlines)
        paintOutlined(device);
    else
        figure.paint(device, points(), style);
}

void FigureSheet::paintOutlined(QPaintDevice& device) const
{
    OutlinedText outlined(device, layoutDotsPerInch);
    figure.paint(outlined, points(), style);
}

QString programName()
{
    return QStringLiteral("Rankscope " RANKSCOPE_VERSION);
}

}  // namespace ui
