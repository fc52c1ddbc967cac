// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/ranking_document.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "core/rankings/evaluation/curves.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/loss_breakdown/loss_breakdown.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/document/new_document.h"
#include "ui/ranking/document/order_edits.h"
#include "ui/ranking/document/ranking_derived.h"
#include "ui/ranking/document/ranking_edits.h"
#include "ui/text/language/joined_text.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace ui {

RankingDocument::RankingDocument(QObject* parent)
    : SessionDocument(parent)
    , m_bounds(new ListBounds(*this))
    , m_derived(std::make_unique<Derived>())
{
    using core::Measure;
    m_session.shown = {Measure::Ndcg,   Measure::Ap,        Measure::Rr,      Measure::P,
                       Measure::Recall, Measure::RecallCap, Measure::Success, Measure::Rc};
}

RankingDocument::~RankingDocument() = default;

QString nameOf(const core::RankedItem& document)
{
    return QString::fromStdString(document.name());
}

const std::vector<core::RankedItem>& RankingDocument::documents(Section section) const
{
    return section == Section::Ranked ? list().ranked : list().notRetrieved;
}

std::vector<core::RankedItem>& RankingDocument::mutableDocuments(Section section)
{
    return section == Section::Ranked ? m_session.list.ranked : m_session.list.notRetrieved;
}

core::MeasureSpec RankingDocument::definition(core::Measure measure) const
{
    return core::normalised({measure, m_session.cutoff, m_session.settings});
}

const std::shared_ptr<const core::JudgedRanking>& RankingDocument::sharedRanking() const
{
    if (!m_derived->ranking)
        m_derived->ranking =
            std::make_shared<const core::JudgedRanking>(core::judgedRanking(list()));
    return m_derived->ranking;
}

const core::JudgedRanking& RankingDocument::otherRanking() const
{
    if (!m_derived->otherRanking)
        m_derived->otherRanking = core::judgedRanking(
            list(listName() == core::ListName::A ? core::ListName::B : core::ListName::A));
    return *m_derived->otherRanking;
}

const core::RankedList& RankingDocument::list(core::ListName name) const
{
    return name == listName() ? list() : onPool(name);
}

const core::RankedList& RankingDocument::onPool(core::ListName name) const
{
    const bool isShown = name == listName();
    auto& pooled = isShown ? m_derived->onPool : m_derived->otherOnPool;
    if (!pooled)
        pooled = core::listOf(m_session, name);
    return *pooled;
}

std::span<const core::RankedItem> RankingDocument::elsewhere() const
{
    if (!m_session.other)
        return {};
    return std::span(onPool(listName()).notRetrieved).subspan(m_session.list.notRetrieved.size());
}

/// Removes documents that are present only because of the other list.
core::RankedList RankingDocument::withoutPool(core::RankedList list) const
{
    std::unordered_map<std::string_view, const core::RankedItem*> pool;
    for (const core::RankedItem& document : elsewhere())
        pool.emplace(document.id, &document);
    std::erase_if(list.notRetrieved, [&pool](const core::RankedItem& document) {
        const auto found = pool.find(document.id);
        return found != pool.end() && *found->second == document;
    });
    return list;
}

bool RankingDocument::isInOther(Section section, std::span<const std::size_t> rows) const
{
    if (!m_session.other)
        return false;
    std::unordered_set<std::string_view> ids;
    for (const std::size_t row : rows)
        ids.insert(documents(section)[row].id);
    const auto isOne = [&ids](const core::RankedItem& document) {
        return ids.contains(document.id);
    };
    return std::ranges::any_of(m_session.other->ranked, isOne) ||
           std::ranges::any_of(m_session.other->notRetrieved, isOne);
}

core::Value RankingDocument::valueIn(core::ListName name, core::Measure measure) const
{
    return evaluator(definition(measure)).value(name == listName() ? ranking() : otherRanking());
}

