// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/collection_loader.h"

#include "core/collections/comparison/rated_measures.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/file/ended_reading.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

namespace ui {

namespace {

constexpr int untilShown = 250;  // ms: a shorter load shows no progress
constexpr int betweenTicks = 100;
constexpr int mostRounds = 5;  // for files that change while being read

std::vector<std::string> textsOf(const QStringList& paths)
{
    std::vector<std::string> texts;
    for (const QString& path : paths)
        texts.push_back(path.toStdString());
    return texts;
}

std::vector<std::string> wholePathsOf(const CollectionLoader::Request& request)
{
    std::vector<std::string> paths = textsOf(request.paths);
    std::transform(paths.begin(), paths.end(), paths.begin(), core::wholePath);
    return paths;
}

core::Parsed<core::PresentFiles> read(const CollectionLoader::Request& request,
                                      core::Loading& loading)
{
    const std::vector<std::string> paths = textsOf(request.paths);
    if (request.base && paths.empty())
        return core::PresentFiles{*request.base, {}};
    auto files = core::readPresentFiles(
        {paths, request.isSession, request.base.get(), request.unread}, request.choices,
        request.edits, request.mayLack, &loading, everyCore());
    if (files && !request.name.empty())
        files->collection.name = request.name;
    return files;
}

core::Parsed<LoadedCollection> readAndScore(const CollectionLoader::Request& request,
                                            core::Loading& loading)
{
    auto files = read(request, loading);
    if (!files)
        return std::move(files).error();
    if (request.weights)
        files->collection.weights = request.weights;
    auto shared = std::make_shared<const core::Collection>(std::move(files->collection));
    // Lists left in their files are read for scoring.
    const auto scored = [&](std::size_t run) {
        const std::size_t left = loading.total() - std::min(loading.total(), loading.done());
        loading.advance(left / (shared->runs.size() - run));
    };
    core::CarriedEdits carried;
    if (request.before)
        carried = core::carriedOver(*request.before, request.edits, *shared);
    auto evaluation =
        core::evaluateCollection(*shared, request.before ? carried.edits : request.edits,
                                 core::measuresOpened(*shared, request.definitions), request.rules,
                                 everyCore(), loading.stopToken(), scored);
    if (auto lost = core::staleRun(*shared))
        return *std::move(lost);
    return LoadedCollection{
        std::move(shared), std::move(evaluation), request.choices, std::move(files->unread), {},
        std::move(carried)};
}

/// The first path that only one of them has, or whose file differs.
std::string firstOther(const core::FilesSeen& before, const core::FilesSeen& now)
{
    const auto [left, right] = std::mismatch(before.begin(), before.end(), now.begin(), now.end());
    if (left == before.end())
        return right->first;
    return right == now.end() ? left->first : std::min(left->first, right->first);
}

core::Parsed<LoadedCollection> load(const CollectionLoader::Request& request,
                                    core::Loading& loading)
{
    const std::vector<std::string> paths = wholePathsOf(request);
    std::string changing;
    for (int round = 0; round < mostRounds; ++round) {
        core::FilesSeen seen =
            request.before ? core::lookWhenStill(paths, loading.stopToken()) : core::lookAt(paths);
        auto loaded = readAndScore(request, loading);
        const core::FilesSeen now =
            request.before && !loading.stopToken().stop_requested() ? core::lookAt(paths) : seen;
        if (now != seen) {
            changing = firstOther(seen, now);
            continue;
        }
        seen.insert(request.seen.begin(), request.seen.end());
        if (loaded)
            loaded->seen = std::move(seen);
        return loaded;
    }
    return core::ParseError{changing, 0, core::ErrorCode::CannotRead,
                            "The file kept changing while it was read"};
}

}  // namespace

struct CollectionLoader::Outcome {
    std::optional<LoadedCollection> loaded;
    core::ParseError problem;
};

CollectionLoader::CollectionLoader(QObject* parent)
    : QObject(parent)
{
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        m_ticks.setInterval(betweenTicks);
        emit progressed();
    });
}

CollectionLoader::~CollectionLoader()
{
    stop();
    m_workers.clear();
}

void CollectionLoader::stop()
{
    ++m_number;
    m_isRunning = false;
    m_ticks.stop();
    // The window does not wait until they have freed their data.
    for (Worker& worker : m_workers)
        worker.thread.request_stop();
}

void CollectionLoader::cancel()
{
    stop();
    emit ended();
}

double CollectionLoader::share() const
{
    if (!m_loading || m_loading->total() == 0)
        return 0;
    return std::min(1.0, static_cast<double>(m_loading->done()) /
                             static_cast<double>(m_loading->total()));
}

void CollectionLoader::start(Request request)
{
    stop();
    m_isRunning = true;
    m_ticks.start(untilShown);
    std::stop_source source;
    m_loading = std::make_shared<core::Loading>(source.get_token());
    std::string file = request.paths.isEmpty() ? request.name : request.paths.front().toStdString();
    std::jthread thread([this, request = std::move(request), file = std::move(file),
                         loading = m_loading, source,
                         number = m_number](const std::stop_token& stopped) {
        const std::stop_callback passOn(stopped, [&source] { source.request_stop(); });
        auto outcome = std::make_shared<Outcome>();
        try {
            auto loaded = load(request, *loading);
            if (loaded)
                outcome->loaded = *std::move(loaded);
            else
                outcome->problem = std::move(loaded).error();
        } catch (const std::exception& exception) {
            outcome->loaded.reset();
            outcome->problem = core::endedBy(exception, file);
        }
        if (stopped.stop_requested())
            outcome->loaded.reset();  // not in the window's thread
        QMetaObject::invokeMethod(
            this, [this, number, outcome] { take(number, outcome); }, Qt::QueuedConnection);
    });
    m_workers.push_back({m_number, std::move(thread)});
}

void CollectionLoader::take(int number, const std::shared_ptr<Outcome>& outcome)
{
    std::erase_if(m_workers, [number](const Worker& worker) { return worker.number == number; });
    if (number != m_number)
        return;
    m_isRunning = false;
    m_ticks.stop();
    emit ended();
    if (outcome->loaded)
        emit loaded(*outcome->loaded);
    else
        emit refused(outcome->problem);
}

}  // namespace ui
