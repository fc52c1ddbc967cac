// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_opening.h"

#include "core/classification/samples/joined_tables.h"
#include "core/classification/samples/sample_look.h"
#include "core/collections/formats/per_query_values.h"
#include "core/collections/import/collection_source.h"
#include "core/collections/import/present_files.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/session_archive.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/encoding.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/text/quoted_names.h"
#include "core/foundation/text/utf8.h"
#include "core/rankings/pasted_lists/copied_lists.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson_file.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/sessions/session_text.h"
#include "ui/window/recovery/disk_copies.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t enoughToRecognise = std::size_t{1} << 18;

struct Source {
    std::string path;
    std::string text;
    core::FileKind kind;
    core::FilesSeen seen;
};

Opened refused(const QString& problem)
{
    Opened opened;
    opened.problem = problem;
    return opened;
}

Opened refused(const core::ParseError& error)
{
    Opened opened = refused(errorText(error));
    if (error.problem == core::ErrorCode::SeveralSheets)
        for (const std::string& sheet : core::quotedNames(error.found))
            opened.possibleSheets << QString::fromStdString(sheet);
    return opened;
}

Opened openSession(const Source& source)
{
    auto session = core::parseAnySession(source.text, source.path);
    if (!session) {
        Opened unread = refused(errorText(session.error()));
        unread.isOfSamples = source.kind == core::FileKind::SampleSession;
        return unread;
    }
    Opened opened;
    opened.session = core::withWholeFiles(*std::move(session), source.path);
    opened.sessionPath = QString::fromStdString(source.path);
    opened.sessionDigest = DiskCopies::digestOf(source.text);
    return opened;
}

Opened openFigure(const std::string& path)
{
    auto file = core::readText(path);
    if (!file)
        return refused(errorText(file.error()));
    const SessionText carried = sessionText(*std::move(file), path);
    if (!carried.problem.isEmpty())
        return refused(carried.problem);
    auto session = core::parseAnySession(carried.text, path);
    if (!session)
        return refused(errorText(session.error()));
    Opened opened;
    opened.session = core::withWholeFiles(*std::move(session), path);
    return opened;
}

Opened openArchive(const std::string& path, const core::ExpansionLimit& limit)
{
    const auto bytes = core::readBytes(path);
    if (!bytes)
        return refused(bytes.error());
    auto unpacked = core::UnpackedSession::fromBytes(*bytes, path, limit);
    if (!unpacked)
        return refused(unpacked.error());
    Opened opened;
    opened.unpacked = std::make_shared<const core::UnpackedSession>(*std::move(unpacked));
    opened.session = opened.unpacked->session();
    opened.sessionPath = QString::fromStdString(path);
    opened.sessionDigest = DiskCopies::digestOf(*bytes);
    return opened;
}

/// Whether it lists documents for several queries, under headings that the person must confirm.
bool isTableOfPairs(const Source& source, core::ErrorCode problem)
{
    return problem == core::ErrorCode::DuplicateDocument &&
           !core::unknownHeadings(source.text).empty();
}

Opened openGrades(const Source& source)
{
    auto readings = core::readingsOfGrades(source.text, source.path);
    if (!readings)
        if (auto plain = core::readingsOfGrades(core::withPlainSigns(source.text), source.path))
            readings = std::move(plain);
    if (!readings && isTableOfPairs(source, readings.error().problem)) {
        Opened asked;
        asked.isCollection = true;
        return asked;
    }
    if (!readings)
        return refused(errorText(readings.error()));
    const std::string name =
        QFileInfo(QString::fromStdString(source.path)).completeBaseName().toStdString();
    // Several lists have their own names, or are identified by position.
    for (core::GradesReading& reading : *readings)
        if (reading.lists.size() == 1 && reading.lists.front().query.empty())
            reading.lists.front().query = name;
    Opened opened;
    if (readings->size() > 1 || readings->front().lists.size() > 1) {
        opened.lists = *std::move(readings);
        return opened;
    }
    core::Session session;
    session.list = std::move(readings->front().lists.front());
    opened.session = std::move(session);
    return opened;
}

Opened refusedTable(const core::ParseError& error)
{
    Opened table = refused(error);
    table.isOfSamples = true;
    return table;
}

/// The content in UTF-8 as delimited text.
core::Parsed<core::PlainTable> plainTable(Source& source, core::OtherEncodings& encodings)
{
    if (core::findInvalidUtf8(source.text) != std::string::npos) {
        encodings = core::likelyEncoding(source.text);
        source.text = core::utf8From(source.text, encodings);
    }
    return core::plainTable(std::move(source.text), source.path);
}

