// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/verdict_box.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int edgeWidth = 4;
constexpr float rightShade = 0.12F;

QLabel* makeLine(QWidget* parent)
{
    auto* label = new WrappedLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setSelectable();
    return label;
}

void setLine(QLabel& label, const QString& text)
{
    label.setText(text);
    label.setHidden(text.isEmpty());
}

}  // namespace

VerdictBox::VerdictBox(QWidget* parent)
    : QFrame(parent)
    , m_heading(makeLine(this))
    , m_text(makeLine(this))
    , m_answer(makeLine(this))
    , m_see(new QPushButton(this))
{
    setObjectName(QStringLiteral("verdict"));
    auto* rows = new QVBoxLayout(this);
    keepSpacing(*this, *rows, {14, 10, 12, 10});
    for (QLabel* label : {m_heading, m_text})
        rows->addWidget(label);
    rows->addWidget(m_see, 0, Qt::AlignLeft);
    rows->addWidget(m_answer);
    connect(m_see, &QPushButton::clicked, this, [this] { emit seeRequested(*m_seen); });
    clear();
}

void VerdictBox::clear()
{
    for (QLabel* label : {m_heading, m_text, m_answer})
        setLine(*label, {});
    m_isRight.reset();
    colourHeading();
    offer({});
    hide();
}

void VerdictBox::show(const VerdictWords& words, std::optional<bool> isRight)
{
    m_isRight = isRight;
    colourHeading();
    const QString sign = !isRight   ? QString()
                         : *isRight ? QStringLiteral("✓ ")
                                    : QStringLiteral("✗ ");
    setLine(*m_heading, sign + words.heading);
    setLine(*m_text, words.text);
    setVisible(true);
    announce();
}

void VerdictBox::offer(const std::optional<core::LessonNumber>& number)
{
    m_seen = number;
    m_see->setVisible(number.has_value());
    m_see->setText(tr("See it with this rule"));
    if (!number)
        return;
    m_see->setToolTip(tr("Show %1 in the panels").arg(numberPhrase(*number)));
    m_see->setAccessibleDescription(m_see->toolTip());
}

void VerdictBox::tellAnswer(const QString& text)
{
    setLine(*m_answer, text);
    setVisible(true);
    announce();
}

QString VerdictBox::heading() const
{
    return m_heading->text();
}

QString VerdictBox::text() const
{
    return m_text->text();
}

QString VerdictBox::answer() const
{
    return m_answer->text();
}

void VerdictBox::colourHeading()
{
    m_heading->setObjectName(!m_isRight   ? QStringLiteral("fact")
                             : *m_isRight ? QStringLiteral("rightAnswer")
                                          : QStringLiteral("wrongAnswer"));
    m_heading->style()->polish(m_heading);
    update();
}

void VerdictBox::announce()
{
    setAccessibleName(tr("Verdict"));
    setAccessibleDescription(joinedSentences({asSentence(heading()), text(), answer()}));
    say(*this, accessibleDescription());
}

void VerdictBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::of(*this);
    const bool isRight = m_isRight.value_or(false);
    QColor fill = !m_isRight ? theme.notice : isRight ? theme.better : theme.error;
    if (isRight)
        fill.setAlphaF(rightShade);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(rect(), fill);
    painter.fillRect(QRect(0, 0, theme.px(edgeWidth), height()), !m_isRight ? theme.mutedText
                                                                 : isRight  ? theme.better
                                                                            : theme.worse);
}

}  // namespace ui
