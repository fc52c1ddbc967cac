// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz.h"
#include "ui/text/sessions/embedded_session.h"
#include "ui/text/sessions/encoded_session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray file(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto carried = ui::embeddedSession(file);
    if (!carried)
        return 0;
    fuzz::require(ui::figureFormatIn(file).has_value());
    fuzz::require(carried->session.size() <= ui::mostSessionBytes);
    fuzz::require(carried->problem.isEmpty() || carried->session.isEmpty());
    if (!carried->problem.isEmpty())
        return 0;
    const auto again = ui::encoded(carried->session);  // other streams may be shorter than ours
    fuzz::require(!again || ui::unsealed(*again) == carried->session);
    return 0;
}
