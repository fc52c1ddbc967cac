// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/question_bar.h"

#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/theme/text_size.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace ui {

QuestionBar::QuestionBar(const QStringList& answers, QWidget* parent, Qt::Orientation direction)
    : QWidget(parent)
    , m_question(new QLabel(this))
{
    setObjectName(QStringLiteral("questionBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_question->setObjectName(QStringLiteral("question"));
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText);
    auto* layout = new QBoxLayout(
        direction == Qt::Horizontal ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    keepSpacing(*this, *layout, {9, 3, 9, 3});
    layout->addWidget(m_question, 1);
    setAnswers(answers);
    hide();
}

void QuestionBar::setAnswers(const QStringList& answers)
{
    // This may be called from one of these buttons.
    for (QPushButton* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater();
    }
    for (const QString& answer : answers) {
        auto* button = new QPushButton(answer, this);
        button->setAutoDefault(true);  // Enter answers
        const int number = static_cast<int>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, number] {
            withdraw();
            emit answered(number);
        });
        layout()->addWidget(button);
        m_buttons << button;
    }
}

void QuestionBar::ask(const QString& question, const QString& toolTip)
{
    m_question->setText(question);
    m_question->setToolTip(toolTip);
    setAccessibleName(question);
    for (QPushButton* button : m_buttons)
        button->setAccessibleDescription(question);
    show();
    say(*this, question);
}

void QuestionBar::withdraw()
{
    hide();
    m_question->clear();
}

QString QuestionBar::question() const
{
    return m_question->text();
}

}  // namespace ui
