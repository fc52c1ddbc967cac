// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/layout_state.h"

#include "ui/toolkit/panel/panel_group.h"

#include <QDataStream>
#include <QIODevice>
#include <QSplitter>

#include <cstdlib>

namespace ui {

QByteArray LayoutParts::state() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << (followsWindow ? -version : version);
    for (const QSplitter* splitter : splitters)
        stream << splitter->saveState();
    for (const PanelGroup* group : groups)
        stream << group->currentIndex();
    return state;
}

bool LayoutParts::followsWindowIn(const QByteArray& state)
{
    QDataStream stream(state);
    int found = 0;
    stream >> found;
    return found < 0;
}

bool LayoutParts::restore(const QByteArray& state) const
{
    QDataStream stream(state);
    int found = 0;
    stream >> found;
    if (std::abs(found) != version)
        return false;
    QByteArrayList sizes(splitters.size());
    QList<int> fronts(groups.size());
    for (QByteArray& part : sizes)
        stream >> part;
    for (int& front : fronts)
        stream >> front;
    if (stream.status() != QDataStream::Ok)
        return false;
    const QByteArray before = this->state();
    for (qsizetype i = 0; i < sizes.size(); ++i)
        if (!splitters[i]->restoreState(sizes[i])) {
            restore(before);
            return false;
        }
    for (qsizetype i = 0; i < fronts.size(); ++i)
        if (fronts[i] >= 0 && fronts[i] < groups[i]->count())
            groups[i]->setCurrentIndex(fronts[i]);
    return true;
}

}  // namespace ui
