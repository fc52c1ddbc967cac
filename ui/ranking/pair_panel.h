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
    QSize sizeHint() const override;

private:
    void refresh();

    RankingDocument& m_document;
    NumberFormat m_format;
    ElidedLabel* m_legend;
    PairMatrix* m_matrix;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
