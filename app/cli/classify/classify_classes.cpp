// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_classes.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "core/foundation/json/json_writer.h"
#include "ui/text/tables/class_tables.h"
#include "ui/text/words/measure_text.h"

namespace cli {

namespace {

constexpr int textDigits = 6;
constexpr int tableDigits = 3;

/// Writes an object under a key, or an array element without one.
class ClassesJson {
public:
    explicit ClassesJson(const ClassesReport& report)
        : m_report(report)
    {}

    std::string write()
    {
        const core::ClassSamples& samples = m_report.samples;
        m_json.beginObject();
        m_json.key("classes").beginArray();
        for (const std::string& name : samples.classes)
            m_json.text(name);
        m_json.endArray();
        count("n", samples.size());
        m_json.key("predicted_by").text(samples.hasPredictions ? "table" : "highest_score");
        count("tied", m_report.values.tied);
        count("predicted_otherwise", m_report.values.otherwise);
        count("not_summing_to_1", m_report.values.notSummingToOne);
        count("classes_left_out", m_report.values.absent);
        count("counted_as_0", m_report.values.countedAsZero);
        writeValues(m_report.values.values);
        writeMatrix();
        m_json.key("per_class").beginArray();
        for (std::size_t each = 0; each < samples.classes.size(); ++each)
            writeClass(each);
        m_json.endArray();
        m_json.endObject();
        return m_json.take();
    }

private:
    void count(const char* id, std::size_t number)
    {
        m_json.key(id).number(std::to_string(number));
    }

    /// Writes a number of samples, or the sum of their weights.
    void amount(const char* id, double sum) { m_json.key(id).number(numberText(sum, allDigits)); }

    void number(double value)
    {
        m_json.number(numberText(value, m_report.digits.value_or(allDigits)));
    }

    void writeValues(const std::vector<core::NamedClassValue>& values)
    {
        bool isOpen = false;
        for (const core::NamedClassValue& each : values)
            m_json.key(each.id).orNull(each.value, [this](double value) { number(value); });
        for (const core::NamedClassValue& each : values) {
            if (each.value)
                continue;
            if (!isOpen)
                m_json.key("undefined").beginObject();
            isOpen = true;
            m_json.key(each.id).text(ui::undefinedText(each.value.reason()).toStdString());
        }
        if (isOpen)
            m_json.endObject();
    }

    void writeMatrix()
    {
        const core::ClassMatrix& matrix = m_report.values.matrix;
        m_json.key("confusion_matrix").beginArray();
        for (std::size_t label = 0; label < matrix.size(); ++label) {
            m_json.beginArray();
            for (std::size_t predicted = 0; predicted < matrix.size(); ++predicted)
                m_json.number(numberText(matrix.at(label, predicted), allDigits));
            m_json.endArray();
        }
        m_json.endArray();
    }

    void writeClass(std::size_t each)
    {
        const core::ValuesOfClass& of = m_report.values.ofClass[each];
        m_json.beginObject();
        m_json.key("class").text(m_report.samples.classes[each]);
        amount("samples", of.samples);
        amount("predicted", of.predicted);
        std::vector<core::NamedClassValue> values{
            {"precision", of.precision}, {"recall", of.recall}, {"f1", of.f1}};
        if (!m_report.samples.scores.empty())
            values.push_back({"auc", of.auc});
        writeValues(values);
        m_json.endObject();
    }

    const ClassesReport& m_report;
    core::JsonWriter m_json;
};

ui::ValueWords wordsOf(int digits)
{
    return [digits](const core::Value& value) {
        return value ? QString::fromStdString(numberText(*value, digits)) : QStringLiteral("–");
    };
}

std::string ruleOf(const ClassesReport& report)
{
    return ui::classRuleSentences(report.samples, report.values).toStdString();
}

core::Table uncaptioned(const ClassesReport& report, ClassesLayout layout, int digits)
{
    const ui::ValueWords words = wordsOf(digits);
    const core::ClassSamples& samples = report.samples;
    const core::ClassValues& values = report.values;
    switch (layout) {
    case ClassesLayout::Matrix:
        return ui::classMatrixTable(values.matrix, samples.classes,
                                    ui::MatrixCells::Counts, words);
    case ClassesLayout::Shares:
        return ui::classMatrixTable(values.matrix, samples.classes, ui::MatrixCells::Shares, words);
    case ClassesLayout::Classes:
        return ui::classTable(values, samples.classes, !samples.scores.empty(), words);
    case ClassesLayout::Values:
        break;
    }
    return ui::classValuesTable(values, words);
}

}  // namespace

core::Table classesTable(const ClassesReport& report, ClassesLayout layout)
{
    core::Table table = uncaptioned(report, layout, report.digits.value_or(tableDigits));
    table.caption = ruleOf(report);
    return table;
}

std::string classesText(const ClassesReport& report)
{
    std::string text = ruleOf(report) + '\n';
    for (const ClassesLayout layout :
         {ClassesLayout::Matrix, ClassesLayout::Classes, ClassesLayout::Values})
        text += '\n' + plainText(uncaptioned(report, layout, report.digits.value_or(textDigits)));
    return text;
}

std::string classesJson(const ClassesReport& report)
{
    return ClassesJson(report).write();
}

}  // namespace cli
