// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/group_table.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/measure_text.h"

namespace ui {

namespace {

/// The meaning of the letter w.
QString weightMeaning(core::GroupWeights weights)
{
    switch (weights) {
    case core::GroupWeights::Equal:
        return Wording::tr("w is 1 for each group.");
    case core::GroupWeights::Positives:
        return Wording::tr("w is the group’s number of positives, as in RecBole’s GAUC.");
    case core::GroupWeights::Samples:
        return Wording::tr("w is the group’s number of samples, as in the GAUC of Zhu et al.");
    }
    return {};
}

/// Empty if the group counts.
QString whyLeftOut(const core::Value& auc)
{
    if (auc)
        return {};
    return auc.reason() == core::Undefined::NoPositives ? Wording::tr("skipped: no positives")
                                                        : Wording::tr("skipped: no negatives");
}

}  // namespace

QString groupWeightsText(core::GroupWeights weights)
{
    switch (weights) {
    case core::GroupWeights::Equal:
        return Wording::tr("Equal weights");
    case core::GroupWeights::Positives:
        return Wording::tr("By positives");
    case core::GroupWeights::Samples:
        return Wording::tr("By samples");
    }
    return {};
}

QString groupedAucSentence(const core::GroupedAuc& grouped, core::GroupWeights weights,
                           const ValueWords& words)
{
    const core::Value mean = grouped.mean(weights);
    if (!mean)
        return Wording::tr("Grouped AUC is undefined. %1").arg(undefinedText(mean.reason()));
    return Wording::tr("Grouped AUC = Σ w·AUC / Σ w = %1 / %2 = %3. %4")
        .arg(words(grouped.sumOfTerms(weights)),
             QString::fromStdString(tallyCell(grouped.sumOfWeights(weights)).text), words(mean),
             weightMeaning(weights));
}

QString groupsCountedSentence(const core::GroupedAuc& grouped)
{
    if (grouped.withoutPositives + grouped.withoutNegatives == 0)
        return Wording::tr("Groups: all %1 count.").arg(grouped.counted);
    return Wording::tr(
               "Groups: %1 count; %2 without positives and %3 without negatives are skipped.")
        .arg(grouped.counted)
        .arg(grouped.withoutPositives)
        .arg(grouped.withoutNegatives);
}

core::Table groupTable(const core::GroupedAuc& grouped, std::span<const std::string> names,
                       core::GroupWeights weights, const ValueWords& words)
{
    core::Table table;
    table.label = "groups";
    table.columns.push_back({Wording::tr("Group").toStdString(), false});
    for (const QString& heading : {Wording::tr("Samples"), Wording::tr("Positives"),
                                   Wording::tr("AUC"), Wording::tr("w"), Wording::tr("w·AUC")})
        table.columns.push_back({heading.toStdString(), true});
    const bool hasRemarks = grouped.withoutPositives + grouped.withoutNegatives > 0;
    if (hasRemarks)
        table.columns.push_back({Wording::tr("Note").toStdString(), false});
    for (std::size_t i = 0; i < grouped.ofGroup.size(); ++i) {
        const core::AucOfGroup& group = grouped.ofGroup[i];
        auto& row = table.rows.emplace_back();
        row = {{names[i]},
               tallyCell(static_cast<double>(group.samples)),
               tallyCell(group.positives),
               valueCell(group.auc, words),
               group.auc ? tallyCell(group.weight(weights)) : valueCell(group.auc, words),
               valueCell(group.term(weights), words)};
        if (hasRemarks)
            row.push_back({whyLeftOut(group.auc).toStdString()});
    }
    auto& mean = table.rows.emplace_back();
    mean = {{Wording::tr("Mean").toStdString()},
            {},
            {},
            valueCell(grouped.mean(weights), words),
            tallyCell(grouped.sumOfWeights(weights)),
            valueCell(grouped.sumOfTerms(weights), words)};
    if (hasRemarks)
        mean.push_back({Wording::tr("skipped: %1 of %2")
                            .arg(grouped.withoutPositives + grouped.withoutNegatives)
                            .arg(grouped.ofGroup.size())
                            .toStdString()});
    return table;
}

}  // namespace ui
