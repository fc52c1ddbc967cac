// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recovery/recovery_offer.h"

#include <QDateTime>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace ui {

namespace {

/// "‘cakes’, 21 Nov at 12:20"
QString lineOf(const core::Recovery& recovery)
{
    const QLocale locale;
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(recovery.editedAt);
    return RecoveryOffer::tr("“%1”, %2 at %3")
        .arg(QString::fromStdString(recovery.name),
             locale.toString(time.date(), RecoveryOffer::tr("d MMM")),
             locale.toString(time.time(), RecoveryOffer::tr("HH:mm")));
}

}  // namespace

RecoveryOffer::RecoveryOffer(QWidget* parent)
    : QuestionBar({}, parent)
{
    connect(this, &QuestionBar::answered, this, &RecoveryOffer::take);
}

void RecoveryOffer::offer(std::vector<Orphan> orphans)
{
    m_waiting.insert(m_waiting.end(), std::make_move_iterator(orphans.begin()),
                     std::make_move_iterator(orphans.end()));
    m_isTogether = m_waiting.size() > 1;
    next();
}

void RecoveryOffer::askTogether()
{
    setAnswers({tr("&Restore all"), tr("&Discard all"), tr("La&ter"), tr("One &by one")});
    button(Restore).setToolTip(tr("Shows the document that you edited last. Use Undo to get to "
                                  "the others. No file changes until you save."));
    button(Discard).setToolTip(tr("Permanently discard all these changes"));
    button(Later).setToolTip(tr("Keep these changes and ask again next time"));
    QStringList lines{tr("%n documents had unsaved changes when Rankscope closed:", nullptr,
                         static_cast<int>(m_waiting.size()))};
    constexpr std::size_t mostNamed = 5;
    const std::size_t named = std::min(m_waiting.size(), mostNamed);
    for (std::size_t i = 0; i < named; ++i)
        lines << lineOf(m_waiting[i].recovery);
    if (m_waiting.size() > named)
        lines << tr("and %n more", nullptr, static_cast<int>(m_waiting.size() - named));
    ask(lines.join(QLatin1Char('\n')));
}

void RecoveryOffer::next()
{
    if (m_waiting.empty()) {
        withdraw();
        return;
    }
    if (m_isTogether) {
        askTogether();
        return;
    }
    setAnswers({tr("&Restore"), tr("&Discard"), tr("La&ter")});
    button(Restore).setToolTip(
        tr("Restore the document as it was. Its file is not changed until you save."));
    button(Discard).setToolTip(tr("Permanently discard these changes"));
    button(Later).setToolTip(tr("Keep these changes and ask again next time"));
    const core::Recovery& recovery = m_waiting.front().recovery;
    const QLocale locale;
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(recovery.editedAt);
    QString question =
        tr("“%1”, last edited on %2 at %3, had unsaved changes when Rankscope closed.")
            .arg(QString::fromStdString(recovery.name), locale.toString(time.date(), tr("d MMM")),
                 locale.toString(time.time(), tr("HH:mm")));
    if (m_waiting.size() > 1)
        question =
            tr("%1 (%n more)", nullptr, static_cast<int>(m_waiting.size()) - 1).arg(question);
    ask(question, QString::fromStdString(recovery.path));
}

void RecoveryOffer::takeTogether(int answer)
{
    m_isTogether = false;
    if (answer == OneByOne) {
        next();
        return;
    }
    // The last edited one is restored last, so that it is visible.
    const std::deque<Orphan> orphans = std::exchange(m_waiting, {});
    for (auto orphan = orphans.rbegin(); orphan != orphans.rend(); ++orphan)
        if (answer == Restore)
            emit restored(*orphan);
        else if (answer == Discard)
            orphan->file->remove();
    if (answer == Restore)
        emit severalRestored();
}

void RecoveryOffer::take(int answer)
{
    if (m_isTogether) {
        takeTogether(answer);
        return;
    }
    // "Later" releases it; the file stays.
    const Orphan orphan = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (answer == Restore)
        emit restored(orphan);
    else if (answer == Discard)
        orphan.file->remove();
    next();
}

}  // namespace ui
