// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/steps/pair_grid.h"
#include "ui/text/words/number_format.h"

#include <QWidget>

#include <optional>

namespace ui {

class ElidedLabel;
class PairMatrix;
class RefreshWhenShown;
class WrappedLabel;

/// The pairs of RC: a line that counts them, and the matrix. Follows the document while visible.
class PairPanel : public QWidget {
    Q_OBJECT
public:
    explicit PairPanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    /// Shows and counts pairs only up to this one; none: all.
    void setReached(std::optional<PairCell> reached);
    /// Compares with the ideal orders; empty while some pairs are hidden.
    QString orders() const;
    PairMatrix& matrix() { return *m_matrix; }
    /// "45 pairs: 13 ✓ concordant, 9 = tied, 23 ✗ discordant"
    QString legend() const;
    /// "Weight 12.250: ✓ 3.067, = 3.067, ✗ 6.117"; empty if every pair weighs 1.
    QString weights() const;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showWeights();

    RankingDocument& m_document;
    NumberFormat m_format;
    ElidedLabel* m_legend;
    ElidedLabel* m_weights;
    WrappedLabel* m_orders;
    PairMatrix* m_matrix;
    RefreshWhenShown* m_refresh;
    std::optional<PairCell> m_reached;
};

}  // namespace ui
