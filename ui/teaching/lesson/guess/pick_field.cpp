// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/pick_field.h"

#include "ui/charts/view/painted_view.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/accessible/spoken.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

bool isDirection(const core::LessonGuess& guess)
{
    return guess.kind == core::GuessKind::Direction;
}

}  // namespace

PickField::PickField(const core::LessonGuess& guess, QWidget* parent)
    : AnswerField(parent)
    , m_guess(guess)
    , m_group(new QButtonGroup(this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    if (isDirection(guess)) {
        m_names = {tr("▲ Up"), tr("▼ Down"), tr("= The same")};
        m_keys = {Qt::Key_U, Qt::Key_D, Qt::Key_S};
    } else {
        for (std::size_t i = 0; i < guess.numbers.size(); ++i) {
            m_names << QString::fromStdString(core::labelOf(guess, i));
            m_keys.push_back(0);
        }
        m_names << tr("= The same", "of several");
        m_keys.push_back(Qt::Key_S);
    }
    m_row->setContentsMargins(0, 0, 0, 0);
    for (const QString& name : m_names) {
        auto* button = new QToolButton(this);
        setRole(*button, QAccessible::RadioButton);
        button->setText(name);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setCheckable(true);
        m_group->addButton(button, static_cast<int>(m_buttons.size()));
        m_buttons.push_back(button);
        m_row->addWidget(button, 0, Qt::AlignLeft);
    }
    m_row->addStretch(1);
    // The field takes the focus, not an answer, which would look chosen and be pressed by Space.
    setAccessibleName(guessSentence(guess));
    setAccessibleDescription(howTo());
    connect(m_group, &QButtonGroup::idToggled, this, &PickField::edited);
}

core::LessonAnswer PickField::answerOf(std::size_t place) const
{
    if (isDirection(m_guess))
        return static_cast<core::GuessDirection>(place);
    return core::ChosenData{place < m_guess.numbers.size() ? std::optional(place) : std::nullopt};
}

std::optional<core::LessonAnswer> PickField::answer() const
{
    const int place = m_group->checkedId();
    if (place < 0)
        return std::nullopt;
    return answerOf(static_cast<std::size_t>(place));
}

QString PickField::fault() const
{
    return tr("Choose one of these first.");
}

void PickField::setAnswer(const core::LessonAnswer& answer)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        if (answerOf(i) == answer)
            m_buttons[i]->setChecked(true);
}

/// Keeps the answer's button pressed; signs mark the right one and a wrong answer.
void PickField::showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        QAbstractButton& button = *m_buttons[i];
        const bool isRight =
            right && (answerOf(i) == *right || (verdict.isRight && button.isChecked()));
        button.setEnabled(!right || isRight || button.isChecked());
        button.setAttribute(Qt::WA_TransparentForMouseEvents, right != nullptr);
        button.setFocusPolicy(right ? Qt::NoFocus : Qt::StrongFocus);
        const QString& name = m_names[static_cast<qsizetype>(i)];
        const bool isWrong = right && !isRight && button.isChecked();
        button.setText(isRight ? tr("%1 ✓").arg(name) : isWrong ? tr("%1 ✗").arg(name) : name);
    }
    arrange();
}

/// Stacks the buttons if they do not fit side by side.
void PickField::arrange()
{
    int requested = 0;
    for (const QAbstractButton* button : m_buttons)
        requested += button->sizeHint().width() + m_row->spacing();
    m_row->setDirection(requested > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PickField::resizeEvent(QResizeEvent* event)
{
    AnswerField::resizeEvent(event);
    arrange();
}

QString PickField::howTo() const
{
    return isDirection(m_guess) ? tr("Click an answer, or press U, D or S.")
                                : tr("Click an answer, or press its number.");
}

void PickField::keyPressEvent(QKeyEvent* event)
{
    const auto named = std::find(m_keys.begin(), m_keys.end(), event->key());
    const auto place =
        named != m_keys.end() ? static_cast<int>(named - m_keys.begin()) : event->key() - Qt::Key_1;
    QAbstractButton* button = isPlain(*event) ? m_group->button(place) : nullptr;
    if (!button || button->focusPolicy() == Qt::NoFocus) {
        AnswerField::keyPressEvent(event);
        return;
    }
    button->setChecked(true);
    button->setFocus();
    say(*this, button->text());
}

}  // namespace ui
