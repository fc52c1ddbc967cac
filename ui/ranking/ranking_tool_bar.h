// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QWidget;

namespace ui {

class FittedBar;

class RankingDocument;
class RulesButton;

/// The settings that are always within reach: cutoff, relevance threshold, gain, rules.
class RankingToolBar : public QObject {
    Q_OBJECT
public:
    RankingToolBar(RankingDocument& document, FittedBar& bar);

signals:
    /// All rules should be explained.
    void explanationRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A field's name, and its short form for a narrow bar.
    struct Name {
        QAction* action;
        QLabel* label;
        QString whole;
        QString brief;  ///< empty: no name needed
    };
    void adoptWidths();
    void showNames(bool areBrief);
    void addField(QWidget* field, const QString& name, const QString& brief);
    void addCutoff();
    void addThreshold();
    void addGain();
    void showGain(bool shown);
    void addRules();
    void refresh();

    RankingDocument& m_document;
    FittedBar& m_bar;
    std::vector<Name> m_names;
    std::vector<QAction*> m_gain;  ///< its name and field
    QSpinBox* m_cutoff = nullptr;
    QDoubleSpinBox* m_threshold = nullptr;
    RulesButton* m_rules = nullptr;
};

}  // namespace ui
