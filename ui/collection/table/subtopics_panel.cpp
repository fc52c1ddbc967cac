// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/subtopics_panel.h"

#include "ui/collection/document/collection_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace ui {

namespace {

/// Those that rankscope-cli diversity prints by default.
std::vector<core::DiversitySpec> shownMeasures()
{
    std::vector<core::DiversitySpec> specs;
    for (const char* text : {"alpha_nDCG@10", "ERR_IA@10", "NRBP", "StRecall@10"})
        if (const auto spec = core::parseDiversitySpec(text))
            specs.push_back(*spec);
    return specs;
}

/// Everything that determines the values.
struct CoverageQuestion {
    std::shared_ptr<const core::Collection> collection;
    core::QueryEdits edits;
    core::MissingRule missing;

    std::vector<core::DiversityEvaluation> answer(const std::stop_token& stop) const
    {
        const auto measures = shownMeasures();
        std::vector<core::DiversityEvaluation> runs;
        for (std::size_t run = 0; run < collection->runs.size() && !stop.stop_requested(); ++run)
            runs.push_back(core::evaluateDiversity(*collection->subtopics,
                                                   core::editedRun(*collection, edits, run),
                                                   measures, missing));
        return runs;
    }
};

void markBest(core::Table& table, std::size_t firstColumn)
{
    for (std::size_t column = firstColumn; column < table.columns.size(); ++column) {
        std::optional<double> best;
        for (const auto& row : table.rows)
            if (const auto& number = row[column].number; number && (!best || *number > *best))
                best = number;
        for (auto& row : table.rows)
            row[column].isBest = table.rows.size() > 1 && best && row[column].number == best;
    }
}

core::Table coverageTable(const CollectionDocument& document,
                          const std::vector<core::DiversityEvaluation>& runs,
                          const NumberFormat& format)
{
    core::Table table;
    table.columns = {{Wording::tr("Run").toStdString(), false, {}, {}, {}, true},
                     {Wording::tr("Query").toStdString(), false, {}, {}, {}, true}};
    for (const core::DiversitySpec& measure : shownMeasures())
        table.columns.push_back({core::toText(measure), true});
    const auto addRow = [&](std::size_t run, const std::string& query, const auto& valueOf) {
        auto& row = table.rows.emplace_back();
        row.push_back({document.runName(run).toStdString()});
        row.push_back({query});
        for (std::size_t i = 0; i < table.columns.size() - 2; ++i) {
            const core::Value value = valueOf(i);
            row.push_back({valueText(value, format).toStdString(),
                           value ? std::optional(*value) : std::nullopt});
        }
    };
    for (std::size_t run = 0; run < runs.size(); ++run)
        if (!runs[run].means.empty())
            addRow(run, Wording::tr("mean").toStdString(),
                   [&](std::size_t i) { return core::Value(runs[run].means[i]); });
    markBest(table, 2);
    for (std::size_t run = 0; run < runs.size(); ++run)
        for (std::size_t query = 0; query < runs[run].queries.size(); ++query)
            addRow(run, runs[run].queries[query],
                   [&](std::size_t i) { return runs[run].values[i][query]; });
    return table;
}

}  // namespace

SubtopicsPanel::SubtopicsPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("How well do runs cover the subtopics?"), parent)
    , m_document(document)
    , m_model(new PlainTableModel(this))
    , m_view(new PlainTableView(tr("Runs and queries by measures of diversity"), this))
    , m_work(this)
{
    setShortTitle(tr("Subtopics"));
    m_view->setModel(m_model);
    m_view->setSortable();
    addWidget(m_view, 1);
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part == CollectionDocument::Part::Collection ||
            part == CollectionDocument::Part::Values || part == CollectionDocument::Part::Measures)
            requestRefresh();
    });
}

QString SubtopicsPanel::tableCaption() const
{
    return joinedSentences(
        {tr("Values of ndeval, by judgments per subtopic; α = 0.5 and β = 0.5. A query without a "
            "relevant document counts as 0."),
         m_document.rules().missing == core::MissingRule::Zero
             ? tr("Judged queries that are missing from a run count as 0.")
             : tr("Judged queries that are missing from a run are skipped.")});
}

void SubtopicsPanel::refresh()
{
    m_work.stop();
    m_runs.clear();
    if (!m_document.collection().subtopics || !m_document.hasLists()) {
        showTable();
        return;
    }
    std::size_t documents = 0;
    for (const core::NamedRun& run : m_document.collection().runs)
        documents += run.lists.documentCount();
    m_work.make(
        documents,
        [asked = CoverageQuestion{m_document.sharedCollection(), m_document.edits(),
                                  m_document.rules().missing}](const std::stop_token& stop) {
            return asked.answer(stop);
        },
        [this](std::vector<core::DiversityEvaluation> runs) {
            m_runs = std::move(runs);
            showTable();
        });
    showTable();
}

void SubtopicsPanel::showTable()
{
    const bool isAny = std::any_of(m_runs.begin(), m_runs.end(),
                                   [](const auto& run) { return !run.means.empty(); });
    m_model->setTable(isAny ? named([this] { return coverageTable(m_document, m_runs, format()); })
                            : core::Table());
    m_view->shareWidth();
    m_view->setEmptyText(m_work.isRunning()
                             ? tr("Calculating…")
                             : tr("No query in the runs has judgments. Do the query ids match?"));
    const auto& judgments = m_document.collection().subtopics;
    const auto queries = judgments ? judgments->size() : 0;
    setRemark(m_work.isRunning() ? tr("calculating…")
                                 : tr("%n judged queries", nullptr, static_cast<int>(queries)));
}

}  // namespace ui
