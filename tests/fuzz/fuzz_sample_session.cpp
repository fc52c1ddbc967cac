// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/sample_session.h"
#include "tests/fuzz/json_refusal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto session = core::parseSampleSession(fuzz::text(data, size), "input");
    if (!session)
        return fuzz::refused(session.error(), fuzz::text(data, size));
    const core::Samples& samples = session->samples;
    fuzz::require(session->typed || session->model < samples.models.size());
    for (const core::ModelScores& model : samples.models)
        fuzz::require(model.values.size() == samples.size());
    fuzz::require(samples.ids.empty() || samples.ids.size() == samples.size());
    fuzz::require(samples.weights.empty() || samples.weights.size() == samples.size());
    fuzz::require(samples.groups.size() == (samples.groupNames.empty() ? 0 : samples.size()));
    const std::string written = core::toJson(*session);
    const auto again = core::parseSampleSession(written, "written");
    fuzz::require(again && *again == *session && core::toJson(*again) == written);
    return 0;
}
