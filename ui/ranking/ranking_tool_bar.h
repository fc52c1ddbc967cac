#pragma once

#include <QToolBar>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace ui {

class RankingDocument;

/// The settings that are at hand all the time: cutoff, relevance threshold, convention.
class RankingToolBar : public QObject {
    Q_OBJECT
public:
    /// Adds its controls to `bar`.
    RankingToolBar(RankingDocument& document, QToolBar& bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adoptWidths();
    void addCutoff(QToolBar& bar);
    void addThreshold(QToolBar& bar);
    void addConvention(QToolBar& bar);
    void refresh();

    RankingDocument& m_document;
    QSpinBox* m_cutoff = nullptr;
    QDoubleSpinBox* m_threshold = nullptr;
    QComboBox* m_convention = nullptr;
};

}  // namespace ui
