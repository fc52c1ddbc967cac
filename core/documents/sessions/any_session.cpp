// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/any_session.h"

#include "core/collections/import/recognise.h"

namespace core {

namespace {

template <class T>
Parsed<AnySession> asAny(Parsed<T> session)
{
    if (!session)
        return std::move(session).error();
    return AnySession(*std::move(session));
}

}  // namespace

Parsed<AnySession> parseAnySession(std::string_view text, const std::string& name)
{
    const FileKind kind = recognise(text);
    if (kind == FileKind::SampleSession)
        return asAny(parseSampleSession(text, name));
    if (kind == FileKind::CollectionSession)
        return asAny(parseCollectionSession(text, name));
    return asAny(parseSession(text, name));
}

std::string toJson(const AnySession& session)
{
    return std::visit([](const auto& held) { return toJson(held); }, session);
}

std::string& unknownFields(AnySession& session)
{
    return std::visit([](auto& held) -> std::string& { return held.unknownFields; }, session);
}

}  // namespace core
