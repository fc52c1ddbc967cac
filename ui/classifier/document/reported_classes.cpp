// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/reported_classes.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/toolkit/jobs/every_core.h"

namespace ui {

bool areResampled(const core::ClassSamples& samples)
{
    constexpr std::size_t mostScores = 20'000;
    return samples.size() * samples.classes.size() <= mostScores;
}

std::optional<ReportedClasses> reportedClasses(const ClassifierDocument& document)
{
    const core::ClassSamples* several = document.several();
    if (!several)
        return std::nullopt;
    const core::ClassifierSettings& settings = document.session().settings;
    ReportedClasses reported{core::classValues(*several, settings), std::nullopt};
    if (areResampled(*several))
        reported.intervals = core::classIntervals(*several, reported.values, settings,
                                                  core::BootstrapRules(), everyCore());
    return reported;
}

}  // namespace ui
