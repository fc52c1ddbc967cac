// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/collection_caption.h"

#include "ui/collection/document/collection_document.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/query_text.h"

#include <QCoreApplication>

#include <array>

namespace ui {

namespace {

struct CollectionCaption {
    Q_DECLARE_TR_FUNCTIONS(ui::CollectionCaption)
};

QString sourcesSentence(const CollectionDocument& document)
{
    QStringList runs;
    for (const core::NamedRun& run : document.collection().runs)
        runs << QString::fromStdString(run.name);
    const QString judgments = QString::fromStdString(document.collection().name);
    return runs.size() == 1
               ? CollectionCaption::tr("The judgments are those of “%1”, the run is %2.")
                     .arg(judgments, runs.front())
               : CollectionCaption::tr("The judgments are those of “%1”, the runs are %2.")
                     .arg(judgments, listText(runs));
}

QString editedSentence(const CollectionDocument& document)
{
    if (document.editedCount() == 0)
        return {};
    return CollectionCaption::tr("%1 queries were edited by hand.", nullptr,
                                 static_cast<int>(document.editedCount()))
        .arg(countText(document.editedCount()));
}

}  // namespace

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

QString measureCaption(const CollectionDocument& document, const core::Definition& definition)
{
    return measuresCaption(document, std::array{definition});
}

QString measuresCaption(const CollectionDocument& document,
                        std::span<const core::Definition> definitions)
{
    QStringList measures;
    for (const core::Definition& definition : definitions)
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
        evaluationSentences(document.evaluation().rules, document.choices().order),
        sourcesSentence(document),
        editedSentence(document),
    });
}

QString queryCaption(const CollectionDocument& document, std::size_t query)
{
    const QString id = document.queryId(query);
    const QString which =
        document.hasTwoRuns()
            ? CollectionCaption::tr("The query is “%1”. A is %2, B is %3.")
                  .arg(id, document.runName(document.runA()), document.runName(document.runB()))
            : CollectionCaption::tr("The query is “%1”.").arg(id);
    return joinedSentences({which, measureCaption(document, document.definition())});
}

QString systemsCaption(const CollectionDocument& document)
{
    QString tests;
    if (document.hasTwoRuns())
        tests = CollectionCaption::tr("A is %1, B is %2. The p-values are adjusted by Holm over "
                                      "the measures.")
                    .arg(document.runName(document.runA()), document.runName(document.runB()));
    return joinedSentences({tests, measuresCaption(document, document.measures())});
}

QString queriesCaption(std::size_t shown, std::size_t all)
{
    if (all == 1)
        return shown == 1 ? CollectionCaption::tr("The only query is shown.")
                          : CollectionCaption::tr("The only query is not shown, as the filter "
                                                  "has it.");
    if (shown == all)
        return CollectionCaption::tr("All %1 queries are shown.").arg(countText(all));
    return CollectionCaption::tr("%1 of %2 queries are shown, as the filter has them.", nullptr,
                                 static_cast<int>(shown))
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
