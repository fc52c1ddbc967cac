#include "ui/recovery/recovery_offer.h"

#include <QDateTime>
#include <QLocale>
#include <QPushButton>

#include <iterator>
#include <utility>

namespace ui {

RecoveryOffer::RecoveryOffer(QWidget* parent)
    : QuestionBar({tr("&Restore"), tr("&Discard"), tr("La&ter")}, parent)
{
    button(Restore).setToolTip(tr("Show the list as it was. Its file is not touched until you "
                                  "save."));
    button(Discard).setToolTip(tr("Forget these changes for good"));
    button(Later).setToolTip(tr("Keep these changes and offer them again at the next start"));
    connect(this, &QuestionBar::answered, this, &RecoveryOffer::take);
}

void RecoveryOffer::offer(std::vector<Orphan> orphans)
{
    m_waiting.insert(m_waiting.end(), std::make_move_iterator(orphans.begin()),
                     std::make_move_iterator(orphans.end()));
    next();
}

void RecoveryOffer::next()
{
    if (m_waiting.empty()) {
        withdraw();
        return;
    }
    const core::Recovery& recovery = m_waiting.front().recovery;
    const QLocale locale;
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(recovery.editedAt);
    QString question =
        tr("‘%1’ was being edited on %2 at %3 when the program ended.")
            .arg(QString::fromStdString(recovery.name), locale.toString(time.date(), tr("d MMM")),
                 locale.toString(time.time(), tr("HH:mm")));
    if (m_waiting.size() > 1)
        question =
            tr("%1 (%n more)", nullptr, static_cast<int>(m_waiting.size()) - 1).arg(question);
    ask(question, QString::fromStdString(recovery.path));
}

void RecoveryOffer::take(int answer)
{
    // "Later" is to let go of it: the file stays.
    const Orphan orphan = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (answer == Restore)
        emit restored(orphan);
    else if (answer == Discard)
        orphan.file->remove();
    next();
}

}  // namespace ui
