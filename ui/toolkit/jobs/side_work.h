// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

class QWidget;

namespace ui {

/// Work on a document's data that takes long if there is much data: done in another thread then,
/// otherwise at once. One task at a time: a new one stops the current one, whose result is never
/// delivered. An exception of the task is rethrown where its result would be called.
class SideWork : public QObject {
    Q_OBJECT
public:
    using Result = std::function<void()>;  ///< called in the window's thread; none: stopped
    using Work = std::function<Result(const std::stop_token&)>;

    explicit SideWork(QObject* parent = nullptr);
    ~SideWork() override;

    /// @param amount of data: above a limit, the task runs in a thread. What the task reads must
    /// stay valid until its result was called, or until stop().
    void start(std::size_t amount, Work work);
    /// The same for a task that returns a value, which `take` gets in the window's thread.
    template <class Make, class Take>
    void make(std::size_t amount, Make make, Take take)
    {
        start(amount,
              [make = std::move(make),
               take = std::move(take)](const std::stop_token& stop) -> Result {
                  const auto made = std::make_shared<decltype(make(stop))>(make(stop));
                  if (stop.stop_requested())
                      return {};
                  return [take, made] { take(std::move(*made)); };
              });
    }
    /// Stops the task; it no longer runs when this returns.
    void stop();
    bool isRunning() const { return m_isRunning; }
    /// Whether a task is running whose parent is the widget or one of its ancestors.
    static bool isRunningAround(const QWidget& widget);
    /// Sets the amount above which a task runs in a thread.
    void setMuch(std::size_t amount) { m_much = amount; }

private:
    std::size_t m_much = 50'000;
    bool m_isRunning = false;
    int m_number = 0;  ///< of the latest task
    std::jthread m_worker;
};

}  // namespace ui
