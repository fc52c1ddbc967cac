// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_notice.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/bar_queue.h"
#include "ui/window/page/workspace_page.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>
#include <string>

namespace ui {

namespace {

using namespace std::chrono_literals;

enum ChangeAnswer { ReloadNow, ReloadAlways, NotNow };

constexpr std::chrono::milliseconds whileAllIsStill = 1s;

/// The files from `seen` that were found under these paths.
core::FilesSeen among(const core::FilesSeen& seen, const std::vector<std::string>& paths)
{
    const auto isAmong = [&paths](const std::string& file) {
        return std::ranges::any_of(paths, [&file](const std::string& path) {
            return file == path || file.starts_with(path + '/');
        });
    };
    core::FilesSeen found;
    for (const auto& [file, state] : seen)
        if (isAmong(file))
            found.emplace(file, state);
    return found;
}

QString namesOf(const QStringList& paths)
{
    constexpr qsizetype most = 5;
    QStringList names;
    for (const QString& path : paths.first(std::min(most, paths.size())))
        names << QFileInfo(path).fileName();
    if (paths.size() > most)
        names << QStringLiteral("…");
    return listText(names);
}

}  // namespace

FileNotice::FileNotice(const std::vector<WorkspacePage*>& pages, QWidget& parent, BarQueue& bars)
    : QObject(&parent)
    , m_question(new QuestionBar({tr("&Reload"), tr("Reload al&ways"), tr("&Not now")}, &parent))
{
    for (WorkspacePage* page : pages)
        m_watched.push_back({page, {}, {}, core::FileWatch()});
    bars.add(*m_question, BarQueue::Urgency::Demand);
    connect(m_question, &QuestionBar::answered, this, &FileNotice::answer);
    connect(&m_looks, &QTimer::timeout, this, qOverload<>(&FileNotice::look));
    m_looks.start(whileAllIsStill);
}

FileNotice::Watched* FileNotice::inFront()
{
    const auto found = std::ranges::find(m_watched, m_inFront, &Watched::page);
    return found == m_watched.end() ? nullptr : &*found;
}

void FileNotice::setInFront(WorkspacePage& page)
{
    m_inFront = &page;
    m_question->withdraw();
    ask();
}

void FileNotice::setAutomatic(bool isAutomatic)
{
    m_isAutomatic = isAutomatic;
    look();
}

bool FileNotice::reload()
{
    Watched* watched = inFront();
    if (!watched || !watched->page->canReload())
        return false;
    reload(*watched);
    return true;
}

void FileNotice::reload(Watched& watched)
{
    if (&watched == inFront())
        m_question->withdraw();
    watched.tried = watched.watch.now();
    watched.page->reload();
}

void FileNotice::look()
{
    for (Watched& watched : m_watched)
        look(watched);
    ask();
    const bool isMoving =
        std::ranges::any_of(m_watched, [](const Watched& each) { return each.watch.isMoving(); });
    m_looks.setInterval(isMoving ? core::betweenLooks : whileAllIsStill);
}

void FileNotice::look(Watched& watched)
{
    const core::FilesSeen* seen = watched.page->filesSeen();
    if (!seen || !watched.page->canReload())
        return;
    const std::vector<std::string> paths = watched.page->sources();
    if (*seen != watched.seen) {
        watched.seen = *seen;
        watched.watch = core::FileWatch(among(*seen, paths));
    }
    watched.watch.look(core::lookAt(paths));
    const std::vector<std::string> changed = watched.watch.changed();
    const bool areThere = std::ranges::none_of(
        changed, [&](const std::string& path) { return watched.watch.isGone(path); });
    if (m_isAutomatic && !changed.empty() && areThere && watched.watch.now() != watched.tried)
        reload(watched);
}

void FileNotice::ask()
{
    Watched* watched = inFront();
    QStringList changed;
    QStringList gone;
    if (watched && watched->page->canReload() && watched->watch.now() != watched->tried)
        for (const std::string& path : watched->watch.changed())
            (watched->watch.isGone(path) ? gone : changed) << QString::fromStdString(path);
    if (changed.isEmpty() && gone.isEmpty()) {
        m_question->withdraw();
        return;
    }
    QStringList sentences;
    if (!gone.isEmpty())
        sentences << tr("%n files are missing: %1. The data already loaded is kept.", nullptr,
                        static_cast<int>(gone.size()))
                         .arg(namesOf(gone));
    if (!changed.isEmpty())
        sentences << tr("%n files have changed since they were loaded: %1.", nullptr,
                        static_cast<int>(changed.size()))
                         .arg(namesOf(changed));
    const QString question = joinedSentences(sentences);
    if (question == m_question->question())
        return;
    m_question->ask(question, QDir::toNativeSeparators((gone + changed).join(QLatin1Char('\n'))));
    for (const int number : {ReloadNow, ReloadAlways})
        m_question->button(number).setVisible(gone.isEmpty());
}

void FileNotice::answer(int answer)
{
    if (answer == ReloadAlways)
        emit automaticRequested();
    else if (answer == ReloadNow)
        reload();
    else if (Watched* watched = inFront())
        watched->watch.take();
}

}  // namespace ui
