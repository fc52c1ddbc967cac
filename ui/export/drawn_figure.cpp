#include "ui/export/drawn_figure.h"

#include "ui/chart/inch.h"
#include "ui/words/caption_text.h"

namespace ui {

PaperFigure drawnFigure(PaperFigure figure, QSizeF millimetres, const FigureStyle& style)
{
    if (style.hasGuides)
        figure.caption = joinedSentences({figure.caption, figure.guides});
    figure.guides.clear();
    if (!figure.extent)
        return figure;
    const QString shown = figure.extent(millimetres * pointsPerMillimetre, style);
    figure.extent = nullptr;
    for (QString* text : {&figure.caption, &figure.description})
        *text = joinedSentences({*text, shown});
    return figure;
}

}  // namespace ui
