// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/hands_field.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

// In ems.
constexpr double rowHeight = 1.7;
constexpr double barHeight = 1.1;
constexpr double besideBar = 0.6;
constexpr double widest = 24;

}  // namespace

HandsField::HandsField(const core::LessonGuess& guess, QWidget* parent)
    : AnswerField(parent)
    , m_guess(guess)
    , m_line(new QLineEdit(this))
{
    if (guess.kind == core::GuessKind::Direction)
        m_names = {tr("▲ Up"), tr("▼ Down")};
    else
        for (std::size_t i = 0; i < guess.numbers.size(); ++i)
            m_names << QString::fromStdString(core::labelOf(guess, i));
    m_names << (guess.kind == core::GuessKind::Direction ? tr("= The same")
                                                         : tr("= The same", "of several"));
    m_line->setAccessibleName(tr("Show of hands"));
    m_line->setPlaceholderText(guess.kind == core::GuessKind::Direction
                                   ? tr("12 up, 30 down, 3 same")
                                   : tr("12 %1, 30 %2, 3 same").arg(m_names[0], m_names[1]));
    m_line->setToolTip(howTo());
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        tell();
        update();
        emit edited();
    });
    tell();
}

std::optional<core::ClassGuess> HandsField::said() const
{
    return core::readClassGuess(m_guess, m_line->text().toStdString());
}

core::LessonAnswer HandsField::answerAt(qsizetype place) const
{
    core::ClassGuess one;
    one.hands.resize(static_cast<std::size_t>(m_names.size()));
    one.hands[static_cast<std::size_t>(place)] = 1;
    return core::answerOf(m_guess, one);
}

std::optional<core::LessonAnswer> HandsField::answer() const
{
    const auto hands = said();
    return hands ? std::optional(core::answerOf(m_guess, *hands)) : std::nullopt;
}

QString HandsField::fault() const
{
    return tr("Enter the show of hands first, for example: %1.").arg(m_line->placeholderText());
}

void HandsField::showVerdict(const core::GuessVerdict&, const core::LessonAnswer* right)
{
    m_line->setReadOnly(right != nullptr);
    m_right = right ? std::optional(*right) : std::nullopt;
    tell();
    update();
}

QString HandsField::howTo() const
{
    return tr("Enter the number of hands for each answer, for example: %1.")
        .arg(m_line->placeholderText());
}

void HandsField::tell()
{
    const auto hands = said();
    QStringList rows;
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const QString count =
            hands ? QString::number(hands->hands[static_cast<std::size_t>(i)]) : QString();
        const QString right = m_right && answerAt(i) == *m_right ? tr("right") : QString();
        rows << QStringList{m_names[i], count, right}.join(QLatin1Char(' ')).trimmed();
    }
    setAccessibleName(guessSentence(m_guess));
    setAccessibleDescription(listText(rows));
}

QSize HandsField::sizeHint() const
{
    const double em = Theme::of(*this).em;
    return {static_cast<int>(em * widest),
            static_cast<int>(em * rowHeight * static_cast<double>(m_names.size())) +
                m_line->sizeHint().height()};
}

void HandsField::placeLine()
{
    const int height = m_line->sizeHint().height();
    const int width = std::min(this->width(), static_cast<int>(Theme::of(*this).em * widest));
    m_line->setGeometry(0, this->height() - height, width, height);
}

void HandsField::resizeEvent(QResizeEvent* event)
{
    AnswerField::resizeEvent(event);
    placeLine();
}

void HandsField::changeEvent(QEvent* event)
{
    AnswerField::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    updateGeometry();
    placeLine();
}

void HandsField::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::of(*this);
    const QFontMetricsF metrics(font());
    const auto hands = said();
    double nameWidth = 0;
    for (const QString& name : m_names)
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(name));
    const double left = nameWidth + theme.em * besideBar;
    const double room =
        width() - left - metrics.horizontalAdvance(QStringLiteral("0000 ✓")) - theme.em * besideBar;
    const std::size_t most = hands ? *std::ranges::max_element(hands->hands) : 1;
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const QRectF row(0, theme.em * rowHeight * static_cast<double>(i), width(),
                         theme.em * rowHeight);
        const bool isRight = m_right && answerAt(i) == *m_right;
        painter.setPen(theme.text);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, m_names[i]);
        const std::size_t count = hands ? hands->hands[static_cast<std::size_t>(i)] : 0;
        const double length = room * static_cast<double>(count) / static_cast<double>(most);
        const QRectF bar(left, row.center().y() - theme.em * barHeight / 2, length,
                         theme.em * barHeight);
        painter.setPen(QPen(!m_right ? theme.mutedText : isRight ? theme.better : theme.worse, 2));
        painter.setBrush(isRight ? theme.better : theme.panel);
        if (count > 0)
            painter.drawRect(bar);
        const QString told = hands ? QString::number(count) : QString();
        painter.setPen(theme.text);
        painter.drawText(
            QRectF(bar.right() + theme.em * besideBar, row.top(), width(), row.height()),
            Qt::AlignLeft | Qt::AlignVCenter, isRight ? tr("%1 ✓").arg(told) : told);
    }
}

}  // namespace ui
