// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recent_files.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace ui {

namespace {

constexpr qsizetype kept = 10;

QString settingsKey()
{
    return QStringLiteral("recentFiles");
}

QString captionOf(const QStringList& paths)
{
    constexpr qsizetype mostNamed = 4;
    const qsizetype named = paths.size() > mostNamed ? mostNamed - 1 : paths.size();
    QStringList names;
    for (const QString& path : paths.first(named))
        names << QFileInfo(path).fileName();
    QString caption = names.join(QStringLiteral(" + "));
    if (paths.size() > named)
        //: Names of files, and how many more were opened with them
        caption = RecentFiles::tr("%1 + %n more", nullptr, static_cast<int>(paths.size() - named))
                      .arg(caption);
    return caption.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

/// Lists at most as many paths as fit on a screen.
QString pathsOf(const QStringList& paths)
{
    constexpr qsizetype mostLines = 20;
    QStringList lines = paths.first(std::min(paths.size(), mostLines));
    if (lines.size() < paths.size())
        lines << QStringLiteral("…");
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

RecentFiles::RecentFiles(const QString& title, QWidget* parent)
    : QMenu(title, parent)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentFiles::fill);
    fill();
}

QList<QStringList> RecentFiles::entries() const
{
    QList<QStringList> all;
    const QSettings settings;
    for (const QVariant& entry : settings.value(settingsKey()).toList())
        all << entry.toStringList();
    return all;
}

void RecentFiles::store(const QList<QStringList>& all)
{
    QVariantList values;
    for (const QStringList& entry : all)
        values << QVariant(entry);
    QSettings().setValue(settingsKey(), values);
    fill();
}

void RecentFiles::add(const QStringList& paths)
{
    QStringList absolute;
    for (const QString& path : paths)
        absolute << QFileInfo(path).absoluteFilePath();
    QList<QStringList> all = entries();
    all.removeAll(absolute);
    all.prepend(absolute);
    store(all.mid(0, kept));
}

void RecentFiles::fill()
{
    clear();
    for (const QStringList& paths : entries()) {
        QAction* action = addAction(captionOf(paths));
        action->setToolTip(pathsOf(paths));
        action->setEnabled(std::ranges::all_of(
            paths, [](const QString& path) { return QFileInfo::exists(path); }));
        connect(action, &QAction::triggered, this, [this, paths] { emit chosen(paths); });
    }
    if (isEmpty()) {
        addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    addSeparator();
    addAction(tr("Clear list"), this, [this] { store({}); });
}

}  // namespace ui
