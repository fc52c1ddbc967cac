// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/pages.h"

#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/query_link.h"
#include "ui/window/page/ranking_page.h"

#include <utility>

namespace ui {

namespace {

void joinSamples(RankingPage& ranking, ClassifierPage& classifier)
{
    QObject::connect(&classifier, &ClassifierPage::rankedListMade, &ranking,
                     [&ranking](const core::RankedList& list) {
                         core::Session session;
                         session.list = list;
                         emit ranking.frontRequested();
                         ranking.load(std::move(session), QString(),
                                      RankingPage::tr("Open the samples as a ranked list"));
                     });
    QObject::connect(
        &ranking, &RankingPage::samplesRequested, &classifier, [&ranking, &classifier] {
            const RankingDocument& document = ranking.document();
            if (classifier.openList(document.list(), document.session().settings.relevantFrom))
                emit classifier.frontRequested();
        });
}

void joinQueries(RankingPage& ranking, CollectionPage& collection)
{
    auto* link = new QueryLink(collection.document(), ranking, &ranking);
    QObject::connect(&collection, &CollectionPage::queryRequested, link, &QueryLink::open);
    QObject::connect(&ranking, &RankingPage::collectionRequested, &collection,
                     [&collection] { emit collection.frontRequested(true); });
    QObject::connect(&ranking, &RankingPage::listsRequested, &collection,
                     &CollectionPage::openLists);
}

}  // namespace

Pages::Pages(QWidget& window, QWidget& place)
    : ranking(*new RankingPage(window, place))
    , classifier(*new ClassifierPage(window, place))
    , collection(*new CollectionPage(window, place))
    , lessons(*new LessonPage(window, place))
    , all{&ranking, &classifier, &collection, &lessons}
{
    joinSamples(ranking, classifier);
    joinQueries(ranking, collection);
}

Pages::~Pages()
{
    for (const WorkspacePage* page : all)
        delete page;
}

}  // namespace ui
