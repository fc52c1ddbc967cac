#include "ui/figure/figure_source.h"

#include "ui/work/waiting.h"

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
