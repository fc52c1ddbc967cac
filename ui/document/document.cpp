#include "ui/document/document.h"

#include <QFileInfo>

namespace ui {

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
