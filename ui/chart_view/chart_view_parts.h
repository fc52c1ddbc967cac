#pragma once

#include "ui/chart_view/chart_view.h"
#include "ui/figure/figure.h"

#include <optional>

namespace ui {

struct ChartView::Parts {
    struct Hover {
        double x;
        int series;
        QPointF mouse;
    };
    Chart chart;
    QString description;  ///< of the series, without the marker
    QString markerSentence;
    std::function<QString(double)> tipNote;
    Figure figure;
    bool isDragging = false;
    std::optional<Hover> hover;
    std::optional<double> attention;
    std::optional<double> reached;
};

}  // namespace ui
