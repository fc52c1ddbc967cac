// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/rank_view.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace ui {

void RankView::setCurrentRank(std::optional<std::size_t> rank)
{
    if (!light(rank))
        return;
    if (!viewport()->underMouse())
        showCurrent();
    tell();
}

void RankView::setReached(std::optional<std::size_t> rank)
{
    if (rank == m_reached)
        return;
    m_reached = rank;
    reachedChanged();
    viewport()->update();
}

void RankView::showCurrent()
{
    if (!litRank())
        return;
    QScrollBar& bar = scrollBar();
    const auto index = static_cast<int>(*litRank() - 1);
    const int shown = std::max(1, bar.pageStep() / std::max(1, bar.singleStep()));
    const int first = (bar.value() + bar.singleStep() - 1) / std::max(1, bar.singleStep());
    if (index < first)
        bar.setValue(index * bar.singleStep());
    else if (index >= first + shown)
        bar.setValue((index - shown + 1) * bar.singleStep());
}

bool RankView::takeKey(const QKeyEvent& key)
{
    const auto walk =
        walkOf(key.key(), backKey(), forwardKey(), std::max<std::size_t>(1, ranksShown()));
    if (!walk || !isPlain(key))
        return false;
    showFocus();
    const auto last = static_cast<std::ptrdiff_t>(rankCount());
    const auto here = std::min(static_cast<std::ptrdiff_t>(requested().value_or(0)), last);
    emit rankChosen(static_cast<std::size_t>(std::clamp(here + *walk, std::ptrdiff_t{1}, last)));
    showCurrent();
    return true;
}

OwnKeys RankView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({backKey(), forwardKey()}), tr("Previous or next rank")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last rank")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("Move by a page of ranks")}}};
}

}  // namespace ui
