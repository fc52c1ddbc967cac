#pragma once

#include <QSizeF>
#include <QString>

#include <functional>

class QPaintDevice;

namespace ui {

/// A figure that can be put on paper: all that a file needs.
struct PaperFigure {
    QString title;
    QString description;  ///< in words, for those who do not see it
    /// Paints a figure of that many points of 1/72 inch, in the light colours, with text of that
    /// font family; none: there is nothing to show.
    std::function<void(QPaintDevice& device, QSizeF points, const QString& family)> paint;
};

}  // namespace ui
