#include "ui/window/handbook.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace ui {

namespace {

struct HandbookWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Handbook)
};

}  // namespace

QString openHandbook(const QString& page)
{
    const QString path =
        QDir::cleanPath(QCoreApplication::applicationDirPath() +
                        QStringLiteral("/" RANKSCOPE_HANDBOOK "/%1.html").arg(page));
    if (!QFileInfo::exists(path))
        return HandbookWords::tr("The handbook is not installed: there is no %1.")
            .arg(QDir::toNativeSeparators(path));
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        return HandbookWords::tr("No program opens the handbook by itself. It is %1.")
            .arg(QDir::toNativeSeparators(path));
    return {};
}

}  // namespace ui
