// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/all_charts.h"

#include "ui/charts/figure/figure_source.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/figure/figure_file.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"

#include <QDir>

#include <iterator>

namespace ui {

AllCharts allCharts(std::span<FigureSource* const> charts, const QString& documentName,
                    const QString& folder, const std::function<FigureSettings(PaperFigure&)>& dress)
{
    AllCharts all;
    for (FigureSource* chart : charts) {
        PaperFigure figure = finishedFigure(*chart);
        if (!figure.paint) {
            if (!figure.title.isEmpty())
                all.nothing << figure.title;
            continue;
        }
        if (figure.ids == IdsShown::Drawn) {
            all.withIds << figure.title;
            continue;
        }
        FigureSettings own = dress(figure);
        if (own.style.hasClinicalNames) {
            const ClinicalNames names;
            figure = chart->paperFigure();
            own = dress(figure);
        }
        const QString name = fileNameOf(figureName(documentName, figure.kind));
        ExportedFiles made = exportedFiles(
            figure, own, QDir(folder).filePath(name + QLatin1Char('.') + endingOf(own.format)));
        if (!made.problem.isEmpty()) {
            all.problem = labelledText(figure.title, made.problem);
            return all;
        }
        ++all.drawn;
        std::move(made.files.begin(), made.files.end(), std::back_inserter(all.files));
    }
    return all;
}

}  // namespace ui
