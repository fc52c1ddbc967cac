// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <stop_token>
#include <string>
#include <vector>

namespace cli {

struct InMemoryInputs;

/// A program that runs a command in its own process. It receives what the command prints, and may
/// supply what it reads.
struct Host {
    const InMemoryInputs* inputs = nullptr;  ///< not null
    std::stop_token stop;                    ///< the result is no longer wanted
    std::string text;                        ///< the result, in each form that it can print
    std::string json;
    std::vector<core::Table> tables;
    std::vector<std::string> said;   ///< lines for standard error: errors and warnings
    std::vector<std::string> notes;  ///< likewise, on properties that most data have
};

/// The host of the command on this thread; null if a shell started it.
Host* host();
/// The host's stop token; never stops without a host.
std::stop_token stopOfHost();

/// Makes a host the caller of commands on this thread during its lifetime.
class Hosted {
public:
    explicit Hosted(Host& by);
    ~Hosted();
    Hosted(const Hosted&) = delete;
    Hosted& operator=(const Hosted&) = delete;
};

}  // namespace cli
