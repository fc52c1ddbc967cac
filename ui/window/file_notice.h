// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_watch.h"

#include <QObject>
#include <QTimer>

#include <vector>

class QWidget;

namespace ui {

class BarQueue;
class QuestionBar;
class WorkspacePage;

/// Notices files that changed since a page read them, and offers at the window’s lower edge to
/// reload them, or reloads them automatically. Waits while a file is still being written.
class FileNotice : public QObject {
    Q_OBJECT
public:
    /// @param pages must outlive it
    /// @param bars where its question is shown
    FileNotice(const std::vector<WorkspacePage*>& pages, QWidget& parent, BarQueue& bars);

    /// Asks only about files of the current page; about those of other pages once they are current.
    void setInFront(WorkspacePage& page);
    /// Whether changed files are reloaded without asking, on every page.
    void setAutomatic(bool isAutomatic);
    /// Reloads the current page's files. @return false if there are none, or not now
    bool reload();

signals:
    /// The person chose to reload automatically.
    void automaticRequested();

private:
    struct Watched {
        WorkspacePage* page;
        core::FilesSeen seen;   ///< when the watch began
        core::FilesSeen tried;  ///< at the last attempt to reload
        core::FileWatch watch;
    };

    void look();
    void look(Watched& watched);
    void reload(Watched& watched);
    void ask();
    void answer(int answer);
    Watched* inFront();

    std::vector<Watched> m_watched;
    WorkspacePage* m_inFront = nullptr;
    QuestionBar* m_question;
    QTimer m_looks;
    bool m_isAutomatic = false;
};

}  // namespace ui
