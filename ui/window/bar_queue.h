// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

namespace ui {

/// The place for messages and questions, one at a time: the most urgent, and of equally urgent ones
/// the newest. Bars are shown and hidden as usual; one that is shown behind another waits until
/// that is gone. The place is the lower edge of the parent, above the status bar: nothing moves,
/// and only a text of several lines hides something of the page.
class BarQueue : public QWidget {
    Q_OBJECT
public:
    /// From what can wait to what cannot. A demand is a refusal, or a question with its answers.
    enum class Urgency { Note, Demand, Progress };

    explicit BarQueue(QWidget* parent);

    void add(QWidget& bar, Urgency urgency);
    void setUrgency(const QWidget& bar, Urgency urgency);
    /// Ends to the left of this part of the parent.
    void endBefore(QWidget& part);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        QWidget* place;  ///< around the bar, whose own visibility says whether it is wanted
        QPointer<QWidget> bar;
        Urgency urgency;
        int shown = 0;
    };

    void arrange();
    void adoptPlace();

    std::vector<Place> m_places;
    int m_shown = 0;
    QPointer<QWidget> m_end;
};

}  // namespace ui
