// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/drawn_figure.h"

#include "ui/charts/chart/inch.h"
#include "ui/text/language/joined_text.h"

namespace ui {

namespace {

/// Leaves out of the caption what its panels say about lines or marks that are not drawn.
void leaveOut(PaperFigure& figure, QString PaperFigure::*text)
{
    QStringList told = sentencesOf(figure.caption);
    for (const PaperFigure& panel : figure.panels)
        for (const QString& sentence : sentencesOf(panel.*text))
            told.removeAll(sentence);
    figure.caption = joinedSentences(told);
}

}  // namespace

PaperFigure drawnFigure(PaperFigure figure, QSizeF millimetres, const FigureStyle& style)
{
    const auto say = [&figure](bool isDrawn, QString PaperFigure::*text) {
        if (isDrawn)
            figure.caption = joinedSentences({figure.caption, figure.*text});
        else if (!figure.panels.empty())
            leaveOut(figure, text);
        (figure.*text).clear();
    };
    say(style.hasGuides, &PaperFigure::guides);
    say(style.hasMarks, &PaperFigure::marks);
    if (!figure.extent)
        return figure;
    const QString shown = figure.extent(millimetres * pointsPerMillimetre, style);
    figure.extent = nullptr;
    for (QString* text : {&figure.caption, &figure.description})
        *text = joinedSentences({*text, shown});
    return figure;
}

}  // namespace ui
