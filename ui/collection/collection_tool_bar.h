// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QComboBox;
class QToolButton;

namespace ui {

class FittedBar;

class CollectionDocument;

/// What the window's tool bar holds for a collection: its files, the two runs that are compared,
/// the measures.
class CollectionToolBar : public QObject {
    Q_OBJECT
public:
    CollectionToolBar(CollectionDocument& document, FittedBar& bar);

    QComboBox& runA() { return *m_runA; }
    QComboBox& runB() { return *m_runB; }

signals:
    void openRequested();
    void addRunRequested();

private:
    QComboBox* addRuns(const QString& letter, const QString& name, const char* objectName);
    void refresh();
    void adoptLevel(int level);

    CollectionDocument& m_document;
    FittedBar& m_bar;
    QAction* m_open;  ///< gives way first: the window has an action like it
    QToolButton* m_addRun;
    QAction* m_addRunAction;
    QComboBox* m_runA;
    QComboBox* m_runB;
    QToolButton* m_measures;
    QAction* m_measuresName;
    QList<QAction*> m_ofTwo;  ///< shown with two runs only
};

}  // namespace ui
