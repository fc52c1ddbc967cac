// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/ranking_page.h"

#include "ui/charts/figure/figure_source.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/ranking_report.h"
#include "ui/ranking/ranking_rules.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/text/catalogue/example_text.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/page/opened.h"
#include "ui/window/page/status_text.h"
#include "ui/window/presentation/ranking_presentation.h"

#include <QComboBox>
#include <QCompleter>
#include <QToolButton>

namespace ui {

RankingPage::RankingPage(QWidget& window, QWidget& place)
    : WorkspacePage(
          window,
          {tr("Ranking"), QStringLiteral(":/icons/ranking.svg"), QStringLiteral("layout"),
           tr("&New list"), tr("Show the list, formula and a chart full screen"),
           RankingPresentation::keys()},
          [this, &place] { return new RankingWorkspace(m_document, &place); },
          [this] { return new RankingPresentation(m_document, ranking().stepMode(), {}); })
{
    connect(&m_document, &RankingDocument::changed, this, &RankingPage::statusChanged);
}

RankingPage::~RankingPage()
{
    dropPanels();
}

RankingWorkspace& RankingPage::ranking()
{
    return static_cast<RankingWorkspace&>(panels());
}

void RankingPage::panelsMade()
{
    for (const DocumentListView* list :
         {&ranking().rankedList().view(), &ranking().notRetrieved().view()})
        connect(list, &DocumentListView::refused, this, &RankingPage::said);
    connect(&ranking().rankedList().listActions(), &ListActions::collectionRequested, this,
            &RankingPage::listsRequested);
    connect(&m_document, &RankingDocument::refused, this, &RankingPage::said);
    connect(&m_document.bounds(), &ListBounds::told, this, &RankingPage::said);
}

QWidget* RankingPage::firstFocus()
{
    return &ranking().rankedList().view();
}

void RankingPage::load(core::Session session, const QString& path, const QString& stepName)
{
    QStringList kept;
    if (session.shown.empty()) {
        const core::Session way = wayOfLooking();
        session.cutoff = way.cutoff;
        session.settings = way.settings;
        session.noValue = way.noValue;
        session.shown = way.shown;
        session.selected = way.selected;
        kept = unusualRules(session);
    }
    m_document.load(std::move(session), path, stepName);
    if (!kept.isEmpty())
        emit noted(tr("This list keeps your rules: %1.").arg(clausesText(kept)),
                   tr("Use the usual rules"));
}

void RankingPage::takeOffer()
{
    const core::Session usual;
    m_document.setRules(usual.settings, usual.noValue, tr("Use the usual rules"));
    emit said(QString());
}

void RankingPage::ask(const std::vector<core::GradesReading>& readings, const QString& stepName)
{
    const auto take = [this, stepName](std::vector<core::RankedList> lists) {
        core::Session session;
        for (std::size_t i = 1; i < lists.size(); ++i)
            session.after.emplace_back().list = std::move(lists[i]);
        session.list = std::move(lists.front());
        load(std::move(session), QString(), stepName);
    };
    ranking().rankedList().question().settle(
        readings, [take](const core::RankedList& list, bool) { take({list}); },
        [take](std::vector<core::RankedList> lists) {
            core::nameQueries(lists);
            take(std::move(lists));
        });
}

void RankingPage::startNew()
{
    load({}, QString(), tr("New list"));
}

void RankingPage::openExample()
{
    auto session = core::parseSession(exampleText(QStringLiteral("birthday-cakes.rankscope.json")),
                                      "birthday-cakes");
    if (!session) {
        emit said(errorText(session.error()));
        return;
    }
    load(std::move(*session), QString(), tr("Open the cake-shop example"));
}

bool RankingPage::takes(const Opened& opened)
{
    return !opened.lists.empty() || WorkspacePage::takes(opened);
}

void RankingPage::take(Opened opened, const QString& stepName)
{
    if (opened.session)
        load(std::get<core::Session>(*std::move(opened.session)), opened.sessionPath, stepName);
    else
        ask(opened.lists, stepName);
}

void RankingPage::complete()
{
    ranking().complete();
}

core::Session RankingPage::wayOfLooking() const
{
    core::Session session;
    const core::Session& current = m_document.session();
    session.cutoff = current.cutoff;
    session.settings = current.settings;
    session.noValue = current.noValue;
    session.shown = current.shown;
    session.selected = current.selected;
    return session;
}

void RankingPage::loadQuery(core::RankedList list, double topGrade, core::NoValueRule noValue,
                            const QString& stepName)
{
    core::Session session = wayOfLooking();
    session.list = std::move(list);
    session.noValue = noValue;
    if (topGrade > 0)
        session.settings.topGrade = topGrade;
    m_document.load(std::move(session), QString(), stepName);
}

void RankingPage::showQueries(const QStringList& ids, const QString& current, const QString& run)
{
    // Filling in thousands of items is slow.
    if (ids != m_queries) {
        m_queries = ids;
        m_query->clear();
        m_query->addItems(ids);
        m_query->setEditable(!ids.isEmpty());
        if (!ids.isEmpty()) {
            m_query->completer()->setCompletionMode(QCompleter::PopupCompletion);
            m_query->completer()->setFilterMode(Qt::MatchContains);
        }
    }
    m_query->setCurrentIndex(static_cast<int>(ids.indexOf(current)));
    constexpr int widest = 130;
    m_back->setText(m_back->fontMetrics().elidedText(QStringLiteral("‹ ") + run, Qt::ElideMiddle,
                                                     Theme::of(*m_back).px(widest)));
    m_back->setToolTip(tr("This query is from run “%1”. Back to the collection").arg(run));
    m_back->setAccessibleName(m_back->toolTip());
    m_backAction->setVisible(!ids.isEmpty());
    m_queryLabelAction->setVisible(!ids.isEmpty());
    m_queryAction->setVisible(!ids.isEmpty());
}

void RankingPage::add(const core::MeasureSpec& definition)
{
    core::MeasureSpec plain;
    plain.measure = definition.measure;
    if (definition == plain)
        chooseMeasures(definition.measure, true);
    else
        m_document.adopt(definition);
}

void RankingPage::chooseMeasures(core::Measure measure, bool isShown)
{
    std::vector<core::Measure> measures = m_document.session().shown;
    std::erase(measures, measure);
    if (isShown)
        measures.push_back(measure);
    m_document.setShown(measures, isShown ? std::optional(measure) : std::nullopt);
}

QString RankingPage::status() const
{
    return listStatus(m_document);
}

QString RankingPage::rules() const
{
    return rulesStatus(m_document);
}

Report RankingPage::report()
{
    return rankingReport(m_document, finishedFigures(figures()), format());
}

std::optional<LessonDraft> RankingPage::lessonDraft()
{
    const core::MeasureSpec definition = m_document.definition(m_document.session().selected);
    if (m_document.queryCount() > 1) {
        std::vector<core::RankedList> queries;
        for (std::size_t place = 0; place < m_document.queryCount(); ++place)
            queries.push_back(m_document.queryList(place));
        return LessonDraft::ofQueries(std::move(queries), definition, m_document.session().noValue);
    }
    if (m_document.list().ranked.empty())
        return std::nullopt;
    if (m_document.hasTwoLists())
        return LessonDraft::ofLists(m_document.list(core::ListName::A),
                                    m_document.list(core::ListName::B), definition);
    return LessonDraft::ofLists(m_document.list(), {}, definition);
}

void RankingPage::offerDiscountForm(QAction& asWeights)
{
    ranking().offerDiscountForm(asWeights);
}

}  // namespace ui
