// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cstddef>

namespace ui {

class ClassifierDocument;
class ModelNames;

/// The flow of the samples, as STARD asks for: rows read, those left out with their reasons, the
/// classes, and the current model's predictions at the threshold with their outcomes. Counts
/// samples, not weights.
class FlowChart {
    Q_DECLARE_TR_FUNCTIONS(ui::FlowChart)
public:
    explicit FlowChart(const ClassifierDocument& document, const NumberFormat& format = {});

    PaperFigure figure() const;

private:
    /// A box: its name with a number, and the lines below.
    struct Box {
        QString name;
        std::size_t samples = 0;
        QStringList more = {};

        QStringList lines() const;
    };
    enum Place { Read, LeftOut, Analysed, PredictedPositive, PredictedNegative, Places };
    using Boxes = std::array<Box, Places>;

    Boxes boxes(const ModelNames& names) const;
    PaperFigure figureWith(const ModelNames& names) const;
    static void paint(const Boxes& boxes, QPaintDevice& device, QSizeF points,
                      const FigureStyle& style);

    const ClassifierDocument& m_document;
    NumberFormat m_format;
};

}  // namespace ui
