// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/jobs/side_work.h"

#include <QWidget>

#include <exception>

namespace ui {

SideWork::SideWork(QObject* parent)
    : QObject(parent)
{}

SideWork::~SideWork()
{
    stop();
}

void SideWork::stop()
{
    ++m_number;
    m_isRunning = false;
    m_worker.request_stop();
    if (m_worker.joinable())
        m_worker.join();
}

bool SideWork::isRunningAround(const QWidget& widget)
{
    for (const QWidget* around = &widget; around; around = around->parentWidget())
        for (const auto* work :
             around->findChildren<SideWork*>(QString(), Qt::FindDirectChildrenOnly))
            if (work->isRunning())
                return true;
    return false;
}

void SideWork::start(std::size_t amount, Work work)
{
    stop();
    if (amount < m_much) {
        work({})();
        return;
    }
    m_isRunning = true;
    m_worker = std::jthread(
        [this, work = std::move(work), number = m_number](const std::stop_token& stopped) {
            Result result;
            try {
                result = work(stopped);
            } catch (...) {
                // Rethrown in the window's thread.
                result = [ended = std::current_exception()] { std::rethrow_exception(ended); };
            }
            if (!result)
                return;
            QMetaObject::invokeMethod(
                this,
                [this, number, result = std::move(result)] {
                    if (number != m_number)
                        return;
                    m_isRunning = false;
                    result();
                },
                Qt::QueuedConnection);
        });
}

}  // namespace ui
