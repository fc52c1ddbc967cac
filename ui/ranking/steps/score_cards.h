// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/steps/score_card.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/content.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QMenu;
class QToolButton;

namespace ui {

/// The row of score cards; a click selects the measure to explain, arrow keys move. All cards are
/// equally wide, whatever they say. Those that do not fit are in a menu at the end, except the
/// selected one.
class ScoreCards : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit ScoreCards(RankingDocument& document, QWidget* parent = nullptr,
                        Content content = Content::AtOnce);

    /// Shows the cards. Needed once.
    void fill();

    void setFormat(const NumberFormat& format);
    /// Whether the values are hidden for now.
    /// @param until when they come, in a few words; empty: at the end of step mode
    void setConcealed(bool concealed, const QString& until = {});
    /// Whether the panel that they open lies right below, without a gap, so that the selected card
    /// and the panel look like one.
    void setJoined(bool joined);
    /// Offers this menu of measures at the end.
    void offerMeasures(QMenu& measures);
    const std::vector<ScoreCard*>& cards() const { return m_cards; }
    /// The mean of the selected measure; null for a single query.
    ScoreCard* mean() const { return m_mean; }
    /// The menu of the measures without a card; hidden if there are none.
    QToolButton& more() { return *m_more; }
    OwnKeys ownKeys() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void meanRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// How many cards fit, and how wide each is.
    struct Room {
        std::size_t cards;
        int each;
    };
    Room room() const;
    std::size_t wanted() const;
    void refresh();
    void showBounds(ScoreCard& card) const;
    std::vector<const Score*> shown() const;
    void showMean();
    bool hasRoomForBounds() const;
    void ensureCardCount(std::size_t count);
    void fillMore();
    void arrange();
    void placeJoint();

    RankingDocument& m_document;
    NumberFormat m_format;
    bool m_isFilled = false;
    bool m_isConcealed = false;
    QString m_until;
    bool m_isJoined = false;
    bool m_hasPlace = false;  ///< it has its width from a layout
    std::vector<ScoreCard*> m_cards;
    ScoreCard* m_mean = nullptr;
    QToolButton* m_more;
    QToolButton* m_add;
    QPointer<QMenu> m_measures;
    QPointer<QWidget> m_joint;  ///< hides the border between the selected card and the panel
};

}  // namespace ui
