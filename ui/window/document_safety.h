// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/recovery/autosave.h"
#include "ui/window/recovery/disk_copies.h"
#include "ui/window/recovery/orphans.h"

#include <QObject>

#include <memory>
#include <vector>

namespace ui {

class BarQueue;
class Document;
class MessageBar;
class QuestionBar;
class RecoveryOffer;

/// Protects a window's documents from loss: keeps unsaved changes for the next start, offers those
/// that an earlier start left, and asks before overwriting another program's changes.
class DocumentSafety : public QObject {
    Q_OBJECT
public:
    /// @param documents must outlive it
    /// @param bars where its questions are shown
    DocumentSafety(std::vector<Document*> documents, MessageBar& message, BarQueue& bars);
    ~DocumentSafety() override;

    /// Starts keeping unsaved changes in `folder`, and offers those left there.
    void protect(const QString& folder, Autosave::Pace pace);
    /// Hides the question about another document's file until that is current again.
    void setInFront(const Document& document);
    DiskCopies& disk() { return m_disk; }
    /// Whether the document's file is unchanged since it was last read or written; asks otherwise.
    bool mayOverwrite(Document& document);
    /// The names of replaced sessions that have unsaved changes.
    QStringList replaced() const;
    /// Discards the unsaved changes of a replaced session.
    /// @param session Document::sessionNumber()
    void giveUp(const Document& document, int session);
    /// The person closes the window after saving or discarding everything.
    /// @param keepReplaced offers replaced sessions at the next start
    void closeKnowingly(bool keepReplaced);

signals:
    /// The person chose to save although another program changed the file.
    void saveAnyway(ui::Document& document);
    void saveElsewhere(ui::Document& document);
    void reload(ui::Document& document);
    /// The document contains what an earlier start left.
    void restored(ui::Document& document);

private:
    struct Kept {
        Document* document;
        std::unique_ptr<Autosave> autosave;  ///< null before protect()
    };

    void keep(Kept& kept, const QString& folder, Autosave::Pace pace);
    void sayThatNothingIsKept(const core::ParseError& why);
    void findOrphans(const QString& folder);
    void restore(const Orphan& orphan);
    void take(int answer);

    std::vector<Kept> m_documents;
    MessageBar& m_message;
    RecoveryOffer* m_offer;
    QuestionBar* m_changed;
    Document* m_asked = nullptr;  ///< whose file was changed
    DiskCopies m_disk;
    QThreadPool m_reader;
};

}  // namespace ui
