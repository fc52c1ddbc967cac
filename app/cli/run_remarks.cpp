// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_remarks.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/streams.h"

#include <QCoreApplication>

#include <utility>

namespace cli {

namespace {

constexpr std::size_t mostAlone = 8;

struct RunRemarksText {
    Q_DECLARE_TR_FUNCTIONS(RunRemarksText)
};

std::string furtherRuns(const std::vector<std::string>& runs)
{
    return RunRemarksText::tr("%n more runs (%1)", nullptr, static_cast<int>(runs.size()))
        .arg(QString::fromStdString(firstOf(runs)))
        .toStdString();
}

}  // namespace

RunRemarks::RunRemarks(core::OwnDocument ownDocument, const core::Library* library)
    : m_ownDocument(ownDocument)
    , m_library(library)
{}

void RunRemarks::tell(const std::string& run, core::Findings findings)
{
    if (++m_runs <= mostAlone)
        return tellAs(run, std::move(findings), m_ownDocument, m_library);
    for (const core::Finding& finding : findings) {
        Met& met = m_met[finding.oddity];
        met.runs.push_back(run);
        met.sum.oddity = finding.oddity;
        met.sum.count += finding.count;
    }
}

void RunRemarks::say(const std::string& run, const std::string& sentence)
{
    if (m_runs <= mostAlone)
        warn(run + ": " + sentence);
    else
        m_said[sentence].push_back(run);
}

void RunRemarks::end() const
{
    for (const auto& [oddity, met] : m_met)
        tellAs(furtherRuns(met.runs), {met.sum}, m_ownDocument, m_library);
    for (const auto& [sentence, runs] : m_said)
        warn(furtherRuns(runs) + ": " + sentence);
    if (!m_met.empty())
        warn(RunRemarksText::tr("What is odd in each of these files says rankscope-cli check.")
                 .toStdString());
}

}  // namespace cli
