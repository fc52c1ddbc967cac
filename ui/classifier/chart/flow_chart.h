// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"
#include "ui/charts/chart/figure_words.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cstddef>
#include <vector>

namespace ui {

class ClassifierDocument;
class ModelNames;

/// The flow of the samples, as STARD asks for: rows read, those left out with their reasons, the
/// classes, and the current model's predictions at the threshold with their outcomes; of several
/// classes, how many samples of each are predicted correctly. Counts samples, not weights.
class FlowChart {
    Q_DECLARE_TR_FUNCTIONS(ui::FlowChart)
public:
    explicit FlowChart(const ClassifierDocument& document, const NumberFormat& format = {});

    PaperFigure figure() const;

private:
    /// What is counted. Names are apart from counts, because a class can be named 1.
    struct Line {
        QString name;
        std::size_t samples = 0;

        QString text(const Renaming& renaming) const;
    };
    /// A box: its name with a number, and the lines below.
    struct Box {
        QString name;
        std::size_t samples = 0;
        std::vector<Line> more = {};

        QStringList lines(const Renaming& renaming) const;
    };
    /// Predictions are positive and negative, or of several classes correct and incorrect.
    enum Place { Read, LeftOut, Analysed, First, Second, Places };
    using Boxes = std::array<Box, Places>;

    Boxes boxes(const ModelNames& names) const;
    Box leftOutBox() const;
    void addPredictions(Boxes& boxes, const ModelNames& names) const;
    void addClasses(Boxes& boxes, const core::ClassSamples& several) const;
    PaperFigure figureWith(const ModelNames& names) const;
    static void paint(const Boxes& boxes, QPaintDevice& device, QSizeF points,
                      const FigureStyle& style);

    const ClassifierDocument& m_document;
    NumberFormat m_format;
};

}  // namespace ui
