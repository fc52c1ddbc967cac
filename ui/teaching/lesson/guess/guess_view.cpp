// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/guess_view.h"

#include "core/teaching/lessons/class_guess.h"
#include "ui/teaching/lesson/guess/verdict_box.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/filled_button.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace ui {

namespace {

using core::Judgement;

/// Whether the verdict leaves nothing to find out, so that the right answer may be shown.
bool opens(const core::LessonGuess& guess, const core::GuessVerdict& verdict)
{
    if (verdict.isRight)
        return true;
    switch (guess.kind) {
    case core::GuessKind::Direction:
    case core::GuessKind::Choice:
        return true;
    case core::GuessKind::Order:
    case core::GuessKind::Blanks:
        return false;
    case core::GuessKind::Number:
        break;
    }
    const Judgement judgement = verdict.numbers.front().judgement;
    return judgement == Judgement::KnownWrong || judgement == Judgement::OtherRule;
}

/// Whether the heading explains a wrong number without saying that it is wrong.
bool onlyExplains(const core::LessonGuess& guess, const core::GuessVerdict& verdict)
{
    const bool isOneNumber = guess.kind == core::GuessKind::Number ||
                             (guess.kind == core::GuessKind::Blanks && verdict.numbers.size() == 1);
    if (!isOneNumber || verdict.isRight)
        return false;
    constexpr std::array explained{Judgement::KnownWrong, Judgement::OtherRule, Judgement::TooLow,
                                   Judgement::TooHigh, Judgement::HasValue};
    return std::ranges::find(explained, verdict.numbers.front().judgement) != explained.end();
}

/// Panels of lists accept any rule, those of samples only a threshold and bins.
bool canBeSeen(const core::Lesson& lesson, const core::LessonNumber& number)
{
    const core::LessonContent& content = lesson.dataNamed(number.data)->content;
    return std::holds_alternative<std::vector<core::RankedList>>(content) ||
           std::ranges::any_of(number.rules, [](const auto& rule) {
               return rule.first == "threshold" || rule.first == "bins";
           });
}

/// A near miss has no rule to demonstrate.
std::optional<core::LessonNumber> seenOf(const core::Lesson& lesson,
                                         const core::GuessVerdict& verdict)
{
    for (const core::NumberVerdict& number : verdict.numbers)
        if (number.judgement == Judgement::KnownWrong || number.judgement == Judgement::OtherRule)
            return canBeSeen(lesson, *number.other) ? number.other : std::nullopt;
    return std::nullopt;
}

QLabel* makeWords(const QString& name, QWidget* parent)
{
    auto* label = new WrappedLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

GuessView::GuessView(const core::Lesson& lesson, const core::LessonGuess& guess,
                     std::string language, Guessers guessers, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_guess(guess)
    , m_language(std::move(language))
    , m_guessers(guessers)
    , m_field(makeAnswerField(lesson, m_guess, m_language, guessers, this))
    , m_verdict(new VerdictBox(this))
    , m_question(makeWords(QStringLiteral("fact"), this))
    , m_howTo(makeWords(QStringLiteral("caption"), this))
    , m_hints(makeWords(QStringLiteral("guessHints"), this))
    , m_check(new QPushButton(tr("Check"), this))
    , m_hint(new QPushButton(this))
    , m_open(new QPushButton(tr("Show the answer"), this))
{
    setAccessibleName(guessSentence(guess));
    setAccessibleDescription(m_field->howTo());
    m_question->setText(guessSentence(guess));
    m_howTo->setText(m_field->howTo());
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_question, m_field, m_howTo})
        rows->addWidget(part);
    rows->addWidget(makeButtons());
    rows->addWidget(m_hints);
    rows->addWidget(m_verdict);
    rows->addStretch(1);
    setFocusProxy(m_field);
    m_hints->hide();
    connect(m_field, &AnswerField::committed, this, &GuessView::commit);
    connect(m_verdict, &VerdictBox::seeRequested, this, &GuessView::seeRequested);
    for (QLineEdit* line : m_field->findChildren<QLineEdit*>())
        line->installEventFilter(this);
    showButtons();
    followTextSize(*this, *this, [this](const Theme&) { adoptFonts(); });
}

/// In a hall, all text has the size of the question.
void GuessView::adoptFonts()
{
    const double size = isOfClass() ? 1.0 : readingText;
    m_question->setFont(scaledFont(font(), size, QFont::DemiBold));
    for (QWidget* read : std::initializer_list<QWidget*>{m_hints, m_verdict})
        read->setFont(scaledFont(font(), size));
}

QWidget* GuessView::makeButtons()
{
    auto* buttons = new QWidget(this);
    buttons->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight, buttons);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_check->setObjectName(QStringLiteral("primary"));
    m_check->setToolTip(tr("Enter"));
    m_hint->setToolTip(tr("H"));
    for (QPushButton* button : {m_check, m_hint, m_open}) {
        button->setAutoDefault(true);
        m_buttons->addWidget(button, 0, Qt::AlignLeft);
    }
    m_buttons->addStretch(1);
    connect(m_check, &QPushButton::clicked, this, &GuessView::commit);
    connect(m_hint, &QPushButton::clicked, this, &GuessView::hint);
    connect(m_open, &QPushButton::clicked, this, &GuessView::open);
    return buttons;
}

