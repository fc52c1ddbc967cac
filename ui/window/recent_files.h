// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QStringList>

namespace ui {

/// The menu of recently opened files, newest first; files opened together form one entry. Entries
/// whose files are missing are greyed but kept.
class RecentFiles : public QMenu {
    Q_OBJECT
public:
    explicit RecentFiles(const QString& title, QWidget* parent = nullptr);

    void add(const QStringList& paths);
    QList<QStringList> entries() const;

signals:
    void chosen(const QStringList& paths);

private:
    void fill();
    void store(const QList<QStringList>& entries);
};

}  // namespace ui
