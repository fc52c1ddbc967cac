// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_style.h"
#include "ui/text/sessions/figure_format.h"

#include <QSizeF>

namespace ui {

/// The unit for showing and typing sizes, which are stored in millimetres.
enum class LengthUnit { Millimetre, Centimetre, Inch, Point };

/// Rows of the data that the files of an export can hold. The one rule for window, command line and
/// Python: none, unless the person asks, each time.
struct HeldRows {
    bool session = false;  ///< the figure can be reopened as the document, so it holds all its data
    bool ids = false;      ///< NAME.csv also has the ids of queries and documents

    bool operator==(const HeldRows&) const = default;
};

/// Everything that the export dialog and the command line can set.
struct FigureSettings {
    FigureFormat format = FigureFormat::Pdf;
    QSizeF millimetres{120, 75};  ///< of the whole page
    LengthUnit unit = LengthUnit::Millimetre;
    int dotsPerInch = 300;  ///< for PNG and TIFF
    FigureStyle style = {};
    bool hasTextAsOutlines = false;
    HeldRows held = {};
    bool writesData = false;         ///< also writes NAME.csv
    bool writesCaption = false;      ///< NAME.caption.txt and .tex, NAME.methods.txt and .tex
    bool writesDescription = false;  ///< NAME.alt.txt
    bool writesPgfplots = false;     ///< NAME.pgf.tex, and NAME.csv, which it reads
    bool writesAxis = false;         ///< NAME.axis.tex, and NAME.csv, which it reads

    bool operator==(const FigureSettings&) const = default;
};

}  // namespace ui
