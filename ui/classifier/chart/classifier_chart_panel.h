// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/classifier/document/classifier_document.h"

namespace ui {

/// A chart of the samples. A moved threshold and another sample highlighted only move its marks.
class ClassifierChartPanel : public ChartPanel {
    Q_OBJECT
protected:
    ClassifierChartPanel(const QString& title, ClassifierDocument& document, QWidget* parent);

    ClassifierDocument& document() const { return m_document; }

private:
    ClassifierDocument& m_document;
};

}  // namespace ui
