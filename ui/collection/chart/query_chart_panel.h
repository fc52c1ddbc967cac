#pragma once

#include "core/collection/differences.h"
#include "ui/collection/document/collection_document.h"
#include "ui/figure/chart_data.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/query_text.h"

#include <QStringList>

#include <vector>

namespace ui {

class QueryView;
class RefreshWhenShown;

/// A chart in which A and B are seen query by query: what those charts have in common. The query
/// under attention is lit; queries are pointed at, chosen and opened.
class QueryChartPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    void setFormat(const NumberFormat& format) override;
    void bringUpToDate() override;
    bool isWorking() const override;

signals:
    /// The person wants to see the query in the Ranking workspace.
    void openWanted(std::size_t query);

protected:
    QueryChartPanel(CollectionDocument& document, const QString& title, QWidget* parent);

    /// Shows `view`, whose places are those of arranged().
    void addView(QueryView& view);
    /// The queries in the order of the chart; as differences() has them unless said otherwise.
    virtual void arrangeQueries(std::vector<core::QueryDifference>&) const {}
    /// Puts differences() into the view; there is at least one.
    virtual void showDifferences() = 0;
    virtual void showNothing() = 0;
    /// What the tip of a query says below its values.
    virtual QStringList moreAt(std::size_t) const { return {}; }
    /// What the chart shows, in words.
    virtual QString caption(const NumberFormat& format) const = 0;
    /// What its dashed lines mean, in words; empty: it has none.
    virtual QString guides() const { return {}; }
    /// The same as caption() for paper.
    QString paperCaption() const;
    /// Every convention in force.
    QString paperMethods() const;
    /// The queries of arranged() with their values, for paper.
    QueryNumbers numbers() const;

    const CollectionDocument& document() const { return m_document; }
    const NumberFormat& format() const { return m_format; }
    ComparedNames names() const;
    /// Of the two systems, which a figure may call otherwise.
    std::vector<FigureName> figureNames() const;
    const core::Differences& differences() const { return m_differences; }
    const std::vector<core::QueryDifference>& arranged() const { return m_arranged; }
    /// The chart's place of the query under attention.
    std::optional<std::size_t> currentPlace() const;
    void refresh();

private:
    bool hasValues() const;
    QString whyEmpty() const;
    void light();
    QString sentenceAt(std::size_t place) const;
    QString tipAt(std::size_t place) const;

    CollectionDocument& m_document;
    NumberFormat m_format;
    QueryView* m_view = nullptr;
    RefreshWhenShown* m_refresh;
    core::Differences m_differences;
    std::vector<core::QueryDifference> m_arranged;
    std::vector<std::size_t> m_places;  ///< by query: its place, or as many as there are
};

}  // namespace ui
