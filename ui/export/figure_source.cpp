#include "ui/export/figure_source.h"

#include "ui/waiting.h"

namespace ui {

PaperFigure finishedFigure(FigureSource& source)
{
    waitWhile([&source] {
        source.bringUpToDate();
        return source.isWorking();
    });
    return source.paperFigure();
}

}  // namespace ui
