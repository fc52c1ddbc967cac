#include "app/cli/explain_output.h"

#include "app/cli/bounds_output.h"
#include "app/cli/option/number_output.h"
#include "app/cli/scoring_rules.h"
#include "core/evaluation/no_value.h"
#include "core/order/ideal_orders.h"
#include "core/syntax/json_writer.h"
#include "ui/formula/formula.h"
#include "ui/measure/measure_words.h"
#include "ui/step_words/step_text.h"
#include "ui/words/measure_text.h"
#include "ui/words/step_facts.h"

#include <array>
#include <cmath>

namespace cli {

namespace {

using core::Column;

struct ColumnName {
    Column column;
    std::string_view key;
};

constexpr std::array columnNames{
    ColumnName{Column::Rank, "rank"},
    ColumnName{Column::Grade, "grade"},
    ColumnName{Column::Gain, "gain"},
    ColumnName{Column::Weight, "weight"},
    ColumnName{Column::Seen, "seen"},
    ColumnName{Column::Term, "term"},
    ColumnName{Column::Sum, "sum"},
    ColumnName{Column::IdealGrade, "idealGrade"},
    ColumnName{Column::IdealGain, "idealGain"},
    ColumnName{Column::IdealTerm, "idealTerm"},
    ColumnName{Column::IdealSum, "idealSum"},
    ColumnName{Column::Attainable, "attainable"},
    ColumnName{Column::Value, "value"},
};

std::string_view keyOf(Column column)
{
    return columnNames[static_cast<std::size_t>(column)].key;
}

class ExplanationJson {
public:
    explicit ExplanationJson(const ListExplanation& explanation)
        : m_explanation(explanation)
        , m_digits(explanation.digits.value_or(allDigits))
    {
        m_format.discounts = explanation.discounts;
        if (explanation.digits)
            m_format.digits = *explanation.digits;
    }

    std::string take();

private:
    void measure(std::size_t place);
    void words(const core::Explanation& explanation);
    void idealOrders(const core::Explanation& explanation);
    void ranks(const std::vector<std::size_t>& ranks);
    void columns(const core::Explanation& explanation);
    void rank(const core::Explanation& explanation, std::size_t row);
    void weight(const core::Explanation& explanation, const core::ExplainedRank& line);
    void cell(const core::ExplainedRank& line, Column column);
    void rankCell(const core::ExplainedRank& line, Column column);
    void number(double value);
    void numberIf(bool exists, double value);
    void grade(bool exists, core::Grade grade);
    void fraction(const std::optional<core::Fraction>& value);

