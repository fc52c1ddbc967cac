// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/collection/document/lists_beside.h"
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
    std::optional<std::size_t> depth = 20;  ///< ranks after it are not shown; none: all are
    NumberFormat format = {};
};

/// The lists of the query highlighted, joined by ribbons: what is said of them, and their
/// figure.
class BesideChart {
    Q_DECLARE_TR_FUNCTIONS(ui::BesideChart)
public:
    /// @param lists null: there are none
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
    /// Why nothing is drawn where that is so, in a sentence.
    QString whyEmpty() const;
    QString headA() const;
    QString headB() const;
    /// What is shown, in words.
    QString summary() const;
    /// @param first the row at the top, 0-based
    /// @param lit the document highlighted
    PaperFigure figure(std::size_t first = 0, std::optional<std::size_t> lit = {}) const;

private:
    QString nameA() const;
    QString nameB() const;
    QString documentsSentence() const;
    QString caption() const;
    QString methods() const;
    QString gradesCaption() const;

    const CollectionDocument& m_document;
    std::shared_ptr<const ListsBeside> m_lists;
    BesideOptions m_options;
};

/// "@10", or nothing without a cutoff.
QString atCutoff(const ListsBeside& lists);
/// A document of the lists in words: where it stands, and its judgment.
QString documentSentence(const ListsBeside& lists, std::size_t document, const QLocale& locale);

}  // namespace ui
