// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/drawn_figure.h"

#include "ui/charts/chart/inch.h"
#include "ui/text/language/joined_text.h"

namespace ui {

namespace {

/// The caption without its panels' text on guides that are not drawn.
QString withoutGuides(const PaperFigure& figure)
{
    QStringList told = sentencesOf(figure.caption);
    for (const PaperFigure& panel : figure.panels)
        for (const QString& guide : sentencesOf(panel.guides))
            told.removeAll(guide);
    return joinedSentences(told);
}

}  // namespace

PaperFigure drawnFigure(PaperFigure figure, QSizeF millimetres, const FigureStyle& style)
{
    if (style.hasGuides)
        figure.caption = joinedSentences({figure.caption, figure.guides});
    else if (!figure.panels.empty())
        figure.caption = withoutGuides(figure);
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