    const ListExplanation& m_explanation;
    int m_digits;
    ui::NumberFormat m_format;  ///< of the words
    core::JsonWriter m_json;
};

std::string ExplanationJson::take()
{
    m_json.beginObject();
    m_json.key("query").text(m_explanation.list.query);
    if (!m_explanation.bounds.empty())
        m_json.key("topGrade").number(numberText(m_explanation.topGrade, allDigits));
    m_json.key("measures").beginArray();
    for (std::size_t place = 0; place < m_explanation.measures.size(); ++place)
        measure(place);
    m_json.endArray();
    m_json.endObject();
    return m_json.take();
}

void ExplanationJson::measure(std::size_t place)
{
    const core::Explanation& explanation = m_explanation.measures[place];
    m_json.beginObject();
    m_json.key("measure").text(core::toText(explanation.definition));
    m_json.key("title").text(ui::measureTitle(explanation.definition.measure).toStdString());
    m_json.key("value");
    numberIf(explanation.value.isDefined(), explanation.value.valueOr(0));
    if (!explanation.value) {
        m_json.key("reason").text(ui::undefinedText(explanation.value.reason()).toStdString());
        m_json.key("noValue").text(nameOf(m_explanation.noValue));
        const core::Value counted = core::countedAs(explanation.value, m_explanation.noValue);
        m_json.key("counts");
        numberIf(counted.isDefined(), counted.valueOr(0));
    }
    if (!m_explanation.bounds.empty())
        writeBounds(m_explanation.bounds[place], m_digits, m_json);
    m_json.key("exact");
    fraction(explanation.exact);
    words(explanation);
    if (explanation.definition.measure == core::Measure::Rc)
        idealOrders(explanation);
    m_json.key("earned");
    number(explanation.earned);
    m_json.key("attainable");
    number(explanation.attainable);
    m_json.key("retrieved").count(explanation.retrieved);
    m_json.key("relevant").count(explanation.relevant);
    m_json.key("relevantWithinCutoff").count(explanation.relevantWithinCutoff);
    columns(explanation);
    m_json.key("ranks").beginArray();
    for (std::size_t row = 0; row < explanation.ranks.size(); ++row)
        rank(explanation, row);
    m_json.endArray();
    m_json.endObject();
}

void ExplanationJson::words(const core::Explanation& explanation)
{
    m_json.key("formula").text(ui::toPlainText(ui::formulaOf(explanation, m_format)).toStdString());
    m_json.key("summary").text(
        ui::summarySentence(explanation, m_format, m_explanation.noValue).toStdString());
}

/// The closest first; `each` is empty where there are more than anybody reads.
void ExplanationJson::idealOrders(const core::Explanation& explanation)
{
    constexpr std::size_t mostTold = 24;
    const core::IdealOrders orders = core::idealOrders(explanation, mostTold);
    m_json.key("idealOrders").beginObject();
    m_json.key("count");
    if (std::isfinite(orders.count))
        m_json.number(numberText(orders.count, allDigits));
    else
        m_json.null();
    m_json.key("best");
    numberIf(orders.best.isDefined(), orders.best.valueOr(0));
    m_json.key("worst");
    numberIf(orders.worst.isDefined(), orders.worst.valueOr(0));
    m_json.key("closest");
    ranks(orders.closest);
    m_json.key("each").beginArray();
    for (const core::IdealShare& order : orders.each) {
        m_json.beginObject();
        m_json.key("ranks");
        ranks(order.ranks);
        m_json.key("value");
        numberIf(order.share.isDefined(), order.share.valueOr(0));
        m_json.endObject();
    }
    m_json.endArray();
    m_json.endObject();
}

void ExplanationJson::ranks(const std::vector<std::size_t>& ranks)
{
    m_json.beginArray();
    for (const std::size_t rank : ranks)
        m_json.count(rank);
    m_json.endArray();
}

void ExplanationJson::columns(const core::Explanation& explanation)
{
    m_json.key("columns").beginArray();
    for (const Column column : explanation.columns) {
        m_json.beginObject();
        m_json.key("key").text(keyOf(column));
        m_json.key("heading").text(
            ui::columnHeading(explanation, column, m_explanation.discounts).toStdString());
        m_json.endObject();
    }
    m_json.endArray();
}

void ExplanationJson::rank(const core::Explanation& explanation, std::size_t row)
{
    const core::ExplainedRank& line = explanation.ranks[row];
    const bool isOfTheList = explanation.definition.measure != core::Measure::Idcg;
    m_json.beginObject();
    m_json.key("rank").count(line.rank);
    m_json.key("counted").truth(line.counted);
    m_json.key("document");
    if (isOfTheList && row < m_explanation.list.ranked.size())
        m_json.text(m_explanation.list.ranked[row].id);
    else
        m_json.null();
    for (const Column column : explanation.columns)
        if (column == Column::Weight)
            weight(explanation, line);
        else if (column != Column::Rank)
            cell(line, column);
    if (row < explanation.exactRanks.size() && explanation.exactRanks[row].term) {
        m_json.key("exactTerm");
        fraction(explanation.exactRanks[row].term);
    }
    m_json.endObject();
}

void ExplanationJson::weight(const core::Explanation& explanation, const core::ExplainedRank& line)
{
    m_json.key(keyOf(Column::Weight));
    number(ui::shownWeight(explanation, line, m_format));
}

void ExplanationJson::cell(const core::ExplainedRank& line, Column column)
{
    m_json.key(keyOf(column));
    switch (column) {
    case Column::IdealGrade:
        return grade(line.inIdeal, line.idealGrade);
    case Column::IdealGain:
        return numberIf(line.inIdeal, line.idealGain);
    case Column::IdealTerm:
        return numberIf(line.inIdeal, line.idealTerm);
    case Column::IdealSum:
        return number(line.idealSum);
    case Column::Attainable:
        return number(line.attainable);
    case Column::Value:
        return numberIf(line.value.isDefined(), line.value.valueOr(0));
    default:
        return rankCell(line, column);
    }
}

void ExplanationJson::rankCell(const core::ExplainedRank& line, Column column)
{
    switch (column) {
    case Column::Grade:
        return grade(line.inRanking, line.grade);
    case Column::Gain:
        return numberIf(line.inRanking, line.gain);
    case Column::Seen:
        return numberIf(line.inRanking, line.seen);
    case Column::Term:
        return numberIf(line.inRanking, line.term);
    default:
        return number(line.sum);
    }
}

void ExplanationJson::number(double value)
{
    numberIf(true, value);
}

void ExplanationJson::numberIf(bool exists, double value)
{
    // JSON has no infinity: gains too large for double precision end here.
    if (exists && std::isfinite(value))
        m_json.number(numberText(value, m_digits));
    else
        m_json.null();
}

void ExplanationJson::grade(bool exists, core::Grade grade)
{
    // A grade is given, not computed: it keeps its own digits.
    if (exists && grade.hasValue())
        m_json.number(numberText(grade.value(), allDigits));
    else
        m_json.null();
}

void ExplanationJson::fraction(const std::optional<core::Fraction>& value)
{
    if (value)
        m_json.text(ui::fractionText(*value).toStdString());
    else
        m_json.null();
}

}  // namespace

std::string explanationJson(const ListExplanation& explanation)
{
    return ExplanationJson(explanation).take();
}

}  // namespace cli
