// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/worksheet_files.h"

#include "core/documents/tables/table_text.h"
#include "core/foundation/file/text_source.h"
#include "core/teaching/worksheets/worksheet_key.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/report/report_html.h"
#include "ui/export/report/report_pdf.h"
#include "ui/teaching/worksheet/sheet_report.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/spoken_here.h"
#include "ui/text/language/wording.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <mutex>

namespace ui {

namespace {

constexpr std::size_t mostJoined = 1000;  ///< sheets in `all`, which are in memory
constexpr qsizetype longestName = 60;     ///< letters; fits file systems at four bytes each

QString nameOfFile(const core::Student& student)
{
    QString name = QString::fromStdString(student.id).left(longestName);
    for (QChar& sign : name)
        if (sign.unicode() < 0x20 || QStringView(u"/\\:*?\"<>|").contains(sign))
            sign = QLatin1Char('_');
    while (name.startsWith(QLatin1Char('.')))
        name[0] = QLatin1Char('_');
    return withoutDevice(name);
}

QString endingOf(SheetFormat format)
{
    return format == SheetFormat::Pdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
}

/// Draws sheets in several threads; reports missing letters once.
class SheetDrawer {
public:
    explicit SheetDrawer(const WorksheetOutput& output)
        : m_output(output)
    {}

    QByteArray drawn(const Report& report)
    {
        if (m_output.format == SheetFormat::Html)
            return reportHtml(report);
        const ReportPages pages(report, m_output.paper);
        tell(pages.missingLetters());
        return reportPdf(pages);
    }
    QStringList notes() const { return m_notes; }

private:
    void tell(const QStringList& sentences)
    {
        const std::scoped_lock lock(m_telling);
        for (const QString& sentence : sentences)
            if (!m_notes.contains(sentence))
                m_notes << sentence;
    }

    const WorksheetOutput& m_output;
    std::mutex m_telling;
    QStringList m_notes;
};

constexpr auto unfinished = ".unfinished";

/// A temporary folder for creating everything before it becomes visible; removed with its content
/// unless it replaced the target. It is inside the target folder if that exists, otherwise next to
/// it.
class UnfinishedFolder {
public:
    explicit UnfinishedFolder(const QString& folder)
        : m_target(QFileInfo(QDir::cleanPath(folder)).absoluteFilePath())
        , m_isNew(!QFileInfo::exists(m_target))
        , m_path(m_isNew ? QFileInfo(m_target).dir().filePath(QLatin1Char('.') +
                                                              QFileInfo(m_target).fileName() +
                                                              QLatin1String(unfinished))
                         : QDir(m_target).filePath(QLatin1String(unfinished)))
    {
        QDir(m_path).removeRecursively();  // left by a killed run
    }
    ~UnfinishedFolder() { QDir(m_path).removeRecursively(); }
    UnfinishedFolder(const UnfinishedFolder&) = delete;
    UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

