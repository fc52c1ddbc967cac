#include "ui/export/beside_files.h"

#include "core/table/table_text.h"
#include "core/text/latex_text.h"

#include <QFileInfo>

namespace ui {

namespace {

QByteArray captionText(const QString& caption, const QString& fileName)
{
    return "% Inside a figure environment: \\input{" + fileName.toUtf8() + "}\n\\caption{" +
           latexText(caption).toUtf8() + "}\n";
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

std::vector<BesideFile> besideFiles(const PaperFigure& figure, const FigureSettings& settings,
                                    const QString& path)
{
    const QString ending = QFileInfo(path).suffix();
    const QString stem = ending.isEmpty() ? path : path.chopped(ending.size() + 1);
    std::vector<BesideFile> files;
    if (figure.data && (settings.writesData || settings.writesPgfplots)) {
        const FigureData data = figure.data();
        const QString csv = stem + QStringLiteral(".csv");
        files.push_back({csv, figureCsv(data)});
        if (settings.writesPgfplots)
            files.push_back({stem + QStringLiteral(".tex"),
                             pgfplotsText(data, settings, QFileInfo(csv).fileName())});
    }
    if (settings.writesCaption && !figure.caption.isEmpty()) {
        const QString latex = stem + QStringLiteral(".caption.tex");
        files.push_back({stem + QStringLiteral(".caption.txt"), figure.caption.toUtf8() + '\n'});
        files.push_back({latex, captionText(figure.caption, QFileInfo(latex).fileName())});
    }
    if (settings.writesDescription && !figure.description.isEmpty())
        files.push_back({stem + QStringLiteral(".alt.txt"), figure.description.toUtf8() + '\n'});
    return files;
}

}  // namespace ui
