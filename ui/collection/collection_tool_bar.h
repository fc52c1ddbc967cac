#pragma once

#include <QObject>

class QAction;
class QComboBox;
class QToolBar;
class QToolButton;

namespace ui {

class CollectionDocument;

/// What the window's tool bar holds for a collection: its files, the two runs that are compared,
/// the measures.
class CollectionToolBar : public QObject {
    Q_OBJECT
public:
    CollectionToolBar(CollectionDocument& document, QToolBar& bar);

    QComboBox& runA() { return *m_runA; }
    QComboBox& runB() { return *m_runB; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void openWanted();
    void addRunWanted();

private:
    QComboBox* addRuns(const QString& letter, const QString& name, const char* objectName);
    void refresh();
    void choose(bool isA, int run);
    void adoptWidths();

    CollectionDocument& m_document;
    QToolBar& m_bar;
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
