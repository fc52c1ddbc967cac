// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/document/undo_memory.h"

#include <QUndoStack>

namespace ui {

namespace {

/// The memory of a step, or of the steps it consists of.
std::size_t bytesOf(const QUndoCommand& step)
{
    const auto* heavy = dynamic_cast<const HeavyStep*>(&step);
    std::size_t bytes = heavy ? heavy->bytes() : 0;
    for (int i = 0; i < step.childCount(); ++i)
        bytes += bytesOf(*step.child(i));
    return bytes;
}

void giveUp(const QUndoCommand& step)
{
    // The history exposes steps as const; the memory they hold is not part of their state.
    if (auto* heavy = dynamic_cast<HeavyStep*>(const_cast<QUndoCommand*>(&step)))
        heavy->giveUp();
    for (int i = 0; i < step.childCount(); ++i)
        giveUp(*step.child(i));
}

}  // namespace

void HeavyStep::giveUp()
{
    letGo();
    m_bytes = 0;
}

UndoMemory::UndoMemory(QUndoStack& history, QObject* parent)
    : QObject(parent)
    , m_history(history)
{
    connect(&history, &QUndoStack::indexChanged, this, &UndoMemory::follow);
}

void UndoMemory::setLimit(std::size_t bytes)
{
    m_limit = bytes;
    follow();
}

bool UndoMemory::canUndo() const
{
    return m_history.canUndo() && m_history.index() > m_first;
}

bool UndoMemory::isAtItsEnd() const
{
    return m_history.canUndo() && !canUndo();
}

void UndoMemory::follow()
{
    if (m_history.index() < m_first)
        m_first = 0;  // the history was cleared
    std::size_t kept = 0;
    for (int step = m_history.count() - 1; step >= m_first; --step) {
        kept += bytesOf(*m_history.command(step));
        if (kept <= m_limit || step >= m_history.index() - 1)
            continue;
        for (int old = m_first; old <= step; ++old)
            giveUp(*m_history.command(old));
        m_first = step + 1;
    }
    emit changed();
}

}  // namespace ui
