// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/collection_session.h"
#include "core/documents/sessions/sample_session.h"
#include "core/documents/sessions/session.h"

#include <variant>

namespace core {

/// The content of a session file: a ranked list, classified samples, or a collection.
using AnySession = std::variant<Session, SampleSession, CollectionSession>;

/// Parses any kind, detected by its field "format". `name` is used in errors only.
Parsed<AnySession> parseAnySession(std::string_view text, const std::string& name);

std::string toJson(const AnySession& session);

/// The session's unknown fields, as JSON.
std::string& unknownFields(AnySession& session);

}  // namespace core
