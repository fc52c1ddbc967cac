// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/library_text.h"

#include "ui/text/language/wording.h"

namespace ui {

namespace {

QString roundingText(core::Rounding rounding)
{
    switch (rounding) {
    case core::Rounding::None:
        break;
    case core::Rounding::FiveDecimals:
        return Wording::tr("rounded to 5 decimals");
    case core::Rounding::TwoDecimals:
        return Wording::tr("rounded to 2 decimals");
    case core::Rounding::Rre:
        return Wording::tr("few decimals: nDCG truncated to 2, P and RR rounded to 2, recall to 4");
    }
    return {};
}

}  // namespace

QString libraryName(std::string_view name)
{
    if (name == "scikit-learn (32-bit scores)")
        return Wording::tr("scikit-learn (32-bit scores)");
    if (name == "scikit-learn before 1.2")
        return Wording::tr("scikit-learn before 1.2");
    if (name == "scikit-learn (auc of the curve)")
        return Wording::tr("scikit-learn (auc of the curve)");
    if (name == "scikit-learn (macro)")
        return Wording::tr("scikit-learn (macro)");
    if (name == "scikit-learn (micro)")
        return Wording::tr("scikit-learn (micro)");
    if (name == "scikit-learn (weighted)")
        return Wording::tr("scikit-learn (weighted)");
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString departureSentence(const core::Library& library, core::Departure departure)
{
    const QString name = libraryName(library.name);
    switch (departure) {
    case core::Departure::TieOrder:
        return Wording::tr("%1 orders documents with tied scores arbitrarily. Rankscope keeps "
                           "their order in the run’s file, so values may differ.")
            .arg(name);
    case core::Departure::PositiveScores:
        return Wording::tr("In AP, RR, P and recall, %1 treats a document with a score of 0 or "
                           "less as not relevant. In Rankscope, the score makes no difference.")
            .arg(name);
    case core::Departure::RoundedTerms:
        return Wording::tr("%1 also rounds the terms of nDCG and AP. Rankscope does not, so the "
                           "last digit may differ.")
            .arg(name);
    case core::Departure::BestRetrieved:
        return Wording::tr(
                   "In RR, %1 uses the best retrieved document. Rankscope uses the best judged "
                   "document.")
            .arg(name);
    case core::Departure::UnjudgedGrade:
        return Wording::tr(
                   "In ERR, %1 treats an unjudged document as grade 2. In Rankscope, it earns "
                   "nothing.")
            .arg(name);
    case core::Departure::NegativeRefused:
        return Wording::tr("From version 1.4 on, %1 rejects negative grades in nDCG.").arg(name);
    }
    return {};
}

QStringList departureSentences(const core::Library& library, core::Measure measure)
{
    QStringList sentences;
    for (const core::Departure departure : library.departures)
        if (core::concerns(departure, measure))
            sentences << departureSentence(library, departure);
    return sentences;
}

QStringList listRuleTexts(const core::EvaluationRules& rules)
{
    QStringList texts;
    if (rules.scope == core::JudgmentScope::RetrievedOnly)
        texts << Wording::tr("uses only retrieved documents");
    if (rules.ties == core::TieRule::AverageGain)
        texts << Wording::tr("ties share their mean gain");
    if (rules.ties == core::TieRule::OneThreshold)
        texts << Wording::tr("ties share their mean gain, and count as one threshold in AP");
    if (rules.ownDocument == core::OwnDocument::Drop)
        texts << Wording::tr("without the query’s own document");
    if (const QString rounding = roundingText(rules.rounding); !rounding.isEmpty())
        texts << rounding;
    return texts;
}

}  // namespace ui
