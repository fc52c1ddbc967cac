// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/auc_panel.h"

#include "core/classification/thresholds/ranked_pairs.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/theme/text_size.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

AucPanel::AucPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("AUC explained"), parent)
    , m_document(document)
    , m_sentence(new QLabel(this))
    , m_below(new QLabel(this))
    , m_step(new QLabel(this))
    , m_reverse(new QPushButton(tr("Reverse the score direction"), this))
{
    setHeaderVisible(false);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    keepSpacing(*content, *column, {12, 8, 12, 8}, 3);
    for (QLabel* label : {m_sentence, m_below, m_step}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setMinimumWidth(1);
    }
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setAccessibleName(tr("AUC explained"));
    m_step->setObjectName(QStringLiteral("hint"));
    m_step->setAccessibleName(tr("What moving the threshold does"));
    m_reverse->setToolTip(tr("Switch whether high or low scores indicate the positive class"));
    auto* offer = new QWidget(content);
    auto* row = new QHBoxLayout(offer);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_below, 1);
    row->addWidget(m_reverse);
    column->addWidget(m_sentence);
    column->addWidget(offer);
    column->addWidget(m_step);
    column->addStretch();
    addWidget(content, 1);
    connect(m_reverse, &QPushButton::clicked, this,
            [this] { m_document.setHigherIsPositive(!m_document.session().higherIsPositive); });
    connect(&document, &ClassifierDocument::changed, this, &AucPanel::requestRefresh);
}

QString AucPanel::sentence() const
{
    return m_sentence->text();
}

QString AucPanel::thresholdText() const
{
    return m_step->text();
}

void AucPanel::refresh()
{
    const std::size_t model = m_document.session().model;
    const core::Value auc = m_document.auc(model);
    m_below->parentWidget()->setVisible(auc && *auc < 0.5);
    m_step->setVisible(auc.isDefined());
    if (!auc) {
        m_sentence->setText(noAucSentence(auc.reason()).toHtmlEscaped());
        m_step->clear();
        return;
    }
    const bool isHigher = m_document.scored().higherIsPositive;
    const core::WeightedPairs& pairs = m_document.pairs(model);
    const bool isWeighted = m_document.sweep()->isWeighted();
    QString words = joinedSentences(
        {outscoresSentence(*auc, pairs, isWeighted, isHigher, m_document.positiveWord(),
                           m_document.negativeWord(), format()),
         pairsSentence(pairs, isWeighted, format().locale)});
    // Rich text would break a line at the narrow space inside a number.
    m_sentence->setText(words.replace(QChar(0x202F), QChar::Nbsp));
    m_below->setText(belowHalfSentence(*auc, format()));
    const auto sweep = m_document.sweep();
    const std::size_t point = sweep->pointAt(m_document.threshold());
    if (point + 1 == sweep->size()) {
        m_step->setText(
            tr("Every sample is predicted positive: the point is at the end of the curve."));
        return;
    }
    const double next = sweep->threshold(point + 1);
    m_step->setText(
        nextStepSentence(next, sweep->counts(point), sweep->counts(point + 1), isHigher,
                         !m_document.samples().weights.empty(),
                         {thresholdDigits(m_document, next, format().digits), format().locale}));
}

}  // namespace ui
