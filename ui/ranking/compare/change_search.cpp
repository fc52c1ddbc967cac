// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/change_search.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace ui {

namespace {

/// Lists up to this length take less than a frame, so nothing flickers.
constexpr std::size_t atOnce = 50;

bool haveSameGrades(const core::JudgedRanking& a, const core::JudgedRanking& b)
{
    return &a == &b || (std::ranges::equal(a.ranked(), b.ranked()) &&
                        std::ranges::equal(a.notRetrieved(), b.notRetrieved()));
}

ChangeSearch::Found searched(const core::JudgedRanking& query, const core::MeasureSpec& definition,
                             std::stop_token stop = {})
{
    auto best = core::bestChanges(query, definition, {}, std::move(stop));
    return best ? std::make_shared<const core::BestChanges>(*std::move(best)) : nullptr;
}

}  // namespace

ChangeSearch::ChangeSearch(RankingDocument& document)
    : QObject(&document)
    , m_document(document)
{}

ChangeSearch::~ChangeSearch()
{
    m_worker.request_stop();
    if (m_worker.joinable())
        m_worker.join();
}

ChangeSearch& ChangeSearch::of(RankingDocument& document)
{
    auto* search = document.findChild<ChangeSearch*>(QString(), Qt::FindDirectChildrenOnly);
    return search ? *search : *new ChangeSearch(document);
}

ChangeSearch::Found ChangeSearch::best()
{
    const core::MeasureSpec definition = m_document.definition(m_document.session().selected);
    const bool isPreviewing = m_document.isPreviewing();
    const bool isAsked = m_asked && m_asked->definition == definition &&
                         (isPreviewing || haveSameGrades(*m_asked->query, m_document.ranking()));
    if (isAsked)
        return m_best;
    if (isPreviewing)
        return nullptr;
    m_asked = Task{m_document.sharedRanking(), definition};
    m_best.reset();
    start();
    return m_best;
}

void ChangeSearch::start()
{
    const core::JudgedRanking& query = *m_asked->query;
    const bool isShort = query.ranked().size() + query.notRetrieved().size() <= atOnce;
    m_worker.request_stop();
    m_isOutdated = m_isWorking;
    m_isRequested = !isShort;
    if (isShort)
        m_best = searched(query, m_asked->definition);
    else if (!m_isWorking)
        launch();
}

void ChangeSearch::launch()
{
    m_isWorking = true;
    m_isOutdated = false;
    m_worker = std::jthread([this, task = *m_asked](std::stop_token stop) {
        Found result;
        std::exception_ptr ended;
        try {
            result = searched(*task.query, task.definition, std::move(stop));
        } catch (...) {
            ended = std::current_exception();
        }
        QMetaObject::invokeMethod(
            this,
            [this, result, ended] {
                finish(result);
                if (ended)
                    std::rethrow_exception(ended);  // rethrown in the window's thread
            },
            Qt::QueuedConnection);
    });
}

void ChangeSearch::finish(const Found& result)
{
    m_isWorking = false;
    if (m_isOutdated && m_isRequested) {
        launch();
        return;
    }
    if (std::exchange(m_isRequested, false) && result) {
        m_best = result;
        emit found();
    }
}

}  // namespace ui
