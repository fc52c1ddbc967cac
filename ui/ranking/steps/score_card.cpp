// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/score_card.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/panel/elision.h"
#include "ui/toolkit/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace ui {

namespace {

constexpr std::int64_t longestFraction = 1'000'000;

bool isWhole(double number)
{
    return number == std::floor(number) && std::abs(number) < 1e9;
}

/// For the line of bounds and the whisker below it, in design pixels.
constexpr double heightOfBounds = 24;

QFont smallFont(const QFont& font)
{
    return scaledFont(font, smallText);
}

/// Numbers are never cut.
QFont fittingFont(QFont font, const QString& text, int width)
{
    const double needed = QFontMetricsF(font).horizontalAdvance(text);
    return needed > width ? scaledFont(font, width / needed, font.weight()) : font;
}

}  // namespace

QString fractionLine(const Score& score, const NumberFormat& format)
{
    using core::Denominator;
    if (!score.value)
        return reasonText(score.value.reason());
    if (score.definition.measure == core::Measure::Success)
        return *score.value > 0 ? QCoreApplication::translate("ui::ScoreCard", "yes")
                                : QCoreApplication::translate("ui::ScoreCard", "no");
    const bool divided = score.denominator != Denominator::Nothing;
    if (divided && isWhole(score.earned) && isWhole(score.attainable))
        return QStringLiteral("%1/%2")
            .arg(score.earned, 0, 'f', 0)
            .arg(score.attainable, 0, 'f', 0);
    if (score.exact && score.exact->denominator() < longestFraction)
        return score.exact->denominator() == 1
                   ? QCoreApplication::translate("ui::ScoreCard", "exact")
                   : fractionText(*score.exact);
    if (divided)
        return QStringLiteral("%1 / %2").arg(termText(score.earned, format),
                                             termText(score.attainable, format));
    return {};
}

ScoreCard::ScoreCard(QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setRole(*this, QAccessible::PageTab);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void ScoreCard::setScore(const Score& score, const NumberFormat& format)
{
    m_measure = score.definition.measure;
    m_isWaiting = false;
    m_number = score.value;
    m_bounds.clear();
    m_whisker.reset();
    m_value = countedText(score.value, score.noValue, format);
    m_fraction = fractionLine(score, format);
    const QString name = QString::fromStdString(core::toText(score.definition));
    setText(name);
    const QString reason =
        score.value ? QString() : noValueSentence(score.value.reason(), score.noValue);
    const QString title = measureTitle(m_measure);
    if (!score.value)
        setToolTip(tr("%1. %2").arg(title, reason));
    else
        setToolTip(m_fraction.isEmpty() ? title : tr("%1: %2").arg(title, m_fraction));
    setAccessibleName(tr("%1: %2").arg(
        name, score.value ? m_value : noValueText(score.value.reason(), score.noValue)));
    setAccessibleDescription(score.value ? m_fraction : reason);
    m_said = score.value && !m_fraction.isEmpty() ? asSentence(m_fraction) : reason;
    update();
}

void ScoreCard::setRoomForBounds(bool hasRoom)
{
    m_hasRoom = hasRoom;
}

void ScoreCard::setBounds(const std::optional<core::ExactBounds>& bounds, const OpenFacts& open,
                          const NumberFormat& format)
{
    const QString sentence = boundsSentence(text(), bounds, open, format);
    setToolTip(tr("%1\n%2").arg(toolTip().section(QLatin1Char('\n'), 0, 0), sentence));
    setAccessibleDescription(joinedSentences({m_said, sentence}));
    if (!bounds)
        return;
    m_bounds = tr("? %1").arg(boundsText(*bounds, format));
    m_whisker = whiskerOf(bounds->bounds, m_number ? std::optional(*m_number) : std::nullopt);
    update();
}

void ScoreCard::setMean(const core::WrittenMean& mean, const NumberFormat& format)
{
    m_measure = mean.definition.measure;
    m_isWaiting = false;
    m_number = mean.value;
    m_bounds.clear();
    m_whisker.reset();
    m_value = valueText(mean.value, format);
    m_fraction = mean.exact && mean.exact->denominator() < longestFraction
                     ? tr("%1, %n queries", nullptr, static_cast<int>(mean.count))
                           .arg(fractionText(*mean.exact))
                     : tr("%n queries", nullptr, static_cast<int>(mean.count));
    setText(meanName(mean.definition));
    setToolTip(tr("Show how the mean is calculated"));
    setAccessibleName(tr("%1: %2").arg(text(), m_value));
    setAccessibleDescription(m_fraction);
    m_said = asSentence(m_fraction);
    update();
}

void ScoreCard::conceal(const QString& until)
{
    m_isWaiting = !until.isEmpty();
    m_value = m_isWaiting ? until : QString(QChar(0x2026));
    m_fraction.clear();
    m_bounds.clear();
    m_whisker.reset();
    setToolTip(measureTitle(m_measure));
    setAccessibleName(m_isWaiting ? tr("%1: %2").arg(text(), until)
                                  : tr("%1: not reached yet in step mode").arg(text()));
    setAccessibleDescription({});
    update();
}

void ScoreCard::setJoined(bool joined)
{
    m_isJoined = joined;
    update();
}

int ScoreCard::heightOf(const QWidget& widget, bool hasRoomForBounds)
{
    const Theme theme = Theme::of(widget);
    return theme.px(56) + (hasRoomForBounds ? theme.px(heightOfBounds) : 0);
}

QSize ScoreCard::sizeHint() const
{
    return {Theme::of(*this).px(usualWidth), heightOf(*this, m_hasRoom)};
}

QSize ScoreCard::minimumSizeHint() const
{
    return {Theme::of(*this).px(leastWidth), heightOf(*this, m_hasRoom)};
}

void ScoreCard::paintTab(QPainter& painter, const Theme& theme) const
{
    const double radius = theme.px(8);
    if (isChecked()) {
        // The lower end of a joined tab is outside.
        QPainterPath tab;
        tab.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, m_isJoined ? 2 * radius : -0.5),
                           radius, radius);
        painter.setPen(QPen(theme.hair, 1));
        painter.setBrush(theme.panel);
        painter.drawPath(tab);
        painter.setClipPath(tab);
        painter.fillRect(0, 0, width(), theme.px(3), theme.accent);
        painter.setClipping(false);
    } else if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.line);
        painter.drawRoundedRect(
            rect().adjusted(theme.px(2), theme.px(3), -theme.px(2), -theme.px(2)), radius, radius);
    }
}

