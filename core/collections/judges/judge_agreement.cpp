// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/judges/judge_agreement.h"

#include "core/metrics/agreement/cohen_kappa.h"
#include "core/metrics/agreement/fleiss_kappa.h"
#include "core/metrics/agreement/krippendorff_alpha.h"

namespace core {

namespace {

JudgePair pairOf(const JudgeGrades& given, std::size_t a, std::size_t b)
{
    JudgePair pair{a, b, 0, 0, {}};
    for (std::size_t document = 0; document < given.documents(); ++document) {
        const auto grades = given.of(document);
        const bool isShared = grades[a].hasValue() && grades[b].hasValue();
        pair.shared += isShared ? 1 : 0;
        pair.equal += isShared && grades[a] == grades[b] ? 1 : 0;
    }
    for (const GradeDistance distance :
         {GradeDistance::Nominal, GradeDistance::Linear, GradeDistance::Quadratic})
        pair.agreements.push_back(
            {AgreementKind::Cohen, distance, cohenKappa(given, a, b, distance)});
    return pair;
}

}  // namespace

SharedDocuments sharedDocuments(const JudgePanel& panel)
{
    SharedDocuments shared;
    for (const PanelDocument& document : panel.documents) {
        std::size_t count = 0;
        bool areEqual = true;
        Grade first;
        for (const Grade grade : document.grades) {
            if (!grade.hasValue())
                continue;
            areEqual = areEqual && (count == 0 || grade == first);
            first = grade;
            ++count;
        }
        shared.count += count > 1 ? 1 : 0;
        shared.equal += count > 1 && areEqual ? 1 : 0;
    }
    return shared;
}

JudgeAgreement judgeAgreement(const JudgePanel& panel, const RandomRounds& rounds,
                              const Threads& threads)
{
    const JudgeGrades given = panel.grades();
    JudgeAgreement agreement;
    agreement.shared = sharedDocuments(panel);
    agreement.all.push_back({AgreementKind::Fleiss, GradeDistance::Nominal, fleissKappa(given)});
    for (const GradeDistance distance :
         {GradeDistance::Nominal, GradeDistance::Ordinal, GradeDistance::Quadratic})
        agreement.all.push_back({AgreementKind::Krippendorff, distance,
                                 krippendorffAlpha(given, distance, rounds, threads)});
    for (std::size_t a = 0; a < panel.judges.size(); ++a)
        for (std::size_t b = a + 1; b < panel.judges.size(); ++b)
            agreement.pairs.push_back(pairOf(given, a, b));
    return agreement;
}

}  // namespace core