core::Result<core::PrecisionRecall, core::Undefined>
RankingDocument::precisionRecall(core::ListName name) const
{
    return core::precisionRecall(name == listName() ? ranking() : otherRanking(),
                                 m_session.settings);
}

core::Evaluator RankingDocument::evaluator(const core::MeasureSpec& definition) const
{
    const std::size_t deepest = ranking().longestWalk();
    if (core::reads(definition.measure, core::Parameter::Discount) &&
        !m_discounts.cover(definition.settings, deepest))
        m_discounts = core::Discounts(definition.settings, deepest);
    return {definition, m_discounts};
}

const std::shared_ptr<const core::Explanation>& RankingDocument::sharedExplanation() const
{
    if (!m_derived->explanation)
        m_derived->explanation = std::make_shared<const core::Explanation>(
            evaluator(definition(m_session.selected)).explain(ranking()));
    return m_derived->explanation;
}

const core::IdealOrder& RankingDocument::idealOrder() const
{
    if (!m_derived->idealOrder)
        m_derived->idealOrder = core::idealOrder(ranking(), m_session.settings);
    return *m_derived->idealOrder;
}

const std::vector<Score>& RankingDocument::scores() const
{
    if (m_derived->scores)
        return *m_derived->scores;
    m_derived->scores.emplace();
    for (const core::Measure measure : m_session.shown) {
        const core::Evaluator asked = evaluator(definition(measure));
        const core::Quotient quotient = asked.quotient(ranking());
        m_derived->scores->push_back({asked.definition(), quotient.value, asked.exact(ranking()),
                                      quotient.earned, quotient.attainable, quotient.denominator,
                                      m_session.noValue});
    }
    return *m_derived->scores;
}

core::Curves RankingDocument::curves(std::span<const core::Measure> measures,
                                     std::size_t depth) const
{
    std::vector<core::Evaluator> evaluators;
    for (const core::Measure measure : measures)
        evaluators.push_back(evaluator(definition(measure)));
    core::Curves curves;
    curves.make(evaluators, ranking(), depth);
    return curves;
}

core::Value RankingDocument::valueUnder(core::Measure measure, const core::Settings& settings) const
{
    const core::MeasureSpec other = core::normalised({measure, m_session.cutoff, settings});
    return core::Evaluator(other, m_discounts).value(ranking());
}

core::LossBreakdown RankingDocument::lossBreakdown() const
{
    const core::Evaluator evaluator(definition(m_session.selected), m_session.cutoff);
    return core::lossBreakdown(evaluator, ranking());
}

std::size_t RankingDocument::relevant() const
{
    return ranking().relevant(m_session.settings.relevantFrom);
}

std::size_t RankingDocument::relevantRetrieved() const
{
    return ranking().relevantRetrieved(m_session.settings.relevantFrom);
}

std::optional<std::size_t> RankingDocument::firstRelevantRank() const
{
    const auto& ranked = list().ranked;
    for (std::size_t i = 0; i < ranked.size(); ++i)
        if (ranked[i].grade.isRelevant(m_session.settings.relevantFrom))
            return i + 1;
    return std::nullopt;
}

double RankingDocument::topGrade() const
{
    return std::max(ranking().topGrade(), 1.0);
}

bool RankingDocument::isRank(std::optional<std::size_t> rank) const
{
    return rank && *rank > 0 && *rank <= explanation().ranks.size();
}

void RankingDocument::setCurrentRank(std::optional<std::size_t> rank)
{
    attend(m_highlight.choose(isRank(rank) ? rank : std::nullopt));
}

void RankingDocument::pointAt(std::optional<std::size_t> rank)
{
    attend(m_highlight.point(isRank(rank) ? rank : std::nullopt));
}

void RankingDocument::attend(bool isOther)
{
    if (isOther)
        emit currentRankChanged(currentRank());
}

void RankingDocument::preview(core::RankedList shown, const QString& what)
{
    m_preview = std::move(shown);
    m_previewed = what;
    tellPreview();
}

