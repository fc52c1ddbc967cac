// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"

#include <QMenu>

class QLabel;
class QLineEdit;

namespace ui {

class CollectionDocument;

/// The menu of a collection's measures: the usual ones to tick, and a line to type others.
class MeasuresMenu : public QMenu {
    Q_OBJECT
public:
    explicit MeasuresMenu(CollectionDocument& document, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }

private:
    void rebuild();
    void addLine();
    void toggle(const core::MeasureSpec& definition, bool isShown);
    void takeLine();

    CollectionDocument& m_document;
    QLineEdit* m_line = nullptr;
    QLabel* m_problem = nullptr;
};

}  // namespace ui
