// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/list_caption.h"

#include "core/documents/sessions/session_queries.h"
#include "core/rankings/evaluation/written_mean.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/shared_pool_text.h"
#include "ui/text/words/step_facts.h"

#include <algorithm>
#include <array>

namespace ui {

QString selectedValueText(const RankingDocument& document, const NumberFormat& format)
{
    const core::Explanation& explanation = document.explanation();
    return Wording::tr("%1 %2", "a measure and its value")
        .arg(QString::fromStdString(core::toText(explanation.definition)),
             countedText(explanation.value, document.session().noValue, format));
}

QString listCaption(const RankingDocument& document)
{
    const core::RankedList& list = document.list();
    QString which;
    const QString ofQueries = document.queryCount() == 1
                                  ? QString()
                                  : Wording::tr("This is query %2 of %1.")
                                        .arg(QString::number(document.queryCount()),
                                             QString::number(document.placeInFront() + 1));
    if (document.hasTwoLists())
        which = document.listName() == core::ListName::A ? Wording::tr("This is list A of two.")
                                                         : Wording::tr("This is list B of two.");
    if (document.hasTwoLists())
        which = joinedSentences({which, sharedIdealSentence(document.session().settings.ideal)});
    return joinedSentences(
        {listSentences({.query = QString::fromStdString(list.query),
                        .retrieved = list.ranked.size(),
                        .notRetrieved = list.notRetrieved.size(),
                        .relevant = document.relevant(),
                        .relevantFrom = document.session().settings.relevantFrom}),
         ofQueries, which});
}

QString measureTableCaption(const RankingDocument& document, int digits)
{
    const core::MeasureSpec definition = document.definition(document.session().selected);
    const core::Value value = document.valueUnder(definition.measure, document.session().settings);
    return joinedSentences({
        valuesSentence({{shortName(definition), value}}, digits),
        value ? QString() : noValueSentence(document.session().noValue),
        measureSentence(definition),
        conventionSentences(std::array{definition}, document.topGrade()),
        cutoffSentence(definition),
        toolSentence(definition.settings),
        listCaption(document),
    });
}

QString listsOfMeanSentence(const RankingDocument& document)
{
    const core::Queries queries = core::queriesOf(document.session());
    const auto two = std::ranges::count_if(
        queries.all, [](const core::QueryLists& query) { return query.other.has_value(); });
    if (two == 0)
        return {};
    const QString shown =
        document.listName() == core::ListName::A ? QStringLiteral("A") : QStringLiteral("B");
    if (static_cast<std::size_t>(two) == queries.all.size())
        return Wording::tr("Every query has two lists, and the mean uses list %1.").arg(shown);
    //: %2 is A or B
    return Wording::tr(
               "%1 of %3 queries have two lists, and the mean uses list %2. The other queries have "
               "one list.")
        .arg(QString::number(two), shown, QString::number(queries.all.size()));
}

QString meanCaption(const RankingDocument& document, int digits)
{
    const core::WrittenMean& mean = document.mean();
    const NumberFormat format{.digits = digits};
    return joinedSentences({
        valuesSentence({{meanName(mean.definition), mean.value}}, digits),
        Wording::tr("This is the mean over %1 queries.").arg(countText(mean.count)),
        joinedSentences(ruledQueries(mean, document.session().noValue)),
        noValueSentence(document.session().noValue),
        measureSentence(mean.definition),
        conventionSentences(std::array{mean.definition}, document.topGrade()),
        cutoffSentence(mean.definition),
        toolSentence(mean.definition.settings),
        listsOfMeanSentence(document),
        otherMeansText(mean, format),
    });
}

}  // namespace ui
