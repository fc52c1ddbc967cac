// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/content.h"
#include "ui/toolkit/panel/panel.h"

#include <QFont>

#include <optional>

class QProgressBar;
class QSplitter;

namespace ui {

class FormulaView;
class PairPanel;
class RankTag;
class RefreshWhenShown;
class StepMode;
class StepsView;
class WrappedLabel;

/// The selected measure with all its terms: formula, a sentence, the step table.
class StepPanel : public Panel {
    Q_OBJECT
public:
    explicit StepPanel(RankingDocument& document, QWidget* parent = nullptr,
                       Content content = Content::AtOnce);
    /// Shows formula, sentence and table. Needed once.
    void fill();

    /// Shows only what the steps have reached, and the current fact.
    void follow(const StepMode& stepMode);

    /// Chooses the layout for the height at once, where a resize would take one more event loop
    /// round.
    void adoptHeight();
    /// Shows only formula and sentence, without header and table.
    void setOnlyFormula(bool only);
    FormulaView& formula() { return *m_formula; }
    StepsView& steps() { return *m_steps; }
    PairPanel& pairs();  ///< shown for RC
    /// About the current rank and the whole, or the current fact in step mode.
    QString sentence() const;

protected:
    void formatChanged() override;
    void fontChanged() override { adoptSize(); }
    void sizeChanged() override;

private:
    void refresh();
    void refreshCurrent();
    bool isStepping() const;
    void refreshReach();
    void showReach();
    void showPairs(bool shown);
    void showFact(bool shown);
    void announce(const QString& sentence);
    void tellStop(std::size_t rank, core::Column column);
    QString factShown() const;
    QString longestSentence() const;
    QString wholeSentence() const;
    /// Whether the current rank has its tag: beside the table, where there is room.
    bool hasTag() const;
    void showTag(std::optional<std::size_t> rank);
    QString sentenceOfBounds() const;
    QString withWhole(const QString& here) const;
    std::optional<std::size_t> widestRank() const;
    /// The inputs to the height of formula and sentence.
    struct Room {
        core::MeasureSpec definition;
        std::size_t ranks;
        std::size_t hits;
        NumberFormat format;
        int width;
        QFont font;
        bool isLow;
        bool hasBounds;
        bool hasTag;
        bool operator==(const Room&) const = default;
    };
    void reserveRoom();
    void adoptSize();
    void shareWidth();
    bool isLow() const;

    RankingDocument& m_document;
    const StepMode* m_stepMode = nullptr;
    QWidget* m_explained;  ///< formula and sentence
    FormulaView* m_formula;
    RankTag* m_tag;
    WrappedLabel* m_sentence;
    WrappedLabel* m_fact;  ///< replaces the sentence in step mode
    QString m_told;        ///< the sentence with its rank, as the tag and the label tell it
    QProgressBar* m_progress;
    StepsView* m_steps;
    PairPanel* m_pairs = nullptr;  ///< null until RC is selected
    QSplitter* m_terms;
    RefreshWhenShown* m_room;
    bool m_isFilled = false;
    bool m_hasOnlyFormula = false;
    bool m_sharedByHand = false;
    std::optional<Room> m_reserved;
    bool m_low = false;
    bool m_tellsWhole = true;  ///< after the sentence about the current rank
};

}  // namespace ui
