#pragma once

#include "core/metric/definition.h"

#include <QMenu>

class QLabel;
class QLineEdit;

namespace ui {

class CollectionDocument;

/// The menu of the measures of a collection: the usual ones to tick, a line to type any other, and
/// what queries without a value or without results count.
class MeasuresMenu : public QMenu {
    Q_OBJECT
public:
    explicit MeasuresMenu(CollectionDocument& document, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }

private:
    void rebuild();
    void addLine();
    void addRules();
    void toggle(const core::Definition& definition, bool isShown);
    void takeLine();

    CollectionDocument& m_document;
    QLineEdit* m_line = nullptr;
    QLabel* m_problem = nullptr;
};

}  // namespace ui
