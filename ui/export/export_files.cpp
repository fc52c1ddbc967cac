#include "ui/export/export_files.h"

#include "ui/export/beside_files.h"
#include "ui/export/figure_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

#include <memory>
#include <vector>

namespace ui {

namespace {

struct ExportFiles {
    Q_DECLARE_TR_FUNCTIONS(ui::ExportFiles)
};

QString notWritten(const QSaveFile& file)
{
    return ExportFiles::tr("%1 could not be written: %2")
        .arg(QDir::toNativeSeparators(file.fileName()), file.errorString());
}

}  // namespace

QStringList filesOf(const PaperFigure& figure, const FigureSettings& settings, const QString& path)
{
    QStringList paths{path};
    for (const BesideFile& file : besideFiles(figure, settings, path))
        paths << file.path;
    return paths;
}

std::optional<QString> saveWithBeside(const PaperFigure& figure, const FigureSettings& settings,
                                      const QString& path, const SealedSession& session)
{
    std::vector<BesideFile> files = besideFiles(figure, settings, path);
    if (files.empty())
        return saveFigure(figure, settings, path, session);
    FigureBytes drawn = figureBytes(figure, settings, session);
    if (!drawn.problem.isEmpty())
        return drawn.problem;
    files.push_back({path, drawn.bytes});
    std::vector<std::unique_ptr<QSaveFile>> written;
    for (const BesideFile& file : files) {
        written.push_back(std::make_unique<QSaveFile>(file.path));
        QSaveFile& place = *written.back();
        if (!place.open(QIODevice::WriteOnly) || place.write(file.content) != file.content.size() ||
            !place.flush())
            return notWritten(place);
    }
    for (const auto& file : written)
        if (!file->commit())
            return notWritten(*file);
    return std::nullopt;
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

QString freePath(const QString& folder, const QString& name, FigureFormat format)
{
    static const QRegularExpression unfit(QStringLiteral(R"([\s/\\:*?"<>|\x00-\x1f]+)"));
    QString stem = name;
    stem.replace(unfit, QStringLiteral("-"));
    const QString ending = QLatin1Char('.') + endingOf(format);
    const QDir place(folder);
    QString path = place.filePath(stem + ending);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = place.filePath(stem + QLatin1Char('-') + QString::number(number) + ending);
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
