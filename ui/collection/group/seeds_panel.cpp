// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/group/seeds_panel.h"

#include "core/rankings/evaluation/pooled_runs.h"
#include "core/rankings/runs/systems_of_runs.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// A row of the table.
struct PooledSystem {
    core::SystemOfRuns runs;
    core::PooledRuns pooled;
};

std::vector<std::string> runNames(const CollectionDocument& document)
{
    std::vector<std::string> names;
    for (std::size_t run = 0; run < document.evaluation().runs.size(); ++run)
        names.push_back(document.runName(run).toStdString());
    return names;
}

/// The systems recognised by their seeds, then each remaining run.
std::vector<core::SystemOfRuns> systemsOf(const CollectionDocument& document)
{
    const std::vector<std::string> names = runNames(document);
    std::vector<core::SystemOfRuns> systems = core::systemsBySeed(names, document.seeds());
    std::vector<bool> isTaken(names.size());
    for (const core::SystemOfRuns& system : systems)
        for (const std::size_t run : system.runs)
            isTaken[run] = true;
    for (std::size_t run = 0; run < names.size(); ++run)
        if (!isTaken[run])
            systems.push_back({names[run], {run}});
    return systems;
}

std::vector<PooledSystem> pooledSystems(const CollectionDocument& document)
{
    const core::CollectionEvaluation& evaluation = document.evaluation();
    std::vector<PooledSystem> systems;
    for (core::SystemOfRuns& system : systemsOf(document)) {
        std::vector<const core::RunEvaluation*> runs;
        for (const std::size_t run : system.runs)
            runs.push_back(&evaluation.runs[run]);
        systems.push_back(
            {std::move(system), core::pooledRuns(runs, evaluation.definitions.size())});
    }
    const auto mean = [&document](const PooledSystem& system) {
        return system.pooled.evaluation.means[document.measure()];
    };
    std::ranges::stable_sort(systems, [&mean](const PooledSystem& x, const PooledSystem& y) {
        const core::Value ofX = mean(x);
        const core::Value ofY = mean(y);
        return ofX && (!ofY || *ofX > *ofY);
    });
    return systems;
}

/// The systems of a collection by their means under every measure, sorted by the current one, best
/// first. Runs that are seeds or folds of one system form one row, with the spread of their means.
core::Table seedsTable(const CollectionDocument& document, const NumberFormat& format)
{
    core::Table table;
    const std::size_t measures = document.measures().size();
    table.columns = {{Wording::tr("System").toStdString(), false},
                     {Wording::tr("Runs").toStdString(), true}};
    for (const core::MeasureSpec& measure : document.measures()) {
        table.columns.push_back({core::toText(measure), true});
        table.columns.push_back({"±", true, {}, core::toText(measure) + " SD"});
    }
    for (const PooledSystem& system : pooledSystems(document)) {
        auto& row = table.rows.emplace_back();
        const auto count = system.runs.runs.size();
        row.push_back({system.runs.name});
        row.push_back(core::countCell(count));
        for (std::size_t i = 0; i < measures; ++i) {
            const core::Value mean = system.pooled.evaluation.means[i];
            const auto& deviation = system.pooled.deviations[i];
            row.push_back({valueText(mean, format).toStdString(),
                           mean ? std::optional(*mean) : std::nullopt});
            row.push_back(
                {deviation ? valueText(*deviation, format).toStdString() : "–", deviation});
        }
    }
    for (std::size_t column = 2; column < table.columns.size(); column += 2) {
        std::optional<double> best;
        for (const auto& row : table.rows)
            if (const auto& number = row[column].number; number && (!best || *number > *best))
                best = number;
        for (auto& row : table.rows)
            row[column].isBest = best && row[column].number == best;
    }
    return table;
}

}  // namespace

SeedsPanel::SeedsPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Seeds and folds"), parent)
    , m_document(document)
    , m_line(new QLineEdit(this))
    , m_model(new PlainTableModel(this))
    , m_view(new PlainTableView(tr("Systems with several runs"), this))
{
    setShortTitle(tr("Seeds"));
    m_view->setModel(m_model);
    m_view->setSortable();
    addLine();
    addWidget(m_view, 1);
    connect(&document, &CollectionDocument::changed, this, &SeedsPanel::requestRefresh);
    connect(&document, &CollectionDocument::seedsChanged, this, &SeedsPanel::requestRefresh);
}

void SeedsPanel::addLine()
{
    m_line->setObjectName(QStringLiteral("seeds"));
    m_line->setPlaceholderText(QStringLiteral("-seed*"));
    m_line->setAccessibleName(tr("Part of the run name that marks a seed or fold"));
    m_line->setToolTip(tr("The part of a run name that marks its seed or fold. * matches any "
                          "letters and digits, ? exactly one of them: with “-seed*”, bm25-seed1 "
                          "and bm25-seed2 belong to the system bm25."));
    m_line->setClearButtonEnabled(true);
    addWidget(m_line);
    connect(m_line, &QLineEdit::textEdited, this,
            [this](const QString& text) { m_document.setSeeds(text.trimmed().toStdString()); });
}

QString SeedsPanel::tableCaption() const
{
    return joinedSentences(
        {tr("Means over the queries. ± is the standard deviation of the means of a system’s runs."),
         measuresCaption(m_document, m_document.measures())});
}

void SeedsPanel::refresh()
{
    const QString seeds = QString::fromStdString(m_document.seeds());
    if (m_line->text().trimmed() != seeds)
        m_line->setText(seeds);
    if (!m_document.hasRuns()) {
        m_model->setTable({});
        conceal(tr("Runs that are seeds or folds of one system are combined here, with the spread "
                   "of their means."));
        return;
    }
    conceal({});
    m_model->setTable(named([this] { return seedsTable(m_document, format()); }));
    m_view->shareWidth();
    const auto runs = static_cast<int>(m_document.evaluation().runs.size());
    const int systems = m_model->rowCount();
    setRemark(systems < runs
                  ? tr("%1 from %n runs", nullptr, runs).arg(tr("%n systems", nullptr, systems))
              : seeds.isEmpty() ? QString()
                                : tr("no runs differ only by “%1”").arg(seeds));
}

}  // namespace ui