Opened opened(TableSource source, core::TablePreview preview)
{
    Opened opened;
    opened.table = {std::move(source), std::move(preview)};
    return opened;
}

Opened openTable(Source source)
{
    core::OtherEncodings encodings;
    auto table = plainTable(source, encodings);
    if (!table)
        return refusedTable(table.error());
    auto preview = core::previewTable(table->text, source.path, {{}, table->hasHeader});
    if (!preview)
        return refusedTable(preview.error());
    return opened({QFileInfo(QString::fromStdString(source.path)).fileName(),
                   std::make_shared<const std::string>(std::move(table->text)), encodings,
                   QString::fromStdString(source.path), std::move(source.seen)},
                  std::move(*preview));
}

bool holds(const core::TablePreview& table, core::ColumnRole role)
{
    return std::ranges::find(table.columns, role, &core::TableColumn::role) != table.columns.end();
}

/// Joins a table of labels by id with one of scores; none if they are something else.
std::optional<Opened> openTwoTables(const QStringList& paths, const core::ExpansionLimit& limit)
{
    std::vector<core::PlainTable> tables;
    std::vector<core::NamedTable> named;
    std::vector<core::TablePreview> previews;
    for (const QString& path : paths) {
        auto text = core::readText(path.toStdString(), nullptr, limit);
        if (!text || core::isLesson(*text))
            return std::nullopt;
        auto table = core::plainTable(*std::move(text), path.toStdString());
        if (!table)
            return std::nullopt;
        tables.push_back(*std::move(table));
    }
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const core::PlainTable& table = tables[static_cast<std::size_t>(i)];
        auto preview =
            core::previewTable(table.text, paths[i].toStdString(), {{}, table.hasHeader});
        const auto layout = core::pairLayout(table.text);
        const bool isOfPairs = layout && layout->isNamed && !layout->hasNoDocuments;
        if (!preview || isOfPairs || core::holdsSamples(table.text))
            return std::nullopt;
        previews.push_back(*std::move(preview));
        named.push_back({table.text, paths[i].toStdString(), {{}, table.hasHeader}});
    }
    const bool haveLabels =
        holds(previews[0], core::ColumnRole::Label) || holds(previews[1], core::ColumnRole::Label);
    const bool haveScores =
        holds(previews[0], core::ColumnRole::Score) || holds(previews[1], core::ColumnRole::Score);
    if (!haveLabels || !haveScores)
        return std::nullopt;
    auto joined = core::joinTables(named[0], named[1], {});
    if (!joined)
        return std::nullopt;
    const auto nameOf = [](const std::string& path) {
        return QFileInfo(QString::fromStdString(path)).fileName();
    };
    const QString name =
        QStringLiteral("%1 + %2").arg(nameOf(joined->truth), nameOf(joined->scores));
    QStringList remarks;
    const auto tell = [&](const std::vector<std::string>& ids, const QString& file,
                          const QString& other) {
        if (!ids.empty())
            remarks << Wording::tr("%n ids in %1 are not in %2 and are skipped.", nullptr,
                                   static_cast<int>(ids.size()))
                           .arg(file, other);
    };
    tell(joined->onlyInTruth, nameOf(joined->truth), nameOf(joined->scores));
    tell(joined->onlyInScores, nameOf(joined->scores), nameOf(joined->truth));
    Opened both = opened({name, std::make_shared<const std::string>(std::move(joined->text))},
                         std::move(joined->preview));
    both.table->source.remark = remarks.join(QLatin1Char(' '));
    return both;
}

Opened openLesson(const std::string& path)
{
    auto text = core::readText(path);
    if (!text)
        return refused(errorText(text.error()));
    auto lesson = core::parseLesson(*text, path);
    if (!lesson)
        return refused(errorText(lesson.error()));
    Opened opened;
    opened.lesson = *std::move(lesson);
    return opened;
}

Opened openKey(const std::string& path)
{
    const auto text = core::readText(path);
    if (!text)
        return refused(errorText(text.error()));
    auto key = core::parseKey(*text, path);
    if (!key)
        return refused(errorText(key.error()));
    Opened opened;
    opened.key = *std::move(key);
    return opened;
}

