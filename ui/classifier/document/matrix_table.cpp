// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/matrix_table.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"

#include <initializer_list>

namespace ui {

core::Table matrixTable(const ClassifierDocument& document, std::size_t model,
                        const std::function<QString(double)>& countText)
{
    const core::ConfusionMatrix counts = document.counts(model);
    core::Table table;
    table.columns.push_back({std::string(), false});
    for (const QString& word : {document.positiveWord(), document.negativeWord()})
        table.columns.push_back({Wording::tr("predicted “%1”").arg(word).toStdString(), true});
    table.columns.push_back({Wording::tr("all", "total").toStdString(), true});
    const auto row = [&](const QString& name, std::initializer_list<double> tallies) {
        auto& cells = table.rows.emplace_back();
        cells.push_back({name.toStdString(), std::nullopt});
        for (const double count : tallies)
            cells.push_back({countText(count).toStdString(), count});
    };
    row(Wording::tr("labelled “%1”").arg(document.positiveWord()),
        {counts.tp, counts.fn, counts.positives()});
    row(Wording::tr("labelled “%1”").arg(document.negativeWord()),
        {counts.fp, counts.tn, counts.negatives()});
    row(Wording::tr("all", "total"),
        {counts.predictedPositive(), counts.predictedNegative(), counts.total()});
    return table;
}

QString matrixCaption(const ClassifierDocument& document, std::size_t model, const QString& name,
                      int digits)
{
    const bool isWeighted = !document.samples().weights.empty();
    const QString counted = isWeighted ? Wording::tr("sums of the weights of samples")
                                       : Wording::tr("numbers of samples");
    return joinedSentences(
        {name.isEmpty()
             ? Wording::tr("Confusion matrix: %1 by label (rows) and prediction (columns).")
                   .arg(counted)
             : Wording::tr("Confusion matrix of %2: %1 by label (rows) and prediction (columns).")
                   .arg(counted, name),
         sampleCountsSentence(document),
         document.hasSamples() ? predictedSentence(document, model, digits) : QString()});
}

}  // namespace ui
