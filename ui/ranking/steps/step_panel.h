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
class RefreshWhenShown;
class StepMode;
class StepsView;
class WrappedLabel;

/// The selected measure opened down to its terms: formula, a sentence, the step table.
class StepPanel : public Panel {
    Q_OBJECT
public:
    explicit StepPanel(RankingDocument& document, QWidget* parent = nullptr,
                       Content content = Content::AtOnce);
    /// Shows formula, sentence and table. Once is enough.
    void fill();

    /// Shows no more than the steps have reached, and the fact that they are at.
    void follow(const StepMode& stepMode);

    /// Chooses the form that suits the height at once, where a change of size takes a round.
    void adoptHeight();
    /// Only formula and sentence: without the header and the table.
    void setOnlyFormula(bool only);
    FormulaView& formula() { return *m_formula; }
    StepsView& steps() { return *m_steps; }
    PairPanel& pairs();  ///< shown for RC
    /// About the current rank and the whole, or the fact that step mode has reached.
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
    void say(const QString& sentence);
    void tellStop(std::size_t rank, core::Column column);
    QString factShown() const;
    QString longestSentence() const;
    QString wholeSentence() const;
    QString sentenceOfBounds() const;
    QString withWhole(const QString& here) const;
    std::optional<std::size_t> widestRank() const;
    /// What the room of formula and sentence depends on.
    struct Room {
        core::MeasureSpec definition;
        std::size_t ranks;
        std::size_t hits;
        NumberFormat format;
        int width;
        QFont font;
        bool isLow;
        bool hasBounds;
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
    WrappedLabel* m_sentence;
    WrappedLabel* m_fact;  ///< in the sentence's place in step mode
    QProgressBar* m_progress;
    StepsView* m_steps;
    PairPanel* m_pairs = nullptr;  ///< none before RC was selected
    QSplitter* m_terms;
    RefreshWhenShown* m_room;
    bool m_isFilled = false;
    bool m_hasOnlyFormula = false;
    bool m_sharedByHand = false;
    std::optional<Room> m_reserved;
    bool m_low = false;
    bool m_tellsWhole = true;  ///< beside what is said of the current rank
};

}  // namespace ui
