// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "ui/window/recovery/recovery_file.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <optional>

namespace ui {

class DiskCopies;
class Document;

/// Keeps a document's unsaved state in a recovery file. It is written soon after an edit, in
/// another thread and one write at a time, and removed when nothing is unsaved. A replaced session
/// with changes keeps its file until undo restores it or it is discarded. Files not discarded stay
/// for the next start.
class Autosave : public QObject {
    Q_OBJECT
public:
    struct Pace {
        std::chrono::milliseconds quiet{300};  ///< after the last edit
        std::chrono::milliseconds limit{800};  ///< after the first, while edits go on
    };

    /// @param document, disk must outlive it
    Autosave(const Document& document, const DiskCopies& disk, QString folder, Pace pace,
             QObject* parent = nullptr);
    ~Autosave() override;

    /// Writes what is pending, and returns when it is on disk.
    void flush();
    /// Continues with `file`, which contains exactly the document's state.
    void adopt(std::shared_ptr<RecoveryFile> file);
    /// Removes the file of the current state, until the next edit.
    void discardCurrent();
    /// Removes the file of a replaced session, or of all of them.
    void discardReplaced(int session);
    void discardReplaced();
    /// Leaves the files of replaced sessions for the next start.
    void leaveReplaced();
    /// The names of replaced sessions with unsaved changes.
    QStringList replaced() const;

signals:
    /// Emitted once: nothing can be kept, and why.
    void failed(const core::ParseError& why);

private:
    struct Replaced {
        std::shared_ptr<RecoveryFile> file;
        QString name;
    };

    void noteStep();
    void noteReplacement();
    void write();
    void writeAtOnce();
    void noteWritten(const std::optional<core::ParseError>& problem);
    void fail(const core::ParseError& why);
    void stopWaiting();
    void dropFile();
    bool isWaiting() const;

    const Document& m_document;
    const DiskCopies& m_disk;
    QString m_folder;
    QTimer m_quiet;
    QTimer m_limit;
    std::shared_ptr<RecoveryFile> m_file;
    std::map<int, Replaced> m_replaced;
    int m_session;  ///< Document::sessionNumber()
    int m_writes = 0;
    bool m_writesAgain = false;
    bool m_hasFailed = false;
    QThreadPool m_writer;  // last member: ends first
};

}  // namespace ui
