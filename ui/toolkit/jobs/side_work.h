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

/// Work on a document's data that takes long where there is much of it: done beside the window's
/// own work then, else at once. One piece of work at a time: a new one stops the one under way,
/// whose result is never told. An exception of the work is thrown where its result
/// would be called.
class SideWork : public QObject {
    Q_OBJECT
public:
    using Result = std::function<void()>;  ///< called in the window's thread; none: was stopped
    using Work = std::function<Result(const std::stop_token&)>;

    explicit SideWork(QObject* parent = nullptr);
    ~SideWork() override;

    /// @param amount of data: much of it is worked on in a thread. What the work looks at must stay
    /// until its result was called, or until stop().
    void start(std::size_t amount, Work work);
    /// The same for work that makes something: `take` gets it in the window's thread.
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
    /// Nothing is worked on any more when this returns.
    void stop();
    bool isRunning() const { return m_isRunning; }
    /// Whether any is running of which a widget, or one that it stands in, is the parent.
    static bool isRunningAround(const QWidget& widget);
    /// How much is much.
    void setMuch(std::size_t amount) { m_much = amount; }

private:
    std::size_t m_much = 50'000;
    bool m_isRunning = false;
    int m_number = 0;  ///< of the last piece of work
    std::jthread m_worker;
};

}  // namespace ui
