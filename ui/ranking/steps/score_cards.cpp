// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/score_cards.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// In design pixels.
constexpr double shortButton = 52;
constexpr double joint = 2;
constexpr double jointAtCorner = 8;
constexpr int fewCards = 5;  ///< so many become narrower before the last ones leave

/// Continues the selected card into the panel below, which has a border and a round corner.
class CardJoint : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme theme = Theme::of(*this);
        QPainter painter(this);
        painter.fillRect(rect(), theme.panel);
        const bool hidesCorner = height() > theme.px(joint);
        if (hidesCorner)
            painter.fillRect(0, 0, 1, height(), theme.hair);
    }
};

}  // namespace

ScoreCards::ScoreCards(RankingDocument& document, QWidget* parent, Content content)
    : QWidget(parent)
    , m_document(document)
    , m_more(new QToolButton(this))
    , m_add(new QToolButton(this))
{
    setObjectName(QStringLiteral("scoreCards"));
    setRole(*this, QAccessible::PageTabList);
    setAccessibleName(tr("Score cards"));
    for (QToolButton* button : {m_more, m_add}) {
        button->setObjectName(QStringLiteral("flat"));
        button->setFocusPolicy(Qt::StrongFocus);
        button->hide();
    }
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->setToolTip(tr("Explain another measure"));
    m_more->setAccessibleName(m_more->toolTip());
    connect(m_more->menu(), &QMenu::aboutToShow, this, &ScoreCards::fillMore);
    m_add->setAccessibleName(tr("Add a measure"));
    m_add->setToolTip(tr("Choose the measures to show"));
    connect(m_add, &QToolButton::clicked, this, [this] {
        if (m_measures)
            m_measures->popup(m_add->mapToGlobal(m_add->rect().bottomLeft()));
    });
    connect(&document, &RankingDocument::changed, this, &ScoreCards::refresh);
    connect(&document.bounds(), &ListBounds::found, this, &ScoreCards::refresh);
    if (content == Content::AtOnce)
        fill();
    else
        setFixedHeight(sizeHint().height());
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

void ScoreCards::setConcealed(bool concealed, const QString& until)
{
    if (m_isConcealed == concealed && m_until == until)
        return;
    m_isConcealed = concealed;
    m_until = until;
    refresh();
}

void ScoreCards::setJoined(bool joined)
{
    m_isJoined = joined;
    refresh();
}

void ScoreCards::offerMeasures(QMenu& measures)
{
    m_measures = &measures;
    refresh();
}

std::size_t ScoreCards::wanted() const
{
    return m_document.session().shown.size();
}

ScoreCards::Room ScoreCards::room() const
{
    const Theme theme = Theme::of(*this);
    const int usual = theme.px(ScoreCard::usualWidth);
    const int least = theme.px(ScoreCard::leastWidth);
    const int besides = m_document.queryCount() > 1 ? 1 : 0;
    const int all = static_cast<int>(wanted());
    if (!m_hasPlace)
        return {wanted(), usual};
    const auto holds = [&](int whole) {
        const int few = std::min(whole / least, fewCards);
        return std::max(whole / usual, few) - besides;
    };
    int whole = width() - (m_measures ? theme.px(shortButton) : 0);
    int cards = all;
    if (holds(whole) < all) {
        whole -= theme.px(shortButton);
        cards = std::clamp(holds(whole), 1, all);
    }
    const int each = whole / std::max(1, cards + besides);
    return {static_cast<std::size_t>(cards),
            std::clamp(each, 1, theme.px(ScoreCard::greatestWidth))};
}

std::vector<const Score*> ScoreCards::shown() const
{
    const std::size_t most = room().cards;
    std::vector<const Score*> shown;
    for (const Score& score : m_document.scores())
        if (shown.size() < most)
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
        auto* card = new ScoreCard(this);
        connect(card, &ScoreCard::clicked, this,
                [this, card] { m_document.select(card->measure()); });
        card->show();
        if (!m_cards.empty())
            setTabOrder(m_cards.back(), card);
        m_cards.push_back(card);
    }
    if (m_cards.empty())
        return;
    setTabOrder(m_cards.back(), m_more);
    setTabOrder(m_more, m_add);
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
            m_cards[i]->conceal(m_until);
        m_cards[i]->setJoined(m_isJoined);
        m_cards[i]->setAutoExclusive(false);
        m_cards[i]->setChecked(isSelected);
        m_cards[i]->setAutoExclusive(true);
    }
    showMean();
    setFixedHeight(sizeHint().height());
    arrange();
}

