// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/short_answers.h"

#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/loss_breakdown/loss_breakdown.h"
#include "core/rankings/what_if/misplaced_ranks.h"
#include "ui/ranking/compare/conventions_model.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/steps/loss_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/step_facts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// Longer lists take a noticeable part of a frame.
constexpr std::size_t ranksAtOnce = 2'000;

/// Longer answers leave out names.
constexpr qsizetype longestWithNames = 48;

QString shorter(const QString& text, const QString& otherwise)
{
    return text.size() <= longestWithNames ? text : otherwise;
}

/// An end of what other tools say.
struct ToolValue {
    double value;
    QString name;
};

}  // namespace

ShortAnswers::ShortAnswers(RankingDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_search(ChangeSearch::of(document))
    , m_losing(this)
{
    m_losing.setMuch(ranksAtOnce);
    connect(&document, &RankingDocument::changed, this, &ShortAnswers::request);
    const auto follow = [this](auto& source, auto signal, void (ShortAnswers::*ask)()) {
        connect(&source, signal, this, [this, ask] {
            if (!isAnswering())
                return;
            (this->*ask)();
            emit changed();
        });
    };
    follow(m_search, &ChangeSearch::found, &ShortAnswers::askChanges);
    follow(document.bounds(), &ListBounds::found, &ShortAnswers::askBounds);
}

ShortAnswers::~ShortAnswers() = default;

void ShortAnswers::setFormat(const NumberFormat& format)
{
    if (std::exchange(m_format, format) == format)
        return;
    request();
}

void ShortAnswers::setActive(bool active)
{
    m_isActive = active;
    refresh();
}

void ShortAnswers::setConcealed(bool concealed)
{
    if (std::exchange(m_isConcealed, concealed) == concealed)
        return;
    refresh();
    emit changed();
}

QString ShortAnswers::answer(Question question) const
{
    return m_isConcealed ? QString() : at(question).text;
}

QString ShortAnswers::gain(Question question) const
{
    return m_isConcealed ? QString() : at(question).gain;
}

QString ShortAnswers::brief(Question question) const
{
    return m_isConcealed ? QString() : at(question).brief;
}

void ShortAnswers::put(Question question, const QString& text, const QString& gain,
                       const QString& brief)
{
    m_answers[static_cast<std::size_t>(question)] = {text, gain, brief, true};
}

void ShortAnswers::pale(Question question)
{
    m_answers[static_cast<std::size_t>(question)].isCurrent = false;
}

void ShortAnswers::request()
{
    m_isOwed = true;
    for (Answer& answer : m_answers)
        answer.isCurrent = false;
    refresh();
}

void ShortAnswers::refresh()
{
    if (!m_isOwed || !m_isActive || m_isConcealed)
        return;
    m_isOwed = false;
    if (isAnswering()) {
        askChanges();
        askLoss();
        askTools();
        put(Question::Compare, comparison(), {},
            m_document.hasTwoLists() ? QString() : tr("Keep it as B"));
        askBounds();
    } else {
        m_answers.fill({{}, {}, {}, true});
    }
    emit changed();
}

/// An empty list has no answers. SideWork never reports an outdated result.
bool ShortAnswers::isAnswering() const
{
    const core::RankedList& list = m_document.list();
    return !m_isOwed && !(list.ranked.empty() && list.notRetrieved.empty());
}

QString ShortAnswers::name() const
{
    return shortName(m_document.definition(m_document.session().selected));
}

void ShortAnswers::askChanges()
{
    if (const ChangeSearch::Found best = m_search.best()) {
        putHelp(*best);
        putHurt(*best);
    } else {
        pale(Question::Help);
        pale(Question::Hurt);
    }
}

void ShortAnswers::putHelp(const core::BestChanges& best)
{
    const core::NoValueRule rule = m_document.session().noValue;
    const auto isMove = [](const core::ValuedChange& one) {
        return isAmong(ChangesShown::Moves, kindOf(one.change));
    };
    const auto found = std::ranges::find_if(best.changes, [&](const core::ValuedChange& one) {
        return isMove(one) && core::raisesValue(best, one, rule);
    });
    if (found != best.changes.end()) {
        const core::Value before = core::countedAs(best.before, rule);
        const core::Value after = core::countedAs(found->value, rule);
        const QString gain =
            before ? differenceText(before, after, m_format.digits, m_format.locale) : QString();
        put(Question::Help,
            labelledText(changeStepName(found->change, m_document.editedList(), m_format.locale),
                         before ? gain : valueText(after, m_format)),
            gain, gain);
        return;
    }
    const bool isLimited = std::ranges::any_of(best.counts, &core::ChangeCount::isLimited);
    const bool isOne = best.before && *best.before == 1 &&
                       core::endsAtOne(m_document.definition(m_document.session().selected));
    put(Question::Help, isOne       ? tr("Nothing: %1 is already 1").arg(name())
                        : isLimited ? tr("Found no change that raises %1").arg(name())
                                    : tr("No single change raises %1").arg(name()));
}

void ShortAnswers::putHurt(const core::BestChanges& best)
{
    const auto costly = core::misplacedRanks(best, m_document.session().noValue).ranks;
    const auto& ranked = m_document.editedList().ranked;
    const auto named = [&](std::size_t place) { return nameOf(ranked[costly[place].rank - 1]); };
    const auto rank = [&](std::size_t place) { return QString::number(costly[place].rank); };
    if (costly.empty())
        put(Question::Hurt, tr("None: no swap raises %1").arg(name()), {}, tr("None"));
    else if (costly.size() == 1)
        put(Question::Hurt,
            shorter(tr("%1 at %2", "a document at a rank").arg(named(0), rank(0)),
                    tr("The one at rank %1").arg(rank(0))),
            {}, tr("Rank %1").arg(rank(0)));
    else
        put(Question::Hurt,
            shorter(tr("%1 at %2, then %3 at %4", "documents at ranks")
                        .arg(named(0), rank(0), named(1), rank(1)),
                    tr("Those at ranks %1 and %2").arg(rank(0), rank(1))),
            {}, tr("Ranks %1 and %2").arg(rank(0), rank(1)));
}

void ShortAnswers::askLoss()
{
    const core::MeasureSpec definition = m_document.definition(m_document.session().selected);
    if (!core::endsAtOne(definition)) {
        m_losing.stop();
        put(Question::Loss, tr("The maximum of %1 is not 1").arg(name()));
        return;
    }
    pale(Question::Loss);
    m_losing.make(
        m_document.ranking().longestWalk(),
        [definition, cutoff = m_document.session().cutoff,
         query = m_document.sharedRanking()](const std::stop_token&) {
            return core::lossBreakdown(core::Evaluator(definition, cutoff), *query);
        },
        [this, definition](const core::LossBreakdown& breakdown) {
            if (!isAnswering())
                return;
            put(Question::Loss, shortLossText(breakdown, definition, m_format), {},
                shortLossText(breakdown, definition, m_format, true));
            emit changed();
        });
}

void ShortAnswers::askTools()
{
    if (m_tools) {
        m_tools->refresh();
    } else {
        m_ownTools = std::make_unique<ConventionsModel>(m_document);
        followTools(*m_ownTools);
    }
    putTools();
}

void ShortAnswers::setTools(ConventionsModel& tools)
{
    m_ownTools.reset();
    followTools(tools);
}

void ShortAnswers::followTools(ConventionsModel& tools)
{
    m_tools = &tools;
    connect(m_tools, &ConventionsModel::computing, this, [this] {
        if (!isAnswering())
            return;
        putTools();
        emit changed();
    });
}

void ShortAnswers::putTools()
{
    if (m_tools->isComputing()) {
        pale(Question::Tools);
        return;
    }
    std::vector<ToolValue> values;
    for (const ConventionRow& row : m_tools->all())
        if (const core::Value value = core::countedAs(row.value, row.noValue); row.isOther && value)
            values.push_back({*value, row.name});
    if (values.empty()) {
        put(Question::Tools, tr("%1 is undefined").arg(name()));
        return;
    }
    // The first of equal ones.
    const auto least = std::ranges::min_element(values, {}, &ToolValue::value);
    const auto most = std::ranges::max_element(values, {}, &ToolValue::value);
    const QString min = valueText(least->value, m_format);
    const QString max = valueText(most->value, m_format);
    const auto range = [](const QString& from, const QString& to) {
        return tr("%1 to %2").arg(from, to);
    };
    if (min == max)
        put(Question::Tools, tr("All agree: %1").arg(min));
    else
        put(Question::Tools,
            shorter(range(remarkedText(min, least->name), remarkedText(max, most->name)),
                    range(min, max)),
            {}, range(min, max));
}

QString ShortAnswers::comparison() const
{
    if (!m_document.hasTwoLists())
        return tr("Keep it as list B and compare");
    const core::Session& session = m_document.session();
    const auto value = [&](core::ListName list) {
        return core::countedAs(m_document.valueIn(list, session.selected), session.noValue);
    };
    const core::Value a = value(core::ListName::A);
    const core::Value b = value(core::ListName::B);
    if (!a || !b)
        return tr("%1 is undefined").arg(name());
    const QString difference = valueText(*b > *a ? *b - *a : *a - *b, m_format);
    if (difference == decimalText(0, m_format.digits, m_format.locale))
        return tr("A and B agree: %1").arg(valueText(a, m_format));
    return *b > *a ? tr("B is %1 higher").arg(difference) : tr("A is %1 higher").arg(difference);
}

void ShortAnswers::askBounds()
{
    ListBounds& bounds = m_document.bounds();
    if (!bounds.hasOpen()) {
        put(Question::Judged, tr("Nothing: every retrieved document is judged"), {}, tr("Nothing"));
        return;
    }
    const auto found = bounds.of(m_document.session().selected);
    if (bounds.isWaiting()) {
        pale(Question::Judged);
        return;
    }
    const auto extent = found ? found->bounds.extent : std::nullopt;
    const bool isFixed = extent && extent->width() == 0 && !found->bounds.mayBeUndefined;
    put(Question::Judged,
        !found    ? tr("Unknown: too many possible grades")
        : isFixed ? tr("Nothing: %1 stays %2")
                        .arg(name(), decimalText(extent->min, m_format.digits, m_format.locale))
                  : boundsText(*found, m_format));
}

}  // namespace ui
