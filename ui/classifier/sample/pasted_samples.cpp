#include "ui/classifier/sample/pasted_samples.h"

#include "core/samples/sample_table.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/reading_words/problem_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::PastedSamples)
};

}  // namespace

QString pasteSamples(ClassifierDocument& document, const QString& table)
{
    const std::string text = table.toStdString();
    const std::string name = Words::tr("clipboard").toStdString();
    const auto preview = core::previewTable(text, name);
    if (!preview)
        return problemText(preview.error());
    const core::TableReading reading = core::proposedReading(*preview);
    if (core::seemsToHaveDecimalCommas(*preview))
        return Words::tr(
            "The numbers are written as 0,5: Samples > Paste a table… asks whether they "
            "are meant so.");
    if (!reading.labelColumn || reading.scoreColumns.empty())
        return Words::tr("What was copied has no column of labels beside one of scores.");
    auto read = core::parseSampleTable(text, name, reading);
    if (!read) {
        const core::TableProblems& problems = read.error();
        const QString first = problemText(problems.first.front());
        return problems.count == 1
                   ? first
                   : Words::tr("%1 And %n more.", nullptr, static_cast<int>(problems.count) - 1)
                         .arg(first);
    }
    const auto count = static_cast<int>(read->samples.size());
    const QString step =
        count == 1 ? Words::tr("Paste a sample") : Words::tr("Paste %n samples", nullptr, count);
    document.history().beginMacro(step);
    if (read->positive)
        document.setPositive(*read->positive);
    document.replaceSamples(std::move(read->samples), step);
    document.history().endMacro();
    return {};
}

}  // namespace ui