void GuessView::showButtons()
{
    const std::size_t hints = m_guess.hints.size();
    m_howTo->setHidden(m_isOpen);
    m_check->setHidden(m_isOpen || isOfClass());
    m_check->setText(m_isTried ? tr("Check again") : tr("Check"));
    m_hint->setHidden(m_isOpen || isOfClass() || m_hintsShown == hints);
    m_hint->setText(tr("Hint %1 of %2 (H)").arg(m_hintsShown + 1).arg(hints));
    m_open->setHidden(m_isOpen || isOfClass() || !m_isTried);
    arrangeButtons();
}

/// Stacks the buttons if they do not fit side by side.
void GuessView::arrangeButtons()
{
    int requested = 0;
    for (const QPushButton* button : {m_check, m_hint, m_open})
        if (!button->isHidden())
            requested += button->sizeHint().width() + m_buttons->spacing();
    m_buttons->setDirection(requested > width() ? QBoxLayout::TopToBottom
                                                : QBoxLayout::LeftToRight);
}

void GuessView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeButtons();
}

void GuessView::setAsked(bool isAsked)
{
    setFilled(*m_check, isAsked);
}

void GuessView::setAnswer(const core::LessonAnswer& answer)
{
    m_field->setAnswer(answer);
    m_answer = answer;
}

void GuessView::commit()
{
    if (m_isOpen)
        return;
    const auto answer = m_field->answer();
    if (!answer) {
        m_verdict->clear();
        m_verdict->show({m_field->fault(), {}}, {});
        m_field->setFocus();
        selectTyped();
        return;
    }
    showVerdict(*answer, core::judged(m_lesson, m_guess, *answer));
    selectTyped();
    emit committed(*answer);
    if (m_isOpen)
        emit opened();
}

/// So that another try replaces it.
void GuessView::selectTyped()
{
    for (QLineEdit* line : m_field->findChildren<QLineEdit*>())
        if (line->hasFocus())
            line->selectAll();
}

void GuessView::reveal(const core::GuessVerdict& verdict)
{
    if (const auto answer = m_field->answer())
        showVerdict(*answer, verdict);
}

void GuessView::showVerdict(const core::LessonAnswer& answer, const core::GuessVerdict& verdict)
{
    m_answer = answer;
    m_isTried = true;
    const bool wasOpen = std::exchange(m_isOpen, m_isOpen || opens(m_guess, verdict));
    m_verdict->clear();
    VerdictWords words = verdictWords(m_lesson, m_guess, answer, verdict, m_language);
    if (onlyExplains(m_guess, verdict))
        words.heading = tr("Not right: %1").arg(words.heading);
    m_verdict->show(words, verdict.isRight);
    m_verdict->offer(seenOf(m_lesson, verdict));
    showButtons();
    if (m_isOpen && !wasOpen)
        showAnswer(verdict);
    else
        m_field->showVerdict(verdict, nullptr);
    QMetaObject::invokeMethod(this, &GuessView::scrollToVerdict, Qt::QueuedConnection);
}