void RankingDocument::endPreview()
{
    if (!m_preview)
        return;
    m_preview.reset();
    m_previewed.clear();
    tellPreview();
}

void RankingDocument::tellPreview()
{
    forgetDerived();
    emit listChanged(ListChange{});
    edited(Part::List);
    emit previewChanged();
}

bool RankingDocument::leavePreview()
{
    const bool wasPreviewing = isPreviewing();
    endPreview();
    return wasPreviewing;
}

QString RankingDocument::subjectOf(Section section, std::span<const std::size_t> rows) const
{
    return rows.size() == 1 ? quotedText(nameOf(documents(section)[rows.front()]))
                            : tr("%n documents", nullptr, static_cast<int>(rows.size()));
}

void RankingDocument::setGrade(Section section, std::span<const std::size_t> rows,
                               core::Grade grade)
{
    if (leavePreview())
        return;
    std::vector<std::size_t> changing;
    for (const std::size_t row : rows)
        if (!(documents(section)[row].grade == grade))
            changing.push_back(row);
    if (changing.empty())
        return;
    const QString subject = subjectOf(section, changing);
    const bool isInBoth = isInOther(section, changing);
    const QString value = grade.hasValue() ? QString::number(grade.value()) : QString();
    const QString name = !grade.hasValue()
                             ? (isInBoth ? tr("Mark %1 as unjudged in A and B").arg(subject)
                                         : tr("Mark %1 as unjudged").arg(subject))
                         : isInBoth ? tr("Grade %1 as %2 in A and B").arg(subject, value)
                                    : tr("Grade %1 as %2").arg(subject, value);
    m_history.push(new SetGrades(*this, name, section, std::move(changing), grade));
}

void RankingDocument::rename(Section section, std::size_t row, const QString& title)
{
    if (leavePreview())
        return;
    const core::RankedItem& document = documents(section)[row];
    std::string after = title.trimmed().toStdString();
    if (after == document.id)
        after.clear();
    if (after == document.title)
        return;
    const QString shown = QString::fromStdString(after.empty() ? document.id : after);
    m_history.push(new Rename(*this, tr("Rename “%1” to “%2”").arg(nameOf(document), shown),
                              section, row, after));
}

void RankingDocument::move(std::size_t from, std::size_t to)
{
    if (from < list().ranked.size())
        moveRows({from}, to);
}

void RankingDocument::moveRows(std::vector<std::size_t> rows, std::size_t to)
{
    if (leavePreview() || rows.empty() || to + rows.size() > list().ranked.size())
        return;
    std::ranges::sort(rows);
    const QString rank = QString::number(to + 1);
    const QString name =
        rows.size() == 1
            ? tr("Move %1 to rank %2").arg(subjectOf(Section::Ranked, rows), rank)
            : tr("Move %n documents to rank %1", nullptr, static_cast<int>(rows.size())).arg(rank);
    if (!core::isInOrder(core::movedTogether(rows, to)))
        m_history.push(new MoveRows(*this, name, std::move(rows), to));
}

void RankingDocument::reorder(core::Reordering reordering, const QString& stepName)
{
    if (leavePreview() || core::isInOrder(reordering))
        return;
    m_history.push(new Reorder(*this, stepName, std::move(reordering)));
}

void RankingDocument::regrade(const std::function<core::Grade(core::Grade)>& grade,
                              double relevantFrom, const QString& stepName)
{
    endPreview();
    auto step = std::make_unique<Regrade>(*this, stepName, grade, relevantFrom);
    if (step->changesAnything())
        m_history.push(step.release());
}

std::size_t RankingDocument::insert(Section section, std::size_t row)
{
    endPreview();
    NewDocuments names(list());
    if (m_session.other)
        names.avoid(*m_session.other);
    core::RankedItem document = names.next();
    if (section == Section::NotRetrieved)
        document.grade = core::Grade(m_session.settings.relevantFrom);
    row = std::min(row, mutableDocuments(section).size());
    const QString name = tr("Add “%1”").arg(nameOf(document));
    m_history.push(new Insert(*this, name, section, row, std::move(document)));
    return row;
}

