// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/collection_caption.h"

#include "ui/collection/document/collection_document.h"
#include "ui/text/import/reading_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/query_text.h"

#include <array>

namespace ui {

namespace {

QString sourcesSentence(const CollectionDocument& document)
{
    QStringList runs;
    for (const core::NamedRun& run : document.collection().runs)
        runs << quotedText(QString::fromStdString(run.name));
    const QString judgments = QString::fromStdString(document.collection().name);
    if (document.collection().values)
        return Wording::tr("The values per query are from “%1”, computed by another program; "
                           "the runs are %2.")
            .arg(judgments, listText(runs));
    return runs.size() == 1 ? Wording::tr("The judgments are from “%1”; the run is %2.")
                                  .arg(judgments, runs.front())
                            : Wording::tr("The judgments are from “%1”; the runs are %2.")
                                  .arg(judgments, listText(runs));
}

QString valuelessSentence(core::MissingRule rule)
{
    return rule == core::MissingRule::Zero
               ? Wording::tr("Queries without a value count as 0 in the mean of a run.")
               : Wording::tr("Queries without a value are skipped in the mean of a run.");
}

QString editedSentence(const CollectionDocument& document)
{
    if (document.editedCount() == 0)
        return {};
    return Wording::tr("%1 queries were edited by hand.", nullptr,
                       static_cast<int>(document.editedCount()))
        .arg(countText(document.editedCount()));
}

}  // namespace

QString noListsText()
{
    return Wording::tr(
        "These files have values per query, but no lists of documents. Open judgments "
        "and runs to see them.");
}

QString unknownSharesText(const CollectionDocument& document)
{
    return document.collection().values
               ? Wording::tr("The share of judged documents is unknown because there are no runs.")
               : QString();
}

QString weightsSentence(const CollectionDocument& document)
{
    const auto& weights = document.collection().weights;
    if (!weights)
        return {};
    if (!document.isWeighted())
        return Wording::tr("Some queries have no weight in %1, so all queries count equally.")
            .arg(QString::fromStdString(weights->source));
    if (weights->source.empty())
        return Wording::tr("Means, intervals and tests are weighted by traffic.");
    return Wording::tr("Means, intervals and tests are weighted by traffic (%1).")
        .arg(QString::fromStdString(weights->source));
}

QString letteredName(const CollectionDocument& document, std::size_t run)
{
    const QString name = document.runName(run);
    if (run == document.runA())
        return nameOfA({{}, name, {}});
    return document.hasTwoRuns() && run == document.runB() ? nameOfB({{}, {}, name}) : name;
}

QString comparedName(const CollectionDocument& document, std::size_t run)
{
    return document.hasTwoRuns() ? letteredName(document, run) : document.runName(run);
}

QString measureCaption(const CollectionDocument& document, const core::MeasureSpec& definition)
{
    return measuresCaption(document, std::array{definition});
}

QString measuresCaption(const CollectionDocument& document,
                        std::span<const core::MeasureSpec> definitions)
{
    if (document.collection().values)  // how they were computed is not known
        return valuesCaption(document);
    QStringList measures;
    for (const core::MeasureSpec& definition : definitions)
        measures << measureSentence(definition);
    measures.removeDuplicates();
    return joinedSentences({
        joinedSentences(measures),
        conventionSentences(definitions, document.evaluation().topGrade, document.measures()),
        reachSentences(definitions, document.measures()),
        valuesCaption(document),
    });
}

QString valuesCaption(const CollectionDocument& document)
{
    return joinedSentences({
        document.collection().values
            ? valuelessSentence(document.evaluation().rules.missing)
            : evaluationSentences(document.evaluation().rules, document.choices().order),
        weightsSentence(document),
        sourcesSentence(document),
        judgmentsReadSentence(document.collection()),
        editedSentence(document),
    });
}

QString queryCaption(const CollectionDocument& document, std::size_t query)
{
    const QString id = document.queryId(query);
    const QString which =
        document.hasTwoRuns()
            ? Wording::tr("The query is “%1”. A is “%2”, B is “%3”.")
                  .arg(id, document.runName(document.runA()), document.runName(document.runB()))
            : Wording::tr("The query is “%1”.").arg(id);
    return joinedSentences({which, measureCaption(document, document.definition())});
}

QString systemsCaption(const CollectionDocument& document)
{
    QString tests;
    if (document.hasTwoRuns())
        tests = Wording::tr("A is “%1”, B is “%2”. The p values of %3 are raw; those of the "
                            "other measures are Holm-adjusted across these measures.")
                    .arg(document.runName(document.runA()), document.runName(document.runB()),
                         QString::fromStdString(core::toText(document.definition())));
    return joinedSentences({tests, measuresCaption(document, document.measures())});
}

QString queriesCaption(std::size_t shown, std::size_t all)
{
    if (all == 1)
        return shown == 1 ? Wording::tr("The only query is shown.")
                          : Wording::tr("The only query does not match the filter.");
    if (shown == all)
        return Wording::tr("All %1 queries are shown.").arg(countText(all));
    return Wording::tr("%1 of %2 queries match the filter.", nullptr, static_cast<int>(shown))
        .arg(countText(shown), countText(all));
}

QString comparedCaption(const CollectionDocument& document, const core::Differences& differences,
                        std::size_t shown)
{
    const QString leftOut = leftOutText(differences.leftOut, QLocale::c());
    return joinedSentences({
        queriesCaption(shown, document.queryCount()),
        leftOut.isEmpty() ? QString() : asSentence(leftOut),
    });
}

}  // namespace ui
