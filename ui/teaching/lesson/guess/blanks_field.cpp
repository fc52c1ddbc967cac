// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/blanks_field.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double formulaType = 1.2;
constexpr double gapBetween = 0.4;  // of an em
constexpr int usualWidth = 420;

/// The lesson's formula; without one, a line per number.
std::vector<Formula> formulasOf(const core::Lesson& lesson, const core::LessonGuess& guess,
                                std::string_view language)
{
    const QString written = lessonText(lesson, guess.formula, language);
    if (!written.isEmpty())
        return {writtenFormula(written)};
    std::vector<Formula> lines;
    for (std::size_t i = 0; i < guess.numbers.size(); ++i)
        lines.push_back(Formula::row({Formula::words(numberPhrase(guess.numbers[i])),
                                      Formula::relation(QStringLiteral("=")), Formula::blank(i)}));
    return lines;
}

}  // namespace

BlanksField::BlanksField(const core::Lesson& lesson, const core::LessonGuess& guess,
                         std::string_view language, QWidget* parent)
    : AnswerField(parent)
    , m_formulas(formulasOf(lesson, guess, language))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QStringList texts;
    for (const Formula& formula : m_formulas)
        texts << toPlainText(formula);
    setAccessibleName(clausesText(texts));
    for (std::size_t i = 0; i < guess.numbers.size(); ++i) {
        auto* blank = new QLineEdit(this);
        blank->setAlignment(Qt::AlignCenter);
        blank->setPlaceholderText(QStringLiteral("?"));
        blank->setAccessibleName(tr("Blank %1 of %2: %3")
                                     .arg(i + 1)
                                     .arg(guess.numbers.size())
                                     .arg(numberPhrase(guess.numbers[i])));
        blank->setAccessibleDescription(accessibleName());
        connect(blank, &QLineEdit::textEdited, this, [this, i] {
            mark(i, {}, {});
            emit edited();
        });
        m_blanks.push_back(blank);
        auto* sign = new QLabel(this);
        sign->setAttribute(Qt::WA_TransparentForMouseEvents);
        sign->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        keepMargins(*sign, {0, 0, 4, 0});
        followTextSize(*sign, *blank, [sign, blank](const Theme& theme) {
            const int room =
                sign->fontMetrics().horizontalAdvance(QStringLiteral("✓")) + theme.px(4);
            blank->setTextMargins(0, 0, room, 0);
        });
        m_signs.push_back(sign);
    }
    setFocusProxy(m_blanks.front());
}

QFont BlanksField::typeFont() const
{
    return scaledFont(font(), formulaType);
}

std::vector<FormulaLayout> BlanksField::laidOut(int width) const
{
    std::vector<FormulaLayout> lines;
    for (const Formula& formula : m_formulas)
        lines.push_back(FormulaLayout::fitted(formula, typeFont(), width, {}));
    return lines;
}

int BlanksField::heightForWidth(int width) const
{
    double height = 0;
    for (const FormulaLayout& line : laidOut(width))
        height += std::ceil(line.size().height() + Theme::of(*this).em * gapBetween);
    return static_cast<int>(height);
}

QSize BlanksField::sizeHint() const
{
    const int width = Theme::of(*this).px(usualWidth);
    return {width, heightForWidth(width)};
}

QSize BlanksField::minimumSizeHint() const
{
    return {Theme::of(*this).px(usualWidth / 2.0), 0};
}

void BlanksField::placeBlanks()
{
    m_lines = laidOut(width());
    double top = 0;
    for (const FormulaLayout& line : m_lines) {
        for (const PlacedBlank& blank : line.pieces().blanks)
            if (blank.place < m_blanks.size()) {
                const QRect place = blank.box.translated(0, top).toAlignedRect();
                m_blanks[blank.place]->setGeometry(place);
                m_signs[blank.place]->setGeometry(place);
            }
        top += std::ceil(line.size().height() + Theme::of(*this).em * gapBetween);
    }
    update();
}

void BlanksField::resizeEvent(QResizeEvent* event)
{
    AnswerField::resizeEvent(event);
    placeBlanks();
}

void BlanksField::changeEvent(QEvent* event)
{
    AnswerField::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    updateGeometry();
    placeBlanks();
}

void BlanksField::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const Theme theme = Theme::of(*this);
    double top = 0;
    for (const FormulaLayout& line : m_lines) {
        painter.save();
        painter.translate(0, top);
        line.paint(painter, theme, {}, QRectF(event->rect()).translated(0, -top));
        painter.restore();
        top += std::ceil(line.size().height() + theme.em * gapBetween);
    }
}

void BlanksField::mark(std::size_t place, const QString& sign, const QString& words)
{
    m_signs[place]->setText(sign);
    m_signs[place]->raise();
    m_blanks[place]->setAccessibleDescription(words);
    m_blanks[place]->setToolTip(words);
}

std::optional<core::LessonAnswer> BlanksField::answer() const
{
    core::FilledBlanks filled;
    for (std::size_t i = 0; i < m_blanks.size(); ++i) {
        const QString text = m_blanks[i]->text().trimmed();
        filled.blanks.push_back(core::guessedNumber(text.toStdString()));
        if (!text.isEmpty() && !filled.blanks.back())
            return std::nullopt;
    }
    const bool isEmpty = std::none_of(filled.blanks.begin(), filled.blanks.end(),
                                      [](const auto& blank) { return blank.has_value(); });
    return isEmpty ? std::nullopt : std::optional<core::LessonAnswer>(std::move(filled));
}

QString BlanksField::fault() const
{
    for (std::size_t i = 0; i < m_blanks.size(); ++i)
        if (const QString text = m_blanks[i]->text().trimmed();
            !text.isEmpty() && !core::guessedNumber(text.toStdString()))
            return tr("“%1” is not a number. Enter a number such as 0.5326, 17/40 or 53.26%.")
                .arg(text);
    return tr("Fill in a blank first.");
}

void BlanksField::setAnswer(const core::LessonAnswer& answer)
{
    const auto& blanks = std::get<core::FilledBlanks>(answer).blanks;
    for (std::size_t i = 0; i < m_blanks.size() && i < blanks.size(); ++i)
        m_blanks[i]->setText(blanks[i] ? QString::fromStdString(core::writtenNumber(*blanks[i]))
                                       : QString());
}

/// Ticks and locks right numbers. Others can be changed and, once open, show the right number.
void BlanksField::showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right)
{
    for (std::size_t i = 0; i < m_blanks.size(); ++i) {
        QLineEdit& blank = *m_blanks[i];
        const QString text = blank.text().trimmed();
        const bool isRight = verdict.numbers[i].judgement == core::Judgement::Right;
        blank.setReadOnly(isRight || right);
        if (isRight)
            mark(i, QStringLiteral("✓"), tr("Right."));
        else if (!text.isEmpty() && !right)
            mark(i, QStringLiteral("✗"), tr("%1 is not right.").arg(text));
        if (right && !isRight) {
            blank.setText(lessonValueText({verdict.numbers[i].right.value, {}}));
            const QString shown = tr("%1 is right.").arg(blank.text());
            mark(i, {},
                 text.isEmpty() ? shown
                                : joinedSentences({tr("%1 is not right.").arg(text), shown}));
        }
    }
}

QString BlanksField::howTo() const
{
    return tr("Fill in the numbers. Press Tab to move between them.");
}

}  // namespace ui
