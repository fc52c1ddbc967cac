// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/collection_mean_panel.h"

#include "ui/collection/document/run_mean.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/left_out_text.h"
#include "ui/text/words/query_text.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/workspace/mean_view.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

CollectionMeanPanel::CollectionMeanPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Mean"), parent)
    , m_document(document)
    , m_view(new MeanView)
    , m_runs(new Segments(tr("Run"), this))
    , m_showing(new RefreshWhenShown(*this, [this] { showMean(); }))
{
    setShortTitle(tr("Mean"));
    m_runs->add(tr("A"), tr("The mean of run A"), 0);
    m_runs->add(tr("B"), tr("The mean of run B"), 1);
    addHeaderWidget(m_runs);
    QVBoxLayout& column = addScrolledColumn();
    column.addWidget(m_view);
    column.addStretch();
    connectView();
    connect(&m_runs->group(), &QButtonGroup::idClicked, this, [this](int run) {
        m_ofB = run == 1;
        requestRefresh();
    });
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part == CollectionDocument::Part::Collection)
            m_work.stop();
        if (part == CollectionDocument::Part::Statistics)
            m_showing->request();
        else
            requestRefresh();
    });
    connect(&document, &CollectionDocument::currentQueryChanged, m_showing,
            &RefreshWhenShown::request);
}

void CollectionMeanPanel::connectView()
{
    connect(m_view, &MeanView::queryPointed, this, [this](std::optional<std::size_t> term) {
        m_document.pointAt(term ? queryOf(*term) : std::nullopt);
    });
    connect(m_view, &MeanView::queryChosen, this,
            [this](std::size_t term) { m_document.chooseQuery(queryOf(term)); });
    connect(m_view, &MeanView::noValueChosen, this, [this](core::NoValueRule rule) {
        core::EvaluationRules rules = m_document.rules();
        rules.noValue = rule;
        m_document.setRules(rules);
    });
    connect(m_view, &MeanView::missingChosen, this, [this](core::MissingRule rule) {
        core::EvaluationRules rules = m_document.rules();
        rules.missing = rule;
        m_document.setRules(rules);
    });
}

void CollectionMeanPanel::formatChanged()
{
    m_showing->request();
}

void CollectionMeanPanel::refresh()
{
    m_runs->setVisible(m_document.hasTwoRuns());
    m_ofB = m_ofB && m_document.hasTwoRuns();
    m_runs->group().button(m_ofB ? 1 : 0)->setChecked(true);
    m_mean = {};
    if (m_document.hasRuns() && !m_document.isUnread())
        m_work.make(
            m_document.documentCount(),
            [work = runMeanWork(m_document, run())](const std::stop_token& stop) {
                return work(stop);
            },
            [this](auto mean) {
                m_mean = std::move(mean);
                showMean();
            });
    showMean();
}

void CollectionMeanPanel::showMean()
{
    if (m_work.isRunning()) {
        conceal(tr("Calculating…"));
        return;
    }
    const auto& runs = m_document.evaluation().runs;
    // Another collection may be shown before its mean is requested.
    if (m_mean.terms.empty() || run() >= runs.size()) {
        conceal(
            tr("Open judgments and a run to see how the mean over their queries is calculated."));
        return;
    }
    if (m_document.isWeighted()) {
        conceal(weightedMeanText(m_document, run(), format()));
        return;
    }
    conceal({});
    const core::EvaluationRules& rules = m_document.rules();
    const std::size_t missing = runs[run()].notInRun.size();
    setTitle(tr("%1 of %2").arg(meanName(m_mean.definition), m_document.runName(run())));
    setRemark(queryCountText(m_mean.count, m_mean.terms.size(), format().locale));
    m_view->showMissing(
        rules.missing,
        joinedSentences({missing == 0
                             ? QString()
                             : notInRunText(missing, m_document.runName(run()), rules.missing),
                         comparedMeanSentence(m_document, run(), m_mean, format())}));
    m_view->setMean(m_mean, rules.noValue, format(), currentTerm());
}

std::optional<std::size_t> CollectionMeanPanel::queryOf(std::size_t term) const
{
    return term < m_mean.terms.size() ? m_document.evaluation().find(m_mean.terms[term].query)
                                      : std::nullopt;
}

std::optional<std::size_t> CollectionMeanPanel::currentTerm() const
{
    const auto current = m_document.currentQuery();
    if (!current || *current >= m_document.queryCount())
        return std::nullopt;
    const auto found = std::ranges::find(m_mean.terms, m_document.evaluation().queries[*current].id,
                                         &core::MeanTerm::query);
    return found == m_mean.terms.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - m_mean.terms.begin()));
}

}  // namespace ui
