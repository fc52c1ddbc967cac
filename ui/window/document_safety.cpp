// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/document_safety.h"

#include "core/foundation/file/ended_reading.h"
#include "ui/text/import/error_text.h"
#include "ui/toolkit/document/document.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/bar_queue.h"
#include "ui/window/message_bar.h"
#include "ui/window/recovery/recovery_offer.h"

#include <QBoxLayout>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMetaObject>
#include <QPushButton>

#include <algorithm>
#include <exception>
#include <utility>

namespace ui {

namespace {

enum ChangedAnswer { SaveAnyway, SaveElsewhere, Reload };

}  // namespace

DocumentSafety::DocumentSafety(std::vector<Document*> documents, MessageBar& message,
                               BarQueue& bars)
    : m_message(message)
    , m_offer(new RecoveryOffer(message.parentWidget()))
    , m_changed(new QuestionBar({tr("Save any&way"), tr("Save &as…"), tr("Reloa&d")},
                                message.parentWidget()))
{
    bars.add(*m_offer, BarQueue::Urgency::Demand);
    bars.add(*m_changed, BarQueue::Urgency::Demand);
    connect(m_offer, &RecoveryOffer::restored, this, &DocumentSafety::restore);
    connect(m_offer, &RecoveryOffer::severalRestored, this, [this] {
        QStringList said{m_message.sentence()};
        said.removeAll(QString());
        said << tr("Each workspace shows the document you edited last. Use Undo to get to the "
                   "others. Nothing is lost.");
        m_message.note(said.join(QLatin1Char('\n')));
        m_message.setSubject(nullptr);
    });
    connect(m_changed, &QuestionBar::answered, this, &DocumentSafety::take);
    for (Document* document : documents) {
        m_documents.push_back({document, nullptr});
        connect(document, &Document::pathChanged, this, [this, document] {
            if (document == m_asked)
                m_changed->withdraw();
        });
    }
}

DocumentSafety::~DocumentSafety() = default;

void DocumentSafety::take(int answer)
{
    if (answer == SaveAnyway)
        emit saveAnyway(*m_asked);
    else if (answer == SaveElsewhere)
        emit saveElsewhere(*m_asked);
    else
        emit reload(*m_asked);
}

void DocumentSafety::protect(const QString& folder, Autosave::Pace pace)
{
    for (Kept& kept : m_documents)
        keep(kept, folder, pace);
    findOrphans(folder);
}

void DocumentSafety::setInFront(const Document& document)
{
    m_changed->setVisible(m_asked == &document && !m_changed->question().isEmpty());
}

void DocumentSafety::keep(Kept& kept, const QString& folder, Autosave::Pace pace)
{
    kept.autosave = std::make_unique<Autosave>(*kept.document, m_disk, folder, pace);
    connect(kept.autosave.get(), &Autosave::failed, this, &DocumentSafety::sayThatNothingIsKept);
    connect(qGuiApp, &QGuiApplication::commitDataRequest, kept.autosave.get(), &Autosave::flush);
}

void DocumentSafety::sayThatNothingIsKept(const core::ParseError& why)
{
    QStringList sentences;
    // Keeps the message about what the person asked for and did not get.
    if (!m_message.sentence().isEmpty())
        sentences << m_message.sentence();
    sentences << tr("Rankscope can’t back up your unsaved changes: %1").arg(errorText(why));
    m_message.note(sentences.join(QLatin1Char('\n')));
    m_message.setSubject(nullptr);
}

void DocumentSafety::findOrphans(const QString& folder)
{
    m_reader.start([this, folder] {
        auto orphans = std::make_shared<Orphans>();
        try {
            *orphans = claimOrphans(folder);
        } catch (const std::exception& exception) {
            orphans->refusals = {
                errorText(core::endedBy(exception, QFile::encodeName(folder).toStdString()))};
        }
        QMetaObject::invokeMethod(
            this,
            [this, orphans] {
                if (!orphans->refusals.isEmpty()) {
                    m_message.refuse(orphans->refusals.join(QLatin1Char('\n')));
                    m_message.setSubject(nullptr);
                }
                m_offer->offer(std::move(orphans->found));
            },
            Qt::QueuedConnection);
    });
}

void DocumentSafety::restore(const Orphan& orphan)
{
    const core::Recovery& recovery = orphan.recovery;
    const auto kept = std::ranges::find_if(m_documents, [&recovery](const Kept& each) {
        return each.document->canHold(recovery.session);
    });
    if (kept == m_documents.end())
        return;
    const QString path = QString::fromStdString(recovery.path);
    m_disk.remember(path, recovery.digest);
    kept->document->restore(recovery.session, path,
                            tr("Restore “%1”").arg(QString::fromStdString(recovery.name)));
    kept->autosave->adopt(orphan.file);
    emit restored(*kept->document);
    if (m_disk.isChanged(path))
        m_message.note(tr("“%1” was changed by another program after these changes were backed "
                          "up. Rankscope will ask before it overwrites the file.")
                           .arg(path));
    else if (!path.isEmpty() && !QFileInfo::exists(path))
        m_message.note(tr("“%1” no longer exists. Saving will create it again.").arg(path));
    else
        m_message.dismiss();
}

bool DocumentSafety::mayOverwrite(Document& document)
{
    const QString& path = document.path();
    if (!m_disk.isChanged(path)) {
        m_changed->withdraw();
        return true;
    }
    m_asked = &document;
    m_changed->ask(tr("“%1” was changed by another program after you opened it.")
                       .arg(QFileInfo(path).fileName()),
                   path);
    m_changed->button(SaveElsewhere).setFocus();
    return false;
}

QStringList DocumentSafety::replaced() const
{
    QStringList names;
    for (const Kept& kept : m_documents)
        if (kept.autosave)
            names << kept.autosave->replaced();
    return names;
}

void DocumentSafety::giveUp(const Document& document, int session)
{
    for (const Kept& kept : m_documents)
        if (kept.autosave && kept.document == &document)
            kept.autosave->discardReplaced(session);
}

void DocumentSafety::closeKnowingly(bool keepReplaced)
{
    for (const Kept& kept : m_documents) {
        if (!kept.autosave)
            continue;
        kept.autosave->discardCurrent();
        if (keepReplaced)
            kept.autosave->leaveReplaced();
        else
            kept.autosave->discardReplaced();
    }
}

}  // namespace ui
