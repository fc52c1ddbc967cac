// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/translation.h"

#include "core/documents/messages/error_sentence.h"
#include "core/rankings/runs/result_order.h"

#include <rankscope/version.h>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace rankscope {
inline namespace v0 {

namespace {

std::string told(const std::string& reason, const std::string& file, std::size_t line)
{
    if (file.empty())
        return reason;
    return file + (line > 0 ? ":" + std::to_string(line) : "") + ": " + reason;
}

std::vector<core::Grade> gradesOf(const std::vector<double>& grades)
{
    std::vector<core::Grade> all;
    all.reserve(grades.size());
    for (const double grade : grades) {
        if (std::isinf(grade))
            throw Error("found an infinite grade, expected a number such as 2 or 2.5");
        all.emplace_back(grade);
    }
    return all;
}

/// The lists of a run, each sorted by the rules when it is read.
class OrderedLists : public core::ListSource {
public:
    OrderedLists(std::shared_ptr<const core::Run> run, core::RankOrder order,
                 core::ScorePrecision precision, std::shared_ptr<Progress> progress)
        : m_run(std::move(run))
        , m_order(order)
        , m_precision(precision)
        , m_progress(std::move(progress))
    {
        for (const core::QueryResults& query : m_run->queries)
            m_queries.push_back({query.query, query.documents.size()});
    }

    std::shared_ptr<const core::QueryResults> read(std::size_t place) const override
    {
        auto list = std::make_shared<core::QueryResults>(m_run->queries[place]);
        if (m_precision == core::ScorePrecision::Float)
            for (core::RetrievedDocument& document : list->documents)
                document.score = static_cast<float>(document.score);
        core::ResultOrder(m_order).sort(list->query, list->documents);
        const std::size_t all = m_run->queries.size();
        // A list that is read twice must not announce the end.
        m_progress->reach(static_cast<double>(std::min(++m_read, all)) /
                          static_cast<double>(all + 1));
        return list;
    }

    std::size_t size() const override { return 0; }

private:
    std::shared_ptr<const core::Run> m_run;
    core::RankOrder m_order;
    core::ScorePrecision m_precision;
    std::shared_ptr<Progress> m_progress;
    mutable std::atomic<std::size_t> m_read{0};
};

}  // namespace

Error::Error(const std::string& reason, std::string file, std::size_t line)
    : std::runtime_error(told(reason, file, line))
    , m_file(std::move(file))
    , m_line(line)
    , m_reason(reason)
{}

std::string_view version()
{
    return RANKSCOPE_VERSION;
}

void refuse(const core::ParseError& error)
{
    throw Error(core::inEnglish(core::refusalSentence(error)), error.file, error.line);
}

void refuseIfStopped(const std::stop_token& stop)
{
    if (stop.stop_requested())
        throw Error("stopped before the end, as requested");
}

Value valueOf(core::Value value)
{
    static_assert(static_cast<int>(Undefined::InfiniteLogarithm) ==
                  static_cast<int>(core::Undefined::InfiniteLogarithm));
    return value ? Value(*value) : Value(static_cast<Undefined>(value.reason()));
}

core::Value valueOf(Value value)
{
    return value ? core::Value(*value) : core::Value(static_cast<core::Undefined>(value.reason()));
}

std::vector<Value> valuesOf(const std::vector<core::Value>& values)
{
    std::vector<Value> all;
    all.reserve(values.size());
    for (const core::Value value : values)
        all.push_back(valueOf(value));
    return all;
}

std::optional<Fraction> fractionOf(const std::optional<core::Fraction>& fraction)
{
    if (!fraction)
        return std::nullopt;
    return Fraction{fraction->numerator(), fraction->denominator()};
}

Definition Inward::definition(const core::MeasureSpec& definition)
{
    return Definition(std::make_shared<const Definition::Inside>(Definition::Inside{definition}));
}

Qrels Inward::qrels(core::SeparateJudgments judgments)
{
    return Qrels(std::make_shared<const Qrels::Inside>(Qrels::Inside{std::move(judgments)}));
}

Run Inward::run(core::Run run)
{
    return Run(std::make_shared<const Run::Inside>(Run::Inside{std::move(run)}));
}

core::JudgedRanking judgedRanking(const Ranking& ranking)
{
    return core::JudgedRanking(gradesOf(ranking.ranked), gradesOf(ranking.notRetrieved),
                               ranking.scaleTop);
}

void Progress::reach(double share)
{
    if (!m_told)
        return;
    constexpr double step = 0.01;
    const std::lock_guard lock(m_mutex);
    if (share < std::min(m_last + step, 1.0) || m_last == 1)
        return;
    m_last = std::min(share, 1.0);
    m_told(m_last);
}

RulesInForce::RulesInForce(const Rules& rules)
    : threads(rules.threads)
    , stop(rules.stop)
    , progress(std::make_shared<Progress>(rules.progress))
{
    if (!rules.as.empty()) {
        library = &libraryNamed(rules.as);
        evaluation = library->rules.evaluation;
        order = library->rules.order;
        precision = library->rules.precision;
    }
    if (rules.noValue)
        evaluation.noValue = static_cast<core::NoValueRule>(*rules.noValue);
    if (rules.missing)
        evaluation.missing = static_cast<core::MissingRule>(*rules.missing);
    if (rules.order)
        order = static_cast<core::RankOrder>(*rules.order);
    if (rules.depth)
        evaluation.depth = rules.depth;
    if (rules.dropsOwnDocument)
        evaluation.ownDocument =
            *rules.dropsOwnDocument ? core::OwnDocument::Drop : core::OwnDocument::Keep;
    evaluation.judgedOnly = evaluation.judgedOnly || rules.judgedOnly;
}

void RulesInForce::end() const
{
    refuseIfStopped(stop);
    progress->reach(1);
}

std::vector<core::MeasureSpec> RulesInForce::definitions(const std::vector<Definition>& asked) const
{
    std::vector<core::MeasureSpec> all;
    all.reserve(asked.size());
    for (const Definition& definition : asked)
        all.push_back(library ? core::asComputedBy(*library, Inward::of(definition))
                              : Inward::of(definition));
    return all;
}

std::shared_ptr<const core::SeparateJudgments> RulesInForce::judgments(const Qrels& qrels) const
{
    const core::SeparateJudgments& own = Inward::of(qrels);
    if (library && library->rules.wholeGrades)
        return std::make_shared<const core::SeparateJudgments>(
            core::SeparateJudgments{core::asReadBy(*library, own.qrels), own.letor});
    return {std::shared_ptr<const core::SeparateJudgments>(), &own};
}

core::RunLists RulesInForce::lists(const Run& run) const
{
    const std::shared_ptr<const core::Run> held(std::shared_ptr<const core::Run>(),
                                                &Inward::of(run));
    return core::RunLists(std::make_shared<const OrderedLists>(held, order, precision, progress));
}

}  // namespace v0
}  // namespace rankscope
