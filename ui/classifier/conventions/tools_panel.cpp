// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/conventions/tools_panel.h"

#include "core/conventions/convention_search/disambiguating_measure.h"
#include "ui/classifier/conventions/held_figure_rules.h"
#include "ui/classifier/conventions/tools_model.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/workspace/rules/rule_finder.h"
#include "ui/workspace/rules/rule_hits_view.h"
#include "ui/workspace/rules/rule_subject.h"
#include "ui/workspace/rules/rules_found.h"

#include <algorithm>
#include <memory>
#include <span>

namespace ui {

namespace {

/// Finds rules that give the numbers of the current model.
class SampleRuleSubject : public RuleSubject {
public:
    explicit SampleRuleSubject(ClassifierDocument& document)
        : m_document(document)
    {}

    QStringList measures() const override;
    QString measureText(const QString& measure) const override;
    std::variant<RuleSearch, QString> search(std::span<const AskedNumber> numbers, int scope,
                                             const NumberFormat& format) override;

private:
    ClassifierDocument& m_document;
};

/// About how many ways to read samples are tried.
constexpr std::size_t usualReadings = 60;

/// Shows the measure's name and sets it in the field.
void showDisambiguatingMetric(std::optional<core::DisambiguatingMeasure> disambiguating,
                              const NumberFormat& format, RuleReply& reply)
{
    if (!disambiguating)
        return;
    const QString id = QString::fromStdString(disambiguating->measure);
    disambiguating->measure =
        figureName(*core::classifierMetricNamed(disambiguating->measure)).toStdString();
    showDisambiguating(disambiguating, format, reply);
    reply.nameOfDisambiguating = id;
}

QStringList SampleRuleSubject::measures() const
{
    QStringList names;
    for (const core::ClassifierMetric figure : core::allClassifierMetrics())
        names << QString::fromStdString(std::string(core::nameOf(figure)));
    return names;
}

QString SampleRuleSubject::measureText(const QString& measure) const
{
    return figureName(*core::classifierMetricNamed(measure.toStdString()));
}

std::variant<RuleSearch, QString> SampleRuleSubject::search(std::span<const AskedNumber> numbers,
                                                            int, const NumberFormat& format)
{
    if (!m_document.hasSamples())
        return Wording::tr("There are no samples to try the rules on. Open some first.");
    core::ClassifierMetricQuestion question;
    question.inForce = rulesInForce(m_document);
    for (const AskedNumber& asked : numbers) {
        const auto figure = core::classifierMetricNamed(asked.measure.toStdString());
        if (!figure)
            return Wording::tr("“%1” is not a classifier measure; use one of %2.")
                .arg(asked.measure, QString::fromStdString(core::classifierMetricNames()));
        question.told.push_back({*figure, asked.number});
    }
    const QString stepName =
        Wording::tr("Rules that give %1").arg(QString::fromStdString(numbers.front().number.text));
    RuleSearch search;
    search.amount = m_document.size() * usualReadings;
    search.run = [this, stepName, question, format, input = classifierInput(m_document)](
                     const std::stop_token& stop, const RuleSearch::Progress& progress) {
        RuleReply reply;
        reply.answer = core::findRules(*input, question, everyCore(), stop, progress);
        for (std::size_t i = 0; i < reply.answer.told.size(); ++i)
            reply.answer.told[i].measure = figureName(question.told[i].figure).toStdString();
        reply.heading = [first = question.told.front().figure] { return figureName(first); };
        const std::span<const core::RuleHit> hits(reply.answer.hits);
        if (!stop.stop_requested())
            showDisambiguatingMetric(
                core::disambiguatingMeasure(*input, question,
                                            hits.first(std::min(hits.size(), mostHitsListed)),
                                            everyCore(), stop),
                format, reply);
        for (const core::RuleHit& hit : hits)
            reply.uses.push_back(useOf(hit, m_document, stepName));
        return reply;
    };
    return search;
}

}  // namespace

ToolsPanel::ToolsPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Same samples, other tools"), parent)
    , m_document(document)
    , m_view(new ToolsView(this))
    , m_finder(new RuleFinder(std::make_unique<SampleRuleSubject>(document), *m_view, this))
    , m_work(this)
{
    setRemark(tr("why numbers disagree"));
    m_view->setEmptyText(tr("No samples."));
    addWidget(m_finder);
    addWidget(m_view, 1);
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex& index) { adopt(index.row()); });
    connect(&document, &ClassifierDocument::changed, this, &ToolsPanel::requestRefresh);
    connect(&document, &ClassifierDocument::changed, m_finder, &RuleFinder::request);
    connect(m_finder, &RuleFinder::refused, this, &ToolsPanel::refused);
}

void ToolsPanel::formatChanged()
{
    m_view->tools().setFormat(format());
    m_finder->setFormat(format());
}

void ToolsPanel::refresh()
{
    if (!m_document.hasSamples()) {
        m_work.stop();
        m_view->tools().setFigures({});
        return;
    }
    m_work.make(
        m_document.size(),
        [input = classifierInput(m_document),
         rules = rulesInForce(m_document)](const std::stop_token& stop) {
            return core::libraryClassifierMetrics(*input, rules, everyCore(), stop);
        },
        [this](auto figures) { m_view->tools().setFigures(figures); });
}

void ToolsPanel::adopt(int row)
{
    const core::LibraryClassifierMetric& chosen = m_view->tools().figure(row);
    const QString left = leftSentence(chosen.changes, false, isHeldByClassifier);
    adoptChanges(chosen.changes, m_document, tr("Rules of %1").arg(m_view->tools().toolName(row)));
    if (!left.isEmpty())
        emit refused(left);
}

}  // namespace ui
