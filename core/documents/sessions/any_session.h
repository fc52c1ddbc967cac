// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/collection_session.h"
#include "core/documents/sessions/sample_session.h"
#include "core/documents/sessions/session.h"

#include <variant>

namespace core {

/// What a session file may hold: a ranked list, classified samples, or a collection.
using AnySession = std::variant<Session, SampleSession, CollectionSession>;

/// Reads any kind, told by its field "format". `name` is used in errors only.
Parsed<AnySession> parseAnySession(std::string_view text, const std::string& name);

/// The session's own toJson.
std::string toJson(const AnySession& session);

/// The session's fields we do not know, as JSON.
std::string& unknownFields(AnySession& session);

}  // namespace core
