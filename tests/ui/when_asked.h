// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>

namespace ranking_samples {

/// Answers the modal dialog that comes up while it lives; closes it if that was no answer.
template <class Dialog>
class WhenAsked {
public:
    explicit WhenAsked(std::function<void(Dialog&)> answer)
        : m_answer(std::move(answer))
    {
        QObject::connect(&m_timer, &QTimer::timeout, qApp, [this] { look(); });
        m_timer.start(10);
    }

private:
    void look()
    {
        QWidget* modal = QApplication::activeModalWidget();
        auto* dialog = qobject_cast<Dialog*>(modal);
        if (dialog && m_answer)
            std::exchange(m_answer, nullptr)(*dialog);
        else if (modal && ++m_ignored > 100)
            modal->close();
    }

    std::function<void(Dialog&)> m_answer;
    QTimer m_timer;
    int m_ignored = 0;
};

}  // namespace ranking_samples