void ScoreCards::fillMore()
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    for (const Score& score : m_document.scores()) {
        const core::Measure measure = score.definition.measure;
        if (std::ranges::find(m_cards, measure, &ScoreCard::measure) != m_cards.end())
            continue;
        const QString name = QString::fromStdString(core::toText(score.definition));
        const QString value = countedText(score.value, score.noValue, m_format);
        menu.addAction(m_isConcealed ? name : tr("%1: %2").arg(name, value), this,
                       [this, measure] { m_document.select(measure); });
    }
}

/// By hand: a layout would not let the window become narrower than all cards.
void ScoreCards::arrange()
{
    const Theme theme = Theme::of(*this);
    const int each = room().each;
    int left = 0;
    const auto place = [&](QWidget& widget, int width, int height) {
        widget.setGeometry(left, (this->height() - height) / 2, width, height);
        left += width;
    };
    for (ScoreCard* card : m_cards)
        place(*card, each, height());
    if (m_mean)
        place(*m_mean, each, height());
    const int button = m_add->sizeHint().height();
    const std::size_t hidden = wanted() - std::min(wanted(), m_cards.size());
    m_more->setVisible(hidden > 0);
    if (hidden > 0) {
        m_more->setText(tr("+%1").arg(hidden));
        m_more->setAccessibleName(tr("%n more measures", nullptr, static_cast<int>(hidden)));
        place(*m_more, theme.px(shortButton), button);
    }
    m_add->setVisible(m_measures);
    m_add->setText(tr("+ Add a measure"));
    const int whole = m_add->sizeHint().width();
    const bool fits = left + whole <= width();
    if (!fits)
        m_add->setText(QStringLiteral("+"));
    place(*m_add, fits ? whole : theme.px(shortButton), button);
    placeJoint();
}

void ScoreCards::placeJoint()
{
    const auto selected = std::ranges::find_if(m_cards, &ScoreCard::isChecked);
    if (!m_isJoined || !isVisible() || !parentWidget() || selected == m_cards.end()) {
        if (m_joint)
            m_joint->hide();  // hiding the parent walks over its children, so it stays
        return;
    }
    if (!m_joint) {
        m_joint = new CardJoint(parentWidget());
        m_joint->setAttribute(Qt::WA_TransparentForMouseEvents);
    } else if (m_joint->parentWidget() != parentWidget()) {
        m_joint->setParent(parentWidget());
    }
    const bool isFirst = *selected == m_cards.front();
    const Theme theme = Theme::of(*this);
    const QRect card = (*selected)->geometry().translated(pos());
    const int inset = isFirst ? 0 : 1;
    m_joint->setGeometry(card.left() + inset, geometry().bottom() + 1, card.width() - inset - 1,
                         theme.px(isFirst ? jointAtCorner : joint));
    m_joint->show();
    m_joint->raise();
}

void ScoreCards::showMean()
{
    if (m_document.queryCount() == 1) {
        delete std::exchange(m_mean, nullptr);
        return;
    }
    if (!m_mean) {
        m_mean = new ScoreCard(this);
        setTabOrder(m_cards.back(), m_mean);
        setTabOrder(m_mean, m_more);
        m_mean->setCheckable(false);
        connect(m_mean, &ScoreCard::clicked, this, &ScoreCards::meanRequested);
    }
    m_mean->setMean(m_document.mean(), m_format);
    ListBounds& bounds = m_document.bounds();
    m_mean->setRoomForBounds(hasRoomForBounds());
    if (const auto found = bounds.ofMean())
        m_mean->setBounds(core::ExactBounds{*found}, bounds.openInMean(), m_format);
    if (m_isConcealed)
        m_mean->conceal(m_until);
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

OwnKeys ScoreCards::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Explain the previous or next measure")},
             {keysText({Qt::Key_Space}), tr("Explain the selected measure")}}};
}

QSize ScoreCards::sizeHint() const
{
    return {400, ScoreCard::heightOf(*this, hasRoomForBounds())};
}

QSize ScoreCards::minimumSizeHint() const
{
    return {100, sizeHint().height()};
}

void ScoreCards::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_hasPlace = true;
    if (m_isFilled && room().cards != m_cards.size())
        refresh();
    else if (m_isFilled)
        arrange();
}

void ScoreCards::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    placeJoint();
}

void ScoreCards::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isFilled)
        arrange();
}

void ScoreCards::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    placeJoint();
}

void ScoreCards::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    setFixedHeight(sizeHint().height());
    refresh();
}

void ScoreCards::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left;
    if (!back && event->key() != Qt::Key_Right) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto focused = std::find_if(m_cards.begin(), m_cards.end(),
                                      [](const ScoreCard* card) { return card->hasFocus(); });
    if (focused == m_cards.end() || (back && focused == m_cards.begin()) ||
        (!back && focused + 1 == m_cards.end()))
        return;
    ScoreCard* next = *(back ? focused - 1 : focused + 1);
    next->setFocus();
    next->click();
}

}  // namespace ui
