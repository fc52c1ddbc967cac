// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/text/sessions/encoded_session.h"

#include <QSizeF>
#include <QString>

class QPaintDevice;

namespace ui {

/// A figure with everything that a format's writer needs.
struct FigureSheet {
    const PaperFigure& figure;
    FigureStyle style;  ///< its family is installed
    QSizeF millimetres;
    int dotsPerInch = 300;  ///< of a bitmap
    bool hasTextAsOutlines = false;
    EncodedSession session = {};  ///< the session that the file carries

    QSizeF points() const;
    QSizeF dots(int perInch) const;
    void paint(QPaintDevice& device) const;
    /// Paints with text as outlines, regardless of `hasTextAsOutlines`.
    void paintOutlined(QPaintDevice& device) const;
};

/// "Rankscope 0.1.0": the creator named in files.
QString programName();

}  // namespace ui
