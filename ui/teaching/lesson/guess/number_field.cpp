// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/number_field.h"

#include "core/teaching/lessons/class_guess.h"
#include "core/teaching/lessons/guess_scale.h"
#include "ui/teaching/lesson/guess/guess_axis.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/verdict_text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int fieldLetters = 10;

}  // namespace

NumberField::NumberField(const core::Lesson& lesson, const core::LessonGuess& guess,
                         Guessers guessers, QWidget* parent)
    : AnswerField(parent)
    , m_guess(guess)
    , m_guessers(guessers)
    , m_axis(new GuessAxis(core::scaleOf(lesson, guess), this))
    , m_line(new QLineEdit(this))
    , m_none(new QToolButton(this))
{
    m_line->setAccessibleName(numberPhrase(guess.numbers.front()));
    m_line->setPlaceholderText(tr("0.5 or 1/2"));
    m_line->setToolTip(tr("A number, a fraction such as 17/40, or a percentage such as 42.5%"));
    if (guessers == Guessers::Class) {
        m_axis->setCaption(tr("the class’s guess"));
        m_line->setPlaceholderText(tr("The median or all guesses: 0.5; 0.9; 12 x 1"));
        m_line->setToolTip(howTo());
    } else
        m_line->setMaximumWidth(fontMetrics().averageCharWidth() * fieldLetters * 2);
    m_none->setText(tr("Undefined"));
    m_none->setToolTip(tr("The denominator would be 0"));
    m_none->setVisible(core::mayHaveNoValue(lesson, guess));
    auto* typing = new QHBoxLayout;
    typing->addWidget(m_line);
    typing->addWidget(m_none);
    typing->addStretch(1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_axis);
    rows->addLayout(typing);
    setFocusProxy(m_line);
    connect(m_axis, &GuessAxis::guessed, this,
            [this](double number) { m_line->setText(m_axis->textOf(number)); });
    connect(m_axis, &GuessAxis::typed, this, [this](const QString& text) {
        m_line->setFocus();
        m_line->setText(text);
    });
    connect(m_none, &QToolButton::clicked, this,
            [this] { m_line->setText(QString::fromStdString(core::writtenNumber({}))); });
    connect(m_line, &QLineEdit::textChanged, this, &NumberField::follow);
}

std::vector<core::GuessedNumber> NumberField::said() const
{
    const std::string text = m_line->text().toStdString();
    if (m_guessers == Guessers::Class) {
        const auto all = core::readClassGuess(m_guess, text);
        return all ? all->numbers : std::vector<core::GuessedNumber>();
    }
    const auto one = core::guessedNumber(text);
    return one ? std::vector{*one} : std::vector<core::GuessedNumber>();
}

void NumberField::follow()
{
    const auto number = answer();
    const auto* guessed = number ? &std::get<core::GuessedNumber>(*number) : nullptr;
    if (guessed && guessed->typed)
        m_axis->setGuess(guessed->typed->value, QString::fromStdString(guessed->typed->text));
    else
        m_axis->setGuess({});
    std::vector<double> crowd;
    for (const core::GuessedNumber& one : said())
        if (one.typed && m_guessers == Guessers::Class)
            crowd.push_back(one.typed->value);
    m_axis->setCrowd(std::move(crowd));
    m_axis->setVerdict({});
    emit edited();
}

std::optional<core::LessonAnswer> NumberField::answer() const
{
    const auto numbers = said();
    if (numbers.empty())
        return std::nullopt;
    return core::answerOf(m_guess, core::ClassGuess{numbers, {}});
}

QString NumberField::fault() const
{
    if (m_line->text().trimmed().isEmpty())
        return tr("Enter a guess first: click the axis or type a number.");
    return tr("“%1” is not a number. Enter a number such as 0.5326, 17/40 or 53.26%.")
        .arg(m_line->text());
}

void NumberField::setAnswer(const core::LessonAnswer& answer)
{
    m_line->setText(
        QString::fromStdString(core::writtenNumber(std::get<core::GuessedNumber>(answer))));
}

void NumberField::showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right)
{
    m_line->setReadOnly(right != nullptr);
    m_none->setDisabled(right != nullptr);
    m_axis->setVerdict(verdict.isRight);
    if (!right)
        return;
    const core::Value& value = verdict.numbers.front().right.value;
    m_axis->setRight(value ? std::optional(*value) : std::nullopt, lessonValueText({value, {}}));
}

QString NumberField::howTo() const
{
    return m_guessers == Guessers::Class
               ? tr("Enter the class median, or all the guesses, separated by semicolons.")
               : tr("Click the axis, drag the mark, or type a number.");
}

}  // namespace ui
