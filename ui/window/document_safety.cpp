#include "ui/window/document_safety.h"

#include "ui/ranking/ranking_document.h"
#include "ui/recovery/recovery_offer.h"
#include "ui/window/message_bar.h"
#include "ui/window/question_bar.h"
#include "ui/words/problem_text.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMetaObject>
#include <QPushButton>

#include <utility>

namespace ui {

namespace {

enum ChangedAnswer { SaveAnyway, SaveElsewhere, Reload };

}  // namespace

DocumentSafety::DocumentSafety(RankingDocument& document, MessageBar& message, QBoxLayout& bars)
    : m_document(document)
    , m_message(message)
    , m_offer(new RecoveryOffer(message.parentWidget()))
    , m_changed(new QuestionBar({tr("Save any&way"), tr("Save &as…"), tr("Load &it again")},
                                message.parentWidget()))
{
    bars.addWidget(m_offer);
    bars.addWidget(m_changed);
    connect(m_offer, &RecoveryOffer::restored, this, &DocumentSafety::restore);
    connect(m_changed, &QuestionBar::answered, this, [this](int answer) {
        if (answer == SaveAnyway)
            emit saveAnyway();
        else if (answer == SaveElsewhere)
            emit saveElsewhere();
        else
            emit reload();
    });
    connect(&m_document, &RankingDocument::pathChanged, m_changed, &QuestionBar::withdraw);
}

DocumentSafety::~DocumentSafety() = default;

void DocumentSafety::protect(const QString& folder, Autosave::Pace pace)
{
    m_autosave = std::make_unique<Autosave>(m_document, m_disk, folder, pace);
    connect(m_autosave.get(), &Autosave::failed, this, [this](const core::ParseError& why) {
        QStringList sentences;
        // What the person asked for and did not get stays in front.
        if (!m_message.sentence().isEmpty())
            sentences << m_message.sentence();
        sentences << tr("Unsaved changes cannot be kept for the next start, in case this one ends "
                        "early: %1")
                         .arg(problemText(why));
        m_message.say(sentences.join(QLatin1Char('\n')));
    });
    connect(qGuiApp, &QGuiApplication::commitDataRequest, m_autosave.get(), &Autosave::flush);
    findOrphans(folder);
}

void DocumentSafety::findOrphans(const QString& folder)
{
    m_reader.start([this, folder] {
        auto orphans = std::make_shared<Orphans>(claimOrphans(folder));
        QMetaObject::invokeMethod(
            this,
            [this, orphans] {
                if (!orphans->refusals.isEmpty())
                    m_message.say(orphans->refusals.join(QLatin1Char('\n')));
                m_offer->offer(std::move(orphans->found));
            },
            Qt::QueuedConnection);
    });
}

void DocumentSafety::restore(const Orphan& orphan)
{
    const core::Recovery& recovery = orphan.recovery;
    const QString path = QString::fromStdString(recovery.path);
    m_disk.remember(path, recovery.digest);
    m_document.loadUnsaved(recovery.session, path,
                           tr("Restore ‘%1’").arg(QString::fromStdString(recovery.name)));
    m_autosave->adopt(orphan.file);
    if (m_disk.isChanged(path))
        m_message.say(tr("‘%1’ was changed by another program after this state was kept. Saving "
                         "asks before it overwrites that.")
                          .arg(path));
    else if (!path.isEmpty() && !QFileInfo::exists(path))
        m_message.say(tr("‘%1’ is not there any more. Saving writes it anew.").arg(path));
    else
        m_message.dismiss();
}

bool DocumentSafety::mayOverwrite()
{
    const QString& path = m_document.path();
    if (!m_disk.isChanged(path)) {
        m_changed->withdraw();
        return true;
    }
    m_changed->ask(tr("‘%1’ was changed by another program since it was opened here.")
                       .arg(QFileInfo(path).fileName()),
                   path);
    m_changed->button(SaveElsewhere).setFocus();
    return false;
}

QStringList DocumentSafety::replaced() const
{
    return m_autosave ? m_autosave->replaced() : QStringList();
}

void DocumentSafety::giveUp(int loadNumber)
{
    if (m_autosave)
        m_autosave->discardReplaced(loadNumber);
}

void DocumentSafety::closeKnowingly(bool keepReplaced)
{
    if (!m_autosave)
        return;
    m_autosave->discardCurrent();
    if (keepReplaced)
        m_autosave->leaveReplaced();
    else
        m_autosave->discardReplaced();
}

}  // namespace ui
