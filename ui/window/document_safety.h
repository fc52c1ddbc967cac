#pragma once

#include "ui/recovery/autosave.h"
#include "ui/recovery/disk_copies.h"
#include "ui/recovery/orphans.h"

#include <QObject>

#include <memory>

class QBoxLayout;

namespace ui {

class MessageBar;
class QuestionBar;
class RankingDocument;
class RecoveryOffer;

/// Sees to it that nothing is lost: keeps the unsaved state for the next start, offers what an
/// earlier one left, and asks before another program's work is overwritten.
class DocumentSafety : public QObject {
    Q_OBJECT
public:
    /// @param bars where its questions appear, at the end
    DocumentSafety(RankingDocument& document, MessageBar& message, QBoxLayout& bars);
    ~DocumentSafety() override;

    /// Keeps unsaved changes in `folder` from now on, and offers what was left there.
    void protect(const QString& folder, Autosave::Pace pace);
    DiskCopies& disk() { return m_disk; }
    /// Whether the document's file is as it was left; asks otherwise.
    bool mayOverwrite();
    /// The sessions with unsaved changes that made place for another, by name.
    QStringList replaced() const;
    /// Nobody wants the changes of a session that made place for another.
    /// @param loadNumber see RankingDocument::loadNumber
    void giveUp(int loadNumber);
    /// The person closes the window, with everything saved or given up.
    /// @param keepReplaced the sessions that made place are offered at the next start
    void closeKnowingly(bool keepReplaced);

signals:
    /// The answers to: the file was changed by another program.
    void saveAnyway();
    void saveElsewhere();
    void reload();

private:
    void findOrphans(const QString& folder);
    void restore(const Orphan& orphan);

    RankingDocument& m_document;
    MessageBar& m_message;
    RecoveryOffer* m_offer;
    QuestionBar* m_changed;
    DiskCopies m_disk;
    std::unique_ptr<Autosave> m_autosave;
    QThreadPool m_reader;
};

}  // namespace ui
