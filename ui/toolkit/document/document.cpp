// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/document/document.h"

#include <QFileInfo>

#include <utility>

namespace ui {

Document::Document(QObject* parent)
    : QObject(parent)
{
    // The history itself remembers only which state was saved.
    connect(&m_history, &QUndoStack::indexChanged, this, [this] {
        if (std::exchange(m_comesBackClean, false))
            m_history.setClean();
    });
}

QString Document::name() const
{
    return m_place.path.isEmpty() ? title() : QFileInfo(m_place.path).fileName();
}

void Document::saved(const QString& path)
{
    m_place.path = path;
    m_history.setClean();
    emit pathChanged();
}

}  // namespace ui
