// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/best_changes.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace ui {

/// Searches for the best changes of a list in another thread, one search at a time. A new search
/// stops the current one, whose result is never reported.
class ChangeSearch : public QObject {
    Q_OBJECT
public:
    struct Task {
        std::shared_ptr<const core::JudgedRanking> query;
        core::MeasureSpec definition;
    };

    explicit ChangeSearch(QObject* parent = nullptr);
    /// Stops the current search and waits for it to end, for some milliseconds.
    ~ChangeSearch() override;

    void start(Task task);
    /// Reports nothing more until the next start().
    void cancel();
    bool isRunning() const { return m_isRequested; }

signals:
    void found(const core::BestChanges& changes);

private:
    void launch();
    void finish(const std::optional<core::BestChanges>& result);

    std::optional<Task> m_next;  ///< waits until the worker has stopped
    bool m_isRequested = false;
    bool m_isWorking = false;
    std::jthread m_worker;
};

}  // namespace ui