void RankingDocument::remove(Section section, std::vector<std::size_t> rows)
{
    removeAs(section, std::move(rows), false);
}

void RankingDocument::cut(Section section, std::vector<std::size_t> rows)
{
    removeAs(section, std::move(rows), true);
}

void RankingDocument::removeAs(Section section, std::vector<std::size_t> rows, bool isCut)
{
    if (leavePreview() || rows.empty())
        return;
    std::ranges::sort(rows);
    const QString subject = subjectOf(section, rows);
    const QString name = isCut ? tr("Cut %1").arg(subject) : tr("Delete %1").arg(subject);
    if (section == Section::NotRetrieved && m_session.other)
        removeJudgments(rows, name);
    else
        m_history.push(new Remove(*this, name, section, std::move(rows)));
}

void RankingDocument::removeJudgments(const std::vector<std::size_t>& rows, const QString& name)
{
    std::unordered_set<std::string_view> rankedByOther;
    for (const core::RankedItem& document : m_session.other->ranked)
        rankedByOther.insert(document.id);
    const auto& shown = documents(Section::NotRetrieved);
    std::vector<std::size_t> own;
    std::unordered_set<std::string> leaving;
    QString kept;
    for (const std::size_t row : rows) {
        if (rankedByOther.contains(shown[row].id)) {
            kept = nameOf(shown[row]);
            continue;
        }
        leaving.insert(shown[row].id);
        if (row < m_session.list.notRetrieved.size())
            own.push_back(row);
    }
    if (!leaving.empty()) {
        core::RankedList other = *m_session.other;
        std::erase_if(other.notRetrieved, [&leaving](const core::RankedItem& document) {
            return leaving.contains(document.id);
        });
        m_history.beginMacro(name);
        if (!own.empty())
            m_history.push(new Remove(*this, name, Section::NotRetrieved, std::move(own)));
        setOther(name, std::move(other), listName());
        m_history.endMacro();
    }
    if (!kept.isEmpty())
        emit refused(
            listName() == core::ListName::A
                ? tr("“%1” was kept: it is ranked in B, and A and B share one set of judgments.")
                      .arg(kept)
                : tr("“%1” was kept: it is ranked in A, and A and B share one set of judgments.")
                      .arg(kept));
}

void RankingDocument::transfer(Section from, std::vector<std::size_t> rows)
{
    if (leavePreview())
        return;
    if (rows.empty())
        return;
    std::ranges::sort(rows);
    core::RankedList changed = list();
    auto& source = from == Section::Ranked ? changed.ranked : changed.notRetrieved;
    auto& target = from == Section::Ranked ? changed.notRetrieved : changed.ranked;
    const QString subject = subjectOf(from, rows);
    const QString name = from == Section::Ranked ? tr("Mark %1 as not retrieved").arg(subject)
                                                 : tr("Add %1 to the ranking").arg(subject);
    for (const std::size_t row : rows)
        target.push_back(source[row]);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        source.erase(source.begin() + static_cast<std::ptrdiff_t>(*row));
    m_history.push(new ReplaceList(*this, name, withoutPool(std::move(changed)), 0));
}

void RankingDocument::replaceList(core::RankedList list, const QString& stepName, int gesture)
{
    endPreview();
    list = withoutPool(std::move(list));
    if (!(list == m_session.list))
        m_history.push(new ReplaceList(*this, stepName, std::move(list), gesture));
}

void RankingDocument::duplicateAsB()
{
    endPreview();
    if (!m_session.other)
        setOther(tr("Duplicate the list as B"), m_session.list, core::ListName::B);
}

void RankingDocument::showList(core::ListName name)
{
    endPreview();
    if (m_session.other && name != m_session.listName)
        m_history.push(
            new ShowList(*this, name == core::ListName::A ? tr("Show list A") : tr("Show list B")));
}

