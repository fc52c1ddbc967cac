// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/pasted_samples.h"

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/sample_table.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"

#include <utility>

namespace ui {

namespace {

QString stepOf(std::size_t samples)
{
    return Wording::tr("Paste %n samples", nullptr, static_cast<int>(samples));
}

void replaceByClasses(ClassifierDocument& document, core::ClassSamples samples)
{
    const QString step = stepOf(samples.size());
    core::Samples ofFirst = core::oneAgainstRest(samples, 0);
    samples.ids.clear();
    document.history().beginMacro(step);
    document.setPositive(1);
    document.replaceSamples(std::move(ofFirst), step, std::move(samples));
    document.history().endMacro();
}

}  // namespace

QString pasteSamples(ClassifierDocument& document, const QString& table)
{
    const std::string text = table.toStdString();
    const std::string name = Wording::tr("clipboard").toStdString();
    const auto preview = core::previewTable(text, name);
    if (!preview)
        return errorText(preview.error());
    const core::TableReading reading = core::proposedReading(*preview);
    if (core::seemsToHaveDecimalCommas(*preview))
        return Wording::tr("These numbers seem to use decimal commas (0,5). To confirm that, "
                           "choose Paste a table… in the Samples menu.");
    const auto several = core::classReadingOf(text, name, *preview);
    if (several && *several)
        if (auto classes = core::parseClassTable(text, name, **several)) {
            replaceByClasses(document, std::move(classes->samples));
            return {};
        }
    if (!reading.labelColumn || reading.scoreColumns.empty())
        return Wording::tr("The copied table needs a column of labels and a column of scores.");
    auto read = core::parseSampleTable(text, name, reading);
    if (!read) {
        const core::TableProblems& problems = read.error();
        const QString first = errorText(problems.first.front());
        return problems.count == 1
                   ? first
                   : Wording::tr("%1 (and %n more)", nullptr, static_cast<int>(problems.count) - 1)
                         .arg(first);
    }
    const QString step = stepOf(read->samples.size());
    document.history().beginMacro(step);
    if (read->positive)
        document.setPositive(*read->positive);
    document.replaceSamples(std::move(read->samples), step);
    document.history().endMacro();
    return {};
}

}  // namespace ui
