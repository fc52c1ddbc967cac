// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

class QToolButton;

namespace ui {

class RankingDocument;
class Segments;

/// What a grade is worth, as a choice of two formulas. Any other gain is named in their place, in
/// grey: it is changed where all rules are.
class GainField : public QStackedWidget {
    Q_OBJECT
public:
    explicit GainField(RankingDocument& document, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    void refresh();

    RankingDocument& m_document;
    Segments* m_segments;
    QToolButton* m_other;  ///< another gain, which the two formulas cannot show
};

}  // namespace ui
