// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/recovery/autosave.h"
#include "ui/window/recovery/disk_copies.h"
#include "ui/window/recovery/orphans.h"

#include <QObject>

#include <memory>
#include <vector>

class QBoxLayout;

namespace ui {

class Document;
class MessageBar;
class QuestionBar;
class RecoveryOffer;

/// Sees to it that nothing is lost of a window's documents: keeps the unsaved state for the next
/// start, offers what an earlier one left, and asks before another program's work is overwritten.
class DocumentSafety : public QObject {
    Q_OBJECT
public:
    /// @param documents outlive it
    /// @param bars where its questions appear, at the end
    DocumentSafety(std::vector<Document*> documents, MessageBar& message, QBoxLayout& bars);
    ~DocumentSafety() override;

    /// Keeps unsaved changes in `folder` from now on, and offers what was left there.
    void protect(const QString& folder, Autosave::Pace pace);
    DiskCopies& disk() { return m_disk; }
    /// Whether the document's file is as it was left; asks otherwise.
    bool mayOverwrite(Document& document);
    /// The sessions with unsaved changes that made place for another, by name.
    QStringList replaced() const;
    /// Nobody wants the changes of a session that made place for another.
    /// @param session Document::sessionNumber()
    void giveUp(const Document& document, int session);
    /// The person closes the window, with everything saved or given up.
    /// @param keepReplaced the sessions that made place are offered at the next start
    void closeKnowingly(bool keepReplaced);

signals:
    /// The answers to: the file was changed by another program.
    void saveAnyway(ui::Document& document);
    void saveElsewhere(ui::Document& document);
    void reload(ui::Document& document);
    /// The document holds what an earlier start left.
    void restored(ui::Document& document);

private:
    struct Kept {
        Document* document;
        std::unique_ptr<Autosave> autosave;  ///< none before protect()
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
    Document* m_asked = nullptr;  ///< the one whose file was changed
    DiskCopies m_disk;
    QThreadPool m_reader;
};

}  // namespace ui
