// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/content.h"
#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/whisker.h"

#include <QAbstractButton>
#include <QScrollArea>

#include <optional>
#include <vector>

class QHBoxLayout;

namespace ui {

/// One measure's value: name, value, fraction. Pressed if it is the explained one.
class ScoreCard : public QAbstractButton {
    Q_OBJECT
public:
    explicit ScoreCard(QWidget* parent = nullptr);

    void setScore(const Score& score, const NumberFormat& format);
    /// Sets how far unjudged documents could move the value.
    /// @param bounds none: unknown
    void setBounds(const std::optional<core::ExactBounds>& bounds, const OpenFacts& open,
                   const NumberFormat& format);
    /// @param hasRoom whether to reserve space for bounds: an unjudged document is retrieved
    void setRoomForBounds(bool hasRoom);
    /// Shows the mean over queries; such a card is a plain button.
    void setMean(const core::WrittenMean& mean, const NumberFormat& format);
    /// Shows … instead of the value.
    void conceal();
    core::Measure measure() const { return m_measure; }
    const QString& valueShown() const { return m_value; }
    const QString& fractionShown() const { return m_fraction; }
    const QString& boundsShown() const { return m_bounds; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    core::Measure m_measure = core::Measure::Ndcg;
    core::Value m_number = 0.0;
    QString m_value;
    QString m_fraction;
    QString m_said;  ///< its accessible text without bounds
    QString m_bounds;
    std::optional<Whisker> m_whisker;
    bool m_hasRoom = false;
    mutable QSize m_sizeHint;  // invalid after text or font change
};

/// The row of score cards; a click selects the measure to explain, arrow keys move.
class ScoreCards : public QScrollArea, public HasOwnKeys {
    Q_OBJECT
public:
    explicit ScoreCards(RankingDocument& document, QWidget* parent = nullptr,
                        Content content = Content::AtOnce);

    /// Shows the cards. Needed once.
    void fill();

    void setFormat(const NumberFormat& format);
    /// Whether the values are hidden for now.
    void setConcealed(bool concealed);
    /// Shows only the first cards, including the selected one; none: all.
    void setMost(std::optional<std::size_t> most);
    const std::vector<ScoreCard*>& cards() const { return m_cards; }
    /// The mean of the selected measure; null for a single query.
    ScoreCard* mean() const { return m_mean; }
    OwnKeys ownKeys() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void meanRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showBounds(ScoreCard& card) const;
    std::vector<const Score*> shown() const;
    void showMean();
    bool hasRoomForBounds() const;
    void ensureCardCount(std::size_t count);
    void adoptHeight();
    int widthOfCards() const;

    RankingDocument& m_document;
    NumberFormat m_format;
    std::optional<std::size_t> m_most;
    bool m_isFilled = false;
    bool m_isConcealed = false;
    bool m_hasPlace = false;  ///< it has its width from a layout
    QWidget* m_row;
    QHBoxLayout* m_layout;
    std::vector<ScoreCard*> m_cards;
    ScoreCard* m_mean = nullptr;
};

/// The second line of a card: "6/7", "exact 2033/4410", "9.407 / 14.773".
QString fractionLine(const Score& score, const NumberFormat& format);

}  // namespace ui
