// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/host/host.h"

namespace cli {

namespace {

thread_local Host* caller = nullptr;

}  // namespace

Host* host()
{
    return caller;
}

std::stop_token stopOfHost()
{
    return caller ? caller->stop : std::stop_token();
}

Hosted::Hosted(Host& by)
{
    caller = &by;
}

Hosted::~Hosted()
{
    caller = nullptr;
}

}  // namespace cli