Opened openSingle(Source source)
{
    switch (source.kind) {
    case core::FileKind::Session:
    case core::FileKind::SampleSession:
    case core::FileKind::CollectionSession:
        return openSession(source);
    case core::FileKind::Samples:
        return openTable(std::move(source));
    case core::FileKind::PerQueryValues:
    case core::FileKind::Grades:
    case core::FileKind::Collection:
        break;
    }
    return openGrades(source);
}

/// Leaves files that may form a collection to its page.
Opened openOrLeave(const QStringList& paths, const core::ExpansionLimit& limit, bool prefersSamples)
{
    constexpr qsizetype two = 2;
    Opened opened;
    opened.isCollection = true;
    opened.addsOnly = true;
    bool mayBeJoined = paths.size() == two;
    for (const QString& path : paths) {
        // Does not open a pipe yet, which may have no writer.
        if (const auto absent = core::absence(path.toStdString()))
            return refused(errorText(*absent));
        if (QFileInfo(path).isDir()) {
            opened.addsOnly = false;
            continue;
        }
        if (core::isSessionArchive(path.toStdString()))
            return paths.size() == 1
                       ? openArchive(path.toStdString(), limit)
                       : refused(Wording::tr("%1: open an archive on its own, without other files.")
                                     .arg(QDir::toNativeSeparators(path)));
        const auto beginning = core::readBeginning(path.toStdString(), enoughToRecognise, limit);
        if (!beginning && beginning.error().problem == core::ErrorCode::SeveralSheets)
            return refused(beginning.error());
        if (!beginning && paths.size() > 1) {  // a collection can open without this file
            opened.addsOnly = false;
            continue;
        }
        if (!beginning)
            return refused(beginning.error());
        if (isFigure(*beginning))
            return paths.size() == 1
                       ? openFigure(path.toStdString())
                       : refused(Wording::tr("%1: open a figure on its own, without other files.")
                                     .arg(QDir::toNativeSeparators(path)));
        if (core::isLesson(*beginning))
            return paths.size() == 1
                       ? openLesson(path.toStdString())
                       : refused(Wording::tr("%1: open a lesson on its own, without other files.")
                                     .arg(QDir::toNativeSeparators(path)));
        if (paths.size() == 1 && core::isKey(*beginning))
            return openKey(path.toStdString());
        // Reads whole files only if their beginnings cannot be those of a collection.
        const bool areValues = core::holdsPerQueryValues(*beginning);
        mayBeJoined = mayBeJoined && !areValues &&
                      core::formatOfFileAlone(*beginning) == core::CollectionFormat::Unknown;
        // In several files, the collection's reader refuses those not recognised.
        if (paths.size() == 1)
            opened.isCollection = (areValues || core::formatOfFileAlone(*beginning) !=
                                                    core::CollectionFormat::Unknown) &&
                                  !(prefersSamples && core::holdsSamples(*beginning));
        const core::SourceRole role = core::roleOfBeginning(*beginning);
        opened.addsOnly = opened.addsOnly && !areValues &&
                          (role == core::SourceRole::Run || role == core::SourceRole::Predictions ||
                           role == core::SourceRole::Groups || role == core::SourceRole::Subtopics);
        opened.holdsSubtopics = opened.holdsSubtopics || role == core::SourceRole::Subtopics;
    }
    if (mayBeJoined && !opened.addsOnly)
        if (auto both = openTwoTables(paths, limit))
            return *std::move(both);
    if (opened.isCollection)
        return opened;
    core::FilesSeen seen = core::lookAt({paths.front().toStdString()});
    auto text = core::readText(paths.front().toStdString(), nullptr, limit);
    if (!text)
        return refused(text.error());
    core::FileKind kind = core::recognise(*text);
    if (prefersSamples && kind == core::FileKind::Collection)
        kind = core::FileKind::Samples;
    return openSingle({paths.front().toStdString(), std::move(*text), kind, std::move(seen)});
}

}  // namespace

Opened openFiles(const QStringList& paths, const std::vector<std::string>& sheets,
                 bool prefersSamples)
{
    core::ExpansionLimit limit;
    limit.sheets = sheets;
    Opened opened = openOrLeave(paths, limit, prefersSamples);
    opened.paths = paths;
    opened.sheets = sheets;
    if (opened.table)
        opened.table->source.sheets = sheets;
    opened.isCollection =
        opened.isCollection || (paths.size() > 1 && !opened.table);  // also if refused
    return opened;
}

}  // namespace ui
