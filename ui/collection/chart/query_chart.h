// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/differences.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/charts/figure/query_figure.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/query_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

class CollectionDocument;
struct DifferenceChart;

/// The base of charts that show A and B, or one run, query by query: drawing, texts and figure.
/// Each query has a place in the order of the chart, 0-based.
class QueryChart {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryChart)
public:
    virtual ~QueryChart() = default;

    /// Whether the evaluation contains the current measure.
    static bool hasValues(const CollectionDocument& document);

    bool isEmpty() const { return m_queries.empty(); }
    /// Whether it shows only A.
    bool isOfOneRun() const { return m_isOfOneRun; }
    /// Why nothing is drawn, in a sentence; else empty.
    QString whyEmpty() const;
    virtual QString title() const = 0;
    /// How many queries are shown, and how many cannot be.
    QString remark() const;
    /// A description of the chart.
    QString wholeText() const;
    /// The query at a place, and the place of a query.
    std::size_t queryAt(std::size_t place) const { return m_queries[place].query; }
    std::optional<std::size_t> placeOf(std::optional<std::size_t> query) const;
    QString sentenceAt(std::size_t place) const;
    QString tipAt(std::size_t place) const;
    PaperFigure figure() const;

protected:
    enum class Order { Difference, ValueOfA };
    /// The runs of a chart. A single run has its values twice, as A's and as B's.
    enum class Runs {
        Pair,
        PairOrOne,  ///< only A if there is no B
        One,        ///< only A
    };
    QueryChart(const CollectionDocument& document, const NumberFormat& format, Order order,
               Runs runs = Runs::Pair);

    /// Lines of a query's tip below its values.
    virtual QStringList moreAt(std::size_t) const { return {}; }
    virtual QString caption(const NumberFormat& format) const = 0;
    /// What its dashed lines mean, in words; empty if there are none.
    virtual QString guides() const { return {}; }
    /// Adds the kind, the picture and its numbers.
    /// @param lit the highlighted place
    virtual void draw(PaperFigure& figure, std::optional<std::size_t> lit) const = 0;

    /// Adds the picture and its numbers.
    /// @param paper the chart with what a figure needs when it has no caption
    template <class Figure>
    void drawAs(PaperFigure& figure, const typename Figure::Data& chart,
                const typename Figure::Data& paper, std::optional<std::size_t> lit) const
    {
        figure.paint = [paper, lit](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
            paintQueries<Figure>(paper, lit, device, points, style);
        };
        figure.data = [chart, paper, numbers = numbers()] {
            FigureData drawn = figureData(chart, numbers);
            drawn.xTitle = paper.xTitle;
            drawn.yTitle = paper.yTitle;
            return drawn;
        };
    }

    const CollectionDocument& document() const { return m_document; }
    const NumberFormat& format() const { return m_format; }
    ComparedNames names() const;
    const core::Differences& differences() const { return m_differences; }
    /// In the order of the chart.
    const std::vector<core::QueryDifference>& queries() const { return m_queries; }
    /// The text of a place's query, or its id.
    QString nameAt(std::size_t place) const;
    /// Names the queries at both ends of the chart.
    void nameEnds(DifferenceChart& chart) const;
    /// The number of queries in words.
    QString counted(const QLocale& locale) const;
    /// The queries with their values, for paper.
    QueryNumbers numbers() const;

private:
    QString leftOut() const;

    const CollectionDocument& m_document;
    NumberFormat m_format;
    bool m_isOfOneRun;
    core::Differences m_differences;
    std::vector<core::QueryDifference> m_queries;
    std::vector<std::size_t> m_places;  ///< by query; the number of places if it has none
};

}  // namespace ui
