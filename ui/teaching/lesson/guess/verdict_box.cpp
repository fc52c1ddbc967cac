// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/verdict_box.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/theme.h"

#include <QAccessible>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int edgeWidth = 4;

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
    m_heading->setObjectName(QStringLiteral("fact"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 10, 12, 10);
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
    m_sign.clear();
    offer({});
    hide();
}

void VerdictBox::show(const VerdictWords& words, const QString& sign)
{
    m_sign = sign;
    setLine(*m_heading, QString(sign + QLatin1Char(' ') + words.heading).trimmed());
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

void VerdictBox::announce()
{
    setAccessibleName(tr("Verdict"));
    setAccessibleDescription(joinedSentences({heading(), text(), answer()}));
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void VerdictBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::of(*this);
    painter.fillRect(rect(), theme.notice);
    painter.fillRect(QRect(0, 0, theme.px(edgeWidth), height()), m_sign.isEmpty() ? theme.mutedText
                                                                 : m_sign == QStringLiteral("✓")
                                                                     ? theme.better
                                                                     : theme.worse);
}

}  // namespace ui
