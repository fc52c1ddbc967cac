// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_remarks.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"

#include <utility>

namespace cli {

namespace {

constexpr std::size_t mostAlone = 8;

std::string furtherRuns(const std::vector<std::string>& runs)
{
    return Wording::tr("%n more runs (%1)", nullptr, static_cast<int>(runs.size()))
        .arg(QString::fromStdString(firstOf(runs)))
        .toStdString();
}

std::string severalRuns(const std::vector<std::string>& runs)
{
    return Wording::tr("%n runs (%1)", nullptr, static_cast<int>(runs.size()))
        .arg(QString::fromStdString(firstOf(runs)))
        .toStdString();
}

}  // namespace

RunRemarks::RunRemarks(core::OwnDocument ownDocument, const core::Library* library)
    : m_ownDocument(ownDocument)
    , m_library(library)
{}

void RunRemarks::tell(const std::string& run, core::Diagnostics diagnostics)
{
    if (const auto shallow = taken(core::Warning::UnequalDepths, diagnostics)) {
        m_shallow.runs.push_back(run);
        const std::size_t before = m_shallow.sum.count;
        m_shallow.sum = before == 0 ? *shallow : core::Diagnostic{shallow->warning, 0, 0, {}};
        m_shallow.sum.count = before + shallow->count;
    }
    if (++m_runs <= mostAlone)
        return tellAs(run, std::move(diagnostics), m_ownDocument, m_library);
    for (const core::Diagnostic& diagnostic : diagnostics) {
        Met& met = m_met[diagnostic.warning];
        met.runs.push_back(run);
        met.sum.warning = diagnostic.warning;
        met.sum.count += diagnostic.count;
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
    if (!m_shallow.runs.empty())
        tellAs(m_shallow.runs.size() == 1 ? m_shallow.runs.front() : severalRuns(m_shallow.runs),
               {m_shallow.sum}, m_ownDocument, m_library);
    for (const auto& [warning, met] : m_met)
        tellAs(furtherRuns(met.runs), {met.sum}, m_ownDocument, m_library);
    for (const auto& [sentence, runs] : m_said)
        warn(furtherRuns(runs) + ": " + sentence);
    if (!m_met.empty())
        warn(Wording::tr("To list the warnings for each file, run rankscope-cli check.")
                 .toStdString());
}

}  // namespace cli
