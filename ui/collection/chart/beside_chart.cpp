// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/beside_chart.h"

#include "ui/charts/figure/beside_figure.h"
#include "ui/collection/chart/beside_data.h"
#include "ui/collection/chart/query_chart.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/query_lists.h"
#include "ui/text/words/caption_text.h"

namespace ui {

BesideChart::BesideChart(const CollectionDocument& document)
    : BesideChart(document, nullptr)
{
    if (const auto query = document.currentQuery(); query && document.hasLists())
        m_lists = std::make_shared<const ListsBeside>(queryLists(queryPair(document, *query)));
}

QString BesideChart::nameA() const
{
    return m_document.runName(m_document.runA());
}

QString BesideChart::nameB() const
{
    return m_document.runName(m_document.runB());
}

QString BesideChart::title() const
{
    const auto query = m_document.currentQuery();
    const bool hasTwo = m_document.hasTwoRuns();
    if (!query)
        return hasTwo ? tr("A vs B") : tr("List");
    const QString id = m_document.queryId(*query);
    return hasTwo ? tr("Query %1: A vs B").arg(id) : tr("Query %1: %2").arg(id, nameA());
}

QString BesideChart::heading() const
{
    const auto query = m_document.currentQuery();
    if (!query)
        return title();
    const QString text = m_document.queryText(*query).simplified();
    const QString name = text.isEmpty() ? m_document.queryId(*query) : text;
    //: A query; %2 is a run
    return m_document.hasTwoRuns() ? tr("“%1”").arg(name) : tr("“%1” in %2").arg(name, nameA());
}

QString BesideChart::remark() const
{
    const auto query = m_document.currentQuery();
    if (!m_lists || !query)
        return {};
    QStringList parts{unjudgedText()};
    if (QueryChart::hasValues(m_document)) {
        const auto value = [&](std::size_t run) {
            return m_document.evaluation().counted(*query, run, m_document.measure());
        };
        const auto a = value(m_document.runA());
        const auto b = m_lists->hasB ? value(m_document.runB()) : a;
        if (a && b && m_lists->hasB)
            //: A query's values under A and B
            parts.prepend(tr("%1 → %2").arg(valueText(*a, m_options.format),
                                            valueText(*b, m_options.format)));
        else if (a && b)
            parts.prepend(valueText(*a, m_options.format));
    }
    return QStringList{parts.join(QStringLiteral(" · ")), parts.front()}.join(QChar(0x9c));
}

QString BesideChart::unjudgedText() const
{
    const QString a = QString::number(m_lists->unjudgedA);
    const QString b = QString::number(m_lists->unjudgedB);
    if (const auto cutoff = m_lists->cutoff) {
        if (m_lists->unjudgedA + m_lists->unjudgedB == 0)
            return tr("the top %1 are all judged").arg(*cutoff);
        return m_lists->hasB ? tr("%1 of A’s and %2 of B’s top %3 are unjudged")
                                   .arg(a, b, QString::number(*cutoff))
                             : tr("%1 of the top %2 are unjudged").arg(a).arg(*cutoff);
    }
    if (m_lists->unjudgedA + m_lists->unjudgedB == 0)
        return tr("all documents are judged");
    return m_lists->hasB ? tr("%1 of A’s and %2 of B’s documents are unjudged").arg(a, b)
                         : tr("%1 of the documents are unjudged").arg(a);
}

QString BesideChart::whyEmpty() const
{
    if (m_document.collection().values)
        return noListsText();
    if (!m_document.currentQuery())
        return tr("Choose a query to see its lists side by side.");
    if (m_lists && !m_lists->documents.empty())
        return m_options.grades == GradesShown::Judged ? tr("None of these documents is judged.")
                                                       : tr("All of these documents are judged.");
    return m_document.hasTwoRuns() ? tr("This query is missing from both runs.")
                                   : tr("This query is missing from the run.");
}

QString BesideChart::headA() const
{
    //: The heading of a list: which of the two runs it is, and the run's name
    return m_document.hasTwoRuns() ? tr("A  %1").arg(nameA()) : nameA();
}

QString BesideChart::headB() const
{
    return tr("B  %1").arg(nameB());
}

QString BesideChart::summary() const
{
    if (!m_lists)
        return {};
    const QString lengthA = QString::number(m_lists->a.ranked.size());
    if (!m_lists->hasB)
        return tr("%1. Documents: %2.").arg(title(), lengthA);
    return tr("%1. Documents: %2 and %3.")
        .arg(title(), lengthA, QString::number(m_lists->b.ranked.size()));
}

PaperFigure BesideChart::figure(std::size_t first, std::optional<std::size_t> lit) const
{
    const RowsBeside rows =
        m_lists ? RowsBeside(*m_lists, m_options.grades, m_options.depth) : RowsBeside();
    if (rows.count() == 0)
        return noFigure(whyEmpty());
    const QLocale& locale = m_options.format.locale;
    const auto onPaper = [lists = m_lists, rows, headA = headA(), headB = headB(), locale, lit] {
        return BesidePicture{*lists, rows, headA, headB, locale, lit};
    };
    return {
        .kind = QStringLiteral("beside"),
        .title = title(),
        .description =
            joinedSentences({summary(), lit ? documentSentence(*m_lists, *lit, locale) : QString(),
                             documentsSentence()}),
        .caption = caption(),
        .methods = methods(),
        .paint =
            [onPaper, first](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                paintBesideFigure(onPaper(), first, device, points, style);
            },
        .data = [lists = m_lists, a = nameA(), b = nameB()] { return figureData(*lists, a, b); },
        .extent =
            [onPaper, first](QSizeF points, const FigureStyle& style) {
                return extentOfBeside(onPaper(), first, points, style);
            },
        .names = {{nameA()}, {nameB()}},
        .ids = IdsShown::Drawn};
}

/// The ranks of documents, for people who cannot see the chart.
QString BesideChart::documentsSentence() const
{
    const auto listed = [](const core::RankedList& list) {
        QStringList documents;
        for (const core::RankedItem& document : list.ranked)
            //: A document and its grade
            documents << tr("%1 (%2)").arg(QString::fromStdString(document.name()),
                                           gradeText(document.grade, QLocale::c()));
        return firstOfText(documents);
    };
    const QString first =
        tr("Ranked list from “%1”, with grades: %2.").arg(nameA(), listed(m_lists->a));
    return m_lists->hasB
               ? joinedSentences(
                     {first, tr("Ranked list from “%1”: %2.").arg(nameB(), listed(m_lists->b))})
               : first;
}

QString BesideChart::caption() const
{
    const QString a = nameA();
    const QString query = m_document.queryId(*m_document.currentQuery());
    return m_lists->hasB ? tr("Ranked lists for query “%3”: A is “%1”, B is “%2”. Lines join the "
                              "documents that are in both.")
                               .arg(a, nameB(), query)
                         : tr("Ranked list from “%1” for query “%2”.").arg(a, query);
}

QString BesideChart::methods() const
{
    const NumberFormat paper = m_options.format.onPaper();
    if (!m_lists->hasB)
        return joinedSentences(
            {valuesSentence({{tr("judged%1").arg(atCutoff(*m_lists)), m_lists->judgedA}},
                            paper.digits),
             gradesCaption()});
    const auto share = [&paper](const std::optional<double>& number) {
        return number ? valueText(*number, paper) : QString(QChar(0x2013));
    };
    return joinedSentences({
        valuesSentence({{tr("judged%1 of A").arg(atCutoff(*m_lists)), m_lists->judgedA},
                        {tr("judged%1 of B").arg(atCutoff(*m_lists)), m_lists->judgedB}},
                       paper.digits),
        tr("Overlap%1 is %2; Jaccard%1 is %3.")
            .arg(atCutoff(*m_lists), share(m_lists->overlap.overlap()),
                 share(m_lists->overlap.jaccard())),
        tr("Rank-biased overlap of the whole lists (extrapolated, p = %2) is %1.")
            .arg(share(m_lists->rankBiased.extrapolated),
                 plainText(ListsBeside::persistence, QLocale::c())),
        gradesCaption(),
    });
}

QString BesideChart::gradesCaption() const
{
    QString shown;
    if (m_options.grades == GradesShown::Judged)
        shown = tr("Only judged documents are shown.");
    else if (m_options.grades == GradesShown::Unjudged)
        shown = tr("Only unjudged documents are shown.");
    return joinedSentences({shown, measureCaption(m_document, m_document.definition())});
}

QString atCutoff(const ListsBeside& lists)
{
    return lists.cutoff ? QStringLiteral("@%1").arg(*lists.cutoff) : QString();
}

}  // namespace ui
