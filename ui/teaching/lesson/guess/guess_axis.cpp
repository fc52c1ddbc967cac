// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/guess_axis.h"

#include "ui/charts/chart/ticks.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr ViewSizes axisSizes{{380, 76}, {220, 76}};
constexpr int markSteps = 100;  // from end to end
constexpr int largeSteps = 10;
constexpr int mostTicks = 5;

// In ems of the text.
constexpr double sideRoom = 2.2;
constexpr double lineHeight = 2.85;
constexpr double markRadius = 0.5;
constexpr double labelGap = 0.6;
constexpr double crowdRadius = 0.16;

}  // namespace

GuessAxis::GuessAxis(const core::GuessScale& scale, QWidget* parent)
    : PaintedView(axisSizes, parent)
    , m_scale(scale)
    , m_caption(tr("your guess"))
{
    setObjectName(QStringLiteral("guessAxis"));
    setAccessibleName(tr("Guess axis"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    tell();
}

void GuessAxis::setGuess(std::optional<double> guess, const QString& text)
{
    m_guess = guess;
    m_guessText = text;
    tell();
    update();
}

void GuessAxis::setCaption(const QString& caption)
{
    m_caption = caption;
    tell();
    update();
}

void GuessAxis::setCrowd(std::vector<double> crowd)
{
    m_crowd = std::move(crowd);
    std::sort(m_crowd.begin(), m_crowd.end());
    setMinimumHeight(minimumSizeHint().height() + static_cast<int>(std::ceil(crowdRoom())));
    update();
}

void GuessAxis::setVerdict(std::optional<bool> isRight)
{
    m_verdict = isRight;
    update();
}

QColor GuessAxis::guessColour(const Look& look) const
{
    if (!m_verdict)
        return look.theme.text;
    return *m_verdict ? look.theme.better : look.theme.worse;
}

QString GuessAxis::guessLabel() const
{
    if (!m_guess)
        return {};
    const bool isBeyond = *m_guess < m_scale.low || *m_guess > m_scale.high;
    const QString label =
        (isBeyond ? tr("%1 %2 (off scale)") : tr("%1 %2")).arg(m_caption, m_guessText);
    const QString sign = !m_verdict   ? QString()
                         : *m_verdict ? QStringLiteral(" ✓")
                                      : QStringLiteral(" ✗");
    return label + sign;
}

void GuessAxis::setRight(std::optional<double> right, const QString& text)
{
    m_right = right;
    m_rightText = text;
    m_isOpen = false;
    unsetCursor();
    tell();
    update();
}

double GuessAxis::step() const
{
    const double share = (m_scale.high - m_scale.low) / markSteps;
    return m_scale.isWhole ? std::max(1.0, std::round(share)) : share;
}

QString GuessAxis::textOf(double number) const
{
    return decimalText(number, m_scale.isWhole ? 0 : decimalsOf(step()), QLocale::c());
}

QRectF GuessAxis::line() const
{
    const double em = Theme::of(*this).em;
    return {em * sideRoom, em * lineHeight + crowdRoom(),
            std::max(1.0, width() - 2 * em * sideRoom), 0};
}

/// The height for as many equal guesses as can be expected.
double GuessAxis::crowdRoom() const
{
    constexpr std::size_t mostRows = 10;
    const std::size_t rows = m_crowd.size() < 2 ? 0 : std::min(m_crowd.size(), mostRows);
    return static_cast<double>(rows) * 2 * crowdRadius * Theme::of(*this).em;
}

double GuessAxis::xOf(double number) const
{
    const QRectF place = line();
    const double share = (number - m_scale.low) / (m_scale.high - m_scale.low);
    return place.left() + std::clamp(share, 0.0, 1.0) * place.width();
}

double GuessAxis::numberAt(double x) const
{
    const QRectF place = line();
    const double share = std::clamp((x - place.left()) / place.width(), 0.0, 1.0);
    const double number = m_scale.low + share * (m_scale.high - m_scale.low);
    return std::round(number / step()) * step();
}

void GuessAxis::moveTo(double number)
{
    if (!m_isOpen)
        return;
    emit guessed(std::clamp(number, m_scale.low, m_scale.high));
}

void GuessAxis::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        moveTo(numberAt(event->position().x()));
}

void GuessAxis::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        moveTo(numberAt(event->position().x()));
}

bool GuessAxis::takeKey(const QKeyEvent& key)
{
    const int stride = key.modifiers().testFlag(Qt::ShiftModifier) ? largeSteps : 1;
    const double from = m_guess.value_or((m_scale.low + m_scale.high) / 2);
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        moveTo(m_guess ? from - stride * step() : from);
        return true;
    case Qt::Key_Right:
    case Qt::Key_Up:
        moveTo(m_guess ? from + stride * step() : from);
        return true;
    case Qt::Key_Home:
        moveTo(m_scale.low);
        return true;
    case Qt::Key_End:
        moveTo(m_scale.high);
        return true;
    default:
        break;
    }
    const bool isOfNumber =
        !key.text().isEmpty() && QStringLiteral("0123456789.,-").contains(key.text());
    if (isOfNumber && m_isOpen)
        emit typed(key.text());
    return isOfNumber;
}

