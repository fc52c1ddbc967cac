// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_output.h"

#include "app/cli/bounds_output.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/scoring_options.h"
#include "core/foundation/enum_table.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/ranking_order/ideal_orders.h"
#include "core/rankings/evaluation/no_value.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/step_facts.h"

#include <array>
#include <limits>

namespace cli {

namespace {

using core::Column;
using Line = core::ExplainedRank;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

double gradeOf(bool isThere, core::Grade grade)
{
    return isThere && grade.hasValue() ? grade.value() : none;
}

void writeFraction(std::string_view key, const std::optional<core::Fraction>& value,
                   core::JsonWriter& json)
{
    json.key(key).orNull(value, [&json](const core::Fraction& exact) {
        json.text(ui::fractionText(exact).toStdString());
    });
}

/// The value of a column at a rank, if any.
struct ColumnField {
    Column column;
    std::string_view key;
    double (*of)(const Line&) = nullptr;  ///< null if written separately
    bool isGiven = false;                 ///< not computed, so it keeps its own digits
};

constexpr auto columnFields = std::to_array<ColumnField>({
    {Column::Rank, "rank"},
    {Column::Grade, "grade", [](const Line& line) { return gradeOf(line.inRanking, line.grade); },
     true},
    {Column::Gain, "gain", [](const Line& line) { return line.inRanking ? line.gain : none; }},
    {Column::Weight, "weight"},
    {Column::Seen, "seen", [](const Line& line) { return line.inRanking ? line.seen : none; }},
    {Column::Term, "term", [](const Line& line) { return line.inRanking ? line.term : none; }},
    {Column::Sum, "sum", [](const Line& line) { return line.sum; }},
    {Column::IdealGrade, "idealGrade",
     [](const Line& line) { return gradeOf(line.inIdeal, line.idealGrade); }, true},
    {Column::IdealGain, "idealGain",
     [](const Line& line) { return line.inIdeal ? line.idealGain : none; }},
    {Column::IdealTerm, "idealTerm",
     [](const Line& line) { return line.inIdeal ? line.idealTerm : none; }},
    {Column::IdealSum, "idealSum", [](const Line& line) { return line.idealSum; }},
    {Column::Attainable, "attainable", [](const Line& line) { return line.attainable; }},
    {Column::Value, "value", [](const Line& line) { return line.value.valueOr(none); }},
});
static_assert(core::hasRowForEach(columnFields, &ColumnField::column,
                                  static_cast<std::size_t>(Column::Value) + 1));

const ColumnField& fieldOf(Column column)
{
    return columnFields[static_cast<std::size_t>(column)];
}

class ExplanationJson {
public:
    ExplanationJson(const ListExplanation& explanation, core::JsonWriter& json)
        : m_explanation(explanation)
        , m_json(json)
        , m_digits(explanation.digits.value_or(allDigits))
    {
        m_format.discounts = explanation.discounts;
        if (explanation.digits)
            m_format.digits = *explanation.digits;
    }

    /// The fields of its object.
    void write();

private:
    void measure(const core::Explanation& explanation);
    void idealOrders(const core::Explanation& explanation);
    void ranks(std::string_view key, const std::vector<std::size_t>& ranks);
    void columns(const core::Explanation& explanation);
    void rank(const core::Explanation& explanation, const Line& line);
    void number(std::string_view key, double value) { writeNumber(key, value, m_json, m_digits); }
    void fraction(std::string_view key, const std::optional<core::Fraction>& value);