void ScoreCard::paintNumber(QPainter& painter, const QRect& inner, const Theme& theme) const
{
    const double size = isChecked() ? titleText : 17.0 / 13.0;
    const int baseline = theme.px(45);
    const QFont type = m_isWaiting ? smallFont(font()) : scaledFont(font(), size, QFont::DemiBold);
    painter.setFont(fittingFont(type, m_value, inner.width()));
    painter.setPen(m_isWaiting ? theme.mutedText : theme.text);
    painter.drawText(inner.left(), baseline, m_value);
    const int left = inner.left() + painter.fontMetrics().horizontalAdvance(m_value) + theme.px(7);
    const int room = inner.right() + 1 - left;
    painter.setFont(smallFont(font()));
    painter.setPen(theme.mutedText);
    const QFontMetrics metrics = painter.fontMetrics();
    if (metrics.horizontalAdvance(m_fraction) <= room)
        painter.drawText(left, baseline, m_fraction);
    else if (!m_number && room > theme.px(40))
        painter.drawText(left, baseline, metrics.elidedText(m_fraction, Qt::ElideRight, room));
}

void ScoreCard::paintBounds(QPainter& painter, const QRect& inner, const Theme& theme) const
{
    const int whisker = theme.px(6);
    const QRect line = inner.adjusted(0, 0, 0, -whisker - theme.px(2));
    painter.setFont(smallFont(font()));
    painter.setPen(theme.mutedText);
    const bool fits = painter.fontMetrics().horizontalAdvance(m_bounds) <= inner.width();
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom,
                     fits || m_bounds.isEmpty() ? m_bounds : tr("? %1").arg(QChar(0x2026)));
    if (m_whisker)
        paintWhisker(painter, QRectF(inner).adjusted(0, inner.height() - whisker, 0, 0), *m_whisker,
                     theme);
}

void ScoreCard::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTab(painter, theme);
    const int margin = theme.px(width() < theme.px(150) ? 10 : 14);
    const QRect inner = rect().adjusted(margin, theme.px(7), -margin, -theme.px(6));
    painter.setFont(smallFont(font()));
    painter.setPen(isChecked() ? theme.text : theme.mutedText);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(text(), elision, inner.width()));
    paintNumber(painter, inner, theme);
    paintBounds(painter, inner, theme);
}

}  // namespace ui
