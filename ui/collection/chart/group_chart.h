// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <cstddef>
#include <optional>

namespace ui {

class CollectionDocument;

/// The mean difference of A and B in every group of queries, with intervals: its drawing, texts and
/// figure. Groups are at 1, 2, … in their order.
class GroupChart {
    Q_DECLARE_TR_FUNCTIONS(ui::GroupChart)
public:
    /// Keeps a reference to the document.
    explicit GroupChart(const CollectionDocument& document, const NumberFormat& format = {})
        : m_document(document)
        , m_format(format)
    {}

    /// Why nothing is drawn, in a sentence; else empty.
    QString whyEmpty() const;
    /// The first group is marked.
    Chart chart() const;
    std::size_t count() const;
    QString nameAt(double place) const;
    QString sentenceAt(double place) const { return sentenceAt(groupNear(place), m_format); }
    /// Without a marked group.
    PaperFigure figure() const;

private:
    std::size_t groupNear(double place) const;
    QString sentenceAt(std::size_t group, const NumberFormat& format) const;
    QString caption() const;

    const CollectionDocument& m_document;
    NumberFormat m_format;
};

}  // namespace ui