void RankingDocument::copyList(core::ListName from)
{
    endPreview();
    const QString name =
        from == core::ListName::A ? tr("Copy list A over B") : tr("Copy list B over A");
    // Judgments found only in the replaced list are kept.
    const core::RankedList& copied = list(from);
    if (from == m_session.listName) {
        if (!(copied == *m_session.other))
            setOther(name, copied, m_session.listName);
    } else if (!(copied == m_session.list)) {
        m_history.push(new ReplaceList(*this, name, copied, 0));
    }
}

void RankingDocument::dropB()
{
    endPreview();
    if (!m_session.other)
        return;
    m_history.beginMacro(tr("Remove list B"));
    showList(core::ListName::A);
    setOther(tr("Remove list B"), std::nullopt, core::ListName::A);
    m_history.endMacro();
}

AroundExchange RankingDocument::telling(Part part)
{
    return [this, part](const std::function<void()>& exchange) {
        exchange();
        edited(part);
    };
}

void RankingDocument::setOther(const QString& stepName, std::optional<core::RankedList> other,
                               core::ListName shown)
{
    m_history.push(new HeavySwapStep(
        stepName, std::tie(m_session.other, m_session.listName), {std::move(other), shown},
        telling(Part::List),
        [](const std::optional<core::RankedList>& kept) { return kept ? bytesOf(*kept) : 0; }));
}

void RankingDocument::setCutoff(std::size_t cutoff)
{
    if (cutoff > 0 && cutoff != m_session.cutoff)
        putRules(tr("Cutoff %1").arg(cutoff), cutoff, m_session.settings, m_session.noValue);
}

void RankingDocument::setSettings(const core::Settings& settings, const QString& stepName)
{
    setRules(settings, m_session.noValue, stepName);
}

void RankingDocument::setRules(const core::Settings& settings, core::NoValueRule noValue,
                               const QString& stepName)
{
    if (!(settings == m_session.settings) || noValue != m_session.noValue)
        putRules(stepName, m_session.cutoff, settings, noValue);
}

void RankingDocument::putRules(const QString& stepName, std::size_t cutoff,
                               const core::Settings& settings, core::NoValueRule noValue)
{
    // A spin box that changes in several steps while typing makes one undo step.
    StepMerge merge;
    if (noValue == m_session.noValue) {
        core::Settings elsewise = settings;
        elsewise.relevantFrom = m_session.settings.relevantFrom;
        if (settings == m_session.settings)
            merge.kind = Step::MergeCutoffs;
        else if (elsewise == m_session.settings && cutoff == m_session.cutoff)
            merge.kind = Step::MergeThresholds;
    }
    m_history.push(
        new MergingStep(stepName, std::tie(m_session.cutoff, m_session.settings, m_session.noValue),
                        {cutoff, settings, noValue}, telling(Part::Settings), merge));
}

void RankingDocument::adopt(const core::MeasureSpec& definition)
{
    core::Settings settings = m_session.settings;
    for (const core::Parameter parameter : core::rowOf(definition.measure).parameters)
        if (core::reads(definition, parameter))
            core::rowOf(parameter).copy(definition.settings, settings);
    const QString name = tr("Use %1").arg(QString::fromStdString(core::toText(definition)));
    const std::size_t cutoff = definition.cutoff.value_or(m_session.cutoff);
    const bool redefines = cutoff != m_session.cutoff || !(settings == m_session.settings);
    if (isShown(definition.measure)) {
        if (redefines)
            putRules(name, cutoff, settings, m_session.noValue);
        select(definition.measure);
        return;
    }
    m_history.beginMacro(name);
    auto shown = m_session.shown;
    shown.push_back(definition.measure);
    setShown(std::move(shown), definition.measure);
    if (redefines)
        putRules(name, cutoff, settings, m_session.noValue);
    m_history.endMacro();
}