void GuessAxis::tell()
{
    const QString guess = m_guess ? tr("%1 %2.").arg(m_caption, m_guessText) : QString();
    const QString right = m_rightText.isEmpty() ? QString() : tr("Right: %1.").arg(m_rightText);
    describe(tr("From %1 to %2.").arg(textOf(m_scale.low), textOf(m_scale.high)),
             joinedSentences({guess, right}));
}

OwnKeys GuessAxis::ownKeys() const
{
    return {tr("Guess axis"),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Move the mark")},
             {keysText({Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right}),
              tr("Move it ten times as far")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("Move it to either end")}}};
}

void GuessAxis::paintShown(QPainter& painter, const QRegion&)
{
    const Look painted = look();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(painted.text);
    paintAxis(painter, painted);
    const double crowdTop = paintCrowd(painter, painted);
    paintMarks(painter, painted);
    paintLabels(painter, painted, crowdTop);
}

void GuessAxis::paintAxis(QPainter& painter, const Look& look) const
{
    const QRectF place = line();
    const QFontMetricsF metrics(look.text);
    painter.setPen(QPen(look.theme.mutedText, look.line(1.5)));
    painter.drawLine(place.topLeft(), place.topRight());
    const ChartRange range{m_scale.low, m_scale.high};
    const double step = roundStep(range, mostTicks, m_scale.isWhole);
    const int decimals = decimalsOf(step);
    for (const double tick : ticksAt(range, step, false)) {
        const double x = xOf(tick);
        painter.drawLine(QPointF(x, place.top() - look.line(3)),
                         QPointF(x, place.top() + look.line(3)));
        const QString text = tickText(tick, decimals, QLocale::c());
        painter.drawText(
            QPointF(x - metrics.horizontalAdvance(text) / 2, place.top() + metrics.height() * 1.45),
            text);
    }
}

/// Stacks equal guesses as far as there is room. Returns the height of the stacks.
double GuessAxis::paintCrowd(QPainter& painter, const Look& look) const
{
    const double radius = look.theme.em * crowdRadius;
    const double base = line().top() - look.theme.em * markRadius;
    double top = base;
    if (m_crowd.size() < 2)
        return top;
    painter.setPen(QPen(look.theme.mutedText, look.line(1)));
    painter.setBrush(Qt::NoBrush);
    // Leaves two lines for labels.
    const double highest = 2 * QFontMetricsF(look.text).height() + radius;
    double height = base;
    for (std::size_t i = 0; i < m_crowd.size(); ++i) {
        const bool isOnLast = i > 0 && xOf(m_crowd[i]) - xOf(m_crowd[i - 1]) < 2 * radius;
        height = isOnLast ? std::max(height - 2 * radius, std::min(highest, base)) : base;
        top = std::min(top, height - radius);
        painter.drawEllipse(QPointF(xOf(m_crowd[i]), height), radius, radius);
    }
    return top;
}

void GuessAxis::paintMarks(QPainter& painter, const Look& look) const
{
    const double y = line().top();
    const double radius = look.theme.em * markRadius;
    if (m_guess && m_right) {
        painter.setPen(QPen(guessColour(look), look.line(4), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(xOf(*m_guess), y), QPointF(xOf(*m_right), y));
    }
    if (m_right) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.theme.accent);
        painter.drawEllipse(QPointF(xOf(*m_right), y), radius, radius);
    }
    if (!m_guess)
        return;
    painter.setPen(QPen(guessColour(look), look.line(2)));
    painter.setBrush(m_right && xOf(*m_guess) == xOf(*m_right) ? QBrush(Qt::NoBrush)
                                                               : QBrush(look.theme.panel));
    const bool isOnRight = m_right && std::fabs(xOf(*m_guess) - xOf(*m_right)) < radius;
    painter.drawEllipse(QPointF(xOf(*m_guess), y), radius * (isOnRight ? 1.35 : 1),
                        radius * (isOnRight ? 1.35 : 1));
}

/// The right number's label is closest to the axis, with the guess's next to it, or above if they
/// would overlap.
void GuessAxis::paintLabels(QPainter& painter, const Look& look, double top) const
{
    const QFontMetricsF metrics(look.text);
    const double base = top - look.theme.em * labelGap;
    const auto placed = [&](double x, const QString& text) {
        const double width = metrics.horizontalAdvance(text);
        return QRectF(std::clamp(x - width / 2, 0.0, std::max(0.0, this->width() - width)), 0,
                      width, metrics.height());
    };
    QRectF right;
    if (m_right) {
        right = placed(xOf(*m_right), m_rightText);
        painter.setPen(look.theme.accent);
        painter.drawText(QPointF(right.left(), base), m_rightText);
    }
    if (!m_guess)
        return;
    const QString text = guessLabel();
    const QRectF guess = placed(xOf(*m_guess), text);
    const bool meet = m_right && guess.left() < right.right() + look.theme.em / 2 &&
                      right.left() < guess.right() + look.theme.em / 2;
    painter.setPen(guessColour(look));
    painter.drawText(QPointF(guess.left(), meet ? base - metrics.height() : base), text);
}

}  // namespace ui
