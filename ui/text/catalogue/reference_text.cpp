// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/catalogue/reference_text.h"

#include "core/foundation/text/number_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/table_cell.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

namespace ui {

namespace {

core::TableCell numberCell(double number)
{
    if (std::isnan(number))
        return textCell(Wording::tr("undefined"));
    return {core::shortestText(number), number};
}

core::TableCell differenceCell(double difference)
{
    return textCell(differenceText(difference), difference);
}

}  // namespace

std::string referenceFile(std::string_view path)
{
    QFile file(QStringLiteral(":/reference/") +
               QString::fromUtf8(path.data(), static_cast<qsizetype>(path.size())));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("no reference data " + std::string(path));
    return file.readAll().toStdString();
}

QString referenceName(const core::ReferenceRow& reference)
{
    return QString::fromStdString(std::string(reference.program) + " " +
                                  std::string(reference.version));
}

QString referenceSubject(core::Reference reference)
{
    using core::Reference;
    switch (reference) {
    case Reference::TrecNine:
        return Wording::tr("trec_eval’s own output, every measure of all_trec");
    case Reference::TrecTen:
        return Wording::tr("where its output differs from version 9.0.8");
    case Reference::TrecNames:
        return Wording::tr("measures shown in the window, by their trec_eval names");
    case Reference::Ranx:
    case Reference::RecBole:
    case Reference::Mteb:
    case Reference::Beir:
    case Reference::XgBoost:
    case Reference::IrMeasures:
        return Wording::tr("values of a run under its rules, as in --as and Other tools");
    case Reference::ScikitGains:
        return Wording::tr("DCG and nDCG of lists");
    case Reference::ScikitClassifier:
        return Wording::tr("areas under curves, Brier score, and rates at thresholds");
    case Reference::Scipy:
        return Wording::tr("Kendall’s tau-b of two rankings");
    case Reference::Readers:
        return Wording::tr("ERR and RBP, implemented from the papers");
    case Reference::ExactMeasures:
        return Wording::tr("Q-measure and nERR as fractions, implemented from the papers");
    case Reference::RankBiasedOverlap:
        return Wording::tr("rank-biased overlap, implemented from the paper");
    }
    return {};
}

QString agreementText(const core::ReferenceCheck& check)
{
    if (check.differing() == 0)
        return Wording::tr("all agree");
    return Wording::tr("%1 of %2 differ")
        .arg(countText(check.differing()), countText(check.values.size()));
}

QString differenceText(double difference)
{
    if (std::isinf(difference))
        return Wording::tr("undefined");
    return difference == 0 ? QStringLiteral("0") : QLocale::c().toString(difference, 'g', 2);
}

core::Table referenceTableOf(std::span<const core::ReferenceCheck> checks)
{
    core::Table table;
    table.columns = {{Wording::tr("reference").toStdString(), false},
                     {Wording::tr("result").toStdString(), false},
                     {Wording::tr("values").toStdString(), true},
                     {Wording::tr("largest difference").toStdString(), true},
                     {Wording::tr("scope").toStdString(), false}};
    for (const core::ReferenceCheck& check : checks)
        table.rows.push_back({textCell(referenceName(*check.reference)),
                              textCell(agreementText(check)), core::countCell(check.values.size()),
                              differenceCell(check.largestDifference()),
                              textCell(referenceSubject(check.reference->reference))});
    return table;
}

core::Table valueTableOf(const core::ReferenceCheck& check)
{
    core::Table table;
    table.columns = {{Wording::tr("value").toStdString(), false},
                     {Wording::tr("theirs").toStdString(), true},
                     {Wording::tr("ours").toStdString(), true},
                     {Wording::tr("difference").toStdString(), true},
                     {Wording::tr("result").toStdString(), false}};
    std::vector<core::CheckedValue> values = check.values;
    std::stable_partition(values.begin(), values.end(),
                          [&check](const auto& value) { return !check.agrees(value); });
    for (const core::CheckedValue& value : values)
        table.rows.push_back(
            {{value.what},
             numberCell(value.theirs),
             numberCell(value.ours),
             differenceCell(core::differenceOf(value)),
             textCell(check.agrees(value) ? Wording::tr("agrees") : Wording::tr("differs"))});
    return table;
}

}  // namespace ui
