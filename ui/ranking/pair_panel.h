#pragma once

#include "ui/ranking/ranking_document.h"
#include "ui/words/number_text.h"

#include <QWidget>

namespace ui {

class ElidedLabel;
class PairMatrix;
class RefreshWhenShown;

/// The pairs of RC: the matrix under a line that counts them. Follows the document while shown.
class PairPanel : public QWidget {
    Q_OBJECT
public:
    explicit PairPanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    PairMatrix& matrix() { return *m_matrix; }
    /// "45 pairs: 13 ✓ concordant, 9 = tied, 23 ✗ discordant"
    QString legend() const;
    /// "Weight 12.250: ✓ 3.067, = 3.067, ✗ 6.117"; empty where every pair weighs 1.
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
    PairMatrix* m_matrix;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
