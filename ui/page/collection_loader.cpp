#include "ui/page/collection_loader.h"

#include "core/file/ended_reading.h"
#include "ui/work/every_core.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <string>
#include <utility>

namespace ui {

namespace {

constexpr int untilShown = 250;  // ms: a shorter load shows no progress
constexpr int betweenTicks = 100;

std::vector<std::string> textsOf(const QStringList& paths)
{
    std::vector<std::string> texts;
    for (const QString& path : paths)
        texts.push_back(path.toStdString());
    return texts;
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
    // The window need not wait until they have put down what they hold.
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
                         number = m_number](const std::stop_token& stopped) mutable {
        const std::stop_callback passOn(stopped, [&source] { source.request_stop(); });
        auto outcome = std::make_shared<Outcome>();
        try {
            auto files = read(request, *loading);
            if (files) {
                auto shared =
                    std::make_shared<const core::Collection>(std::move(files->collection));
                // Lists that stay in their files are read when they are scored.
                const auto scored = [&](std::size_t run) {
                    const std::size_t left =
                        loading->total() - std::min(loading->total(), loading->done());
                    loading->advance(left / (shared->runs.size() - run));
                };
                auto evaluation = core::evaluateCollection(
                    *shared, request.edits, request.definitions, request.rules, everyCore(),
                    loading->stopToken(), scored);
                if (auto lost = core::lostRun(*shared))
                    outcome->problem = *std::move(lost);
                else
                    outcome->loaded = {std::move(shared), std::move(evaluation),
                                       std::move(request.choices), std::move(files->unread)};
            } else {
                outcome->problem = files.error();
            }
        } catch (const std::exception& exception) {
            outcome->loaded.reset();
            outcome->problem = core::endedBy(exception, file);
        }
        if (stopped.stop_requested())
            outcome->loaded.reset();  // here, not in the window's thread
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
