// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"
#include "core/foundation/polyline/curve.h"
#include "core/foundation/value.h"
#include "core/rankings/precision_recall/precision_recall.h"
#include "ui/charts/chart/curve_chart.h"
#include "ui/charts/figure/curve_figure.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

class RankingDocument;

/// Precision against recall of the document's list, or of A and B: after each rank, and
/// interpolated at recall 0, 0.1, … 1. Its drawing, texts and figure.
class ListRecallChart {
    Q_DECLARE_TR_FUNCTIONS(ui::ListRecallChart)
public:
    /// Keeps a reference to the document, whose curves it computes once.
    /// @param reached draws only these first ranks of the shown list; nullopt: everything
    explicit ListRecallChart(const RankingDocument& document, const NumberFormat& format = {},
                             std::optional<std::size_t> reached = {});

    bool isEmpty() const { return m_lines.empty(); }
    /// Why nothing is drawn, in a sentence.
    QString whyEmpty() const;
    CurveChart chart() const;
    /// The chart in words, with the interpolated precisions.
    QString description() const;
    /// The current rank on the shown list's curve.
    std::optional<CurvePlace> current() const;
    /// The same rank on the other list's curve.
    std::vector<CurvePlace> highlight() const;
    /// The rank of a place; for an interpolated one, the rank that it has the precision of.
    std::optional<std::size_t> rankAt(CurvePlace place) const;
    /// "rank 4"
    QString labelAt(CurvePlace place) const;
    /// What the place means, in a few words: "top 4: 50% relevant, 29% found".
    QString readingAt(CurvePlace place) const;
    QString sentenceAt(CurvePlace place) const { return sentenceAt(place, m_format); }
    /// The list of a place, if there are two.
    QString listAt(CurvePlace place) const;
    /// @param shown the visible part of the plane; nullopt: all of it
    PaperFigure figure(const std::optional<CurvePlane>& shown = {}) const;

private:
    struct Line {
        core::ListName list;
        bool isInterpolated;
        std::shared_ptr<const core::Curve> curve;
        std::vector<std::size_t> ranks;  ///< of the curve's points; 0: none
    };

    void add(core::ListName list, const core::PrecisionRecall& found,
             std::optional<std::size_t> reached);
    const Line& lineOf(CurvePlace place) const;
    QString nameOf(const Line& line) const;
    std::optional<CurvePlace> placeOnCurve(bool ofShownList) const;
    QString sentenceAt(CurvePlace place, const NumberFormat& format) const;
    QString levelsSentence(const NumberFormat& format) const;
    QString caption() const;
    QString methods() const;

    const RankingDocument& m_document;
    NumberFormat m_format;
    std::vector<Line> m_lines;
    std::optional<core::Undefined> m_whyNone;
};

}  // namespace ui
