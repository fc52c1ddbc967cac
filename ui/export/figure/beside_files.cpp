// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/beside_files.h"

#include "core/documents/tables/id_columns.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/text/latex_text.h"
#include "ui/export/figure/drawn_figure.h"
#include "ui/export/figure/panel_figure.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

/// A figure with everything that its companion files need.
struct Subject {
    const PaperFigure& figure;
    const FigureSettings& settings;
    QString stem;  ///< the figure's path without its ending
    FigureData data = {};
};

QString fileName(const Subject& subject, const char* ending)
{
    return QFileInfo(subject.stem + QLatin1String(ending)).fileName();
}

constexpr auto dataEnding = ".csv";
constexpr auto latexCaptionEnding = ".caption.tex";

bool hasPgfplots(const PaperFigure& figure, const FigureSettings& settings)
{
    return settings.writesPgfplots && (figure.data || !figure.panels.empty());
}

bool hasAxis(const PaperFigure& figure, const FigureSettings& settings)
{
    return settings.writesAxis && figure.data;
}

bool hasData(const PaperFigure& figure, const FigureSettings& settings)
{
    return figure.data && (settings.writesData || settings.writesPgfplots || settings.writesAxis);
}

bool hasCaption(const PaperFigure& figure, const FigureSettings& settings)
{
    return settings.writesCaption && !figure.caption.isEmpty();
}

bool hasMethods(const PaperFigure& figure, const FigureSettings& settings)
{
    return settings.writesCaption && !figure.methods.isEmpty();
}

bool hasDescription(const PaperFigure& figure, const FigureSettings& settings)
{
    return settings.writesDescription && !figure.description.isEmpty();
}

/// A fragment of a LaTeX document in the program's language.
QByteArray pieceOfLatex(const QByteArray& latex)
{
    return QByteArray(core::latexNeeds(otherLanguage().toStdString()).data()) + guardedLatex(latex);
}

/// With its first sentence as the short form for a list of figures.
QByteArray captionText(const Subject& subject)
{
    const QString& caption = subject.figure.caption;
    const QStringList sentences = sentencesOf(caption);
    const QByteArray first =
        sentences.size() < 2 ? QByteArray() : "[{" + latexText(sentences.front()).toUtf8() + "}]";
    return pieceOfLatex("% Inside a figure environment: \\input{" +
                        fileName(subject, latexCaptionEnding).toUtf8() + "}\n\\caption" + first +
                        '{' + latexText(caption).toUtf8() + "}\n");
}

QByteArray methodsText(const Subject& subject)
{
    return pieceOfLatex(latexText(subject.figure.methods).toUtf8() + '\n');
}

/// A kind of companion file.
struct Kind {
    const char* ending;  ///< replaces the figure's
    bool (*isAskedFor)(const PaperFigure&, const FigureSettings&);
    QByteArray (*content)(const Subject&);
};

const std::array<Kind, 8> fileKinds{{
    {dataEnding, hasData, [](const Subject& subject) { return figureCsv(subject.data); }},
    {".pgf.tex", hasPgfplots,
     [](const Subject& subject) {
         return pgfplotsText(subject.figure, subject.data, subject.settings,
                             fileName(subject, dataEnding));
     }},
    {".axis.tex", hasAxis,
     [](const Subject& subject) {
         return axisText(subject.data, subject.settings, fileName(subject, dataEnding));
     }},
    {".caption.txt", hasCaption,
     [](const Subject& subject) { return subject.figure.caption.toUtf8() + '\n'; }},
    {latexCaptionEnding, hasCaption, captionText},
    {".methods.txt", hasMethods,
     [](const Subject& subject) { return subject.figure.methods.toUtf8() + '\n'; }},
    {".methods.tex", hasMethods, methodsText},
    {".alt.txt", hasDescription,
     [](const Subject& subject) { return subject.figure.description.toUtf8() + '\n'; }},
}};

QString stemOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix();
    return ending.isEmpty() ? path : path.chopped(ending.size() + 1);
}

/// Panels have their own data files; caption and description belong to the figure.
FigureSettings panelSettings(const PaperFigure& figure, FigureSettings settings)
{
    const int columns = figure.panelColumns;
    const int rows = (static_cast<int>(figure.panels.size()) + columns - 1) / columns;
    settings.millimetres = {settings.millimetres.width() / columns,
                            settings.millimetres.height() / std::max(rows, 1)};
    settings.style.title.clear();
    settings.writesCaption = settings.writesDescription = false;
    return settings;
}

/// The path of a panel as if it were a figure.
QString panelPath(const QString& path, std::size_t panel)
{
    return stemOf(path) + QLatin1Char('-') + panelLetter(panel) + QStringLiteral(".pdf");
}

}  // namespace

QByteArray figureCsv(const FigureData& data)
{
    return QByteArray::fromStdString(
        core::tableText(data.table, core::TableFormat::Csv, core::TablePrecision::Full));
}

QString latexText(const QString& plain)
{
    return QString::fromStdString(core::latexText(plain.toStdString()));
}

QByteArray guardedLatex(const QByteArray& latex)
{
    return QByteArray::fromStdString(
        core::guardedLatex(latex.toStdString(), otherLanguage().toStdString()));
}

QStringList besidePaths(const PaperFigure& figure, const FigureSettings& settings,
                        const QString& path)
{
    QStringList paths;
    for (const Kind& kind : fileKinds)
        if (kind.isAskedFor(figure, settings))
            paths << stemOf(path) + QLatin1String(kind.ending);
    const FigureSettings ofPanel = panelSettings(figure, settings);
    for (std::size_t i = 0; i < figure.panels.size(); ++i)
        paths << besidePaths(figure.panels[i], ofPanel, panelPath(path, i));
    return paths;
}

std::vector<BesideFile> besideFiles(const PaperFigure& figure, const FigureSettings& settings,
                                    const QString& path)
{
    const PaperFigure drawn = drawnFigure(figure, settings.millimetres, settings.style);
    std::vector<BesideFile> files;
    Subject subject{drawn, settings, stemOf(path)};
    if (hasData(figure, settings))
        subject.data = figure.data();
    if (!settings.held.ids)
        subject.data.table = core::withoutIds(std::move(subject.data.table));
    for (const Kind& kind : fileKinds)
        if (kind.isAskedFor(figure, settings))
            files.push_back({subject.stem + QLatin1String(kind.ending), kind.content(subject)});
    const FigureSettings ofPanel = panelSettings(figure, settings);
    for (std::size_t i = 0; i < figure.panels.size(); ++i)
        for (BesideFile& file : besideFiles(figure.panels[i], ofPanel, panelPath(path, i)))
            files.push_back(std::move(file));
    return files;
}

}  // namespace ui
