// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QStringList>

namespace ui {

/// The menu of files opened lately, newest first; files opened together stay together. Entries
/// whose files are gone are greyed, not forgotten.
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
