// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_classes.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "core/foundation/json/json_writer.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/class_tables.h"
#include "ui/text/tables/left_out_rows_text.h"
#include "ui/text/words/measure_text.h"

#include <array>
#include <vector>

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
        if (m_report.intervals) {
            m_json.key("intervals").beginObject();
            for (std::size_t i = 0; i < m_report.values.values.size(); ++i)
                writeInterval(m_report.values.values[i].id, m_report.intervals->values[i]);
            m_json.endObject();
        }
        writeMatrix();
        m_json.key("per_class").beginArray();
        for (std::size_t each = 0; each < samples.classes.size(); ++each)
            writeClass(each);
        m_json.endArray();
        if (!samples.scores.empty())
            writePairs();
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
        if (!m_report.samples.scores.empty()) {
            values.push_back({"auc", of.auc});
            values.push_back({"average_precision", of.averagePrecision});
        }
        writeValues(values);
        if (m_report.intervals) {
            const core::IntervalsOfClass& ends = m_report.intervals->ofClass[each];
            const std::array intervals{&ends.precision, &ends.recall, &ends.f1, &ends.auc,
                                       &ends.averagePrecision};
            m_json.key("intervals").beginObject();
            for (std::size_t i = 0; i < values.size(); ++i)
                writeInterval(values[i].id, *intervals[i]);
            m_json.endObject();
        }
        m_json.endObject();
    }

    /// Writes the ends of an interval, or null.
    void writeInterval(const std::string& id, const core::ClassInterval& interval)
    {
        m_json.key(id);
        if (!interval) {
            m_json.null();
            return;
        }
        m_json.beginArray();
        number(interval->low);
        number(interval->high);
        m_json.endArray();
    }

    void writePairs()
    {
        m_json.key("pairs").beginArray();
        for (std::size_t i = 0; i < m_report.values.ofPair.size(); ++i) {
            const core::ValuesOfPair& of = m_report.values.ofPair[i];
            m_json.beginObject();
            m_json.key("classes").beginArray();
            m_json.text(m_report.samples.classes[of.first]);
            m_json.text(m_report.samples.classes[of.second]);
            m_json.endArray();
            writeValues(
                {{"auc", of.auc()}, {"auc_by_first", of.byFirst}, {"auc_by_second", of.bySecond}});
            if (m_report.intervals) {
                m_json.key("intervals").beginObject();
                writeInterval("auc", m_report.intervals->ofPair[i]);
                m_json.endObject();
            }
            m_json.endObject();
        }
        m_json.endArray();
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

std::string ruleOf(const ClassesReport& report, bool showsIntervals = true)
{
    QString rule =
        ui::joinedSentences({ui::classRuleSentences(report.samples, report.values),
                             ui::classCountsSentence(report.values, report.samples.classes),
                             ui::leftOutSentence(report.samples.leftOut, report.samples.size())});
    if (report.intervals && showsIntervals)
        rule = ui::joinedSentences({rule, ui::classIntervalsSentence(report.bootstrap),
                                    ui::classErrorIntervalsSentence(report.values)});
    return rule.toStdString();
}

core::Table uncaptioned(const ClassesReport& report, ClassesLayout layout, int digits)
{
    const ui::ValueWords words = wordsOf(digits);
    const core::ClassSamples& samples = report.samples;
    const core::ClassValues& values = report.values;
    const core::ClassIntervals* intervals = report.intervals ? &*report.intervals : nullptr;
    switch (layout) {
    case ClassesLayout::Matrix:
        return ui::classMatrixTable(values.matrix, samples.classes, ui::MatrixCells::Counts, words);
    case ClassesLayout::Shares:
        return ui::classMatrixTable(values.matrix, samples.classes, ui::MatrixCells::Shares, words);
    case ClassesLayout::Classes:
        return ui::classTable(values, samples.classes, !samples.scores.empty(), words, intervals);
    case ClassesLayout::Pairs:
        return ui::classPairTable(values, samples.classes, words, intervals);
    case ClassesLayout::Values:
        break;
    }
    return ui::classValuesTable(values, words, intervals);
}

/// What the table of a layout contains.
QString aboutOf(ClassesLayout layout)
{
    switch (layout) {
    case ClassesLayout::Matrix:
        return ui::classTableAbout(ui::ClassTableKind::Matrix);
    case ClassesLayout::Shares:
        return ui::classTableAbout(ui::ClassTableKind::Shares);
    case ClassesLayout::Classes:
        return ui::classTableAbout(ui::ClassTableKind::Classes);
    case ClassesLayout::Pairs:
        return ui::classTableAbout(ui::ClassTableKind::Pairs);
    case ClassesLayout::Values:
        break;
    }
    return ui::classTableAbout(ui::ClassTableKind::Values);
}

}  // namespace

core::Table classesTable(const ClassesReport& report, ClassesLayout layout)
{
    core::Table table = uncaptioned(report, layout, report.digits.value_or(tableDigits));
    const bool hasIntervals = layout != ClassesLayout::Matrix && layout != ClassesLayout::Shares;
    table.caption =
        ui::joinedSentences({aboutOf(layout), QString::fromStdString(ruleOf(report, hasIntervals))})
            .toStdString();
    return table;
}

std::string classesText(const ClassesReport& report)
{
    std::string text = ruleOf(report) + '\n';
    std::vector layouts{ClassesLayout::Matrix, ClassesLayout::Classes};
    if (!report.values.ofPair.empty())
        layouts.push_back(ClassesLayout::Pairs);
    layouts.push_back(ClassesLayout::Values);
    for (const ClassesLayout layout : layouts)
        text += '\n' + plainText(uncaptioned(report, layout, report.digits.value_or(textDigits)));
    return text;
}

std::string classesJson(const ClassesReport& report)
{
    return ClassesJson(report).write();
}

}  // namespace cli
