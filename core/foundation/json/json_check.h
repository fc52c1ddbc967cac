// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Takes the values of a JSON text in the order in which they stand there.
class JsonSink {
public:
    virtual ~JsonSink() = default;
    virtual void null() = 0;
    virtual void boolean(bool is) = 0;
    virtual void integer(std::int64_t number) = 0;
    virtual void unsignedInteger(std::uint64_t number) = 0;
    virtual void number(double number) = 0;
    virtual void text(std::string& text) = 0;  ///< may be moved from, as the key
    virtual void key(std::string& name) = 0;
    /// @param path as errors show it: ranked[3].id; empty for the whole
    virtual void startObject(const std::string& path) = 0;
    virtual void startArray(const std::string& path) = 0;
    virtual void end() = 0;  ///< of the object or array that was started last
};

/// Why a text is no JSON that can be read without loss: a syntax error with its line, a number
/// beyond `double`, a field that stands twice in one object, or nesting beyond 64 levels. Nothing
/// when it is fine. O(n).
std::optional<ParseError> jsonProblem(std::string_view text, const std::string& file);

/// The same, with every value up to the problem given to `sink`: the text is read once.
std::optional<ParseError> readJson(std::string_view text, const std::string& file, JsonSink& sink);

}  // namespace core
