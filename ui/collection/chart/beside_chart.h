// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/lists_beside.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <utility>

namespace ui {

class CollectionDocument;

/// How a query's lists are drawn.
struct BesideOptions {
    GradesShown grades = GradesShown::All;
    std::optional<std::size_t> depth = 20;  ///< later ranks are not shown; nullopt: all are
    NumberFormat format = {};
};

/// The lists of the current query, joined by ribbons: their texts and their figure.
class BesideChart {
    Q_DECLARE_TR_FUNCTIONS(ui::BesideChart)
public:
    /// @param lists null: there are no lists
    BesideChart(const CollectionDocument& document, std::shared_ptr<const ListsBeside> lists,
                const BesideOptions& options = {})
        : m_document(document)
        , m_lists(std::move(lists))
        , m_options(options)
    {}
    /// Reads the lists.
    explicit BesideChart(const CollectionDocument& document);

    const BesideOptions& options() const { return m_options; }
    QString title() const;
    /// The title on screen: the query in its own words.
    QString heading() const;
    /// The query's values and how many documents are unjudged; variants for less room follow.
    QString remark() const;
    /// Why nothing is drawn, in a sentence; else empty.
    QString whyEmpty() const;
    QString headA() const;
    QString headB() const;
    /// A description of what is shown.
    QString summary() const;
    /// @param first the top row, 0-based
    /// @param lit the highlighted document
    PaperFigure figure(std::size_t first = 0, std::optional<std::size_t> lit = {}) const;

private:
    QString nameA() const;
    QString nameB() const;
    QString unjudgedText() const;
    QString documentsSentence() const;
    QString caption() const;
    QString methods() const;
    QString gradesCaption() const;

    const CollectionDocument& m_document;
    std::shared_ptr<const ListsBeside> m_lists;
    BesideOptions m_options;
};

/// "@10", or empty without a cutoff.
QString atCutoff(const ListsBeside& lists);

}  // namespace ui
