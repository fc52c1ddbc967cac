// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/score_cards.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr std::int64_t longestFraction = 1'000'000;

bool isWhole(double number)
{
    return number == std::floor(number) && std::abs(number) < 1e9;
}

/// For the line of bounds and the whisker below it, in design pixels.
constexpr double heightOfBounds = 24;

QSize leastCard(const QWidget& widget, bool hasBounds)
{
    const Theme theme = Theme::of(widget);
    return {theme.px(96), theme.px(60) + (hasBounds ? theme.px(heightOfBounds) : 0)};
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
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
}

void ScoreCard::setScore(const Score& score, const NumberFormat& format)
{
    m_measure = score.definition.measure;
    m_number = score.value;
    m_bounds.clear();
    m_whisker.reset();
    m_value = countedText(score.value, score.noValue, format);
    m_fraction = fractionLine(score, format);
    const QString name = QString::fromStdString(core::toText(score.definition));
    setText(name);
    const QString reason =
        score.value ? QString() : noValueSentence(score.value.reason(), score.noValue);
    setToolTip(score.value ? measureTitle(m_measure)
                           : tr("%1. %2").arg(measureTitle(m_measure), reason));
    setAccessibleName(tr("%1: %2").arg(
        name, score.value ? m_value : noValueText(score.value.reason(), score.noValue)));
    setAccessibleDescription(score.value ? m_fraction : reason);
    m_said = score.value && !m_fraction.isEmpty() ? asSentence(m_fraction) : reason;
    // Measured again on the next request.
    const QSize before = std::exchange(m_sizeHint, {});
    if (before.isValid() && sizeHint() != before)
        updateGeometry();
    update();
}

void ScoreCard::setRoomForBounds(bool hasRoom)
{
    if (std::exchange(m_hasRoom, hasRoom) == hasRoom)
        return;
    m_sizeHint = {};
    updateGeometry();
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
    m_sizeHint = {};
    updateGeometry();
}

void ScoreCard::setMean(const core::WrittenMean& mean, const NumberFormat& format)
{
    m_measure = mean.definition.measure;
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
    m_sizeHint = {};
    updateGeometry();
    update();
}

void ScoreCard::conceal()
{
    m_value = QString(QChar(0x2026));
    m_fraction.clear();
    m_bounds.clear();
    m_whisker.reset();
    m_sizeHint = {};
    setToolTip(measureTitle(m_measure));
    setAccessibleName(tr("%1: not reached yet in step mode").arg(text()));
    setAccessibleDescription({});
    updateGeometry();
    update();
}

void ScoreCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_sizeHint = {};
    QAbstractButton::changeEvent(event);
}

QSize ScoreCard::sizeHint() const
{
    if (m_sizeHint.isValid())
        return m_sizeHint;
    const Theme theme = Theme::of(*this);
    const QFontMetrics small(scaledFont(font(), 0.85));
    const QFontMetrics large(scaledFont(font(), 1.42, QFont::DemiBold));
    const int width =
        std::max({small.horizontalAdvance(text()), small.horizontalAdvance(m_fraction),
                  small.horizontalAdvance(m_bounds), large.horizontalAdvance(m_value)});
    const QSize least = leastCard(*this, m_hasRoom);
    m_sizeHint = {std::max(least.width(), width + theme.px(22)), least.height()};
    return m_sizeHint;
}

void ScoreCard::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double edge = isChecked() || hasFocus() ? 2.0 : 1.0;
    const QRectF card = QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    const QColor outline = isChecked()                  ? theme.accent
                           : hasFocus() || underMouse() ? theme.mutedText
                                                        : theme.border;
    painter.setPen(QPen(outline, edge));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(card, theme.px(5), theme.px(5));
    const int margin = theme.px(10);
    const QRect whole = rect().adjusted(margin, theme.px(6), -margin, -theme.px(6));
    const int room = m_hasRoom ? theme.px(heightOfBounds) : 0;
    const QRect inner = whole.adjusted(0, 0, 0, -room);
    painter.setFont(scaledFont(font(), 0.85));
    painter.setPen(theme.mutedText);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, text());
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignBottom, m_fraction);
    const int below = room - theme.px(8);  // leaves room for the whisker
    painter.drawText(whole.adjusted(0, 0, 0, below - room), Qt::AlignLeft | Qt::AlignBottom,
                     m_bounds);
    if (m_whisker)
        paintWhisker(painter, QRectF(whole).adjusted(0, whole.height() - theme.px(6), 0, 0),
                     *m_whisker, theme);
    painter.setFont(scaledFont(font(), 1.42, QFont::DemiBold));
    painter.setPen(theme.text);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, m_value);
}

