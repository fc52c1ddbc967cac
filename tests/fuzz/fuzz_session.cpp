// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session.h"
#include "tests/fuzz/json_refusal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto session = core::parseSession(fuzz::text(data, size), "input");
    if (!session)
        return fuzz::refused(session.error(), fuzz::text(data, size));
    fuzz::require(!session->shown.empty());
    const std::string written = core::toJson(*session);
    const auto again = core::parseSession(written, "written");
    fuzz::require(again && *again == *session && core::toJson(*again) == written);
    return 0;
}
