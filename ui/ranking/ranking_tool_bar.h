// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QWidget;

namespace ui {

class FittedBar;

class RankingDocument;

/// The settings that are at hand all the time: cutoff, relevance threshold, convention.
class RankingToolBar : public QObject {
    Q_OBJECT
public:
    /// Adds its controls to `bar`.
    RankingToolBar(RankingDocument& document, FittedBar& bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A field's name, and what stands for it where the bar is narrow.
    struct Name {
        QAction* action;
        QLabel* label;
        QString whole;
        QString brief;  ///< empty: none, the field speaks for itself
    };
    void adoptWidths();
    void showNames(bool areBrief);
    void addField(QWidget* field, const QString& name, const QString& brief);
    void addCutoff();
    void addThreshold();
    void addConvention();
    void refresh();

    RankingDocument& m_document;
    FittedBar& m_bar;
    std::vector<Name> m_names;
    QSpinBox* m_cutoff = nullptr;
    QDoubleSpinBox* m_threshold = nullptr;
    QComboBox* m_convention = nullptr;
};

}  // namespace ui
