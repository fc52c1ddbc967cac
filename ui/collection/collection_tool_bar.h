// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QComboBox;
class QToolButton;

namespace ui {

class FittedBar;

class CollectionDocument;
class RulesButton;

/// The tool bar of a collection: its files, the two compared runs, the measures and the rules.
class CollectionToolBar : public QObject {
    Q_OBJECT
public:
    CollectionToolBar(CollectionDocument& document, FittedBar& bar);

    QComboBox& runA() { return *m_runA; }
    QComboBox& runB() { return *m_runB; }

signals:
    void openRequested();
    void addRunRequested();
    /// All rules should be explained.
    void explanationRequested();

private:
    QComboBox* addRuns(const QString& letter, const QString& name, const char* objectName);
    void refresh();
    void adoptLevel(int level);
    void showMeasures();

    CollectionDocument& m_document;
    FittedBar& m_bar;
    QAction* m_open;  ///< hidden first if room is short: the window has the same action
    QToolButton* m_addRun;
    QAction* m_addRunAction;
    QComboBox* m_runA;
    QComboBox* m_runB;
    QToolButton* m_measures;
    double m_measuresWidth = 180;  ///< in design pixels
    RulesButton* m_rules;
    QAction* m_measuresName;
    QList<QAction*> m_ofTwo;  ///< shown with two runs only
};

}  // namespace ui