ScoreCards::ScoreCards(RankingDocument& document, QWidget* parent, Content content)
    : QScrollArea(parent)
    , m_document(document)
    , m_row(new QWidget(this))
    , m_layout(new QHBoxLayout(m_row))
{
    setObjectName(QStringLiteral("scoreCards"));
    setAccessibleName(tr("Score cards"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setFocusPolicy(Qt::NoFocus);
    m_row->setObjectName(QStringLiteral("scoreCardRow"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    setWidget(m_row);
    connect(&document, &RankingDocument::changed, this, &ScoreCards::refresh);
    connect(&document.bounds(), &ListBounds::found, this, &ScoreCards::refresh);
    if (content == Content::AtOnce)
        fill();
    else
        adoptHeight();
}

void ScoreCards::fill()
{
    if (m_isFilled)
        return;
    m_isFilled = true;
    refresh();
}

void ScoreCards::setFormat(const NumberFormat& format)
{
    m_format = format;
    refresh();
}

void ScoreCards::setConcealed(bool concealed)
{
    if (m_isConcealed == concealed)
        return;
    m_isConcealed = concealed;
    refresh();
}

void ScoreCards::setMost(std::optional<std::size_t> most)
{
    m_most = most;
    refresh();
}

std::vector<const Score*> ScoreCards::shown() const
{
    std::vector<const Score*> shown;
    for (const Score& score : m_document.scores())
        if (!m_most || shown.size() < *m_most)
            shown.push_back(&score);
        else if (score.definition.measure == m_document.session().selected)
            shown.back() = &score;
    return shown;
}

void ScoreCards::ensureCardCount(std::size_t count)
{
    while (m_cards.size() > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < count) {
        auto* card = new ScoreCard(m_row);
        connect(card, &ScoreCard::clicked, this,
                [this, card] { m_document.select(card->measure()); });
        m_layout->addWidget(card);
        card->show();
        m_cards.push_back(card);
    }
}

void ScoreCards::refresh()
{
    if (!m_isFilled)
        return;
    const std::vector<const Score*> scores = shown();
    ensureCardCount(scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        m_cards[i]->setScore(*scores[i], m_format);
        showBounds(*m_cards[i]);
        const bool isSelected = m_cards[i]->measure() == m_document.session().selected;
        if (m_isConcealed)
            m_cards[i]->conceal();
        m_cards[i]->setAutoExclusive(false);
        m_cards[i]->setChecked(isSelected);
        m_cards[i]->setAutoExclusive(true);
    }
    showMean();
    adoptHeight();
}

void ScoreCards::showMean()
{
    if (m_document.queryCount() == 1) {
        delete std::exchange(m_mean, nullptr);
        return;
    }
    if (!m_mean) {
        m_mean = new ScoreCard(m_row);
        m_mean->setCheckable(false);
        connect(m_mean, &ScoreCard::clicked, this, &ScoreCards::meanRequested);
    }
    m_mean->setMean(m_document.mean(), m_format);
    ListBounds& bounds = m_document.bounds();
    m_mean->setRoomForBounds(hasRoomForBounds());
    if (const auto found = bounds.ofMean())
        m_mean->setBounds(core::ExactBounds{*found}, bounds.openInMean(), m_format);
    if (m_isConcealed)
        m_mean->conceal();
    m_layout->removeWidget(m_mean);
    m_layout->addWidget(m_mean);
    m_mean->show();
}

void ScoreCards::showBounds(ScoreCard& card) const
{
    ListBounds& bounds = m_document.bounds();
    card.setRoomForBounds(hasRoomForBounds());
    if (!bounds.hasOpen())
        return;
    const auto found = bounds.of(card.measure());
    if (!bounds.isWaiting())
        card.setBounds(found, bounds.open(), m_format);
}

/// All cards are as high as those with bounds.
bool ScoreCards::hasRoomForBounds() const
{
    ListBounds& bounds = m_document.bounds();
    return bounds.hasOpen() || bounds.openInMean().documents > 0;
}

void ScoreCards::adoptHeight()
{
    const int bar = horizontalScrollBar()->sizeHint().height();
    const bool scrolls = m_hasPlace && widthOfCards() > width();
    setFixedHeight(sizeHint().height() + (scrolls ? bar + 2 : 0));
}

int ScoreCards::widthOfCards() const
{
    if (m_isFilled)
        return m_row->minimumSizeHint().width();
    const int count = static_cast<int>(shown().size());
    return count * leastCard(*this, false).width() + std::max(0, count - 1) * m_layout->spacing();
}

OwnKeys ScoreCards::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Explain the previous or next measure")},
             {keysText({Qt::Key_Space}), tr("Explain the focused measure")}}};
}

QSize ScoreCards::sizeHint() const
{
    // Without cards, their height is computed from the row's own font.
    return {400, m_cards.empty() ? leastCard(*this, hasRoomForBounds()).height()
                                 : m_cards.front()->sizeHint().height()};
}

QSize ScoreCards::minimumSizeHint() const
{
    return {100, sizeHint().height()};
}

void ScoreCards::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    m_hasPlace = true;
    adoptHeight();
}

void ScoreCards::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptHeight();
}

void ScoreCards::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left;
    if (!back && event->key() != Qt::Key_Right) {
        QScrollArea::keyPressEvent(event);
        return;
    }
    const auto focused = std::find_if(m_cards.begin(), m_cards.end(),
                                      [](const ScoreCard* card) { return card->hasFocus(); });
    if (focused == m_cards.end() || (back && focused == m_cards.begin()) ||
        (!back && focused + 1 == m_cards.end()))
        return;
    ScoreCard* next = *(back ? focused - 1 : focused + 1);
    next->setFocus();
    ensureWidgetVisible(next);
    next->click();
}

}  // namespace ui
