#pragma once

#include "ui/chart_view/curve_view.h"
#include "ui/figure/curve_figure.h"
#include "ui/figure/curve_marks.h"

#include <QPointF>

#include <optional>
#include <variant>
#include <vector>

namespace ui {

struct CurveView::Parts {
    struct Hover {
        CurvePlace place;
        QPointF mouse;
    };
    struct PointDrag {
        int line;
    };
    struct PlaneDrag {
        QPointF mouse;
        CurvePlane shown;  ///< when it began
    };
    CurveFigure figure;
    CurveWords words;
    CurveMarks marks;
    bool isZoomable = true;
    std::optional<CurvePlace> current;
    std::vector<CurvePlace> attention;
    std::optional<Hover> hover;
    std::variant<std::monostate, PointDrag, PlaneDrag> drag;

    bool isDragging() const { return !std::holds_alternative<std::monostate>(drag); }
};

}  // namespace ui
