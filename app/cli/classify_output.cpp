#include "app/cli/classify_output.h"

#include "app/cli/json_writer.h"
#include "app/cli/number_output.h"
#include "app/cli/text_table.h"
#include "ui/words/measure_text.h"
#include "ui/words/rate_rule.h"

#include <cmath>

namespace cli {

namespace {

constexpr int usualDigits = 6;

void writeNumber(double number, JsonWriter& json, int digits = allDigits)
{
    if (std::isinf(number))
        json.text(number > 0 ? "inf" : "-inf");
    else
        json.number(numberText(number, digits));
}

void writeValues(const std::vector<NamedValue>& values, std::optional<int> digits, JsonWriter& json)
{
    for (const NamedValue& named : values) {
        json.key(named.id);
        if (named.value)
            writeNumber(*named.value, json, digits.value_or(allDigits));
        else
            json.null();
    }
}

/// The reasons beside the values that are null; nothing where there is none.
void writeUndefined(const std::vector<NamedValue>& values, JsonWriter& json)
{
    bool isOpen = false;
    for (const NamedValue& named : values) {
        if (named.value)
            continue;
        if (!isOpen)
            json.key("undefined").beginObject();
        isOpen = true;
        json.key(named.id).text(ui::undefinedText(named.value.reason()).toStdString());
    }
    if (isOpen)
        json.endObject();
}

/// By which rules rates have the values that they have; nothing where there is none.
void writeRules(const core::Counts& counts, JsonWriter& json)
{
    bool isOpen = false;
    for (const core::RateRow& row : core::rateTable()) {
        const QString rule = ui::rateRule(row.rate, counts);
        if (rule.isEmpty())
            continue;
        if (!isOpen)
            json.key("byRule").beginObject();
        isOpen = true;
        json.key(row.id).text(rule.toStdString());
    }
    if (isOpen)
        json.endObject();
}

void writeThreshold(const ThresholdReport& report, std::optional<int> digits, JsonWriter& json)
{
    json.key("threshold").beginObject();
    json.key("value");
    if (report.threshold)
        writeNumber(*report.threshold, json);
    else
        json.null();
    json.key("tp");
    writeNumber(report.counts.tp, json);
    json.key("fp");
    writeNumber(report.counts.fp, json);
    json.key("fn");
    writeNumber(report.counts.fn, json);
    json.key("tn");
    writeNumber(report.counts.tn, json);
    writeValues(report.rates, digits, json);
    writeUndefined(report.rates, json);
    writeRules(report.counts, json);
    json.endObject();
}

void writeModel(const ClassifyReport& report, const ModelReport& model, JsonWriter& json)
{
    json.beginObject();
    if (!model.name.empty()) {
        json.key("model").text(model.name);
        json.key("positive_class").text(report.positive);
        json.key("higher_is_positive").truth(report.higherIsPositive);
    }
    json.key("n");
    writeNumber(model.samples, json);
    json.key("positives");
    writeNumber(model.positives, json);
    writeValues(model.values, report.digits, json);
    writeUndefined(model.values, json);
    writeThreshold(model.atThreshold, report.digits, json);
    json.endObject();
}

/// A row of the text: a value of every model, and why those that have none have none.
class Rows {
public:
    Rows(const ClassifyReport& report, TextTable& table)
        : m_report(report)
        , m_table(table)
    {}

    void add(std::string_view id, const auto& valueOf, const auto& ruleOf)
    {
        std::vector<core::TableCell> cells{{std::string(id), std::nullopt}};
        QString remark;
        for (const ModelReport& model : m_report.models) {
            const core::Value value = valueOf(model);
            cells.push_back(value ? cell(text(*value), *value) : cell(QStringLiteral("undefined")));
            if (remark.isEmpty())
                remark = value ? ruleOf(model) : ui::undefinedText(value.reason());
        }
        m_table.addRow(std::move(cells), remark);
    }
    void add(std::string_view id, const auto& valueOf)
    {
        add(id, valueOf, [](const ModelReport&) { return QString(); });
    }

private:
    QString text(double number) const
    {
        const bool isWhole = std::trunc(number) == number;
        return QString::fromStdString(
            numberText(number, isWhole ? allDigits : m_report.digits.value_or(usualDigits)));
    }

    const ClassifyReport& m_report;
    TextTable& m_table;
};

/// How a sample is predicted; empty where counts were typed.
std::string rule(const ClassifyReport& report)
{
    if (report.models.front().name.empty())
        return {};
    return "Positive class: " + report.positive +
           (report.higherIsPositive ? "; predicted where score >= threshold"
                                    : "; predicted where score <= threshold");
}

TextTable values(const ClassifyReport& report)
{
    const ModelReport& first = report.models.front();
    TextTable table;
    table.addColumn(QString(), TextTable::Align::Left);
    for (const ModelReport& model : report.models)
        table.addColumn(QString::fromStdString(model.name));
    Rows rows(report, table);
    rows.add("n", [](const ModelReport& model) { return core::Value(model.samples); });
    rows.add("positives", [](const ModelReport& model) { return core::Value(model.positives); });
    for (std::size_t i = 0; i < first.values.size(); ++i)
        rows.add(first.values[i].id,
                 [i](const ModelReport& model) { return model.values[i].value; });
    if (first.atThreshold.threshold)
        rows.add("threshold", [](const ModelReport& model) {
            return core::Value(*model.atThreshold.threshold);
        });
    const auto addCount = [&](std::string_view id, double core::Counts::*count) {
        rows.add(id, [count](const ModelReport& model) {
            return core::Value(model.atThreshold.counts.*count);
        });
    };
    addCount("tp", &core::Counts::tp);
    addCount("fp", &core::Counts::fp);
    addCount("fn", &core::Counts::fn);
    addCount("tn", &core::Counts::tn);
    for (std::size_t i = 0; i < first.atThreshold.rates.size(); ++i)
        rows.add(
            first.atThreshold.rates[i].id,
            [i](const ModelReport& model) { return model.atThreshold.rates[i].value; },
            [i](const ModelReport& model) {
                return ui::rateRule(core::rateTable()[i].rate, model.atThreshold.counts);
            });
    return table;
}

}  // namespace

std::string classifyText(const ClassifyReport& report)
{
    const std::string heading = rule(report);
    return (heading.empty() ? heading : heading + "\n") + values(report).text().toStdString();
}

core::Table classifyTable(const ClassifyReport& report)
{
    const std::string heading = rule(report);
    return values(report).table(heading.empty() ? "Confusion matrix as typed." : heading + ".",
                                "classification");
}

std::string classifyJson(const ClassifyReport& report)
{
    JsonWriter json;
    if (report.models.size() > 1)
        json.beginArray();
    for (const ModelReport& model : report.models)
        writeModel(report, model, json);
    if (report.models.size() > 1)
        json.endArray();
    return json.take();
}

}  // namespace cli
