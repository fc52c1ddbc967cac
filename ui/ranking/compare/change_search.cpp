// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/change_search.h"

#include <exception>
#include <memory>
#include <utility>

namespace ui {

ChangeSearch::ChangeSearch(QObject* parent)
    : QObject(parent)
{}

ChangeSearch::~ChangeSearch()
{
    m_worker.request_stop();
    if (m_worker.joinable())
        m_worker.join();
}

void ChangeSearch::start(Task task)
{
    m_next = std::move(task);
    m_isRequested = true;
    if (m_isWorking)
        m_worker.request_stop();
    else
        launch();
}

void ChangeSearch::cancel()
{
    m_next.reset();
    m_isRequested = false;
    m_worker.request_stop();
}

void ChangeSearch::launch()
{
    m_isWorking = true;
    m_worker = std::jthread([this, task = *std::exchange(m_next, {})](std::stop_token stop) {
        auto result = std::make_shared<std::optional<core::BestChanges>>();
        std::exception_ptr ended;
        try {
            *result = core::bestChanges(*task.query, task.definition, {}, std::move(stop));
        } catch (...) {
            ended = std::current_exception();
        }
        QMetaObject::invokeMethod(
            this,
            [this, result, ended] {
                finish(*result);
                if (ended)
                    std::rethrow_exception(ended);  // rethrown in the window's thread
            },
            Qt::QueuedConnection);
    });
}

void ChangeSearch::finish(const std::optional<core::BestChanges>& result)
{
    m_isWorking = false;
    if (m_next) {
        launch();
        return;
    }
    if (std::exchange(m_isRequested, false) && result)
        emit found(*result);
}

}  // namespace ui
