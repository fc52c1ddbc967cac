// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/lesson_summary.h"

#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace ui {

LessonSummary::LessonSummary(const LessonDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_heading(new WrappedLabel(this))
{
    m_heading->setObjectName(QStringLiteral("fact"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_heading);
    followTextSize(*this, *this, [this](const Theme&) { adoptFonts(); });
    hide();
}

QString LessonSummary::heading() const
{
    return m_heading->text();
}

void LessonSummary::refresh()
{
    delete std::exchange(m_rows, nullptr);
    m_lines.clear();
    int right = 0;
    if (m_document.isLast() && m_document.isRevealed()) {
        m_rows = new QWidget(this);
        auto* grid = new QGridLayout(m_rows);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setColumnStretch(1, 1);
        layout()->addWidget(m_rows);
        const auto& steps = m_document.lesson().steps;
        for (std::size_t place = 0; place < steps.size(); ++place)
            for (const core::LessonGuess& guess : steps[place].guesses) {
                const QString step =
                    tr("Step %1, %2").arg(place + 1).arg(m_document.text(steps[place].title));
                const GuessedAnswer* given = m_document.given(guess.id);
                if (!given) {
                    addLine(QStringLiteral("–"), {}, tr("%1: not answered").arg(step));
                } else if (given->verdict.isRight) {
                    ++right;
                    addLine(QStringLiteral("✓"), QStringLiteral("rightAnswer"), step);
                } else {
                    const VerdictWords words =
                        verdictWords(m_document.lesson(), guess, given->answer, given->verdict,
                                     m_document.language());
                    addLine(QStringLiteral("✗"), QStringLiteral("wrongAnswer"),
                            tr("%1: %2").arg(step, words.heading));
                }
            }
        //: at the end of a lesson; %1 is a count of guesses
        m_heading->setText(tr("Your guesses: %1 of %2 right").arg(right).arg(m_lines.size()));
    }
    setAccessibleName(m_lines.isEmpty() ? QString() : heading());
    setAccessibleDescription(m_lines.join(QLatin1Char('\n')));
    setVisible(!m_lines.isEmpty());
}

void LessonSummary::addLine(const QString& sign, const QString& name, const QString& words)
{
    auto& grid = *static_cast<QGridLayout*>(m_rows->layout());
    auto* mark = new QLabel(sign, m_rows);
    mark->setObjectName(name);
    auto* said = new WrappedLabel(m_rows);
    said->setTextFormat(Qt::PlainText);
    said->setText(words);
    const int row = static_cast<int>(m_lines.size());
    grid.addWidget(mark, row, 0, Qt::AlignTop);
    grid.addWidget(said, row, 1);
    m_lines << sign + QLatin1Char(' ') + words;
}

void LessonSummary::adoptFonts()
{
    m_heading->setFont(scaledFont(font(), readingText, QFont::DemiBold));
}

}  // namespace ui
