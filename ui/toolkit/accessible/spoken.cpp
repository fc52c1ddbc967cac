// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/accessible/spoken.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/accessible/roles.h"

#include <QBasicTimer>
#include <QPointer>
#include <QTimerEvent>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace ui {

namespace {

using namespace std::chrono_literals;

/// Long enough that the events of the edit itself are through: Orca drops what comes in a flood,
/// and what it reads later cuts off what it reads before. A window that opens floods it longest.
constexpr auto untilSaid = 250ms;
constexpr auto untilOpened = 4s;
const auto started = std::chrono::steady_clock::now();

SpokenListener& listener()
{
    static SpokenListener set;
    return set;
}

/// Qt 6.4 passes no alerts to AT-SPI, and of widgets without focus Orca presents only those that
/// appear as notifications: their name, without their role where they are part of a status bar.
class SpokenLine : public QWidget {
public:
    explicit SpokenLine(QWidget& bar)
        : QWidget(&bar)
    {
        setRole(*this, QAccessible::Notification);
    }

    static SpokenLine& of(QWidget& window)
    {
        const QString name = QStringLiteral("spoken");
        auto* bar = window.findChild<QWidget*>(name, Qt::FindDirectChildrenOnly);
        if (bar)
            return *static_cast<SpokenLine*>(bar->findChild<QWidget*>());
        bar = new QWidget(&window);
        bar->setObjectName(name);
        bar->hide();
        setRole(*bar, QAccessible::StatusBar);
        return *new SpokenLine(*bar);
    }

    void add(QWidget& from, const QString& sentence)
    {
        std::erase_if(m_waiting, [&](const Said& said) { return !said.by || said.by == &from; });
        m_waiting.push_back({&from, sentence});
        if (m_pause.isActive())
            return;
        const auto opened = std::chrono::duration_cast<std::chrono::milliseconds>(
            started + untilOpened - std::chrono::steady_clock::now());
        m_pause.start(static_cast<int>(std::max(untilSaid, opened).count()), this);
    }

protected:
    void timerEvent(QTimerEvent*) override
    {
        m_pause.stop();
        QStringList sentences;
        for (const Said& said : std::exchange(m_waiting, {}))
            if (said.by && said.by->isVisible())
                sentences << said.sentence;
        if (sentences.isEmpty() || !isHeard())
            return;
        for (qsizetype i = 0; i + 1 < sentences.size(); ++i)
            if (!sentences[i].back().isPunct())
                sentences[i] = asSentence(sentences[i]);
        setAccessibleName(joinedSentences(sentences));
        QAccessibleEvent shown(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
        if (listener())
            listener()(*this, accessibleName());
    }

private:
    struct Said {
        QPointer<QWidget> by;
        QString sentence;
    };

    std::vector<Said> m_waiting;
    QBasicTimer m_pause;
};

}  // namespace

void say(QWidget& from, const QString& sentence)
{
    const bool mayOpen = std::chrono::steady_clock::now() < started + untilOpened;
    if ((isHeard() || mayOpen) && !sentence.isEmpty())
        SpokenLine::of(*from.window()).add(from, sentence);
}

bool isHeard()
{
    return QAccessible::isActive() || listener();
}

void setSpokenListener(SpokenListener set)
{
    listener() = std::move(set);
}

}  // namespace ui
