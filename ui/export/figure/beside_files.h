// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// A companion file of a figure.
struct BesideFile {
    QString path;
    QByteArray content;
};

/// The companion files that the settings request for a figure at `path`, ordered like
/// besideFiles().
QStringList besidePaths(const PaperFigure& figure, const FigureSettings& settings,
                        const QString& path);
/// The companion files that the settings request for a figure at `path`: FILE.csv,
/// FILE.caption.txt, FILE.caption.tex, FILE.methods.txt, FILE.methods.tex, FILE.alt.txt,
/// FILE.pgf.tex, FILE.axis.tex, where FILE is the path without its ending. For a figure's panels,
/// FILE-a.csv and FILE-a.pgf.tex, and so on. Writes nothing.
std::vector<BesideFile> besideFiles(const PaperFigure& figure, const FigureSettings& settings,
                                    const QString& path);

/// The data as CSV: RFC 4180, full precision, "\n".
QByteArray figureCsv(const FigureData& data);
/// A LaTeX document of the figure in that size and style, with text set by LaTeX. Curves are drawn
/// with pgfplots from `csvName` in the same folder, where its numbers are what was drawn;
/// everything else is drawn as shapes.
QByteArray pgfplotsText(const PaperFigure& figure, const FigureData& data,
                        const FigureSettings& settings, const QString& csvName);
/// The curves as a pgfplots axis with its own ticks and legend, to be input and edited; it reads
/// `csvName`.
QByteArray axisText(const FigureData& data, const FigureSettings& settings, const QString& csvName);
/// Plain text as LaTeX source: special characters escaped, known symbols as commands.
QString latexText(const QString& plain);
/// LaTeX source with guards for letters that pdflatex may lack: see core::guardedLatex().
QByteArray guardedLatex(const QByteArray& latex);

}  // namespace ui
