// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/whisker.h"

#include <QAbstractButton>

#include <optional>

namespace ui {

struct Theme;

/// One measure's value as a tab: name, value, fraction. Pressed if it is the explained one; it then
/// looks joined to what is below. No text changes its size: what does not fit is in the tool tip.
class ScoreCard : public QAbstractButton {
    Q_OBJECT
public:
    static constexpr double usualWidth = 112;  ///< in design pixels
    static constexpr double leastWidth = 76;
    static constexpr double greatestWidth = 216;

    explicit ScoreCard(QWidget* parent = nullptr);
    /// @param widget its font
    static int heightOf(const QWidget& widget, bool hasRoomForBounds);

    void setScore(const Score& score, const NumberFormat& format);
    /// Sets how far unjudged documents could move the value.
    /// @param bounds none: unknown
    void setBounds(const std::optional<core::ExactBounds>& bounds, const OpenFacts& open,
                   const NumberFormat& format);
    /// @param hasRoom whether to reserve space for bounds: an unjudged document is retrieved
    void setRoomForBounds(bool hasRoom);
    /// Shows the mean over queries; such a card is a plain button.
    void setMean(const core::WrittenMean& mean, const NumberFormat& format);
    /// Whether the panel it opens begins right below.
    void setJoined(bool joined);
    /// Shows instead of the value when it will come; empty: …, for step mode.
    void conceal(const QString& until = {});
    core::Measure measure() const { return m_measure; }
    const QString& valueShown() const { return m_value; }
    const QString& fractionShown() const { return m_fraction; }
    const QString& boundsShown() const { return m_bounds; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintTab(QPainter& painter, const Theme& theme) const;
    void paintNumber(QPainter& painter, const QRect& inner, const Theme& theme) const;
    void paintBounds(QPainter& painter, const QRect& inner, const Theme& theme) const;

    core::Measure m_measure = core::Measure::Ndcg;
    core::Value m_number = 0.0;
    QString m_value;
    QString m_fraction;
    QString m_said;  ///< its accessible text without bounds
    QString m_bounds;
    std::optional<Whisker> m_whisker;
    bool m_hasRoom = false;
    bool m_isJoined = false;
    bool m_isWaiting = false;  ///< the value is words
};

/// The second line of a card: "6/7", "exact 2033/4410", "9.407 / 14.773".
QString fractionLine(const Score& score, const NumberFormat& format);

}  // namespace ui
