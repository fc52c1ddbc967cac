// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/classifier_chart_panel.h"

namespace ui {

ClassifierChartPanel::ClassifierChartPanel(const QString& title, ClassifierDocument& document,
                                           QWidget* parent)
    : ChartPanel(title, parent)
    , m_document(document)
{
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part == ClassifierDocument::Part::Threshold)
            requestMark();
        else
            request();
    });
    connect(&document, &ClassifierDocument::currentSampleChanged, this,
            &ClassifierChartPanel::requestMark);
}

}  // namespace ui
