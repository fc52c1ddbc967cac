// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/accessible/spoken_edits.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/document/spoken_step.h"

#include <QUndoStack>
#include <QWidget>

#include <utility>

namespace ui {

SpokenEdits::SpokenEdits(const QUndoStack& history, QWidget& from, Value value)
    : QObject(&from)
    , m_history(history)
    , m_from(from)
    , m_value(std::move(value))
    , m_index(history.index())
{
    connect(&history, &QUndoStack::indexChanged, this, &SpokenEdits::follow);
}

/// What led to the new index; empty if the step is gone, as when two moves end where they began.
QString SpokenEdits::done(int index) const
{
    if (index < m_index)
        return index < m_history.count() ? tr("Undone: %1").arg(m_history.text(index)) : QString();
    const QUndoCommand* step = m_history.command(index - 1);
    const auto* spoken = dynamic_cast<const SpokenStep*>(step);
    return spoken ? spoken->spoken() : m_history.text(index - 1);
}

void SpokenEdits::follow(int index)
{
    const bool isCleared = m_history.count() == 0 && m_index == 0;
    const auto value = isHeard() && m_from.isVisible() && !isCleared ? m_value() : std::nullopt;
    if (value) {
        QStringList said{done(index), *value};
        said.removeAll(QString());
        say(m_from, clausesText(said));
    }
    m_index = index;
}

}  // namespace ui
