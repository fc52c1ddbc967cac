#include "ui/export/figure_source.h"

#include <QEventLoop>

namespace ui {

PaperFigure finishedFigure(FigureSource& source)
{
    source.bringUpToDate();
    QEventLoop loop;
    while (source.isWorking()) {
        loop.processEvents(QEventLoop::WaitForMoreEvents);
        source.bringUpToDate();
    }
    return source.paperFigure();
}

}  // namespace ui
