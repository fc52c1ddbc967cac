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

/// A and B query by query, or one run alone: what is drawn, what is said of it, and its figure;
/// what charts of them have in common. Each query has a place in the order of the chart, 0-based.
class QueryChart {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryChart)
public:
    virtual ~QueryChart() = default;

    /// What was evaluated is of the measure in front.
    static bool hasValues(const CollectionDocument& document);

    bool isEmpty() const { return m_queries.empty(); }
    /// It is of A alone.
    bool isOfOneRun() const { return m_isOfOneRun; }
    /// Why nothing is drawn where that is so, in a sentence.
    QString whyEmpty() const;
    virtual QString title() const = 0;
    /// How many queries are shown, and how many cannot be.
    QString remark() const;
    /// What the chart shows, in words.
    QString wholeText() const;
    /// The query of a place, and the place of one.
    std::size_t queryAt(std::size_t place) const { return m_queries[place].query; }
    std::optional<std::size_t> placeOf(std::optional<std::size_t> query) const;
    QString sentenceAt(std::size_t place) const;
    QString tipAt(std::size_t place) const;
    PaperFigure figure() const;

protected:
    enum class Order { Difference, ValueOfA };
    /// Of which runs a chart is. One of the pair has its values twice, as A's and as B's.
    enum class Runs {
        Pair,
        PairOrOne,  ///< A alone where there is no B
        One,        ///< A alone
    };
    QueryChart(const CollectionDocument& document, const NumberFormat& format, Order order,
               Runs runs = Runs::Pair);

    /// What the tip of a query says below its values.
    virtual QStringList moreAt(std::size_t) const { return {}; }
    virtual QString caption(const NumberFormat& format) const = 0;
    /// What its dashed lines mean, in words; empty: it has none.
    virtual QString guides() const { return {}; }
    /// Adds the kind, what is painted and its numbers.
    /// @param lit the place highlighted
    virtual void draw(PaperFigure& figure, std::optional<std::size_t> lit) const = 0;

    /// Adds what is painted and its numbers.
    /// @param paper the chart with what a figure has to say without its caption
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
    /// Their number in words.
    QString counted(const QLocale& locale) const;
    /// The same with their values, for paper.
    QueryNumbers numbers() const;

private:
    QString leftOut() const;

    const CollectionDocument& m_document;
    NumberFormat m_format;
    bool m_isOfOneRun;
    core::Differences m_differences;
    std::vector<core::QueryDifference> m_queries;
    std::vector<std::size_t> m_places;  ///< by query: its place, or as many as there are
};

}  // namespace ui