void GuessView::open()
{
    if (m_isOpen || (!m_isTried && !isOfClass()))
        return;
    m_isOpen = true;
    if (!m_isTried) {
        m_answer = core::rightAnswer(m_lesson, m_guess);
        if (!core::isForClass(m_guess))
            m_field->setAnswer(m_answer);
    }
    showAnswer(core::judged(m_lesson, m_guess, m_answer));
    showButtons();
    emit opened();
}

void GuessView::showAnswer(const core::GuessVerdict& verdict)
{
    const core::LessonAnswer right = core::rightAnswer(m_lesson, m_guess);
    m_field->showVerdict(verdict, &right);
    const bool isTold = m_isTried && verdict.isRight && m_guess.kind == core::GuessKind::Number;
    m_verdict->tellAnswer(isTold ? lessonText(m_lesson, m_guess.right, m_language)
                                 : answerText(m_lesson, m_guess, m_language));
    QMetaObject::invokeMethod(this, &GuessView::scrollToVerdict, Qt::QueuedConnection);
}

/// After layout; if the verdict is too high, shows its beginning.
void GuessView::scrollToVerdict()
{
    for (QWidget* at = parentWidget(); at; at = at->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(at)) {
            scroll->ensureWidgetVisible(m_verdict);
            scroll->ensureVisible(0, m_verdict->mapTo(scroll->widget(), QPoint()).y(), 0, 0);
        }
}

void GuessView::hint()
{
    if (m_isOpen || m_hintsShown == m_guess.hints.size())
        return;
    showHints(m_hintsShown + 1);
    say(*this, m_hints->text().section(QLatin1Char('\n'), -1));
    emit hintShown(m_hintsShown);
}

void GuessView::showHints(std::size_t count)
{
    m_hintsShown = std::min(count, m_guess.hints.size());
    QStringList hints;
    for (std::size_t i = 0; i < m_hintsShown; ++i)
        hints << tr("Hint: %1").arg(lessonText(m_lesson, m_guess.hints[i], m_language));
    m_hints->setText(hints.join(QLatin1Char('\n')));
    m_hints->setAccessibleName(m_hints->text());
    m_hints->setHidden(hints.isEmpty());
    showButtons();
}

/// H is free as a key in fields of numbers.
bool GuessView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    return takeKey(static_cast<const QKeyEvent&>(*event));
}

void GuessView::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event))
        QWidget::keyPressEvent(event);
}

bool GuessView::takeKey(const QKeyEvent& key)
{
    const bool isPlain = !(key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (isPlain && key.key() == Qt::Key_H && !isOfClass()) {
        hint();
        return true;
    }
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (isPlain && isEnter && !m_isOpen && !isOfClass()) {
        commit();
        return true;
    }
    return false;
}

OwnKeys GuessView::ownKeys() const
{
    return {
        tr("Guess"),
        {{keysText({Qt::Key_Return}), tr("Check the answer")},
         {keysText({Qt::Key_H}), tr("Show the next hint")},
         {keysText({Qt::Key_U, Qt::Key_D, Qt::Key_S}), tr("Answer up, down or the same, if asked")},
         {keysText({Qt::CTRL | Qt::Key_Up, Qt::CTRL | Qt::Key_Down}),
          tr("Move a row up or down when ordering")}}};
}

GuessView* makeGuessView(const core::Lesson& lesson, const core::LessonGuess& guess,
                         const std::string& language, QWidget* parent, Guessers guessers)
{
    return new GuessView(lesson, guess, language, guessers, parent);
}

}  // namespace ui
