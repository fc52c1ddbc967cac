#include "ui/window/file_opening.h"

#include "core/io/grades_text.h"
#include "core/io/recognise.h"
#include "core/io/text_source.h"
#include "ui/recovery/disk_copies.h"
#include "ui/words/problem_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <utility>
#include <vector>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::FileOpening)
};

struct Source {
    std::string path;
    std::string text;
    core::FileKind kind;
};

Opened refused(const QString& problem)
{
    Opened opened;
    opened.problem = problem;
    return opened;
}

Opened openSession(const Source& source)
{
    auto session = core::parseAnySession(source.text, source.path);
    if (!session)
        return refused(problemText(session.error()));
    Opened opened;
    opened.session = std::move(*session);
    opened.sessionPath = QString::fromStdString(source.path);
    opened.sessionDigest = DiskCopies::digestOf(source.text);
    return opened;
}

Opened openGrades(const Source& source)
{
    auto list = core::parseGrades(source.text, source.path);
    if (!list)
        return refused(problemText(list.error()));
    core::Session session;
    session.list = std::move(*list);
    if (session.list.query.empty())
        session.list.query =
            QFileInfo(QString::fromStdString(source.path)).completeBaseName().toStdString();
    Opened opened;
    opened.session = std::move(session);
    return opened;
}

Opened openTable(Source source)
{
    auto preview = core::previewTable(source.text, source.path);
    if (!preview)
        return refused(problemText(preview.error()));
    Opened opened;
    opened.table = {{QFileInfo(QString::fromStdString(source.path)).fileName(),
                     std::make_shared<const std::string>(std::move(source.text))},
                    std::move(*preview)};
    return opened;
}

Opened openPair(const Source& first, const Source& second)
{
    const bool firstIsRun = first.kind == core::FileKind::Run;
    const Source& runSource = firstIsRun ? first : second;
    const Source& qrelsSource = firstIsRun ? second : first;
    if (runSource.kind != core::FileKind::Run || qrelsSource.kind != core::FileKind::Qrels)
        return refused(
            Words::tr("Two files open together when one holds judgments (four columns) and the "
                      "other a run (six columns); ‘%1’ and ‘%2’ are not such a pair.")
                .arg(QString::fromStdString(first.path), QString::fromStdString(second.path)));
    auto qrels = core::parseQrels(qrelsSource.text, qrelsSource.path);
    if (!qrels)
        return refused(problemText(qrels.error()));
    auto run = core::parseRun(runSource.text, runSource.path);
    if (!run)
        return refused(problemText(run.error()));
    Opened opened;
    opened.collection = std::make_shared<const Collection>(
        std::move(*qrels), std::move(*run),
        QFileInfo(QString::fromStdString(runSource.path)).fileName());
    return opened;
}

Opened openSingle(Source source)
{
    switch (source.kind) {
    case core::FileKind::Session:
    case core::FileKind::SampleSession:
        return openSession(source);
    case core::FileKind::Samples:
        return openTable(std::move(source));
    case core::FileKind::Grades:
        return openGrades(source);
    case core::FileKind::Qrels:
        return refused(Words::tr("‘%1’ holds judgments. Open it together with the run that they "
                                 "judge: choose both files at once.")
                           .arg(QString::fromStdString(source.path)));
    case core::FileKind::Run:
        return refused(Words::tr("‘%1’ holds a run. Open it together with its judgments (qrels): "
                                 "choose both files at once.")
                           .arg(QString::fromStdString(source.path)));
    }
    return {};
}

}  // namespace

Opened openFiles(const QStringList& paths)
{
    std::vector<Source> sources;
    for (const QString& path : paths) {
        auto text = core::readText(path.toStdString());
        if (!text)
            return refused(problemText(text.error()));
        const core::FileKind kind = core::recognise(*text);
        sources.push_back({path.toStdString(), std::move(*text), kind});
    }
    if (sources.size() == 1)
        return openSingle(std::move(sources.front()));
    if (sources.size() == 2)
        return openPair(sources.front(), sources.back());
    return refused(Words::tr("Open one session or list of grades, or judgments with one run: "
                             "%n files are too many.",
                             nullptr, static_cast<int>(sources.size())));
}

}  // namespace ui
