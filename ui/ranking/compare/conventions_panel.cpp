// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/conventions_panel.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/conventions/convention_search/values_under_rules.h"
#include "core/rankings/evaluation/rule_set.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/rules/rule_finder.h"
#include "ui/workspace/rules/rule_subject.h"
#include "ui/workspace/rules/rules_found.h"

#include <QEvent>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// Finds rules for values of the current query, or of the mean over the document's queries.
class ListRuleSubject : public RuleSubject {
public:
    explicit ListRuleSubject(RankingDocument& document)
        : m_document(document)
    {}

    /// The selected measure first, then those of the other cards.
    QStringList measures() const override;
    QStringList scopes() const override;
    std::variant<RuleSearch, QString> search(std::span<const AskedNumber> numbers, int scope,
                                             const NumberFormat& format) override;

private:
    QString name(core::Measure measure) const;
    /// The lists that a scope covers: the current one, or all.
    std::vector<core::RankedList> lists(int scope) const;
    RuleUse useOf(const core::RuleHit& hit, const core::RuleSet& inForce, const QString& stepName);

    RankingDocument& m_document;
};

/// About how many combinations are tried per list.
constexpr std::size_t usualCombinations = 2'500;

bool isHeldByList(const core::RuleChange& change)
{
    // A list has no setting for an ideal limited to the first k.
    if (change.axis == core::ConventionAxis::Ideal && change.to == "within-k")
        return false;
    if (change.axis == core::ConventionAxis::NoValue)
        return change.to != "half";
    return core::parameterOf(change.axis).has_value();
}

core::RuleSet rulesInForce(const core::Session& session)
{
    core::RuleSet rules;
    rules.settings = session.settings;
    rules.evaluation.noValue = session.noValue;
    return rules;
}

QString ListRuleSubject::name(core::Measure measure) const
{
    core::MeasureSpec asked = m_document.definition(measure);
    asked.settings = leftToTools(asked.settings);
    return QString::fromStdString(core::toText(core::normalised(asked)));
}

QStringList ListRuleSubject::measures() const
{
    const core::Session& session = m_document.session();
    QStringList names{name(session.selected)};
    for (const core::Measure measure : session.shown)
        if (measure != session.selected)
            names << name(measure);
    return names;
}

QStringList ListRuleSubject::scopes() const
{
    if (m_document.queryCount() < 2)
        return {};
    return {Wording::tr("of this query"), Wording::tr("of the mean")};
}

std::vector<core::RankedList> ListRuleSubject::lists(int scope) const
{
    if (scope == 0 || m_document.queryCount() < 2)
        return {m_document.list()};
    std::vector<core::RankedList> lists;
    for (std::size_t place = 0; place < m_document.queryCount(); ++place)
        lists.push_back(m_document.queryList(place));
    return lists;
}

std::variant<RuleSearch, QString> ListRuleSubject::search(std::span<const AskedNumber> numbers,
                                                          int scope, const NumberFormat& format)
{
    const core::RuleSet inForce = rulesInForce(m_document.session());
    auto question =
        ruleQuestion(numbers, inForce, [&](const core::MeasureSpec&) { return inForce.settings; });
    if (const auto* problem = std::get_if<QString>(&question))
        return *problem;
    RuleSearch search;
    const std::vector<core::RankedList> asked = lists(scope);
    for (const core::RankedList& list : asked)
        search.amount += (list.ranked.size() + list.notRetrieved.size()) * usualCombinations;
    const QString stepName =
        Wording::tr("Rules that give %1").arg(QString::fromStdString(numbers.front().number.text));
    search.run = [this, asked, stepName, format,
                  question = std::get<core::RuleQuestion>(std::move(question))](
                     const std::stop_token& stop, const RuleSearch::Progress& progress) {
        RuleReply reply =
            findReply(core::RuledInput(std::span(asked)), question, stop, progress, format);
        for (const core::RuleHit& hit : reply.answer.hits)
            reply.uses.push_back(useOf(hit, question.inForce, stepName));
        return reply;
    };
    return search;
}

RuleUse ListRuleSubject::useOf(const core::RuleHit& hit, const core::RuleSet& inForce,
                               const QString& stepName)
{
    const HeldRules held = heldRules(hit, inForce, isHeldByList);
    if (!held.isChange)
        return {held.left, {}};
    return {held.left, [this, rules = held.rules, stepName] {
                m_document.setRules(rules.settings, rules.evaluation.noValue, stepName);
            }};
}

}  // namespace

OwnKeys ConventionsView::ownKeys() const
{
    return {accessibleName(), {{keysText({Qt::Key_Return}), tr("Apply this row’s rules")}}};
}

ConventionsPanel::ConventionsPanel(RankingDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Same list, other tools"), parent)
    , m_model(document, this)
    , m_view(new ConventionsView(this))
    , m_finder(new RuleFinder(std::make_unique<ListRuleSubject>(document), *m_view, this))
{
    m_view->setModel(&m_model);
    m_view->setAccessibleName(title());
    m_view->setAccessibleDescription(tr("Press Enter to apply a row’s rules."));
    setUpTable(*m_view);
    // What scrolls is the table, not the page.
    followTextSize(*m_view, *m_view,
                   [this](const Theme& theme) { m_view->setMinimumHeight(theme.px(50)); });
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex& index) { m_model.adopt(index.row()); });
    connect(&document, &RankingDocument::changed, this, &ConventionsPanel::requestRefresh);
    connect(&document, &RankingDocument::changed, m_finder, &RuleFinder::request);
    connect(m_finder, &RuleFinder::refused, &document, &RankingDocument::refused);
    addWidget(m_finder);
    addWidget(m_view, 1);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ConventionsPanel::adoptSize);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ConventionsPanel::adoptSize);
    connect(&m_model, &ConventionsModel::computing, this, [this](bool isComputing) {
        setRemark(isComputing ? tr("calculating…") : tr("why numbers disagree"));
    });
    m_view->viewport()->installEventFilter(this);
    adoptSize();
}

void ConventionsPanel::refresh()
{
    m_model.refresh();
}

void ConventionsPanel::formatChanged()
{
    m_model.setFormat(format());
    m_finder->setFormat(format());
}

bool ConventionsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        adoptSize();
    return Panel::eventFilter(watched, event);
}

void ConventionsPanel::adoptSize()
{
    const Theme theme = Theme::of(*this);
    // In a narrow panel, names of two words take two lines.
    const int name = std::clamp(width() / 3, theme.px(84), theme.px(160));
    const int value = contentsWidth(*m_view, ConventionsModel::Value);
    m_view->setColumnWidth(ConventionsModel::Name, name);
    m_view->setColumnWidth(ConventionsModel::Value, value);
    m_view->setColumnWidth(ConventionsModel::Differs,
                           std::max(m_view->viewport()->width() - name - value, theme.px(120)));
    wrapRows(*m_view, {ConventionsModel::Name, ConventionsModel::Differs});
}

}  // namespace ui
