// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/export_files.h"

#include "ui/export/figure/figure_file.h"
#include "ui/export/figure/missing_letters.h"
#include "ui/export/figure/write_files.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <utility>

namespace ui {

QStringList filesOf(const PaperFigure& figure, const FigureSettings& settings, const QString& path)
{
    QStringList paths{path};
    return paths + besidePaths(figure, settings, path);
}

ExportedFiles exportedFiles(const PaperFigure& figure, const FigureSettings& settings,
                            const QString& path, const EncodedSession& session)
{
    FigureBytes drawn = figureBytes(figure, settings, session);
    if (!drawn.problem.isEmpty())
        return {{}, drawn.problem};
    for (const QString& sentence : missingLetters(figure, settings.millimetres, settings.style))
        settings.style.notes.add(sentence);
    std::vector<BesideFile> files = besideFiles(figure, settings, path);
    files.insert(files.begin(), {path, std::move(drawn.bytes)});
    return {std::move(files), {}};
}

std::optional<QString> saveWithBeside(const PaperFigure& figure, const FigureSettings& settings,
                                      const QString& path, const EncodedSession& session)
{
    const ExportedFiles exported = exportedFiles(figure, settings, path, session);
    if (!exported.problem.isEmpty())
        return exported.problem;
    return writeFiles(exported.files);
}

QString figureName(const QString& documentName, const QString& kind)
{
    QString name = documentName;
    for (const char* ending : {".rankscope.json", ".json", ".csv", ".tsv", ".txt", ".qrels"}) {
        if (!name.endsWith(QLatin1String(ending)))
            continue;
        name.chop(static_cast<qsizetype>(qstrlen(ending)));
        break;
    }
    return kind.isEmpty() ? name : name + QLatin1Char('-') + kind;
}

QString fileNameOf(QString words)
{
    static const QRegularExpression unfit(QStringLiteral(R"([\s/\\:*?"<>|\x00-\x1f]+)"));
    return withoutDevice(words.replace(unfit, QStringLiteral("-")));
}

QString withoutDevice(QString name)
{
    static const QRegularExpression device(
        QStringLiteral(
            "^(?:con|prn|aux|nul|conin\\$|conout\\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\\.|$))"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch found = device.match(name);
    return found.hasMatch() ? name.insert(found.capturedEnd(), QLatin1Char('_')) : name;
}

QString freePath(const QString& folder, const QString& name, const QString& ending)
{
    const QString stem = fileNameOf(name);
    const QDir place(folder);
    QString path = place.filePath(stem + QLatin1Char('.') + ending);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = place.filePath(stem + QLatin1Char('-') + QString::number(number) + QLatin1Char('.') +
                              ending);
    return path;
}

QString withEnding(const QString& path, FigureFormat format)
{
    const QString suffix = QFileInfo(path).suffix();
    if (figureFormatOf(path) == format)
        return path;
    const QString stem = figureFormatOf(path) ? path.chopped(suffix.size() + 1) : path;
    return stem + QLatin1Char('.') + endingOf(format);
}

}  // namespace ui
