// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/best_changes.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace ui {

/// Looks for the best changes of a list beside the window's own work. One search at a time: a new
/// one stops the one under way, whose result is never told.
class ChangeSearch : public QObject {
    Q_OBJECT
public:
    struct Task {
        std::shared_ptr<const core::JudgedRanking> query;
        core::MeasureSpec definition;
    };

    explicit ChangeSearch(QObject* parent = nullptr);
    /// Stops the search under way and waits for it, some milliseconds.
    ~ChangeSearch() override;

    void start(Task task);
    /// Nothing more is told until the next start().
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
