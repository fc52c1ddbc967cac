// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// A file that stands beside a figure.
struct BesideFile {
    QString path;
    QByteArray content;
};

/// Where the settings ask for a file beside the figure at `path`, in the order of besideFiles().
QStringList besidePaths(const PaperFigure& figure, const FigureSettings& settings,
                        const QString& path);
/// What the settings ask for beside the figure at `path`: FILE.csv, FILE.caption.txt,
/// FILE.caption.tex, FILE.methods.txt, FILE.methods.tex, FILE.alt.txt, FILE.pgf.tex, where FILE is
/// the path without its ending; of a figure's panels FILE-a.csv and FILE-a.pgf.tex, and so on.
/// Writes nothing.
std::vector<BesideFile> besideFiles(const PaperFigure& figure, const FigureSettings& settings,
                                    const QString& path);

/// The data as CSV: RFC 4180, full precision, "\n".
QByteArray figureCsv(const FigureData& data);
/// A LaTeX document of the figure in that size and style, its text set by LaTeX.
/// Curves are drawn with pgfplots from `csvName` beside it, where its numbers are what was drawn;
/// all else is the figure's own shapes.
QByteArray pgfplotsText(const PaperFigure& figure, const FigureData& data,
                        const FigureSettings& settings, const QString& csvName);
/// Plain text as LaTeX has it: special characters escaped, known signs as commands.
QString latexText(const QString& plain);
/// LaTeX's text with letters that pdflatex may lack guarded: see core::guardedLatex().
QByteArray guardedLatex(const QByteArray& latex);

}  // namespace ui
