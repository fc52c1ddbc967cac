#include "ui/document/document.h"

#include <QFileInfo>

#include <utility>

namespace ui {

QString Document::name() const
{
    return m_path.isEmpty() ? title() : QFileInfo(m_path).fileName();
}

void Document::saved(const QString& path)
{
    m_path = path;
    m_history.setClean();
    emit pathChanged();
}

void Document::swapPlace(QString& path, int& loadNumber)
{
    std::swap(m_path, path);
    std::swap(m_loadNumber, loadNumber);
}

}  // namespace ui
