// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/text/sessions/encoded_session.h"

#include <QSizeF>
#include <QString>

class QPaintDevice;

namespace ui {

/// A figure with all that the writer of a format asks for.
struct FigureSheet {
    const PaperFigure& figure;
    FigureStyle style;  ///< its family is installed
    QSizeF millimetres;
    int dotsPerInch = 300;  ///< of a bitmap
    bool hasTextAsOutlines = false;
    EncodedSession session = {};  ///< that the file carries

    QSizeF points() const;
    QSizeF dots(int perInch) const;
    void paint(QPaintDevice& device) const;
    /// The same with text as outlines, whatever `hasTextAsOutlines` says.
    void paintOutlined(QPaintDevice& device) const;
};

/// "Rankscope 0.1.0": what files say made them.
QString programName();

}  // namespace ui
