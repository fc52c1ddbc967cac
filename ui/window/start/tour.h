// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <cstddef>
#include <functional>
#include <vector>

namespace ui {

class Callout;

/// A tour of real controls: a callout appears next to one after another and says what to do. It
/// blocks nothing and leaves the focus alone. It continues when the person does what it says, or by
/// Next; Escape ends it.
class Tour : public QObject {
    Q_OBJECT
public:
    struct Stop {
        QPointer<QWidget> target;
        std::function<QString()> text;  ///< called when the tour gets there
    };

    /// @param window contains all targets
    Tour(std::vector<Stop> stops, QWidget& window);
    ~Tour() override;

    std::size_t stop() const { return m_stop; }  ///< 0-based
    std::size_t size() const { return m_stops.size(); }
    QWidget& callout();
    QWidget* target() const { return m_stops[m_stop].target; }

public slots:
    void next();
    /// The person did what a stop asks for: continues if the tour is there.
    void done(std::size_t stop);
    void end();

signals:
    void ended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void place();

    std::vector<Stop> m_stops;
    QWidget& m_window;
    Callout* m_callout;
    QWidget* m_frame;  ///< around the target
    std::size_t m_stop = 0;
    bool m_isOver = false;
};

}  // namespace ui
