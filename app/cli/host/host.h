// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <stop_token>
#include <string>
#include <vector>

namespace cli {

struct HeldInputs;

/// A program that calls a command in its own process, where a shell would start one: what the
/// command prints and says comes here, and what it reads may come from here.
struct Host {
    const HeldInputs* inputs = nullptr;  ///< not null
    std::stop_token stop;                ///< nobody wants the result any more
    std::string text;                    ///< what it found, in each form that it can print
    std::string json;
    std::vector<core::Table> tables;
    std::vector<std::string> said;  ///< lines that a shell would see on standard error
};

/// Who called the command that runs on this thread; null where that was a shell.
Host* host();
/// Its stop token; of a shell one that never stops.
std::stop_token stopOfHost();

/// While it lives, commands on this thread are called by that host.
class Hosted {
public:
    explicit Hosted(Host& by);
    ~Hosted();
    Hosted(const Hosted&) = delete;
    Hosted& operator=(const Hosted&) = delete;
};

}  // namespace cli