bool RankingDocument::isShown(core::Measure measure) const
{
    const auto& shown = m_session.shown;
    return std::ranges::find(shown, measure) != shown.end();
}

void RankingDocument::setShown(std::vector<core::Measure> measures,
                               std::optional<core::Measure> selected)
{
    if (measures.empty() || measures == m_session.shown)
        return;
    if (!selected)
        selected = m_session.selected;
    if (std::ranges::find(measures, *selected) == measures.end())
        selected = measures.front();
    m_history.push(new SwapStep(tr("Choose score cards"),
                                std::tie(m_session.shown, m_session.selected),
                                {std::move(measures), *selected}, telling(Part::Shown)));
}

void RankingDocument::select(core::Measure measure)
{
    if (measure == m_session.selected)
        return;
    m_session.selected = measure;
    edited(Part::Selected);
}

void RankingDocument::loadUnsaved(core::Session session, const QString& path,
                                  const QString& stepName)
{
    endPreview();
    pushLoad<core::Session>(stepName, m_session, std::move(session), path,
                            [](const core::Session& kept) {
                                return bytesOf(kept) + bytesOf(kept.before) + bytesOf(kept.after);
                            });
    setCurrentRank(firstRelevantRank());
}

void RankingDocument::replaced()
{
    m_otherTerms.reset();
    listEdited({});
    edited(Part::All);
}

QString RankingDocument::title() const
{
    const QString query = QString::fromStdString(list().query);
    return query.isEmpty() ? tr("New list") : query;
}

void RankingDocument::applyOrder(const core::Reordering& reordering)
{
    core::reorder(m_session.list.ranked, reordering);
    const std::size_t last = reordering.first + reordering.order.size() - 1;
    listEdited(
        {ListChange::Kind::Reordered, Section::Ranked, reordering.first, last, reordering.order});
    edited(Part::List);
    if (const auto rank = m_highlight.chosen())
        setCurrentRank(core::rowAfter(reordering, *rank - 1) + 1);
}

void RankingDocument::swapLists()
{
    std::string attended;
    if (const auto rank = m_highlight.chosen(); rank && *rank <= m_session.list.ranked.size())
        attended = m_session.list.ranked[*rank - 1].id;
    std::swap(m_session.list, *m_session.other);
    m_session.listName =
        m_session.listName == core::ListName::A ? core::ListName::B : core::ListName::A;
    listEdited({});
    edited(Part::List);
    const auto& ranked = m_session.list.ranked;
    const auto found = std::ranges::find(ranked, attended, &core::RankedItem::id);
    if (found != ranked.end())
        setCurrentRank(static_cast<std::size_t>(found - ranked.begin()) + 1);
}

void RankingDocument::forgetDerived()
{
    *m_derived = {};
    m_bounds->forget();
}

void RankingDocument::listEdited(const ListChange& change)
{
    forgetDerived();
    if (m_preview)
        endPreview();
    else
        emit listChanged(change);
    tellPool();
}

/// Any edit of either list may change what only the other one judges.
void RankingDocument::tellPool()
{
    const auto now = elsewhere();
    if (std::ranges::equal(now, m_toldElsewhere))
        return;
    m_toldElsewhere.assign(now.begin(), now.end());
    if (!m_preview)
        emit listChanged({});
}

void RankingDocument::edited(Part part)
{
    if (part == Part::List || part == Part::All)
        *m_derived = {};
    else
        m_derived->explanation.reset(), m_derived->scores.reset(), m_derived->idealOrder.reset(),
            m_derived->mean.reset();
    if (part != Part::Selected)
        m_bounds->forget();
    if (part == Part::List || part == Part::All)
        tellPool();
    const auto isGone = [this](const std::optional<std::size_t>& rank) {
        return rank && !isRank(rank);
    };
    if (isGone(m_highlight.chosen()) || isGone(m_highlight.current()))
        setCurrentRank(m_highlight.chosen());
    emit changed(part);
}

}  // namespace ui