    const ListExplanation& m_explanation;
    core::JsonWriter& m_json;
    int m_digits;
    ui::NumberFormat m_format;  ///< for the words
};

void ExplanationJson::write()
{
    m_json.key("query").text(m_explanation.list.query);
    if (!m_explanation.bounds.empty())
        writeNumber("topGrade", m_explanation.topGrade, m_json);
    m_json.key("measures").objects(m_explanation.measures, [this](const auto& explanation) {
        measure(explanation);
    });
}

void ExplanationJson::measure(const core::Explanation& explanation)
{
    m_json.key("measure").text(core::toText(explanation.definition));
    m_json.key("title").text(ui::measureTitle(explanation.definition.measure).toStdString());
    number("value", explanation.value.valueOr(none));
    if (!explanation.value) {
        m_json.key("reason").text(ui::undefinedText(explanation.value.reason()).toStdString());
        m_json.key("noValue").text(wordOf(noValueRules, m_explanation.noValue));
        number("counts", core::countedAs(explanation.value, m_explanation.noValue).valueOr(none));
    }
    const auto place = static_cast<std::size_t>(&explanation - m_explanation.measures.data());
    if (!m_explanation.bounds.empty())
        writeBounds(m_explanation.bounds[place], m_digits, m_json);
    fraction("exact", explanation.exact);
    m_json.key("formula").text(ui::toPlainText(ui::formulaOf(explanation, m_format)).toStdString());
    m_json.key("summary").text(
        ui::summarySentence(explanation, m_format, m_explanation.noValue).toStdString());
    if (explanation.definition.measure == core::Measure::Rc)
        idealOrders(explanation);
    number("earned", explanation.earned);
    number("attainable", explanation.attainable);
    m_json.key("retrieved").count(explanation.retrieved);
    m_json.key("relevant").count(explanation.relevant);
    m_json.key("relevantWithinCutoff").count(explanation.relevantWithinCutoff);
    columns(explanation);
    m_json.key("ranks").objects(explanation.ranks,
                                [&](const Line& line) { rank(explanation, line); });
}

/// Writes the ideal orders, closest first; `each` is empty if there are too many to read.
void ExplanationJson::idealOrders(const core::Explanation& explanation)
{
    constexpr std::size_t mostTold = 24;
    const core::IdealOrders orders = core::idealOrders(explanation, mostTold);
    m_json.key("idealOrders").beginObject();
    writeNumber("count", orders.count, m_json);
    number("best", orders.best.valueOr(none));
    number("worst", orders.worst.valueOr(none));
    ranks("closest", orders.closest);
    m_json.key("each").objects(orders.each, [this](const core::IdealShare& order) {
        ranks("ranks", order.ranks);
        number("value", order.share.valueOr(none));
    });
    m_json.endObject();
}

void ExplanationJson::ranks(std::string_view key, const std::vector<std::size_t>& ranks)
{
    m_json.key(key).beginArray();
    for (const std::size_t rank : ranks)
        m_json.count(rank);
    m_json.endArray();
}

void ExplanationJson::columns(const core::Explanation& explanation)
{
    m_json.key("columns").objects(explanation.columns, [&](Column column) {
        m_json.key("key").text(fieldOf(column).key);
        m_json.key("heading").text(
            ui::columnHeading(explanation, column, m_explanation.discounts).toStdString());
    });
}

void ExplanationJson::rank(const core::Explanation& explanation, const Line& line)
{
    const auto row = static_cast<std::size_t>(&line - explanation.ranks.data());
    const bool isOfTheList = !core::rowOf(explanation.definition.measure).walksIdeal;
    m_json.key("rank").count(line.rank);
    m_json.key("counted").truth(line.counted);
    m_json.key("document");
    if (isOfTheList && row < m_explanation.list.ranked.size())
        m_json.text(m_explanation.list.ranked[row].id);
    else
        m_json.null();
    for (const Column column : explanation.columns) {
        const ColumnField& field = fieldOf(column);
        if (column == Column::Weight)
            number(field.key, ui::shownWeight(explanation, line, m_format));
        else if (field.of)
            writeNumber(field.key, field.of(line), m_json, field.isGiven ? allDigits : m_digits);
    }
    if (row < explanation.exactRanks.size() && explanation.exactRanks[row].term)
        fraction("exactTerm", explanation.exactRanks[row].term);
}

void ExplanationJson::fraction(std::string_view key, const std::optional<core::Fraction>& value)
{
    writeFraction(key, value, m_json);
}

/// Writes a mean's fields.
void writeMean(const core::WrittenMean& mean, const QueriesExplanation& all, core::JsonWriter& json)
{
    const int digits = all.digits.value_or(allDigits);
    ui::NumberFormat format;
    format.digits = all.digits.value_or(format.digits);
    json.key("measure").text(core::toText(mean.definition));
    json.key("name").text(ui::meanName(mean.definition).toStdString());
    writeNumber("value", mean.value, json, digits);
    if (!all.bounds.empty())
        writeBounds(all.bounds[static_cast<std::size_t>(&mean - all.means.data())], digits, json);
    writeFraction("exact", mean.exact, json);
    json.key("formula").text(ui::toPlainText(ui::formulaOf(mean, format)).toStdString());
    json.key("count").count(mean.count);
    writeNumber("sum", mean.sum, json, digits);
    writeFraction("exactSum", mean.exactSum, json);
    writeNumber("geometricMean", mean.geometric, json, digits);
    writeNumber("median", mean.median, json, digits);
    json.key("noValue").text(wordOf(noValueRules, all.noValue));
    json.key("terms").objects(mean.terms, [&](const core::MeanTerm& term) {
        json.key("query").text(term.query);
        writeNumber("value", term.isMissing ? none : term.value.valueOr(none), json, digits);
        if (term.isMissing)
            json.key("missing").truth(true);
        else if (!term.value)
            json.key("reason").text(ui::undefinedText(term.value.reason()).toStdString());
        writeNumber("counts", term.counted, json, digits);
        writeFraction("exact", term.exact, json);
    });
}

}  // namespace

std::string explanationJson(const ListExplanation& explanation)
{
    JsonText json;
    json.beginObject();
    ExplanationJson(explanation, json).write();
    json.endObject();
    return json.take();
}

std::string explanationJson(const QueriesExplanation& explanation)
{
    JsonText json;
    json.beginObject();
    if (!explanation.lists.empty())
        json.key("queries").objects(explanation.lists, [&json](const ListExplanation& list) {
            ExplanationJson(list, json).write();
        });
    json.key("means").objects(explanation.means, [&](const core::WrittenMean& mean) {
        writeMean(mean, explanation, json);
    });
    json.endObject();
    return json.take();
}

}  // namespace cli
