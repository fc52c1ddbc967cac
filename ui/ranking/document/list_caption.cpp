#include "ui/ranking/document/list_caption.h"

#include "ui/measure/definition_sentences.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/words/caption_text.h"
#include "ui/words/shared_pool_text.h"
#include "ui/words/step_facts.h"

#include <QCoreApplication>

#include <array>

namespace ui {

namespace {

struct ListCaption {
    Q_DECLARE_TR_FUNCTIONS(ui::ListCaption)
};

}  // namespace

QString listCaption(const RankingDocument& document)
{
    const core::RankedList& list = document.list();
    QString which;
    const QString ofQueries = document.queryCount() == 1
                                  ? QString()
                                  : ListCaption::tr("Of %1 queries this is number %2.")
                                        .arg(QString::number(document.queryCount()),
                                             QString::number(document.placeInFront() + 1));
    if (document.hasTwoLists())
        which = document.listName() == core::ListName::A
                    ? ListCaption::tr("Of two lists this is A.")
                    : ListCaption::tr("Of two lists this is B.");
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
    const core::Definition definition = document.definition(document.session().selected);
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

}  // namespace ui