    bool make() const { return QDir().mkpath(m_path); }
    std::optional<core::ParseError> write(const QString& name, const QByteArray& content) const
    {
        return core::writeText(QDir(m_path).filePath(name).toStdString(),
                               {content.constData(), static_cast<std::size_t>(content.size())});
    }
    /// Moves a new folder at once, otherwise file by file.
    bool takePlace() const
    {
        if (m_isNew)
            return QDir().rename(m_path, m_target);
        const QStringList files = QDir(m_path).entryList(QDir::Files | QDir::Hidden);
        return std::all_of(files.begin(), files.end(), [this](const QString& name) {
            const QString place = QDir(m_target).filePath(name);
            QFile::remove(place);
            return QFile::rename(QDir(m_path).filePath(name), place);
        });
    }

private:
    QString m_target;
    bool m_isNew;
    QString m_path;
};

/// Why the folder cannot be used; none if it can.
std::optional<WrittenSheets> folderRefused(const WorksheetOutput& output)
{
    const QFileInfo folder(output.folder);
    if (folder.exists() && !folder.isDir())
        return WrittenSheets{.problem =
                                 Wording::tr("“%1” is a file, not a folder.").arg(output.folder)};
    QStringList files =
        QDir(output.folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    files.removeAll(QLatin1String(unfinished));
    if (files.isEmpty() || output.replaces)
        return std::nullopt;
    return WrittenSheets{.problem = Wording::tr("The folder “%1” is not empty.").arg(output.folder),
                         .isInTheWay = true};
}

QString cannotMake(const QString& folder)
{
    return Wording::tr("Could not create %1.").arg(folder);
}

/// The names of the students' files without ending: the id, reduced to characters allowed in file
/// names. Unique in a class.
std::vector<QString> sheetNames(const core::Worksheets& worksheets)
{
    std::vector<QString> names;
    QSet<QString> taken{QStringLiteral("key"), QStringLiteral("all"), QStringLiteral("working")};
    for (const core::Worksheet& sheet : worksheets.sheets) {
        QString name = nameOfFile(sheet.student);
        if (taken.contains(name.toLower()))
            name += QLatin1Char('-') + QString::fromStdString(sheet.code);
        taken << name.toLower();
        names.push_back(name);
    }
    return names;
}

}  // namespace

WrittenSheets writeWorksheets(const core::Worksheets& worksheets, const WorksheetOutput& output,
                              core::Loading& loading, const core::Threads& threads)
{
    if (auto refused = folderRefused(output))
        return *std::move(refused);
    const UnfinishedFolder folder(output.folder);
    if (!folder.make())
        return {.problem = cannotMake(output.folder)};
    const std::size_t count = worksheets.sheets.size();
    const std::vector<QString> names = sheetNames(worksheets);
    SheetDrawer drawer(output);
    std::mutex failing;
    std::optional<core::ParseError> failed;
    const auto put = [&](const QString& name, const QByteArray& content) {
        if (const auto error = folder.write(name, content)) {
            const std::scoped_lock lock(failing);
            failed = error;
        }
    };
    const bool isJoined = count > 1 && count <= mostJoined;
    std::vector<QByteArray> joined(isJoined ? count : 0);
    // The working takes longest, so it starts first.
    threads.run(count + 2, [&](std::size_t piece) {
        if (loading.isStopped())
            return;
        const SpokenHere language(QString::fromStdString(output.style.language));
        if (piece == 0) {
            if (!output.hasWorking)
                return;
            const Report working = workingReport(worksheets, output.style, &loading);
            if (!loading.isStopped())
                put(QStringLiteral("working") + endingOf(output.format), drawer.drawn(working));
            return;
        }
        if (piece == 1) {
            put(QStringLiteral("key") + endingOf(output.format),
                drawer.drawn(keyReport(worksheets, output.style)));
            return;
        }
        const std::size_t sheet = piece - 2;
        QByteArray drawn = drawer.drawn(sheetReport(worksheets.sheets[sheet], output.style));
        put(names[sheet] + endingOf(output.format), drawn);
        if (isJoined)
            joined[sheet] = std::move(drawn);
        loading.advance(1);
    });
    if (loading.isStopped())
        return {.isStopped = true};
    if (isJoined) {
        const QString title = sheetTitle(worksheets.sheets.front(), output.style);
        put(QStringLiteral("all") + endingOf(output.format),
            output.format == SheetFormat::Html
                ? joinedHtml(joined, title)
                : joinedPdf(joined, output.paper, output.side, {title, output.style.course}));
    }
    put(QStringLiteral("key.csv"), QByteArray::fromStdString(core::tableText(
                                       core::keyTable(worksheets), core::TableFormat::Csv)));
    for (const SheetFile& file : output.also)
        put(file.name, file.content);
    if (failed)
        return {.problem = errorText(*failed)};
    if (!folder.takePlace())
        return {.problem = cannotMake(output.folder)};
    return {.notes = drawer.notes()};
}

QStringList sharedSentences(const core::Worksheets& worksheets)
{
    QStringList sentences;
    for (const core::SharedVariant& shared : worksheets.shared)
        sentences << (shared.sameData > 0
                          ? Wording::tr("%1 has too few variants: %2 of %3 sheets have exactly the "
                                        "same data as an earlier one.")
                          : Wording::tr("%1: %2 of %3 sheets have the same answers as an earlier "
                                        "one, but different data."))
                         .arg(QString::fromStdString(shared.lesson),
                              QString::number(shared.sameData > 0 ? shared.sameData
                                                                  : shared.sameAnswers),
                              QString::number(worksheets.sheets.size()));
    return sentences;
}

QString worksheetFaultText(const core::WorksheetFault& fault)
{
    return Wording::tr("%1: no variant of the data makes the lesson’s point.")
        .arg(QString::fromStdString(fault.lesson));
}

}  // namespace ui
