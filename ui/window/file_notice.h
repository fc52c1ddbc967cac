// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_watch.h"

#include <QObject>
#include <QTimer>

#include <vector>

class QBoxLayout;
class QWidget;

namespace ui {

class QuestionBar;
class WorkspacePage;

/// Notices when files are others than a page read them, and offers in a strip above the workspaces
/// to read them anew, or reads them by itself. What is being written is waited for.
class FileNotice : public QObject {
    Q_OBJECT
public:
    /// @param pages outlive it
    /// @param bars where its question appears, at the end
    FileNotice(const std::vector<WorkspacePage*>& pages, QWidget& parent, QBoxLayout& bars);

    /// Only files of the page in front are asked about; those of others when it comes there.
    void setInFront(WorkspacePage& page);
    /// Whether what changed is read without asking, whatever page it is of.
    void setAutomatic(bool isAutomatic);
    /// Reads the files of the page in front anew. @return false where there are none, or not now
    bool reload();

signals:
    /// By an answer.
    void automaticRequested();

private:
    struct Watched {
        WorkspacePage* page;
        core::FilesSeen seen;   ///< what the watch began with
        core::FilesSeen tried;  ///< as the files were when they were last to be read anew
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
