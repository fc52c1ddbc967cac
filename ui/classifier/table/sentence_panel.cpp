// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/sentence_panel.h"

#include <QLabel>

namespace ui {

SentencePanel::SentencePanel(const QString& title, ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(title, parent)
    , m_document(document)
    , m_sentence(new QLabel(this))
    , m_work(this)
{
    m_sentence->setObjectName(QStringLiteral("hint"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(&document, &ClassifierDocument::aboutToChange, &m_work, &SideWork::stop);
    connect(&document, &ClassifierDocument::changed, this, &SentencePanel::follow);
}

QString SentencePanel::sentence() const
{
    return m_sentence->text();
}

void SentencePanel::follow(ClassifierDocument::Part part)
{
    if (part != ClassifierDocument::Part::Threshold)
        requestRefresh();
}

}  // namespace ui
