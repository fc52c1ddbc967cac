// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/number_prompt.h"

#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/theme/text_size.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace ui {

NumberPrompt::NumberPrompt(QWidget* parent)
    : QWidget(parent)
{
    hide();
}

QSpinBox& NumberPrompt::number()
{
    if (!m_number)
        makeParts();
    return *m_number;
}

void NumberPrompt::makeParts()
{
    m_text = new QLabel(this);
    m_number = new CountBox(this);
    m_answer = new QToolButton(this);
    m_text->setBuddy(m_number);
    m_text->setObjectName(QStringLiteral("caption"));
    auto* cancel = new QToolButton(this);
    m_number->setAccessibleName(tr("Number"));
    m_answer->setAccessibleName(tr("OK"));
    cancel->setObjectName(QStringLiteral("flat"));
    cancel->setText(QStringLiteral("×"));
    cancel->setToolTip(tr("Cancel (Esc)"));
    cancel->setAccessibleName(tr("Cancel"));
    auto* row = new QHBoxLayout(this);
    keepSpacing(*this, *row, {10, 5, 6, 5});
    row->addWidget(m_text);
    row->addWidget(m_number, 1);
    row->addWidget(m_answer);
    row->addWidget(cancel);
    connect(m_answer, &QToolButton::clicked, this, &NumberPrompt::answer);
    connect(cancel, &QToolButton::clicked, this, &NumberPrompt::dismiss);
}

void NumberPrompt::ask(const Question& question, std::function<void(int)> answered)
{
    if (!isVisible())
        m_focusBefore = QApplication::focusWidget();
    m_answered = std::move(answered);
    QSpinBox& number = this->number();
    m_text->setText(question.text);
    m_answer->setText(question.answer);
    m_answer->setAccessibleName(question.answer);
    number.setAccessibleName(question.text);
    number.setRange(question.lowest, question.highest);
    number.setValue(question.proposed);
    show();
    number.setFocus();
    number.selectAll();
}

void NumberPrompt::answer()
{
    const bool isNumber = m_number->hasAcceptableInput();
    m_number->interpretText();
    if (!isNumber)
        return;
    const int number = m_number->value();
    dismiss();
    m_answered(number);
}

void NumberPrompt::dismiss()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus();
}

void NumberPrompt::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        answer();
        break;
    case Qt::Key_Escape:
        dismiss();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

}  // namespace ui
